import type { Severity } from '@waymark/infra/problem'
import { counted, listed, number } from '../plural.ts'
import type { CellState, PageFilter } from '../site-audit/page-links.ts'
import { viewTranslation } from '../words/translation.ts'

/** What was audited, in numbers. */
export interface Figures {
  readonly entries: number
  readonly files: number
  readonly languages: number
  readonly links: number
}

/** All texts of the view in one language. */
export interface Words {
  readonly input: string
  readonly drop: string
  readonly formats: string
  readonly chooseFiles: string
  readonly chooseFolder: string
  readonly museum: string
  readonly paste: string
  readonly clear: string
  readonly copyLink: string
  readonly canonical: string
  readonly empty: string
  readonly reading: string
  readonly progress: string
  readonly stop: string
  readonly stopped: string
  readonly again: string
  failed(why: string): string
  folderUnreadable: string
  readonly museumAbout: string
  summary(figures: Figures): string
  found(counts: Readonly<Record<Severity, number>>, failures: number): string
  took(seconds: string): string
  readonly problems: string
  readonly failures: string
  readonly noProblems: string
  readonly severity: Readonly<Record<Severity, string>>
  occurrences(count: number, entries: number | null): string
  readonly causes: string
  readonly others: string
  write(value: string): string
  moreCauses(count: number): string
  readonly why: string
  readonly documentation: string
  readonly places: string
  readonly morePlaces: string
  placesListed(shown: number, count: number): string
  line(line: number): string
  readonly repair: string
  readonly repairAbout: string
  readonly repairNow: string
  repaired(count: number): string
  readonly nothingToRepair: string
  left(count: number): string
  save(name: string): string
  readonly languages: string
  readonly languagesAbout: string
  readonly from: string
  pair(from: string, to: string, pages: number, back: number): string
  own(lang: string, pages: number): string
  moreLanguages(count: number): string
  readonly pages: string
  readonly page: string
  readonly show: string
  readonly filters: Readonly<Record<PageFilter, string>>
  readonly states: Readonly<Record<CellState, string>>
  range(from: number, to: number, total: number): string
  readonly noPages: string
  readonly earlier: string
  readonly later: string
}

export const english: Words = {
  input: 'Input',
  drop: 'Drop a sitemap, a folder of sitemaps or a URL source database here',
  formats:
    'XML, RSS, Atom, text, JSON, NDJSON, CSV and TSV, plain or gzip. Nothing leaves the browser.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  museum: 'Try the museum',
  paste: 'Or paste a sitemap or a database',
  clear: 'Clear',
  copyLink: 'Copy link',
  canonical: 'In a database, also report URLs that are not in canonical form',
  empty: 'Nothing to check yet.',
  reading: 'Checking…',
  progress: 'Progress',
  stop: 'Stop',
  stopped: 'Stopped.',
  again: 'Check again',
  failed: (why) => `The site could not be checked. ${why}`,
  folderUnreadable: 'This browser does not read dropped folders here. Use “Choose a folder”.',
  museumAbout:
    'Shown here: the database of a small museum in six languages, with the mistakes that real sites make.',
  summary: ({ entries, files, languages, links }) =>
    `${counted('en', entries, { one: 'page', other: 'pages' })} in ${counted('en', files, { one: 'file', other: 'files' })}, with ${counted('en', links, { one: 'link', other: 'links' })} in ${counted('en', languages, { one: 'language', other: 'languages' })}.`,
  found: ({ error, warning, info }, failures) =>
    listed('en', 'No problems found', [
      [failures, { one: 'file that cannot be read', other: 'files that cannot be read' }],
      [error, { one: 'error', other: 'errors' }],
      [warning, { one: 'warning', other: 'warnings' }],
      [info, { one: 'hint', other: 'hints' }],
    ]),
  took: (seconds) => `Checked in ${seconds} s.`,
  problems: 'Problems',
  failures: 'Files that could not be read',
  noProblems: 'None. Search engines can use every page and every link.',
  severity: { error: 'Error', warning: 'Warning', info: 'Hint' },
  occurrences: (count, entries) =>
    `${counted('en', count, { one: 'time', other: 'times' })}${entries === null || entries === 0 ? '' : ` in ${counted('en', entries, { one: 'entry', other: 'entries' })}`}`,
  causes: 'Causes',
  others: 'others',
  write: (value) => `write ${value}`,
  moreCauses: (count) => `and ${number('en', count)} more`,
  why: 'Why it matters',
  documentation: 'Documentation',
  places: 'Places',
  morePlaces: 'Show more places',
  placesListed: (shown, count) => `${number('en', shown)} of ${number('en', count)} are listed`,
  line: (line) => `line ${number('en', line)}`,
  repair: 'Repair',
  repairAbout:
    'Corrects what has one certain answer. Everything else in the file stays the same, to the byte, as with `waymark validate --fix`.',
  repairNow: 'Make the repaired file',
  repaired: (count) => `${counted('en', count, { one: 'problem', other: 'problems' })} repaired.`,
  nothingToRepair: 'No problem here has one certain answer.',
  left: (count) =>
    `${counted('en', count, { one: 'problem is left, because no answer is', other: 'problems are left, because no answer is' })} certain.`,
  save: (name) => `Save ${name}`,
  languages: 'Languages by languages',
  languagesAbout:
    'How many pages of each language link to each other language. Below: how many of these links are returned, if not all are.',
  from: 'from \\ to',
  pair: (from, to, pages, back) =>
    pages === 0
      ? `No page in ${from} links to ${to}.`
      : `${counted('en', pages, { one: 'page', other: 'pages' })} in ${from} link to ${to}; ${number('en', back)} are linked back.`,
  own: (lang, pages) => `${counted('en', pages, { one: 'page', other: 'pages' })} in ${lang}.`,
  moreLanguages: (count) =>
    `and ${counted('en', count, { one: 'more language', other: 'more languages' })}, not shown`,
  pages: 'Pages by languages',
  page: 'Page',
  show: 'Show',
  filters: {
    all: 'all pages',
    broken: 'pages with a link that is not returned',
    incomplete: 'pages without one of the languages',
  },
  states: {
    missing: 'no link',
    own: 'the page itself',
    returned: 'linked, and linked back',
    'one-way': 'linked, but not linked back',
    unlisted: 'linked, but not in the input',
  },
  range: (from, to, total) =>
    `${number('en', from)} to ${number('en', to)} of ${counted('en', total, { one: 'page', other: 'pages' })}`,
  noPages: 'No such pages.',
  earlier: 'Earlier',
  later: 'Later',
}

export function siteWords(): Words {
  return viewTranslation()?.site ?? english
}
