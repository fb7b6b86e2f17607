import { keyOf } from '@waymark/compare'

/** One line for each page of a crawl, as it was first written. */
export function pagesOfCrawl(lines: readonly string[]): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const key = keyOf(line, 'crawler') ?? line
    return !seen.has(key) && seen.add(key)
  })
}
