import { localizeMethod, type MethodTexts } from '@waymark/compare'
import {
  localizePreset,
  localizeRule,
  localizeTrackingParameter,
  type RuleTexts,
} from '@waymark/normalize'
import {
  localizeCatalogue,
  localizeProblem,
  type ProblemTexts,
  problemIn,
  sayIn,
} from '@waymark/problems'
import type { Speech } from '../speech.ts'

/** What the packages say in one language. */
interface PackageTexts {
  readonly ofProblems: ProblemTexts
  readonly ofRules: RuleTexts
  readonly ofMethods: MethodTexts
}

/**
 * A language of the program.
 *
 * @param own - What the program itself says, by the English templates.
 */
export function translated(
  { ofProblems: texts, ofRules, ofMethods }: PackageTexts,
  own: Readonly<Record<string, string>>,
): Speech {
  const program = { title: 'waymark', entries: {}, sentences: own }
  const all = { ...texts, catalogues: { ...texts.catalogues, waymark: program } }
  return {
    tag: texts.language,
    number: texts.grammar.number,
    say: ({ text, data }) => sayIn(text, data, all) ?? text,
    problem: (problem) => problemIn(problem, all),
    reason: ({ reason, data }) => sayIn(reason, data, all) ?? reason,
    kind: (kind) => {
      const { summary, remedy } = localizeProblem({ ...EMPTY, ...kind }, all)
      return { ...kind, summary, remedy }
    },
    entry: (entry) => localizeProblem(entry, all),
    catalogue: (catalogue) => localizeCatalogue(catalogue, all),
    rule: (rule) => localizeRule(rule, ofRules),
    preset: (preset) => localizePreset(preset, ofRules),
    method: (method) => localizeMethod(method, ofMethods),
    parameter: (parameter) => localizeTrackingParameter(parameter, ofRules),
    category: (category) => ofRules.categories[category],
    family: (family) => ofMethods.families[family],
  }
}

/** The members of an entry that a kind of problems does not have. */
const EMPTY = { severity: 'info', explanation: '', source: '', examples: [] } as const
