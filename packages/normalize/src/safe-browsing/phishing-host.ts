import { asciiLowercase } from '@waymark/infra'
import { archiveAddress } from '../archive/archive-ip.ts'
import { trimDots } from '../archive/steps.ts'
import { toByteString, unescapeRepeatedly } from '../bytes.ts'

/**
 * Gives the canonical form of a host in Mozilla's phishing protection of 2007.
 *
 * @param host - Without port.
 * @see https://wiki.mozilla.org/Phishing_Protection:_Server_Spec#Canonical_Hostname_Creation
 */
export function canonicalPhishingHost(host: string): string {
  const bytes = trimDots(unescapeRepeatedly(toByteString(host)).replace(/\.{2,}/g, '.'))
  const address = bytes.startsWith('[') ? null : archiveAddress(bytes)
  if (address !== null) return address
  let result = ''
  let done = 0
  for (let i = 0; i < bytes.length; i++) {
    const c = bytes.charCodeAt(i)
    if (/[a-z0-9.-]/i.test(bytes[i]!)) continue
    result += `${bytes.slice(done, i)}%${c.toString(16).padStart(2, '0')}`
    done = i + 1
  }
  return asciiLowercase(result + bytes.slice(done))
}

/**
 * Gives the host that is looked up there: the canonical one, and of one with more than five dots the end
 * with five.
 */
export function phishingLookupHost(host: string): string {
  const canonical = canonicalPhishingHost(host)
  const labels = canonical.split('.')
  return labels.length > 6 ? labels.slice(-6).join('.') : canonical
}
