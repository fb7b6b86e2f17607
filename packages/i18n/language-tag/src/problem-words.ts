import { quote } from '@waymark/infra/internal'
import type { Problem, Severity } from '@waymark/infra/problem'

/** A problem of a language tag or an `hreflang` value. */
export interface TagProblem<Code extends string> extends Problem<Code> {
  readonly start: number
  readonly end: number
}

interface Words {
  readonly severity: Severity
  readonly remedy: string
  /**
   * @param part - The wrong part, in quotation marks.
   * @param whole - The complete value, in quotation marks.
   */
  message(part: string, whole: string): string
}

/** The codes of both checks. */
type SharedProblemCode =
  | 'tag-not-well-formed'
  | 'unknown-language'
  | 'unknown-script'
  | 'unknown-region'

/** Why a tag is not valid. `tag-not-well-formed` is about the grammar and is reported alone. */
export type LanguageTagProblemCode =
  | SharedProblemCode
  | 'unknown-extlang'
  | 'multiple-extlangs'
  | 'extlang-prefix-mismatch'
  | 'unknown-variant'
  | 'duplicate-variant'
  | 'duplicate-singleton'

/** Why an `hreflang` value is not usable, or not recommended. */
export type HreflangProblemCode =
  | SharedProblemCode
  | 'grandfathered'
  | 'private-use'
  | 'invalid-subtag'
  | 'deprecated-subtag'
  | 'language-not-iso-639-1'
  | 'region-not-iso-3166'
  | 'undocumented-subtag'

/** All codes of this package. */
export type TagProblemCode = LanguageTagProblemCode | HreflangProblemCode

/** The severity, the remedy and the message of each code. `problems.ts` explains the codes. */
export const WORDS: Readonly<Record<TagProblemCode, Words>> = {
  'tag-not-well-formed': {
    severity: 'error',
    remedy: 'Write subtags of letters and digits with hyphens between them, such as en-US.',
    message: (part, whole) =>
      part === whole || part === '""'
        ? `${whole} is not a language tag.`
        : `${whole} is not a language tag: ${part} is not allowed there.`,
  },
  'unknown-language': {
    severity: 'error',
    remedy: 'Use the code of the language, such as ja for Japanese, not the code of a country.',
    message: (part) => `The language ${part} is not registered.`,
  },
  'unknown-extlang': {
    severity: 'error',
    remedy: 'Remove it, or use the code of the language alone.',
    message: (part) => `The extlang ${part} is not registered.`,
  },
  'multiple-extlangs': {
    severity: 'error',
    remedy: 'Keep one extlang, or use the code of the language alone.',
    message: (part, whole) => `${whole} has a second extlang, ${part}; only one is allowed.`,
  },
  'extlang-prefix-mismatch': {
    severity: 'error',
    remedy: 'Use the extlang alone as the language, such as yue instead of zh-yue.',
    message: (part, whole) => `The extlang ${part} is not allowed after the language of ${whole}.`,
  },
  'unknown-script': {
    severity: 'error',
    remedy: 'Use a four-letter code of ISO 15924, such as Latn, or leave the script out.',
    message: (part) => `The script ${part} is not registered.`,
  },
  'unknown-region': {
    severity: 'error',
    remedy: 'Use a two-letter code of ISO 3166-1, such as GB for the United Kingdom.',
    message: (part) => `The region ${part} is not registered.`,
  },
  'unknown-variant': {
    severity: 'error',
    remedy: 'Remove it, or use a registered variant.',
    message: (part) => `The variant ${part} is not registered.`,
  },
  'duplicate-variant': {
    severity: 'error',
    remedy: 'Remove one of them.',
    message: (part, whole) => `The variant ${part} appears twice in ${whole}.`,
  },
  'duplicate-singleton': {
    severity: 'error',
    remedy: 'Put the subtags of both extensions into one.',
    message: (part, whole) => `The extension ${part} appears twice in ${whole}.`,
  },
  grandfathered: {
    severity: 'error',
    remedy: 'Use a tag that consists of registered subtags.',
    message: (_part, whole) => `${whole} is a grandfathered tag, which search engines cannot read.`,
  },
  'private-use': {
    severity: 'error',
    remedy: 'Use a registered language or script, or x-default.',
    message: (part) => `${part} is for private use, so search engines cannot know what it means.`,
  },
  'invalid-subtag': {
    severity: 'error',
    remedy: 'Remove the subtag.',
    message: (part, whole) => `The subtag ${part} is not valid in ${whole}.`,
  },
  'deprecated-subtag': {
    severity: 'warning',
    remedy: 'Use the value that the registry prefers.',
    message: (part) => `${part} is deprecated: the registry prefers another value.`,
  },
  'language-not-iso-639-1': {
    severity: 'warning',
    remedy:
      'Keep it if other readers need it, and also list a page as x-default or in a language that has a two-letter code.',
    message: (part) => `The language ${part} has no two-letter code in ISO 639-1.`,
  },
  'region-not-iso-3166': {
    severity: 'warning',
    remedy: 'Use the language alone, or one value for each country.',
    message: (part) => `The region ${part} is not a country of ISO 3166-1.`,
  },
  'undocumented-subtag': {
    severity: 'info',
    remedy: 'Remove it unless other readers need it.',
    message: (part) => `Search engines do not document ${part}.`,
  },
}

/** Makes a problem of the part from `start` to `end` of a value. */
export function problemAt<Code extends TagProblemCode>(
  code: Code,
  value: string,
  start: number,
  end: number,
): TagProblem<Code> {
  const words: Words = WORDS[code]
  const message = words.message(quote(value.slice(start, end), 60), quote(value, 60))
  return { code, severity: words.severity, message, remedy: words.remedy, start, end }
}
