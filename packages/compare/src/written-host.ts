import { asciiLowercase } from '@waymark/infra'
import { splitAuthority } from '@waymark/rfc3986'
import type { Subject } from './subject.ts'

/** The host as RFC 3986 delimits it, in lower case; `null` if there is none. */
export function writtenHost({ parts }: Subject): string | null {
  if (parts.authority === null) return null
  const { host } = splitAuthority(parts.authority)
  return host === '' ? null : asciiLowercase(host)
}
