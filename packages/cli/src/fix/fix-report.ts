import type { ProblemEntry } from '@waymark/infra/problem'
import type { ProblemKind } from '@waymark/site'
import type { FixedDatabase } from '@waymark/site/node'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { causeText, occurrences } from '../report/cause-text.ts'
import { severityWord } from '../report/severity-words.ts'
import { andMore } from '../report/summary.ts'
import { say } from '../speech.ts'
import { safePath, safeText } from '../terminal/safe-text.ts'

const SHOWN_CAUSES = 10

/** A kind of problems that are left, and why no answer is certain. */
export interface LeftKind extends Omit<ProblemKind, 'first' | 'leftOut'> {
  readonly reason?: string
}

/** Adds the reasons to the problems that are left. */
export function leftKinds(
  kinds: readonly ProblemKind[],
  entries: readonly ProblemEntry[],
): readonly LeftKind[] {
  const reasons = new Map(entries.map(({ code, notFixed }) => [code, notFixed]))
  return kinds.map(({ first: _, leftOut: __, ...kind }) => {
    const reason = reasons.get(kind.code)
    return reason === undefined ? kind : { ...kind, reason }
  })
}

/** What `validate --fix` prints for people. */
export function fixText(
  path: string,
  { form, output, patch, fixed }: FixedDatabase,
  left: readonly LeftKind[],
  io: Pick<Io, 'paint' | 'columns'>,
): string {
  const { paint, columns } = io
  const times = fixed.reduce((sum, kind) => sum + kind.count, 0)
  const name = path === '-' ? say('standard input') : safePath(path)
  return [
    paint('bold', `${name}: ${times === 0 ? say('nothing to fix') : problemsFixed(times)}`),
    ...fixed.flatMap((kind) => [
      `  ${paint('green', say('fixed'))} ${paint('bold', kind.code)} (${occurrences(kind)})`,
      ...causeLines(kind.causes, columns),
    ]),
    ...(left.length === 0 ? [] : ['', paint('bold', say('Left, because no answer is certain'))]),
    ...left.flatMap((kind) => [
      `  ${severityWord(kind.severity)} ${paint('bold', kind.code)} (${occurrences(kind)})`,
      ...(kind.reason === undefined
        ? []
        : fold(kind.reason, columns - 4).map((line) => `    ${line}`)),
      ...causeLines(kind.causes, columns),
    ]),
    ...(output === null ? [] : ['', `${paint('cyan', say('Database'))}  ${safePath(output)}`]),
    ...(patch === null
      ? []
      : [
          `${paint('cyan', say('Patch'))}     ${safePath(patch)} (${form === 'json' ? 'JSON Patch' : say('unified diff, for patch -p1')})`,
        ]),
    '',
  ].join('\n')
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
