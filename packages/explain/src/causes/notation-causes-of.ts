import { shorten } from '@waymark/infra'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import type { ValidationError } from '@waymark/url-parser'
import { findScheme } from '@waymark/url-parser'
import { describeCharacter } from './describe-character.ts'
import { escapeCausesOf } from './escape-causes-of.ts'
import type { Evidence } from './evidence.ts'
import { type FoundCause, replacing } from './found-cause.ts'

/** The causes of an error of a URL that is written as other formats or keyboards write it; `null` if it is not. */
export function notationCausesOf(
  evidence: Evidence,
  error: ValidationError,
): readonly FoundCause[] | null {
  switch (error.name) {
    case 'missing-scheme-non-relative-URL':
      return lookalikes(evidence) ?? percentEncoded(evidence)
    case 'host-invalid-code-point':
      return defanged(evidence)
    case 'domain-to-ASCII': {
      const own = defanged(evidence)
      if (own !== null) return own
      return isAfterScheme(evidence, error)
        ? (spaceBeforeSlashes(evidence) ?? lookalikes(evidence) ?? percentEncoded(evidence))
        : null
    }
    case 'special-scheme-missing-following-solidus':
      return (
        escapedSlash(evidence, error) ??
        escapeCausesOf(evidence, error) ??
        spaceBeforeSlashes(evidence) ??
        lookalikes(evidence) ??
        percentEncoded(evidence)
      )
    case 'invalid-reverse-solidus':
    case 'invalid-URL-unit':
      return escapedSlash(evidence, error) ?? escapeCausesOf(evidence, error)
    default:
      return null
  }
}

/** A dot in brackets: how people write the host of a dangerous URL, so that nobody follows it. */
const DEFANGED = /\[(?:\.|dot)\]/gi

function defanged(evidence: Evidence): readonly FoundCause[] | null {
  const { text } = evidence
  const colon = findScheme(text)?.end
  if (colon === undefined || !text.startsWith('//', colon)) return null
  const from = colon + 2
  const host = /^[^/?#\\]{0,300}/.exec(text.slice(from, from + 300))![0]
  const found = [...host.matchAll(DEFANGED)].map(({ 0: written, index }): FoundCause => {
    const start = from + index
    return { code: 'host-defanged', start, end: start + written.length }
  })
  return found.length === 0 ? null : found
}

const LONGEST_SHOWN = 80

/** Whether a host begins after the colon of the scheme, without slashes. */
function isAfterScheme({ text }: Evidence, { start }: ValidationError): boolean {
  return findScheme(text)?.end === start
}

function spaceBeforeSlashes({ text }: Evidence): readonly FoundCause[] | null {
  const [before = '', scheme = '', spaces = ''] =
    /^([\0- ]*[a-z][a-z\d+.-]*:)( +)(?=\/\/)/i.exec(text) ?? []
  if (before === '') return null
  return [
    {
      code: 'slashes-left-out',
      start: scheme.length,
      end: before.length,
      message: 'There is a space between the colon and the slashes.',
      remedy: spaces.length === 1 ? 'Remove the space.' : 'Remove the spaces.',
      edit: replacing(scheme.length, before.length),
    },
  ]
}

const COLONS = '\uff1a\u2236\ua789\u02d0\ufe55\ufe13'
const SLASHES = '\uff0f\u2044\u2215\u2571\u29f8'
/** A scheme, a colon and slashes; of each, what looks like it. */
const WIDE_START: RegExp = /* @__PURE__ */ new RegExp(
  `^[\\0- ]*[a-z\uff21-\uff3a\uff41-\uff5a]{2,20}[:${COLONS}][/\\\\${SLASHES}]{0,2}`,
  'i',
)

/** What looks like the colon or the slashes after a scheme: from a keyboard for Chinese or Japanese, or from a text. */
function lookalikes({ reading, text }: Evidence): readonly FoundCause[] | null {
  const [start = ''] = WIDE_START.exec(text) ?? []
  const isKnown = /^[\0- ]*(?:https?|wss?|ftp|file)[^a-z]/i.test(toAscii(start))
  if (!isKnown && !/[^\0-\x7f]{2}$/.test(start)) return null
  const hasSlashes = /[^a-z]{3}$/i.test(toAscii(start)) && !/[/\\]/.test(text[start.length] ?? '')
  if (reading.failure?.name !== 'missing-scheme-non-relative-URL' && !hasSlashes) return null
  const found: FoundCause[] = []
  for (let at = 0; at < start.length; at++) {
    const c = start.charCodeAt(at)
    if (c < 0x80) continue
    const written = toAscii(start[at]!)
    const ending =
      written === ':' || written === '/'
        ? `a ${written === ':' ? 'colon' : 'slash'}, but is not one`
        : `the letter ${written}, but is not in ASCII`
    found.push({
      code: 'scheme-lookalike',
      start: at,
      end: at + 1,
      message: `The character ${describeCharacter(c)} looks like ${ending}.`,
      remedy: `Write \`${written}\` instead.`,
      edit: replacing(at, at + 1, written),
    })
  }
  return found.length === 0 ? null : found
}

function toAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (c) => {
    if (COLONS.includes(c)) return ':'
    if (SLASHES.includes(c)) return '/'
    return String.fromCharCode(c.charCodeAt(0) - 0xfee0)
  })
}

