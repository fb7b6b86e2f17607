import { groupVerdicts, type VerdictGroup } from '@waymark/compare'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { verbatim } from '../failure.ts'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { say } from '../speech.ts'
import { safeText } from '../terminal/safe-text.ts'
import { type Answer, whyOf } from './answer.ts'
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
  group: VerdictGroup,
  answers: readonly Answer[],
  isExpected: boolean,
  { paint, columns }: Io,
): string[] {
  const { equal, methods, remedy } = group
  const [only = ''] = methods
  const isOne = methods.length === 1
  const colour = equal === null ? 'dim' : equal ? 'green' : 'yellow'
  const by = isOne ? verbatim(only) : sentence('{n} {n|method|methods}', { n: methods.length })
  const head = answerText(equal, by, whyOf(group))
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

/** The reason of an equal answer is always the same. */
function answerText(equal: boolean | null, by: Sentence, because: string): string {
  if (equal === null) return say('No answer without an option by {by:phrase}', { by })
  if (equal) return say('Equal by {by:phrase}', { by })
  const text = safeText(because, 800)
  const why = verbatim(text.slice(0, 1).toLowerCase() + text.slice(1).replace(/[.。]$/, ''))
  return say('Different by {by:phrase}: {why:phrase}', { by, why })
}

function optionsOf(name: string, answers: readonly Answer[]): string {
  const required = answers.find(({ verdict }) => verdict.method === name)?.method.options ?? []
  const names = required.filter((option) => option.required).map((option) => option.name)
  return names.length === 0 ? '' : ` (${names.join(', ')})`
}
