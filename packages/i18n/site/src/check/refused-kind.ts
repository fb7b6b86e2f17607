import { type Sentence, sentence } from '@waymark/infra/internal'
import { FileError } from '../file-error.ts'
import { type InputKind, isDatabase } from '../input-kind.ts'
import { encodingError, hasXmlName, notXmlError, templateError } from '../text-check.ts'
import { EXPECTED, shownPath } from '../words.ts'
import type { SitemapFile } from './list-inputs.ts'

/** Returns why a file is not read; `null` if it is read. */
export function refusalOf(
  kind: InputKind,
  { path, isNamed, folder }: SitemapFile,
  { name, form }: { readonly name: string; readonly form: 'database' | 'sitemap' | null },
): FileError | null {
  const isXml = kind === 'xml' || kind === 'feed'
  const isXmlName = hasXmlName(path)
  const unknown = (message: Sentence, remedy: Sentence): FileError =>
    new FileError('file-kind-unknown', name, message, { remedy })
  const notXml = () => notXmlError(name)
  if (kind === 'template') return templateError(name)
  if (!isNamed) return isXml ? null : notXml()
  if (folder === undefined && !isXml && kind !== 'text') {
    return unknown(
      sentence('The file is not a sitemap, although an index lists it.', {
        detail: 'not-a-sitemap',
      }),
      sentence('Correct the index or the file.'),
    )
  }
  if (kind === 'utf-16') return encodingError(name, 'UTF-16')
  if (kind === 'other') {
    if (isXmlName) return notXml()
    return unknown(
      sentence('The file is neither XML nor JSON nor a table nor a list of URLs.', {
        detail: 'unknown',
      }),
      sentence('Give {expected:phrase}.', { expected: EXPECTED }),
    )
  }
  const isMixed = form !== null && isDatabase(kind) !== (form === 'database')
  if (!isMixed) return null
  if (isXmlName && isDatabase(kind)) return notXml()
  // It is a mistake of the caller only if the file is meant as a database.
  const message = isDatabase(kind)
    ? sentence('The file is a database, and a file before it is a sitemap.', { detail: 'database' })
    : sentence('The file is a sitemap, and a file before it is a database.', { detail: 'sitemap' })
  const remedy = sentence('Check a database alone, or any number of sitemaps.')
  return new FileError('database-with-others', shownPath(name), message, { remedy })
}
