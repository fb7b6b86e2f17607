import { parseDomain } from '@waymark/host'
import { isAsciiString, utf8Decode } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'
import { isUri, lowercaseOutsidePercentEncoding } from '@waymark/rfc3986'
import { decodeOnly } from './percent-encoded.ts'

/** Delimiters that mean the same in an address whether they are percent-encoded or not. */
const IN_ADDRESS = "!$'*+"
/** The same for the other parts of a header field, in which only `?`, `=` and `&` are reserved. */
const IN_FIELD = "!$'()*+,;:@"

/**
 * The key of a mailto URI.
 *
 * Addresses in the path and in `to` fields make one list, in this order. Names of header fields and domains are
 * lowercased; domains get A-labels. Local parts and values keep their case. The fragment is removed.
 *
 * @returns `null` if the string is not a URI of this scheme, has two question marks, or a slash in an address.
 * @see https://www.rfc-editor.org/rfc/rfc6068#section-2
 */
export function mailtoKey(text: string): string | null {
  if (!/^mailto:/i.test(text) || !isUri(text)) return null
  const hash = text.indexOf('#')
  const rest = text.slice('mailto:'.length, hash === -1 ? undefined : hash)
  const mark = rest.indexOf('?')
  // A second question mark is a common mistake, and programs read it differently.
  if (mark !== rest.lastIndexOf('?')) return null
  const lists = mark === 0 ? [] : [addressesKey(mark === -1 ? rest : rest.slice(0, mark))]
  const fields: string[] = []
  for (const field of mark === -1 ? [] : rest.slice(mark + 1).split('&')) {
    const equals = field.indexOf('=')
    const name = lowercaseOutsidePercentEncoding(
      decodeOnly(equals === -1 ? field : field.slice(0, equals), IN_FIELD),
    )
    const value = equals === -1 ? null : field.slice(equals + 1)
    if (name === 'to' && value !== null && value !== '') lists.push(addressesKey(value))
    else if (value === null) fields.push(name)
    else if (ADDRESS_FIELDS.has(name)) fields.push(`${name}=${addressesKey(value)}`)
    else fields.push(`${name}=${decodeOnly(value, IN_FIELD)}`)
  }
  const addresses = lists.join(',')
  // An address has none that is not percent-encoded, and two would begin an authority.
  if (addresses.includes('/')) return null
  return fields.length === 0 ? `mailto:${addresses}` : `mailto:${addresses}?${fields.join('&')}`
}

/** Header fields with a list of addresses, in which a comma that is percent-encoded is part of an address. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['to', 'cc', 'bcc'])

function addressesKey(list: string): string {
  return list.split(',').map(addressKey).join(',')
}

function addressKey(address: string): string {
  const at = address.lastIndexOf('@')
  const local = decodeOnly(at === -1 ? address : address.slice(0, at), IN_ADDRESS)
  return at === -1 ? local : `${local}@${domainKey(address.slice(at + 1))}`
}

function domainKey(text: string): string {
  const decoded = text.includes('%') ? utf8Decode(percentDecodeString(text)) : text
  const domain = isAsciiString(decoded) ? null : parseDomain(decoded)
  // Only a name that can be written in a URI replaces the one that was written.
  return domain !== null && /^[\w.-]+$/.test(domain)
    ? domain
    : lowercaseOutsidePercentEncoding(decodeOnly(text, IN_ADDRESS))
}
