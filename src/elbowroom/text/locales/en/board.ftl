app-name = Elbowroom
