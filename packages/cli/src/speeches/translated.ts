import { localizeMethod, type MethodTexts, methods } from '@waymark/compare'
import { hasOwn } from '@waymark/infra/internal'
import {
  localizePreset,
  localizeRule,
  localizeTrackingParameter,
  type RuleTexts,
} from '@waymark/normalize'
import {
  findProblemText,
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
  // The reason of a verdict without a key has the text of its method.
  const withoutKeys = methods.map((method) => [
    method.without,
    localizeMethod(method, ofMethods).without,
  ])
  const sentences = { ...Object.fromEntries(withoutKeys), ...own }
  const program = { title: 'waymark', entries: {}, sentences }
  const all = withPlainSpaces({
    ...texts,
    catalogues: { ...texts.catalogues, waymark: program },
  })
  return {
    tag: texts.language,
    comma: texts.grammar.join(['', ''], 'list'),
    number: all.grammar.number,
    say: ({ text, data }) => sayIn(text, data, all) ?? text,
    problem: (problem) => problemIn(problem, all),
    // Most rules say what they do in general.
    reason: ({ rule, reason, data }) =>
      sayIn(reason, data, all) ??
      (hasOwn(ofRules.rules, rule) ? plain(ofRules.rules[rule]!.summary) : reason),
    kind: (kind) => {
      const { summary, remedy } = findProblemText(kind.code, all) ?? kind
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

/**
 * Texts without no-break spaces: a terminal shows those of an input as `\u00a0`, because they look like others, and does not know
 * whose they are.
 */
function withPlainSpaces(texts: ProblemTexts): ProblemTexts {
  const { grammar } = texts
  const catalogues = Object.entries(texts.catalogues).map(
    ([title, catalogue]) => [title, plainCatalogue(catalogue)] as const,
  )
  return {
    ...texts,
    grammar: { ...grammar, number: (value) => plain(grammar.number(value)) },
    catalogues: Object.fromEntries(catalogues),
  }
}

function plainCatalogue(catalogue: ProblemTexts['catalogues'][string]): typeof catalogue {
  const { sentences: said = {}, entries } = catalogue
  return {
    ...catalogue,
    sentences: plainTexts(said),
    entries: Object.fromEntries(
      Object.entries(entries).map(([code, { given, ...entry }]) => [
        code,
        { ...entry, ...plainTexts(entry), ...(given !== undefined && { given }) },
      ]),
    ),
  }
}

function plainTexts(texts: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries<string>({ ...texts }).map(([name, text]) => [name, plain(text)]),
  )
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
