import { type Sentence, sentence, tell } from '@waymark/infra/internal'
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
   * @param part - The wrong part.
   * @param whole - The complete value.
   */
  message(part: string, whole: string): Sentence
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
      part === whole || part === ''
        ? sentence('{whole:quote60} is not a language tag.', { whole })
        : sentence('{whole:quote60} is not a language tag: {part:quote60} is not allowed there.', {
            part,
            whole,
          }),
  },
  'unknown-language': {
    severity: 'error',
    remedy: 'Use the code of the language, such as ja for Japanese, not the code of a country.',
    message: (part) => sentence('The language {part:quote60} is not registered.', { part }),
  },
  'unknown-extlang': {
    severity: 'error',
    remedy: 'Remove it, or use the code of the language alone.',
    message: (part) => sentence('The extlang {part:quote60} is not registered.', { part }),
  },
  'multiple-extlangs': {
    severity: 'error',
    remedy: 'Keep one extlang, or use the code of the language alone.',
    message: (part, whole) =>
      sentence('{whole:quote60} has a second extlang, {part:quote60}; only one is allowed.', {
        part,
        whole,
      }),
  },
  'extlang-prefix-mismatch': {
    severity: 'error',
    remedy: 'Use the extlang alone as the language, such as yue instead of zh-yue.',
    message: (part, whole) =>
      sentence('The extlang {part:quote60} is not allowed after the language of {whole:quote60}.', {
        part,
        whole,
      }),
  },
  'unknown-script': {
    severity: 'error',
    remedy: 'Use a four-letter code of ISO 15924, such as Latn, or leave the script out.',
    message: (part) => sentence('The script {part:quote60} is not registered.', { part }),
  },
  'unknown-region': {
    severity: 'error',
    remedy: 'Use a two-letter code of ISO 3166-1, such as GB for the United Kingdom.',
    message: (part) => sentence('The region {part:quote60} is not registered.', { part }),
  },
  'unknown-variant': {
    severity: 'error',
    remedy: 'Remove it, or use a registered variant.',
    message: (part) => sentence('The variant {part:quote60} is not registered.', { part }),
  },
  'duplicate-variant': {
    severity: 'error',
    remedy: 'Remove one of them.',
    message: (part, whole) =>
      sentence('The variant {part:quote60} appears twice in {whole:quote60}.', { part, whole }),
  },
  'duplicate-singleton': {
    severity: 'error',
    remedy: 'Put the subtags of both extensions into one.',
    message: (part, whole) =>
      sentence('The extension {part:quote60} appears twice in {whole:quote60}.', { part, whole }),
  },
  grandfathered: {
    severity: 'error',
    remedy: 'Use a tag that consists of registered subtags.',
    message: (_part, whole) =>
      sentence('{whole:quote60} is a grandfathered tag, which search engines cannot read.', {
        whole,
      }),
  },
  'private-use': {
    severity: 'error',
    remedy: 'Use a registered language or script, or x-default.',
    message: (part) =>
      sentence('{part:quote60} is for private use, so search engines cannot know what it means.', {
        part,
      }),
  },
  'invalid-subtag': {
    severity: 'error',
    remedy: 'Remove the subtag.',
    message: (part, whole) =>
      sentence('The subtag {part:quote60} is not valid in {whole:quote60}.', { part, whole }),
  },
  'deprecated-subtag': {
    severity: 'warning',
    remedy: 'Use the value that the registry prefers.',
    message: (part) =>
      sentence('{part:quote60} is deprecated: the registry prefers another value.', { part }),
  },
  'language-not-iso-639-1': {
    severity: 'warning',
    remedy:
      'Keep the value if other programs need it, and also list a page as x-default or in a language that has a two-letter code.',
    message: (part) =>
      sentence('The language {part:quote60} has no two-letter code in ISO 639-1.', { part }),
  },
  'region-not-iso-3166': {
    severity: 'warning',
    remedy: 'Use the language alone, or one value for each country.',
    message: (part) =>
      sentence('The region {part:quote60} is not a country of ISO 3166-1.', { part }),
  },
  'undocumented-subtag': {
    severity: 'info',
    remedy: 'Remove the extra subtags unless other programs need them.',
    message: (part) => sentence('Search engines do not document {part:quote60}.', { part }),
  },
}

/**
 * Makes a problem of the part from `start` to `end` of a value.
 *
 * @param remedy - Default: that of the code.
 */
export function problemAt<Code extends TagProblemCode>(
  code: Code,
  value: string,
  start: number,
  end: number,
  remedy: Sentence | null = null,
): TagProblem<Code> {
  const { severity, remedy: usual, message: say }: Words = WORDS[code]
  const message = say(value.slice(start, end), value)
  const told = remedy === null ? { ...tell({ message }), remedy: usual } : tell({ message, remedy })
  return { code, severity, ...told, start, end }
}
