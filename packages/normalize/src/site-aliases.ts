import { deepFreeze } from '@waymark/infra/internal'
import { serializePath, type UrlRecord } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { afterSegments, nextSegment, plainSegment } from './path-start.ts'
import { decodeParameter, readParameter } from './query-parameters.ts'
import type { NormalizeOptions } from './rule.ts'
import { createSiteIndex, isWwwOnly } from './site-index.ts'
import { isOnWebPort, replaceDomain } from './url-shape.ts'

/** Hosts that answer with the pages of another one. */
export interface SiteAlias {
  /** Domains, with or without `www`. `*.` stands for one label, such as a language, which stays. */
  readonly hosts: readonly string[]
  /** The site’s own name for itself. */
  readonly to: string
  /** Who says so. */
  readonly source: string
}

/** Paths that show the page of another path: what follows `path` is the value of `parameter`. */
export interface PathAlias {
  readonly hosts: readonly string[]
  readonly path: readonly string[]
  /** What the next segment must be. */
  readonly value: RegExp
  readonly to: { readonly host: string; readonly path: string; readonly parameter: string }
  readonly source: string
}

const WIKIMEDIA = [
  ...['wikipedia.org', 'wiktionary.org', 'wikiquote.org', 'wikibooks.org', 'wikisource.org'],
  ...['wikinews.org', 'wikiversity.org', 'wikivoyage.org'],
]
const LEMMY = 'https://github.com/LemmyNet/lemmy/issues/4748'
const STACKER = 'https://github.com/stackernews/stacker.news/issues/151'

/** The hosts that `merge-site-aliases` knows. */
export const SITE_ALIASES: readonly SiteAlias[] = /* @__PURE__ */ deepFreeze([
  { hosts: ['youtube.com', 'm.youtube.com'], to: 'www.youtube.com', source: STACKER },
  {
    hosts: ['twitter.com', 'mobile.twitter.com', 'm.twitter.com', 'mobile.x.com'],
    to: 'x.com',
    source: 'https://github.com/danbooru/danbooru/issues/3669',
  },
  {
    hosts: ['reddit.com', 'old.reddit.com', 'new.reddit.com', 'np.reddit.com', 'm.reddit.com'],
    to: 'www.reddit.com',
    source:
      'https://github.com/brave/adblock-lists/blob/97db06c90e7df8c372947399d5fe410a2688cdf6/brave-lists/clean-urls.json',
  },
  {
    hosts: ['facebook.com', 'm.facebook.com', 'mbasic.facebook.com', 'touch.facebook.com'],
    to: 'www.facebook.com',
    source: 'https://github.com/medialab/ural',
  },
  { hosts: ['m.vk.com', 'vkontakte.ru'], to: 'vk.com', source: 'https://github.com/yt-dlp/yt-dlp' },
  {
    hosts: ['m.imdb.com', 'imdb.com'],
    to: 'www.imdb.com',
    source: 'https://github.com/yt-dlp/yt-dlp',
  },
  {
    hosts: ['dx.doi.org'],
    to: 'doi.org',
    source: 'https://www.doi.org/doi-handbook/HTML/index.html',
  },
  {
    hosts: ['telegram.me', 'telegram.dog'],
    to: 't.me',
    source: 'https://core.telegram.org/api/links',
  },
  ...WIKIMEDIA.map((site) => ({
    hosts: [`*.m.${site}`],
    to: `*.${site}`,
    source: 'https://www.mediawiki.org/wiki/Requests_for_comment/Mobile_domain_sunsetting',
  })),
])

/** The paths that `merge-site-aliases` knows. */
export const PATH_ALIASES: readonly PathAlias[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ [
    { hosts: ['youtu.be'], path: [], source: LEMMY },
    ...['embed', 'v', 'e', 'shorts', 'live'].map((path) => ({
      hosts: ['youtube.com', 'm.youtube.com'],
      path: [path],
      source: STACKER,
    })),
    { hosts: ['youtube-nocookie.com'], path: ['embed'], source: STACKER },
  ].map((alias) => ({
    ...alias,
    // The number of a video. Two players have names of the same length.
    value: /^(?!videoseries$|live_stream$)[\w-]{11}$/,
    to: { host: 'www.youtube.com', path: '/watch', parameter: 'v' },
  })),
)

type Alias = { readonly host: SiteAlias } | { readonly path: PathAlias }

const findAliases = /* @__PURE__ */ createSiteIndex<Alias>(() => [
  // Paths first: they say more.
  ...PATH_ALIASES.flatMap((path) => path.hosts.map((site) => [site, { path }] as const)),
  ...SITE_ALIASES.flatMap((alias) =>
    alias.hosts.map((site) => [site.replace(/^\*\./, ''), { host: alias }] as const),
  ),
])

/** Whether a host, in lower-case ASCII, is one that {@link mergeAlias} may change. */
export function isAliasHost(host: string): boolean {
  return findAliases(host).length > 0
}

/** The URL under the name that its site has for itself; `url` itself if no other is known. */
export function mergeAlias(
  url: UrlRecord,
  { ports }: Pick<NormalizeOptions, 'ports'> = {},
): UrlRecord {
  const { host } = url
  if (host?.kind !== 'domain' || !isOnWebPort(url, ports)) return url
  for (const { value, below } of findAliases(host.name)) {
    const merged =
      'path' in value ? mergePath(url, value.path, below) : mergeHost(url, value.host, below)
    if (merged !== null) return merged
  }
  return url
}

function mergeHost(url: UrlRecord, { to }: SiteAlias, below: string): UrlRecord | null {
  const isLanguage = to.startsWith('*.')
  if (isLanguage ? !/^[^.]+\.$/.test(below) : !isWwwOnly(below)) return null
  const name = isLanguage ? below + to.slice(2) : to
  return url.host?.kind === 'domain' && url.host.name === name ? null : replaceDomain(url, name)
}

function mergePath(
  url: UrlRecord,
  { path, value, to }: PathAlias,
  below: string,
): UrlRecord | null {
  if (!isWwwOnly(below)) return null
  const rest = afterSegments(serializePath(url), path)
  const found = rest === null ? '' : plainSegment(nextSegment(rest))
  if (!value.test(found)) return null
  const { query } = url
  const isSame = (text: string): boolean =>
    decodeParameter(readParameter(text).name) === to.parameter
  const all = query === null || query === '' ? [] : query.split('&')
  // The site itself never writes the parameter twice. An empty one says nothing, and another rule may remove it.
  if (all.some((text) => isSame(text) && (readParameter(text).value ?? '') !== '')) return null
  const others = all.filter((text) => !isSame(text))
  return replaceParts(replaceDomain(url, to.host), {
    path: { kind: 'list', segments: [to.path.slice(1)] },
    query: [`${to.parameter}=${found}`, ...others].join('&'),
  })
}
