import type { UsableURLSourceEntry } from '@waymark/i18n-validation'
import type { SitemapEntry } from '@waymark/sitemap'
import type { SitemapExtension } from '@waymark/sitemap/extensions'

/** The beginning of a pointer to an image, a video or an article. */
export const EXTENSION: RegExp = /^\/(?:(?:images|videos)\/\d+|news)/

/** Returns the images, the videos and the article of an entry, those that are to be written. */
export function chosenMembers(
  entry: UsableURLSourceEntry['entry'],
  extensions: readonly SitemapExtension[],
): Pick<SitemapEntry, SitemapExtension['member']> {
  let members: Pick<SitemapEntry, SitemapExtension['member']> = {}
  for (const { member } of extensions) {
    if (entry[member] !== undefined) members = { ...members, [member]: entry[member] }
  }
  return members
}
