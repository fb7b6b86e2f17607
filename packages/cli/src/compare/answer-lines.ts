import type { Answer, PurposeAnswer, UrlDifference } from '@waymark/compare'
import { verbatim } from '../failure.ts'
import { columnsOf, fold } from '../help.ts'
import type { Io } from '../io.ts'
import { listed, say, spoken } from '../speech.ts'
import { hangingLines } from '../terminal/section.ts'

/** If the answer with all differences is longer than this, they are left out. */
const MOST_LINES = 6

/** The answer in one sentence, then the purposes by answer. */
export function answerLines(answer: Answer, io: Io): string[] {
  const short = linesOf(answer, false, io)
  const full = linesOf(answer, true, io)
  return full.length > MOST_LINES ? short : full
}

/** @param areExplained - Whether each purpose has its difference after its name, unless the headline has it. */
function linesOf(answer: Answer, areExplained: boolean, io: Io): string[] {
  const { purposes, differences } = answer
  const known = areExplained ? differences[0]?.code : null
  const namesOf = (wanted: boolean | null): string =>
    listed(
      purposes
        .filter(({ equal }) => equal === wanted)
        .map((purpose) => nameOf(purpose, areExplained && purpose.difference?.code !== known)),
    )
  const [same, different, silent] = [namesOf(true), namesOf(false), namesOf(null)]
  const rows = [
    [same, say('The same: {purposes:verbatim}', { purposes: same }), 'green'],
    [different, say('Different: {purposes:verbatim}', { purposes: different }), 'yellow'],
    [silent, say('No answer: {purposes:verbatim}', { purposes: silent }), 'dim'],
  ] as const
  return [
    ...headlineLines(answer, io),
    ...rows
      .filter(([names]) => names !== '')
      .flatMap(([, text, colour]) =>
        hangingLines(text, io.columns).map((line) => io.paint(colour, line)),
      ),
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
