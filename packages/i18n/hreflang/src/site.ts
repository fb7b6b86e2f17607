import { asciiLowercase } from '@waymark/infra'
import type { AlternateEntry, AlternateForm } from './entry.ts'
import { IntList, StringTable } from './int-list.ts'
import type { Match, NormalizeForMatching } from './match.ts'

/** Used instead of the number of a normal form for a URL that has none. */
export const RELATIVE = -1
export const UNSUPPORTED = -2
export const INVALID = -3

/** Used instead of the `hreflang` value of an entry: it has no `lang`, or only an earlier entry of its page counts. */
export const NO_VALUE = -1
export const IGNORED = -2

/**
 * All entries as numbers. URLs, normal forms and `hreflang` values are strings that are kept once, each with a number.
 *
 *     entry 0      1          2              entryUrl  [0, 1, 2]     urls  ['https://a.example/en/', …]
 *     links 0 1 2  3 4 5      6              linkStart  [0, 3, 6, 7]  linkUrl [0, 1, 2, …]  linkValue [0, 1, 2, …]
 *
 * The links of entry e are `linkStart[e] … linkStart[e + 1]`. In the database form, an entry with `lang` has an implied
 * self link, which is the first of them; `implied[e]` is then 1.
 */
export interface Site {
  readonly form: AlternateForm
  /** JSON Pointer of the list of entries. */
  readonly pointer: string
  readonly defaultLang: string | null
  readonly xDefaultLang: string | null
  readonly entryCount: number
  readonly entryUrl: Int32Array
  /** The number of each entry's `lang`, or `NO_VALUE` or `IGNORED`. */
  readonly entryValue: Int32Array
  readonly implied: Uint8Array
  readonly linkStart: Int32Array
  readonly linkUrl: Int32Array
  readonly linkValue: Int32Array
  readonly urls: readonly string[]
  /** The number of each URL's normal form, or `RELATIVE`, `UNSUPPORTED` or `INVALID`. */
  readonly urlForm: Int32Array
  /** Normal forms, or the key that all spellings of a page share. */
  readonly forms: readonly string[]
  /** The normal form of each URL for which `forms` has another string. */
  readonly spellings: ReadonlyMap<number, string>
  /** The first entry with each normal form, or -1; `nextEntry` leads to the others. */
  readonly formEntry: Int32Array
  readonly nextEntry: Int32Array
  readonly values: readonly string[]
  /** For each `hreflang` value, the number of its ASCII lowercase form in `keys`. */
  readonly valueKey: Int32Array
  readonly keys: readonly string[]
}

/** Whether all entries of one page count, or only the first. */
export type Repeated = 'together' | 'first'

export interface SiteOptions {
  readonly form: AlternateForm
  readonly repeated: Repeated
  readonly pointer: string
  readonly defaultLang: string | null
  readonly xDefaultLang: string | null
  readonly normalize: NormalizeForMatching
}

export interface SiteBuilder {
  /** Returns whether no earlier entry is for the same page. */
  add(entry: AlternateEntry): boolean
  /** Returns the entries so far. Entries that are added later do not change the result. */
  build(): Site
}

