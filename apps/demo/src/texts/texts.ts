import type { MethodTexts } from '@waymark/compare'
import type { Facts } from '@waymark/infra/problem'
import type { RuleTexts } from '@waymark/normalize'
import {
  type CatalogueEntry,
  entryIn,
  type ProblemTexts,
  problemIn,
  sayIn,
} from '@waymark/problems'

/** An entry in the language; without texts, it stays as it is. */
type Translate = <Entry extends CatalogueEntry>(entry: Entry) => Entry

/** What the packages say of their rules, methods and codes, in another language than English. */
export interface Texts {
  readonly rule: Translate
  /** What a rule does, by its name; `null` if it is not translated. */
  ruleSummary(name: string): string | null
  readonly preset: Translate
  readonly method: Translate
  /** What is said of a code in general. */
  readonly problem: Translate
  /** A problem of one input, with the same facts. */
  tell<Told extends Parameters<typeof problemIn>[0]>(problem: Told): Told
  /** A sentence in this language; `null` if it has no translation. */
  say(english: string, data: Facts | undefined): string | null
}

/** The texts of three packages as one. */
export function createTexts(rules: RuleTexts, methods: MethodTexts, problems: ProblemTexts): Texts {
  return {
    rule: (rule) => entryIn(rule, rules.rules),
    ruleSummary: (name) => (Object.hasOwn(rules.rules, name) ? rules.rules[name]!.summary : null),
    preset: (preset) => entryIn(preset, rules.presets),
    method: (method) => entryIn(method, methods.methods),
    problem: (entry) => entryIn(entry, problems.entries),
    tell: (problem) => problemIn(problem, problems),
    say: (english, data) => sayIn(english, data, problems),
  }
}
