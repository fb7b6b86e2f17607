import { asciiLowercase } from '@waymark/infra'
import { lastStart } from '@waymark/infra/internal'
import type { AlternateEntry, AlternateForm } from './entry.ts'
import { IntList, type Ints, StringTable } from './int-list.ts'
import type { EntryMatches, Match, NormalizeForMatching } from './match.ts'
import { createUrlTable, type UrlTable } from './url-table.ts'

/** Used instead of the number of a normal form for a URL that has none. */
export const RELATIVE = -1
export const UNSUPPORTED = -2
export const INVALID = -3
/** Used for a URL that the table has only for others. */
const ABSENT = -4

/** Used instead of the `hreflang` value of an entry: it has no `lang`, or only an earlier entry of its page counts. */
export const NO_VALUE = -1
export const IGNORED = -2

/** Facts about a normal form, as bits. */
const LISTED = 1
const HTTPS = 2
const ABSOLUTE = 4

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
  readonly entryUrl: Ints
  /** The number of each entry's `lang`, or `NO_VALUE` or `IGNORED`. */
  readonly entryValue: Ints
  readonly implied: Ints
  readonly linkCount: number
  readonly linkStart: Ints
  readonly linkUrl: Ints
  readonly linkValue: Ints
  /** URLs as written, and normal forms: a URL in its normal form has one number as both. */
  readonly urls: UrlTable
  /** How many of them there are. All numbers of URLs and of normal forms are below. */
  readonly urlCount: number
  /** The number of each URL's normal form, or `RELATIVE`, `UNSUPPORTED` or `INVALID`. */
  readonly urlForm: Ints
  /** Facts about each normal form; see `isHttps` and `isAbsolute`. */
  readonly formFacts: Ints
  /** The first entry with each normal form, or -1; `nextEntry` leads to the others. */
  readonly formEntry: Ints
  readonly nextEntry: Ints
  readonly values: readonly string[]
  /** For each `hreflang` value, the number of its ASCII lowercase form in `keys`. */
  readonly valueKey: Ints
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
  /** Default: a table of its own. */
  readonly urls?: UrlTable | undefined
}

