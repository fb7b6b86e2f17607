import { utf8PercentDecode } from '@waymark/percent-encoding'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { cutUrl } from '../check/url-pieces.ts'
import type { SiteAddress } from './audit-types.ts'
import { indexFolder, withoutExtension } from './page-names.ts'

/** The base of a site if nothing tells it. No host can have this name: https://www.rfc-editor.org/rfc/rfc6761#section-6.4 */
const UNKNOWN = 'https://site.invalid/'

/** So many bases are compared. Real sites have a few, and a hostile one must not fill the memory. */
const MOST_BASES = 1000

/** Folders at the beginning of a path that a project may be published in, such as `/repository/`. */
const MOST_FOLDERS = 3

/** The four ways in which files have URLs. */
interface Rules {
  slash: number
  none: number
  keep: number
  drop: number
}
type Rule = keyof Rules

/** How often each base was found, and by which rule. */
class Votes {
  readonly #bases = new Map<string, Rules & { all: number }>()
  /** How many URLs were looked at. */
  urls = 0

  add(base: string, rule: Rule | null): void {
    let votes = this.#bases.get(base)
    if (votes === undefined) {
      if (this.#bases.size === MOST_BASES) return
      votes = { all: 0, slash: 0, none: 0, keep: 0, drop: 0 }
      this.#bases.set(base, votes)
    }
    votes.all++
    if (rule !== null) votes[rule]++
  }

  /** The base with the most votes; of two, the one with https, or else the shorter one. `null` if there is none. */
  best(): { readonly base: string; readonly votes: Rules & { readonly all: number } } | null {
    let best: ReturnType<Votes['best']> = null
    for (const [base, votes] of this.#bases) {
      const isBetter =
        best === null ||
        votes.all > best.votes.all ||
        (votes.all === best.votes.all && isPreferred(base, best.base))
      if (isBetter) best = { base, votes }
    }
    return best
  }

  /** The votes for a base. */
  of(base: string): (Rules & { readonly all: number }) | null {
    return this.#bases.get(base) ?? null
  }
}

/** Search engines prefer https, too. */
function isPreferred(base: string, other: string): boolean {
  const isSecure = base.startsWith('https:')
  return isSecure === other.startsWith('https:') ? base.length < other.length : isSecure
}

/** What else tells the address of a site. */
export interface AddressHints {
  /** The option `base`, with a slash at its end. */
  readonly base: string | null
  /** The host in a `CNAME`. */
  readonly host: string | null
  /** Whether the host drops `.html`, and whether it adds slashes; `null` if no file says it. */
  readonly cleanUrls: boolean | null
  readonly trailingSlash: boolean | null
}

/**
 * Chooses the address of a site: the base and the rules under which most of the URLs in its pages and sitemaps lead to a file.
 * A canonical is that of its own page on nearly all pages, so each tells the base and one rule.
 */
export class AddressFinder {
  readonly #canonicals = new Votes()
  readonly #listed = new Votes()
  readonly #alternates = new Votes()
  readonly #has: (name: string) => boolean

  /** @param has - Whether there is a file with a name. */
  constructor(has: (name: string) => boolean) {
    this.#has = has
  }

  /** How many canonicals were added. */
  get canonicals(): number {
    return this.#canonicals.urls
  }

