import { checks, type Finding } from '@waymark/hreflang'
import { ERROR_DESCRIPTIONS } from '@waymark/i18n-validation'
import type { ProblemItem } from '@waymark/sitemap'
import { count, counted } from '../terminal/figures.ts'
import { safeText } from '../terminal/safe-text.ts'
import type { CodeDescription } from './problem-log.ts'
import type { Severity } from './report.ts'

/** What a sitemap's reader and writer report; their messages say what is wrong, these what to do. */
const SITEMAP_CODES: Readonly<Record<string, CodeDescription>> = {
  'loc-missing': {
    meaning: 'An entry has no address.',
    remedy: 'Give every url element a loc.',
  },
  'no-entries': {
    meaning: 'A database, a sitemap or an index lists nothing.',
    remedy: 'Look at what makes it: from a database without pages no sitemap is written.',
  },
  'x-default-unused': {
    meaning: '--x-default names a language that no page has.',
    remedy: 'Name one of the languages that the pages have.',
  },
  'loc-repeated': {
    meaning: 'An entry has more than one address.',
    remedy: 'Make an entry of each.',
  },
  'loc-not-text': {
    meaning: 'An address contains markup.',
    remedy: 'Write the address as text, with & as &amp;.',
  },
  'loc-too-long': {
    meaning: 'An address is longer than the 2,047 characters that the protocol allows.',
    remedy: 'Shorten the address.',
  },
  'alternate-incomplete': {
    meaning: 'A link lacks its relation, its language or its address.',
    remedy: 'Give every xhtml:link rel="alternate", hreflang and href.',
  },
  'invalid-lastmod': {
    meaning: 'A date is no W3C date.',
    remedy: 'Write it like 2024-03-15 or 2024-03-15T10:00:00Z.',
  },
  'future-lastmod': {
    meaning: 'A date is in the future, by more than a day.',
    remedy: 'Give the time of a change that has happened.',
  },
  'invalid-changefreq': {
    meaning: 'changefreq is none of the seven words of the protocol.',
    remedy: 'Use always, hourly, daily, weekly, monthly, yearly or never.',
  },
  'invalid-priority': {
    meaning: 'priority is no number from 0 to 1.',
    remedy: 'Write a number like 0.8.',
  },
  'repeated-element': {
    meaning: 'An element stands twice in one entry.',
    remedy: 'Leave one of them out.',
  },
  'unknown-element': {
    meaning: 'An entry has an element that the protocol does not have there, so nobody reads it.',
    remedy: 'Correct its name, or give it a namespace of its own.',
  },
  'unknown-entry': {
    meaning: 'An element stands where the entries are and is none; what it holds is not read.',
    remedy: 'A urlset has url elements, a sitemapindex has sitemap elements, in small letters.',
  },
  'misplaced-link': {
    meaning: 'A link with hreflang belongs to no page, because it stands outside of any url.',
    remedy: 'Move it into the url of its page.',
  },
  'stray-text': {
    meaning: 'Text stands between elements, where nobody reads it.',
    remedy: 'Take it out, or write the element that it belongs to.',
  },
  'too-many-urls': {
    meaning: 'A sitemap lists more than 50,000 pages.',
    remedy: 'Split it: waymark sitemap does so by itself.',
  },
  'too-many-sitemaps': {
    meaning: 'An index lists more than 50,000 sitemaps.',
    remedy: 'Make several indexes.',
  },
  'entry-too-large': {
    meaning: 'An entry alone is larger than a sitemap may be.',
    remedy: 'Take some of its alternates away.',
  },
  'file-too-large': {
    meaning: 'A sitemap is larger than 50 MiB before compression.',
    remedy: 'Split it: waymark sitemap does so by itself.',
  },
  'wrong-namespace': {
    meaning: 'An element is not in the namespace of the sitemap protocol.',
    remedy: 'Declare xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" on the root.',
  },
  'wrong-root': {
    meaning: 'The file is XML, but no sitemap.',
    remedy: 'Name a file whose root is urlset or sitemapindex.',
  },
  'other-xml': {
    meaning: 'The folder has XML that is no sitemap, such as a feed; it was passed over.',
    remedy: 'If it should be one, its root is urlset or sitemapindex.',
  },
  'packed-copy': {
    meaning: 'A folder has a sitemap twice, plain and packed; the packed one was passed over.',
    remedy: 'Nothing, if both are made together. To check the packed one, name it.',
  },
  'not-well-formed': {
    meaning: 'The file is no well-formed XML.',
    remedy: 'Repair it at the place given; what stands after it was not read.',
  },
  'link-namespace': {
    meaning: 'Links with hreflang are in a namespace where no search engine looks for them.',
    remedy: 'Declare xmlns:xhtml="http://www.w3.org/1999/xhtml" on the root, to the letter.',
  },
  credentials: {
    meaning: 'An address has a user name or a password in it, which everybody can read.',
    remedy: 'Take it out of the address, and change the password.',
  },
  'untidy-url': {
    meaning: 'An address is written as no URL is. Browsers repair it; crawlers need not.',
    remedy: 'Write it in percent-encoding, with // behind the scheme: waymark normalize does so.',
  },
  'other-host': {
    meaning: 'A page is not on the host where the sitemap lies, or by default its first page.',
    remedy: 'Name the sitemap in the robots.txt of that host, or give each host a sitemap.',
  },
  'other-folder': {
    meaning: 'A page is not below the folder where the sitemap lies.',
    remedy: 'Name the sitemap in robots.txt, or publish it in a folder above the page.',
  },
  'sitemap-not-found': {
    meaning: 'The index names a sitemap that is not there.',
    remedy: 'Add the file, or take it out of the index.',
  },
  'nested-index': {
    meaning: 'An index names an index.',
    remedy: 'Name the sitemaps themselves.',
  },
  'sitemap-repeated': {
    meaning: 'An index names a sitemap twice.',
    remedy: 'Name it once.',
  },
  'sitemap-elsewhere': {
    meaning: 'An index names sitemaps of several sites.',
    remedy: 'Make an index for each site: scheme, host and port must be those of the index.',
  },
  'page-elsewhere': {
    meaning: 'A sitemap lists pages of several sites: scheme, host or port differ.',
    remedy: 'Make a sitemap for each site, or name this one in the robots.txt of each.',
  },
  'sitemap-not-read': {
    meaning: 'The sitemaps that the index names were not checked.',
    remedy: 'Give the index as a file beside them, or their folder.',
  },
  doctype: {
    meaning: 'The file has a document type, which sitemaps do not need and attackers like.',
    remedy: 'Take the <!DOCTYPE> out.',
  },
  empty: {
    meaning: 'The file is empty.',
    remedy: 'Write the sitemap again.',
  },
  'not-utf8': {
    meaning: 'The file is in another encoding than UTF-8, which the protocol asks for.',
    remedy: 'Save it as UTF-8, and declare that or nothing.',
  },
  'unsupported-encoding': {
    meaning: 'The file is in an encoding that is not read here, and the protocol asks for UTF-8.',
    remedy: 'Save it as UTF-8, and declare that or nothing.',
  },
  'invalid-encoding': {
    meaning: 'The file is not UTF-8.',
    remedy: 'Save it as UTF-8.',
  },
}

