import type { SitemapFileInfo } from '@waymark/sitemap'
import type { ProblemKind, ProblemLog } from '../problem-log.ts'
import { countLanguages, type SiteFigures } from '../site-counts.ts'
import type { SiteShape } from '../site-shape.ts'
import type { RuleEffect, RuleLog } from './rule-log.ts'

/** Entries that are left out because an earlier entry is for the same page. */
export interface RepeatedEntries {
  readonly repeated: number
  /** How many entries have a URL of their own that the canonical form makes that of an earlier entry. */
  readonly merged: number
}

/** Rows of the database that are not entries. */
interface UnlistedRows {
  /** Rows of a crawler's export that should not be in a sitemap, such as redirects. */
  readonly unlisted: number
}

/** The result of building sitemaps from a database. */
export interface SiteReport<File extends SitemapFileInfo = SitemapFileInfo> extends SiteShape {
  readonly counts: RepeatedEntries &
    UnlistedRows & {
      readonly entries: number
      readonly written: number
      /** Entries that repeat a page or are not usable. */
      readonly leftOut: number
      /** Links of written entries that are not usable. The language of a page counts as its link to itself. */
      readonly linksLeftOut: number
      /** Dates of written entries that are not usable. */
      readonly datesLeftOut: number
      /** Values of `changefreq` and `priority` of written entries that are not usable. */
      readonly hintsLeftOut: number
      /** Images, videos and articles of written entries that are not usable. */
      readonly mediaLeftOut: number
      /** Links in the database, with the link to itself that the `lang` of a page implies. */
      readonly alternates: number
      /** Links in the files, including self links and links that are repeated as x-default. */
      readonly linksWritten: number
      readonly languages: number
      readonly files: number
      /** The size of all files in bytes: on the disk if they were written there, otherwise before compression. */
      readonly bytes: number
      /** How many URLs were changed by normalisation. */
      readonly normalised: number
      readonly problems: { readonly error: number; readonly warning: number; readonly info: number }
      /** Problems that are not reported, because `filterProblem` returned `null` for them. */
      readonly hidden: number
    }
  /** The number of links with each language as written. */
  readonly languages: Readonly<Record<string, number>>
  /** Counts of the original database, with URLs as they are written. */
  readonly site: SiteFigures
  /** Empty if no entry is usable. */
  readonly files: readonly File[]
  readonly normalisation: readonly RuleEffect[]
  /** The problems by their codes, the worst first. */
  readonly kinds: readonly ProblemKind[]
  /**
   * Until when the same database has this report, in milliseconds since 1970: until a date in the future is one no longer.
   * `null` if it always has.
   */
  readonly holdsUntil: number | null
}

/** What a report is made of. */
export interface SiteReportParts extends RepeatedEntries, UnlistedRows {
  readonly entries: number
  readonly site: SiteFigures
  readonly shape: SiteShape
  /** All files. Those of a set without pages are not listed in the report. */
  readonly files: readonly SitemapFileInfo[]
  readonly rules: RuleLog
  readonly problems: ProblemLog
  readonly hidden: number
  readonly holdsUntil: number | null
}

export function toSiteReport(parts: SiteReportParts): SiteReport {
  const { entries, unlisted, repeated, merged } = parts
  const { site, shape, rules, problems } = parts
  const written = parts.files.reduce((sum, { part, entries }) => sum + (part > 0 ? entries : 0), 0)
  const files = written === 0 ? [] : parts.files
  const leftOut = problems.leftOut()
  return {
    counts: {
      entries,
      unlisted,
      written,
      leftOut: entries - written,
      linksLeftOut: leftOut.links,
      datesLeftOut: leftOut.dates,
      hintsLeftOut: leftOut.hints,
      mediaLeftOut: leftOut.media,
      repeated,
      merged,
      alternates: site.counts.alternates,
      linksWritten: files.reduce((sum, { links }) => sum + links, 0),
      languages: countLanguages(site.languages),
      files: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      normalised: rules.changed,
      problems: {
        error: problems.count('error'),
        warning: problems.count('warning'),
        info: problems.count('info'),
      },
      hidden: parts.hidden,
    },
    languages: site.languages,
    site,
    ...shape,
    files,
    normalisation: rules.effects(),
    kinds: problems.kinds(),
    holdsUntil: parts.holdsUntil,
  }
}