  addCanonical(name: string, url: string): void {
    addOwn(this.#canonicals, name, url)
  }

  /** Adds an alternate of a page, which may be the page itself. */
  addAlternate(name: string, url: string): void {
    if (name !== 'index.html') addOwn(this.#alternates, name, url)
  }

  /** Adds a URL of a sitemap. */
  addListed(url: string): void {
    const parts = partsOf(url)
    if (parts === null) return
    this.#listed.urls++
    const segments = parts.path.split('/')
    // The shortest base comes first.
    for (let depth = 1; depth < segments.length && depth <= MOST_FOLDERS + 1; depth++) {
      const rule = this.#ruleFor(segments.slice(depth).join('/'))
      if (rule === undefined) continue
      this.#listed.add(`${parts.origin}${segments.slice(0, depth).join('/')}/`, rule)
      return
    }
  }

  /** The rule by which a file has a path; `undefined` if none has it. */
  #ruleFor(path: string): Rule | null | undefined {
    if (path === '') return this.#has('index.html') ? null : undefined
    if (path.endsWith('/')) return this.#has(`${path}index.html`) ? 'slash' : undefined
    if (this.#has(path)) return indexFolder(path) === null ? 'keep' : undefined
    if (this.#has(`${path}.html`)) return 'drop'
    return this.#has(`${path}/index.html`) ? 'none' : undefined
  }

  /** Whether no base has half of the canonicals, and the sitemaps are for another one that has nearly as many. */
  #isMixed(): boolean {
    const own = this.#canonicals.best()
    const listed = this.#listed.best()
    if (own === null || listed === null || own.base === listed.base) return false
    const others = this.#canonicals.of(listed.base)?.all ?? 0
    return own.votes.all * 2 < this.#canonicals.urls && others * 2 >= own.votes.all
  }

  choose({ base, host, cleanUrls, trailingSlash }: AddressHints): SiteAddress {
    const found = (
      [
        ['canonical', this.#canonicals],
        ['sitemap', this.#listed],
        ['alternate', this.#alternates],
      ] as const
    ).find(([from, votes]) => votes.best() !== null && !(from === 'canonical' && this.#isMixed()))
    const best = found?.[1].best() ?? null
    const given = base ?? best?.base ?? (host === null ? null : `https://${host}/`)
    const votes = (base === null ? null : found?.[1].of(base)) ?? best?.votes ?? null
    const isClean = votes === null || votes.keep + votes.drop === 0 ? cleanUrls === true : null
    const isBare = votes === null || votes.slash + votes.none === 0 ? trailingSlash === false : null
    return {
      base: (given === null ? null : baseUrl(given)) ?? UNKNOWN,
      from: base !== null ? 'option' : (found?.[0] ?? (host === null ? null : 'cname')),
      index: (isBare ?? votes!.none > votes!.slash) ? 'none' : 'slash',
      html: (isClean ?? votes!.drop > votes!.keep) ? 'drop' : 'keep',
      fits: (base !== null ? found?.[1].of(base)?.all : votes?.all) ?? 0,
      of: found?.[1].urls ?? 0,
    }
  }
}

/** Votes for the base that a page has if a URL is its own. */
function addOwn(votes: Votes, name: string, url: string): void {
  const parts = partsOf(url)
  if (parts === null) return
  votes.urls++
  const folder = indexFolder(name)
  const paths: readonly (readonly [string, Rule | null])[] =
    folder === ''
      ? [['', null]]
      : folder === null
        ? [
            [name, 'keep'],
            [withoutExtension(name), 'drop'],
            // Some servers send `a.html` for `a/` as well, so this says nothing about other files.
            [`${withoutExtension(name)}/`, null],
          ]
        : [
            [folder, 'slash'],
            [folder.slice(0, -1), 'none'],
          ]
  for (const [path, rule] of paths) {
    if (!parts.path.endsWith(`/${path}`)) continue
    votes.add(parts.origin + parts.path.slice(0, parts.path.length - path.length), rule)
    return
  }
}

/** The origin and the decoded path of an http or https URL. */
function partsOf(url: string): { readonly origin: string; readonly path: string } | null {
  const record = parseUrl(url)
  const href = record === null ? '' : serializeUrl(record)
  const pieces = cutUrl(href)
  if (pieces === null) return null
  const origin = href.slice(0, href.indexOf('://') + 3 + pieces.host.length)
  return { origin, path: utf8PercentDecode(pieces.path) }
}

/** A base as it is compared; `null` if it is not an http or https URL. */
export function baseUrl(text: string): string | null {
  const record = parseUrl(text)
  if (record === null || (record.scheme !== 'https' && record.scheme !== 'http')) return null
  const url = serializeUrl(record).split(/[?#]/, 1)[0]!
  return url.endsWith('/') ? url : `${url}/`
}