/** The catalogue entry of a code of any of the packages. */
export function describeCode(code: string): CodeDescription {
  const check = checks.find((candidate) => candidate.code === code)
  if (check !== undefined) return { meaning: check.summary, remedy: check.remedy }
  const known: Readonly<Record<string, CodeDescription | undefined>> = {
    ...SITEMAP_CODES,
    ...ERROR_DESCRIPTIONS,
  }
  return (
    known[code] ?? {
      meaning: `The file breaks a limit or rule of the format (${code}).`,
      remedy: 'Write it as the sitemap protocol says.',
    }
  )
}

/** Codes of a sitemap's reader and writer that are no errors, though nothing else says so. */
const MILDER: Readonly<Record<string, Severity>> = {
  credentials: 'warning',
  'link-namespace': 'warning',
  'no-entries': 'warning',
  'other-host': 'warning',
  'other-xml': 'info',
  'stray-text': 'warning',
  'untidy-url': 'warning',
  // Many sites keep their sitemaps in one folder, and say so in robots.txt.
  'other-folder': 'info',
}

/** How bad a problem of a sitemap is: what search engines can read past is a warning. */
export function severityOf({
  code,
  refuses,
}: {
  readonly code: string
  readonly refuses: ProblemItem['refuses']
}): Severity {
  return MILDER[code] ?? (refuses === 'value' ? 'warning' : 'error')
}

/**
 * A JSON Pointer for people, to whom the empty one says nothing; none where there is none. Its names come from the
 * document, and so from anybody.
 */
export function pointerText(pointer: string | null): string[] {
  return pointer === null ? [] : [pointer === '' ? '(whole document)' : safeText(pointer)]
}

/** A finding of the audit in one sentence with its addresses. */
export function describeFinding(finding: Finding): string {
  const { loc, lang, target, declared, suggestion, targets, language, clusters, entries } = finding
  if (finding.code === 'default-language-missing') {
    return `no page is in ${language}, the default language of the database`
  }
  const what =
    target !== undefined
      ? `lists ${lang ?? 'a page'} at ${target}`
      : lang !== undefined
        ? `has the label ${lang}`
        : language !== undefined
          ? `is about the language ${language}`
          : ''
  return [
    [loc ?? (target === undefined ? 'a set of pages' : 'a page'), what].join(' ').trim(),
    ...(declared === undefined ? [] : [`whose own language is ${declared}`]),
    ...(targets === undefined ? [] : [`where its members name ${targets.join(' and ')}`]),
    ...(entries === undefined ? [] : [`the page of ${count(entries)} entries`]),
    ...(clusters === undefined || clusters === 1
      ? []
      : [`and ${counted(clusters - 1, 'more set')}`]),
    ...(suggestion === undefined ? [] : [`write ${suggestion}`]),
  ].join(', ')
}
