import type { Component } from './component.ts'

const SPECIAL_SCHEMES: readonly string[] = ['http', 'https', 'ws', 'wss', 'ftp', 'file']

/** https://urlpattern.spec.whatwg.org/#protocol-component-matches-a-special-scheme */
export function protocolComponentMatchesSpecialScheme(protocol: Component): boolean {
  return SPECIAL_SCHEMES.some((scheme) => protocol.match(scheme) !== null)
}
