import { sentence } from '@waymark/infra/internal'
import type { ValidationError } from '@waymark/url-parser'
import type { Cause } from '../cause.ts'
import { hostError } from '../sections.ts'
import { replacing } from '../url-edit.ts'

/** Without brackets, the first piece is read as an IPv4 address. */
const OF_FIRST_PIECE = [
  'ipv4-parts-left-out',
  'ipv4-last-part-fills',
  'ipv4-part-octal',
  'ipv4-part-hexadecimal',
]

export const ipv6WithoutBrackets: Cause = {
  ...hostError(
    'ipv6-without-brackets',
    ['port-invalid', 'host-missing'],
    [
      'The IPv6 address has no brackets around it.',
      'Without brackets, the first colon begins a port.',
      'Write the address in brackets.',
    ],
    ['https://2001:db8::1/', '2001:db8::1', 'https://[2001:db8::1]/'],
    ['https://::1/', '::1', 'https://[::1]/'],
    ['https://fe80::1:2/', 'fe80::1:2', 'https://[fe80::1:2]/'],
  ),
  replaces: OF_FIRST_PIECE,
  replacesInside: ['host-punctuation'],
  /** What would be an IPv6 address in brackets: from the start of the host to the end of the authority. */
  find(evidence, error) {
    const { text } = evidence
    const start = startOfAddress(text, error)
    const before = text.charAt(start - 1)
    const bracket = OTHER_BRACKETS.has(before) ? before : ''
    const from = start - bracket.length
    const rest = /^[\da-f:.\t\n\r]*/i.exec(text.slice(start, start + 80))![0]
    if (!rest.includes(':')) return null
    const zone = /^%[\w.~%-]{1,40}/.exec(text.slice(start + rest.length, start + 130))?.[0] ?? ''
    const closing = OTHER_BRACKETS.get(bracket) ?? ']'
    const at = start + rest.length + zone.length
    const isClosed = text.charAt(at) === closing
    const port = isClosed ? /^:\d{1,5}/.exec(text.slice(at + 1, at + 8))?.[0] : undefined
    const end = at + (isClosed ? 1 : 0) + (port?.length ?? 0)
    if (error.end > end || !/^[/?#\\\0- ]?$/.test(text.charAt(end))) return null
    if (!/[/@\\]$/.test(text.slice(0, from)) || (bracket !== '' && !isClosed)) return null
    const edit = replacing(from, end, `[${rest}]${port ?? ''}`)
    if (!evidence.corrects(error.name, [edit])) return null
    const remedy = sentence('Write {meant:code} instead.', { meant: edit.text })
    const code = 'ipv6-without-brackets'
    if (bracket !== '') {
      const message = sentence(
        'An IPv6 address is written between [ and ], and not between {opening} and {closing}.',
        { opening: bracket, closing },
      )
      return [{ code, start: from, end, message, remedy, edit }]
    }
    if (isClosed) return [{ code: 'ipv6-no-opening-bracket', start, end: start, remedy, edit }]
    if (zone !== '') {
      const message = sentence(
        'The IPv6 address has no brackets around it, and has a zone, which a URL cannot have.',
      )
      return [{ code, start, end, message, remedy, edit }]
    }
    const last = /:(\d+)$/.exec(rest)
    const address = rest.slice(0, -(last?.[0].length ?? 0))
    const other = last === null ? null : replacing(start, end, `[${address}]${last[0]}`)
    if (other === null || address === '' || !evidence.corrects(error.name, [other])) {
      return [{ code, start, end, edit }]
    }
    const both = sentence('Write {meant:code}, or {other:code} if {port} is a port.', {
      meant: edit.text,
      other: other.text,
      port: last![1]!,
    })
    return [{ code, start, end, remedy: both }]
  },
}

export const ipv6NoOpeningBracket: Cause = {
  ...hostError(
    'ipv6-no-opening-bracket',
    ['port-invalid', 'host-missing'],
    [
      'The opening bracket of an IPv6 address is missing.',
      'Without it, the first colon begins a port.',
      'Write [ before the address.',
    ],
    ['https://::1]/', '', 'https://[::1]/'],
    ['https://2001:db8::1]/', '', 'https://[2001:db8::1]/'],
    ['https://fe80::1]:8080/', '', 'https://[fe80::1]:8080/'],
  ),
  replaces: OF_FIRST_PIECE,
}

/** The other brackets that people write around an address. */
const OTHER_BRACKETS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['{', '}'],
  ['<', '>'],
])

/** Where the host begins that is missing, or the one whose first colon begins a port. */
function startOfAddress(text: string, { name, start }: ValidationError): number {
  if (name === 'host-missing') return start
  let from = start - 1
  while (/[\da-f]/i.test(text[from - 1] ?? '')) from--
  return from
}
