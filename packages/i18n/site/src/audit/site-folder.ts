import { createUrlTable, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import { FileError } from '../file-error.ts'
import type { SiteFiles } from '../site-files.ts'
import { shownPath } from '../words.ts'
import type { LeftOutFile, PageFiles } from './audit-types.ts'
import { isPageName } from './page-names.ts'

/** A folder with built pages. Nothing outside it is read through this. */
export interface SiteFolder {
  readonly path: string
  /** The names of all files, with `/` between the names of folders. A file is the number of its name. */
  readonly names: UrlTable
  readonly leftOut: readonly LeftOutFile[]
  /** The XML files, in which the sitemaps are. */
  readonly xml: readonly string[]
  /** Access to the files in it alone. */
  readonly files: SiteFiles
  has(name: string): boolean
  /** The path of a file, for messages and for reading. */
  pathOf(name: string): string
}

/**
 * Lists the files of a folder.
 *
 * @throws {FileError} If it cannot be listed, or has no page.
 */
export async function openFolder(
  path: string,
  files: PageFiles,
  memory: TableMemory | undefined,
): Promise<SiteFolder> {
  const { names: listed, leftOut } = await files.listAll(path)
  if (!listed.some(isPageName)) {
    const message = sentence('It has no page.')
    const remedy = sentence('Build the site, and name the folder that is published.')
    throw new FileError('folder-without-pages', shownPath(path), message, { remedy })
  }
  const names = createUrlTable({ memory })
  for (const name of listed) names.add(name)
  const xml = listed.filter((name) => /\.xml(?:\.gz)?$/i.test(name))
  const has = (name: string) => names.find(name) !== -1
  const pathOf = (name: string) => files.join(path, name)
  return { path, names, leftOut, xml, has, pathOf, files: within(path, files, { xml, has }) }
}

/** Access to the listed files only: no name leads out of the folder, and no link is followed. */
function within(
  path: string,
  files: PageFiles,
  { xml, has }: Pick<SiteFolder, 'xml' | 'has'>,
): SiteFiles {
  return {
    open: (file) => files.open(file),
    listFolder: async (folder) => (folder === path ? xml : null),
    folderOf: (file) => files.folderOf(file),
    join: (folder, name) => files.join(folder, name),
    relative: (folder, file) => files.relative(folder, file),
    hasFile: (folder, name) => has(files.relative(path, files.join(folder, name))),
    createStore: files.createStore,
    identify: (file) => files.identify(file),
  }
}
