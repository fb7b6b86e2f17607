import type { Language } from './language.ts'

/** The folder in which the documentation serves this page. */
const FOLDER = '/play/'

/**
 * The link to a page of the documentation; `null` where this page is served without it, such as from a disk.
 *
 * @param page - The page in any language, such as `codes/duplicate-loc`; empty for the first page.
 * @param pathname - The path of this page.
 */
export function documentationLink(
  page: string,
  language: Language,
  pathname: string,
): string | null {
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  if (!folder.endsWith(FOLDER)) return null
  return `../${language === 'en' ? '' : `${language}/`}${page === '' ? '' : `${page}.html`}`
}
