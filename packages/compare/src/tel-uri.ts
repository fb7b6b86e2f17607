import { asciiLowercase } from '@waymark/infra'
import { lowercaseOutsidePercentEncoding } from '@waymark/rfc3986'
import { HOST_NAME } from './host-name.ts'
import { decodeOnly, LONE_PERCENT } from './percent-encoded.ts'

// Without visual separators.
const GLOBAL_NUMBER = /^\+\d+$/
const LOCAL_NUMBER = /^[\da-f*#]+$/
const EXTENSION = /^\d+$/
const PARAMETER_NAME = /^[a-z\d-]+$/
const NOT_IN_VALUE = /[^a-z\d_.!~*'()[\]/:&+$%-]/i
/** Any character of a URI. */
const NOT_IN_SUBADDRESS = /[^a-z\d_.!~*'()[\]/:&+$?@=,%-]/i

/**
 * The key of a telephone number.
 *
 * It has no visual separators and no upper case, and its parameters are in the order in which RFC 3966 wants them written.
 *
 * @returns `null` if the string is not a tel URI: a local number without its context is not.
 * @see https://www.rfc-editor.org/rfc/rfc3966#section-4
 */
export function telUriKey(text: string): string | null {
  if (!/^tel:/i.test(text) || LONE_PERCENT.test(text)) return null
  const [first = '', ...rest] = text.slice('tel:'.length).split(';')
  // In a URI, `#` has to be percent-encoded, although the grammar of a number has it as it is.
  const number = withoutSeparators(asciiLowercase(decodeOnly(first, '#*+()')))
  const isGlobal = GLOBAL_NUMBER.test(number)
  if (!isGlobal && !LOCAL_NUMBER.test(number)) return null
  const parameters = readParameters(rest)
  if (parameters === null || !(isGlobal || parameters.has('phone-context'))) return null
  const written = [...parameters].sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
  return written.reduce(
    (key, [name, value]) => `${key};${name}${value === null ? '' : `=${value}`}`,
    `tel:${number.replaceAll('#', '%23')}`,
  )
}

function withoutSeparators(number: string): string {
  return number.replace(/[().-]/g, '')
}

/** @returns `null` if one is not well-formed or is there twice. */
function readParameters(pieces: readonly string[]): ReadonlyMap<string, string | null> | null {
  const parameters = new Map<string, string | null>()
  for (const piece of pieces) {
    const equals = piece.indexOf('=')
    const name = asciiLowercase(equals === -1 ? piece : piece.slice(0, equals))
    const value = equals === -1 ? null : valueKey(name, piece.slice(equals + 1))
    if (!PARAMETER_NAME.test(name) || parameters.has(name) || value === '') return null
    if (value === null && FIRST.includes(name)) return null
    parameters.set(name, value)
  }
  return parameters
}

/** They need a value, and come before all others, in this order. */
const FIRST: readonly string[] = ['isub', 'ext', 'phone-context']

function rankOf(name: string): number {
  const rank = FIRST.indexOf(name)
  return rank === -1 ? FIRST.length : rank
}

/** The value in the form in which it is compared; the empty string if it is not well-formed. */
function valueKey(name: string, text: string): string {
  const value = lowercaseOutsidePercentEncoding(decodeOnly(text, "!*'()"))
  switch (name) {
    case 'ext':
      return EXTENSION.test(withoutSeparators(value)) ? withoutSeparators(value) : ''
    case 'phone-context':
      if (HOST_NAME.test(value)) return value
      return GLOBAL_NUMBER.test(withoutSeparators(value)) ? withoutSeparators(value) : ''
    case 'isub':
      return NOT_IN_SUBADDRESS.test(value) ? '' : value
    default:
      return NOT_IN_VALUE.test(value) ? '' : value
  }
}
