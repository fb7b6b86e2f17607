import type { DescribedMutant } from './described-mutants.ts'

/** A mutant that must be noticed. */
export interface NamedMutant extends DescribedMutant {
  /** The file with the test that notices it. */
  readonly test: string
  /** What would go wrong. */
  readonly effect: string
}

/** The worst that once went unnoticed, and shortcuts that are never taken. */
export const namedMutants: readonly NamedMutant[] = [
  {
    file: 'packages/host/src/ipv4-parser.ts',
    original: 'digit >= radix',
    mutant: 'digit > radix',
    test: 'packages/host/test/standard-steps.test.ts',
    effect: '1.2.3.08 would be 1.2.3.8',
  },
  {
    file: 'packages/host/src/ipv4-parser.ts',
    original: 'if (at === start) return fail',
    mutant: 'if (false) return fail',
    test: 'packages/host/test/standard-steps.test.ts',
    effect: '1..2 would be 1.0.0.2',
  },
  {
    file: 'packages/host/src/ipv4-parser.ts',
    original: 'dot === -1 || dot > length ? length : dot',
    mutant: 'dot',
    test: 'packages/host/test/standard-steps.test.ts',
    effect: 'the error of 08 would end before it begins',
  },
  {
    file: 'packages/host/src/plain-domain.ts',
    original: 'if (length > LONGEST) return null',
    mutant: 'return null',
    test: 'packages/host/test/plain-domain.test.ts',
    effect: 'the short way for percent-encoded domains would never be taken',
  },
  {
    file: 'packages/explain/src/faults/placed-text.ts',
    original: 'ends[ends.length - 1]',
    mutant: 'ends[ends.length + 1]',
    test: 'packages/explain/test/faults.property.test.ts',
    effect: 'a fault at the end of a host would be shown at its start',
  },
  {
    file: 'packages/percent-encoding/src/percent-encode-set.ts',
    original: 'return characters\n',
    mutant: "return ''\n",
    test: 'packages/percent-encoding/test/standard-steps.test.ts',
    effect: 'everything would be encoded',
  },
  {
    file: 'packages/url-parser/src/basic-url-parser.ts',
    original: 'false, parseHost)\n  } finally {\n    parser.encodeQuery = null',
    mutant: 'false, parseHost)\n  } finally {',
    test: 'packages/url-parser/test/fast-paths.test.ts',
    effect: 'the encoding of one query would be that of all later ones',
  },
  {
    file: 'packages/url-parser/src/fast-paths/plain-url.ts',
    original: 'if (kind === NOT_SPECIAL) return null',
    mutant: 'return null',
    test: 'packages/url-parser/test/fast-paths.test.ts',
    effect: 'the fast path for URLs would never be taken',
  },
  {
    file: 'packages/url-parser/src/fast-paths/tidy-reference.ts',
    original: 'if (parser.asksOnly || parser.encodeQuery !== null) return null',
    mutant: 'return null',
    test: 'packages/url-parser/test/fast-paths.test.ts',
    effect: 'the fast path for references would never be taken',
  },
  {
    file: 'packages/path-guard/src/node/open-by-path.ts',
    original: 'constants.O_CREAT | constants.O_EXCL',
    mutant: 'constants.O_CREAT & constants.O_EXCL',
    test: 'packages/path-guard/test/open-by-path.test.ts',
    effect: 'a file outside the root could be written',
  },
  {
    file: 'packages/path-guard/src/links.ts',
    original: '++state.links > MAX_LINKS',
    mutant: '++state.links >= MAX_LINKS',
    test: 'packages/path-guard/test/guard.test.ts',
    effect: 'a chain of 40 links would be refused, which Linux follows',
  },
  {
    file: 'packages/i18n/validation/src/url-source-reader.ts',
    original: "errors.length > 0 || typeof value !== 'string'",
    mutant: "errors.length > 0 && typeof value !== 'string'",
    test: 'packages/i18n/validation/test/url-source.test.ts',
    effect: 'a language tag that was refused once would be valid the second time',
  },
  {
    file: 'packages/i18n/validation/src/url-source-database.ts',
    original: 'lenient: isLenient = false, startIndex',
    mutant: 'lenient: isLenient = true, startIndex',
    test: 'packages/i18n/validation/test/url-source.test.ts',
    effect: 'entries with errors would be usable without a request',
  },
  {
    file: 'packages/i18n/sitemap/src/write/kept-parts.ts',
    original: 'writer.urls > 0)',
    mutant: 'writer.urls >= 0)',
    test: 'packages/i18n/sitemap/test/kept-parts.test.ts',
    effect: 'an empty sitemap would be published',
  },
  {
    file: 'packages/i18n/sitemap/src/read/source-decoder.ts',
    original: 'a === 0xfe && b === 0xff',
    mutant: 'a === 0xfe || b === 0xff',
    test: 'packages/i18n/sitemap/test/read.test.ts',
    effect: 'half of a mark would decide the encoding',
  },
  {
    file: 'packages/i18n/hreflang/src/require-entry.ts',
    original: '!isEntry || (alternates',
    mutant: '!isEntry && (alternates',
    test: 'packages/i18n/hreflang/test/links.test.ts',
    effect: 'completeLinks would give links for what is not an entry',
  },
  {
    file: 'packages/uri-template/src/compile-template.ts',
    original: "first === '.'",
    mutant: "first !== '.'",
    test: 'packages/uri-template/test/define-template.test.ts',
    effect: '../x would be a value that leaves its folder',
  },
  {
    file: 'packages/uri-template/src/language.ts',
    original: 'if (steps > MAX_STATES * 20) isTooLarge = true',
    mutant: 'if (steps > MAX_STATES * 20) isTooLarge = false',
    test: 'packages/uri-template/test/rules.test.ts',
    effect: 'a pattern would take quadratic time',
  },
  {
    file: 'packages/uri-template/src/expand-template.ts',
    original: "typeof values !== 'object' || values === null || Array.isArray(values)",
    mutant: 'false',
    test: 'packages/uri-template/test/define-template.test.ts',
    effect: 'a list would be expanded as values',
  },
  {
    file: 'packages/url-pattern/src/pattern-source.ts',
    original: 'written.text, offset + shift)',
    mutant: 'written.text, offset - shift)',
    test: 'packages/url-pattern/test/errors.test.ts',
    effect: 'an error would be shown past the end of the pattern',
  },
  {
    file: 'packages/public-suffix/src/host-source.ts',
    original: '[a-z\\d+.-]*$/',
    mutant: '[a-z\\d+.-]+$/',
    test: 'packages/public-suffix/test/same-site.test.ts',
    effect: 'a scheme of one letter would be refused',
  },
  {
    file: 'packages/public-suffix/src/public-suffix-list.ts',
    original: "typeof value['getPublicSuffix'] === 'function'",
    mutant: "typeof value['getPublicSuffix'] === ''",
    test: 'packages/public-suffix/test/public-suffix.test.ts',
    effect: 'no list would be accepted as an option',
  },
  {
    file: 'packages/infra/src/describe-value.ts',
    original: "|| !hasOwn(prototype, 'constructor') || keys(value).length > 0",
    mutant: '|| true',
    test: 'packages/uri-template/test/rules.test.ts',
    effect: 'a regular expression would be a rule that allows everything',
  },
]
