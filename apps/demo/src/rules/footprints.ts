import type { TraceStep } from '@waymark/normalize'

/** A stretch of the input, with the steps that changed something in it. */
export interface Footprint {
  readonly text: string
  /** Numbers from one, in running order. */
  readonly steps: readonly number[]
  /** The steps whose stretch ends here: their numbers are drawn behind it. */
  readonly ending: readonly number[]
}

/** Cuts the input where the steps of a trace begin and end; the texts join up to it exactly. */
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
    // Something that was only put in has a place but no text.
    const put = numbersWhere((step) => step.inputStart === start && step.inputEnd === start)
    if (put.length > 0) prints.push({ text: '', steps: put, ending: put })
    const end = offsets[i + 1]
    if (end === undefined) continue
    prints.push({
      text: input.slice(start, end),
      steps: numbersWhere((step) => step.inputStart <= start && step.inputEnd >= end),
      ending: numbersWhere((step) => step.inputStart <= start && step.inputEnd === end),
    })
  }
  return prints
}
