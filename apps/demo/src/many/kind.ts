/** What is done with many URLs: a list is grouped by what is the same; sitemaps and tables are checked. */
export type ManyKind = 'list' | 'site'

/** More lines say no more. */
const LONGEST_LOOKED_AT = 20_000

/** Where a URL may begin in a line, as people paste it. */
const LINE = /^\s*(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)\S/i

/** Whether a text is not one URL: a sitemap, or two or more lines with URLs. */
export function isForMany(text: string): boolean {
  const beginning = text.slice(0, LONGEST_LOOKED_AT)
  if (/^\s*<(?:\?xml|urlset|sitemapindex)\b/i.test(beginning)) return true
  return beginning.split(/\r\n?|\n/).filter((line) => LINE.test(line)).length > 1
}

/**
 * What a pasted text is: XML, JSON and tables are for the check of a site, lines of URLs are a list.
 *
 * A table has a first row of at least two names, none of which is a URL, as CSV and TSV files of URLs do.
 */
export function kindOf(text: string): ManyKind {
  const beginning = text
    .slice(0, LONGEST_LOOKED_AT)
    .trimStart()
    .replace(/^\ufeff/, '')
  if (/^[<{[]/.test(beginning)) return 'site'
  const [head = '', next = ''] = beginning.split(/\r\n?|\n/)
  const names = head.split(/[,;\t]/)
  const isTable = names.length > 1 && names.every((name) => /^\s*"?[\w -]*"?\s*$/.test(name))
  return isTable && /[,;\t]/.test(next) ? 'site' : 'list'
}
