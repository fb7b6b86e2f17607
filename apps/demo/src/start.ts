import { readLanguage } from './language.ts'
import { startSwitcher } from './view/languages.ts'
import { startThemeButton } from './view/theme-button.ts'
import { loadWords } from './words/load.ts'

/** Draws the page in its language; in English if the words of another do not come. */
async function start(): Promise<void> {
  startSwitcher()
  try {
    await loadWords(readLanguage(window.location.search))
  } catch {
    // What is drawn later is in English.
  }
  startThemeButton()
  await import('./main.ts')
}

void start()
