import { asciiLowercase } from '@waymark/infra'
import type { ByteSource } from '../byte-source.ts'
import { peek } from '../peek.ts'
import { type CrawlColumn, crawlColumnsOf } from './crawl-export.ts'

/** The columns of a table of pages. */
export const COLUMNS = [
  'group',
  'lang',
  'url',
  'lastmod',
  'changefreq',
  'priority',
  'alternates',
  'image',
  'images',
  'videos',
  'news',
] as const

/** A column of a table of pages. */
export type Column = (typeof COLUMNS)[number]

/** Other names of columns in tables of other programs, for hints. */
export const OTHER_NAMES: Readonly<Record<string, Column>> = {
  href: 'url',
  page: 'url',
  hreflang: 'lang',
  language: 'lang',
  locale: 'lang',
  last_modified: 'lastmod',
  modified: 'lastmod',
  updated: 'lastmod',
  id: 'group',
  cluster: 'group',
  frequency: 'changefreq',
  links: 'alternates',
  image_loc: 'image',
  image_url: 'image',
}

/** Names of columns in exports of other programs that are certain, and read if there is no column of this name. */
const ALIASES: Readonly<Record<string, Column>> = {
  address: 'url',
  loc: 'url',
  'last modified': 'lastmod',
}

/** Columns with a link in each row: the index of the URL, and the language or the index of the language. */
export interface LinkColumn {
  readonly loc: number
  readonly lang: string | number
}

/** What the columns of a header are. */
export interface Header {
  /** `null` for what is not a column of a database. */
  readonly columns: readonly (Column | null)[]
  readonly links: readonly LinkColumn[]
  /** What a crawler says of each page; empty unless the table is the export of one. */
  readonly crawl: readonly CrawlColumn[]
  /** The index of the column that was asked for by its name. */
  readonly own: number | undefined
  /** The indexes of columns that are not read. */
  readonly unknown: readonly number[]
  /** Whether it is that of another program. */
  readonly isExport: boolean
}

/** The name of a column with the URLs of one language, such as `hreflang de`, `hreflang:de` and `alternate_pt_BR`. */
const LINK_NAME =
  /^(?:hreflang|alternate)[ :_-]+(x[-_]default|(?!(?:loc|tag|url)$)[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*)$/i

/** The names of a pair in exports of Screaming Frog: `HTML hreflang 1` and `HTML hreflang 1 URL`. */
const PAIR_NAME = /^(?:html|http|sitemap) hreflang \d+$/

/**
 * Recognises the columns of a table by their names.
 *
 * @param own - The name of a column that is read besides those of a database.
 */
export function headerOf(fields: readonly string[], own?: string): Header {
  const names = fields.map(columnName)
  const known: readonly string[] = COLUMNS
  const columns = names.map((name) => {
    if (known.includes(name)) return name as Column
    const alias = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : null
    return alias === null || names.includes(alias) ? null : alias
  })
  const links: LinkColumn[] = []
  const used = new Set<number>()
  for (const [at, name] of names.entries()) {
    const lang = LINK_NAME.exec(fields[at]!.trim())?.[1]
    const loc = PAIR_NAME.test(name) ? names.indexOf(`${name} url`) : -1
    if (lang !== undefined) links.push({ loc: at, lang: lang.replaceAll('_', '-') })
    else if (loc !== -1) links.push({ loc, lang: at })
    else continue
    used.add(at).add(links.at(-1)!.loc)
  }
  const crawl = crawlColumnsOf(names, names[columns.indexOf('url')])
  for (const { at } of crawl) used.add(at)
  const ownAt = own === undefined ? -1 : names.indexOf(columnName(own))
  const unknown = [...names.keys()].filter((at) => {
    return columns[at] === null && !used.has(at) && names[at] !== '' && at !== ownAt
  })
  const isAlias = names.some((name, at) => columns[at] !== null && columns[at] !== name)
  const isExport = isAlias || links.length > 0 || crawl.length > 0
  return { columns, links, crawl, own: ownAt === -1 ? undefined : ownAt, unknown, isExport }
}

/** What may be between two fields. A tab comes first, because names never contain one. */
const DELIMITERS: readonly string[] = ['\t', ';', ',']

/** The name of a column, ignoring case and white space. */
export function columnName(field: string): string {
  return asciiLowercase(field.trim())
}

/** The columns of a table of pages that the first line has with a delimiter; names may be quoted. */
function columnsIn(line: string, delimiter: string): (Column | LinkColumn)[] {
  const names = line.split(delimiter)
  const { columns, links } = headerOf(names.map((name) => name.replace(/^\s*"|"\s*$/g, '')))
  return [...columns.filter((column) => column !== null), ...links]
}

/** Returns the delimiter of a table by its first line. */
function delimiterOf(line: string): string {
  const found = DELIMITERS.map((delimiter) => columnsIn(line, delimiter).length)
  const most = Math.max(...found)
  // If no name is known, or only one column, commas are usual.
  if (most > 1) return DELIMITERS[found.indexOf(most)]!
  return DELIMITERS.find((delimiter) => line.includes(delimiter)) ?? ','
}

/** Whether a line is the header of a table of pages. */
export function isHeader(line: string): boolean {
  const columns = columnsIn(line, delimiterOf(line))
  return columns.includes('url') || columns.length > 1
}

/** Finds out what separates the fields of a table, and returns the whole source again. */
export async function findDelimiter(
  input: ByteSource,
  form: 'csv' | 'tsv',
): Promise<{ readonly delimiter: string; readonly source: ByteSource }> {
  if (form === 'tsv') return { delimiter: '\t', source: input }
  const { line, source } = await peek(input)
  return { delimiter: delimiterOf(line), source }
}
