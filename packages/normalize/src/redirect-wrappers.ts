import { deepFreeze } from '@waymark/infra/internal'
import { GOOGLE_DOMAINS } from './google-domains.ts'
import { createSiteIndex, isWwwOnly } from './site-index.ts'

/**
 * The purpose of a URL that holds another one.
 *
 * - `redirect`: the page does nothing but lead there.
 * - `amp`: it shows a copy of that page that the publisher has made for it.
 * - `archive`: it shows that page as it once was.
 */
export type WrapperKind = 'redirect' | 'amp' | 'archive'

/**
 * Where the other URL is.
 *
 * - `parameters`: the value of the first of these parameters that is a URL.
 * - `path`: what follows the segments of `path`, with the query: a whole URL, or one without the `scheme`.
 * - `segment`: the next segment, percent-encoded.
 * - `query`: the whole query.
 * - `proofpoint`: between two underscores, with characters moved to the end of the path.
 */
export type WrapperTarget =
  | {
      readonly in: 'parameters'
      readonly names: readonly string[]
      readonly as?: 'bing' | 'proofpoint'
    }
  | { readonly in: 'path'; readonly scheme?: 'http' | 'https' }
  | { readonly in: 'segment' }
  | { readonly in: 'query' }
  | { readonly in: 'proofpoint' }

/** URLs of one form that hold another. */
export interface RedirectWrapper {
  readonly kind: WrapperKind
  /** Domains, with or without `www`. With `*.` before it, every domain below is meant, and not the domain itself. */
  readonly hosts: readonly string[]
  /** The segments that the path begins with; `{time}` is a time as archives write it. */
  readonly path: readonly string[]
  readonly target: WrapperTarget
  /** Who says so. */
  readonly source: string
}

const CLEARURLS =
  'https://github.com/ClearURLs/Rules/blob/9317c06bf56ae3b447f56c14dc2e03a68ab53dee/data.min.json'
const BRAVE =
  'https://github.com/brave/adblock-lists/blob/53ba6df288c3ebad3139c331d2f30ffa07de8ce7/brave-lists/debounce.json'
const PROOFPOINT = 'https://github.com/ClearURLs/Addon/issues/438'
const AMP_CACHE =
  'https://amp.dev/documentation/guides-and-tutorials/learn/amp-caches-and-cors/amp-cache-urls'
const WAYBACK = 'https://en.wikipedia.org/wiki/Help:Using_the_Wayback_Machine'

/** The wrappers whose query, as it is written, belongs to the URL inside. */
export const INNER_QUERY_WRAPPERS: readonly RedirectWrapper[] = /* @__PURE__ */ deepFreeze([
  { kind: 'redirect', hosts: ['href.li'], path: [], target: { in: 'query' }, source: CLEARURLS },
  archive(['web.archive.org'], ['web', '{time}'], WAYBACK),
  archive(
    [
      'archive.today',
      'archive.ph',
      'archive.is',
      'archive.li',
      'archive.vn',
      'archive.fo',
      'archive.md',
    ],
    ['{time}'],
    'https://en.wikipedia.org/wiki/Help:Using_archive.today',
  ),
])

