// Runs at the end of the HTML, before it is drawn: the page's own words are there in its language from the beginning.

import { readLanguage } from '../language.ts'
import { fillPage, markLanguage, showDocumentation } from '../view/languages.ts'
import { page as ja } from '../words/ja/page.ts'
import { page as ru } from '../words/ru/page.ts'

const language = readLanguage(window.location.search)
markLanguage(language)
showDocumentation(language)
if (language !== 'en') fillPage({ ja, ru }[language])
