import { type MethodTexts, methods } from '@waymark/compare'
import { hasOwn, wordings } from '@waymark/infra/internal'
import type { RuleTexts } from '@waymark/normalize'
import { entryIn, type ProblemTexts, problemIn, sayIn } from '@waymark/problems'
import { optionName, type Speech } from '../speech.ts'

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
  { ofProblems, ofRules, ofMethods }: PackageTexts,
  own: Readonly<Record<string, string>>,
): Speech {
  const { language, grammar, catalogues } = ofProblems
  const titles = Object.entries(catalogues).map(([title, text]) => [title, text.title])
  // The reason of a verdict without a key has the text of its method.
  const withoutKeys = methods.flatMap(({ name, without }) =>
    hasOwn(ofMethods.methods, name) ? [[without, ofMethods.methods[name]!.without]] : [],
  )
  const sentences = {
    ...ofRules.categories,
    ...ofRules.tracking,
    ...ofMethods.families,
    ...Object.fromEntries([...titles, ...withoutKeys]),
    ...own,
  }
  const all: ProblemTexts = {
    ...withPlainSpaces({
      ...ofProblems,
      sentences: [...wordings(sentences), ...ofProblems.sentences],
    }),
    grammar: { ...grammar, number: (n) => plain(grammar.number(n)), option: optionName },
  }
  const entries = withPlainSpaces({
    problems: ofProblems.entries,
    rules: ofRules.rules,
    presets: ofRules.presets,
    methods: ofMethods.methods,
  })
  const say = (text: string, data = {}) => sayIn(text, data, all)
  return {
    tag: language,
    comma: grammar.between['list']!,
    number: all.grammar.number,
    say: ({ text, data }) => say(text, data) ?? text,
    problem: (problem) => problemIn(problem, all),
    // Most rules say what they do in general.
    reason: ({ rule, reason, data }) =>
      say(reason, data) ?? entryIn({ name: rule, summary: reason }, entries.rules).summary,
    entry: (kind, entry) => entryIn(entry, entries[kind]),
  }
}

/**
 * Texts without no-break spaces: a terminal shows those of an input as `\u00a0`, because they look like others, and does not know
 * whose they are.
 */
function withPlainSpaces<Texts>(texts: Texts): Texts {
  // Texts are plain data.
  return JSON.parse(plain(JSON.stringify(texts))) as Texts
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
