import {
  deepFreeze,
  fill,
  hasOwn,
  isRecord,
  requireValue,
  reword,
  type Sentence,
  type Speaker,
  type Wording,
  wordings,
} from '@waymark/infra/internal'
import { optionType } from '@waymark/infra/options'
import type { Facts, Problem, ProblemEntry } from '@waymark/infra/problem'
import type { EntryText } from './entry-in.ts'

/** What is said of a code in one language. `{name:option}` is the name of an option. */
export type ProblemText = EntryText &
  Pick<ProblemEntry, 'explanation' | 'remedy' | 'fixed' | 'notFixed'>

/** A catalogue in one language. */
export interface CatalogueText {
  readonly title: string
  /** By code. */
  readonly entries: Readonly<Record<string, ProblemText>>
  /** What examples say that are described in words, by the English words. Absent if no example is. */
  readonly described?: Readonly<Record<string, string>>
  /** Translations of sentences about one input, by their English templates. */
  readonly sentences?: Readonly<Record<string, string>>
}

/** The texts of the catalogues in one language. English is in the catalogues themselves. */
export interface ProblemTexts {
  /** A BCP 47 tag. */
  readonly language: string
  /** How the language writes numbers and lists, and what it calls options. */
  readonly grammar: Speaker
  /** By the English title of the catalogue. */
  readonly catalogues: Readonly<Record<string, CatalogueText>>
  /** Of all catalogues, by code. */
  readonly entries: Readonly<Record<string, ProblemText>>
  /** Of all catalogues, and of packages without one. */
  readonly sentences: readonly Wording[]
}

/** The texts of a language, with those of all its catalogues together. */
export function withAll(texts: Omit<ProblemTexts, 'entries'>): ProblemTexts {
  const all = Object.values(texts.catalogues)
  const entries = all.flatMap(({ entries, described }) =>
    Object.entries(entries).map(([code, text]) => {
      return [code, { ...text, given: { ...described, ...text.given } }]
    }),
  )
  return deepFreeze({
    ...texts,
    entries: Object.fromEntries(entries),
    sentences: [...all.flatMap(({ sentences = {} }) => wordings(sentences)), ...texts.sentences],
  })
}

/** What the functions below take as texts. */
const TEXTS = /* @__PURE__ */ optionType(
  'an object of texts, such as `ja` of @waymark/problems/texts/ja',
  (value) => isRecord(value) && isRecord(value['entries']),
)

/** The texts of one problem, and their facts. */
type ToldProblem = Pick<Problem, 'code' | 'message' | 'remedy' | 'data'> & {
  /** The cause: a text that is the same as the cause's is translated like it. Some errors have only its name. */
  readonly cause?: ToldProblem | string
}

/**
 * A problem in another language, with the same facts. A text without a translation becomes the general one of its code.
 *
 * @throws {OptionError} If the texts are not an object of texts, for example the name of a language.
 *
 * @example
 * ```ts
 * import { problemIn } from '@waymark/problems'
 * import { ja } from '@waymark/problems/texts/ja'
 * import { checkHreflang } from '@waymark/language-tag'
 *
 * const [problem] = checkHreflang('jp').problems
 * problemIn(problem!, ja).message // => '言語 "jp" は登録されていません。'
 * ```
 */
export function problemIn<Told extends ToldProblem>(problem: Told, texts: ProblemTexts): Told {
  const { entries, sentences, grammar } = requireValue('texts', TEXTS, texts)
  const { code, data = {} } = problem
  const cause = typeof problem.cause === 'object' ? problem.cause : null
  const detail = cause && problemIn(cause, texts)
  const told = (member: 'message' | 'remedy', general: 'summary' | 'remedy'): string => {
    const text = problem[member]
    const usual = hasOwn(entries, code) ? fill(entries[code]![general], {}, grammar) : null
    const phrase = (part: Sentence) => (IS_SENTENCE.test(part.text) ? usual : null)
    const own = reword({ text, data }, sentences, { ...grammar, phrase })
    return own ?? (text === cause?.[member] ? detail?.[member] : usual) ?? text
  }
  return { ...problem, message: told('message', 'summary'), remedy: told('remedy', 'remedy') }
}

/** What is not a value, such as a number. */
const IS_SENTENCE = /^\S+ \S+ .*\.$/s

/**
 * A sentence in another language, with the same facts; `null` if it has no translation.
 *
 * @param text - In English, made of a template and the facts, such as the message of a problem.
 * @throws {OptionError} As `problemIn`.
 *
 * @example
 * ```ts
 * import { sayIn } from '@waymark/problems'
 * import { ru } from '@waymark/problems/texts/ru'
 *
 * sayIn('The language "jp" is not registered.', { part: 'jp' }, ru) // => 'Язык "jp" не зарегистрирован.'
 * ```
 */
export function sayIn(text: string, data: Facts | undefined, texts: ProblemTexts): string | null {
  const { sentences, grammar } = requireValue('texts', TEXTS, texts)
  return reword({ text, data: data ?? {} }, sentences, grammar)
}
