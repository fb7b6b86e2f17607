import { parseUrl } from '@waymark/url-parser'
import { problem, type SitemapItemReference } from '../read/read-item.ts'
import type { SitemapReaderOptions } from '../read/reader-options.ts'
import { type FileItem, listSitemapFiles, readFileItems } from './read-folder.ts'

/** Which index to follow, and what its readers pass on. */
export interface FollowOptions extends Omit<SitemapReaderOptions, 'location'> {
  /** Path of the index below the folder; by default the first of `sitemap.xml`, `sitemap.xml.gz`, `sitemap_index.xml`, `sitemap_index.xml.gz`. */
  readonly index?: string | undefined
}

const USUAL = ['sitemap.xml', 'sitemap.xml.gz', 'sitemap_index.xml', 'sitemap_index.xml.gz']

/**
 * Reads the sitemap of a site that lies in a folder: the index, then the files that it names, each once.
 * A `urlset` is read as it is.
 *
 * An address is looked for by its path: `https://a.example/docs/en/sitemap.xml` is `docs/en/sitemap.xml` below the
 * folder, else `en/sitemap.xml`, else `sitemap.xml`, each also with or without `.gz` where there is none of its own
 * name; of several addresses the one with more of the path gets the file. Only files that are there are candidates, so
 * no address leads out of the folder. One that leads nowhere gives a problem `sitemap-not-found`; an index in an index,
 * or one that names itself, gives `nested-index` and is not followed.
 *
 * @throws Error with `code: 'ENOENT'` where the folder has no index.
 */
export async function* followSitemapIndex(
  folder: string,
  options: FollowOptions = {},
): AsyncGenerator<FileItem, void, undefined> {
  const files = new Set(await listSitemapFiles(folder))
  const index = options.index ?? USUAL.find((name) => files.has(name)) ?? USUAL[0]!
  const sitemaps = new Map<string, SitemapItemReference>()
  for await (const file of readFileItems(folder, index, options)) {
    yield file
    const { item } = file
    if (item.type === 'sitemap' && !sitemaps.has(item.entry.loc)) {
      sitemaps.set(item.entry.loc, item)
    }
  }
  const found: string[] = []
  const paths = findSitemapFiles([...sitemaps.keys()], files, new Set([index]))
  for (const [n, [loc, item]] of [...sitemaps].entries()) {
    const path = paths[n]!
    if (path !== null) found.push(path)
    else if (segmentsOf(loc).join('/') === index) {
      const message = 'the index names itself'
      yield { path: index, item: problem('nested-index', message, loc, item) }
    } else {
      const message = 'the index names a sitemap that is not in the folder'
      yield { path: index, item: problem('sitemap-not-found', message, loc, item) }
    }
  }
  for (const path of found) {
    for await (const file of readFileItems(folder, path, options)) {
      yield file
      const { item } = file
      if (item.type === 'root' && item.kind === 'sitemapindex') {
        const message = 'an index in an index; it is not followed'
        yield { path, item: problem('nested-index', message, null, item) }
      }
    }
  }
}

/**
 * Finds the file of a folder that an index means by an address; see `followSitemapIndex`.
 *
 * @param files - What is there. It is asked for paths that may have any form, `../` among them.
 * @param taken - Files that other addresses mean.
 * @returns A path below the folder, with `/`; `null` where the folder has none.
 */
export function findSitemapFile(
  loc: string,
  files: Pick<ReadonlySet<string>, 'has'>,
  taken: ReadonlySet<string> = new Set(),
): string | null {
  return findSitemapFiles([loc], files, taken)[0]!
}

/**
 * Finds the files of a folder that an index means by its addresses, each file for one of them. A file belongs to
 * the address that has more of its path, whichever comes first, so that a missing `en/sitemap.xml` does not take
 * the `sitemap.xml` that the index names, too.
 *
 * @returns For each address what `findSitemapFile` gives.
 */
export function findSitemapFiles(
  locs: readonly string[],
  files: Pick<ReadonlySet<string>, 'has'>,
  taken: ReadonlySet<string> = new Set(),
): readonly (string | null)[] {
  const found: (string | null)[] = locs.map(() => null)
  const gone = new Set(taken)
  let open = locs.map((loc, index) => ({ index, segments: segmentsOf(loc) }))
  for (let from = 0; open.length > 0; from++) {
    for (const spell of SPELLINGS) {
      open = open.filter(({ index, segments }) => {
        if (from >= segments.length) return false
        const name = segments.slice(from).join('/')
        const path = spell(name)
        if (gone.has(path) || !files.has(path)) return true
        // The packed copy of a sitemap that another address means is no sitemap of its own.
        if (path !== name && files.has(name)) return true
        gone.add(path)
        found[index] = path
        return false
      })
    }
  }
  return found
}

/** The name as it is, and as what it may have been compressed to or from. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}.gz`,
  (path) => path.replace(/\.gz$/, ''),
]

function segmentsOf(loc: string): readonly string[] {
  // The base serves files that were published with relative addresses, which a reader may be told to keep.
  const url = parseUrl(loc, { base: 'https://relative.invalid/' })
  return url?.path.kind === 'list' ? url.path.segments.map(decodeSegment) : []
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
