import type { Pairs, Values } from '../hash.ts'

/** Everything a visitor can change in the stepper. */
export interface StepperState {
  readonly url: string
  readonly base: string
  /** The step that is shown, from 0. */
  readonly at: number
}

/** Writes the state as the pairs of a link; defaults are left out. */
export function writeStepperState({ url, base, at }: StepperState): Pairs {
  const pairs: [string, string][] = [
    ['view', 'stepper'],
    ['url', url],
  ]
  if (base !== '') pairs.push(['base', base])
  if (at !== 0) pairs.push(['at', String(at + 1)])
  return pairs
}

/** Reads what `writeStepperState` wrote; `null` if it has no URL. */
export function readStepperState(values: Values): StepperState | null {
  const url = values.get('url')
  if (url === undefined) return null
  const at = /^[1-9]\d{0,5}$/.exec(values.get('at') ?? '')
  return { url, base: values.get('base') ?? '', at: at === null ? 0 : Number(at[0]) - 1 }
}
