import { asciiLowercase } from '@waymark/infra'
import type { AlternateEntry, AlternateForm } from './entry.ts'
import { IntList, StringTable } from './int-list.ts'
import type { Match, NormalizeForMatching } from './match.ts'

/** An address without a normal form has one of these in its place. */
export const RELATIVE = -1
export const UNSUPPORTED = -2
export const INVALID = -3

/** In place of an entry's hreflang value: it names no language, or an earlier entry of its page speaks alone. */
export const NO_VALUE = -1
export const IGNORED = -2

/**
 * All entries as numbers: URLs, normal forms and hreflang values are strings that are kept once, each under a number.
 *
 *     entry 0      1          2              entryText  [0, 1, 2]     texts  ['https://a.example/en/', …]
 *     links 0 1 2  3 4 5      6              linkStart  [0, 3, 6, 7]  linkText [0, 1, 2, …]  linkValue [0, 1, 2, …]
 *
 * The links of entry e are `linkStart[e] … linkStart[e + 1]`. In the database form the link of an entry to itself,
 * which its `lang` stands for, is the first of them; `implied[e]` is then 1.
 */
export interface Site {
  readonly form: AlternateForm
  /** JSON Pointer of the list of entries. */
  readonly pointer: string
  readonly defaultLang: string | null
  readonly xDefaultLang: string | null
  readonly entryCount: number
  readonly entryText: Int32Array
  /** The number of an entry's `lang`, or `NO_VALUE`, `IGNORED`. */
  readonly entryValue: Int32Array
  readonly implied: Uint8Array
  readonly linkStart: Int32Array
  readonly linkText: Int32Array
  readonly linkValue: Int32Array
  readonly texts: readonly string[]
  /** Address to normal form, or `RELATIVE`, `UNSUPPORTED`, `INVALID`. */
  readonly textForm: Int32Array
  /** Normal forms; where addresses that are spelt in several ways are one page, what those share. */
  readonly forms: readonly string[]
  /** Address to its own normal form, where `forms` has another text. */
  readonly spellings: ReadonlyMap<number, string>
  /** Normal form to its first entry, or -1; `nextEntry` leads to the others. */
  readonly formEntry: Int32Array
  readonly nextEntry: Int32Array
  readonly values: readonly string[]
  /** Hreflang value to the number of the same value in ASCII lower case. */
  readonly valueKey: Int32Array
  readonly keys: readonly string[]
}

/** Whether several entries of one page speak together, or the first of them alone. */
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
  /** Says whether no entry before it is the same page. */
  add(entry: AlternateEntry): boolean
  /** The entries so far; those that are added later change nothing in it. */
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
  const texts = new StringTable()
  const forms = new StringTable()
  const values = new StringTable()
  const keys = new StringTable()
  const textForm = new IntList()
  const spellings = new Map<number, string>()
  /** Normal form to 1 where an entry has it. */
  const isListed = new IntList()
  const valueKey = new IntList()
  const entryText = new IntList()
  const entryValue = new IntList()
  const implied = new IntList()
  const linkStart = new IntList()
  linkStart.push(0)
  const linkText = new IntList()
  const linkValue = new IntList()

  const addText = (loc: string) => {
    const text = texts.add(loc)
    if (text < textForm.length) return text
    const match = normalize(loc)
    textForm.push(formOf(loc, match, forms))
    if (forms.length > isListed.length) isListed.push(0)
    if (match.kind === 'ok' && match.key !== undefined) spellings.set(text, match.url)
    return text
  }
  const addValue = (lang: string) => {
    const value = values.add(lang)
    if (value === valueKey.length) valueKey.push(keys.add(asciiLowercase(lang)))
    return value
  }
  const addLink = (text: number, value: number) => {
    linkText.push(text)
    linkValue.push(value)
  }

  return {
    add(entry) {
      const text = addText(entry.loc)
      const page = textForm.get(text)
      const isFirst = page < 0 || isListed.get(page) === 0
      if (page >= 0) isListed.set(page, 1)
      const isIgnored = repeated === 'first' && !isFirst
      const { lang, alternates = [] } = isIgnored ? NOTHING : entry
      const noValue = isIgnored ? IGNORED : NO_VALUE
      const value = lang === undefined ? noValue : addValue(lang)
      entryText.push(text)
      entryValue.push(value)
      const isImplied = form === 'database' && value >= 0
      implied.push(isImplied ? 1 : 0)
      if (isImplied) addLink(text, value)
      for (const alternate of alternates) {
        const target = addText(alternate.loc)
        addLink(target, addValue(alternate.lang))
      }
      linkStart.push(linkText.length)
      return isFirst
    },
    build() {
      const entries = chainEntries(entryText.toArray(), textForm.toArray(), forms.length)
      return {
        form,
        pointer,
        defaultLang,
        xDefaultLang,
        entryCount: entryText.length,
        entryText: entryText.toArray(),
        entryValue: entryValue.toArray(),
        implied: Uint8Array.from(implied.toArray()),
        linkStart: linkStart.toArray(),
        linkText: linkText.toArray(),
        linkValue: linkValue.toArray(),
        texts: texts.toArray(),
        textForm: textForm.toArray(),
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

/** What an entry says that does not count. */
const NOTHING: Omit<AlternateEntry, 'loc'> = {}

function formOf(loc: string, match: Match, forms: StringTable): number {
  switch (match.kind) {
    case 'ok': {
      const { url, key = url } = match
      // The address itself, where it is normal, so that the text is kept once.
      return forms.add(key === loc ? loc : key)
    }
    case 'relative':
      return RELATIVE
    case 'unsupported-protocol':
      return UNSUPPORTED
    case 'invalid':
      return INVALID
  }
}

function chainEntries(entryText: Int32Array, textForm: Int32Array, forms: number) {
  const formEntry = new Int32Array(forms).fill(-1)
  const nextEntry = new Int32Array(entryText.length).fill(-1)
  for (let entry = entryText.length - 1; entry >= 0; entry--) {
    const form = textForm[entryText[entry]!]!
    if (form < 0) continue
    nextEntry[entry] = formEntry[form]!
    formEntry[form] = entry
  }
  return { formEntry, nextEntry }
}

/** The normal form of an entry's address, or a negative number. */
export function formOfEntry(site: Site, entry: number): number {
  return site.textForm[site.entryText[entry]!]!
}

/** The normal form of a link's address, or a negative number. */
export function formOfLink(site: Site, link: number): number {
  return site.textForm[site.linkText[link]!]!
}

/** The normal form of a usable address as text, with the escapes that it has itself. */
export function spellingOf(site: Site, text: number): string {
  return site.spellings.get(text) ?? site.forms[site.textForm[text]!]!
}

/** The normal form of a page as text, as its first entry spells it. */
export function formText(site: Site, form: number): string {
  return spellingOf(site, site.entryText[site.formEntry[form]!]!)
}

/** The first link of an entry that somebody wrote. */
export function firstWrittenLink(site: Site, entry: number): number {
  return site.linkStart[entry]! + site.implied[entry]!
}

export function entryPointer(site: Site, entry: number): string {
  return `${site.pointer}/${entry}`
}

/** Where a link is written; of an implied one, the `lang` that stands for it. */
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
