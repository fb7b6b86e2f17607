import type { Clip } from '../clip.ts'
import type { Verdict } from '../model.ts'
import type { Item, Row, Source } from '../rows.ts'
import { element } from './element.ts'
import { prose } from './prose.ts'
import { limited } from './scroller.ts'
import { visibleText } from './url-text.ts'

/** Draws the table of parts. */
export function renderParts(
  target: HTMLElement,
  rows: readonly Row[],
  verdict: Verdict['kind'],
): void {
  if (rows.length === 0) {
    target.replaceChildren(element('p', { class: 'note' }, 'No parts yet.'))
    return
  }
  target.replaceChildren(
    verdict === 'failed'
      ? element('p', { class: 'note' }, 'Divided only by delimiters; nothing is checked.')
      : '',
    element(
      'table',
      { class: 'parts-table' },
      element('colgroup', {}, element('col', { class: 'part-column' }), element('col')),
      element(
        'thead',
        { class: 'visually-hidden' },
        element(
          'tr',
          {},
          element('th', { scope: 'col' }, 'Part'),
          element('th', { scope: 'col' }, 'Value'),
        ),
      ),
      element('tbody', {}, ...rows.map(renderRow)),
    ),
  )
}

const SOURCES: Readonly<Record<Source, string | null>> = {
  input: null,
  base: 'from the base',
  default: 'default',
  none: null,
}

function renderRow(row: Row): HTMLElement {
  const source = SOURCES[row.source]
  const tags = [row.kind, source].filter((tag) => tag !== null)
  const value =
    row.value === null
      ? element('span', { class: 'none' }, 'none')
      : row.value.length === 0
        ? element('span', { class: 'none' }, 'empty')
        : limited(visibleText(row.value, 'value'))
  return element(
    'tr',
    { class: row.part, 'data-part': row.part },
    element(
      'th',
      { scope: 'row' },
      element('span', { class: 'swatch', 'aria-hidden': 'true' }),
      row.label,
    ),
    element(
      'td',
      {},
      element(
        'div',
        { class: 'value-line' },
        value,
        ...tags.map((tag) => element('span', { class: 'tag' }, tag)),
      ),
      ...row.notes.map((note) => limited(element('p', { class: 'note' }, noteText(note)))),
      row.items.length === 0 ? null : renderItems(row.items, row.moreItems, row.part === 'path'),
    ),
  )
}

/** "Decoded: …" and its like end in text of the URL, which is isolated and made visible. */
function noteText({ text, length }: Clip): Node {
  const lead = /^(?:Decoded|For people|Written): /.exec(text)?.[0]
  if (lead === undefined) return prose(text)
  const fragment = document.createDocumentFragment()
  fragment.append(
    lead,
    visibleText({ text: text.slice(lead.length), length: length - lead.length }),
  )
  return fragment
}

function renderItems(items: readonly Item[], more: number, isPath: boolean): HTMLElement {
  const list = isPath
    ? element('ol', { class: 'segments', 'aria-label': 'Segments' }, ...items.map(renderSegment))
    : element(
        'dl',
        { class: 'parameters', 'aria-label': 'Parameters' },
        ...items.flatMap(renderParameter),
      )
  if (more === 0) return list
  return element('div', {}, list, element('p', { class: 'note' }, `and ${more} more`))
}

function renderSegment({ value }: Item): HTMLElement {
  return limited(element('li', {}, itemText(value)))
}

function renderParameter({ name, value }: Item): HTMLElement[] {
  return [
    limited(element('dt', {}, visibleText(name ?? { text: '', length: 0 }))),
    limited(element('dd', {}, itemText(value))),
  ]
}

function itemText(value: Clip): HTMLElement {
  return value.length === 0 ? element('span', { class: 'none' }, 'empty') : visibleText(value)
}
