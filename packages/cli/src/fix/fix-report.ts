import type { ProblemKind } from '@waymark/site'
import type { FixedDatabase } from '@waymark/site/node'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { causeText, occurrences } from '../report/cause-text.ts'
import { andMore } from '../report/summary.ts'
import { say } from '../speech.ts'
import { safePath, safeText } from '../terminal/safe-text.ts'

const SHOWN_CAUSES = 10

/** What `validate --fix` says for people about the database, before the problems that are left. */
export function fixText(
  path: string,
  { form, backup, patch, fixed, withheld }: FixedDatabase,
  io: Pick<Io, 'paint' | 'columns'>,
): string {
  const { paint, columns } = io
  return [
    paint('bold', fixedTitle(path, fixed)),
    ...fixed.flatMap((kind) => [
      `  ${paint('green', say('fixed'))} ${paint('bold', kind.code)} (${occurrences(kind)})`,
      ...causeLines(kind.causes, columns),
    ]),
    ...(backup === null ? [] : [`${paint('cyan', say('Backup'))}  ${safePath(backup)}`]),
    ...(patch === null
      ? []
      : [
          `${paint('cyan', say('Patch'))}  ${safePath(patch)} (${form === 'json' ? 'JSON Patch' : say('unified diff, for patch -p1')})`,
        ]),
    ...withheldLines(withheld, columns),
    '',
    '',
  ].join('\n')
}

/** The corrections that were not asked for. */
export function withheldLines(n: number, columns: number): string[] {
  if (n === 0) return []
  const told = say(
    '{n} more {n|fix gives|fixes give} a URL another meaning: --unsafe-fix writes {n|it|them}.',
    { n },
  )
  return fold(told, columns)
}

/** How many problems of a database are fixed. */
export function fixedTitle(path: string, fixed: readonly ProblemKind[]): string {
  const n = countOf(fixed)
  return `${safePath(path)}: ${n === 0 ? say('nothing to fix') : problemsFixed(n)}`
}

/** Says what would be fixed. */
export function tellDryRun(path: string, { fixed, withheld }: FixedDatabase, io: Io): void {
  io.complain(`waymark validate: ${safePath(path)}: ${problemsToFix(countOf(fixed))}`)
  for (const line of withheldLines(withheld, io.columns)) io.complain(line)
}

function countOf(kinds: readonly ProblemKind[]): number {
  return kinds.reduce((sum, { count }) => sum + count, 0)
}

/** How many problems of a file would be fixed. */
export function problemsToFix(n: number): string {
  return say('{n} {n|problem|problems} would be fixed', { n })
}

/** How many problems of a file are fixed. */
export function problemsFixed(n: number): string {
  return say('{n} {n|problem|problems} fixed', { n })
}

function causeLines(causes: ProblemKind['causes'], columns: number): string[] {
  const more = causes.length - SHOWN_CAUSES
  return [
    ...causes
      .slice(0, SHOWN_CAUSES)
      .flatMap((cause) => fold(`- ${safeText(causeText(cause), 300)}`, columns - 4)),
    ...(more > 0 ? [`- ${andMore(more)}`] : []),
  ].map((line) => `    ${line}`)
}
