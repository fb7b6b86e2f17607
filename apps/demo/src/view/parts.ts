import type { Clip } from '../clip.ts'
import type { Verdict } from '../model.ts'
import type { Item, Row, Source } from '../rows.ts'
import { drawingWords } from '../words/drawing.ts'
import { readWords } from '../words/read.ts'
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
  const words = readWords()
  target.replaceChildren(
    verdict === 'failed' ? element('p', { class: 'note' }, words.onlyDivided) : '',
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
          element('th', { scope: 'col' }, words.part),
          element('th', { scope: 'col' }, words.value),
        ),
      ),
      element('tbody', {}, ...rows.filter((row) => !isAbsent(row)).map(renderRow)),
    ),
    renderAbsent(rows.filter(isAbsent)),
  )
}

function sourceName(source: Source): string | null {
  switch (source) {
    case 'base':
      return readWords().fromBase
    case 'default':
      return readWords().byDefault
    case 'input':
    case 'none':
      return null
  }
}

/** Whether there is nothing to say of a part. */
function isAbsent({ value, notes }: Row): boolean {
  return value === null && notes.length === 0
}

function renderAbsent(rows: readonly Row[]): HTMLElement | string {
  if (rows.length === 0) return ''
  const names = rows.map(({ label }) => label.toLowerCase()).join(drawingWords().separator)
  return element('p', { class: 'note absent' }, readWords().notInUrl(names))
}

function renderRow(row: Row): HTMLElement {
  const tags = [row.kind, sourceName(row.source)].filter((tag) => tag !== null)
  const value =
    row.value === null
      ? element('span', { class: 'none' }, drawingWords().none)
      : row.value.length === 0
        ? element('span', { class: 'none' }, drawingWords().empty)
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
      ...row.notes.map(renderNote),
      row.items.length === 0 ? null : renderItems(row.items, row.moreItems, row.part === 'path'),
    ),
  )
}

function renderNote(note: Clip): HTMLElement {
  return limited(element('p', { class: 'note' }, noteText(note)))
}

/** "Decoded: …" and its like end in text of the URL, which is isolated and made visible. */
function noteText({ text, length }: Clip): Node {
  const { decoded, written, displayAs } = readWords()
  const lead = [decoded, written, displayAs].find((each) => text.startsWith(each))
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
    ? element(
        'ol',
        { class: 'segments', 'aria-label': readWords().segments },
        ...items.map(renderSegment),
      )
    : element(
        'dl',
        { class: 'parameters', 'aria-label': readWords().parameters },
        ...items.flatMap(renderParameter),
      )
  if (more === 0) return list
  return element('div', {}, list, element('p', { class: 'note' }, readWords().moreItems(more)))
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
  return value.length === 0
    ? element('span', { class: 'none' }, drawingWords().empty)
    : visibleText(value)
}
