import { checkOptions } from '@waymark/infra/options'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { INDEX_OPTIONS, type IndexOptions, writeSitemapIndex } from './index-writer.ts'
import type { FinishedPart, PartOfGroup, SitemapFileInfo } from './split-event.ts'

/** The files of a set, and the text of its index. */
export interface FileSet {
  /** The index first, where there is one, then the parts in order. */
  readonly files: readonly SitemapFileInfo[]
  /** `null` for a single file. */
  readonly index: string | null
}

/** Where the files of a set are, and their names. */
export interface SetNames {
  /** URL of the folder; `null` for a set without a base and without entries. */
  readonly base: string | null
  /** Name of the index, or of the only file. */
  readonly main: string
  nameOf(part: number, group: PartOfGroup | undefined): string
  readonly stylesheet: string | undefined
}

/** Names the files of a set, and writes its index. */
export function createFileSet(
  parts: readonly FinishedPart[],
  { base, main, nameOf, stylesheet }: SetNames,
): FileSet {
  // The only group of a set is named like one of many, so that its name stays.
  const isSingle = parts.length === 1 && parts[0]!.group === undefined
  const files: SitemapFileInfo[] = parts.map(({ urls: entries, ...figures }) => {
    const name = isSingle ? main : nameOf(figures.part, figures.group)
    return { ...figures, name, kind: 'urlset', loc: locOf(name, base), entries }
  })
  if (isSingle) return { files, index: null }
  const index = writeSitemapIndex(
    files.map(({ loc, lastmod }) =>
      lastmod === null ? { loc: loc ?? '' } : { loc: loc ?? '', lastmod },
    ),
    { stylesheet },
  )
  const file: SitemapFileInfo = {
    name: main,
    kind: 'sitemapindex',
    part: 0,
    loc: locOf(main, base),
    entries: parts.length,
    links: 0,
    bytes: index.length,
    lastmod: null,
  }
  return { files: [file, ...files], index }
}

/**
 * Gives the parts of a finished set other names, such as those under which they are already published.
 *
 * @param files - The files of the `end` event of a splitter.
 * @param nameOf - The name of each part; it is not called for a single file, which keeps its name.
 * @param options - Those of the index, as the splitter had them.
 *
 * @example
 * ```ts
 * import { createSplitter, renameParts } from '@waymark/sitemap'
 *
 * const splitter = createSplitter({ maxUrls: 1 })
 * splitter.add({ loc: 'https://a.example/1' })
 * splitter.add({ loc: 'https://a.example/2' })
 * const { files } = splitter.end().at(-1)
 * const renamed = renameParts(files, (part) => `pages-${part}.xml`)
 * renamed.files.map(({ name }) => name) // => ['sitemap.xml', 'pages-1.xml', 'pages-2.xml']
 * renamed.index?.includes('<loc>https://a.example/pages-1.xml</loc>') // => true
 * ```
 */
export function renameParts(
  files: readonly SitemapFileInfo[],
  nameOf: (part: number) => string,
  options: IndexOptions = {},
): FileSet {
  const { stylesheet } = checkOptions(options, INDEX_OPTIONS)
  const [first] = files
  if (first === undefined || first.kind === 'urlset') return { files, index: null }
  const parts = files.slice(1).map(({ entries, ...file }) => ({ ...file, urls: entries }))
  return createFileSet(parts, { base: first.loc, main: first.name, nameOf, stylesheet })
}

function locOf(name: string, base: string | null): string | null {
  const url = base === null ? null : parseUrl(`./${name}`, { base })
  return url === null ? null : serializeUrl(url)
}
