import { asciiLowercase } from '@waymark/infra'
import type { ByteSource } from '../byte-source.ts'
import { peek } from '../peek.ts'

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
  loc: 'url',
  href: 'url',
  address: 'url',
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

/** What may be between two fields. A tab comes first, because names never contain one. */
const DELIMITERS: readonly string[] = ['\t', ';', ',']

/** The name of a column, ignoring case and white space. */
export function columnName(field: string): string {
  return asciiLowercase(field.trim())
}

/** The columns of a table of pages that the first line has with a delimiter; names may be quoted. */
function columnsIn(line: string, delimiter: string): string[] {
  const known: readonly string[] = COLUMNS
  const names = line.split(delimiter)
  return names
    .map((name) => columnName(name.replace(/^\s*"|"\s*$/g, '')))
    .filter((name) => known.includes(name))
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
