import { escapeHidden } from '@waymark/infra/internal'
import type { SiteProblem } from '@waymark/site'
import { relatedTexts } from './place-text.ts'

const COLUMNS = [
  'severity',
  'code',
  'file',
  'line',
  'column',
  'cell',
  'pages',
  'pointer',
  'loc',
  'target',
  'lang',
  'suggestion',
  'declared',
  'value',
  'message',
  'remedy',
] as const satisfies readonly (keyof SiteProblem)[]

/** The names of the columns, as the first line of a CSV file, as in RFC 4180 but with the line ends of Unix. */
export const CSV_HEAD: string = `${[...COLUMNS, 'targets', 'related', 'twin', 'differs', 'source'].join(',')}\n`

/** A problem as one line of a CSV file. The members of a list are separated by spaces, other places by semicolons. */
export function csvLine(problem: SiteProblem): string {
  const values = [
    ...COLUMNS.map((column) => problem[column]),
    problem.targets?.join(' '),
    relatedTexts(problem, Number.POSITIVE_INFINITY).join('; ') || undefined,
    problem.twin,
    problem.differs?.join(' '),
    problem.source,
  ]
  return `${values.map(cell).join(',')}\n`
}

/** A cell that begins like this would be a formula, which a spreadsheet executes. It gets an apostrophe, which is not shown. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string | number | undefined): string {
  if (value === undefined) return ''
  const text = escapeHidden(String(value).replace(FORMULA, "'$&"))
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
