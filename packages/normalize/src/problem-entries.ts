import type { ProblemEntry } from '@waymark/infra/problem'

/** The codes of problems with lines that the URL parser does not have. */
export type LineCode =
  | 'url-line-too-long'
  | 'url-line-not-utf-8'
  | 'url-line-scheme'
  | 'url-line-without-form'

/** What there is to know about lines that bulk work cannot normalise. */
export const entries: readonly ProblemEntry<LineCode>[] = [
  {
    code: 'url-line-too-long',
    severity: 'error',
    summary: 'The line is longer than the limit for a URL.',
    explanation:
      'Bulk normalisation reads one URL from each line and keeps one line in memory. A line over the limit, 1 MiB by default, is left out. Usually the file has no line breaks, or is not a list of URLs at all.',
    remedy: 'Check that the file has one URL on each line, or raise the limit.',
    source: 'https://url.spec.whatwg.org/#urls',
    examples: [
      {
        wrong: 'https://example.com/aaaaaaaa',
        right: 'https://example.com/',
        given: 'a limit of 20 bytes',
      },
    ],
  },
  {
    code: 'url-line-not-utf-8',
    severity: 'error',
    summary: 'The line is not UTF-8.',
    explanation:
      'URLs are read as UTF-8. A line in another encoding cannot be read without guessing the encoding, and a wrong guess would give a URL that leads elsewhere.',
    remedy: 'Convert the file to UTF-8 first.',
    source: 'https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail',
    examples: [
      { wrong: 'https://example.com/é', right: 'https://example.com/%C3%A9', given: 'ISO-8859-1' },
    ],
  },
  {
    code: 'url-line-scheme',
    severity: 'error',
    summary: 'The preset does not take URLs of this scheme.',
    explanation:
      'A preset can say which schemes it is for. The preset `seo` makes canonical URLs of pages, which have https or http URLs; `javascript:`, `mailto:`, `ftp:` and `file:` URLs are not pages.',
    remedy: 'Leave the line out, or choose another preset.',
    source: 'https://url.spec.whatwg.org/#concept-url-scheme',
    examples: [
      {
        wrong: 'mailto:a@example.com',
        right: 'https://example.com/',
        given: 'the preset `seo`',
      },
    ],
  },
  {
    code: 'url-line-without-form',
    severity: 'error',
    summary: 'The URL has no normal form under this preset.',
    explanation:
      'Presets that follow the definition of another system, such as `safe-browsing`, have no form for some URLs that the URL parser accepts.',
    remedy: 'Leave the line out, or choose another preset.',
    source: 'https://developers.google.com/safe-browsing/v4/urls-hashing#canonicalization',
    examples: [
      {
        wrong: 'mailto:a@example.com',
        right: 'https://example.com/',
        given: 'the preset `safe-browsing`',
      },
    ],
  },
]

/** The entry of a code. */
export function entryOf(code: LineCode): ProblemEntry<LineCode> {
  // `entries` has one for each code.
  return entries.find((entry) => entry.code === code)!
}
