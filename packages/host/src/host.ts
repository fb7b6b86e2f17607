/**
 * A host of the URL Standard, told apart by `kind`.
 *
 * @see https://url.spec.whatwg.org/#concept-host
 */
export type Host =
  | {
      readonly kind: 'domain'
      /** Lower-case ASCII, with A-labels for what was written in other scripts. */
      readonly name: string
    }
  | {
      readonly kind: 'ipv4'
      /** 0 to 0xFFFFFFFF. */
      readonly address: number
    }
  | {
      readonly kind: 'ipv6'
      /** Eight numbers from 0 to 0xFFFF, most significant first. */
      readonly pieces: Ipv6Pieces
    }
  | {
      readonly kind: 'opaque'
      /** Not empty, percent-encoded, in the case it was written in. */
      readonly text: string
    }
  | { readonly kind: 'empty' }

/** Eight numbers from 0 to 0xFFFF, most significant first. */
export type Ipv6Pieces = readonly number[]

/** The validation errors that host parsing reports. @see https://url.spec.whatwg.org/#writing */
export type HostErrorName =
  | 'domain-to-ASCII'
  | 'domain-percent-encoded'
  | 'host-invalid-code-point'
  | 'IPv4-non-ASCII-input'
  | 'IPv4-empty-part'
  | 'IPv4-too-few-parts'
  | 'IPv4-too-many-parts'
  | 'IPv4-non-numeric-part'
  | 'IPv4-non-decimal-part'
  | 'IPv4-out-of-range-part'
  | 'IPv6-unclosed'
  | 'IPv6-invalid-compression'
  | 'IPv6-too-many-pieces'
  | 'IPv6-multiple-compression'
  | 'IPv6-invalid-code-point'
  | 'IPv6-too-few-pieces'
  | 'IPv6-piece-leading-zero'
  | 'IPv4-in-IPv6-too-many-pieces'
  | 'IPv4-in-IPv6-invalid-code-point'
  | 'IPv4-in-IPv6-out-of-range-part'
  | 'IPv4-in-IPv6-too-few-parts'
  | 'invalid-URL-unit'

/** Called for each validation error; `start` and `end` are UTF-16 offsets into the parsed string. */
export type HostErrorReporter = (name: HostErrorName, start: number, end: number) => void

/** The standard's *failure*, with the validation error that goes with it. */
export function fail(
  report: HostErrorReporter | null,
  name: HostErrorName,
  start: number,
  end: number,
): null {
  report?.(name, start, end)
  return null
}
