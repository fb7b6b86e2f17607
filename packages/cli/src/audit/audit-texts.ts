import type { LanguageFigures, SiteAddress } from '@waymark/site/audit'
import { verbatim } from '../failure.ts'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { type PagesReport, pagesText } from '../report/audit-report.ts'
import { languageColumns } from '../report/language-columns.ts'
import type { ListingTexts } from '../report/listing.ts'
import { severityCounts } from '../report/severity-counts.ts'
import { cleanText, countsText } from '../report/severity-words.ts'
import { sinceLines } from '../report/since-lines.ts'
import { andMore, problemLines } from '../report/summary.ts'
import { figure, say } from '../speech.ts'
import { layOut, safePath, safeText, widthOf } from '../terminal/safe-text.ts'

/** Of one code. Nobody reads more. */
export const MOST_ON_TERMINAL = 5

/** A larger table cannot be read. The JSON report has all. */
const SHOWN_LANGUAGES = 40

/** What `waymark audit` prints for people: the problems by code and cause, and then the counts. */
export class AuditTexts implements ListingTexts<PagesReport> {
  readonly #io: Io
  /** How many problems of each code are shown at most. */
  readonly #most: number

  constructor(options: OptionValues, io: Io) {
    this.#io = io
    this.#most = io.isTerminal && !options.isOn('all') ? MOST_ON_TERMINAL : Number.POSITIVE_INFINITY
  }

  read(report: PagesReport): string {
    return pagesText(report)
  }

  /** All are printed at the end, by their causes. */
  found(): string {
    return ''
  }

  finish(report: PagesReport): string {
    const { paint, columns } = this.#io
    const { kinds, hidden, failures, languages } = report
    const counts = severityCounts(kinds)
    const isClean = counts.error + counts.warning === 0 && failures.length === 0
    return [
      '',
      ...problemLines(kinds, this.#io, this.#most),
      pagesText(report),
      ...languageLines(languages),
      '',
      ...sinceLines(report.since, hidden, { paint, columns }),
      isClean ? paint('green', cleanText(kinds, hidden)) : countsText(counts, hidden, this.#io),
      '',
    ].join('\n')
  }
}

/** Which file has which URL, and how sure that is. */
export function addressText(folder: string, address: SiteAddress): string {
  const { base, from, index, html } = address
  const path = safePath(folder).replace(/[\\/]$/, '')
  if (from === null) {
    return say(
      'Neither a canonical nor a sitemap nor a CNAME says which URL {folder} has. Give it as --base; this run takes {base}',
      { folder: path, base },
    )
  }
  return say('{index} is {indexUrl}, {page} is {pageUrl}{fit:phrase}', {
    index: `${path}/a/index.html`,
    indexUrl: `${base}a${index === 'slash' ? '/' : ''}`,
    page: `${path}/b.html`,
    pageUrl: `${base}b${html === 'keep' ? '.html' : ''}`,
    fit: verbatim(fitText(address)),
  })
}

function fitText({ from, fits, of }: SiteAddress): string {
  if (of === 0) return ''
  switch (from) {
    case 'canonical':
      return say('; {fits} of {of} canonicals fit', { fits, of })
    case 'sitemap':
      return say('; {fits} of {of} URLs in sitemaps fit', { fits, of })
    case 'alternate':
      return say('; {fits} of {of} alternates fit', { fits, of })
    default:
      return say('; {fits} of {of} URLs in pages and sitemaps fit', { fits, of })
  }
}

/** A table with a row for each language. */
function languageLines(languages: readonly LanguageFigures[]): string[] {
  const columns = languageColumns(languages)
  const rows = [
    ['', ...columns.map(({ name }) => name)],
    ...languages
      .slice(0, SHOWN_LANGUAGES)
      .map((row) => [
        row.lang === '' ? say('no language') : safeText(row.lang, 40),
        ...columns.map(({ value }) => figure(value(row))),
      ]),
  ]
  const widths = ['', ...columns].map((_, at) =>
    Math.max(...rows.map((row) => widthOfText(row[at]!))),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, at) => {
        const space = ' '.repeat(widths[at]! - widthOfText(cell))
        return at === 0 ? `  ${cell}${space}` : `  ${space}${cell}`
      })
      .join(''),
  )
  const more = languages.length - SHOWN_LANGUAGES
  return [...lines, ...(more > 0 ? [`  ${andMore(more)}`] : [])]
}

function widthOfText(text: string): number {
  return widthOf(layOut(text))
}
