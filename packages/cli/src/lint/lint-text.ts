import { maskPassword } from '@waymark/infra/problem'
import { problemsFixed, reasonsLeft } from '../fix/fix-report.ts'
import { fold } from '../help.ts'
import { type TextPlace, textPlaces } from '../input/text-places.ts'
import type { Io } from '../io.ts'
import type { SeverityCounts } from '../report/severity-counts.ts'
import { countsText, severityWord } from '../report/severity-words.ts'
import { andMore } from '../report/summary.ts'
import { inOneLine, say, spoken } from '../speech.ts'
import { drawCarets } from '../terminal/carets.ts'
import { quoted, safeText } from '../terminal/safe-text.ts'
import type { LintedFile } from './linted-file.ts'

const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const

/** Shows each problem of a file with the place in it. */
export async function writeText(file: LintedFile, io: Io): Promise<void> {
  const { paint, stdout, columns } = io
  writeFixes(file, io)
  const places = placesOf(file)
  for (const [index, problem] of file.problems.entries()) {
    const { code, severity, message, remedy } = spoken().problem(problem)
    const { text, start, end } = excerptOf(problem, file, places[index]!)
    const { line, carets } = drawCarets(maskPassword(text), start, end, columns - 4)
    const { line: row, column } = places[index]!
    const fix = ('fix' in problem ? problem.fix : undefined) ?? problem.documentFix
    const label = fixLabel(problem)
    stdout.write(
      [
        `${file.name}:${row}:${column}: ${paint(COLOURS[severity], severityWord(severity))} ${paint('bold', code)}`,
        `  ${line}`,
        `  ${paint(COLOURS[severity], carets)}`,
        ...fold(safeText(inOneLine(message, remedy), 600), columns - 2).map((each) => `  ${each}`),
        ...(fix === undefined
          ? []
          : [
              `  ${paint('green', `${label}: ${safeText(fix.text === '' ? say('remove it') : fix.text)}`)}`,
            ]),
        '',
        '',
      ].join('\n'),
    )
    await stdout.relieve()
  }
}

/** Names in the description of an API are a contract with clients, so that nothing changes them. */
function fixLabel({ documentFix: fix }: LintedFile['problems'][number]): string {
  if (fix === undefined) return say('suggestion')
  return fix.isUnsafe === true ? say('unsafe fix') : say('fix')
}

/** The places of the problems of a file. */
export function placesOf({ text, problems }: LintedFile): readonly TextPlace[] {
  return textPlaces(
    text,
    problems.map(({ documentStart }) => documentStart),
  )
}

/** More of a line is not shown on either side of a problem. */
const MOST_LINE = 500

/** The URI with the problem; in the description of an API, and for a problem of the document itself, its line. */
function excerptOf(
  problem: LintedFile['problems'][number],
  { text, items }: LintedFile,
  { column }: TextPlace,
): { readonly text: string; readonly start: number; readonly end: number } {
  if ('index' in problem) {
    const { index, start, end } = problem
    const item = items[index]!
    if (!item.kind.startsWith('api-')) return { text: item.text, start, end }
  }
  const { documentStart: start, documentEnd: end } = problem
  const from = Math.max(start - column + 1, start - MOST_LINE)
  const [rest = ''] = text.slice(end, end + MOST_LINE).split(/\r?\n/, 1)
  return { text: text.slice(from, end) + rest, start: start - from, end: end - from }
}

/**
 * Counts the problems of all files.
 *
 * @param hidden - How many were found and are not reported.
 */
export function writeSummary(files: readonly LintedFile[], hidden: number, io: Io): void {
  const uris = files.reduce((sum, { items }) => sum + items.length, 0)
  const facts = { uris, n: files.length }
  const read = say('{uris} {uris|URI|URIs} in {n} {n|file|files}', facts)
  io.stdout.write(`${read}: ${countsText(countsOf(files), hidden, io)}\n`)
}

/** How many problems of each severity files have. */
export function countsOf(files: readonly LintedFile[]): SeverityCounts {
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { severity } of files.flatMap(({ problems }) => problems)) counts[severity]++
  return counts
}

/** More fixes are only counted. */
const MOST_FIXES = 100

/** Says what `--fix` has changed, and why not more. */
function writeFixes(file: LintedFile, { stdout, paint, columns }: Io): void {
  const { fixed, left } = file
  if (!hasFixText(file)) return
  const lines = fixed.slice(0, MOST_FIXES).flatMap(({ code, line, before, after }) => {
    const what =
      before === ''
        ? say('added {after}', { after: quoted(after, 200) })
        : after === ''
          ? say('removed {before}', { before: quoted(before, 200) })
          : say('{before} is now {after}', {
              before: quoted(before, 200),
              after: quoted(after, 200),
            })
    return fold(`${say('line {line}', { line })}: ${code}: ${what}`, columns - 2).map(
      (each) => `  ${each}`,
    )
  })
  const more = fixed.length - MOST_FIXES
  const rest = more > 0 ? [`  ${andMore(more)}`] : []
  const title = paint(fixed.length === 0 ? 'bold' : 'green', fixTitle(file))
  stdout.write([title, ...lines, ...rest, ...reasonsLeft(left, columns), '', ''].join('\n'))
}

/** Whether `--fix` has something to say about a file: nothing if it has and had no problems. */
export function hasFixText({ isFixing, fixed, left }: LintedFile): boolean {
  return isFixing && (fixed.length > 0 || left.left > 0)
}

/** How many problems of a file are fixed, or would be. */
export function fixTitle({ name, solved }: LintedFile, isDryRun = false): string {
  return `${name}: ${problemsFixed(solved, isDryRun)}`
}
