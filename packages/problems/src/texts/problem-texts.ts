import {
  ENGLISH,
  factNames,
  fill,
  hasOwn,
  isRecord,
  type Speaker,
  wrongValue,
} from '@waymark/infra/internal'
import type { OptionType } from '@waymark/infra/options'
import type {
  Facts,
  Problem,
  ProblemCatalogue,
  ProblemEntry,
  ProblemExample,
} from '@waymark/infra/problem'

/** What is said of a code in one language. */
export interface ProblemText {
  readonly summary: string
  readonly explanation: string
  readonly remedy: string
  readonly fixed?: string
  readonly notFixed?: string
  /** What the examples take, by the English words. Absent if no example says so. */
  readonly given?: Readonly<Record<string, string>>
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
  /** By the English title of the catalogue. */
  readonly catalogues: Readonly<Record<string, CatalogueText>>
  readonly grammar: Omit<Speaker, 'phrase'>
}

/** What the functions below take as texts. */
const TEXTS: OptionType = {
  expected: 'an object of texts, such as `ja` of @waymark/problems/texts/ja',
  words: ['ja', 'ru'],
  accepts: (value) => isRecord(value) && isRecord(value['catalogues']),
}

/**
 * A catalogue with its texts in another language; what is not translated stays English.
 *
 * @throws {OptionError} If the texts are not such an object, for example the name of a language.
 *
 * @example
 * ```ts
 * import { catalogues, localizeCatalogue } from '@waymark/problems'
 * import { ru } from '@waymark/problems/texts/ru'
 *
 * const urls = catalogues.find(({ title }) => title === 'URL parsing')!
 * localizeCatalogue(urls, ru).title // => 'Разбор URL'
 * ```
 */
export function localizeCatalogue(
  catalogue: ProblemCatalogue,
  texts: ProblemTexts,
): ProblemCatalogue {
  if (!TEXTS.accepts(texts)) throw wrongValue('texts', TEXTS, texts)
  const found = texts.catalogues[catalogue.title]
  if (found === undefined) return catalogue
  const entries = catalogue.entries.map((entry) => localizeEntry(entry, found))
  return { title: found.title, entries }
}

/**
 * What there is to know about a code, in another language; what is not translated stays English.
 *
 * @throws {OptionError} As `localizeCatalogue`.
 *
 * @example
 * ```ts
 * import { findProblem, localizeProblem } from '@waymark/problems'
 * import { ja } from '@waymark/problems/texts/ja'
 *
 * const entry = localizeProblem(findProblem('host-space')!, ja)
 * entry.code // => 'host-space'
 * entry.remedy // => '空白を削除してください。'
 * ```
 */
export function localizeProblem(entry: ProblemEntry, texts: ProblemTexts): ProblemEntry {
  const catalogue = catalogueOf(entry.code, texts)
  return catalogue === null ? entry : localizeEntry(entry, catalogue)
}

/**
 * The general texts of a code in another language; `null` if there are none.
 *
 * @throws {OptionError} As `localizeCatalogue`.
 *
 * @example
 * ```ts
 * import { findProblemText } from '@waymark/problems'
 * import { ja } from '@waymark/problems/texts/ja'
 *
 * findProblemText('host-space', ja)?.remedy // => '空白を削除してください。'
 * ```
 */
export function findProblemText(code: string, texts: ProblemTexts): ProblemText | null {
  return catalogueOf(code, texts)?.entries[code] ?? null
}

function catalogueOf(code: string, texts: ProblemTexts): CatalogueText | null {
  if (!TEXTS.accepts(texts)) throw wrongValue('texts', TEXTS, texts)
  return Object.values(texts.catalogues).find(({ entries }) => hasOwn(entries, code)) ?? null
}

function localizeEntry(entry: ProblemEntry, catalogue: CatalogueText): ProblemEntry {
  const { entries, described = {} } = catalogue
  if (!hasOwn(entries, entry.code)) return entry
  const { given = {}, ...text } = entries[entry.code]!
  const examples = entry.examples.map((example): ProblemExample => {
    const { wrong, right, given: english } = example
    if (english === undefined) return example
    return {
      ...example,
      wrong: translationOf(described, wrong),
      ...(right !== undefined && { right: translationOf(described, right) }),
      given: translationOf(given, english),
    }
  })
  return { ...entry, ...text, examples }
}

/**
 * The translation of English words, or these if there is none. Examples are shown with what is hidden in them, so their words
 * have no no-break spaces.
 */
function translationOf(texts: Readonly<Record<string, string>>, english: string): string {
  return hasOwn(texts, english) ? texts[english]!.replaceAll('\u00a0', ' ') : english
}

/** The texts of one problem, and their facts. */
type ToldProblem = Pick<Problem, 'code' | 'message' | 'remedy' | 'data'> & {
  /** The cause: a text that is the same as the cause's is translated like it. Some errors have only its name. */
  readonly cause?: ToldProblem | string
}

/**
 * A problem in another language, with the same facts. A text without a translation becomes the general one of its code.
 *
 * @throws {OptionError} As `localizeCatalogue`.
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
  const { code, message, remedy, data } = problem
  const cause = typeof problem.cause === 'object' ? problem.cause : null
  const detail = cause === null ? null : problemIn(cause, texts)
  const { summary, remedy: usual } = findProblemText(code, texts) ?? {}
  return {
    ...problem,
    message:
      translated(message, data, texts, summary) ??
      (message === cause?.message ? detail?.message : summary) ??
      message,
    remedy:
      translated(remedy, data, texts, usual) ??
      (remedy === cause?.remedy ? detail?.remedy : usual) ??
      remedy,
  }
}

/**
 * A sentence in another language, with the same facts; `null` if it has no translation.
 *
 * @param english - Made of a template and the facts, such as the message of a problem.
 * @throws {OptionError} As `localizeCatalogue`.
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
  return translated(english, data, texts, undefined)
}

/** @param general - Replaces a sentence within the sentence that has no translation. */
function translated(
  english: string,
  data: Facts | undefined,
  texts: ProblemTexts,
  general: string | undefined,
): string | null {
  const facts = data ?? {}
  const speaker: Speaker = {
    ...texts.grammar,
    // A value, such as a number, is not translated.
    phrase: (text, own) =>
      translated(text, own, texts, undefined) ?? (IS_SENTENCE.test(text) ? general : null) ?? text,
  }
  for (const { start, names, template, translation } of templatesOf(texts)) {
    if (!english.startsWith(start) || !names.every((name) => hasOwn(facts, name))) continue
    if (fill(template, facts, ENGLISH) === english) return fill(translation, facts, speaker)
  }
  return null
}

const IS_SENTENCE = /^\S+ \S+ .*\.$/s

/** A template and its translation. */
interface Template {
  /** The text before the first fact. */
  readonly start: string
  readonly names: readonly string[]
  readonly template: string
  readonly translation: string
}

const TEMPLATES = new WeakMap<ProblemTexts, readonly Template[]>()

function templatesOf(texts: ProblemTexts): readonly Template[] {
  const known = TEMPLATES.get(texts)
  if (known !== undefined) return known
  const templates = Object.values(texts.catalogues).flatMap(({ sentences = {} }) =>
    Object.entries(sentences).map(([template, translation]) => ({
      start: template.split('{', 1)[0]!,
      names: factNames(template),
      template,
      translation,
    })),
  )
  TEMPLATES.set(texts, templates)
  return templates
}
