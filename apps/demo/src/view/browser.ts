import { explainDifference, type TwoAnswers } from '../browser-differences.ts'
import { clip } from '../clip.ts'
import { readWords } from '../words/read.ts'
import { translation } from '../words/translation.ts'
import { element } from './element.ts'
import { prose } from './prose.ts'
import { limited } from './scroller.ts'
import { urlText } from './url-text.ts'

/** What the browser that shows the page makes of a URL; `null` if it is not one for it. */
export function askBrowser(input: string, base: string | null): string | null {
  try {
    return new URL(input, base ?? undefined).href
  } catch {
    return null
  }
}

/** Draws the browser's answer and the reason for it, if it is another than ours. */
export function renderBrowserAnswer(target: HTMLElement, answers: TwoAnswers | null): void {
  target.hidden = answers === null || answers.ours === answers.theirs
  if (answers === null || answers.ours === answers.theirs) {
    target.replaceChildren()
    return
  }
  const words = readWords()
  const difference = explainDifference(answers)
  target.dataset['difference'] = difference?.name ?? 'unknown'
  target.replaceChildren(
    element('p', { class: 'browser-head' }, words.browserDiffers),
    answers.theirs === null
      ? element('p', {}, words.notAUrlToIt)
      : element('p', { class: 'href' }, limited(urlText(clip(answers.theirs), 'browser-href'))),
    difference === null
      ? element('p', { class: 'note' }, words.unknownDifference)
      : element(
          'p',
          { class: 'note' },
          prose(translation()?.differences[difference.name] ?? difference.words),
          ' ',
          element('a', { href: difference.source, rel: 'noreferrer' }, words.standard),
        ),
  )
}
