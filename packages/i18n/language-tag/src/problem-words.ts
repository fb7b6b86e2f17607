import { escapeHidden } from '@waymark/infra'
import type { Problem, Severity } from '@waymark/infra/problem'

/** What is wrong with a tag, or with a value of `hreflang`. */
export interface TagProblem<Code extends string> extends Problem<Code> {
  readonly start: number
  readonly end: number
}

interface Words {
  readonly severity: Severity
  readonly remedy: string
  /** @param part - What is wrong, in quotation marks; `whole` is all of the value. */
  message(part: string, whole: string): string
}

/** What the code of a problem with a tag can be. */
export type TagProblemCode =
  | 'tag-not-well-formed'
  | 'unknown-language'
  | 'unknown-extlang'
  | 'multiple-extlangs'
  | 'extlang-prefix-mismatch'
  | 'unknown-script'
  | 'unknown-region'
  | 'unknown-variant'
  | 'duplicate-variant'
  | 'duplicate-singleton'
  | 'grandfathered'
  | 'private-use'
  | 'invalid-subtag'
  | 'deprecated-subtag'
  | 'language-not-iso-639-1'
  | 'region-not-iso-3166'
  | 'undocumented-subtag'

/** All that is needed to report a problem; `problems.ts` explains them. */
export const WORDS: Readonly<Record<TagProblemCode, Words>> = {
  'tag-not-well-formed': {
    severity: 'error',
    remedy: 'Write subtags of letters and digits with hyphens between them, such as en-US.',
    message: (part, whole) =>
      part === whole || part === '""'
        ? `${whole} is not a language tag.`
        : `${whole} is not a language tag; the first wrong part is ${part}.`,
  },
  'unknown-language': {
    severity: 'error',
    remedy: 'Use the code of the language, such as ja for Japanese, not that of a country.',
    message: (part) => `The registry has no language ${part}.`,
  },
  'unknown-extlang': {
    severity: 'error',
    remedy: 'Remove it, or use the code of the language alone.',
    message: (part) => `The registry has no extlang ${part}.`,
  },
  'multiple-extlangs': {
    severity: 'error',
    remedy: 'Keep one extlang, or use the code of the language alone.',
    message: (part, whole) => `${whole} has a second extlang, ${part}; only one is allowed.`,
  },
  'extlang-prefix-mismatch': {
    severity: 'error',
    remedy: 'Use the extlang alone as the language, such as yue instead of zh-yue.',
    message: (part, whole) => `The extlang ${part} does not go with the language of ${whole}.`,
  },
  'unknown-script': {
    severity: 'error',
    remedy: 'Use a four-letter code of ISO 15924, such as Latn, or leave the script out.',
    message: (part) => `The registry has no script ${part}.`,
  },
  'unknown-region': {
    severity: 'error',
    remedy: 'Use a two-letter code of ISO 3166-1, such as GB for the United Kingdom.',
    message: (part) => `The registry has no region ${part}.`,
  },
  'unknown-variant': {
    severity: 'error',
    remedy: 'Remove it, or use a registered variant.',
    message: (part) => `The registry has no variant ${part}.`,
  },
  'duplicate-variant': {
    severity: 'error',
    remedy: 'Remove the second one.',
    message: (part, whole) => `The variant ${part} appears twice in ${whole}.`,
  },
  'duplicate-singleton': {
    severity: 'error',
    remedy: 'Put the subtags of both extensions into one.',
    message: (part, whole) => `The extension ${part} appears twice in ${whole}.`,
  },
  grandfathered: {
    severity: 'error',
    remedy: 'Use a tag that is made of subtags.',
    message: (_part, whole) => `${whole} is a grandfathered tag, which search engines do not read.`,
  },
  'private-use': {
    severity: 'error',
    remedy: 'Use a registered language or script, or x-default.',
    message: (part) => `${part} is for private use, so search engines cannot know what it means.`,
  },
  'invalid-subtag': {
    severity: 'error',
    remedy: 'Remove the subtag.',
    message: (part, whole) => `${part} is not a valid subtag in ${whole}.`,
  },
  'deprecated-subtag': {
    severity: 'warning',
    remedy: 'Use the value that the registry prefers.',
    message: (part) => `${part} is deprecated: the registry prefers another value.`,
  },
  'language-not-iso-639-1': {
    severity: 'warning',
    remedy:
      'Keep it if other readers need it, and also link a page in a language with two letters, or x-default.',
    message: (part) => `The language ${part} has no two-letter code in ISO 639-1.`,
  },
  'region-not-iso-3166': {
    severity: 'warning',
    remedy: 'Use the language alone, or one value for each country.',
    message: (part) => `The region ${part} is not a country of ISO 3166-1.`,
  },
  'undocumented-subtag': {
    severity: 'info',
    remedy: 'Remove it, unless other readers need it.',
    message: (part) => `Search engines do not say what they do with ${part}.`,
  },
}

/** The report of a problem with the part from `start` to `end` of a value. */
export function problemAt<Code extends TagProblemCode>(
  code: Code,
  value: string,
  start: number,
  end: number,
): TagProblem<Code> {
  const words: Words = WORDS[code]
  const message = words.message(quote(value.slice(start, end)), quote(value))
  return { code, severity: words.severity, message, remedy: words.remedy, start, end }
}

function quote(text: string): string {
  return `"${escapeHidden(text.length > 60 ? `${text.slice(0, 60)}…` : text)}"`
}