const COLON = '%(?:25){0,3}3a'
const SLASH = '%(?:25){0,3}2f'
const ENCODED_START: RegExp = /* @__PURE__ */ new RegExp(
  `^[a-z][a-z\\d+.-]{1,20}(?:${COLON}(?:${SLASH}|[/\\\\]{2})|:(?:${SLASH}){2})`,
  'i',
)

/** A whole URL as the value of a parameter has it. */
function percentEncoded({ text }: Evidence): readonly FoundCause[] | null {
  const start = /^[\0- ]*/.exec(text)![0].length
  let end = text.length
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--
  if (!ENCODED_START.test(text.slice(start, start + 60))) return null
  const cause = { code: 'url-percent-encoded', start, end } as const
  const [href, times] = decodeWhole(text.slice(start, end))
  if (href === null) return [cause]
  const written = shorten(href, LONGEST_SHOWN)
  const often = ['once', 'twice'][times - 1] ?? `${times} times`
  return [
    {
      ...cause,
      ...(times > 1 ? { message: `The whole URL is percent-encoded, ${often}.` } : {}),
      remedy: `Decode it${times > 1 ? ` ${often}` : ''}: \`${written}\`.`,
      edit: replacing(start, end, href),
    },
  ]
}

/** Decodes until the URL begins as one, and says how often. */
function decodeWhole(text: string): readonly [href: string | null, times: number] {
  let href: string | null = text
  let times = 0
  while (href !== null && ENCODED_START.test(href.slice(0, 60)) && times < 4) {
    href = utf8PercentDecodeStrict(href)
    times++
  }
  return [href, times]
}

/** Whether all slashes have a backslash before them, as JSON and JavaScript may write them. */
function isEscaped({ text }: Evidence): boolean {
  return (
    /^[\0- ]*(?:[a-z][a-z\d+.-]*:)?(?:\\\/){2}|^[\0- ]*\\\/[^/\\]*\\\//i.test(text) &&
    !/(?:^|[^\\])\/|\\(?!\/)/.test(text)
  )
}

/** The backslash before a slash, which the parser reads as another slash. */
function escapedSlash(
  evidence: Evidence,
  { start }: ValidationError,
): readonly FoundCause[] | null {
  const { base, text } = evidence
  if (!/[/\\]/.test(text.charAt(start)) || !evidence.once(isEscaped)) return null
  const at = text[start] === '\\' ? start : start - 1
  const cause = { code: 'slashes-escaped', start: at, end: at + 1 } as const
  // Against a base, the URL without them can have another host.
  return [base === null ? { ...cause, edit: replacing(at, at + 1) } : cause]
}
