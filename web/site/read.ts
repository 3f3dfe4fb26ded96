import '../src/app.css'
import './read.css'
import './landing.css'
import { addCopying } from './copying'
import { rememberLanguage } from './language'
import { startSearch } from './search'
import { startTheme } from './theme'

// The pages to read are whole without this: it remembers a language, changes colours, searches and copies.
rememberLanguage()
startTheme()
startSearch()
addCopying()

/** On wide screens the list of pages stands open beside the text. */
if (matchMedia('(min-width: 900px)').matches)
  for (const contents of document.querySelectorAll<HTMLDetailsElement>('details.contents'))
    contents.open = true
