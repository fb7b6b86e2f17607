import { LANGUAGES, type Language } from './languages.ts'
import type { Page } from './page.ts'
import { cliPages } from './pages/cli-pages.ts'
import { encodingPage } from './pages/encoding-page.ts'
import { factsPage } from './pages/facts-page.ts'
import { glossaryPage } from './pages/glossary-page.ts'
import { guidePages } from './pages/guide-pages.ts'
import { homePage } from './pages/home-pages.ts'
import { methodPages } from './pages/method-pages.ts'
import { oldCodePages } from './pages/old-code-pages.ts'
import { presetPages } from './pages/preset-pages.ts'
import { problemPages } from './pages/problem-pages.ts'
import { rulePages } from './pages/rule-pages.ts'

/** Every page in a language, except the API. */
export function pagesIn(language: Language): Page[] {
  return [
    homePage(language),
    ...guidePages(language),
    ...cliPages(language),
    factsPage(language),
    encodingPage(language),
    glossaryPage(language),
    ...problemPages(language),
    ...oldCodePages(language),
    ...rulePages(language),
    ...presetPages(language),
    ...methodPages(language),
  ]
}

/** Every page of the site, except the API. */
export function allPages(): Page[] {
  return LANGUAGES.flatMap(({ code }) => pagesIn(code))
}
