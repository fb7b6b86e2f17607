import type { Answer, PurposeAnswer, UrlDifference } from '@waymark/compare'
import { verbatim } from '../failure.ts'
import { columnsOf, fold } from '../help.ts'
import type { Io } from '../io.ts'
import { listed, say, spoken } from '../speech.ts'

/** The answer is in so many lines, unless the terminal is very narrow. */
const MOST_LINES = 6

/** The answer in one sentence, then the purposes by answer. */
export function answerLines(answer: Answer, io: Io): string[] {
  const short = linesOf(answer, false, io)
  const full = linesOf(answer, true, io)
  return full.length > MOST_LINES ? short : full
}

/** @param areExplained - Whether a purpose has its difference beside it, where that is not the one in the headline. */
function linesOf(answer: Answer, areExplained: boolean, io: Io): string[] {
  const { purposes, differences } = answer
  const known = areExplained ? differences[0]?.code : null
  const namesOf = (wanted: boolean | null): string =>
    listed(
      purposes
        .filter(({ equal }) => equal === wanted)
        .map((purpose) => nameOf(purpose, areExplained && purpose.difference?.code !== known)),
    )
  const rows = [
    [say('The same: {purposes:verbatim}', { purposes: namesOf(true) }), namesOf(true), 'green'],
    [say('Different: {purposes:verbatim}', { purposes: namesOf(false) }), namesOf(false), 'yellow'],
    [say('No answer: {purposes:verbatim}', { purposes: namesOf(null) }), namesOf(null), 'dim'],
  ] as const
  return [
    ...headlineLines(answer, io),
    ...rows.flatMap(([text, names, colour]) => {
      if (names === '') return []
      const [first = '', ...others] = fold(text, io.columns - 2)
      return [first, ...others.map((line) => `  ${line}`)].map((line) => io.paint(colour, line))
    }),
  ]
}

/** The answer in one sentence, then each purpose with the definition that answers. */
export function answerTable(answer: Answer, io: Io): string[] {
  const rows = answer.purposes.map((purpose): readonly [string, string] => {
    const { equal, method, difference } = purpose
    const said =
      equal === null ? say('no answer') : equal ? say('the same') : differenceText(difference!)
    return [nameOf(purpose, false), `${said} (${method})`]
  })
  return [...headlineLines(answer, io), ...columnsOf(rows, io)]
}

function headlineLines({ headline, data = {} }: Answer, { columns, paint }: Io): string[] {
  return fold(spoken().say({ text: headline, data }), columns).map((line) => paint('bold', line))
}

function nameOf({ who, difference }: PurposeAnswer, isExplained: boolean): string {
  const name = spoken().say({ text: who, data: {} })
  return isExplained && difference !== null ? `${name} (${whatOf(difference)})` : name
}

function differenceText(difference: UrlDifference): string {
  return say('different: {difference:phrase}', { difference: verbatim(whatOf(difference)) })
}

function whatOf({ what, data = {} }: UrlDifference): string {
  return spoken().say({ text: what, data })
}
