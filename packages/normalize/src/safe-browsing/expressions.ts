import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { builtInList, PUBLIC_SUFFIX_LIST, type PublicSuffixList } from '@waymark/public-suffix'
import {
  canonicalIpv4,
  parseSafeBrowsingUrl,
  type SafeBrowsingUrl,
  type SafeBrowsingVersion,
} from './canonicalize.ts'

/** The greatest number of hosts other than the exact one in `v4`, or of all hosts in `v5`; and of paths from the root. */
const MOST = 4

/** The options of `safeBrowsingExpressions`. */
export interface ExpressionOptions {
  /** A newer list for `v5`, from `createPublicSuffixList` of `@waymark/public-suffix/list`. Default: the built-in one. */
  readonly publicSuffixList?: PublicSuffixList | undefined
}

export const EXPRESSION_OPTIONS: OptionTable<ExpressionOptions> = {
  publicSuffixList: PUBLIC_SUFFIX_LIST,
}

/**
 * Returns the host-suffix path-prefix expressions of a URL. The URL is listed if any of them is.
 *
 * @returns At most 30, the most specific first; `null` if there is no host.
 * @throws OptionError if an option is misspelt or has a wrong value.
 * @see https://developers.google.com/safe-browsing/reference/URLs.and.Hashing#host-suffix_path-prefix-expressions
 *
 * @example
 * ```ts
 * import { safeBrowsingExpressions } from '@waymark/normalize/safe-browsing'
 *
 * safeBrowsingExpressions('http://b.example/1?q') // => ['b.example/1?q', 'b.example/1', 'b.example/']
 * safeBrowsingExpressions('http://a.b.example/') // => ['a.b.example/', 'b.example/']
 * ```
 */
export function safeBrowsingExpressions(
  input: string | Uint8Array,
  version: SafeBrowsingVersion = 'v4',
  options?: ExpressionOptions,
): readonly string[] | null {
  const { publicSuffixList = builtInList } = checkOptions(options, EXPRESSION_OPTIONS)
  const url = parseSafeBrowsingUrl(input, version)
  if (url === null) return null
  const paths = pathPrefixes(url)
  return hostSuffixes(url.host, version, publicSuffixList).flatMap((host) =>
    paths.map((path) => host + path),
  )
}

function hostSuffixes(
  host: string,
  version: SafeBrowsingVersion,
  list: PublicSuffixList,
): readonly string[] {
  if (host.startsWith('[') || canonicalIpv4(host) !== null) return [host]
  const labels = host.split('.')
  const hosts = [host]
  if (version === 'v4') {
    // The last five labels and each shorter suffix, but never the last label alone.
    for (let i = Math.max(1, labels.length - MOST - 1); i < labels.length - 1; i++) {
      hosts.push(labels.slice(i).join('.'))
    }
    return hosts
  }
  const site = list.getRegistrableDomain({ kind: 'domain', name: host })
  if (site === null) return hosts
  const shortest = labels.length - site.split('.').length
  for (let i = shortest; i > Math.max(0, shortest - MOST); i--) {
    hosts.push(labels.slice(i).join('.'))
  }
  return hosts
}

function pathPrefixes({ path, query }: SafeBrowsingUrl): readonly string[] {
  const prefixes = new Set<string>()
  if (query !== null && query !== '') prefixes.add(`${path}?${query}`)
  prefixes.add(path)
  let prefix = '/'
  prefixes.add(prefix)
  const folders = path.slice(1, path.lastIndexOf('/') + 1).split('/', MOST - 1)
  for (const folder of folders) {
    if (folder === '') break
    prefix += `${folder}/`
    prefixes.add(prefix)
  }
  return [...prefixes]
}
