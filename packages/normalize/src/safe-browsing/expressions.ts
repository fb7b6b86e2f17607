import { getRegistrableDomain } from '@waymark/public-suffix'
import {
  canonicalIpv4,
  parseSafeBrowsingUrl,
  type SafeBrowsingUrl,
  type SafeBrowsingVersion,
} from './canonicalize.ts'

/** The most hosts besides the exact one in `v4`, and altogether in `v5`; and the most paths from the root. */
const MOST = 4

/**
 * Gives the host suffixes and path prefixes of a URL, under each of which it may be listed.
 *
 * @returns At most 30 of them, the most exact first; `null` for what has no host.
 * @see https://developers.google.com/safe-browsing/reference/URLs.and.Hashing#host-suffix_path-prefix-expressions
 */
export function safeBrowsingExpressions(
  input: string | Uint8Array,
  version: SafeBrowsingVersion = 'v4',
): readonly string[] | null {
  const url = parseSafeBrowsingUrl(input, version)
  if (url === null) return null
  const paths = pathPrefixes(url)
  return hostSuffixes(url.host, version).flatMap((host) => paths.map((path) => host + path))
}

function hostSuffixes(host: string, version: SafeBrowsingVersion): readonly string[] {
  if (host.startsWith('[') || canonicalIpv4(host) !== null) return [host]
  const labels = host.split('.')
  const hosts = [host]
  if (version === 'v4') {
    // The last five labels and what is left of them, but never the last alone.
    for (let i = Math.max(1, labels.length - MOST - 1); i < labels.length - 1; i++) {
      hosts.push(labels.slice(i).join('.'))
    }
    return hosts
  }
  const site = getRegistrableDomain({ kind: 'domain', name: host })
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
