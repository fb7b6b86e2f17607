import { viewTranslation } from '../words/translation.ts'
import { STEPS_EN, type StepWords } from './steps-en.ts'

/** What the stepper says besides the steps themselves. */
export interface Words {
  readonly url: string
  readonly base: string
  readonly copyLink: string
  readonly examples: string
  readonly keys: string
  readonly machine: string
  readonly first: string
  readonly back: string
  readonly play: string
  readonly pause: string
  readonly forward: string
  readonly last: string
  readonly speed: string
  readonly timeline: string
  /** Where the player is. */
  readonly stepOf: (step: number, total: number) => string
  readonly input: string
  readonly endOfInput: string
  readonly removed: string
  readonly state: string
  readonly nothingToDo: string
  readonly variables: string
  readonly variable: string
  readonly value: string
  readonly becomes: string
  readonly record: string
  readonly yes: string
  readonly no: string
  readonly empty: string
  readonly errors: string
  readonly noErrors: string
  readonly before: string
  readonly inStep: (step: number) => string
  readonly done: string
  readonly failed: string
  readonly tooLong: (most: number) => string
  readonly badBase: string
}

export const english: Words = {
  url: 'URL to step through',
  base: 'Base URL (optional)',
  copyLink: 'Copy link',
  examples: 'Examples',
  keys: 'Arrow keys go one step, Home and End to the ends, and Space plays.',
  machine: 'The state machine',
  first: 'First step',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step forward',
  last: 'Result',
  speed: 'Speed',
  timeline: 'Step',
  stepOf: (step, total) => `Step ${step} of ${total}`,
  input: 'Input',
  endOfInput: 'end',
  removed: 'removed before parsing',
  state: 'State',
  nothingToDo: 'At the end of the input, this state has nothing to do.',
  variables: 'Variables',
  variable: 'Variable',
  value: 'Value',
  becomes: 'becomes',
  record: 'URL record',
  yes: 'set',
  no: 'unset',
  empty: 'empty',
  errors: 'Validation errors so far',
  noErrors: 'None so far.',
  before: 'before the first step',
  inStep: (step) => `step ${step}`,
  done: 'The parser is done. The URL is',
  failed: 'Failure: this is not a URL.',
  tooLong: (most) =>
    `The stepper takes at most ${most} characters, so that each step can be shown.`,
  badBase: 'The base is not a URL, so there is none.',
}

export function stepperWords(): Words {
  return viewTranslation()?.stepper ?? english
}

/** The steps of each state. */
export function stepWords(): StepWords {
  return viewTranslation()?.steps ?? STEPS_EN
}
