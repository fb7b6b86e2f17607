import { deepFreeze } from '@waymark/infra/internal'

/** A published list that the table reads or cites. */
export interface TrackingList {
  readonly title: string
  /** Lists of one publisher count once for `corroborated`. */
  readonly publisher: string
  readonly url: string
  readonly licence: string
  /**
   * - `read`: the table is made from it.
   * - `cited`: the table says which of its names are on the list.
   * - `compared`: a test only counts how many of its names the table has.
   */
  readonly use: 'read' | 'cited' | 'compared'
}

/**
 * The lists by the names that the table uses for them.
 *
 * @example
 * ```ts
 * import { TRACKING_LISTS } from '@waymark/normalize/tracking-params'
 *
 * TRACKING_LISTS.brave.publisher // => 'Brave'
 * ```
 */
export const TRACKING_LISTS: Readonly<Record<string, TrackingList>> = /* @__PURE__ */ deepFreeze({
  registry: {
    title: 'tracking-query-params-registry',
    publisher: 'Max Chadwick',
    url: 'https://github.com/mpchadwick/tracking-query-params-registry/blob/7377d3c/_data/params.csv',
    licence: 'Unlicense',
    use: 'read',
  },
  brave: {
    title: 'Brave, query filter',
    publisher: 'Brave',
    url: 'https://github.com/brave/adblock-lists/blob/5051bef423ba21014177f54dd71444d11824f683/brave-lists/query-filter.json',
    licence: 'MPL-2.0',
    use: 'cited',
  },
  'brave-core': {
    title: 'Brave, query filter in the browser’s source',
    publisher: 'Brave',
    url: 'https://github.com/brave/brave-core/blob/0c7f00e55270713337549a38a127f7e441383c23/components/query_filter/utils.cc',
    licence: 'MPL-2.0',
    use: 'cited',
  },
  'brave-copy': {
    title: 'Brave, copy clean link',
    publisher: 'Brave',
    url: 'https://github.com/brave/adblock-lists/blob/97db06c90e7df8c372947399d5fe410a2688cdf6/brave-lists/clean-urls.json',
    licence: 'MPL-2.0',
    use: 'cited',
  },
  firefox: {
    title: 'Firefox, query parameter stripping',
    publisher: 'Mozilla',
    url: 'https://firefox-source-docs.mozilla.org/toolkit/components/antitracking/anti-tracking/query-stripping/index.html',
    licence: 'MPL-2.0',
    use: 'cited',
  },
  'firefox-share': {
    title: 'Firefox, copy clean link',
    publisher: 'Mozilla',
    url: 'https://searchfox.org/mozilla-central/source/toolkit/components/antitracking/StripOnShareLists/MPL2/StripOnShare.json',
    licence: 'MPL-2.0',
    use: 'cited',
  },
  adguard: {
    title: 'AdGuard, URL tracking filter',
    publisher: 'AdGuard',
    url: 'https://github.com/AdguardTeam/AdguardFilters/blob/002b06615b38c64b27fadafad6cf5323e752090f/TrackParamFilter/sections/general_url.txt',
    licence: 'GPL-3.0',
    use: 'cited',
  },
  clearurls: {
    title: 'ClearURLs, rules',
    publisher: 'ClearURLs',
    url: 'https://github.com/ClearURLs/Rules/blob/9317c06bf56ae3b447f56c14dc2e03a68ab53dee/data.min.json',
    licence: 'LGPL-3.0',
    use: 'cited',
  },
  'firefox-settings': {
    title: 'Firefox, query stripping in LibreWolf’s settings',
    publisher: 'LibreWolf',
    url: 'https://codeberg.org/librewolf/settings',
    licence: 'MPL-2.0',
    use: 'compared',
  },
})
