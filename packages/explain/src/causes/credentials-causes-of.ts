import { serializeHost } from '@waymark/host'
import { shorten } from '@waymark/infra'
import { percentEncodeByte } from '@waymark/percent-encoding'
import type { TextRange, ValidationError } from '@waymark/url-parser'
import { decodePlaced, mapPlaced } from '../faults/placed-text.ts'
import { describeCharacter } from './describe-character.ts'
import type { Evidence } from './evidence.ts'
import { type FoundCause, replacing } from './found-cause.ts'

/** Where the credentials are: each `@` has an error of its own. */
function credentialsOf({ reading }: Evidence): TextRange {
  const own = reading.errors.filter(({ name }) => name === 'invalid-credentials')
  return { start: own[0]!.start, end: own[own.length - 1]!.end }
}

/** The cause of an error of credentials. */
export function credentialsCauseOf(
  evidence: Evidence,
  { start, end }: ValidationError,
): FoundCause {
  const whole = evidence.once(credentialsOf)
  const { text } = evidence
  const slashes = /^[\0- ]*mailto:(\/\/)/i.exec(text)
  if (slashes !== null) {
    return {
      code: 'slashes-extra',
      start: whole.start - 2,
      end: whole.start,
      message: 'After mailto: comes an email address, without slashes.',
      remedy: 'Remove the slashes.',
      edit: replacing(whole.start - 2, whole.start),
    }
  }
  // Without credentials and without a host, nothing would be left.
  const hasHost = !/^[\0- ]*(?:[/\\?#:]|$)/.test(text.slice(whole.end, whole.end + 100))
  const edit = hasHost ? replacing(whole.start, whole.end) : undefined
  const beyond = passwordBeyond(evidence, whole)
  if (beyond !== null) return beyond
  const ofHost = hostLikeCredentials(evidence, whole)
  if (ofHost !== null) return ofHost
  if (whole.start === start && whole.end === end) {
    const written = text.slice(start, end).replace(/[\t\n\r]/g, '')
    if (/^:*@$/.test(written))
      return nothingBefore(written, { code: 'at-sign-alone', start, end, edit })
    const code = text.slice(start, end).includes(':') ? 'password' : 'user-name'
    const stored = OF_CONNECTION.exec(text.slice(0, 100))?.[1]
    if (stored !== undefined && code === 'password') {
      const message = `The URL contains a password, as is usual with ${stored.toLowerCase()}.`
      return { code, start, end, message, remedy: 'Keep the URL out of logs, code and messages.' }
    }
    const scheme = OF_SIGN_IN.exec(text.slice(0, 100))?.[1]
    if (scheme === undefined || code === 'password') return { code, start, end, edit }
    const message = `The URL contains a user name, as is usual with ${scheme.toLowerCase()}.`
    return { code: 'user-name-expected', start, end, message }
  }
  // The last @ ends the credentials; the one before it is too many.
  const at = (end === whole.end ? start : end) - 1
  const host = /^[^/?#\\:]{1,80}(?=[/?#\\:]|$)/.exec(text.slice(whole.end, whole.end + 81))?.[0]
  return {
    code: 'at-sign-extra',
    start: at,
    end: at + 1,
    message: `There is more than one @ before the host; the last one ends the user name and password${host === undefined ? '' : `, so that the host is \`${host}\``}.`,
    ...(text.slice(whole.start, at).includes(':')
      ? { remedy: 'Write `%40` instead of this @, if it is a part of the password.' }
      : {
          remedy: `Remove what is before the last @, and that @${host === undefined ? '' : `, if you mean \`${host}\``}.`,
          edit,
        }),
  }
}

/** What follows the `@` of a password that has a delimiter after an `@` of its own; what looks like a host is one. */
const BEYOND =
  /^(?!localhost[:/?#\\])[^.@:/?#\\\s[\]]*[/?#\\][^@\s]*(?=@(?:[a-z\d-]+\.)*[a-z\d-]+(?::\d+(?:[/?#\\]|\s*$)|\/|$))/i

/** A password that goes on after the `@` that ends the credentials, up to another. */
function passwordBeyond(
  { reading, text }: Evidence,
  { start, end }: { readonly start: number; readonly end: number },
): FoundCause | null {
  const colon = text.indexOf(':', start)
  if (colon === -1 || colon >= end - 2 || !reading.url?.host) return null
  const rest = BEYOND.exec(text.slice(end, end + LONGEST_CREDENTIALS))?.[0]
  if (rest === undefined) return null
  const from = colon + 1
  const to = end + rest.length
  const meant = text
    .slice(from, to)
    .replace(/[@/?#\\:]/g, (c) => percentEncodeByte(c.charCodeAt(0)))
  const delimiter = /[/?#\\]/.exec(rest)![0]
  return {
    code: 'credentials-delimiter',
    start: from,
    end: to,
    message: `The password seems to contain an @ and ${describeCharacter(delimiter.charCodeAt(0))} as they are, so the URL leads to \`${shorten(serializeHost(reading.url.host), LONGEST_SHOWN)}\`.`,
    remedy: `Write \`${meant}\` for the password.`,
  }
}

/** A name with a dot and a last label that begins with a letter, or an IPv4 address. */
const HOST_LIKE =
  /(?:^|[^-.\w\x80-\uffff])((?:[-\w\x80-\uffff]+\.)+[a-z\x80-\uffff][-\w\x80-\uffff]+|\d+(?:\.\d+){3})(?![-.\w\x80-\uffff])/i

/**
 * What to say of credentials that people take for the host. Without them the link would look harmless and lead to the same
 * place, so that nobody is told to remove them.
 */
function hostLikeCredentials(
  { reading, text }: Evidence,
  { start, end }: { readonly start: number; readonly end: number },
): FoundCause | null {
  const credentials = text.slice(start, Math.min(end - 1, start + LONGEST_CREDENTIALS))
  const name = HOST_LIKE.exec(mapPlaced(decodePlaced(credentials)).text)?.[1]
  if (name === undefined) return null
  const to = reading.url?.host ? shorten(serializeHost(reading.url.host), LONGEST_SHOWN) : ''
  const shown = shorten(name, LONGEST_SHOWN)
  return {
    code: 'credentials-like-host',
    start,
    end,
    message: `What is before the @ looks like the host \`${shown}\`, but is a user name or a password${to === '' ? '' : `: the URL leads to \`${to}\``}.`,
    remedy: /^[^@:/]+@[^@:/]+:[^@]*$/.test(credentials)
      ? 'Do not follow it, unless it is yours: then write %40 for the first @.'
      : `Do not follow it. If you mean \`${shown}\`, remove the @ and the host after it.`,
  }
}

const LONGEST_SHOWN = 80

/** Schemes of databases, queues and mail servers, whose programs take a password from the URL. */
const OF_CONNECTION =
  /^[\0- ]*((?:postgres|postgresql|mysql|mariadb|mongodb|mssql|sqlserver|oracle|clickhouse|cockroachdb|redis|rediss|amqp|amqps|nats|ldap|ldaps|smtp|smtps|imap|imaps)(?:\+[a-z\d]+)?):/i

/** Schemes of programs that sign in with the name before the `@`. */
const OF_SIGN_IN = /^[\0- ]*((?:[a-z\d]+\+)?ssh|sftp|scp|rsync|smb|telnet|vnc):/i

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
export function delimitersInPassword(
  { reading, text }: Evidence,
  { start }: ValidationError,
): readonly FoundCause[] | null {
  const before = text.slice(Math.max(0, start - LONGEST_CREDENTIALS), start)
  const authority = before.slice(Math.max(before.lastIndexOf('/'), before.lastIndexOf('\\')) + 1)
  // What looks like a host is one, and so is what has a port.
  const name = /^([^.@:[\]]+):[^:]*$/.exec(authority)?.[1]
  if (name === undefined || name === 'localhost') return null
  const rest = text.slice(start, start + LONGEST_CREDENTIALS)
  const password = /^([^@/?#\\\s]*)[/?#\\][^@\s]*(?=@[^/?#\\@:\s]+(?::\d+)?(?:[/?#\\]|\s*$))/.exec(
    rest,
  )
  if (password === null || password[0].endsWith('/')) return null
  const isSpecial = reading.failure !== null && /^[\0- ]*(?:https?|wss?|ftp):/i.test(text)
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
