import { parseUrl } from '@waymark/url-parser'
import type { ProblemItem } from '../read/read-item.ts'
import type { SitemapReaderOptions } from '../read/reader-options.ts'
import { type FileItem, listSitemapFiles, readFileItems } from './read-folder.ts'

export interface FollowOptions extends Omit<SitemapReaderOptions, 'location'> {
  /** Path of the index below the folder; by default the first of `sitemap.xml`, `sitemap.xml.gz`, `sitemap_index.xml`, `sitemap_index.xml.gz`. */
  readonly index?: string
}

const USUAL = ['sitemap.xml', 'sitemap.xml.gz', 'sitemap_index.xml', 'sitemap_index.xml.gz']

/**
 * Reads the sitemap of a site that lies in a folder: the index, then the files that it names, each once.
 * A `urlset` is read as it is.
 *
 * An address is looked for by its path: `https://a.example/docs/en/sitemap.xml` is `docs/en/sitemap.xml`
 * below the folder, else `en/sitemap.xml`, else `sitemap.xml`, each also with or without `.gz`. Only files
 * that are there are candidates, so no address leads out of the folder. One that leads nowhere gives a
 * problem `sitemap-not-found`; an index in an index gives `nested-index` and is not followed.
 *
 * @throws Error with `code: 'ENOENT'` where the folder has no index.
 */
export async function* followSitemapIndex(
  folder: string,
  options: FollowOptions = {},
): AsyncGenerator<FileItem, void, undefined> {
  const files = new Set(await listSitemapFiles(folder))
  const index = options.index ?? USUAL.find((name) => files.has(name)) ?? USUAL[0]!
  const taken = new Set([index])
  const found: string[] = []
  const seen = new Set<string>()
  for await (const file of readFileItems(folder, index, options)) {
    yield file
    const { item } = file
    if (item.type !== 'sitemap' || seen.has(item.entry.loc)) continue
    seen.add(item.entry.loc)
    const path = findSitemapFile(item.entry.loc, files, taken)
    if (path === null) {
      const message = 'the index names a sitemap that is not in the folder'
      yield { path: index, item: problem('sitemap-not-found', message, item.entry.loc, item) }
    } else {
      taken.add(path)
      found.push(path)
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
  // The base serves files that were published with relative addresses, which a reader may be told to keep.
  const url = parseUrl(loc, { base: 'https://relative.invalid/' })
  if (url === null || url.path.kind !== 'list') return null
  const segments = url.path.segments.map(decodeSegment)
  for (let from = 0; from < segments.length; from++) {
    const path = segments.slice(from).join('/')
    for (const candidate of [path, `${path}.gz`, path.replace(/\.gz$/, '')]) {
      if (files.has(candidate) && !taken.has(candidate)) return candidate
    }
  }
  return null
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function problem(
  code: ProblemItem['code'],
  message: string,
  value: string | null,
  { line, column }: { readonly line: number; readonly column: number },
): ProblemItem {
  return { type: 'problem', code, message, refuses: 'nothing', value, line, column }
}
