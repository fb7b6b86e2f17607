import {
  count,
  type FactsOf,
  ENGLISH as GRAMMAR,
  reword,
  type Sentence,
  sentence,
  wordings,
} from '@waymark/infra/internal'
import type { Facts, Problem } from '@waymark/infra/problem'
import type { CatalogueEntry } from '@waymark/problems'
import type { Option } from './command-description.ts'
import { NAMING_OPTIONS } from './speeches/en.ts'

/** The texts of a problem. */
type ProblemTexts = Pick<Problem, 'code' | 'message' | 'remedy' | 'data'>
/** The texts of all problems of a code. */
interface KindTexts {
  readonly code: string
  readonly summary: string
  readonly remedy?: string
}
type Reason = { readonly rule: string; readonly reason: string; readonly data?: Facts }

/** The kinds of entries that the program explains. */
export type EntryKind = 'problems' | 'rules' | 'presets' | 'methods'

/** The language of what people read. Output for programs stays English. */
export interface Speech {
  /** A BCP 47 tag. */
  readonly tag: string
  /** Between the values of a list. */
  readonly comma: string
  say(said: Sentence): string
  number(value: number): string
  problem<Told extends ProblemTexts>(problem: Told): Told
  /** What a rule did. */
  reason(step: Reason): string
  entry<Entry extends CatalogueEntry>(kind: EntryKind, entry: Entry): Entry
}

/** The flags of the command, by the names of the options in the packages. */
let flags: ReadonlyMap<string, string> = new Map()

/** From now on, the texts of the packages name options as the command line does, in every language. */
export function speakOfFlags(options: readonly Option[]): void {
  flags = new Map(
    options.flatMap(({ name, sets = [] }) => sets.map((option) => [option, `--${name}`] as const)),
  )
}

/** The flag of an option of the packages; `null` if the command has none. */
export function flagOf(option: string): string | null {
  return flags.get(option) ?? null
}

/** What the command line calls an option of the packages. */
export function optionName(option: string): string {
  return flagOf(option) ?? GRAMMAR.option(option)
}

const NAMING = wordings(Object.fromEntries(NAMING_OPTIONS.map((text) => [text, text])))
const SPEAKER = { ...GRAMMAR, option: optionName }

export const ENGLISH: Speech = {
  tag: 'en',
  comma: ', ',
  say: (said) => reword(said, NAMING, SPEAKER) ?? said.text,
  number: count,
  problem: (problem) => {
    const { message, remedy, data = {} } = problem
    const told = {
      message: ENGLISH.say({ text: message, data }),
      remedy: ENGLISH.say({ text: remedy, data }),
    }
    return told.message === message && told.remedy === remedy ? problem : { ...problem, ...told }
  },
  reason: ({ reason }) => reason,
  entry: (_, entry) => entry,
}

/** The language of this process. */
let speech: Speech = ENGLISH

/** From now on, speaks a language, and knows no flags. */
export function speak(chosen: Speech): void {
  speech = chosen
  flags = new Map()
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
  return sentences
    .filter((each) => each !== '')
    .join(' ')
    .replaceAll('。 ', '。')
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

/** A report for programs: in English, with options as the command line calls them. */
export function forPrograms<
  Kind extends KindTexts & { readonly first: readonly ProblemTexts[] },
  Report extends { readonly kinds: readonly Kind[] },
>(report: Report): Report {
  const kinds = report.kinds.map((kind) => ({
    ...kind,
    ...(kind.remedy !== undefined && { remedy: ENGLISH.say({ text: kind.remedy, data: {} }) }),
    first: kind.first.map(ENGLISH.problem),
  }))
  return { ...report, kinds }
}
