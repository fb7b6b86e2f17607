import { parseDomain } from '@waymark/host'
import { isAsciiString, utf8Decode } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'
import {
  iriToUri,
  normalizeSchemeParts as normalizeParts,
  normalizeSyntaxParts,
  PORTS,
  recomposeAuthority,
  recomposeUri,
  splitAuthority,
  splitUri,
  type UriParts,
} from '@waymark/rfc3986'
import type { CompareOptions } from './options.ts'
import type { Subject } from './subject.ts'

/** The default port of a scheme in lower case; `null` when none is known. */
export function portOf(scheme: string, { ports }: CompareOptions): number | null {
  if (ports !== undefined && Object.hasOwn(ports, scheme)) return ports[scheme] ?? null
  return Object.hasOwn(PORTS, scheme) ? (PORTS[scheme] ?? null) : null
}

/** Scheme-based normalisation of parts that are normal in syntax. https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3 */
export function normalizeSchemeParts(uri: UriParts, ports?: CompareOptions['ports']): UriParts {
  const isListed = ports !== undefined && uri.scheme !== null && Object.hasOwn(ports, uri.scheme)
  return normalizeParts(uri, isListed ? ports : PORTS)
}

/** Whether a URI has a host that is not empty, as http and CoAP ask. */
export function hasHost({ authority }: UriParts): boolean {
  return authority !== null && splitAuthority(authority).host !== ''
}

/** The rung of 6.2.3 as a string. */
export function schemeKey(subject: Subject, options: CompareOptions): string {
  return recomposeUri(normalizeSchemeParts(subject.syntax, options.ports))
}

/** Syntax-based normalisation of an IRI, written as the URI it maps to. https://www.rfc-editor.org/rfc/rfc3987#section-5.3.2 */
export function iriSyntaxParts({ syntax }: Subject): UriParts {
  const text = recomposeUri(syntax)
  // A character and its percent-encoded octets become the same, and the result is ASCII.
  return isAsciiString(text) ? syntax : normalizeSyntaxParts(splitUri(iriToUri(text)))
}

/** Scheme-based normalisation of an IRI: hosts of schemes with domains get A-labels. */
export function iriSchemeParts(subject: Subject, options: CompareOptions): UriParts {
  const uri = iriSyntaxParts(subject)
  const { scheme, authority } = uri
  if (scheme === null || authority === null || portOf(scheme, options) === null) {
    return normalizeSchemeParts(uri, options.ports)
  }
  const parts = splitAuthority(authority)
  const host = asciiHost(parts.host)
  const mapped = host === parts.host ? authority : recomposeAuthority({ ...parts, host })
  return normalizeSchemeParts({ ...uri, authority: mapped }, options.ports)
}

function asciiHost(host: string): string {
  if (!host.includes('%')) return host
  const decoded = utf8Decode(percentDecodeString(host))
  return isAsciiString(decoded) ? host : (parseDomain(decoded) ?? host)
}
