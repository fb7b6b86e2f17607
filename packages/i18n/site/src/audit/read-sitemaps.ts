import type { UrlTable } from '@waymark/hreflang'
import type { UrlItem } from '@waymark/sitemap'
import type { CheckEvent } from '../check/check-site.ts'
import { readDisallowedPages } from '../check/disallowed-pages.ts'
import { type CheckItem, type FileFigures, SiteCheck } from '../check/site-check.ts'
import { SiteReading } from '../check/site-reading.ts'
import { FileError } from '../file-error.ts'
import type { AuditOptions } from './audit-options.ts'
import type { SiteFolder } from './site-folder.ts'

/** The name of the file, at the root of a site. */
export const ROBOTS = 'robots.txt'

/** Notes for people who named the files themselves. */
const NOTES: readonly string[] = ['other-xml', 'robots-without-sitemap']

/** Problems of sitemaps that are not there. */
const MISSING: readonly string[] = ['sitemap-not-found', 'sitemap-not-read', 'sitemap-elsewhere']

/** What was read of the sitemaps of a folder. */
export interface SitemapReading {
  readonly files: readonly FileFigures[]
  /** Whether all of them were read to their ends, so that a page which is in none is not listed. */
  readonly isComplete: boolean
}

/** What is made of the sitemaps. */
export interface SitemapTaker {
  readonly urls: UrlTable
  readonly options: AuditOptions
  onItem(item: UrlItem, file: string): void
  /** Called with the line of each rule of the robots.txt that is reported; `null` if one problem says that all pages are disallowed. */
  onDisallowed(line: number | null): void
}

/** Checks the sitemaps of a folder as `checkSite` does, apart from their alternates. */
export async function* readSitemaps(
  folder: SiteFolder,
  { urls, options, onItem, onDisallowed }: SitemapTaker,
): AsyncGenerator<CheckEvent, SitemapReading, undefined> {
  const hasRobots = folder.has(ROBOTS)
  const paths = [
    ...(hasRobots ? [folder.pathOf(ROBOTS)] : []),
    ...(folder.xml.length > 0 ? [folder.path] : []),
  ]
  const { files } = folder
  const { robots, unreadable } = await readDisallowedPages(paths, files)
  const fail = (error: unknown): FileError => {
    if (!(error instanceof FileError)) throw error
    return error
  }
  const { config, now = Date.now() } = options
  const check = new SiteCheck('sitemap', { files, urls, now, config, robots, fail, onItem })
  const reading = new SiteReading<CheckItem>(files, {
    inputFormat: undefined,
    begin: () => check,
    fail,
  })
  let isComplete = true
  const told = function* (items: Iterable<CheckItem>): Generator<CheckEvent> {
    for (const item of items) {
      if (item instanceof FileError || ('code' in item && MISSING.includes(item.code))) {
        isComplete = false
      }
      if (item instanceof FileError) yield { type: 'failure', error: item }
      else if ('type' in item) yield item
      else if (!NOTES.includes(item.code)) {
        if (item.code === 'site-disallowed') onDisallowed(null)
        if (item.code === 'pages-disallowed') onDisallowed(item.line ?? null)
        yield { type: 'problem', problem: { ...item, source: 'sitemap' } }
      }
    }
  }
  for await (const item of reading.events(paths)) yield* told([item])
  yield* told(unreadable)
  yield* told(check.findings())
  return { files: check.files, isComplete }
}
