import { createNormalizeForMatching, keyOfMatch } from '@waymark/hreflang'
import { asciiLowercase } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { parseUrl } from '@waymark/url-parser'

/** What a column of a crawler's export says of a page. */
export type Aspect =
  | 'status'
  | 'redirect'
  | 'content type'
  | 'canonical'
  | 'indexability'
  | 'reason'
  | 'robots'
  | 'noindex'

/** A column of a crawler's export that can keep a page out of a sitemap. */
export interface CrawlColumn {
  readonly at: number
  readonly aspect: Aspect
  /** Its name in lower case. */
  readonly name: string
}

/**
 * The names of these columns in exports of Screaming Frog SEO Spider (`Address`), Sitebulb (`URL`) and Ahrefs Site Audit (`URL`), in
 * lower case. Those of Screaming Frog are in its user guide; the others are read by published programs for such exports.
 *
 * @see https://www.screamingfrog.co.uk/seo-spider/user-guide/tabs/#internal
 */
const ASPECTS: ReadonlyMap<string, Aspect> = /* @__PURE__ */ new Map<string, Aspect>([
  ['status code', 'status'],
  ['http status code', 'status'],
  ['redirect url', 'redirect'],
  ['redirect uri', 'redirect'],
  ['content type', 'content type'],
  ['canonical link element 1', 'canonical'],
  ['http canonical 1', 'canonical'],
  ['canonical url', 'canonical'],
  ['indexability', 'indexability'],
  ['indexable status', 'indexability'],
  ['is indexable page', 'indexability'],
  ['indexable', 'indexability'],
  ['indexability status', 'reason'],
  ['x-robots-tag 1', 'robots'],
  ['x-robots-tag', 'robots'],
  ['is noindex', 'noindex'],
])

/** What no table has but the export of a crawler. */
const CERTAIN: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'status code',
  'http status code',
  'indexability',
  'indexable status',
  'is indexable page',
])

/** What no export has, because it is ours. */
const OWN: ReadonlySet<string> = /* @__PURE__ */ new Set(['group', 'alternates'])

/**
 * Returns what a crawler says of the pages of a table; nothing if the table is not the export of one.
 *
 * @param names - The names of all columns, in lower case.
 * @param url - The name of the column of URLs.
 */
export function crawlColumnsOf(
  names: readonly string[],
  url: string | undefined,
): readonly CrawlColumn[] {
  const isExport =
    (url === 'address' || url === 'url') &&
    names.some((name) => CERTAIN.has(name)) &&
    !names.some((name) => OWN.has(name))
  if (!isExport) return []
  return names.flatMap((name, at) => {
    const aspect = ASPECTS.get(name)
    return aspect === undefined ? [] : [{ at, aspect, name }]
  })
}

/** Why a row is not listed. */
interface Unlisted {
  readonly code: CrawlCode
  readonly message: Sentence
  /** What such rows have in common; `undefined` if it is nothing. */
  readonly cause: string | undefined
  readonly at: number
  readonly cell: string
}

/** The codes of rows that are not listed. */
type CrawlCode = 'crawl-status' | 'crawl-not-html' | 'crawl-canonical' | 'crawl-not-indexable'

/** Whether a problem is that of a row that is not listed. */
export function isUnlisted({ code }: { readonly code: string }): boolean {
  return Object.hasOwn(CHECKS, code)
}

type Check = (value: string, row: CrawledRow) => Omit<Unlisted, 'code' | 'at' | 'cell'> | null

interface CrawledRow {
  readonly url: string
  /** Why it is not indexable, if the crawler says it. */
  readonly reason: string
}

/** By code: the column and what it says of a page that is not listed. The first that applies is reported. */
const CHECKS: Readonly<Record<CrawlCode, readonly [Aspect, Check]>> = {
  'crawl-status': ['status', ofStatus],
  'crawl-not-html': ['content type', ofContentType],
  'crawl-canonical': ['canonical', ofCanonical],
  'crawl-not-indexable': ['indexability', ofIndexability],
}

/** Returns why a row of a crawler's export is not listed; `null` if it is, or if its cells have values that no crawler writes. */
export function whyUnlisted(
  fields: readonly string[],
  columns: readonly CrawlColumn[],
  url: string,
): Unlisted | null {
  if (columns.length === 0) return null
  const reason = columns.find(({ aspect }) => aspect === 'reason')
  const row = { url: url.trim(), reason: reason === undefined ? '' : fields[reason.at]!.trim() }
  for (const [code, [wanted, check]] of Object.entries(CHECKS)) {
    for (const { at, aspect, name } of columns) {
      const found = aspect === wanted ? check(fields[at]!.trim(), row) : null
      // The keys of the table are the codes.
      if (found !== null) return { ...found, code: code as CrawlCode, at, cell: name }
    }
  }
  return null
}

/** A status of HTTP. Programs that read a column with empty cells write `301.0`. */
const STATUS = /^([1-5]\d\d)(?:\.0)?$/

/** The status in a cell; `null` if it is not one of HTTP. */
export function statusOf(cell: string): string | null {
  return STATUS.exec(cell.trim())?.[1] ?? null
}

function ofStatus(value: string, { url }: CrawledRow): ReturnType<Check> {
  const cause = statusOf(value)
  if (cause === null || cause === '200') return null
  const facts = { url, status: Number(cause) }
  const message = cause.startsWith('3')
    ? sentence('{url:quote} redirects (status {status:digits}).', facts)
    : sentence('{url:quote} has the status {status:digits}.', facts)
  return { message, cause }
}

/** A MIME type, without its parameters. */
const MIME_TYPE = /^([\w.+-]+\/[\w.+-]+)\s*(?:;|$)/

const HTML: readonly string[] = ['text/html', 'application/xhtml+xml']

function ofContentType(value: string, { url }: CrawledRow): ReturnType<Check> {
  const cause = MIME_TYPE.exec(asciiLowercase(value))?.[1]
  if (cause === undefined || HTML.includes(cause)) return null
  return { message: sentence('{url:quote} is not HTML, but {type}.', { url, type: cause }), cause }
}

function ofCanonical(canonical: string, { url }: CrawledRow): ReturnType<Check> {
  if (canonical === '' || canonical === url) return null
  const page = parseUrl(url)
  const other = page === null ? null : parseUrl(canonical, { base: page })
  if (page === null || other === null) return null
  const match = createNormalizeForMatching()
  if (keyOfMatch(match(url, page)) === keyOfMatch(match(canonical, other))) return null
  const message = sentence('{url:quote} has another canonical URL, {canonical:quote}.', {
    url,
    canonical,
  })
  return { message, cause: undefined }
}

const NOT_INDEXABLE: readonly string[] = [
  'non-indexable',
  'not indexable',
  'noindex',
  'no',
  'false',
]

function ofIndexability(value: string, { url, reason }: CrawledRow): ReturnType<Check> {
  if (!NOT_INDEXABLE.includes(asciiLowercase(value))) return null
  if (reason === '')
    return { message: sentence('{url:quote} is not indexable.', { url }), cause: value }
  const message = sentence('{url:quote} is not indexable: {reason}.', { url, reason })
  return { message, cause: reason }
}
