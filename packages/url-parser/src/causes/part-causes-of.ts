import { codePointAt, isNoncharacter } from '@waymark/infra'
import type { ValidationError } from '../record/validation-error.ts'
import type { UrlCauseCode } from './cause-code.ts'
import { describeCharacter } from './describe-character.ts'
import type { FoundCause } from './found-cause.ts'

/** The causes of an error outside the host. */
export function partCausesOf(
  input: string,
  error: ValidationError,
  hasBase: boolean,
): readonly FoundCause[] {
  const { name, start, end } = error
  const text = input.slice(start, end)
  const cause = (
    code: UrlCauseCode,
    message?: string,
    from: number = start,
    to: number = end,
  ): FoundCause[] => [{ code, start: from, end: to, message }]
  switch (name) {
    case 'missing-scheme-non-relative-URL':
      return hasBase ? cause('base-without-path') : missingScheme(text, start)
    case 'special-scheme-missing-following-solidus':
      return slashes(input, start, end)
    case 'invalid-reverse-solidus':
      return cause('slashes-reversed')
    case 'invalid-credentials': {
      if (input[start - 1] === '@') return cause('at-sign-extra')
      return cause(text.includes(':') ? 'password' : 'user-name')
    }
    case 'host-missing':
      return hostMissing(input, start)
    case 'port-out-of-range': {
      const digits = text.replace(/[\t\n\r]/g, '')
      return cause(
        'port-too-large',
        `A port is at most 65535; this one is ${digits.length > 20 ? `a number of ${digits.length} digits` : digits}.`,
      )
    }
    case 'port-invalid':
      return invalidPort(input, start, end)
    case 'file-invalid-Windows-drive-letter':
      return cause('drive-letter-relative')
    case 'file-invalid-Windows-drive-letter-host':
      return cause('drive-letter-as-host')
    default:
      return invalidUnit(input, start, end)
  }
}

function missingScheme(text: string, start: number): FoundCause[] {
  if (text === '') return [{ code: 'input-empty', start, end: start }]
  const before = /^[^/?#\\:]*(?=:)/.exec(text)?.[0]
  if (before === undefined) return [{ code: 'scheme-left-out', start, end: start }]
  if (!/^[a-z]/i.test(before)) {
    const c = codePointAt(text, 0)
    return [
      {
        code: 'scheme-start',
        start,
        end: start + (c > 0xffff ? 2 : 1),
        message: `A scheme begins with a letter from a to z, and not with ${describeCharacter(c)}.`,
      },
    ]
  }
  const at = before.search(/[^a-z\d+.\t\n\r-]/i)
  if (at === -1) return [{ code: 'scheme-left-out', start, end: start }]
  const c = codePointAt(before, at)
  return [
    {
      code: 'scheme-character',
      start: start + at,
      end: start + at + (c > 0xffff ? 2 : 1),
      message: `A scheme cannot contain ${describeCharacter(c)}.`,
    },
  ]
}

function slashes(input: string, start: number, end: number): FoundCause[] {
  if (input[start] === '\\' && end > start) return [{ code: 'slashes-reversed', start, end }]
  let first = start
  while (/[/\\]/.test(input[first - 1] ?? '')) first--
  let last = end
  while (/[/\\]/.test(input[last] ?? '')) last++
  // A missing slash is missing after those that are there.
  return last - first < 2
    ? [{ code: 'slashes-left-out', start: last, end: last }]
    : [{ code: 'slashes-extra', start, end }]
}

function hostMissing(input: string, at: number): FoundCause[] {
  const rest = /^:[\da-f:]*:[\da-f:.]*/i.exec(input.slice(at, at + 60))?.[0]
  if (rest !== undefined)
    return [{ code: 'ipv6-without-brackets', start: at, end: at + rest.length }]
  const after =
    input[at] === ':' ? 'before the port' : input[at - 1] === '@' ? 'after the credentials' : null
  const message = after === null ? undefined : `The host is missing ${after}.`
  return [{ code: 'host-left-out', start: at, end: at, message }]
}

function invalidPort(input: string, start: number, end: number): FoundCause[] {
  const head = /[\da-f:]*:$/i.exec(input.slice(Math.max(0, start - 60), start))?.[0] ?? ''
  const port = input.slice(start, end)
  if (/^[\da-f:.]*$/i.test(port) && port.includes(':') && head.length > 1) {
    return [{ code: 'ipv6-without-brackets', start: start - head.length, end }]
  }
  const at = start + port.search(/[^\d\t\n\r]/)
  const c = codePointAt(input, at)
  const message = `A port has only the digits 0 to 9, and not ${describeCharacter(c)}.`
  return [{ code: 'port-character', start: at, end: at + (c > 0xffff ? 2 : 1), message }]
}

function invalidUnit(input: string, start: number, end: number): FoundCause[] {
  const text = input.slice(start, end)
  const isOuter = start === 0 || end === input.length
  if (isOuter && /^[\0- ]+$/.test(text) && !/^[\t\n\r]$/.test(text)) {
    return [{ code: 'outer-space', start, end }]
  }
  const c = codePointAt(input, start)
  if (c === 0x09 || c === 0x0a || c === 0x0d) {
    const message = `The URL contains ${describeCharacter(c)}, which the parser removes.`
    return [
      {
        code: isOuter ? 'outer-space' : 'tab-or-newline',
        start,
        end,
        message: isOuter ? undefined : message,
      },
    ]
  }
  if (c === 0x25) return [{ code: 'percent-bare', start, end }]
  if (c === 0x20) return [{ code: 'space-unencoded', start, end }]
  const isControl = c < 0x20 || (c >= 0x7f && c <= 0x9f)
  const isUnfit = isControl || (c >= 0xd800 && c <= 0xdfff) || isNoncharacter(c)
  const message = `A URL cannot contain ${describeCharacter(c)} as it is.`
  return [{ code: isUnfit ? 'control-unencoded' : 'character-unencoded', start, end, message }]
}
