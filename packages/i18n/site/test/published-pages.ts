import type { Built } from './run-build.ts'

/** A page as a sitemap lists it. */
export interface ListedPage {
  readonly loc: string
  readonly lastmod: string | undefined
}

/** A URL and its date, or `null`. */
export type Published = readonly (readonly [loc: string, lastmod: string | null])[]

/** A URL as the URL Standard serialises it, with percent-encoded bytes in upper case and without what the form `safe` removes. */
function serialised(loc: string): string {
  const url = new URL(loc)
  url.hash = ''
  return url.href
    .replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase())
    .replace(/%(?:2D|2E|5F|7E|3\d|[46][1-9A-F]|[57][\dA])/g, (byte) => decodeURIComponent(byte))
}

/** What a sitemap has to say of pages: each page once, with the date of its first entry. */
export function published(pages: readonly ListedPage[]): Published {
  const dates = new Map<string, string | null>()
  for (const { loc, lastmod = null } of pages) {
    if (!dates.has(serialised(loc))) dates.set(serialised(loc), lastmod)
  }
  return [...dates]
}

/** The pages of a sitemap that was built, and their dates. */
export function builtPages({ xml }: Built): Published {
  return Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => [
    /<loc>(.*?)<\/loc>/.exec(entry)![1]!.replaceAll('&amp;', '&'),
    /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? null,
  ])
}
