import { fold, LEAST_COLUMNS } from '../help.ts'
import type { Io } from '../io.ts'
import { safeText } from '../terminal/safe-text.ts'
import { type Answer, costOf } from './answer.ts'
import { remedyText } from './remedy-text.ts'

/** Each method with its answer, the reason, what would make the URLs equal, and the cost of a wrong answer. */
export function verdictLines(answers: readonly Answer[], io: Io): string[] {
  const width = Math.max(...answers.map(({ verdict }) => verdict.method.length))
  return [...answers.flatMap((answer) => linesOf(answer, width, io)), ...countLines(answers, io)]
}

function linesOf(answer: Answer, width: number, { paint, columns }: Io): string[] {
  const { method, equal, why, remedy = [] } = answer.verdict
  const said =
    equal === null
      ? paint('dim', 'no answer')
      : equal
        ? paint('green', 'equal    ')
        : paint('yellow', 'different')
  const isBeside = columns - (width + 15) >= LEAST_COLUMNS
  const indent = ' '.repeat(isBeside ? width + 15 : 6)
  const room = columns - indent.length
  const reasons = fold(safeText(why, 400), room)
  const first = isBeside ? `  ${reasons.shift()}` : ''
  const cost = costOf(answer)
  return [
    `  ${paint('cyan', method.padEnd(isBeside ? width : 0))}  ${said}${first}`,
    ...reasons.map((line) => indent + line),
    ...(remedy.length === 0 ? [] : fold(remedyText(remedy), room).map((line) => indent + line)),
    ...(cost === null
      ? []
      : fold(`If wrong: ${cost}`, room).map((line) => indent + paint('dim', line))),
    '',
  ]
}

function countLines(answers: readonly Answer[], { columns }: Io): string[] {
  const count = (wanted: boolean | null) =>
    answers.filter(({ verdict }) => verdict.equal === wanted).length
  const unasked = count(null)
  const rest = unasked === 0 ? '' : `, and ${unasked} without an answer because they need --options`
  return fold(`Equal by ${count(true)}, different by ${count(false)}${rest}.`, columns)
}
