import { localizeMethod, type Method, type MethodTexts } from '@waymark/compare'
import type { Facts } from '@waymark/infra/problem'
import {
  localizePreset,
  localizeRule,
  type Preset,
  type Rule,
  type RuleTexts,
} from '@waymark/normalize'
import {
  findProblemText,
  type ProblemText,
  type ProblemTexts,
  problemIn,
  sayIn,
} from '@waymark/problems'

/** What the packages say of their rules, methods and codes, in another language than English. */
export interface Texts {
  rule(rule: Rule): Rule
  /** What a rule does, by its name; `null` if it is not translated. */
  ruleSummary(name: string): string | null
  preset(preset: Preset): Preset
  method<Kind extends Method>(method: Kind): Kind
  /** The general texts of a code; `null` if there are none. */
  problem(code: string): ProblemText | null
  /** A problem of one input, with the same facts. */
  tell<Told extends Parameters<typeof problemIn>[0]>(problem: Told): Told
  /** A sentence in this language; `null` if it has no translation. */
  say(english: string, data: Facts | undefined): string | null
}

/** The texts of three packages as one. */
export function createTexts(rules: RuleTexts, methods: MethodTexts, problems: ProblemTexts): Texts {
  return {
    rule: (rule) => localizeRule(rule, rules),
    ruleSummary: (name) => (Object.hasOwn(rules.rules, name) ? rules.rules[name]!.summary : null),
    preset: (preset) => localizePreset(preset, rules),
    method: (method) => localizeMethod(method, methods),
    problem: (code) => findProblemText(code, problems),
    tell: (problem) => problemIn(problem, problems),
    say: (english, data) => sayIn(english, data, problems),
  }
}
