import { IntList, type UrlTable } from '@waymark/hreflang'
import { fingerprintOf } from '../parts/fingerprint.ts'

/** What an entry can have besides its URL. */
type Member =
  | 'lastmod'
  | 'lang'
  | 'changefreq'
  | 'priority'
  | 'alternates'
  | 'images'
  | 'videos'
  | 'news'

const MEMBERS: readonly Member[] = [
  'lastmod',
  'lang',
  'changefreq',
  'priority',
  'alternates',
  'images',
  'videos',
  'news',
]

/** A usable entry, whose URL is canonical. */
type Values = { readonly loc: string } & { readonly [Name in Member]?: unknown }

/** Finds what entries that repeat a page have, and the first entry of their page does not have. */
export class LostMembers {
  readonly #urls: UrlTable
  /** For each member, its fingerprint in the first entry of each page, by the number of its URL; 0 if it is not there. */
  readonly #first: ReadonlyMap<Member, IntList>

  constructor(urls: UrlTable) {
    this.#urls = urls
    this.#first = new Map(MEMBERS.map((member) => [member, new IntList(urls.memory)]))
  }

  /** Adds the first entry of a page, whose URL the table has. */
  addFirst(entry: Values): void {
    let page = -1
    for (const [member, first] of this.#first) {
      const mark = markOf(entry, member)
      if (mark === 0) continue
      if (page === -1) page = this.#urls.find(entry.loc)
      first.padTo(page + 1, 0)
      first.set(page, mark)
    }
  }

  /** Returns the members of another entry that are not published. */
  of(entry: Values): readonly Member[] {
    const page = this.#urls.find(entry.loc)
    return MEMBERS.filter((member) => {
      const mark = markOf(entry, member)
      const first = this.#first.get(member)!
      return mark !== 0 && mark !== (page < first.length ? first.get(page) : 0)
    })
  }
}

function markOf(entry: Values, member: Member): number {
  const value = entry[member]
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 0
  // The audit compares links, and to take the fingerprints of all of them would cost a tenth of the time of a build.
  if (member === 'alternates') return 1
  return fingerprintOf(typeof value === 'string' ? value : JSON.stringify(value))[0] | 0 || 1
}
