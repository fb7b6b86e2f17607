import { type EntryText, isRecord, localizeEntry, wrongValue } from '@waymark/infra/internal'
import type { OptionType } from '@waymark/infra/options'
import type { Family, Method } from '../method.ts'

/** What is said of a method in one language. */
export interface MethodText extends EntryText {
  readonly explain: string
  readonly falsePositive: string
  readonly falseNegative: string
  readonly without: string
}

/** The texts of the methods in one language. English is in the methods themselves. */
export interface MethodTexts {
  /** A BCP 47 tag. */
  readonly language: string
  readonly families: Readonly<Record<Family, string>>
  /** By name of the method. */
  readonly methods: Readonly<Record<string, MethodText>>
}

/** What `localizeMethod` takes as texts. */
const TEXTS: OptionType = {
  expected: 'an object of texts, such as `ja` of @waymark/compare/texts/ja',
  words: ['ja', 'ru'],
  accepts: (value) => isRecord(value) && isRecord(value['families']) && isRecord(value['methods']),
}

/**
 * A method with its texts in another language; what is not translated stays English.
 *
 * @throws {OptionError} If the texts are not such an object, for example the name of a language.
 *
 * @example
 * ```ts
 * import { localizeMethod, methods } from '@waymark/compare'
 * import { ru } from '@waymark/compare/texts/ru'
 *
 * const [first] = methods.map((method) => localizeMethod(method, ru))
 * first?.name // => 'string-code-point'
 * first?.falsePositive // => 'Невозможно: строки совпадают.'
 * ```
 */
export function localizeMethod<M extends Method>(method: M, texts: MethodTexts): M {
  if (!TEXTS.accepts(texts)) throw wrongValue('texts', TEXTS, texts)
  return localizeEntry(method, texts.methods)
}
