import { hasOwn, isRecord } from '@waymark/infra/internal'
import type { EntryPlaces } from './entry-places.ts'

type Links = Readonly<Record<string, string>>

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
  const list: { readonly lang: string; readonly loc: string }[] = []
  const members = Object.entries(value).map(([name, member]): [string, unknown] => {
    if (name === 'url' && hasUrl) return ['loc', member]
    if (name !== links) return [name, member]
    // The name was chosen because its value is such an object.
    for (const [lang, loc] of Object.entries(member as Links)) list.push({ lang, loc })
    return ['alternates', list]
  })
  const own = hasOwn(value, 'lang') ? -1 : ownLink(loc, list)
  if (own !== -1) {
    members.push(['lang', list[own]!.lang])
    list.splice(own, 1)
    places?.dropAlternate(own)
  }
  return Object.fromEntries(members)
}

/** Whether an entry is in another form than that of the database. */
export function isOtherEntry(value: unknown): boolean {
  return typeof value === 'string' || toEntry(value) !== value
}

/** The index of the link of a page to itself, which says its language; -1 if there is none. `x-default` is not a language. */
export function ownLink(
  loc: unknown,
  links: readonly { readonly lang: string; readonly loc: string }[],
): number {
  return links.findIndex((link) => link.loc === loc && link.lang.toLowerCase() !== 'x-default')
}

/** The member with an object of links. */
function linksName(value: Readonly<Record<string, unknown>>): string | null {
  if (isLinks(value['alternates'])) return 'alternates'
  return !hasOwn(value, 'alternates') && isLinks(value['hreflang']) ? 'hreflang' : null
}

function isLinks(value: unknown): value is Links {
  if (!isRecord(value)) return false
  const locs = Object.values(value)
  return locs.every((loc) => typeof loc === 'string') && locs.some((loc) => URL_START.test(loc))
}

/** Text that is meant as a URL. */
const URL_START = /^(?:https?:|\/)/i
