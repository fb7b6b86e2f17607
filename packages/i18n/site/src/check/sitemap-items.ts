import { readSitemap, type SitemapItem } from '@waymark/sitemap'
import { extensions } from '@waymark/sitemap/extensions'
import { readFeed } from '@waymark/sitemap/feeds'
import { readTextSitemap } from '@waymark/sitemap/text'
import type { ByteSource } from '../byte-source.ts'
import type { LostParts } from '../database/lost-parts.ts'
import type { InputKind } from '../input-kind.ts'
import { type OtherXml, readUnnamed } from './other-xml.ts'

/** What is known about a sitemap before it is read. */
export interface SitemapKnowledge {
  /** Whether the caller or an index names the file, so that it must be a sitemap. */
  readonly isNamed: boolean
  /** XML, a feed in XML, or text with one URL per line. */
  readonly form: 'xml' | 'feed' | 'text'
  /** Milliseconds since 1970, to find news that is too old. */
  readonly now: number | undefined
  /** Whether entries with a wrong URL are yielded too. */
  readonly keepRefused: boolean
  /** With it, what is in no entry is a problem, too. */
  readonly lost?: LostParts | undefined
}

/** The form of a sitemap of a kind that is not refused. */
export function sitemapForm(kind: InputKind): SitemapKnowledge['form'] {
  return kind === 'text' || kind === 'feed' ? kind : 'xml'
}

/** Reads a sitemap, a feed or an index of any form. A feed that is only found in a folder is other XML. */
export async function* sitemapItems(
  source: ByteSource,
  { form, isNamed, now, keepRefused, lost }: SitemapKnowledge,
): AsyncGenerator<SitemapItem | OtherXml, void, undefined> {
  // A wrong namespace is reported, and the rest of the file is checked all the same.
  const reading = { extensions, ...lost?.reading }
  const options = { ...reading, keepRefused, now, anyNamespace: true }
  if (form === 'text') yield* readTextSitemap(source.chunks(), { keepRefused })
  else if (!isNamed) yield* readUnnamed(source, options)
  else if (form === 'feed') yield* readFeed(source.chunks(), { keepRefused })
  else yield* readSitemap(source.chunks(), options)
}
