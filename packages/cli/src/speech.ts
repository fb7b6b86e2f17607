import type { Family, Method } from '@waymark/compare'
import { count, type FactsOf, type Sentence, sentence } from '@waymark/infra/internal'
import type { Facts, Problem, ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import type { Category, Preset, Rule, TrackingParameter } from '@waymark/normalize'
import type { FlagNames } from './flag-names.ts'

/** The texts of a problem, or of all problems of a code. */
type ProblemTexts = Pick<Problem, 'code' | 'message' | 'remedy' | 'data'>
type Reason = { readonly rule: string; readonly reason: string; readonly data?: Facts }
type KindTexts = Pick<ProblemEntry, 'code' | 'summary' | 'remedy'>

/** The language of what people read. Output for programs stays English. */
export interface Speech {
  /** A BCP 47 tag. */
  readonly tag: string
  /** Between the values of a list. */
  readonly comma: string
  say(said: Sentence): string
  number(value: number): string
  problem<Told extends ProblemTexts>(problem: Told): Told
  kind<Told extends KindTexts>(kind: Told): Told
  /** What a rule did. */
  reason(step: Reason): string
  entry(entry: ProblemEntry): ProblemEntry
  catalogue(catalogue: ProblemCatalogue): ProblemCatalogue
  rule(rule: Rule): Rule
  preset(preset: Preset): Preset
  method(method: Method): Method
  parameter(parameter: TrackingParameter): TrackingParameter
  category(category: Category): string
  family(family: Family): string
}

export const ENGLISH: Speech = {
  tag: 'en',
  comma: ', ',
  say: ({ text }) => text,
  number: count,
  problem: (problem) => problem,
  kind: (kind) => kind,
  reason: ({ reason }) => reason,
  entry: (entry) => entry,
  catalogue: (catalogue) => catalogue,
  rule: (rule) => rule,
  preset: (preset) => preset,
  method: (method) => method,
  parameter: (parameter) => parameter,
  category: (category) => category,
  family: (family) => family,
}

/** The language of this process. */
let speech: Speech = ENGLISH

export function speak(chosen: Speech): void {
  speech = chosen
}

/** From now on, the texts of problems name options as the command line does, in every language. */
export function speakOfFlags(flags: FlagNames): void {
  const { problem, kind } = speech
  // Names are changed last, because a translation is found by the English words.
  speech = {
    ...speech,
    problem: (told) => flags.of(problem(told)),
    kind: (told) => flags.of(kind(told)),
  }
}

/** A sentence in the language of the process. */
export function say<const Template extends string>(
  template: Template,
  ...facts: FactsOf<Template>
): string {
  return speech.say(sentence(template, ...facts))
}

/** Joins sentences: with a space, but not in Japanese. */
export function inOneLine(...sentences: readonly string[]): string {
  return sentences.join(' ').replaceAll('。 ', '。')
}

/** Joins values with the commas of the language. */
export function listed(values: readonly string[]): string {
  return values.join(speech.comma)
}

/** A number in the language of the process. */
export function figure(value: number): string {
  return speech.number(value)
}

/** The language of the process, with which the texts of the packages are translated. */
export function spoken(): Speech {
  return speech
}
