import {
  deepFreeze,
  ENGLISH,
  fill,
  hasOwn,
  isRecord,
  reword,
  type Speaker,
  type Wording,
  wordings,
  wrongValue,
} from '@waymark/infra/internal'
import type { OptionType } from '@waymark/infra/options'
import type { Facts, Problem } from '@waymark/infra/problem'
import type { EntryText } from './entry-in.ts'

/** What is said of a code in one language. `{name:option}` is the name of an option. */
export interface ProblemText extends EntryText {
  readonly explanation: string
  readonly remedy: string
  readonly fixed?: string
  readonly notFixed?: string
}

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
  readonly grammar: Omit<Speaker, 'phrase'>
  /** By the English title of the catalogue. */
  readonly catalogues: Readonly<Record<string, CatalogueText>>
  /** Of all catalogues, by code. */
  readonly entries: Readonly<Record<string, ProblemText>>
  /** Of all catalogues, by the English templates. */
  readonly sentences: readonly Wording[]
}

/**
 * The texts of a language, with those of all its catalogues together.
 *
 * @param others - Sentences of packages without a catalogue.
 */
export function withAll({
  others,
  ...texts
}: Pick<ProblemTexts, 'language' | 'grammar' | 'catalogues'> & {
  readonly others: Readonly<Record<string, string>>
}): ProblemTexts {
  const all = Object.values(texts.catalogues)
  const entries = all.flatMap(({ entries, described }) =>
    Object.entries(entries).map(([code, text]) => [
      code,
      described === undefined ? text : { ...text, given: { ...described, ...text.given } },
    ]),
  )
  return deepFreeze({
    ...texts,
    entries: Object.fromEntries(entries),
    sentences: [...all.map(({ sentences = {} }) => sentences), others].flatMap(wordings),
  })
}

/** What the functions below take as texts. */
const TEXTS: OptionType = {
  expected: 'an object of texts, such as `ja` of @waymark/problems/texts/ja',
  words: ['ja', 'ru'],
  accepts: (value) => isRecord(value) && isRecord(value['entries']),
}

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
  if (!TEXTS.accepts(texts)) throw wrongValue('texts', TEXTS, texts)
  const { code, data } = problem
  const cause = typeof problem.cause === 'object' ? problem.cause : null
  const detail = cause === null ? null : problemIn(cause, texts)
  const usual = hasOwn(texts.entries, code) ? texts.entries[code] : undefined
  const told = (member: 'message' | 'remedy', general = ''): string => {
    const text = problem[member]
    const otherwise = general === '' ? null : fill(general, {}, { ...ENGLISH, ...texts.grammar })
    return (
      translated({ text, data: data ?? {} }, texts, otherwise) ??
      (text === cause?.[member] ? detail?.[member] : otherwise) ??
      text
    )
  }
  return {
    ...problem,
    message: told('message', usual?.summary),
    remedy: told('remedy', usual?.remedy),
  }
}

/**
 * A sentence in another language, with the same facts; `null` if it has no translation.
 *
 * @param english - Made of a template and the facts, such as the message of a problem.
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
export function sayIn(
  english: string,
  data: Facts | undefined,
  texts: ProblemTexts,
): string | null {
  if (!TEXTS.accepts(texts)) throw wrongValue('texts', TEXTS, texts)
  return translated({ text: english, data: data ?? {} }, texts, null)
}

const IS_SENTENCE = /^\S+ \S+ .*\.$/s

/** @param general - Replaces a sentence within the sentence that has no translation. */
function translated(
  said: { readonly text: string; readonly data: Facts },
  texts: ProblemTexts,
  general: string | null,
): string | null {
  return reword(said, texts.sentences, {
    ...texts.grammar,
    // A value, such as a number, is not translated.
    phrase: (text, data) =>
      translated({ text, data }, texts, null) ?? (IS_SENTENCE.test(text) ? general : null) ?? text,
  })
}
