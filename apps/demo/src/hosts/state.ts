import type { Pairs } from '../hash.ts'

/** Writes the state as the pairs of a link. */
export function writeHostsState(url: string): Pairs {
  return [
    ['view', 'hosts'],
    ['url', url],
  ]
}

/** The URL of a host, for links from before the view took the page's URL: `127.1` is `https://127.1/`. */
export function urlOfHost(host: string): string {
  // An IPv6 address without brackets and a whole URL stay as they are.
  return /[/:]/.test(host) && !host.startsWith('[') ? host : `https://${host}/`
}