/** The wrappers that `unwrap-redirects` knows. */
export const REDIRECT_WRAPPERS: readonly RedirectWrapper[] = /* @__PURE__ */ deepFreeze([
  redirect(GOOGLE_DOMAINS, ['url'], ['q', 'url'], CLEARURLS),
  redirect(['googleadservices.com'], ['pagead', 'aclk'], ['adurl'], BRAVE),
  redirect(['l.facebook.com', 'lm.facebook.com', 'l.messenger.com'], ['l.php'], ['u'], CLEARURLS),
  redirect(['l.instagram.com'], [], ['u'], CLEARURLS),
  redirect(['youtube.com', 'm.youtube.com'], ['redirect'], ['q'], CLEARURLS),
  redirect(['out.reddit.com'], [], ['url'], CLEARURLS),
  redirect(['t.umblr.com'], ['redirect'], ['z'], CLEARURLS),
  redirect(['steamcommunity.com'], ['linkfilter'], ['url', 'u'], CLEARURLS),
  redirect(['vk.com', 'm.vk.com', 'vkontakte.ru'], ['away.php'], ['to'], CLEARURLS),
  redirect(['duckduckgo.com', 'html.duckduckgo.com'], ['l'], ['uddg'], CLEARURLS),
  redirect(['getpocket.com'], ['redirect'], ['url'], CLEARURLS),
  redirect(['gate.sc'], [], ['url'], CLEARURLS),
  redirect(['go.skimresources.com'], [], ['url'], CLEARURLS),
  redirect(['redirect.viglink.com'], [], ['u'], CLEARURLS),
  redirect(['awin1.com'], ['cread.php'], ['ued', 'p'], BRAVE),
  redirect(['click.linksynergy.com'], ['deeplink'], ['murl'], BRAVE),
  redirect(
    ['*.safelinks.protection.outlook.com'],
    [],
    ['url'],
    'https://learn.microsoft.com/en-us/defender-office-365/safe-links-about',
  ),
  redirect(['urldefense.proofpoint.com', 'urldefense.com'], ['v1', 'url'], ['u'], PROOFPOINT),
  {
    kind: 'redirect',
    hosts: ['urldefense.proofpoint.com', 'urldefense.com'],
    path: ['v2', 'url'],
    target: { in: 'parameters', names: ['u'], as: 'proofpoint' },
    source: PROOFPOINT,
  },
  {
    kind: 'redirect',
    hosts: ['urldefense.proofpoint.com', 'urldefense.com', 'urldefense.us'],
    path: ['v3'],
    target: { in: 'proofpoint' },
    source: PROOFPOINT,
  },
  {
    kind: 'redirect',
    hosts: ['bing.com'],
    path: ['ck', 'a'],
    target: { in: 'parameters', names: ['u'], as: 'bing' },
    source: 'https://github.com/ghostery/ghostery-extension/issues/2227',
  },
  {
    kind: 'redirect',
    hosts: ['click.redditmail.com'],
    path: ['CL0'],
    target: { in: 'segment' },
    source: BRAVE,
  },
  {
    kind: 'redirect',
    hosts: ['*.awstrack.me'],
    path: ['L0'],
    target: { in: 'segment' },
    source: BRAVE,
  },
  amp(GOOGLE_DOMAINS, ['amp', 's'], 'https', CLEARURLS),
  amp(['*.cdn.ampproject.org', 'cdn.ampproject.org'], ['c', 's'], 'https', AMP_CACHE),
  amp(['*.cdn.ampproject.org', 'cdn.ampproject.org'], ['v', 's'], 'https', AMP_CACHE),
  amp(['*.cdn.ampproject.org', 'cdn.ampproject.org'], ['c'], 'http', AMP_CACHE),
  amp(['*.cdn.ampproject.org', 'cdn.ampproject.org'], ['v'], 'http', AMP_CACHE),
  ...INNER_QUERY_WRAPPERS,
])

function redirect(
  hosts: readonly string[],
  path: readonly string[],
  names: readonly string[],
  source: string,
): RedirectWrapper {
  return { kind: 'redirect', hosts, path, target: { in: 'parameters', names }, source }
}

function amp(
  hosts: readonly string[],
  path: readonly string[],
  scheme: 'http' | 'https',
  source: string,
): RedirectWrapper {
  return { kind: 'amp', hosts, path, target: { in: 'path', scheme }, source }
}

function archive(
  hosts: readonly string[],
  path: readonly string[],
  source: string,
): RedirectWrapper {
  return { kind: 'archive', hosts, path, target: { in: 'path' }, source }
}

/**
 * Finds the wrappers of a host, in the order of the table.
 *
 * @returns A function of a host in lower-case ASCII.
 */
export function createWrapperIndex(
  wrappers: readonly RedirectWrapper[],
): (host: string) => readonly RedirectWrapper[] {
  const find = createSiteIndex(() =>
    wrappers.flatMap((wrapper) =>
      wrapper.hosts.map((site) => {
        const isBelow = site.startsWith('*.')
        return [isBelow ? site.slice(2) : site, { wrapper, isBelow }] as const
      }),
    ),
  )
  return (host) =>
    find(host)
      .filter(({ value, below }) => (value.isBelow ? below !== '' : isWwwOnly(below)))
      .map(({ value }) => value.wrapper)
}
