import type { XmlElement } from '../xml/xml-handler.ts'

/** How a format of feeds lists pages. */
export interface FeedForm {
  readonly namespace: string
  readonly root: string
  /** The element of a page, and how deep it is. */
  readonly entry: string
  readonly depth: number
  /** The attribute of `link` that has the URL; `null` if its text is the URL. */
  readonly linkAttribute: 'href' | null
  /** The element with the time of the last change, and the form of that time. */
  readonly date: string
  readonly dates: 'rfc-822' | 'rfc-3339'
}

const ATOM = {
  root: 'feed',
  entry: 'entry',
  depth: 2,
  linkAttribute: 'href',
  dates: 'rfc-3339',
} as const

/**
 * The formats that search engines read as sitemaps.
 *
 * @see https://www.sitemaps.org/protocol.html#otherformats
 */
const FORMS: readonly FeedForm[] = [
  // https://www.rssboard.org/rss-specification
  {
    namespace: '',
    root: 'rss',
    entry: 'item',
    depth: 3,
    linkAttribute: null,
    date: 'pubDate',
    dates: 'rfc-822',
  },
  // https://www.rfc-editor.org/rfc/rfc4287
  { ...ATOM, namespace: 'http://www.w3.org/2005/Atom', date: 'updated' },
  // Atom 0.3
  { ...ATOM, namespace: 'http://purl.org/atom/ns#', date: 'modified' },
]

/** Returns the format of a feed with this root; `null` if it is not a feed. */
export function feedForm({ local, namespace }: XmlElement): FeedForm | null {
  return FORMS.find((form) => form.root === local && form.namespace === namespace) ?? null
}
