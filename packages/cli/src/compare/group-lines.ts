import { groupVerdicts, type VerdictGroup } from '@waymark/compare'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { safeText } from '../terminal/safe-text.ts'
import type { Answer } from './answer.ts'
import { remedyText } from './remedy-text.ts'

/**
 * The methods by answer and reason, with what would make the URLs equal.
 *
 * @param isExpected - Whether the strings are identical: nobody needs a list of the methods that say equal, or a long one of
 *   those that are for other URLs.
 */
export function groupLines(answers: readonly Answer[], isExpected: boolean, io: Io): string[] {
  const groups = groupVerdicts(answers.map(({ verdict }) => verdict))
  return groups.flatMap((group) => linesOf(group, answers, isExpected, io))
}

function linesOf(
  { equal, methods, why, remedy }: VerdictGroup,
  answers: readonly Answer[],
  isExpected: boolean,
  { paint, columns }: Io,
): string[] {
  const [only = ''] = methods
  const isOne = methods.length === 1
  const colour = equal === null ? 'dim' : equal ? 'green' : 'yellow'
  const head =
    answerText(equal, isOne ? only : `${methods.length} methods`) + reasonText(equal, why)
  const [first = '', ...others] = fold(head, columns - 2)
  const names = equal === null ? methods.map((name) => name + optionsOf(name, answers)) : methods
  const linesFor = (text: string): string[] => fold(text, columns - 2).map((line) => `  ${line}`)
  const named = linesFor(names.join(', '))
  const areShown = equal === null || !(isOne || (isExpected && (equal || named.length > 1)))
  return [
    paint(colour, first),
    ...others.map((line) => `  ${paint(colour, line)}`),
    ...(areShown ? named : []),
    ...(remedy.length === 0 ? [] : linesFor(remedyText(remedy)).map((line) => paint('dim', line))),
  ]
}

function answerText(equal: boolean | null, by: string): string {
  if (equal === null) return `No answer without an option by ${by}`
  return `${equal ? 'Equal' : 'Different'} by ${by}`
}

/** The reason of an equal answer is always the same. */
function reasonText(equal: boolean | null, why: string): string {
  if (equal !== false) return ''
  const text = safeText(why, 800)
  return `: ${text.slice(0, 1).toLowerCase()}${text.slice(1).replace(/\.$/, '')}`
}

function optionsOf(name: string, answers: readonly Answer[]): string {
  const required = answers.find(({ verdict }) => verdict.method === name)?.method.options ?? []
  const names = required.filter((option) => option.required).map((option) => option.name)
  return names.length === 0 ? '' : ` (${names.join(', ')})`
}
