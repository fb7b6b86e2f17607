import { FileError } from '../file-error.ts'
import { type InputKind, isDatabase } from '../input-kind.ts'
import { EXPECTED, shownPath } from '../words.ts'
import type { SitemapFile } from './list-inputs.ts'

/** Returns why a file is not read; `null` if it is read. */
export function refusalOf(
  kind: InputKind,
  { path, isNamed, folder }: SitemapFile,
  { name, form }: { readonly name: string; readonly form: 'database' | 'sitemap' | null },
): FileError | null {
  const isXml = kind === 'xml' || kind === 'feed'
  const isXmlName = /\.xml(?:\.gz)?$/i.test(path)
  const unknown = (what: string, remedy: string): FileError =>
    new FileError('file-kind-unknown', name, what, { remedy })
  const notXml = () =>
    unknown(
      'is not XML, although its name says so',
      'rename it, or correct the program that writes it',
    )
  if (!isNamed) return isXml ? null : notXml()
  if (folder === undefined && !isXml && kind !== 'text') {
    return unknown('is not a sitemap, although an index lists it', 'correct the index or the file')
  }
  if (kind === 'utf-16') {
    const remedy = 'save it as UTF-8'
    return new FileError('file-encoding-unsupported', name, 'is UTF-16 text', { remedy })
  }
  if (kind === 'other') {
    if (isXmlName) return notXml()
    return unknown('is neither XML nor JSON nor a table nor a list of URLs', `expected ${EXPECTED}`)
  }
  const isMixed = form !== null && isDatabase(kind) !== (form === 'database')
  if (!isMixed) return null
  if (isXmlName && isDatabase(kind)) return notXml()
  // It is a mistake of the caller only if the file is meant as a database.
  const what = isDatabase(kind)
    ? 'is a database, and a file before it is a sitemap'
    : 'is a sitemap, and a file before it is a database'
  const remedy = 'check a database alone, or any number of sitemaps'
  return new FileError('database-with-others', shownPath(name), what, { remedy })
}
