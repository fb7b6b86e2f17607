import { type Sentence, sentence } from '@waymark/infra/internal'
import type { IndexedSite } from './check.ts'
import type { FindingDetails } from './finding.ts'
import { IntList } from './int-list.ts'
import { findOwnLanguages } from './own-languages.ts'
import { PairSet } from './pair-set.ts'
import { formOfEntry, formOfLink, isXDefault, linkPointer } from './site.ts'
import { areCompatible, languageOfToken, type Slot, urlTokens } from './url-languages.ts'

/** A part of URLs, and how often links give each language to URLs with this part. */
interface Token {
  readonly slot: Slot
  readonly text: string
  readonly links: Map<number, number>
  /** Whether each language is compatible with its language; filled when it is asked for. */
  readonly agreement: Map<number, boolean>
  /** The language that it says by itself, or that most links give it; `null` if neither. */
  language: string | null
}

/** The parts of a URL, and how often links give each language to URLs with exactly these. */
interface TokenList {
  readonly tokens: readonly Token[]
  readonly links: Map<number, number>
}

/** More different segments than this in one place of the URLs are not languages. */
const MAX_TOKENS = 1000
/** Real sites have few lists of such parts. More are read again each time. */
const MAX_LISTS = 10_000
/** What is read of a URL. */
const BEGINNING = /^https?:\/\/[^/?#]*(?:\/[^/?#]*){0,2}/
/** The site's own pattern: this share of at least so many links must agree. */
const MIN_SHARE = 0.9
const MIN_LINKS = 10

/** A link to a page whose URL says another language. */
interface Suspect {
  readonly link: number
  readonly form: number
  readonly token: Token
}

/**
 * Finds pairs of pages that have each other's language: one is listed as A although its URL says B, and the other is
 * listed as B although its URL says A in the same place. A URL says a language if it has its code in its host or its path,
 * or a word with which the site's other links agree, such as `/deutsch/`.
 *
 * One URL that says another language proves nothing, because the code can mean a country or a topic. Two that cross do.
 */
export function* findSwappedLanguages(site: IndexedSite): Iterable<FindingDetails> {
  const tokensOf = readTokens(site)
  const agrees = agreeingForms(site, tokensOf)
  const ownLanguages = findOwnLanguages(site)
  const told = new PairSet(site.urls.memory)
  for (let entry = 0; entry < site.entryCount; entry++) {
    if (formOfEntry(site, entry) < 0 || site.contradicts.get(entry) === 1) continue
    let suspects: Map<string, Suspect> | null = null
    const pairs: (readonly [Suspect, Suspect])[] = []
    for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
      const form = formOfLink(site, link)
      if (form < 0 || agrees.get(form) === 1 || !isLanguage(site, site.linkValue.get(link)))
        continue
      // A link that its page's own entry contradicts has a finding of its own.
      if (ownLanguages.other(form, site.linkValue.get(link)) !== null) continue
      const key = site.valueKey.get(site.linkValue.get(link))
      const label = site.keys[key]!
      for (const token of tokensOf(form)) {
        if (token.language === null || agreesWith(site, token, key)) continue
        suspects ??= new Map()
        const partner = suspects.get(crossing(token.slot, token.language, label))
        const own = crossing(token.slot, label, token.language)
        if (!suspects.has(own)) suspects.set(own, { link, form, token })
        if (partner === undefined || partner.form === form) continue
        const [low, high] = [Math.min(partner.form, form), Math.max(partner.form, form)]
        if (!told.add(low, high)) continue
        pairs.push([partner, { link, form, token }])
      }
    }
    pairs.sort(([a], [b]) => a.link - b.link)
    for (const [first, second] of pairs) yield describeSwap(site, entry, first, second)
  }
  for (const table of [agrees, ownLanguages, told]) table.release()
}

