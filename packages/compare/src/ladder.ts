import { parseDomain } from '@waymark/host'
import { isAsciiString, utf8Decode } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'
import {
  iriToUri,
  normalizeSyntaxParts,
  PORTS,
  recomposeAuthority,
  recomposeUri,
  removeDefaultPort,
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

/**
 * Scheme-based normalisation of parts that are normal in syntax.
 *
 * As the section says of URIs with an authority in general, an empty path becomes `/` and an empty port
 * goes; a default port goes where it is known. Of `file` the RFC itself says (3.2.2) that no authority, an
 * empty host and `localhost` all mean the machine at hand.
 *
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3
 */
export function normalizeSchemeParts(uri: UriParts, options: CompareOptions): UriParts {
  const { scheme, path } = uri
  if (scheme === null) return uri
  const authority = normalPort(uri, options)
  if (authority === null) {
    return scheme === 'file' && path.startsWith('/')
      ? { ...uri, authority: '', path: unguarded(path) }
      : uri
  }
  return {
    ...uri,
    authority: scheme === 'file' && authority === 'localhost' ? '' : authority,
    path: path === '' ? '/' : path,
  }
}

function normalPort({ scheme, authority }: UriParts, options: CompareOptions): string | null {
  if (scheme === null || authority === null) return authority
  const port = portOf(scheme, options)
  if (port !== null) return removeDefaultPort(authority, port)
  const parts = splitAuthority(authority)
  // With one port less, `a::` would have another one to drop.
  if (parts.port !== '' || splitAuthority(parts.host).port !== null) return authority
  return recomposeAuthority({ ...parts, port: null })
}

/** With an authority before it, a path needs no `/.` to keep its two slashes apart from one. */
function unguarded(path: string): string {
  return path.startsWith('/.//') ? path.slice(2) : path
}

/** Whether a URI has a host that is not empty, as http and CoAP ask. */
export function hasHost({ authority }: UriParts): boolean {
  return authority !== null && splitAuthority(authority).host !== ''
}

/** The rung of 6.2.3 as a string. */
export function schemeKey(subject: Subject, options: CompareOptions): string {
  return recomposeUri(normalizeSchemeParts(subject.syntax, options))
}

/** Syntax-based normalisation of an IRI, written as the URI it maps to. https://www.rfc-editor.org/rfc/rfc3987#section-5.3.2 */
export function iriSyntaxParts({ text, syntax }: Subject): UriParts {
  // A character and its percent-encoded octets become the same, and the result is ASCII.
  return isAsciiString(text)
    ? syntax
    : normalizeSyntaxParts(splitUri(iriToUri(recomposeUri(syntax))))
}

/** Scheme-based normalisation of an IRI: hosts of schemes with domains get A-labels. */
export function iriSchemeParts(subject: Subject, options: CompareOptions): UriParts {
  const uri = iriSyntaxParts(subject)
  const { scheme, authority } = uri
  if (scheme === null || authority === null || portOf(scheme, options) === null) {
    return normalizeSchemeParts(uri, options)
  }
  const parts = splitAuthority(authority)
  const host = asciiHost(parts.host)
  const mapped = host === parts.host ? authority : recomposeAuthority({ ...parts, host })
  return normalizeSchemeParts({ ...uri, authority: mapped }, options)
}

function asciiHost(host: string): string {
  if (!host.includes('%')) return host
  const decoded = utf8Decode(percentDecodeString(host))
  return isAsciiString(decoded) ? host : (parseDomain(decoded, false) ?? host)
}
