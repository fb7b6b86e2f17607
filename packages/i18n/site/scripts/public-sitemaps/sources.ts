import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A folder with sitemaps of a public repository. */
export interface SitemapFolder {
  readonly repository: string
  readonly revision: string
  readonly folder: string
  /** Files that no reader of XML reads to their end. */
  readonly broken?: readonly string[]
}

/** The folders, in the order in which they were found. */
export const sitemapFolders: readonly SitemapFolder[] = JSON.parse(
  readFileSync(new URL('SOURCES.json', import.meta.url), 'utf8'),
)

/** Where a repository is: in `WAYMARK_SITEMAPS`, else in `../public-sitemaps` beside the project. */
export function repositoryFolder(repository: string): string {
  const folder =
    process.env['WAYMARK_SITEMAPS'] ??
    fileURLToPath(new URL('../../../../../../public-sitemaps', import.meta.url))
  return join(folder, repository.replace('/', '+'))
}

/** The full paths of the sitemaps of a folder, sorted, without packed copies; none if they were not fetched. */
export function sitemapsIn({ repository, folder }: SitemapFolder): readonly string[] {
  const path = join(repositoryFolder(repository), folder)
  if (!existsSync(path)) return []
  const names = readdirSync(path).filter((name) => /sitemap.*\.xml$/i.test(name))
  return names.sort().map((name) => join(path, name))
}
