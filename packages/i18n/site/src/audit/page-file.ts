import {
  createPageDecoder,
  createPageReader,
  type PageAnchor,
  type PageFacts,
  type PageLink,
  type PageRefresh,
} from '@waymark/pages'
import type { PageFiles } from './audit-types.ts'
import type { PageContent } from './page-content.ts'

/** How a page is read. */
export interface PageFileOptions {
  readonly headOnly?: boolean
  /** Takes what the page says to people. */
  readonly content?: PageContent | undefined
  /** Called with each link, and the `base` and meta refresh before it. */
  readonly onLink?: (
    link: PageAnchor,
    before: { readonly base: PageLink | null; readonly refresh: PageRefresh | null },
  ) => void
}

/**
 * Reads a page, whatever its encoding is.
 *
 * @throws {FileError} If the file cannot be read.
 */
export async function readPageFile(
  path: string,
  files: PageFiles,
  { headOnly = false, content, onLink }: PageFileOptions,
): Promise<PageFacts> {
  const decoder = createPageDecoder()
  const reader = createPageReader({
    headOnly,
    ...(content === undefined
      ? {}
      : {
          onText: (text, isMain) => content.addText(text, isMain),
          onMeta: (meta) => content.addMeta(meta),
          onJsonLd: (text) => content.addJsonLd(text),
        }),
    onLink: onLink === undefined ? undefined : (link) => onLink(link, reader),
  })
  const source = await files.openBytes(path)
  try {
    for await (const bytes of source.chunks()) {
      reader.write(decoder.write(bytes))
      if (reader.isDone) break
    }
  } finally {
    await source.close()
  }
  reader.write(decoder.end())
  return reader.end()
}
