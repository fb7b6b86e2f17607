import type { SiteReport } from '@waymark/site'
import type { WrittenSite } from '@waymark/site/node'

/** What `waymark sitemap` found and did: the content of all its reports, such as `report.json`. */
export interface SitemapReport extends Omit<SiteReport, 'files'> {
  readonly generator: string
  readonly command: 'sitemap'
  readonly input: string
  /** The folder that the files were written to, or `standard output`. */
  readonly output: string
  readonly files: readonly WrittenFile[]
  readonly milliseconds: number
}

/** A sitemap or a sitemap index that was written. */
export type WrittenFile = Pick<
  WrittenSite['files'][number],
  'name' | 'kind' | 'entries' | 'bytes' | 'size' | 'loc'
>
