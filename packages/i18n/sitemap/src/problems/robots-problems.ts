import type { Explanation } from './explanation.ts'

/** What is wrong with the `Sitemap` lines of a `robots.txt`. */
export const ROBOTS_PROBLEMS: readonly Explanation[] = [
  {
    code: 'misspelt-sitemap-line',
    summary: 'A sitemap line of a `robots.txt` is misspelt, so it names no sitemap.',
    explanation:
      'Some crawlers forgive `Sitemaps:` or a missing colon, and others ignore the line. No standard says which is right.',
    source: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4',
    examples: [
      {
        wrong: 'Sitemaps: https://a.example/sitemap.xml',
        right: 'Sitemap: https://a.example/sitemap.xml',
        given: 'a robots.txt',
      },
    ],
  },
  {
    code: 'robots-too-large',
    summary: 'A `Sitemap` line comes after the part of a `robots.txt` that crawlers must read.',
    explanation: 'Crawlers must read at least the first 500 KiB. Google ignores the rest.',
    source: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.5',
    examples: [{ wrong: 'a `Sitemap` line after 600 KiB of rules', given: 'described in words' }],
  },
]
