import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemExample } from '@waymark/infra/problem'
import { problems as languageTagProblems } from '@waymark/language-tag/problems'
import { checks } from './checks/index.ts'

const EN = '{"loc":"https://a.example/en"'
const DE = '{"loc":"https://a.example/de"'
const TO_EN = '{"lang":"en","loc":"https://a.example/en"}'
const TO_DE = '{"lang":"de","loc":"https://a.example/de"}'
const BOTH = `"alternates":[${TO_EN},${TO_DE}]`
/** The same with exchanged languages. */
const CROSSED =
  '"alternates":[{"lang":"de","loc":"https://a.example/en"},{"lang":"en","loc":"https://a.example/de"}]'
/** Two pages that list themselves and each other. */
const RIGHT = `[${EN},${BOTH}},${DE},${BOTH}}]`

/** A page that lists itself, and another version with the given `hreflang` value. */
function withValue(value: string): string {
  const links = `"alternates":[${TO_EN},{"lang":"${value}","loc":"https://a.example/x"}]`
  return `[${EN},${links}},{"loc":"https://a.example/x",${links}}]`
}

/** A page whose second link leads to the given URL. */
function withUrl(loc: string): string {
  return `[${EN},"alternates":[${TO_EN},{"lang":"de","loc":"${loc}"}]},${DE},${BOTH}}]`
}

/** Two pages that list a third: the first in French, the second in the given language. */
function disagreeing(lang: string): string {
  return `[${EN},"alternates":[${TO_EN},{"lang":"fr","loc":"https://a.example/x"}]},${DE},"alternates":[${TO_DE},{"lang":"${lang}","loc":"https://a.example/x"}]}]`
}

const EXAMPLES: Readonly<Record<string, ProblemExample>> = {
  'page-url-relative': { wrong: withUrl('/de'), right: RIGHT },
  'page-url-unsupported-scheme': { wrong: withUrl('ftp://a.example/de'), right: RIGHT },
  'page-url-invalid': { wrong: withUrl('https://a b.example/'), right: RIGHT },
  'invalid-hreflang': { wrong: withValue('de_AT'), right: withValue('de-AT') },
  'self-reference-missing': {
    wrong: `[${EN},"alternates":[${TO_DE}]},${DE},${BOTH}}]`,
    right: RIGHT,
  },
  'alternate-not-listed': { wrong: `[${EN},${BOTH}}]`, right: RIGHT },
  'return-link-missing': { wrong: `[${EN},${BOTH}},${DE},"alternates":[${TO_DE}]}]`, right: RIGHT },
  'alternate-not-normalised-match': { wrong: withUrl('https://a.example/de#top'), right: RIGHT },
  'duplicate-alternate': {
    wrong: `[${EN},"alternates":[${TO_EN},${TO_DE},${TO_DE}]},${DE},${BOTH}}]`,
    right: RIGHT,
  },
  'conflicting-alternates': {
    wrong: `[${EN},"alternates":[${TO_EN},${TO_DE},{"lang":"de","loc":"https://a.example/x"}]}]`,
    right: RIGHT,
  },
  'duplicate-loc': { wrong: `[${EN},${BOTH}},${EN},${BOTH}},${DE},${BOTH}}]`, right: RIGHT },
  'twin-pages': {
    wrong: '[{"loc":"https://a.example/Tea"},{"loc":"https://a.example/tea"}]',
    right: '[{"loc":"https://a.example/tea"}]',
  },
  'language-mismatch': {
    wrong: `[${EN},"lang":"en",${BOTH}},${DE},"lang":"fr","alternates":[${TO_EN},{"lang":"fr","loc":"https://a.example/de"}]}]`,
    right: RIGHT,
  },
  'url-with-two-languages': {
    wrong: `[${EN},"alternates":[${TO_EN},{"lang":"fr","loc":"https://a.example/en"}]}]`,
    right: `[${EN},"alternates":[${TO_EN},{"lang":"fr","loc":"https://a.example/fr"}]}]`,
  },
  'language-disagreement': {
    wrong: disagreeing('es'),
    right: disagreeing('fr'),
  },
  'languages-merged': {
    wrong:
      '[{"loc":"https://a.example/","alternates":[{"lang":"fr","loc":"https://a.example/#fr"},{"lang":"es","loc":"https://a.example/#es"}]}]',
    right:
      '[{"loc":"https://a.example/","alternates":[{"lang":"fr","loc":"https://a.example/fr"},{"lang":"es","loc":"https://a.example/es"}]}]',
  },
  'country-as-language': {
    wrong: `[${EN},"alternates":[${TO_EN},${TO_DE},{"lang":"kr","loc":"https://a.example/ko"}]}]`,
    right: `[${EN},"alternates":[${TO_EN},${TO_DE},{"lang":"ko","loc":"https://a.example/ko"}]}]`,
  },
  'languages-swapped': {
    wrong: `[${EN},${CROSSED}},${DE},${CROSSED}}]`,
    right: RIGHT,
  },
  'cluster-disagreement': {
    wrong: `[${EN},"alternates":[${TO_EN},${TO_DE},{"lang":"fr","loc":"https://a.example/f1"}]},${DE},"alternates":[${TO_EN},${TO_DE},{"lang":"fr","loc":"https://a.example/f2"}]}]`,
    right: RIGHT,
  },
  'mixed-protocol': { wrong: withUrl('http://a.example/de'), right: RIGHT },
  'x-default-missing': {
    wrong: RIGHT,
    right: `[${EN},"alternates":[${TO_EN},{"lang":"x-default","loc":"https://a.example/en"}]}]`,
  },
  'general-language-missing': {
    wrong: `[${EN},"alternates":[{"lang":"en-GB","loc":"https://a.example/en"},{"lang":"en-US","loc":"https://a.example/us"}]}]`,
    right: RIGHT,
  },
  'default-language-missing': {
    wrong: `[${DE},"alternates":[${TO_DE}]}]`,
    right: RIGHT,
    given: "the option `defaultLang: 'en'`",
  },
}

const ofLanguageTags: ReadonlySet<string> = /* @__PURE__ */ new Set(
  languageTagProblems.entries.map(({ code }) => code),
)

/**
 * Everything that the audit of alternates can report, except problems of a single `hreflang` value: these codes are in
 * `@waymark/language-tag/problems`. An example is the list of entries of a sitemap, as JSON.
 */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'hreflang links',
  entries: /* @__PURE__ */ checks
    .filter(({ code }) => !ofLanguageTags.has(code))
    .map(({ code, severity, summary, explanation, remedy, source, ...others }) => {
      const { causedBy, fixed, notFixed, isFixUnsafe } = others
      return {
        code,
        severity,
        summary,
        explanation,
        remedy,
        source,
        examples: [EXAMPLES[code]!],
        ...(causedBy === undefined ? {} : { causedBy }),
        ...(fixed === undefined ? {} : { fixed }),
        ...(notFixed === undefined ? {} : { notFixed }),
        ...(isFixUnsafe === undefined ? {} : { isFixUnsafe }),
      }
    }),
})
