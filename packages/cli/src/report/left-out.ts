import type { LeftOut } from '@waymark/site'
import { listed, say } from '../speech.ts'
import type { SitemapReport } from './report.ts'

/** Why entries are not in the sitemap, and which option would keep them. */
export function whyLeftOut({ leftOut, repeated, merged }: SitemapReport['counts']): string[] {
  const unusable = leftOut - repeated
  return [
    ...(unusable > 0 ? [say('{unusable} cannot be used', { unusable })] : []),
    ...(repeated > 0
      ? [say('{repeated} {repeated|repeats|repeat} an earlier page', { repeated })]
      : []),
    ...(merged > 0
      ? [
          say('{merged} of these {merged|is another page|are other pages} in the database', {
            merged,
          }),
        ]
      : []),
  ]
}

/** How many rows of a crawler's export are not listed; empty if all are. */
export function unlistedText(unlisted: number): string {
  if (unlisted === 0) return ''
  return say(
    '{rows} {rows|row|rows} of a crawl export {rows|is|are} not listed: redirects, errors, other files or pages that are not indexable.',
    { rows: unlisted },
  )
}

/** What is left out, in words: `2 entries, 21,167 links`; empty if nothing is. */
export function leftOutText(leftOut: LeftOut | undefined): string {
  if (leftOut === undefined) return ''
  const { entries, links, dates, hints, media } = leftOut
  return listed([
    ...(entries > 0 ? [say('{entries} {entries|entry|entries}', { entries })] : []),
    ...(links > 0 ? [say('{links} {links|link|links}', { links })] : []),
    ...(dates > 0 ? [say('{dates} {dates|date|dates}', { dates })] : []),
    ...(hints > 0 ? [hintsText(hints)] : []),
    ...(media > 0 ? [mediaText(media)] : []),
  ])
}

export function hintsText(hints: number): string {
  return say('{hints} changefreq or priority', { hints })
}

export function mediaText(media: number): string {
  return say('{media} {media|image, video or article|images, videos or articles}', { media })
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
