import { sentence } from '@waymark/infra/internal'
import type { ValidationError } from '@waymark/url-parser'
import type { Cause, FoundCause } from '../cause.ts'
import type { Evidence } from '../evidence.ts'
import { ipv6Error } from '../sections.ts'
import { ipv6AddressOf, LONGEST_IN_BRACKETS, nameIn } from '../text/ipv6-address.ts'
import { replacing } from '../url-edit.ts'

export const ipv6NameInBrackets: Cause = {
  ...ipv6Error(
    'ipv6-name-in-brackets',
    [
      'IPv6-invalid-code-point',
      'IPv6-too-few-pieces',
      'IPv6-unclosed',
      'IPv4-in-IPv6-out-of-range-part',
      'IPv4-in-IPv6-invalid-code-point',
      'IPv4-in-IPv6-too-few-parts',
    ],
    [
      'Only an IPv6 address is written in brackets.',
      'The brackets keep the colons of an IPv6 address apart from the port. Domains and IPv4 addresses have no colons.',
      'Remove the brackets.',
    ],
    ['https://[example.com]/', '[example.com]', 'https://example.com/'],
    ['https://[127.0.0.1]:80/', '[127.0.0.1]', 'https://127.0.0.1:80/'],
    ['https://[localhost]/', '[localhost]', 'https://localhost/'],
  ),
  find: (evidence, error) =>
    error.name === 'IPv6-unclosed'
      ? nameAfterBracket(evidence, error)
      : nameInBrackets(evidence, error),
}

function nameAfterBracket(evidence: Evidence, error: ValidationError): FoundCause[] | null {
  const { start, end } = error
  const edit = replacing(start, start + 1)
  const hasColon = evidence.text.slice(start, end).includes(':')
  if (hasColon || !evidence.corrects(error.name, [edit])) return null
  const remedy = sentence('Remove the bracket.')
  return [{ code: 'ipv6-name-in-brackets', start, end: start + 1, remedy, edit }]
}

function nameInBrackets(evidence: Evidence, error: ValidationError): FoundCause[] | null {
  const { text, ...address } = evidence.once(ipv6AddressOf)
  if (text.length > LONGEST_IN_BRACKETS) return null
  const [start, end] = [address.start - 1, address.end + 1]
  const name = nameIn(text)
  const message = sentence(
    'Only an IPv6 address is written in brackets, and {written:code} is not one.',
    { written: name ?? text },
  )
  const found = { code: 'ipv6-name-in-brackets', start, end, message }
  const edit = replacing(start, end, name)
  if (name !== undefined && evidence.corrects(error.name, [edit])) return [{ ...found, edit }]
  const isWords = /^[a-z][\w -]*$/i.test(text) && /[g-z]/i.test(text)
  return isWords ? [{ ...found, remedy: sentence('Write a host without brackets.') }] : null
}
