import type { Severity } from '@waymark/infra/problem'
import { counted, listed, number } from '../plural.ts'
import type { CellState, PageFilter } from '../site-audit/page-links.ts'

/** What was audited, in numbers. */
export interface Figures {
  readonly entries: number
  readonly files: number
  readonly languages: number
  readonly links: number
}

/** Which URL a folder has, and how many of the URLs in its files agree. */
export interface SiteUrls {
  readonly base: string
  readonly fits: number
  readonly of: number
}

/** The pages of a folder, in numbers. */
export interface PageFigures {
  readonly pages: number
  readonly indexable: number
  readonly listed: number
}

/** All texts of the view in one language. */
export const en = {
  canonical: 'In a database, also report URLs that are not in canonical form',
  empty: 'Nothing to check yet.',
  reading: 'Checking…',
  progress: 'Progress',
  stop: 'Stop',
  stopped: 'Stopped.',
  again: 'Check again',
  failed: (why: string) => `The site could not be checked. ${why}`,
  listing: (files: number) =>
    files === 0 ? 'Listing the files…' : `Listing the files… ${number('en', files)}`,
  filesRead: (done: number, total: number) =>
    `${number('en', done)} of ${counted('en', total, { one: 'file', other: 'files' })} read`,
  auditedAsPages: (names: string) => `${names}: built pages, audited as a site`,
  checkedAsData: (names: string) => `${names}: no pages, checked as sitemaps or a database`,
  theseFiles: 'The folder',
  address: (folder: string, { base, fits, of }: SiteUrls) =>
    `${folder} is ${base}${of === 0 ? '' : `: ${number('en', fits)} of ${counted('en', of, { one: 'URL fits', other: 'URLs fit' })}`}`,
  addressUnknown: (folder: string) => `No page, sitemap or CNAME says which URL ${folder} has`,
  pagesRead: ({ pages, indexable, listed }: PageFigures) =>
    `${counted('en', pages, { one: 'page', other: 'pages' })}, ${number('en', indexable)} indexable, ${number('en', listed)} of these in a sitemap.`,
  clean: 'No problem found in these files; pages were not fetched',
  notFetched: 'Only these files were read; pages were not fetched.',
  museumAbout:
    'Shown here: the database of a small museum in six languages, with the mistakes that real sites make.',
  summary: ({ entries, files, languages, links }: Figures) =>
    `${counted('en', entries, { one: 'page', other: 'pages' })} in ${counted('en', files, { one: 'file', other: 'files' })}${links === 0 ? '' : `, with ${counted('en', links, { one: 'link', other: 'links' })} in ${counted('en', languages, { one: 'language', other: 'languages' })}`}.`,
  problemCounts: ({ error, warning, info }: Readonly<Record<Severity, number>>, failures: number) =>
    listed('en', 'No problems found', [
      [failures, { one: 'file that cannot be read', other: 'files that cannot be read' }],
      [error, { one: 'error', other: 'errors' }],
      [warning, { one: 'warning', other: 'warnings' }],
      [info, { one: 'hint', other: 'hints' }],
    ]),
  /** Between two sentences. */
  fullStop: '. ',
  took: (seconds: string) => `Checked in ${seconds} s.`,
  problems: 'Problems',
  failures: 'Files that could not be read',
  severity: { error: 'Error', warning: 'Warning', info: 'Hint' } satisfies Record<Severity, string>,
  occurrences: (count: number, entries: number | null) =>
    `${counted('en', count, { one: 'place', other: 'places' })}${entries === null || entries === 0 || entries === count ? '' : ` in ${counted('en', entries, { one: 'entry', other: 'entries' })}`}`,
  causes: 'Causes',
  others: 'others',
  write: (value: string) => `write ${value}`,
  moreCauses: (count: number) => `and ${number('en', count)} more`,
  why: 'Why it matters',
  documentation: 'Documentation',
  places: 'Places',
  morePlaces: 'Show more places',
  placesListed: (shown: number, count: number) =>
    `${number('en', shown)} of ${number('en', count)} are listed`,
  position: (line: number, column: number) =>
    `line ${number('en', line)}, column ${number('en', column)}`,
  line: (line: number) => `line ${number('en', line)}`,
  column: (name: string) => `column ${name}`,
  seenBy: (pages: number) => `seen by ${counted('en', pages, { one: 'page', other: 'pages' })}`,
  repair: 'Repair',
  repairAbout:
    'Corrects what has one certain answer. Everything else in the file stays the same, to the byte, as with `waymark validate --fix`. A URL is not replaced by another one: `waymark validate --unsafe-fix` does that, too.',
  repairNow: 'Make the repaired file',
  repaired: (count: number) =>
    `${counted('en', count, { one: 'problem', other: 'problems' })} repaired.`,
  nothingToRepair: 'No problem here has one certain answer.',
  left: (count: number) =>
    `${counted('en', count, { one: 'problem is left', other: 'problems are left' })}, because no answer is certain, or it would be another URL.`,
  save: (name: string) => `Save ${name}`,
  languages: 'Languages by languages',
  languagesAbout:
    'How many pages of each language link to each other language. Below: how many of these links are returned, if not all are.',
  from: 'from \\ to',
  pair: (from: string, to: string, pages: number, back: number) =>
    pages === 0
      ? `No page in ${from} links to ${to}.`
      : `${counted('en', pages, { one: 'page', other: 'pages' })} in ${from} link to ${to}; ${number('en', back)} are linked back.`,
  own: (lang: string, pages: number) =>
    `${counted('en', pages, { one: 'page', other: 'pages' })} in ${lang}.`,
  alternatesAbout:
    'How many alternates the pages of each language have in each other language. Below: how many alternates lead back, if there are fewer.',
  alternates: (from: string, to: string, links: number, back: number | null) =>
    links === 0
      ? `No page in ${from} has an alternate in ${to}.`
      : `${counted('en', links, { one: 'alternate', other: 'alternates' })} from ${from} to ${to}${back === null ? '' : `; ${number('en', back)} back`}.`,
  noLanguage: 'no language',
  moreLanguages: (count: number) =>
    `and ${counted('en', count, { one: 'more language', other: 'more languages' })}, not shown`,
  pages: 'Pages by languages',
  page: 'Page',
  show: 'Show',
  filters: {
    all: 'all pages',
    broken: 'pages with a link that is not returned',
    incomplete: 'pages without one of the languages',
  } satisfies Record<PageFilter, string>,
  states: {
    missing: 'no link',
    own: 'the page itself',
    returned: 'linked, and linked back',
    'one-way': 'linked, but not linked back',
    unlisted: 'linked, but not in the input',
  } satisfies Record<CellState, string>,
  range: (from: number, to: number, total: number) =>
    `${number('en', from)} to ${number('en', to)} of ${counted('en', total, { one: 'page', other: 'pages' })}`,
  noPages: 'No such pages.',
  earlier: 'Earlier',
  later: 'Later',
}

export type Words = Readonly<typeof en>
