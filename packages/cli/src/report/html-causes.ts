import { count } from '@waymark/infra'
import type { ProblemKind } from '@waymark/site'
import { codeLink, prose, section, text } from './html-text.ts'
import { leftOutText } from './left-out.ts'

/** More would make the page slow. The JSON report has all. */
const SHOWN = 50

/** One row of the table: the problems with one code and one cause. */
interface Item extends Pick<ProblemKind, 'code' | 'severity' | 'count' | 'entries' | 'leftOut'> {
  readonly value?: string
  readonly remedy: string
}

/** A table of all causes: errors first, then what leaves out the most, then what occurs most often. */
export function causes(kinds: readonly ProblemKind[]): string {
  const items = kinds.flatMap(itemsOf).sort(byWeight)
  if (items.length === 0) return ''
  const rows = items.slice(0, SHOWN).map(row).join('\n')
  const rest = items.length - SHOWN
  return section(
    'Causes, by weight',
    `<div class="wide"><table class="causes"><thead><tr><th>Cause</th><th class="number">Problems</th><th class="number">Entries</th><th>Left out</th><th>What to do</th></tr></thead><tbody>
${rows}
</tbody></table></div>${rest > 0 ? `\n<p class="more">… and ${count(rest)} more, in the JSON report.</p>` : ''}`,
  )
}

/** How many causes the problems of a severity have: the rows of the table. */
export function causeCount(
  kinds: readonly ProblemKind[],
  severity: ProblemKind['severity'],
): number {
  return kinds.filter((kind) => kind.severity === severity).flatMap(itemsOf).length
}

function itemsOf(kind: ProblemKind): Item[] {
  const { code, severity, remedy } = kind
  if (kind.causes.length === 0) return [kind]
  return kind.causes.map(({ value, suggestion, ...figures }) => ({
    code,
    severity,
    ...(value === null ? {} : { value }),
    remedy: suggestion === undefined ? remedy : `Write \`${suggestion}\`.`,
    ...figures,
  }))
}

function row({ code, severity, value, count: times, entries, leftOut, remedy }: Item): string {
  const cause = value === undefined ? '' : ` <b class="value">${text(value)}</b>`
  const left = leftOutText(leftOut)
  const cells = [
    `<td class="number" data-label="Problems">${count(times)}</td>`,
    entries === null
      ? '<td></td>'
      : `<td class="number" data-label="Entries">${count(entries)}</td>`,
    left === '' ? '<td></td>' : `<td data-label="Left out">${text(left)}</td>`,
    `<td class="wrap">${prose(remedy)}</td>`,
  ].join('')
  return `<tr class="${severity}"><th scope="row"><span class="severity">${severity}</span> ${codeLink(code)}${cause}</th>${cells}</tr>`
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
  return leftOut.entries + leftOut.links + leftOut.dates
}
