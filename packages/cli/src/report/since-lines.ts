import { quote } from '@waymark/infra/internal'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { say } from '../speech.ts'
import { safeText } from '../terminal/safe-text.ts'
import { sameText } from './severity-words.ts'
import { type Change, nameOfCount, type ReportChanges } from './since.ts'

const SHOWN_CHANGES = 10

/**
 * What has changed since an earlier report.
 *
 * @param hidden - How many problems were found and are not reported.
 */
export function sinceLines(
  since: ReportChanges | undefined,
  hidden: number,
  { paint, columns }: Pick<Io, 'paint' | 'columns'>,
): string[] {
  if (since === undefined) return []
  const { generated, counts, problems } = since
  const lines = [
    ...Object.entries(counts).map(
      ([name, change]) => `${nameOfCount(name)}: ${changeText(change)}`,
    ),
    ...problems.slice(0, SHOWN_CHANGES).map(({ code, value, ...change }) => {
      const what = value === undefined ? code : `${code} ${quote(value)}`
      return `${safeText(what, 200)}: ${changeText(change)}`
    }),
    ...(problems.length > SHOWN_CHANGES ? [andOtherCauses(problems.length - SHOWN_CHANGES)] : []),
  ]
  return [
    paint('bold', say('Since {generated}', { generated })),
    ...(lines.length === 0 ? [sameText(hidden)] : lines)
      .flatMap((line) => fold(line, columns - 2))
      .map((line) => `  ${line}`),
    '',
  ]
}

function changeText({ before, after }: Change): string {
  return say('{before} before, {after} now', { before, after })
}

/** The last line of a list of causes that does not show them all. */
export function andOtherCauses(n: number): string {
  return say('… and {n} other {n|cause|causes}', { n })
}
