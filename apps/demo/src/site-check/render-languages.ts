import type { LanguageMatrix } from '../site-audit/page-links.ts'
import { element } from '../view/element.ts'
import { reachable } from '../view/scroller.ts'
import type { Words } from './words-en.ts'

/** What is said of the links between two languages. */
export interface LanguageWords {
  readonly about: string
  /** @param back - `null` if no page has the other language. */
  pair(from: string, to: string, links: number, back: number | null): string
}

/** Draws how many pages of each language link to each other language. */
export function renderLanguages(
  { from, to, pairs, more }: LanguageMatrix,
  words: Words,
  said: LanguageWords,
  number: (value: number) => string,
): HTMLElement[] {
  const corner = element('th', { scope: 'col', class: 'corner' }, words.from)
  const table = element(
    'table',
    { class: 'matrix' },
    element('caption', { class: 'visually-hidden' }, words.languages),
    element(
      'thead',
      {},
      element('tr', {}, corner, ...to.map((lang) => element('th', { scope: 'col' }, lang))),
    ),
    element(
      'tbody',
      {},
      ...from.map(({ lang, pages }, row) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, lang === '' ? words.noLanguage : lang),
          ...pairs[row]!.map((pair, column) => {
            if (pair === null) return cell('own', number(pages), '', words.own(lang, pages))
            const text = said.pair(lang, to[column]!, pair.pages, pair.back)
            if (pair.pages === 0) return cell('none', '–', '', text)
            if (pair.back === null) return cell('plain', number(pair.pages), '', text)
            const isWhole = pair.back >= pair.pages
            const back = isWhole ? '' : `↩ ${number(pair.back)}`
            return cell(isWhole ? 'whole' : 'partial', number(pair.pages), back, text)
          }),
        ),
      ),
    ),
  )
  const box = reachable(
    element('div', { class: 'table-box', role: 'group', 'aria-label': words.languages }, table),
  )
  return [
    element('p', { class: 'note' }, said.about),
    box,
    ...(more === 0 ? [] : [element('p', { class: 'note' }, words.moreLanguages(more))]),
  ]
}

function cell(kind: string, shown: string, below: string, said: string): HTMLElement {
  return element(
    'td',
    { class: kind, title: said },
    element('span', { 'aria-hidden': 'true' }, shown),
    below === '' ? null : element('span', { class: 'back', 'aria-hidden': 'true' }, below),
    element('span', { class: 'visually-hidden' }, said),
  )
}
