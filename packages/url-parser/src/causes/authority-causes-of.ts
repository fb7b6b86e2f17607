import { codePointAt } from '@waymark/infra'
import type { ValidationError } from '../record/validation-error.ts'
import { describeCharacter } from './describe-character.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import { withoutBrackets } from './ipv6-brackets.ts'
import {
  placeholderAround,
  placeholderCause,
  placeholderMessage,
  placeholdersIn,
} from './placeholders.ts'
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
      return [portTooLarge(reading.text, error)]
    default:
      return invalidPort(reading, error)
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

function hostMissing(reading: Reading, error: ValidationError): FoundCause {
  const { text } = reading
  const { start: at } = error
  const address = withoutBrackets(reading, at, error)
  if (address !== null) return address
  const placeholder = placeholderAround(text, at)
  if (placeholder?.start === at) {
    return placeholderCause(placeholder, text.slice(at, placeholder.end))
  }
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
  const placeholder = placeholderAround(text, start - 1)
  if (placeholder !== null) {
    return [placeholderCause(placeholder, text.slice(placeholder.start, placeholder.end))]
  }
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
  const colons = /^:+(?=\d*$)/.exec(port)?.[0].length
  if (colons !== undefined) {
    return [
      {
        code: 'port-extra',
        start: start - 1,
        end: start + colons,
        message: `There is more than one colon before the port.`,
        remedy: 'Write one colon.',
        edit: replacing(start, start + colons),
      },
    ]
  }
  const [whole] = placeholdersIn(port.slice(0, 100))
  if (whole?.start === 0 && whole.end === port.length) {
    const message = `${placeholderMessage(port).slice(0, -1)}, and a port is a number.`
    return [
      { code: 'port-character', start, end, message, remedy: 'Write the number of the port.' },
    ]
  }
  const ascii = port.replace(/[\uff10-\uff19]/g, (wide) => String(wide.charCodeAt(0) - 0xff10))
  if (ascii !== port && /^\d{1,5}$/.test(ascii)) {
    const message = `A port has only the digits 0 to 9 of ASCII, and not full-width ones.`
    const edit = replacing(start, end, ascii)
    return [
      { code: 'port-character', start, end, message, remedy: `Write \`${ascii}\` instead.`, edit },
    ]
  }
  const runs = [...port.matchAll(/[^\d\t\n\r]+/g)]
  const edits = runs.map(({ 0: run, index }) =>
    replacing(start + index, start + index + run.length),
  )
  const left = port.replace(/\D/g, '')
  // Without its `x`, a hexadecimal number is another number.
  const isOther = port.includes(':') || /^0x[\da-f]*$/i.test(port)
  // Digits with something between them are two numbers, and a few digits among letters are none.
  const isOne = /^\D*\d+\D*$/.test(port) && port.length <= 2 * left.length + 4
  const isCertain = left !== '' && isOne && !isOther && corrects(reading, error.name, edits)
  const number = isCertain ? Number(left) : Number.NaN
  if (!isCertain && runs.length > 1 && port.length <= 40) {
    return [{ code: 'port-character', start, end, message: messageOfPort(port, port) }]
  }
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
