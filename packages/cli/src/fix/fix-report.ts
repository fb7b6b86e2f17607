import type { FixedKind } from '@waymark/site'
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
  found: FixedDatabase,
  io: Pick<Io, 'paint' | 'columns'>,
): string {
  const { form, backup, patch, fixed } = found
  const { paint, columns } = io
  return [
    paint('bold', fixedTitle(path, found)),
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
    ...reasonsLeft(leftIn(found), columns),
    '',
    '',
  ].join('\n')
}

/** The problems of a file that are left. */
export interface LeftProblems {
  readonly left: number
  /** How many of these have a correction that was not asked for. */
  readonly withheld: number
}

/** Why problems are not corrected. */
export function reasonsLeft({ left, withheld }: LeftProblems, columns: number): string[] {
  const others = left - withheld
  return [
    ...(withheld === 0
      ? []
      : [
          say(
            '{n} {n|fix gives|fixes give} a URL another meaning: --unsafe-fix writes {n|it|them}.',
            { n: withheld },
          ),
        ]),
    ...(others === 0
      ? []
      : [
          say(
            '{n} {n|problem has|problems have} no certain correction: waymark explain <code> says why.',
            { n: others },
          ),
        ]),
  ].flatMap((line) => fold(line, columns))
}

/** How many problems of a database are fixed, or would be. */
export function fixedTitle(path: string, { fixed }: FixedDatabase, isDryRun = false): string {
  return `${safePath(path)}: ${problemsFixed(countOf(fixed), isDryRun)}`
}

/** The problems of a database that are left. */
export function leftIn({ left, withheld }: FixedDatabase): LeftProblems {
  return { left: countOf(left), withheld }
}

/** Says for people beside an output for programs what is fixed, or would be, and why problems are left. */
export function tellFixed(title: string, left: LeftProblems, io: Io): void {
  io.complain(title)
  for (const line of reasonsLeft(left, io.columns)) io.complain(line)
}

function countOf(kinds: readonly Pick<FixedKind, 'count'>[]): number {
  return kinds.reduce((sum, { count }) => sum + count, 0)
}

/** How many problems of a file are fixed, or would be. */
export function problemsFixed(n: number, isDryRun = false): string {
  if (n === 0) return say('nothing to fix')
  return isDryRun
    ? say('{n} {n|problem|problems} would be fixed', { n })
    : say('{n} {n|problem|problems} fixed', { n })
}

function causeLines(causes: FixedKind['causes'], columns: number): string[] {
  const more = causes.length - SHOWN_CAUSES
  return [
    ...causes
      .slice(0, SHOWN_CAUSES)
      .flatMap((cause) => fold(`- ${safeText(causeText(cause), 300)}`, columns - 4)),
    ...(more > 0 ? [`- ${andMore(more)}`] : []),
  ].map((line) => `    ${line}`)
}
