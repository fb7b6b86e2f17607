import type { SitemapEntry } from '@waymark/sitemap'

/** What a sitemap of pages without alternates begins and ends with. */
export const START =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
export const END = '</urlset>\n'

export const locOf = (path: unknown) => `https://a.example/${path}`
export const page = (path: unknown): SitemapEntry => ({ loc: locOf(path) })
/** What is written for a page. */
export const urlOf = (path: unknown) => `<url>\n  <loc>${locOf(path)}</loc>\n</url>\n`

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
