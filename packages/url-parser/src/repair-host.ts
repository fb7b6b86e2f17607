import { serializeHost } from '@waymark/host'
import type { ParseHost } from './url-parser.ts'

/** A host that is not written as it will stand; `null` is failure. */
export function repairHost(text: string, parseHost: ParseHost): string | null {
  const host = parseHost(text, false, null)
  return host && serializeHost(host)
}