export function createSiteBuilder({
  form,
  repeated,
  pointer,
  defaultLang,
  xDefaultLang,
  normalize,
}: SiteOptions): SiteBuilder {
  const urls = new StringTable()
  const forms = new StringTable()
  const values = new StringTable()
  const keys = new StringTable()
  const urlForm = new IntList()
  const spellings = new Map<number, string>()
  /** 1 for each normal form that an entry has. */
  const isListed = new IntList()
  const valueKey = new IntList()
  const entryUrl = new IntList()
  const entryValue = new IntList()
  const implied = new IntList()
  const linkStart = new IntList()
  linkStart.push(0)
  const linkUrl = new IntList()
  const linkValue = new IntList()

  const addUrl = (loc: string) => {
    const url = urls.add(loc)
    if (url < urlForm.length) return url
    const match = normalize(loc)
    urlForm.push(formOf(loc, match, forms))
    if (forms.length > isListed.length) isListed.push(0)
    if (match.kind === 'ok' && match.key !== undefined) spellings.set(url, match.url)
    return url
  }
  const addValue = (lang: string) => {
    const value = values.add(lang)
    if (value === valueKey.length) valueKey.push(keys.add(asciiLowercase(lang)))
    return value
  }
  const addLink = (url: number, value: number) => {
    linkUrl.push(url)
    linkValue.push(value)
  }

  return {
    add(entry) {
      const url = addUrl(entry.loc)
      const page = urlForm.get(url)
      const isFirst = page < 0 || isListed.get(page) === 0
      if (page >= 0) isListed.set(page, 1)
      const isIgnored = repeated === 'first' && !isFirst
      const { lang, alternates = [] } = isIgnored ? NOTHING : entry
      const noValue = isIgnored ? IGNORED : NO_VALUE
      const value = lang === undefined ? noValue : addValue(lang)
      entryUrl.push(url)
      entryValue.push(value)
      const isImplied = form === 'database' && value >= 0
      implied.push(isImplied ? 1 : 0)
      if (isImplied) addLink(url, value)
      for (const alternate of alternates) {
        const target = addUrl(alternate.loc)
        addLink(target, addValue(alternate.lang))
      }
      linkStart.push(linkUrl.length)
      return isFirst
    },
    build() {
      const entries = chainEntries(entryUrl.toArray(), urlForm.toArray(), forms.length)
      return {
        form,
        pointer,
        defaultLang,
        xDefaultLang,
        entryCount: entryUrl.length,
        entryUrl: entryUrl.toArray(),
        entryValue: entryValue.toArray(),
        implied: Uint8Array.from(implied.toArray()),
        linkStart: linkStart.toArray(),
        linkUrl: linkUrl.toArray(),
        linkValue: linkValue.toArray(),
        urls: urls.toArray(),
        urlForm: urlForm.toArray(),
        forms: forms.toArray(),
        spellings,
        ...entries,
        values: values.toArray(),
        valueKey: valueKey.toArray(),
        keys: keys.toArray(),
      }
    },
  }
}

/** Replaces the content of an entry that does not count. */
const NOTHING: Omit<AlternateEntry, 'loc'> = {}

function formOf(loc: string, match: Match, forms: StringTable): number {
  switch (match.kind) {
    case 'ok': {
      const { url, key = url } = match
      // The URL itself if it is normal, so that the string is kept once.
      return forms.add(key === loc ? loc : key)
    }
    case 'relative':
      return RELATIVE
    case 'unsupported-scheme':
      return UNSUPPORTED
    case 'invalid':
      return INVALID
  }
}

function chainEntries(entryUrl: Int32Array, urlForm: Int32Array, forms: number) {
  const formEntry = new Int32Array(forms).fill(-1)
  const nextEntry = new Int32Array(entryUrl.length).fill(-1)
  for (let entry = entryUrl.length - 1; entry >= 0; entry--) {
    const form = urlForm[entryUrl[entry]!]!
    if (form < 0) continue
    nextEntry[entry] = formEntry[form]!
    formEntry[form] = entry
  }
  return { formEntry, nextEntry }
}

/** Returns the normal form of an entry's URL, or a negative number. */
export function formOfEntry(site: Site, entry: number): number {
  return site.urlForm[site.entryUrl[entry]!]!
}

/** Returns the normal form of a link's URL, or a negative number. */
export function formOfLink(site: Site, link: number): number {
  return site.urlForm[site.linkUrl[link]!]!
}

/** Returns the normal form of a usable URL, with percent-encoded bytes as they are written in it. */
export function spellingOf(site: Site, url: number): string {
  return site.spellings.get(url) ?? site.forms[site.urlForm[url]!]!
}

/** Returns the normal form of a page, as its first entry writes it. */
export function formUrl(site: Site, form: number): string {
  return spellingOf(site, site.entryUrl[site.formEntry[form]!]!)
}

/** Returns the first link of an entry that is not implied. */
export function firstWrittenLink(site: Site, entry: number): number {
  return site.linkStart[entry]! + site.implied[entry]!
}

export function entryPointer(site: Site, entry: number): string {
  return `${site.pointer}/${entry}`
}

/** Returns the pointer of a member of a link; for an implied link, the pointer of that member of the entry. */
export function linkPointer(
  site: Site,
  entry: number,
  link: number,
  member: 'lang' | 'loc',
): string {
  const index = link - firstWrittenLink(site, entry)
  if (index < 0) return `${entryPointer(site, entry)}/${member}`
  return `${entryPointer(site, entry)}/alternates/${index}/${member}`
}

export function isXDefault(site: Site, value: number): boolean {
  return site.keys[site.valueKey[value]!] === 'x-default'
}
