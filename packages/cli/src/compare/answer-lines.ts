import type { Answer, PurposeAnswer } from '@waymark/compare'
import { columnsOf, fold } from '../help.ts'
import type { Io } from '../io.ts'
import { listed, say, spoken } from '../speech.ts'
import { hangingLines } from '../terminal/section.ts'

/** If the answer with all reasons is longer than this, they are left out. */
const MOST_LINES = 6

/** The answer in one sentence, then the purposes by answer. */
export function answerLines(answer: Answer, io: Io): string[] {
  const short = linesOf(answer, [], io)
  const fuller = [[true, false], [false]].map((explained) => linesOf(answer, explained, io))
  return fuller.find(({ length }) => length <= MOST_LINES) ?? short
}

/** @param explained - The answers whose purposes are also grouped by their reason, unless the headline has it. */
function linesOf(answer: Answer, explained: readonly boolean[], io: Io): string[] {
  const lines = ([true, false, null] as const).flatMap((wanted) => {
    const groups = new Map<string, string[]>()
    for (const purpose of answer.purposes) {
      if (purpose.equal !== wanted) continue
      const isPlain = wanted === null || !explained.includes(wanted)
      const why = isPlain || isInHeadline(purpose, answer) ? '' : whyOf(purpose)
      groups.set(why, [...(groups.get(why) ?? []), nameOf(purpose)])
    }
    return [...groups].flatMap(([why, names]) => {
      const text = why === '' ? plainText(wanted, names) : `${capital(why)}: ${listed(names)}`
      return hangingLines(text, io.columns).map((line) => io.paint(colourOf(wanted), line))
    })
  })
  return [...headlineLines(answer, io), ...lines]
}

/** Whether the headline names what decides for the purpose, or what it ignores. */
function isInHeadline({ equal, differences: own }: PurposeAnswer, answer: Answer): boolean {
  const { purposes, differences: all } = answer
  if (all.length < 2) return own.every(({ code }) => code === all[0]?.code)
  const codes = new Set(purposes.flatMap(({ differences }) => differences.map(({ code }) => code)))
  return codes.size === (equal ? all : own).length
}

function plainText(equal: boolean | null, names: readonly string[]): string {
  const purposes = listed(names)
  return equal === null
    ? say('No answer: {purposes:verbatim}', { purposes })
    : equal
      ? say('The same: {purposes:verbatim}', { purposes })
      : say('Different: {purposes:verbatim}', { purposes })
}

function colourOf(equal: boolean | null): 'green' | 'yellow' | 'dim' {
  return equal === null ? 'dim' : equal ? 'green' : 'yellow'
}

/** The answer in one sentence, then each purpose with its reason and the definition that answers. */
export function answerTable(answer: Answer, io: Io): string[] {
  const rows = answer.purposes.map((purpose): readonly [string, string] => [
    nameOf(purpose),
    `${whyOf(purpose)} · ${purpose.method}`,
  ])
  return [...headlineLines(answer, io), ...columnsOf(rows, io)]
}

function headlineLines({ headline, data = {} }: Answer, { columns, paint }: Io): string[] {
  return fold(spoken().say({ text: headline, data }), columns).map((line) => paint('bold', line))
}

function nameOf({ who }: PurposeAnswer): string {
  return spoken().say({ text: who, data: {} })
}

function whyOf({ why, data = {} }: PurposeAnswer): string {
  return spoken().say({ text: why, data })
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
