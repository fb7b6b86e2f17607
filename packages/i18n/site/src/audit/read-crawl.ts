import { asciiLowercase, utf8Encode } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { hidePassword } from '@waymark/infra/problem'
import { type ByteSource, countBytes, readStart, utf16Of } from '../byte-source.ts'
import type { FileFigures } from '../check/site-check.ts'
import { type Aspect, statusOf } from '../database/crawl-export.ts'
import { columnName, findDelimiter, type Header, headerOf } from '../database/csv-header.ts'
import { type CsvRecord, readCsv } from '../database/read-csv.ts'
import { FileError } from '../file-error.ts'
import type { SiteFiles } from '../site-files.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'
import type { CrawledState } from './crawled-urls.ts'
import { isNoindexHeader } from './page-robots.ts'
import type { FilePlace } from './place-list.ts'

/** A row of the export of a crawler. */
export interface CrawledRow {
  /** As the crawler wrote it. */
  readonly url: string
  /** `null` if the crawler does not say it, or if it may be another one a moment later, such as an error of the server. */
  readonly state: CrawledState | null
  /** The URL to which it redirects; empty if it does not, or if that is not known. */
  readonly redirect: string
  /** The cell that says it. */
  readonly at: FilePlace
}

/** So many names of columns are in a message. */
const MOST_NAMED = 10

/** Columns that decide most. */
const KNOWN = ['Address', 'Status Code', 'Redirect URL', 'Indexability', 'X-Robots-Tag 1'] as const

/**
 * Reads the export of a crawler, and yields what is wrong with it.
 *
 * @throws {FileError} If it cannot be read, or is not such an export.
 */
export async function* readCrawl(
  path: string,
  files: SiteFiles,
  onRow: (row: CrawledRow) => void,
): AsyncGenerator<SiteProblem, FileFigures, undefined> {
  const counted = countBytes(await files.open(path))
  try {
    const { delimiter, source } = await findDelimiter(await inUtf8(counted), 'csv')
    let header: Header | null = null
    let entries = 0
    for await (const records of readCsv(source, delimiter)) {
      for (const record of records) {
        const { fields, places } = record
        if (fields.length === 1 && fields[0]!.trim() === '') continue
        if (header === null) {
          header = crawlHeader(record, source.name)
          yield* unreadColumns(header, record, source.name)
        } else if (fields.length !== header.columns.length) {
          const message = sentence(
            'The row has {fields} {fields|field|fields}, and the header has {columns}.',
            { fields: fields.length, columns: header.columns.length },
          )
          yield ofCrawl('row-length', message, { file: source.name, ...places[0]! })
        } else {
          entries++
          onRow(rowOf(record, header, source.name))
        }
      }
    }
    return { path, bytes: counted.bytes(), kind: 'crawl', entries }
  } finally {
    await counted.close()
  }
}

declare const TextDecoder: new (
  label: string,
) => { decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string }

/** Ahrefs exports tables in UTF-16. */
async function inUtf8(input: ByteSource): Promise<ByteSource> {
  const { told, source } = await readStart(input, (start, isAll) =>
    start.length >= 4 || isAll ? { encoding: utf16Of(start) } : null,
  )
  const encoding = told?.encoding ?? null
  if (encoding === null) return source
  return {
    ...source,
    async *chunks() {
      const decoder = new TextDecoder(encoding)
      for await (const chunk of source.chunks()) {
        yield utf8Encode(decoder.decode(chunk, { stream: true }))
      }
      yield utf8Encode(decoder.decode())
    },
  }
}

/** @throws {FileError} If the columns are not those of an export. */
function crawlHeader({ fields, places }: CsvRecord, file: string): Header {
  const header = headerOf(fields)
  if (header.crawl.length > 0) return header
  // Without a header, they are the cells of the first row.
  const columns = fields.slice(0, MOST_NAMED).map((field) => hidePassword(field.trim()))
  const message = sentence(
    'It is not the export of a crawler: its columns are {columns:quote60,list}.',
    { columns },
  )
  const remedy = sentence(
    'Export the URLs with what the server answered: columns such as {known:code,list} are read.',
    { known: KNOWN },
  )
  throw new FileError('csv-header-invalid', file, message, { ...places[0]!, remedy })
}

function* unreadColumns(
  { columns, crawl }: Header,
  { fields, places }: CsvRecord,
  file: string,
): Generator<SiteProblem> {
  const read = new Set(crawl.map(({ at }) => at)).add(columns.indexOf('url'))
  const unread = [...fields.keys()].filter((at) => !read.has(at) && columnName(fields[at]!) !== '')
  const [first] = unread
  if (first === undefined) return
  const ignored = unread.slice(0, MOST_NAMED).map((at) => fields[at]!.trim())
  const message = sentence(
    '{n} {n|column|columns} of the export {n|is|are} not read, such as {ignored:quote60,list}.',
    { n: unread.length, ignored },
  )
  const remedy = sentence(
    'If one of them tells what the server answers, give it a name such as {known:code,list}.',
    { known: KNOWN },
  )
  const details = { severity: 'info', remedy, file, ...places[first]! } as const
  yield ofCrawl('UNKNOWN_MEMBER', message, details)
}

function ofCrawl(...problem: Parameters<typeof siteProblem>): SiteProblem {
  return { ...siteProblem(...problem), source: 'crawl' }
}

/** What is `noindex` in a column about that, and in one about indexability. */
const YES: readonly string[] = ['true', 'yes', '1']
const NOINDEX = /no-?index/i

function rowOf(
  { fields, places }: CsvRecord,
  { columns, crawl }: Header,
  file: string,
): CrawledRow {
  /** The cell of the first column with an aspect whose value says something. */
  const cellWith = (aspect: Aspect, says: (cell: string) => boolean): number =>
    crawl.find((column) => column.aspect === aspect && says(fields[column.at]!))?.at ?? -1
  const url = columns.indexOf('url')
  const status = cellWith('status', (cell) => statusOf(cell) !== null)
  const redirect = cellWith('redirect', (cell) => cell.trim() !== '')
  const noindex = [
    cellWith('robots', isNoindexHeader),
    cellWith('noindex', (cell) => YES.includes(asciiLowercase(cell.trim()))),
    cellWith('reason', (cell) => NOINDEX.test(cell)),
    cellWith('indexability', (cell) => NOINDEX.test(cell)),
  ].find((at) => at !== -1)
  const found = status === -1 ? null : stateOfStatus(statusOf(fields[status]!)!)
  const isNoindex = noindex !== undefined && (status === -1 || found === 'found')
  return {
    url: fields[url]!.trim(),
    state: isNoindex ? 'noindex' : found,
    redirect: found === 'redirect' && redirect !== -1 ? fields[redirect]!.trim() : '',
    at: { file, ...places[isNoindex ? noindex : status === -1 ? url : status]! },
  }
}

function stateOfStatus(status: string): CrawledState | null {
  if (status === '200') return 'found'
  if (status === '404' || status === '410') return 'missing'
  // 304 is an answer to a question about changes.
  return status.startsWith('3') && status !== '304' ? 'redirect' : null
}
