import type { TwinDifference } from './finding.ts'
import { formOfEntry, type Site } from './site.ts'

/** The sitemap protocol does not allow longer URLs. Without a limit, the keys of hostile ones could fill the memory. */
const MAX_LENGTH = 2048

/** The parts of a URL in which twins can differ. */
export interface UrlParts {
  readonly scheme: string
  readonly hasWww: boolean
  /** How many are at the end of the path. */
  readonly slashes: number
  /** The host and the path without them. */
  readonly page: string
  /** The query, and the fragment if the form of the site keeps it; perhaps empty. */
  readonly end: string
}

/** Splits a URL in normal form; `null` if it is not one of http or https, or too long. */
export function splitUrl(url: string): UrlParts | null {
  if (url.length > MAX_LENGTH) return null
  const found = /^(https?):\/\/([^/?#]*)(\/[^?#]*)?([?#].*)?$/s.exec(url)
  if (found === null) return null
  const [, scheme = '', host = '', path = '', end = ''] = found
  const hasWww = host.startsWith('www.')
  let length = path.length
  while (path[length - 1] === '/') length--
  const page = (hasWww ? host.slice('www.'.length) : host) + path.slice(0, length)
  return { scheme, hasWww, slashes: path.length - length, page, end }
}

/** Says in what two URLs with the same key differ. */
export function differencesOf(one: UrlParts, other: UrlParts): readonly TwinDifference[] {
  const differs: TwinDifference[] = []
  if (one.slashes !== other.slashes) differs.push('slash')
  if (one.page !== other.page || one.end !== other.end) differs.push('case')
  if (one.hasWww !== other.hasWww) differs.push('www')
  if (one.scheme !== other.scheme) differs.push('scheme')
  return differs
}

/** A page that has an entry. */
interface ListedPage {
  /** Its first entry. */
  readonly entry: number
  readonly form: number
  readonly parts: UrlParts
}

/** Splits the URLs of all pages that have an entry. */
export function* listedPages(site: Site): Generator<ListedPage, void, undefined> {
  for (let entry = 0; entry < site.entryCount; entry++) {
    const form = formOfEntry(site, entry)
    if (form < 0 || site.formEntry.get(form) !== entry) continue
    const parts = splitUrl(site.urls.text(form))
    if (parts !== null) yield { entry, form, parts }
  }
}
