### Strona bez serwera: jej gry żyją w przeglądarce.

site-where = Gdzie żyją twoje gry
site-home = Twoje gry żyją w tej przeglądarce i nigdzie indziej. Kto usunie jej dane, usunie też gry.
site-loading = Gra się wczytuje: { $percent } %. Tymczasem możesz się rozejrzeć.
site-old-browser = Ta przeglądarka jest za stara, żeby tu grać: brakuje jej WebAssembly albo rozpakowywania. Zasady można czytać; grać można w nowszej.
site-engine = Nie udało się wczytać gry. Zasady można czytać; wczytaj stronę ponownie i spróbuj jeszcze raz.
site-no-storage = Ta przeglądarka niczego tu nie przechowuje, jak okna prywatne. Możesz grać, ale gra skończy się z tą stroną: zapisz w porę jej zapis.
site-storage-full = W przeglądarce nie ma już miejsca, więc ruch nie został wykonany. Zwolnij miejsce albo zapomnij stare stoły i zagraj go ponownie.
site-storage-failed = Przeglądarka nie mogła tego zachować, więc nie zostało wykonane. Spróbuj ponownie.
site-played-elsewhere = W tę grę gra się w innej karcie; tu oglądasz. Zamknij tamtą kartę, żeby grać tutaj.
site-needs-server = Do tego potrzebny jest serwer; strona działa bez niego.
site-lost = Czegoś z tej strony nie udało się wczytać. To, w co grasz, jest zachowane; spróbuj ponownie.
