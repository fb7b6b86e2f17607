import {
  type BuildOptions,
  type ByteSource,
  buildSite,
  type SiteProblem,
  type SiteReport,
} from '@waymark/site'
import { sourceOf } from './sources.ts'

/** Everything that a build gives. */
export interface Built {
  readonly xml: string
  readonly problems: readonly SiteProblem[]
  readonly report: SiteReport
}

export const HEAD = { version: '1.1', generated: '2024-01-01T00:00:00Z', defaultLang: 'en' }
export const LASTMOD = '2024-01-01T00:00:00Z'

/** Builds the sitemaps of a database. */
export async function runBuild(
  database: ByteSource | readonly ByteSource[],
  options: BuildOptions = {},
): Promise<Built> {
  const problems: SiteProblem[] = []
  let xml = ''
  const events = buildSite(database, options)
  for (let next = await events.next(); ; next = await events.next()) {
    if (next.done === true) return { xml, problems, report: next.value }
    if (next.value.type === 'problem') problems.push(next.value.problem)
    if (next.value.type === 'text') xml += next.value.text
  }
}

/** Builds the sitemaps of a database in JSON with the given entries. */
export function buildUrls(urls: readonly unknown[], options: BuildOptions = {}): Promise<Built> {
  return runBuild(sourceOf(JSON.stringify({ ...HEAD, urls })), options)
}
