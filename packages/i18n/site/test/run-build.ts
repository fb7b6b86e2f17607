import {
  type BuildOptions,
  type ByteSource,
  buildSite,
  type SiteProblem,
  type SiteReport,
} from '@waymark/site'
import { databaseOf } from './databases.ts'
import { drain } from './drain.ts'
import { sourceOf } from './sources.ts'

/** Everything that a build gives. */
export interface Built {
  readonly xml: string
  readonly problems: readonly SiteProblem[]
  readonly report: SiteReport
}

/** Builds the sitemaps of a database. */
export async function runBuild(
  database: ByteSource | readonly ByteSource[],
  options: BuildOptions = {},
): Promise<Built> {
  const problems: SiteProblem[] = []
  let xml = ''
  const report = await drain(buildSite(database, options), (event) => {
    if (event.type === 'problem') problems.push(event.problem)
    if (event.type === 'text') xml += event.text
  })
  return { xml, problems, report }
}

/** Builds the sitemaps of a database in JSON with the given entries. */
export function buildUrls(urls: readonly unknown[], options: BuildOptions = {}): Promise<Built> {
  return runBuild(sourceOf(databaseOf(urls)), options)
}
