import { builtInList } from '@waymark/public-suffix'
import { getOrigin } from '@waymark/url-parser'
import { hostKey } from './host-key.ts'
import type { CompareOptions } from './options.ts'
import type { Subject } from './subject.ts'

/** Scheme, and registrable domain or host; `null` when the origin is opaque. */
export function siteOf(
  { record }: Subject,
  { publicSuffixList = builtInList }: CompareOptions,
): { readonly scheme: string; readonly site: string } | null {
  const origin = record === null ? null : getOrigin(record)
  if (origin === null || origin.kind === 'opaque') return null
  const { scheme, host } = origin
  // A registrable domain is never a host that has none, so the two cannot meet.
  return { scheme, site: publicSuffixList.getRegistrableDomain(host) ?? hostKey(host) }
}
