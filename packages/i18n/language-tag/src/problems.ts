import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { type TagProblemCode, WORDS } from './problem-words.ts'

const GRAMMAR = 'https://www.rfc-editor.org/rfc/rfc5646#section-2.1'
const EXTLANG = 'https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2'
const VALIDITY = 'https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9'
const REGISTRY = 'https://www.iana.org/assignments/language-subtag-registry'
const HREFLANG =
  'https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes'

/** What a code is about: language tags (`checkLanguageTag`), `hreflang` values (`checkHreflang`), or both. */
export type TagProblemScope = 'language tag' | 'hreflang' | 'both'

/** A code of this package in the catalogue. */
export interface TagProblemEntry extends ProblemEntry<TagProblemCode> {
  readonly scope: TagProblemScope
}

/** The catalogue of problems of language tags and `hreflang` values. */
export interface TagProblemCatalogue extends ProblemCatalogue {
  readonly entries: readonly TagProblemEntry[]
}

/** What is said about an automatic correction in a database. */
type FixWords = Pick<ProblemEntry, 'fixed' | 'notFixed'>

const SUGGESTED =
  'In a database, the suggested value is written if it is the only possible one and no other page of the set has it.'

const FIXES: Readonly<Partial<Record<TagProblemCode, FixWords>>> = {
  'unknown-language': {
    fixed: SUGGESTED,
    notFixed:
      'A country with several official languages, such as `by`, leaves the language open. A suggestion is also uncertain if it adds a country, such as `de-AT` for `at`, or if another page of the set already has it.',
  },
  'unknown-region': {
    fixed: SUGGESTED,
    notFixed:
      'If there is no suggestion, no common mistake explains the value. A suggestion without the region would lose a part of the value.',
  },
  'deprecated-subtag': {
    fixed: SUGGESTED,
    notFixed:
      '`in` and `mo` are also the countries India and Macao. A preferred value that search engines do not document, such as `yue` for `zh-yue`, would only replace one problem with another.',
  },
  'language-not-iso-639-1': {
    notFixed:
      'Only the site can decide whether the pages also serve readers of a language that search engines document.',
  },
  'region-not-iso-3166': {
    notFixed: 'Only the site can decide which countries are meant.',
  },
  'undocumented-subtag': {
    notFixed: 'Another page may already have the value without these subtags.',
  },
}

function entry(
  code: TagProblemCode,
  scope: TagProblemScope,
  summary: string,
  explanation: string,
  source: string,
  ...examples: readonly ProblemExample[]
): TagProblemEntry {
  const { severity, remedy } = WORDS[code]
  return {
    code,
    severity,
    scope,
    summary,
    explanation,
    remedy,
    source,
    examples,
    ...FIXES[code],
  }
}

/**
 * Everything that can be wrong with a language tag or an `hreflang` value.
 *
 * @example
 * ```ts
 * import { problems } from '@waymark/language-tag/problems'
 *
 * problems.entries.find(({ code }) => code === 'unknown-region')?.severity // => 'error'
 * ```
 */
