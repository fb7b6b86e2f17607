import { getRegistrableDomain } from '@waymark/public-suffix'
import { getOrigin } from '@waymark/url-parser'
import { hostKey } from './host-key.ts'
import type { Subject } from './subject.ts'

/** Scheme, and registrable domain or host; `null` when the origin is opaque. */
export function siteOf({
  record,
}: Subject): { readonly scheme: string; readonly site: string } | null {
  const origin = record === null ? null : getOrigin(record)
  if (origin === null || origin.kind === 'opaque') return null
  const { scheme, host } = origin
  // A registrable domain is never a host that has none, so the two cannot meet.
  return { scheme, site: getRegistrableDomain(host) ?? hostKey(host) }
}
