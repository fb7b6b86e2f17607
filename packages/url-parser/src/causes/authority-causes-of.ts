import { codePointAt } from '@waymark/infra'
import { percentEncodeByte } from '@waymark/percent-encoding'
import type { ValidationError } from '../record/validation-error.ts'
import { describeCharacter } from './describe-character.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import type { Reading } from './reading.ts'
import { corrects } from './settle-edits.ts'

/** The causes of an error of credentials, of a missing host, or of a port. */
export function authorityCausesOf(reading: Reading, error: ValidationError): readonly FoundCause[] {
  switch (error.name) {
    case 'invalid-credentials':
      return [credentials(reading, error)]
    case 'host-missing':
      return [hostMissing(reading, error)]
    case 'port-out-of-range':
      return delimitersInPassword(reading, error) ?? [portTooLarge(reading.text, error)]
    default:
      return delimitersInPassword(reading, error) ?? invalidPort(reading, error)
  }
}

/** Where the credentials of a reading are: each `@` has an error of its own. */
const KNOWN: WeakMap<Reading, { readonly start: number; readonly end: number }> =
  /* @__PURE__ */ new WeakMap()

function credentialsOf(reading: Reading): { readonly start: number; readonly end: number } {
  const known = KNOWN.get(reading)
  if (known !== undefined) return known
  const own = reading.parsed.errors.filter(({ name }) => name === 'invalid-credentials')
  const range = { start: own[0]!.start, end: own[own.length - 1]!.end }
  KNOWN.set(reading, range)
  return range
}

