import { sentence } from '@waymark/infra/internal'
import type { SitemapKind } from '../protocol/entry.ts'
import { MAX_SITEMAPS, MAX_URLS } from '../protocol/limits.ts'
import type { Place } from '../xml/text-position.ts'
import { type ProblemItem, problem } from './read-item.ts'

/**
 * Returns the problem of the first entry that a file cannot have any more; `null` for all others.
 *
 * @param entries - How many there are with this one.
 */
export function tooManyEntries(
  kind: SitemapKind,
  entries: number,
  place: Place,
): ProblemItem | null {
  const isUrl = kind === 'urlset'
  const most = isUrl ? MAX_URLS : MAX_SITEMAPS
  if (entries !== most + 1) return null
  const code = isUrl ? 'too-many-urls' : 'too-many-sitemaps'
  const message = isUrl
    ? sentence('The sitemap lists more than {most} pages.', { most })
    : sentence('The index names more than {most} sitemaps.', { most })
  return problem(code, message, null, place)
}

/** The problem of a file without entries. */
export function noEntries(kind: SitemapKind, place: Place): ProblemItem {
  const message =
    kind === 'urlset'
      ? sentence('The sitemap lists no page.', { detail: 'urlset' })
      : sentence('The index names no sitemap.', { detail: 'sitemapindex' })
  return problem('no-entries', message, null, place)
}
