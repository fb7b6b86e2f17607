import { serializeHttpUrl } from '../protocol/http-url.ts'
import { addSitemapLines, parseRobots } from './robots-file.ts'

/**
 * Names a sitemap in a `robots.txt`. If a line names the same sitemap with `.gz` or without, its URL is replaced; otherwise a
 * line is added, unless there is one. All else stays as it is.
 *
 * @param text - The file, or the empty string for a new one.
 * @throws SitemapError for a URL that is relative, invalid or not of http or https.
 *
 * @example
 * ```ts
 * import { updateSitemapLine } from '@waymark/sitemap/robots'
 *
 * const text = 'Sitemap: https://a.example/sitemap.xml\n'
 * updateSitemapLine(text, 'https://a.example/sitemap.xml.gz') // => 'Sitemap: https://a.example/sitemap.xml.gz\n'
 * ```
 */
export function updateSitemapLine(text: string, loc: string): string {
  // Without the fragment: `#` begins a comment in a robots.txt.
  const href = serializeHttpUrl(loc)?.replace(/#.*/, '') ?? null
  const { sitemaps } = parseRobots(text, '')
  const hrefs = sitemaps.map((sitemap) => serializeHttpUrl(sitemap.loc))
  const other = hrefs.includes(href) ? -1 : hrefs.findIndex((earlier) => isOtherForm(earlier, href))
  const line = sitemaps[other]
  // The writer reports a string that is not a URL.
  if (href === null || line === undefined) return addSitemapLines(text, [loc])
  const start = offsetOf(text, line.line, line.column)
  return text.slice(0, start) + href + text.slice(start + line.loc.length)
}

/** Whether two URLs are of one sitemap, one compressed and one not. */
function isOtherForm(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && (a === `${b}.gz` || b === `${a}.gz`)
}

function offsetOf(text: string, line: number, column: number): number {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  let start = mark
  for (let at = 1; at < line; at++) {
    const end = /\r\n|\n|\r/g
    end.lastIndex = start
    end.exec(text)
    start = end.lastIndex
  }
  return start + column - 1
}
