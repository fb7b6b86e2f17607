import { groupVerdicts, type PartComparison, type VerdictGroup } from '@waymark/compare'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { verbatim } from '../failure.ts'
import { columnsOf, fold, type Row } from '../help.ts'
import type { Io } from '../io.ts'
import { say, spoken } from '../speech.ts'
import { safeText } from '../terminal/safe-text.ts'
import { costOf, type MethodVerdict, whyOf } from './method-verdict.ts'
import { remedyText } from './remedy-text.ts'

/**
 * The methods by answer and reason, with what would make the URLs equal.
 *
 * @param parts - The parts that the cost of a wrong answer depends on, to list each method with its cost; `null` to list only names.
 */
export function groupLines(
  answers: readonly MethodVerdict[],
  parts: PartComparison | null,
  io: Io,
): string[] {
  const groups = groupVerdicts(answers.map(({ verdict }) => verdict))
  return groups.flatMap((group) => linesOf(group, answers, parts, io))
}

function linesOf(
  group: VerdictGroup,
  answers: readonly MethodVerdict[],
  parts: PartComparison | null,
  io: Io,
): string[] {
  const { equal, methods, remedy } = group
  const [only = ''] = methods
  const isOne = methods.length === 1
  const colour = equal === null ? 'dim' : equal ? 'green' : 'yellow'
  const by = isOne ? verbatim(only) : sentence('{n} {n|method|methods}', { n: methods.length })
  const [first = '', ...others] = fold(answerText(equal, by, whyOf(group)), io.columns - 2)
  const head = [io.paint(colour, first), ...others.map((line) => `  ${io.paint(colour, line)}`)]
  const members = answers.filter(({ method }) => methods.includes(method.name))
  const linesFor = (text: string): string[] => fold(text, io.columns - 2).map((line) => `  ${line}`)
  const remedies =
    remedy.length === 0 ? [] : linesFor(remedyText(remedy)).map((line) => io.paint('dim', line))
  if (parts !== null) {
    const rows = members.map((member): Row => [member.method.name, noteOf(member, parts)])
    return [...head, ...remedies, ...columnsOf(rows, io)]
  }
  const names = members.map((member) => member.method.name + optionsOf(member))
  // The head names a single method, but not the options that it lacks.
  const isNamed = isOne && names[0] === only
  return [...head, ...(isNamed ? [] : linesFor(names.join(', '))), ...remedies]
}

/** The reason of an equal answer is always the same. */
function answerText(equal: boolean | null, by: Sentence, because: string): string {
  if (equal) return say('Equal by {by:phrase}', { by })
  const text = safeText(because, 800)
  const why = verbatim(text.slice(0, 1).toLowerCase() + text.slice(1).replace(/[.。]$/, ''))
  return equal === null
    ? say('No answer by {by:phrase}: {why:phrase}', { by, why })
    : say('Different by {by:phrase}: {why:phrase}', { by, why })
}

/** What a wrong answer of a method costs, or what it has no answer for. */
function noteOf(member: MethodVerdict, parts: PartComparison): string {
  const { method, verdict } = member
  if (verdict.equal !== null) return costOf(member, parts) ?? ''
  const options = optionsOf(member).trim()
  return options === '' ? spoken().entry('methods', method).without : options
}

function optionsOf({ method, verdict }: MethodVerdict): string {
  // Without keys, it lacks an option.
  if (verdict.equal !== null || verdict.keys !== null) return ''
  const names = method.options.filter(({ required }) => required).map(({ name }) => name)
  return names.length === 0 ? '' : ` (${names.join(', ')})`
}
