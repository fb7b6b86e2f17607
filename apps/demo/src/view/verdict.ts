import type { VerdictLevel } from '@waymark/display/verdict'
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

/**
 * Draws the one sentence that a visitor came for.
 *
 * @param whole - Gives the serialised URL; only a part of it may be drawn.
 */
export function renderVerdict(
  target: HTMLElement,
  verdict: Verdict,
  whole: () => WholeText,
  accept: (suggestion: Suggestion) => void,
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
        href(verdict.href, whole),
      )
      return
    case 'parsed':
      target.replaceChildren(
        destinationLine(verdict.destination),
        element(
          'p',
          { class: 'verdict-head' },
          SIGNS[verdict.level] === '' ? '' : sign(SIGNS[verdict.level]),
          element('strong', {}, sentenceText(verdict.title)),
        ),
        verdict.reasons.length === 0
          ? ''
          : element(
              'ul',
              { class: 'verdict-reasons' },
              ...verdict.reasons.map((reason) => element('li', {}, prose(reason.text))),
            ),
        element('p', { class: 'note' }, verdict.note),
        href(verdict.href, whole),
      )
      return
    case 'failed':
      target.replaceChildren(
        element('p', { class: 'verdict-head' }, sign('✕'), element('strong', {}, verdict.title)),
        element('p', {}, prose(verdict.why)),
        ...verdict.suggestions.map((suggestion) => {
          const button = element(
            'button',
            { type: 'button' },
            `${suggestion.label} `,
            visibleText(clip(beginningOf(suggestion.shown, LONGEST_SHOWN))),
            cut(suggestion.shown.length > LONGEST_SHOWN),
          )
          button.addEventListener('click', () => accept(suggestion))
          return button
        }),
      )
  }
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

function href(url: Clip, whole: () => WholeText): HTMLElement {
  return element(
    'p',
    { class: 'href' },
    limited(urlText(url, 'href-text')),
    copyButton(drawingWords().copyUrl, whole),
  )
}

function sign(text: string): HTMLElement {
  return element('span', { class: 'sign', 'aria-hidden': 'true' }, text)
}