export interface SiteBuilder {
  /**
   * Returns whether no earlier entry is for the same page.
   *
   * @param matches - Those of its URLs, if they are known.
   */
  add(entry: AlternateEntry, matches?: EntryMatches): boolean
  /** Whether an entry is for the page of a URL. */
  hasEntry(loc: string): boolean
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
  urls = createUrlTable(),
}: SiteOptions): SiteBuilder {
  const { memory } = urls
  const values = new StringTable(memory)
  const keys = new StringTable(memory)
  const urlForm = new IntList(memory)
  const formFacts = new IntList(memory)
  const valueKey = new IntList(memory)
  const entryUrl = new IntList(memory)
  const entryValue = new IntList(memory)
  const implied = new IntList(memory)
  const linkStart = new IntList(memory)
  linkStart.push(0)
  const linkUrl = new IntList(memory)
  const linkValue = new IntList(memory)

  const addForm = (key: string, form: number) => {
    formFacts.padTo(form + 1, 0)
    if ((formFacts.get(form) & (HTTPS | ABSOLUTE)) === 0) {
      const https = key.startsWith('https:') ? HTTPS : 0
      formFacts.set(form, formFacts.get(form) | https | (SCHEME.test(key) ? ABSOLUTE : 0))
    }
    return form
  }
  const addUrl = (loc: string, known: Match | undefined) => {
    const url = urls.add(loc)
    if (url < urlForm.length && urlForm.get(url) !== ABSENT) return url
    const match = known ?? normalize(loc)
    urlForm.padTo(url + 1, ABSENT)
    if (match.kind === 'ok') {
      urlForm.set(url, addForm(match.url, match.url === loc ? url : urls.add(match.url)))
    } else {
      urlForm.set(url, UNUSABLE[match.kind])
    }
    return url
  }
  /** Returns the number of the normal form of a URL that is not in the table. */
  const findForm = (loc: string) => {
    const match = normalize(loc)
    const form = match.kind === 'ok' ? urls.find(match.url) : ABSENT
    return form >= 0 && form < formFacts.length ? form : ABSENT
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
    add(entry, matches) {
      const url = addUrl(entry.loc, matches?.[0]?.match)
      const page = urlForm.get(url)
      const isFirst = page < 0 || (formFacts.get(page) & LISTED) === 0
      if (page >= 0) formFacts.set(page, formFacts.get(page) | LISTED)
      const isIgnored = repeated === 'first' && !isFirst
      const { lang, alternates = [] } = isIgnored ? NOTHING : entry
      const noValue = isIgnored ? IGNORED : NO_VALUE
      const value = lang === undefined ? noValue : addValue(lang)
      entryUrl.push(url)
      entryValue.push(value)
      const isImplied = form === 'database' && value >= 0
      implied.push(isImplied ? 1 : 0)
      if (isImplied) addLink(url, value)
      for (let i = 0; i < alternates.length; i++) {
        const { loc, lang } = alternates[i]!
        const target = addUrl(loc, matches?.[i + 1]?.match)
        addLink(target, addValue(lang))
      }
      linkStart.push(linkUrl.length)
      return isFirst
    },
    hasEntry(loc) {
      const url = urls.find(loc)
      const known = url === -1 || url >= urlForm.length ? ABSENT : urlForm.get(url)
      const form = known === ABSENT ? findForm(loc) : known
      return form >= 0 && (formFacts.get(form) & LISTED) !== 0
    },
    build() {
      return {
        form,
        pointer,
        defaultLang,
        xDefaultLang,
        entryCount: entryUrl.length,
        entryUrl,
        entryValue,
        implied,
        linkCount: linkUrl.length,
        linkStart,
        linkUrl,
        linkValue,
        urls,
        urlCount: urls.length,
        urlForm,
        formFacts,
        ...chainEntries(entryUrl, urlForm, urls),
        values: values.toArray(),
        valueKey,
        keys: keys.toArray(),
      }
    },
  }
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** Replaces the content of an entry that does not count. */
const NOTHING: Omit<AlternateEntry, 'loc'> = {}

const UNUSABLE: Readonly<Record<Exclude<Match['kind'], 'ok'>, number>> = {
  relative: RELATIVE,
  'unsupported-scheme': UNSUPPORTED,
  invalid: INVALID,
}

function chainEntries(entryUrl: Ints, urlForm: Ints, { length, memory }: UrlTable) {
  const formEntry = new IntList(memory).padTo(length, -1)
  const nextEntry = new IntList(memory).padTo(entryUrl.length, -1)
  for (let entry = entryUrl.length - 1; entry >= 0; entry--) {
    const form = urlForm.get(entryUrl.get(entry))
    if (form < 0) continue
    nextEntry.set(entry, formEntry.get(form))
    formEntry.set(form, entry)
  }
  return { formEntry, nextEntry }
}

/** Returns the normal form of an entry's URL, or a negative number. */
export function formOfEntry(site: Site, entry: number): number {
  return site.urlForm.get(site.entryUrl.get(entry))
}

/** Returns the normal form of a link's URL, or a negative number. */
export function formOfLink(site: Site, link: number): number {
  return site.urlForm.get(site.linkUrl.get(link))
}

/** Returns the normal form of a usable URL. */
export function normalUrl(site: Site, url: number): string {
  return site.urls.text(site.urlForm.get(url))
}

/** Whether the scheme of a normal form is https. */
export function isHttps(site: Site, form: number): boolean {
  return (site.formFacts.get(form) & HTTPS) !== 0
}

/** Whether a normal form has a scheme. Those of the default normaliser all have. */
export function isAbsolute(site: Site, form: number): boolean {
  return (site.formFacts.get(form) & ABSOLUTE) !== 0
}

/** Returns the URL of an entry as written. */
export function entryLoc(site: Site, entry: number): string {
  return site.urls.text(site.entryUrl.get(entry))
}

/** Returns the URL of a link as written. */
export function linkLoc(site: Site, link: number): string {
  return site.urls.text(site.linkUrl.get(link))
}

/** Returns the `hreflang` value of a link as written. */
export function linkLang(site: Site, link: number): string {
  return site.values[site.linkValue.get(link)]!
}

/** Returns the first link of an entry that is not implied. */
export function firstWrittenLink(site: Site, entry: number): number {
  return site.linkStart.get(entry) + site.implied.get(entry)
}

/** Returns the entry that has a link. */
export function entryOfLink(site: Site, link: number): number {
  return lastStart(site.entryCount, (entry) => site.linkStart.get(entry), link)
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
  return site.keys[site.valueKey.get(value)] === 'x-default'
}
