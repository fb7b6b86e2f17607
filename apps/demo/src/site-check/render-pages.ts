import { beginningOf } from '../clip.ts'
import type { SiteCalls } from '../site-audit/messages.ts'
import {
  CELL_STATES,
  type CellState,
  type LanguageMatrix,
  type PageFilter,
} from '../site-audit/page-links.ts'
import { element } from '../view/element.ts'
import { reachable } from '../view/scroller.ts'
import { urlText } from '../view/url-text.ts'
import type { Words } from './words-en.ts'

const SIGNS: Readonly<Record<CellState, string>> = {
  missing: '–',
  own: '●',
  returned: '✓',
  'one-way': '→',
  unlisted: '?',
}

const FILTERS: readonly PageFilter[] = ['all', 'broken', 'incomplete']
/** How many pages are drawn at a time. */
const SHOWN = 25
/** Of one URL, in characters. */
const LONGEST = 300

type Rows = ReturnType<SiteCalls['pages']>

/**
 * Draws the pages of a site by languages, some at a time.
 *
 * @param ask - Asks the worker for pages.
 */
export function renderPages(
  { to }: LanguageMatrix,
  words: Words,
  ask: (filter: PageFilter, from: number, count: number) => Promise<Rows>,
): HTMLElement[] {
  const filter = element(
    'select',
    { id: 'site-filter' },
    ...FILTERS.map((name) => element('option', { value: name }, words.filters[name])),
  )
  const body = element('tbody')
  const said = element('span', { class: 'note', 'aria-live': 'polite' })
  const earlier = element('button', { type: 'button', class: 'quiet' }, words.earlier)
  const later = element('button', { type: 'button', class: 'quiet' }, words.later)
  let from = 0
  let turn = 0

  async function show(start: number): Promise<void> {
    turn++
    const own = turn
    const chosen = FILTERS.find((name) => name === filter.value) ?? 'all'
    const { total, rows } = await ask(chosen, start, SHOWN)
    if (own !== turn) return
    from = start
    body.replaceChildren(...rows.map((row) => renderRow(row, to, words)))
    said.textContent =
      total === 0 ? words.noPages : words.range(start + 1, start + rows.length, total)
    earlier.disabled = start === 0
    later.disabled = start + rows.length >= total
  }

  // A worker that was stopped gives no pages; the view says so elsewhere.
  const showFrom = (start: number) => void show(start).catch(() => undefined)
  filter.addEventListener('change', () => showFrom(0))
  earlier.addEventListener('click', () => showFrom(Math.max(0, from - SHOWN)))
  later.addEventListener('click', () => showFrom(from + SHOWN))
  showFrom(0)

  const table = element(
    'table',
    { class: 'matrix pages' },
    element('caption', { class: 'visually-hidden' }, words.pages),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col', class: 'corner' }, words.page),
        ...to.map((lang) => element('th', { scope: 'col' }, lang)),
      ),
    ),
    body,
  )
  return [
    element(
      'p',
      { class: 'preset-picker' },
      element('label', { for: 'site-filter' }, words.show),
      filter,
    ),
    element(
      'ul',
      { class: 'state-legend' },
      ...CELL_STATES.map((state) =>
        element(
          'li',
          { class: state },
          element('span', { class: 'state-sign', 'aria-hidden': 'true' }, SIGNS[state]),
          words.states[state],
        ),
      ),
    ),
    reachable(
      element('div', { class: 'table-box', role: 'group', 'aria-label': words.pages }, table),
    ),
    element('p', { class: 'actions pager' }, earlier, later, said),
  ]
}

function renderRow(
  { loc, lang, cells }: Rows['rows'][number],
  to: readonly string[],
  words: Words,
): HTMLElement {
  return element(
    'tr',
    {},
    element(
      'th',
      { scope: 'row' },
      urlText({ text: beginningOf(loc, LONGEST), length: loc.length }),
      lang === '' ? null : element('span', { class: 'tag' }, lang),
    ),
    ...cells.map((index, column) => {
      const state = CELL_STATES[index]!
      const said = `${to[column]}: ${words.states[state]}`
      return element(
        'td',
        { class: state, title: said },
        element('span', { 'aria-hidden': 'true' }, SIGNS[state]),
        element('span', { class: 'visually-hidden' }, words.states[state]),
      )
    }),
  )
}
