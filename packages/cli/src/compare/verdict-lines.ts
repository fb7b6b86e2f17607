import { verbatim } from '../failure.ts'
import { fold, LEAST_COLUMNS } from '../help.ts'
import type { Io } from '../io.ts'
import { say } from '../speech.ts'
import { layOut, safeText, widthOf } from '../terminal/safe-text.ts'
import { type Answer, costOf, whyOf } from './answer.ts'
import { remedyText } from './remedy-text.ts'

/** Each method with its answer, the reason, what would make the URLs equal, and the cost of a wrong answer. */
export function verdictLines(answers: readonly Answer[], io: Io): string[] {
  const width = Math.max(...answers.map(({ verdict }) => verdict.method.length))
  return [...answers.flatMap((answer) => linesOf(answer, width, io)), ...countLines(answers, io)]
}

function linesOf(answer: Answer, width: number, { paint, columns }: Io): string[] {
  const { method, equal, remedy = [] } = answer.verdict
  const answers = answerWidth()
  const padded = (text: string) => text + ' '.repeat(answers - widthOf(layOut(text)))
  const said =
    equal === null
      ? paint('dim', padded(say('no answer')))
      : equal
        ? paint('green', padded(say('equal')))
        : paint('yellow', padded(say('different')))
  const isBeside = columns - (width + answers + 6) >= LEAST_COLUMNS
  const indent = ' '.repeat(isBeside ? width + answers + 6 : 6)
  const room = columns - indent.length
  const reasons = fold(safeText(whyOf(answer.verdict), 400), room)
  const first = isBeside ? `  ${reasons.shift()}` : ''
  const cost = costOf(answer)
  return [
    `  ${paint('cyan', method.padEnd(isBeside ? width : 0))}  ${said}${first}`,
    ...reasons.map((line) => indent + line),
    ...(remedy.length === 0 ? [] : fold(remedyText(remedy), room).map((line) => indent + line)),
    ...(cost === null
      ? []
      : fold(say('If wrong: {cost:phrase}', { cost: verbatim(cost) }), room).map(
          (line) => indent + paint('dim', line),
        )),
    '',
  ]
}

function answerWidth(): number {
  const said = [say('no answer'), say('equal'), say('different')]
  return Math.max(...said.map((text) => widthOf(layOut(text))))
}

function countLines(answers: readonly Answer[], { columns }: Io): string[] {
  const count = (wanted: boolean | null) =>
    answers.filter(({ verdict }) => verdict.equal === wanted).length
  const unasked = count(null)
  const facts = { equal: count(true), different: count(false) }
  const text =
    unasked === 0
      ? say('Equal by {equal}, different by {different}.', facts)
      : say(
          'Equal by {equal}, different by {different}, and {unasked} without an answer because they need --options.',
          { ...facts, unasked },
        )
  return fold(text, columns)
}
