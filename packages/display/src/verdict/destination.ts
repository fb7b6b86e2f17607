import { endsInNumber, type Host, parseDomain, serializeHost } from '@waymark/host'
import { utf8Decode } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'
import type { PublicSuffixList } from '@waymark/public-suffix'
import { isSpecialScheme, type UrlRecord } from '@waymark/url-parser'
import { programOf } from './schemes.ts'

/** Where a URL leads. It says nothing about whether that is a good place. */
export interface Destination {
  /** The domain that somebody owns, in ASCII, as of a URL record; `null` without one, as for an IP address or `localhost`. */
  readonly registrableDomain: string | null
  /** As in a URL; `null` without a host, and where a program reads something else there: `vscode://file/a`. */
  readonly host: string | null
  readonly scheme: string
}

/** @param domain - As `domainOf` gives it for the host. */
export function destinationOf(
  { scheme, host }: UrlRecord,
  domain: string | null,
  list: PublicSuffixList,
): Destination {
  const isHost =
    host !== null &&
    host.kind !== 'empty' &&
    (isSpecialScheme(scheme) || programOf(scheme)?.hasHost !== false)
  if (!isHost) return { registrableDomain: null, host: null, scheme }
  const registrableDomain =
    domain === null ? null : list.getRegistrableDomain({ kind: 'domain', name: domain })
  return { registrableDomain, host: serializeHost(host), scheme }
}

/** The domain of a host. The host of another scheme is not mapped by the parser, but is looked up in the same way. */
export function domainOf(host: Host): string | null {
  if (host.kind === 'domain') return host.name
  if (host.kind !== 'opaque') return null
  const name = parseDomain(utf8Decode(percentDecodeString(host.text)))
  return name === null || endsInNumber(name) ? null : name
}
