import { ownOptions, type Sentence, tell } from '@waymark/infra/internal'
import type { Facts, Problem, Severity } from '@waymark/infra/problem'

interface Usual {
  readonly severity: Severity
  readonly remedy: string
}

/** The members of a problem other than its message, for each code of this package; `problems.ts` explains them. */
export const SITEMAP_PROBLEMS = {
  'loc-relative': {
    severity: 'error',
    remedy: 'Write the URL with its scheme and host.',
  },
  'loc-not-url': {
    severity: 'error',
    remedy: 'Correct the URL.',
  },
  'loc-protocol': {
    severity: 'error',
    remedy: 'Give the https URL of the page.',
  },
  'loc-missing': {
    severity: 'error',
    remedy: 'Give every `url` element a `loc`.',
  },
  'loc-repeated': {
    severity: 'error',
    remedy: 'Write an entry for each URL.',
  },
  'loc-not-text': {
    severity: 'error',
    remedy: 'Write the URL as text, with `&` as `&amp;`.',
  },
  'loc-too-long': {
    severity: 'error',
    remedy: 'Shorten the URL.',
  },
  'alternate-incomplete': {
    severity: 'error',
    remedy: 'Give every `xhtml:link` a `rel="alternate"`, `hreflang` and `href`.',
  },
  'invalid-lastmod': {
    severity: 'error',
    remedy: 'Write the date like `2024-03-15` or `2024-03-15T10:00:00Z`.',
  },
  'invalid-changefreq': {
    severity: 'error',
    remedy: 'Use `always`, `hourly`, `daily`, `weekly`, `monthly`, `yearly` or `never`.',
  },
  'invalid-priority': {
    severity: 'error',
    remedy: 'Write a number such as `0.8`.',
  },
  'repeated-element': {
    severity: 'error',
    remedy: 'Keep one of the two elements.',
  },
  'unknown-element': {
    severity: 'error',
    remedy: 'Correct the name of the element, or give it a namespace of its own.',
  },
  'unknown-entry': {
    severity: 'error',
    remedy: 'Correct the name of the element.',
  },
  'misplaced-link': {
    severity: 'error',
    remedy: 'Move the link into the `url` of its page.',
  },
  'extension-incomplete': {
    severity: 'error',
    remedy: 'Add the missing value.',
  },
  'extension-value': {
    severity: 'error',
    remedy: 'Write a value that the documentation of the extension allows.',
  },
  'extension-deprecated': {
    severity: 'info',
    remedy: 'Remove it; structured data or IPTC metadata on the page can take its place.',
  },
  'extension-namespace': {
    severity: 'warning',
    remedy: 'Declare the namespace of the extension.',
  },
  'too-many-elements': {
    severity: 'error',
    remedy: 'Remove the extra elements, or split the file.',
  },
  'unknown-attribute': {
    severity: 'warning',
    remedy: 'Correct the name of the attribute, or remove it.',
  },
  'old-news': {
    severity: 'warning',
    remedy: 'Remove the `news:news` element; the page itself can stay in the sitemap.',
  },
  'stray-text': {
    severity: 'warning',
    remedy: 'Remove the text, or write the element that it belongs to.',
  },
  'no-entries': {
    severity: 'warning',
    remedy: 'Check the program that writes the file, and its data.',
  },
  'too-many-urls': {
    severity: 'error',
    remedy: 'Split the sitemap: `waymark sitemap` does so by itself.',
  },
  'too-many-sitemaps': {
    severity: 'error',
    remedy: 'Make several indexes.',
  },
  'entry-too-large': {
    severity: 'error',
    remedy: 'Remove some of its alternates.',
  },
  'file-too-large': {
    severity: 'error',
    remedy: 'Split the sitemap: `waymark sitemap` does so by itself.',
  },
  'wrong-namespace': {
    severity: 'error',
    remedy: 'Declare `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` on the root.',
  },
  'wrong-root': {
    severity: 'error',
    remedy: 'Give a file whose root is `urlset` or `sitemapindex`.',
  },
  'not-well-formed': {
    severity: 'error',
    remedy: 'Correct the file at the reported place.',
  },
  'link-namespace': {
    severity: 'warning',
    remedy: 'Declare `xmlns:xhtml="http://www.w3.org/1999/xhtml"` on the root.',
  },
  credentials: {
    severity: 'error',
    remedy: 'Remove the user name and the password from the URL, and change the password.',
  },
  'untidy-url': {
    severity: 'warning',
    remedy: 'Percent-encode the URL: `waymark normalize` does so.',
  },
  'other-host': {
    severity: 'warning',
    remedy: 'Name the sitemap in the robots.txt of that host, or give each host a sitemap.',
  },
  'other-folder': {
    severity: 'info',
    remedy: 'Name the sitemap in robots.txt, or publish it in a folder above the page.',
  },
  'not-a-feed': {
    severity: 'error',
    remedy: 'Give a feed in RSS 2.0 or Atom 1.0, or a sitemap.',
  },
  'feed-link-missing': {
    severity: 'error',
    remedy: 'Give the item a `link` with the URL of its page.',
  },
  'feed-date-invalid': {
    severity: 'warning',
    remedy:
      'Write the date like `Sat, 07 Sep 2002 09:42:31 GMT`, and in Atom like `2002-09-07T09:42:31Z`.',
  },
  'misspelt-sitemap-line': {
    severity: 'warning',
    remedy: 'Write `Sitemap:` and the absolute URL.',
  },
  'robots-too-large': {
    severity: 'warning',
    remedy: 'Move the line to the beginning of the file.',
  },
  'sitemap-not-found': {
    severity: 'error',
    remedy: 'Add the file, or remove it from the index.',
  },
  'nested-index': {
    severity: 'error',
    remedy: 'List the sitemaps themselves.',
  },
  doctype: {
    severity: 'error',
    remedy: 'Remove the `<!DOCTYPE>`.',
  },
  'html-document': {
    severity: 'error',
    remedy:
      'Open the URL of the sitemap to see what the server sends, and save the sitemap itself.',
  },
  empty: {
    severity: 'error',
    remedy: 'Write the sitemap again.',
  },
  'not-utf8': {
    severity: 'error',
    remedy: 'Save the file as UTF-8, and declare UTF-8 or nothing.',
  },
  'unsupported-encoding': {
    severity: 'error',
    remedy: 'Save the file as UTF-8, and declare UTF-8 or nothing.',
  },
  'invalid-encoding': {
    severity: 'error',
    remedy: 'Save the file as UTF-8.',
  },
  'truncated-gzip': {
    severity: 'error',
    remedy: 'Copy the file again.',
  },
  'corrupt-gzip': {
    severity: 'error',
    remedy: 'Copy the file again.',
  },
  'too-deep': {
    severity: 'error',
    remedy: 'Remove the nested elements.',
  },
  'too-many-attributes': {
    severity: 'error',
    remedy: 'Remove the attributes that a sitemap does not need.',
  },
  'name-too-long': {
    severity: 'error',
    remedy: 'Shorten the name.',
  },
  'attribute-too-long': {
    severity: 'error',
    remedy: 'Shorten the attributes.',
  },
  'element-too-long': {
    severity: 'error',
    remedy: 'Shorten the value.',
  },
  'invalid-lang': {
    severity: 'error',
    remedy: 'Write a tag such as `en`, `pt-BR` or `x-default`.',
  },
  'invalid-entry': {
    severity: 'error',
    remedy: 'Give an object with a string `loc`.',
  },
  'illegal-character': {
    severity: 'error',
    remedy: 'Remove the character, or percent-encode it in a URL.',
  },
} as const

