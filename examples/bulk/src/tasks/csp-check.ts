import { type CspOptions, checkCsp } from '@waymark/compare'

/** Something that a page loads: a URL or a reference as in the page, and the directive that it falls under. */
export interface Load {
  readonly url: string
  readonly directive: NonNullable<CspOptions['directive']>
}

/** A load that a policy does not allow, and the directive of the policy that decides. */
export interface Blocked extends Load {
  readonly by: string | null
}

/**
 * What of a page the value of its header `Content-Security-Policy` blocks. Only URLs are looked at, not nonces or hashes.
 *
 * @param page - The URL of the page: its origin is `'self'`, and references are relative to it.
 */
export function blockedLoads(header: string, page: string, loads: readonly Load[]): Blocked[] {
  return loads.flatMap((load) => {
    const options = { directive: load.directive, selfOrigin: page, base: page }
    const verdict = checkCsp(header, load.url, options)
    if (verdict?.allowed) return []
    const deciding = verdict?.policies.find(({ allowed }) => !allowed)
    return [{ ...load, by: deciding?.directive ?? null }]
  })
}