function credentials(reading: Reading, { start, end }: ValidationError): FoundCause {
  const whole = credentialsOf(reading)
  const { text } = reading
  // Without credentials and without a host, nothing would be left.
  const hasHost = !/^[\0- ]*(?:[/\\?#:]|$)/.test(text.slice(whole.end, whole.end + 100))
  const edit = hasHost ? replacing(whole.start, whole.end) : undefined
  if (whole.start === start && whole.end === end) {
    const written = text.slice(start, end).replace(/[\t\n\r]/g, '')
    if (/^:*@$/.test(written))
      return nothingBefore(written, { code: 'at-sign-alone', start, end, edit })
    const code = text.slice(start, end).includes(':') ? 'password' : 'user-name'
    return { code, start, end, edit }
  }
  // The last @ ends the credentials; the one before it is too many.
  const at = (end === whole.end ? start : end) - 1
  const host = /^[^/?#\\:]{1,80}(?=[/?#\\:]|$)/.exec(text.slice(whole.end, whole.end + 81))?.[0]
  return {
    code: 'at-sign-extra',
    start: at,
    end: at + 1,
    message: `There is more than one @ before the host; the last one ends the user name and password${host === undefined ? '' : `, so that the host is \`${host}\``}.`,
    remedy: `Remove what is before the last @, and that @${host === undefined ? '' : `, if you mean \`${host}\``}.`,
    edit,
  }
}

function nothingBefore(written: string, cause: FoundCause): FoundCause {
  return written === '@'
    ? cause
    : {
        ...cause,
        message: 'Only a colon is before the @: there is no user name and no password.',
        remedy: 'Remove the colon and the @.',
      }
}

const LONGEST_CREDENTIALS = 200

/** A `/`, `?`, `#` or `\\` in a password, which ends the host, so that the password's beginning is read as a port. */
function delimitersInPassword(
  { parsed, text }: Reading,
  { start }: ValidationError,
): readonly FoundCause[] | null {
  const authority = /[^/\\]*$/.exec(text.slice(Math.max(0, start - LONGEST_CREDENTIALS), start))![0]
  // What looks like a host is one, and so is what has a port.
  const name = /^([^.@:[\]]+):[^:]*$/.exec(authority)?.[1]
  if (name === undefined || name === 'localhost') return null
  const rest = text.slice(start, start + LONGEST_CREDENTIALS)
  const password = /^([^@/?#\\\s]*)[/?#\\][^@\s]*(?=@[^/?#\\@:\s]+(?::\d+)?(?:[/?#\\]|\s*$))/.exec(
    rest,
  )
  if (password === null || password[0].endsWith('/')) return null
  const isSpecial = parsed.failure !== null && /^[\0- ]*(?:https?|wss?|ftp):/i.test(text)
  const delimiters = isSpecial ? /[/?#\\]/g : /[/?#]/g
  const found = [...password[0].matchAll(delimiters)].map(({ 0: c, index }) => {
    const at = start + index
    const written = percentEncodeByte(c.charCodeAt(0))
    return {
      code: 'credentials-delimiter' as const,
      start: at,
      end: at + 1,
      message: `A user name and a password cannot contain ${describeCharacter(c.charCodeAt(0))}, which ends the host.`,
      remedy: `Write \`${written}\` instead, if it is a part of the password.`,
      edit: replacing(at, at + 1, written),
    }
  })
  return found.length === 0 ? null : found
}

function hostMissing(reading: Reading, error: ValidationError): FoundCause {
  const { text } = reading
  const { start: at } = error
  const address = withoutBrackets(reading, at, error)
  if (address !== null) return address
  const cause = { code: 'host-left-out', start: at, end: at } as const
  if (text[at] === ':' && text[at - 1] === ':' && /[/\\]/.test(text[at + 1] ?? '')) {
    return {
      ...cause,
      end: at + 1,
      message:
        'There are two colons after the scheme. The second begins a port, so the host is missing.',
      remedy: 'Remove the second colon.',
      edit: replacing(at, at + 1),
    }
  }
  if (text[at] === ':') {
    return {
      ...cause,
      message: 'The host is missing before the port.',
      remedy: 'Write a host before the colon.',
    }
  }
  if (text[at - 1] === '@') {
    return {
      ...cause,
      message: 'The host is missing: everything before the @ is a user name or a password.',
      remedy: 'Write a host after the @.',
    }
  }
  if (!/[/\\]{2}$/.test(text.slice(0, at))) {
    return { ...cause, remedy: 'Write `//` and a host after the colon.' }
  }
  return cause
}

function portTooLarge(text: string, { start, end }: ValidationError): FoundCause {
  const digits = text.slice(start, end).replace(/[\t\n\r]/g, '')
  const shown = digits.length > 20 ? `a number of ${digits.length} digits` : digits
  const message = `A port is at most 65535; this one is ${shown}.`
  return { code: 'port-too-large', start, end, message }
}

function invalidPort(reading: Reading, error: ValidationError): readonly FoundCause[] {
  const { text } = reading
  const { start, end } = error
  let from = start - 1
  while (/[\da-f]/i.test(text[from - 1] ?? '')) from--
  const address = withoutBrackets(reading, from, error)
  if (address !== null) return [address]
  const port = text.slice(start, end)
  const second = /^\d+(?=:)/.exec(port)
  if (second !== null && /^[\d:]*$/.test(port)) {
    return [
      {
        code: 'port-extra',
        start: start + second[0].length,
        end,
        message: `A host has one port; after \`${second[0].slice(0, 20)}\` there is another colon.`,
      },
    ]
  }
  const runs = [...port.matchAll(/[^\d\t\n\r]+/g)]
  const edits = runs.map(({ 0: run, index }) =>
    replacing(start + index, start + index + run.length),
  )
  const left = port.replace(/\D/g, '')
  // Without its `x`, a hexadecimal number is another number.
  const isOther = port.includes(':') || /^0x[\da-f]*$/i.test(port)
  const isCertain = left !== '' && !isOther && corrects(reading, error.name, edits)
  const number = isCertain ? Number(left) : Number.NaN
  return runs.map(({ 0: run, index }, i) => ({
    code: 'port-character',
    start: start + index,
    end: start + index + run.length,
    message: messageOfPort(port, run),
    ...(number <= 0xffff ? { remedy: `Remove it, if the port is ${number}.`, edit: edits[i] } : {}),
  }))
}

function messageOfPort(port: string, run: string): string {
  if (run.length === port.length && run.length > 1) {
    const shown = run.length > 40 ? '' : `, and \`${run}\` is not one`
    return `After the colon comes a port, which is a number${shown}.`
  }
  const c = codePointAt(run, 0)
  const isOne = run.length === (c > 0xffff ? 2 : 1)
  return `A port has only the digits 0 to 9, and not ${isOne || run.length > 40 ? describeCharacter(c) : `\`${run}\``}.`
}

/** What would be an IPv6 address in brackets: from the start of the host to the end of the authority. */
function withoutBrackets(
  reading: Reading,
  start: number,
  { name, end: portEnd }: ValidationError,
): FoundCause | null {
  const { text } = reading
  const rest = /^[\da-f:.\t\n\r]*/i.exec(text.slice(start, start + 80))![0]
  const zone = /^%[\w.~%-]{1,40}/.exec(text.slice(start + rest.length, start + 130))?.[0] ?? ''
  const end = start + rest.length + zone.length
  if (portEnd > end || !/^[/?#\\\0- ]?$/.test(text[end] ?? '')) return null
  if (!/[/@\\]$/.test(text.slice(0, start))) return null
  const edit = replacing(start, end, `[${rest}]`)
  if (!corrects(reading, name, [edit])) return null
  const cause = { code: 'ipv6-without-brackets', start, end } as const
  if (zone !== '') {
    const message = 'An IPv6 address is not in brackets, and has a zone, which a URL cannot have.'
    return { ...cause, message, remedy: `Write \`${edit.text}\` instead.`, edit }
  }
  const last = /:(\d+)$/.exec(rest)
  const address = rest.slice(0, -(last?.[0].length ?? 0))
  const other = last === null ? null : replacing(start, end, `[${address}]${last[0]}`)
  if (other === null || address === '' || !corrects(reading, name, [other]))
    return { ...cause, edit }
  return {
    ...cause,
    remedy: `Write \`${edit.text}\`, or \`${other.text}\` if ${last![1]} is a port.`,
  }
}
