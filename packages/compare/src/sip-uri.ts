import { parseIpv6, serializeIpv6 } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import { HOST_NAME } from './host-name.ts'
import { decodeOnly, LONE_PERCENT } from './percent-encoded.ts'
import { PART_WORDS, type Why } from './why.ts'

/** The parts of a SIP or SIPS URI, each in the form in which it is compared. */
interface SipUri {
  readonly scheme: string
  readonly user: string | null
  readonly password: string | null
  readonly host: string
  readonly port: string | null
  readonly parameters: ReadonlyMap<string, string>
  /** Sorted by name. */
  readonly headers: string
}

// All characters of a group but those that are the same whether they are percent-encoded or not.
const NOT_IN_USER = /[^a-z\d_.!~*'()%&=+$,;?/-]/i
const NOT_IN_PASSWORD = /[^a-z\d_.!~*'()%&=+$,-]/i
const NOT_IN_PARAMETER = /[^a-z\d_.!~*'()%[\]/:&+$-]/i
const NOT_IN_HEADER = /[^a-z\d_.!~*'()%[\]/?:+$-]/i
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** Parameters that must be in both URIs or in neither. All others are ignored if only one URI has them. */
const IN_BOTH: readonly string[] = ['transport', 'user', 'method', 'ttl', 'maddr']

/** @returns `null` if the string is not a SIP or SIPS URI. https://www.rfc-editor.org/rfc/rfc3261#section-25.1 */
export function parseSipUri(text: string): SipUri | null {
  const scheme = /^sips?(?=:)/i.exec(text)?.[0]
  if (scheme === undefined || LONE_PERCENT.test(text)) return null
  const rest = text.slice(scheme.length + 1)
  const at = rest.indexOf('@')
  const user = at === -1 ? NO_USER : parseUser(rest.slice(0, at))
  const afterUser = rest.slice(at + 1)
  const mark = afterUser.indexOf('?')
  const [server = '', ...pieces] = afterUser.slice(0, mark === -1 ? undefined : mark).split(';')
  const address = parseServer(asciiLowercase(server))
  const parameters = parseParameters(pieces)
  const headers = mark === -1 ? '' : parseHeaders(afterUser.slice(mark + 1))
  if (user === null || address === null || parameters === null || headers === null) return null
  return { scheme: asciiLowercase(scheme), ...user, ...address, parameters, headers }
}

/** An octet is the same as its character, but for reserved characters. */
function decode(text: string): string {
  return decodeOnly(text, "!*'()")
}

const NO_USER: Pick<SipUri, 'user' | 'password'> = { user: null, password: null }

function parseUser(text: string): Pick<SipUri, 'user' | 'password'> | null {
  const colon = text.indexOf(':')
  const user = colon === -1 ? text : text.slice(0, colon)
  const password = colon === -1 ? null : text.slice(colon + 1)
  if (user === '' || NOT_IN_USER.test(user)) return null
  if (password === null) return { user: decode(user), password }
  return NOT_IN_PASSWORD.test(password) ? null : { user: decode(user), password: decode(password) }
}

function parseServer(server: string): Pick<SipUri, 'host' | 'port'> | null {
  const colon = server.indexOf(':', server.startsWith('[') ? server.indexOf(']') : 0)
  const written = colon === -1 ? server : server.slice(0, colon)
  const host = hostKey(written)
  if (host === null || colon === -1) return host === null ? null : { host, port: null }
  const digits = server.slice(colon + 1)
  return /^\d+$/.test(digits) ? { host, port: digits.replace(/^0+(?=\d)/, '') } : null
}

/** IPv6 addresses are compared as numbers: https://www.rfc-editor.org/rfc/rfc5954#section-4.2 */
function hostKey(host: string): string | null {
  if (!host.startsWith('[')) return HOST_NAME.test(host) || IPV4.test(host) ? host : null
  const pieces = host.endsWith(']') ? parseIpv6(host.slice(1, -1)) : null
  return pieces === null ? null : `[${serializeIpv6(pieces)}]`
}

/** A parameter without a value has the value `''`, which cannot be written. */
function parseParameters(pieces: readonly string[]): ReadonlyMap<string, string> | null {
  const parameters = new Map<string, string>()
  for (const piece of pieces) {
    const equals = piece.indexOf('=')
    const name = asciiLowercase(decode(equals === -1 ? piece : piece.slice(0, equals)))
    const value = equals === -1 ? '' : asciiLowercase(decode(piece.slice(equals + 1)))
    if (name === '' || (equals !== -1 && value === '') || parameters.has(name)) return null
    if (NOT_IN_PARAMETER.test(name) || NOT_IN_PARAMETER.test(value)) return null
    parameters.set(name, value)
  }
  return parameters
}

function parseHeaders(text: string): string | null {
  const headers: { readonly name: string; readonly value: string }[] = []
  for (const field of text.split('&')) {
    const equals = field.indexOf('=')
    const name = asciiLowercase(decode(field.slice(0, Math.max(equals, 0))))
    const value = asciiLowercase(decode(field.slice(equals + 1)))
    if (name === '' || NOT_IN_HEADER.test(name) || NOT_IN_HEADER.test(value)) return null
    headers.push({ name, value })
  }
  // The sort is stable: the order of two fields with one name may have a meaning.
  headers.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return headers.map(({ name, value }) => `${name}=${value}`).join('&')
}

/**
 * The first difference of two SIP or SIPS URIs that counts; `null` if they are equal.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3261#section-19.1.4
 */
export function sipDifference(a: SipUri, b: SipUri): Why | null {
  for (const part of ['scheme', 'user', 'password', 'host', 'port', 'headers'] as const) {
    if (a[part] === b[part]) continue
    // No message shows a password.
    if (part === 'password') {
      return tell({ why: { ...sentence('They differ in the password.'), data: { part } } })
    }
    return tell({ why: differ(PART_WORDS[part], a[part], b[part]) })
  }
  for (const name of new Set([...a.parameters.keys(), ...b.parameters.keys()])) {
    const [valueA, valueB] = [a.parameters.get(name), b.parameters.get(name)]
    const isInOne = valueA === undefined || valueB === undefined
    if (valueA !== valueB && (!isInOne || IN_BOTH.includes(name))) {
      const part = sentence('parameter {name:quote60}', { name })
      return tell({ why: differ(part, valueA, valueB) })
    }
  }
  return null
}

function differ(
  part: Sentence,
  a: string | null | undefined,
  b: string | null | undefined,
): Sentence {
  if (a === null || a === undefined) {
    // One of them has it.
    return sentence('They differ in the {part:phrase}: nothing and {b:quote60}.', { part, b: b! })
  }
  if (b === null || b === undefined) {
    return sentence('They differ in the {part:phrase}: {a:quote60} and nothing.', { part, a })
  }
  return sentence('They differ in the {part:phrase}: {a:quote60} and {b:quote60}.', { part, a, b })
}