function describeSwap(
  site: IndexedSite,
  entry: number,
  first: Suspect,
  second: Suspect,
): FindingDetails {
  const urlOf = ({ link }: Suspect) => site.urls.text(site.linkUrl.get(link))
  return {
    pointer: linkPointer(site, entry, first.link, 'lang'),
    related: [
      {
        pointer: linkPointer(site, entry, second.link, 'lang'),
        note: sentence('the link to the other page').text,
      },
    ],
    loc: site.urls.text(site.entryUrl.get(entry)),
    target: urlOf(first),
    lang: site.values[site.linkValue.get(first.link)]!,
    declared: site.values[site.linkValue.get(second.link)]!,
    targets: [urlOf(first), urlOf(second)],
    ...tellEvidence(site, first.token, second.token),
  }
}

const SLOTS: Readonly<Record<Slot, Sentence>> = {
  subdomain: sentence('subdomain'),
  'top-level domain': sentence('top-level domain'),
  'first segment': sentence('first segment'),
  'second segment': sentence('second segment'),
}

/** What the same place of two URLs says. All facts are those of one finding, so those of the second have other names. */
function tellEvidence(site: IndexedSite, token: Token, otherToken: Token) {
  const slot = SLOTS[token.slot]
  const { text: part, said, agreeing, links } = countLinks(site, token)
  const other = countLinks(site, otherToken)
  const { text: otherPart, said: otherSaid, agreeing: otherAgreeing, links: otherLinks } = other
  const first =
    agreeing === 0
      ? sentence('the {slot:phrase} {part:quote} says {said}', { slot, part, said })
      : sentence(
          'the {slot:phrase} {part:quote} says {said}, as do {agreeing} of {links} links to such URLs',
          { slot, part, said, agreeing, links },
        )
  const second =
    otherAgreeing === 0
      ? sentence('the {slot:phrase} {otherPart:quote} says {otherSaid}', {
          slot,
          otherPart,
          otherSaid,
        })
      : sentence(
          'the {slot:phrase} {otherPart:quote} says {otherSaid}, as do {otherAgreeing} of {otherLinks} links to such URLs',
          { slot, otherPart, otherSaid, otherAgreeing, otherLinks },
        )
  return { evidence: [first.text, second.text], data: { ...first.data, ...second.data } }
}

/** How many links to URLs with a part agree with what it says. */
function countLinks(site: IndexedSite, token: Token) {
  let links = 0
  let agreeing = 0
  for (const [key, count] of token.links) {
    links += count
    if (agreesWith(site, token, key)) agreeing += count
  }
  return { text: token.text, said: token.language ?? '', agreeing, links }
}

/** The pages that some link lists under the language that their URL says: `language-mismatch` is about the others. */
function agreeingForms(site: IndexedSite, tokensOf: (form: number) => readonly Token[]): IntList {
  const agrees = new IntList(site.urls.memory).padTo(site.urlCount, 0)
  eachLabelledLink(site, (form, key) => {
    if (agrees.get(form) === 1) return
    for (const token of tokensOf(form)) if (agreesWith(site, token, key)) agrees.set(form, 1)
  })
  return agrees
}

/** Whether the part of a URL says a language, and that one or a compatible one. */
function agreesWith(site: IndexedSite, token: Token, key: number): boolean {
  if (token.language === null) return false
  let agrees = token.agreement.get(key)
  if (agrees === undefined) {
    agrees = areCompatible(token.language, site.keys[key]!)
    token.agreement.set(key, agrees)
  }
  return agrees
}

