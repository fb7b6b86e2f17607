import { type Language, readLanguage } from '../language.ts'
import { startWorker as startJapanese } from './ja-worker.ts?worker-script'
import { startWorker as startRussian } from './ru-worker.ts?worker-script'
import { startWorker as startEnglish } from './worker.ts?worker-script'

const STARTERS: Readonly<Record<Language, () => Promise<Worker>>> = {
  en: startEnglish,
  ja: startJapanese,
  ru: startRussian,
}

/** Starts a worker that speaks the language of the page. */
export function startWorker(): Promise<Worker> {
  return STARTERS[readLanguage(window.location.search)]()
}
