import type { TraceStep } from '@waymark/normalize'
import { beginningOf, endOf } from '../clip.ts'

/** A stretch of the input, with the steps that changed something in it. */
export interface Footprint {
  readonly text: string
  /** The end of a long part whose middle is left out. */
  readonly rest: string | null
  /** Numbers from one, in running order. */
  readonly steps: readonly number[]
  /** The steps whose part ends here: their numbers are drawn after it. */
  readonly ending: readonly number[]
}

const LONGEST_PRINT = 400

/** The whole string, or both ends of one that is too long to show. */
function ends(text: string): Pick<Footprint, 'text' | 'rest'> {
  if (text.length <= LONGEST_PRINT) return { text, rest: null }
  return { text: beginningOf(text, LONGEST_PRINT / 2), rest: endOf(text, LONGEST_PRINT / 2) }
}

/** Cuts the input where the steps of a trace begin and end. Together, the pieces are the input, except what is left out. */
export function cutFootprints(
  input: string,
  steps: readonly Pick<TraceStep, 'inputStart' | 'inputEnd'>[],
): Footprint[] {
  const cuts = new Set([0, input.length])
  for (const { inputStart, inputEnd } of steps) cuts.add(inputStart).add(inputEnd)
  const offsets = [...cuts].sort((a, b) => a - b)
  const prints: Footprint[] = []
  const numbersWhere = (holds: (step: (typeof steps)[number]) => boolean): number[] =>
    steps.flatMap((step, i) => (holds(step) ? [i + 1] : []))
  for (const [i, start] of offsets.entries()) {
    // An insertion has a place but is empty.
    const put = numbersWhere((step) => step.inputStart === start && step.inputEnd === start)
    if (put.length > 0) prints.push({ text: '', rest: null, steps: put, ending: put })
    const end = offsets[i + 1]
    if (end === undefined) continue
    prints.push({
      ...ends(input.slice(start, end)),
      steps: numbersWhere((step) => step.inputStart <= start && step.inputEnd >= end),
      ending: numbersWhere((step) => step.inputStart <= start && step.inputEnd === end),
    })
  }
  return prints
}
