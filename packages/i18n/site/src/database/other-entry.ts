import { hasOwn, isRecord } from '@waymark/infra/internal'
import type { EntryPlaces } from './entry-places.ts'

type Links = Readonly<Record<string, unknown>>

/** A link of an entry. Its URL may be any value: the validation reports what is not one. */
interface Link {
  readonly lang: string
  readonly loc: unknown
}

/**
 * Returns an entry in the form of the database. Others call its URL `url`, or have an object of languages and URLs as `hreflang`
 * or `alternates`; then a link to the page itself is its language.
 *
 * @param places - The places of the value, which become those of the entry.
 * @returns The value itself if nothing of it has another form.
 */
export function toEntry(value: unknown, places: EntryPlaces | null = null): unknown {
  if (!isRecord(value)) return value
  const links = linksName(value)
  const hasUrl = !hasOwn(value, 'loc') && hasOwn(value, 'url')
  if (links === null && !hasUrl) return value
  const loc = hasUrl ? value['url'] : value['loc']
  const list: Link[] = []
  const own = Object.entries(value).filter(
    ([name]) => links !== 'hreflang' || name !== 'alternates',
  )
  const members = own.map(([name, member]): [string, unknown] => {
    if (name === 'url' && hasUrl) return ['loc', member]
    if (name !== links) return [name, member]
    // The name was chosen because its value is such an object.
    for (const [lang, loc] of Object.entries(member as Links)) list.push({ lang, loc })
    return ['alternates', list]
  })
  const self = hasOwn(value, 'lang') ? -1 : ownLink(loc, list)
  if (self !== -1) {
    members.push(['lang', list[self]!.lang])
    list.splice(self, 1)
    places?.dropAlternate(self)
  }
  return Object.fromEntries(members)
}

/** Whether an entry is in another form than that of the database. */
export function isOtherEntry(value: unknown): boolean {
  return typeof value === 'string' || toEntry(value) !== value
}

/** The index of the link of a page to itself, which says its language; -1 if there is none. `x-default` is not a language. */
export function ownLink(loc: unknown, links: readonly Link[]): number {
  if (typeof loc !== 'string') return -1
  return links.findIndex((link) => link.loc === loc && link.lang.toLowerCase() !== 'x-default')
}

/** The member with an object of links. Beside it, `alternates` may be empty. */
function linksName(value: Readonly<Record<string, unknown>>): string | null {
  const { alternates, hreflang } = value
  if (isLinks(alternates)) return 'alternates'
  return !hasMembers(alternates) && isLinks(hreflang) ? 'hreflang' : null
}

function hasMembers(value: unknown): boolean {
  if (typeof value !== 'object') return value !== undefined
  return value !== null && Object.keys(value).length > 0
}

/** Whether a value is an object with a URL. What else it has is a link too, so that the validation can name it. */
function isLinks(value: unknown): value is Links {
  return isRecord(value) && Object.values(value).flat().some(isUrl)
}

/** Whether a value is text that is meant as a URL. */
function isUrl(value: unknown): boolean {
  return typeof value === 'string' && /^(?:https?:|\/)/i.test(value)
}
