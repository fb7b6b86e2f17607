import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { type TagProblemCode, WORDS } from './problem-words.ts'

const GRAMMAR = 'https://www.rfc-editor.org/rfc/rfc5646#section-2.1'
const EXTLANG = 'https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2'
const VALIDITY = 'https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9'
const REGISTRY = 'https://www.iana.org/assignments/language-subtag-registry'
const HREFLANG =
  'https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes'

/** The functions that report a code: for `isValid` tags, for values of `hreflang`, or both. */
export type TagProblemScope = 'language tag' | 'hreflang' | 'both'

/** What there is to know about a problem of a tag. */
export interface TagProblemEntry extends ProblemEntry<TagProblemCode> {
  readonly scope: TagProblemScope
}

/** The catalogue of problems with language tags and values of `hreflang`. */
export interface TagProblemCatalogue extends ProblemCatalogue {
  readonly entries: readonly TagProblemEntry[]
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
  return { code, severity, scope, summary, explanation, remedy, source, examples }
}

/** Everything that can be wrong with a language tag or a value of `hreflang`. */
export const problems: TagProblemCatalogue = {
  title: 'Language tags and hreflang values',
  entries: /* @__PURE__ */ (() => [
    entry(
      'tag-not-well-formed',
      'both',
      'The value is not a language tag.',
      'It does not follow the grammar of BCP 47: often there is an underscore in place of the hyphen, or a space. A search engine drops a link with such a value.',
      GRAMMAR,
      { wrong: 'en_US', right: 'en-US' },
    ),
    entry(
      'unknown-language',
      'both',
      'The language is not registered.',
      'Often it is the code of a country instead of the code of its language: `jp` for `ja`, `cz` for `cs`. A search engine drops the link.',
      REGISTRY,
      { wrong: 'jp', right: 'ja' },
    ),
    entry(
      'unknown-extlang',
      'language tag',
      'The three letters after the language are not a registered extlang.',
      'After the language, three letters are read as an extended language, so a country must have its two-letter code.',
      EXTLANG,
      { wrong: 'en-USA', right: 'en-US' },
    ),
    entry(
      'multiple-extlangs',
      'language tag',
      'The tag has more than one extlang.',
      'The grammar has room for three, but two of the places are reserved for good.',
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
      'Four letters are read as a script, so a longer or shorter name of something else ends up here too.',
      REGISTRY,
      { wrong: 'zh-Abcd', right: 'zh-Hans' },
    ),
    entry(
      'unknown-region',
      'both',
      'The region is not registered.',
      'Mostly `UK` for `GB`, or the code of a language for that of its country. A search engine drops the link.',
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
      'Case does not matter: the second one adds nothing, and makes the tag invalid.',
      VALIDITY,
      { wrong: 'de-1996-1996', right: 'de-1996' },
    ),
    entry(
      'duplicate-singleton',
      'language tag',
      'An extension appears twice.',
      'Each extension begins with its own letter or digit, which may appear once.',
      VALIDITY,
      { wrong: 'de-u-co-phonebk-u-nu-latn', right: 'de-u-co-phonebk-nu-latn' },
    ),
    entry(
      'grandfathered',
      'hreflang',
      'The value is a tag that was registered as a whole.',
      'Such tags are older than subtags. They are valid, but search engines document languages, scripts and regions only.',
      HREFLANG,
      { wrong: 'i-lux', right: 'lb' },
    ),
    entry(
      'private-use',
      'hreflang',
      'The value, or its script, is for private use.',
      'Its meaning is known to those who agreed on it, so a search engine cannot use it. The one exception is `x-default`.',
      HREFLANG,
      { wrong: 'x-klingon', right: 'x-default' },
    ),
    entry(
      'invalid-subtag',
      'hreflang',
      'A subtag is not registered, or repeats another one.',
      'With it, the value is not a valid tag. Often it is the name of a region where a code is needed.',
      VALIDITY,
      { wrong: 'es-LATAM', right: 'es' },
    ),
    entry(
      'deprecated-subtag',
      'hreflang',
      'The registry prefers another subtag.',
      'Old codes such as `iw` and `BU` are still read by some programs and dropped by others.',
      REGISTRY,
      { wrong: 'iw', right: 'he' },
    ),
    entry(
      'language-not-iso-639-1',
      'hreflang',
      'The language has no two-letter code.',
      'The tag is valid, but search engines document the two-letter codes of ISO 639-1 only.',
      HREFLANG,
      { wrong: 'haw', right: 'en' },
    ),
    entry(
      'region-not-iso-3166',
      'hreflang',
      'The region is not a country of ISO 3166-1.',
      'Regions such as `419` or `EU` are valid in a tag, but search engines document countries only.',
      HREFLANG,
      { wrong: 'es-419', right: 'es' },
    ),
    entry(
      'undocumented-subtag',
      'hreflang',
      'The value has more than a language, a script and a region.',
      'Variants, extensions and private subtags are valid in a tag, but search engines do not say what they do with them.',
      HREFLANG,
      { wrong: 'de-1996', right: 'de' },
    ),
  ])(),
}

export type { TagProblemCode } from './problem-words.ts'