/** Everything that the reader and the writer can report. */
export type SitemapProblemCode = keyof typeof SITEMAP_PROBLEMS

/** What is wrong with a sitemap, or with an entry that is to be written. */
export interface SitemapProblem<Code extends SitemapProblemCode = SitemapProblemCode>
  extends Problem<Code> {
  /** What is concerned, as it is written: a URL, a date, the name of an element. */
  readonly value?: string
}

/** A message, with a remedy that replaces the remedy of its code. */
export interface Advice extends Sentence {
  readonly remedy?: Sentence
}

export function advise(message: Sentence, remedy: Sentence): Advice {
  return { ...message, remedy }
}

/** The texts of a message, and of its remedy if it has one. */
export function tellAdvice(message: Advice): {
  readonly message: string
  readonly remedy?: string
  readonly data?: Facts
} {
  const { remedy } = ownOptions(message)
  return remedy === undefined ? tell({ message }) : tell({ message, remedy })
}

/** A problem with the severity that its code has, and the remedy of the message or of the code. */
export function sitemapProblem<Code extends SitemapProblemCode>(
  code: Code,
  message: Advice,
): SitemapProblem<Code> {
  const { severity, remedy }: Usual = SITEMAP_PROBLEMS[code]
  return { code, severity, remedy, ...tellAdvice(message) }
}
