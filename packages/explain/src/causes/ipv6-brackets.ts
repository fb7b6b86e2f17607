import type { ValidationError } from '@waymark/url-parser'
import type { Evidence } from './evidence.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import { placeholderCause } from './placeholders.ts'
import { corrects } from './settle-edits.ts'

/** The other brackets that people write around an address. */
const OTHER_BRACKETS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['{', '}'],
  ['<', '>'],
])

/**
 * What would be an IPv6 address in brackets: from the start of the host to the end of the authority.
 *
 * @param start - Where the host begins, or the address after another bracket.
 */
export function withoutBrackets(
  evidence: Evidence,
  start: number,
  { name, end: portEnd }: ValidationError,
): FoundCause | null {
  const { text } = evidence
  const before = text.charAt(start - 1)
  const bracket = OTHER_BRACKETS.has(before) ? before : ''
  const from = start - bracket.length
  const rest = /^[\da-f:.\t\n\r]*/i.exec(text.slice(start, start + 80))![0]
  const zone = /^%[\w.~%-]{1,40}/.exec(text.slice(start + rest.length, start + 130))?.[0] ?? ''
  const closing = OTHER_BRACKETS.get(bracket) ?? ']'
  const at = start + rest.length + zone.length
  const isClosed = text.charAt(at) === closing
  const port = isClosed ? /^:\d{1,5}/.exec(text.slice(at + 1, at + 8))?.[0] : undefined
  const end = at + (isClosed ? 1 : 0) + (port?.length ?? 0)
  if (portEnd > end || !/^[/?#\\\0- ]?$/.test(text.charAt(end))) return null
  if (!/[/@\\]$/.test(text.slice(0, from)) || (bracket !== '' && !isClosed)) return null
  const edit = replacing(from, end, `[${rest}]${port ?? ''}`)
  if (!corrects(evidence, name, [edit])) return null
  const remedy = `Write \`${edit.text}\` instead.`
  if (bracket !== '') {
    const message = `An IPv6 address is written between [ and ], and not between ${bracket} and ${closing}.`
    return { code: 'ipv6-without-brackets', start: from, end, message, remedy, edit }
  }
  if (isClosed) return { code: 'ipv6-no-opening-bracket', start, end: start, remedy, edit }
  const cause = { code: 'ipv6-without-brackets', start, end } as const
  if (zone !== '') {
    const message =
      'The IPv6 address has no brackets around it, and has a zone, which a URL cannot have.'
    return { ...cause, message, remedy, edit }
  }
  const last = /:(\d+)$/.exec(rest)
  const address = rest.slice(0, -(last?.[0].length ?? 0))
  const other = last === null ? null : replacing(start, end, `[${address}]${last[0]}`)
  if (other === null || address === '' || !corrects(evidence, name, [other]))
    return { ...cause, edit }
  return {
    ...cause,
    remedy: `Write \`${edit.text}\`, or \`${other.text}\` if ${last![1]} is a port.`,
  }
}

/** Words that stand for a host in instructions. */
const STANDS_FOR_HOST =
  /^(?:(?:your|my)[ _-]?)?(?:address|domain|host|hostname|ip|name|server|url)$/i

/** What is in brackets, but is not an IPv6 address at all. */
export function notIpv6(
  evidence: Evidence,
  error: ValidationError,
  opening: number,
  closing: number,
): FoundCause | null {
  const { text } = evidence
  const content = text.slice(opening + 1, closing)
  if (error.name === 'IPv6-unclosed' || text[closing] !== ']' || content.length > 260) return null
  if (/^v[\da-f]+\./i.test(content)) {
    return {
      code: 'ipv6-future',
      start: opening + 1,
      end: closing,
      message: `\`${content}\` is a form that RFC 3986 keeps for later versions of IP; the URL Standard does not have it.`,
    }
  }
  const name = /^\[*([a-f\d_-]*[g-z.][\w.-]*(?::\d{1,5})?)\]*$/i.exec(content)?.[1]
  const range = { start: opening, end: closing + 1 }
  if (STANDS_FOR_HOST.test(name ?? content))
    return placeholderCause(range, text.slice(range.start, range.end))
  const edit = replacing(range.start, range.end, name)
  const found = {
    code: 'ipv6-name-in-brackets',
    ...range,
    message: `Only an IPv6 address is written in brackets, and \`${name ?? content}\` is not one.`,
  } as const
  if (name !== undefined && corrects(evidence, error.name, [edit])) return { ...found, edit }
  const isWords = /^[a-z][\w -]*$/i.test(content) && /[g-z]/i.test(content)
  return isWords ? { ...found, remedy: 'Write a host without brackets.' } : null
}

/** A bracket that is not closed, or something between the closing one and the end of the host. */
export function unclosed(evidence: Evidence, error: ValidationError): FoundCause {
  const { text } = evidence
  const { start, end } = error
  const closing = text.slice(start, end).lastIndexOf(']')
  if (closing !== -1) {
    const from = start + closing + 1
    const port = /^([.,;]?)(\d{1,5})$/.exec(text.slice(from, end))
    const whole = `${text.slice(start, from)}:${port?.[2]}`
    return {
      code: 'ipv6-text-after-bracket',
      start: from,
      end,
      remedy:
        port !== null && whole.length < 60 ? `Write \`${whole}\` instead.` : 'Remove the text.',
      edit: port === null ? replacing(from, end) : replacing(from, from + port[1]!.length, ':'),
    }
  }
  const prefix = /^[/\\]\d+\]?/.exec(text.slice(end, end + 8))
  if (prefix?.[0].endsWith(']')) {
    const to = end + prefix[0].length - 1
    return { code: 'ipv6-prefix-length', start: end, end: to, edit: replacing(end, to) }
  }
  const content = text.slice(start + 1, end)
  const removing = replacing(start, start + 1)
  if (!content.includes(':') && corrects(evidence, error.name, [removing])) {
    return {
      code: 'ipv6-name-in-brackets',
      start,
      end: start + 1,
      message: 'Only an IPv6 address is written in brackets.',
      remedy: 'Remove the bracket.',
      edit: removing,
    }
  }
  const found = { code: 'ipv6-no-closing-bracket', start: end, end } as const
  const last = /:(\d{1,5})$/.exec(content)
  const address = content.slice(0, -(last?.[0].length ?? 0))
  const adding = replacing(end, end, ']')
  // A zone, or a full-width bracket.
  const tail = content.search(/%[^\]\uff3d]{0,40}\uff3d?$|\uff3d$/)
  const closed = tail === -1 ? null : replacing(start + 1 + tail, end, ']')
  if (closed !== null && tail <= 50 && corrects(evidence, error.name, [closed])) {
    return { ...found, remedy: `Write \`[${content.slice(0, tail)}]\` instead.`, edit: closed }
  }
  if (last === null || address.length > 50) return { ...found, edit: adding }
  const withPort = replacing(start, end, `[${address}]${last[0]}`)
  if (!corrects(evidence, error.name, [withPort])) return { ...found, edit: adding }
  return corrects(evidence, error.name, [adding])
    ? {
        ...found,
        remedy: `Write \`[${content}]\`, or \`${withPort.text}\` if ${last[1]} is a port.`,
      }
    : { ...found, remedy: `Write \`${withPort.text}\` instead.`, edit: withPort }
}
