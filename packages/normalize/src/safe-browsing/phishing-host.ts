import { parseDomain } from '@waymark/host'
import { asciiLowercase, isAsciiAlphanumeric, isAsciiString } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { archiveAddress } from '../archive/archive-ip.ts'
import { trimDots } from '../archive/steps.ts'
import { escapeBytes, toByteString } from '../bytes.ts'

/**
 * Canonicalises a host as Mozilla's phishing protection of 2007 did, by the steps of its page in their order.
 * Percent-encoded bytes in the host are not decoded.
 *
 * @param host - Without port.
 * @see https://wiki.mozilla.org/Phishing_Protection:_Server_Spec#Canonical_Hostname_Creation
 *
 * @example
 * ```ts
 * import { canonicalPhishingHost } from '@waymark/normalize/safe-browsing'
 *
 * canonicalPhishingHost('.WWW..A.example.') // => 'www.a.example'
 * ```
 */
export function canonicalPhishingHost(host: string): string {
  requireString(host, 'host')
  const ascii = isAsciiString(host) ? host : (parseDomain(host) ?? host)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the bytes to drop
  const kept = toByteString(ascii).replace(/[\x00-\x1f\x7f-\xff]+/g, '')
  const name = trimDots(kept.replace(/\.(?=\.)/g, ''))
  const address = name.startsWith('[') ? null : archiveAddress(name)
  return address ?? asciiLowercase(escapeBytes(name, isEscaped))
}

function isEscaped(byte: number): boolean {
  return !isAsciiAlphanumeric(byte) && byte !== 0x2d && byte !== 0x2e
}

/**
 * Returns the host that is looked up there: the canonical host, or if it has more than five dots, its end with
 * five.
 *
 * @example
 * ```ts
 * import { phishingLookupHost } from '@waymark/normalize/safe-browsing'
 *
 * phishingLookupHost('a.b.c.d.e.f.example') // => 'b.c.d.e.f.example'
 * ```
 */
export function phishingLookupHost(host: string): string {
  const canonical = canonicalPhishingHost(host)
  const labels = canonical.split('.')
  return labels.length > 6 ? labels.slice(-6).join('.') : canonical
}
