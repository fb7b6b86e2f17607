import { serializeHost } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { scanHost } from './scan-authority.ts'
import type { ParseHost } from './url-parser.ts'

/** A host that is not written as it will stand; `null` is failure. */
export function repairHost(text: string, parseHost: ParseHost): string | null {
  const lower = asciiLowercase(text)
  if (scanHost(lower, 0) === lower.length) return lower
  const host = parseHost(lower, false, null)
  return host && serializeHost(host)
}
