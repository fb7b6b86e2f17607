import { parseHost, serializeHost } from '@waymark/host'

/** A host as the URL Standard writes it, for an allow list or a column of a table; `null` if it is not a host. */
export function canonicalHost(text: string): string | null {
  const host = parseHost(text)
  return host && serializeHost(host)
}
