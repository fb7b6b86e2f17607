import { beginningOf, clip } from '../clip.ts'
import type { Suggestion, Verdict } from '../model.ts'
import { copyButton, type WholeText } from './copy.ts'
import { element } from './element.ts'
import { cut } from './excerpt.ts'
import { prose } from './prose.ts'
import { limited } from './scroller.ts'
import { urlText, visibleText } from './url-text.ts'

const LONGEST_SHOWN = 60

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
  target.className = `verdict ${verdict.kind}`
  switch (verdict.kind) {
    case 'empty':
      target.replaceChildren(
        element('p', {}, 'Type or paste a URL, or pick an example. It is parsed while you type.'),
      )
      return
    case 'parsed':
      target.replaceChildren(
        element('p', { class: 'verdict-head' }, sign('✓'), element('strong', {}, verdict.title)),
        element(
          'p',
          { class: 'href' },
          limited(urlText(verdict.href, 'href-text')),
          copyButton('Copy URL', whole),
        ),
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

function sign(text: string): HTMLElement {
  return element('span', { class: 'sign', 'aria-hidden': 'true' }, text)
}
