import { parseUrl } from '@waymark/url-parser'

/**
 * Finds the file of a folder that an index means by a URL; see `followSitemapIndex`.
 *
 * @param files - What is there. It is asked for paths that may have any form, `../` among them.
 * @param taken - Files that other URLs mean.
 * @returns A path below the folder, with `/`; `null` where the folder has none.
 *
 * @example
 * ```ts
 * import { findSitemapFile } from '@waymark/sitemap'
 *
 * const files = new Set(['sitemap.xml', 'en/pages.xml'])
 * findSitemapFile('https://a.example/docs/en/pages.xml', files) // => 'en/pages.xml'
 * findSitemapFile('https://a.example/de/pages.xml', files) // => null
 * ```
 */
export function findSitemapFile(
  loc: string,
  files: Pick<ReadonlySet<string>, 'has'>,
  taken: ReadonlySet<string> = new Set(),
): string | null {
  return findSitemapFiles([loc], files, taken)[0]!
}

/**
 * Finds the files of a folder that an index means by its URLs, each file for one of them. A file belongs to
 * the URL that has more of its path, whichever comes first, so that a missing `en/sitemap.xml` does not take
 * the `sitemap.xml` that the index names, too.
 *
 * @returns For each URL what `findSitemapFile` gives.
 *
 * @example
 * ```ts
 * import { findSitemapFiles } from '@waymark/sitemap'
 *
 * const locs = ['https://a.example/en/sitemap.xml', 'https://a.example/sitemap.xml']
 * findSitemapFiles(locs, new Set(['sitemap.xml'])) // => [null, 'sitemap.xml']
 * ```
 */
export function findSitemapFiles(
  locs: readonly string[],
  files: Pick<ReadonlySet<string>, 'has'>,
  taken: ReadonlySet<string> = new Set(),
): readonly (string | null)[] {
  const found: (string | null)[] = locs.map(() => null)
  const gone = new Set(taken)
  let open = locs.map((loc, index) => ({ index, segments: segmentsOf(loc).slice(-MOST_FOLDERS) }))
  for (let from = 0; open.length > 0; from++) {
    for (const spell of SPELLINGS) {
      open = open.filter(({ index, segments }) => {
        if (from >= segments.length) return false
        const name = segments.slice(from).join('/')
        const path = spell(name)
        if (gone.has(path) || !files.has(path)) return true
        // The compressed copy of a sitemap that another URL means is not a sitemap of its own.
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

/** Sitemaps are in fewer folders. Each end of a path is looked for, which would take too long for a path of many. */
const MOST_FOLDERS = 64

/** The path of a URL as decoded segments. */
export function segmentsOf(loc: string): readonly string[] {
  // The base serves files that were published with relative URLs, which a reader may be told to keep.
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
