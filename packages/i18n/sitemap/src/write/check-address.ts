import {
  type AddressFault,
  CREDENTIALS,
  explainAddress,
  hasCredentials,
  serializeAddress,
} from '../protocol/address.ts'
import { isValidLocLength } from '../protocol/limits.ts'

/** What a writer says of an address. */
export interface AddressProblem {
  /** With `credentials` an address is written all the same; with the others it is refused. */
  readonly code: AddressFault['code'] | 'loc-too-long' | 'credentials'
  /** What is wrong. */
  readonly message: string
  /** First UTF-16 unit concerned, counted in the text. */
  readonly start: number
  /** One past the last unit. */
  readonly end: number
}

/** The URL that is written for a text, or why none is. */
type WrittenAddress =
  | { readonly href: string; readonly fault: null }
  | { readonly href: null; readonly fault: AddressRefusal }

interface AddressRefusal extends AddressProblem {
  readonly code: AddressFault['code'] | 'loc-too-long'
}

/**
 * Asks what the writer would say of an address, of a page or of an alternate, without writing it.
 *
 * @returns `null` for an address that is written without a word.
 */
export function checkAddress(loc: string): AddressProblem | null {
  const { href, fault } = toWrittenAddress(loc)
  if (fault !== null || !hasCredentials(href)) return fault
  return { code: 'credentials', message: CREDENTIALS, start: 0, end: loc.length }
}

export function toWrittenAddress(loc: string): WrittenAddress {
  const href = serializeAddress(loc)
  if (href === null) return { href, fault: explainAddress(loc) }
  if (isValidLocLength(href.length)) return { href, fault: null }
  const message = `the address has ${href.length} characters; 2,047 is the most`
  return { href: null, fault: { code: 'loc-too-long', message, start: 0, end: loc.length } }
}