/** Reads the parts of the URLs of all pages, and learns what language the site gives to each. */
function readTokens(site: IndexedSite): (form: number) => readonly Token[] {
  const tokens = new Map<string, Token>()
  const sizes = new Map<Slot, number>()
  const tokenOf = (slot: Slot, text: string): Token | null => {
    const id = `${slot} ${text}`
    const known = tokens.get(id)
    if (known !== undefined) return known
    const language = languageOfToken({ slot, text })
    const size = sizes.get(slot) ?? 0
    if (language === null && size >= MAX_TOKENS) return null
    if (language === null) sizes.set(slot, size + 1)
    const token: Token = { slot, text, links: new Map(), agreement: new Map(), language }
    tokens.set(id, token)
    return token
  }
  const lists: TokenList[] = [{ tokens: [], links: new Map() }]
  const listNumbers = new Map<string, number>([['', 0]])
  /** The list of the URLs that begin with a text. */
  const beginnings = new Map<string, number>()
  const listOf = new IntList(site.urls.memory).padTo(site.urlCount, -1)
  const addLinks = ({ tokens: found, links }: TokenList) => {
    for (const [key, count] of links) {
      for (const token of found) token.links.set(key, (token.links.get(key) ?? 0) + count)
    }
  }
  /** Returns the number of a list; the list itself if there are too many. */
  const numberOf = (beginning: string): number | TokenList => {
    const known = beginnings.get(beginning)
    if (known !== undefined) return known
    const found = urlTokens(beginning).flatMap(({ slot, text }) => tokenOf(slot, text) ?? [])
    const id = found.map(({ slot, text }) => `${slot} ${text}`).join('\n')
    let number = listNumbers.get(id)
    if (number === undefined) {
      if (lists.length === MAX_LISTS) return { tokens: found, links: new Map() }
      number = lists.push({ tokens: found, links: new Map() }) - 1
      listNumbers.set(id, number)
    }
    if (beginnings.size < MAX_LISTS) beginnings.set(beginning, number)
    return number
  }
  const read = (form: number): number | TokenList => {
    const known = listOf.get(form)
    if (known !== -1) return known
    const [beginning = ''] = BEGINNING.exec(site.urls.text(form)) ?? []
    const number = numberOf(beginning)
    if (typeof number === 'number') listOf.set(form, number)
    return number
  }
  eachLabelledLink(site, (form, key) => {
    const list = read(form)
    if (typeof list === 'number') {
      const { links } = lists[list]!
      links.set(key, (links.get(key) ?? 0) + 1)
    } else {
      list.links.set(key, 1)
      addLinks(list)
    }
  })
  for (const list of lists) addLinks(list)
  for (const token of tokens.values()) {
    token.language ??= learnedLanguage(site, token.links)
  }
  return (form) => {
    const list = read(form)
    return (typeof list === 'number' ? lists[list]! : list).tokens
  }
}

/** Returns the language of most links to URLs with one part; `null` if they do not agree. */
function learnedLanguage(site: IndexedSite, links: ReadonlyMap<number, number>): string | null {
  let all = 0
  let most = 0
  let language: string | null = null
  for (const [key, count] of links) {
    all += count
    if (count <= most) continue
    most = count
    language = site.keys[key]!
  }
  return all >= MIN_LINKS && most >= all * MIN_SHARE ? language : null
}

function eachLabelledLink(site: IndexedSite, visit: (form: number, key: number) => void): void {
  const keys = site.values.map((_, value) =>
    isLanguage(site, value) ? site.valueKey.get(value) : -1,
  )
  for (let link = 0; link < site.linkCount; link++) {
    const form = formOfLink(site, link)
    const key = keys[site.linkValue.get(link)]!
    if (form >= 0 && key !== -1) visit(form, key)
  }
}

/** Whether a value is a language that search engines can read, and not `x-default`. */
function isLanguage(site: IndexedSite, value: number): boolean {
  return !isXDefault(site, value) && site.usableValues[value]!
}

/** A page that is listed as `label` although its URL says `said`; by region only if the languages are the same. */
function crossing(slot: Slot, label: string, said: string): string {
  const [a = '', b = ''] = [label.split('-')[0], said.split('-')[0]]
  return a === b ? `${slot} ${label} ${said}` : `${slot} ${a} ${b}`
}