export const problems: TagProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'Language tags and hreflang values',
  entries: /* @__PURE__ */ (() => [
    entry(
      'tag-not-well-formed',
      'both',
      'The value is not a language tag.',
      'It does not match the grammar of BCP 47. Often it has an underscore instead of a hyphen, or a space. Search engines ignore a link with such a value.',
      GRAMMAR,
      { wrong: 'en_US', right: 'en-US' },
    ),
    entry(
      'unknown-language',
      'both',
      'The language is not registered.',
      'Often it is the code of a country instead of the code of its language: `jp` for `ja`, `cz` for `cs`. Search engines ignore a link with such a value.',
      REGISTRY,
      { wrong: 'jp', right: 'ja' },
    ),
    entry(
      'unknown-extlang',
      'language tag',
      'The three letters after the language are not a registered extlang.',
      'Three letters after the language are read as an extended language, so a country needs its two-letter code.',
      EXTLANG,
      { wrong: 'en-USA', right: 'en-US' },
    ),
    entry(
      'multiple-extlangs',
      'language tag',
      'The tag has more than one extlang.',
      'The grammar allows three, but RFC 5646 reserves the second and the third permanently.',
      EXTLANG,
      { wrong: 'zh-yue-cmn', right: 'zh-yue' },
    ),
    entry(
      'extlang-prefix-mismatch',
      'language tag',
      'The extlang belongs to another language.',
      'Each extlang is registered with the one language that it may follow.',
      EXTLANG,
      { wrong: 'en-yue', right: 'zh-yue' },
    ),
    entry(
      'unknown-script',
      'both',
      'The script is not registered.',
      'Four letters are read as a script, whatever they were meant to be.',
      REGISTRY,
      { wrong: 'zh-Abcd', right: 'zh-Hans' },
    ),
    entry(
      'unknown-region',
      'both',
      'The region is not registered.',
      'Often it is `UK` instead of `GB`, or the code of a language instead of the code of a country. Search engines ignore a link with such a value.',
      REGISTRY,
      { wrong: 'en-UK', right: 'en-GB' },
    ),
    entry(
      'unknown-variant',
      'language tag',
      'The variant is not registered.',
      'Five to eight letters are read as a variant, such as a dialect or an orthography.',
      REGISTRY,
      { wrong: 'es-latam', right: 'es-419' },
    ),
    entry(
      'duplicate-variant',
      'language tag',
      'A variant appears twice.',
      'Variants are compared without case. The second one adds nothing and makes the tag invalid.',
      VALIDITY,
      { wrong: 'de-1996-1996', right: 'de-1996' },
    ),
    entry(
      'duplicate-singleton',
      'language tag',
      'An extension appears twice.',
      'Each extension begins with its own letter or digit, which may appear only once.',
      VALIDITY,
      { wrong: 'de-u-co-phonebk-u-nu-latn', right: 'de-u-co-phonebk-nu-latn' },
    ),
    entry(
      'grandfathered',
      'hreflang',
      'The value is a grandfathered tag, which was registered as a whole.',
      'Such tags are older than the grammar with subtags. They are valid, but search engines document only languages, scripts and regions.',
      HREFLANG,
      { wrong: 'i-lux', right: 'lb' },
    ),
    entry(
      'private-use',
      'hreflang',
      'The value, or its script, is for private use.',
      'Only the parties that agreed on it know its meaning, so search engines cannot use it. The exception is `x-default`.',
      HREFLANG,
      { wrong: 'x-klingon', right: 'x-default' },
    ),
    entry(
      'invalid-subtag',
      'hreflang',
      'A subtag is not registered or is repeated.',
      'The value is not a valid tag. Often the subtag is the name of a region instead of its code.',
      VALIDITY,
      { wrong: 'es-LATAM', right: 'es' },
    ),
    entry(
      'deprecated-subtag',
      'hreflang',
      'The registry prefers another subtag.',
      'Some programs still read old codes such as `iw` and `BU`; others ignore them.',
      REGISTRY,
      { wrong: 'iw', right: 'he' },
    ),
    entry(
      'language-not-iso-639-1',
      'hreflang',
      'The language has no two-letter code.',
      'The tag is valid, but search engines document only the two-letter codes of ISO 639-1.',
      HREFLANG,
      { wrong: 'haw', right: 'en' },
    ),
    entry(
      'region-not-iso-3166',
      'hreflang',
      'The region is not a country of ISO 3166-1.',
      'Regions such as `419` or `EU` are valid in a tag, but search engines document only countries.',
      HREFLANG,
      { wrong: 'es-419', right: 'es' },
    ),
    entry(
      'undocumented-subtag',
      'hreflang',
      'The value has more than a language, a script and a region.',
      'Variants, extensions and private-use subtags are valid in a tag, but search engines do not document what they do with them.',
      HREFLANG,
      { wrong: 'de-1996', right: 'de' },
    ),
  ])(),
})

export type { TagProblemCode } from './problem-words.ts'
