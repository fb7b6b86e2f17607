import { readSitemap, type SitemapItem } from '@waymark/sitemap'
import { extensions } from '@waymark/sitemap/extensions'
import { readTextSitemap } from '@waymark/sitemap/text'
import type { ByteSource } from '../byte-source.ts'
import { type OtherXml, readUnnamed } from './other-xml.ts'

/** What is known about a sitemap before it is read. */
export interface SitemapKnowledge {
  /** Whether the caller or an index names the file, so that it must be a sitemap. */
  readonly isNamed: boolean
  /** Whether it has one URL per line. */
  readonly isText: boolean
  /** Milliseconds since 1970, to find news that is too old. */
  readonly now?: number
  /** Whether entries with a wrong URL are yielded too. */
  readonly keepRefused: boolean
}

/** Reads a sitemap or an index of any form. */
export function sitemapItems(
  source: ByteSource,
  { isNamed, isText, now, keepRefused }: SitemapKnowledge,
): AsyncIterable<SitemapItem | OtherXml> {
  if (isText) return readTextSitemap(source.chunks(), { keepRefused })
  // A wrong namespace is reported, and the rest of the file is checked all the same.
  const options = { keepRefused, extensions, now, anyNamespace: true }
  return isNamed ? readSitemap(source.chunks(), options) : readUnnamed(source, options)
}
