import type { SiteView } from '../site-audit/audit-site.ts'
import { element } from '../view/element.ts'
import { sentenceText } from '../view/prose.ts'

/** Draws the answer: its first line, with a sign for the worst problem, and what is less important. */
export function renderHeadline(
  headline: HTMLElement,
  { severities, failures }: Pick<SiteView, 'severities' | 'failures'>,
  [first = '', ...notes]: readonly string[],
): void {
  const { error, warning } = severities
  const isBad = error + failures.length > 0
  headline.className = `verdict ${isBad ? 'failed' : warning > 0 ? 'warned' : 'parsed'}`
  headline.replaceChildren(
    element(
      'p',
      { class: 'verdict-head' },
      element(
        'span',
        { class: 'sign', 'aria-hidden': 'true' },
        isBad ? '✕' : warning > 0 ? '!' : '✓',
      ),
      element('strong', {}, sentenceText(first)),
    ),
    ...notes.map((note) => element('p', { class: 'note' }, sentenceText(note))),
  )
}

/** A part of the results, under a heading. */
export function resultCard(
  id: string,
  title: string,
  children: readonly HTMLElement[],
): HTMLElement {
  return element(
    'section',
    { class: 'card', 'aria-labelledby': id },
    element('h2', { id }, title),
    ...children,
  )
}
