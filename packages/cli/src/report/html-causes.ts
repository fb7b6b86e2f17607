import { countLeftOut } from '@waymark/site'
import { figure, say } from '../speech.ts'
import { codeLink, moreInJson, prose, section, text } from './html-text.ts'
import { leftOutText } from './left-out.ts'
import { saidKind } from './remedies.ts'
import type { ReportedKind } from './report.ts'
import { severityWord } from './severity-words.ts'

/** More would make the page slow. The JSON report has all. */
const SHOWN = 50

/** One row of the table: the problems with one code and one cause. */
interface Item
  extends Pick<ReportedKind, 'code' | 'severity' | 'count' | 'entries' | 'links' | 'leftOut'> {
  readonly value?: string
  /** One sentence: what is wrong. */
  readonly summary: string
  readonly remedy: string
}

/** A column that is left out if all its cells are empty. */
interface Column {
  readonly name: () => string
  readonly isNumber: boolean
  cell(item: Item): string
}

const COLUMNS: readonly Column[] = [
  { name: () => say('Problems'), isNumber: true, cell: (item) => figure(item.count) },
  {
    name: () => say('Entries'),
    isNumber: true,
    cell: ({ entries }) => (entries === null || entries === 0 ? '' : figure(entries)),
  },
  {
    name: () => say('Links'),
    isNumber: true,
    cell: ({ links, leftOut }) =>
      links === undefined || leftOut !== undefined ? '' : figure(links),
  },
  { name: () => say('Left out'), isNumber: false, cell: ({ leftOut }) => leftOutText(leftOut) },
]

/** A table of all causes: errors first, then what leaves out the most, then what occurs most often. */
export function causes(kinds: readonly ReportedKind[]): string {
  const items = kinds.flatMap(itemsOf).sort(byWeight)
  if (items.length === 0) return ''
  const columns = COLUMNS.filter(({ cell }) => items.some((item) => cell(item) !== ''))
  const head = columns.map(
    ({ name, isNumber }) =>
      `<th scope="col"${isNumber ? ' class="number"' : ''}>${text(name())}</th>`,
  )
  const rows = items.slice(0, SHOWN).map((item) => row(item, columns))
  const rest = items.length - SHOWN
  return section(
    say('Causes, by weight'),
    `<div class="wide"><table class="causes"><thead><tr><th scope="col">${text(say('Cause'))}</th>${head.join('')}<th scope="col">${text(say('What to do'))}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>${rest > 0 ? `\n${moreInJson(rest)}` : ''}`,
  )
}

/** How many causes the problems of a severity have: the rows of the table. */
export function causeCount(
  kinds: readonly ReportedKind[],
  severity: ReportedKind['severity'],
): number {
  return kinds.filter((kind) => kind.severity === severity).flatMap(itemsOf).length
}

function itemsOf(kind: ReportedKind): Item[] {
  const { code, severity, summary, remedy: shared } = saidKind(kind)
  const remedy = shared || say('What to do is said with each problem.')
  if (kind.causes.length === 0) return [{ ...kind, summary, remedy }]
  return kind.causes.map(({ value, suggestion, ...figures }) => ({
    code,
    severity,
    ...(value === null ? {} : { value }),
    summary,
    remedy: suggestion === undefined ? remedy : say('Write {suggestion:code}.', { suggestion }),
    ...figures,
  }))
}

function row(item: Item, columns: readonly Column[]): string {
  const { code, severity, value, summary, remedy } = item
  const cause = value === undefined ? '' : ` <b class="value">${text(value)}</b>`
  const cells = columns.map(({ name, isNumber, cell }) => {
    const shown = cell(item)
    if (shown === '') return '<td></td>'
    return `<td${isNumber ? ' class="number"' : ''} data-label="${text(name())}">${text(shown)}</td>`
  })
  return `<tr class="${severity}"><th scope="row"><span class="severity">${text(severityWord(severity))}</span> ${codeLink(code)}${cause}<p class="note">${prose(summary)}</p></th>${cells.join('')}<td class="wrap">${prose(remedy)}</td></tr>`
}

const ORDER = ['error', 'warning', 'info']

function byWeight(one: Item, other: Item): number {
  return (
    ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) ||
    lost(other) - lost(one) ||
    other.count - one.count
  )
}

function lost({ leftOut }: Item): number {
  return leftOut === undefined ? 0 : countLeftOut(leftOut)
}
