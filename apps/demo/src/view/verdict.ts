import type { VerdictLevel } from '@waymark/display/verdict'
import type { Change } from '../changes.ts'
import { beginningOf, type Clip, clip } from '../clip.ts'
import type { ShownDestination } from '../destination.ts'
import type { Suggestion, Verdict } from '../model.ts'
import { drawingWords } from '../words/drawing.ts'
import { readWords } from '../words/read.ts'
import { copyButton, type WholeText } from './copy.ts'
import { element } from './element.ts'
import { cut } from './excerpt.ts'
import { prose, sentenceText } from './prose.ts'
import { limited } from './scroller.ts'
import { urlText, visibleText } from './url-text.ts'

const LONGEST_SHOWN = 60

/** A tick would look like approval. */
const SIGNS: Readonly<Record<VerdictLevel, string>> = { stop: '✕', caution: '!', clear: '' }

/** What a visitor can do about a verdict. */
export interface VerdictActions {
  readonly accept: (suggestion: Suggestion) => void
  /** Takes the input to the tab of many URLs. */
  readonly openMany: () => void
}

/**
 * Draws the one sentence that a visitor came for.
 *
 * @param whole - Gives the serialised URL; only a part of it may be drawn.
 */
export function renderVerdict(
  target: HTMLElement,
  verdict: Verdict,
  whole: () => WholeText,
  { accept, openMany }: VerdictActions,
): void {
  const level = verdict.kind === 'parsed' ? ` ${verdict.level}` : ''
  target.className = `verdict ${verdict.kind}${level}`
  const words = readWords()
  switch (verdict.kind) {
    case 'empty':
      target.replaceChildren(element('p', {}, words.emptyVerdict))
      return
    case 'sketched':
      target.replaceChildren(
        element('p', { class: 'verdict-head' }, element('strong', {}, words.parses)),
        element('p', { class: 'note' }, words.trustFollows),
        href(verdict.href, null),
      )
      return
    case 'parsed':
      target.replaceChildren(
        destinationLine(verdict.destination),
        verdict.title === ''
          ? ''
          : element(
              'p',
              { class: 'verdict-head' },
              sign(SIGNS[verdict.level]),
              element('strong', {}, sentenceText(verdict.title)),
            ),
        verdict.reasons.length === 0
          ? ''
          : element(
              'ul',
              { class: 'verdict-reasons' },
              ...verdict.reasons.map((reason) => element('li', {}, prose(reason.text))),
            ),
        element('p', { class: `standing ${verdict.standing}` }, verdict.note),
        ...suggestionButtons(verdict.suggestions, accept),
        // What should not be followed should not be copied either.
        href(verdict.isHrefNew ? verdict.href : null, verdict.level === 'stop' ? null : whole),
      )
      return
    case 'many': {
      const button = element('button', { type: 'button', id: 'open-many' }, words.openInMany)
      button.addEventListener('click', openMany)
      target.replaceChildren(
        element('p', { class: 'verdict-head' }, element('strong', {}, verdict.title)),
        element('p', {}, verdict.why),
        button,
        ...suggestionButtons(verdict.suggestions, accept),
      )
      return
    }
    case 'failed':
      target.replaceChildren(
        element('p', { class: 'verdict-head' }, sign('✕'), element('strong', {}, verdict.title)),
        element('p', {}, prose(verdict.why)),
        ...suggestionButtons(verdict.suggestions, accept),
      )
  }
}

function suggestionButtons(
  suggestions: readonly Suggestion[],
  accept: (suggestion: Suggestion) => void,
): HTMLElement[] {
  const [first] = suggestions
  if (first === undefined) return []
  const buttons = suggestions.map((suggestion) => {
    const { shown, isCertain } = suggestion
    const button = element(
      'button',
      { type: 'button', class: isCertain ? 'certain' : 'uncertain' },
      visibleText(clip(beginningOf(shown, LONGEST_SHOWN))),
      cut(shown.length > LONGEST_SHOWN),
      isCertain ? element('kbd', { 'aria-hidden': 'true' }, '⏎') : '',
    )
    button.addEventListener('click', () => accept(suggestion))
    return button
  })
  return [
    element(
      'div',
      { class: 'suggestions', role: 'group', 'aria-labelledby': 'suggestions-label' },
      element('span', { id: 'suggestions-label' }, first.label),
      ...buttons,
    ),
    ...(first.changes.length === 0 ? [] : [changeList(first.changes)]),
  ]
}

function changeList(changes: readonly Change[]): HTMLElement {
  const words = readWords()
  const text = (part: string) => visibleText(clip(beginningOf(part, LONGEST_SHOWN)))
  return element(
    'p',
    { class: 'note' },
    words.changesMade,
    ...changes.flatMap(({ before, after }, i) => [
      i === 0 ? '' : drawingWords().separator,
      before === '' ? '' : text(before),
      before === '' ? words.added : after === '' ? ` ${words.removedPart}` : ' → ',
      after === '' ? '' : text(after),
    ]),
  )
}

function destinationLine({ domain, host, scheme }: ShownDestination): HTMLElement {
  const words = readWords()
  const shownScheme = beginningOf(scheme.text, LONGEST_SHOWN)
  if (domain === null) {
    return element('p', { class: 'destination' }, words.leadsToNoHost(shownScheme))
  }
  const [before, after] = words.leadsTo(shownScheme)
  return element(
    'p',
    { class: 'destination' },
    before,
    element('b', {}, visibleText(domain)),
    after,
    ...(host === null ? [] : [words.onHost, visibleText(host)]),
  )
}

/**
 * @param url - `null` if it need not be said again.
 * @param whole - `null` if it is not to be copied.
 */
function href(url: Clip | null, whole: (() => WholeText) | null): HTMLElement | string {
  if (url === null && whole === null) return ''
  return element(
    'p',
    { class: 'href' },
    url === null ? '' : limited(urlText(url, 'href-text')),
    whole === null ? '' : copyButton(drawingWords().copyUrl, whole),
  )
}

function sign(text: string): HTMLElement {
  return element('span', { class: 'sign', 'aria-hidden': 'true' }, text)
}
