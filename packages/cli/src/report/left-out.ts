import { count, counted } from '@waymark/infra/internal'
import type { LeftOut } from '@waymark/site'
import type { SitemapReport } from './report.ts'

/** Why entries are not in the sitemap, and which option would keep them. */
export function whyLeftOut({
  leftOut,
  repeated,
  repeatedWithoutQuery,
  repeatedWithoutFragment,
}: SitemapReport['counts']): string[] {
  const unusable = leftOut - repeated
  return [
    ...(unusable > 0 ? [`${count(unusable)} cannot be used`] : []),
    ...(repeated > 0
      ? [counted(repeated, 'repeats an earlier page', 'repeat an earlier page')]
      : []),
    ...wouldBeKept(repeatedWithoutQuery, 'query'),
    ...wouldBeKept(repeatedWithoutFragment, 'fragment'),
  ]
}

function wouldBeKept(entries: number, part: 'query' | 'fragment'): string[] {
  if (entries === 0) return []
  const differ = counted(entries, 'of these differs', 'of these differ')
  return [`${differ} in the ${part}, which --keep-${part} keeps`]
}

/** What is left out, in words: `2 entries, 21,167 links`; empty if nothing is. */
export function leftOutText(leftOut: LeftOut | undefined): string {
  if (leftOut === undefined) return ''
  const { entries, links, dates, hints, media } = leftOut
  return [
    ...(entries > 0 ? [counted(entries, 'entry', 'entries')] : []),
    ...(links > 0 ? [counted(links, 'link')] : []),
    ...(dates > 0 ? [counted(dates, 'date')] : []),
    ...(hints > 0 ? [hintsText(hints)] : []),
    ...(media > 0 ? [mediaText(media)] : []),
  ].join(', ')
}

export function hintsText(hints: number): string {
  return `${count(hints)} changefreq or priority`
}

export function mediaText(media: number): string {
  return counted(media, 'image, video or article', 'images, videos or articles')
}

/** What is left out of entries that are written; empty if nothing is. */
export function partsLeftOut({
  linksLeftOut: links,
  datesLeftOut: dates,
  hintsLeftOut: hints,
  mediaLeftOut: media,
}: SitemapReport['counts']): string {
  return leftOutText({ entries: 0, links, dates, hints, media })
}
