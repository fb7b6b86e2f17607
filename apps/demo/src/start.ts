import { readLanguage } from './language.ts'
import { fillPage, showDocumentation, startSwitcher } from './view/languages.ts'
import { loadWords } from './words/load.ts'

/** Draws the page in its language; in English if the words of another do not come. */
async function start(): Promise<void> {
  const language = readLanguage(window.location.search)
  startSwitcher(language)
  showDocumentation(language)
  try {
    await loadWords(language)
  } catch {
    startSwitcher('en')
  }
  fillPage()
  await import('./main.ts')
}

void start()
