import { codePointAt } from '@waymark/infra'
import type { ValidationError } from '../record/validation-error.ts'
import { describeCharacter } from './describe-character.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import type { Reading } from './reading.ts'
import { corrects } from './settle-edits.ts'

const WITHOUT_TABS = /[\t\n\r]/g
/** A longer name is not quoted: many causes of one input would each quote all of it. */
const LONGEST_SHOWN = 80

/** The causes of an input that has no scheme, or a wrong one. */
export function schemeCausesOf(
  reading: Reading,
  { name, start, end }: ValidationError,
  hasBase: boolean,
): readonly FoundCause[] {
  if (hasBase) return [{ code: 'base-without-path', start, end }]
  const text = reading.text.slice(start, end)
  if (text === '') return [{ code: 'input-empty', start, end: start }]
  // Without a dot, a name before two slashes is not a host.
  const known =
    /^(https?|wss?|ftp|file)([;.,]?)[/\\]{2}/i.exec(text) ??
    /^([a-z][a-z\d+-]{1,40})()\/\/[^/\\?#]/i.exec(text)
  if (known !== null) {
    const from = start + known[1]!.length
    const to = from + known[2]!.length
    return [
      {
        code: 'scheme-colon-left-out',
        start: from,
        end: to,
        message: `There is no colon after \`${known[1]}\`, so it is not a scheme, but the beginning of a path.`,
        remedy: to > from ? `Write : instead of ${known[2]}.` : `Write : after \`${known[1]}\`.`,
        edit: replacing(from, to, ':'),
      },
    ]
  }
  const before = /^[^/?#\\:]*(?=:)/.exec(text)?.[0]
  const isHostAndPort = /^(?:[^:/?#\\@\s]+\.[^:/?#\\@\s]+|\d+):\d+(?:[/?#\\]|$)/.test(
    text.replace(WITHOUT_TABS, ''),
  )
  if (before === undefined || isHostAndPort) return [schemeLeftOut(text, start)]
  if (!/^[a-z]/i.test(before)) {
    return wrapping(text, start) ?? [schemeStart(text, before, start)]
  }
  const found = schemeCharacters(before, start)
  const works = corrects(
    reading,
    name,
    found.map(({ edit }) => edit!),
  )
  // What is removed is not more than what is left, so that the scheme can be recognised.
  return found.length === 0 || (before.includes('.') && !works)
    ? [schemeLeftOut(text, start)]
    : found
}

/** A sentence for each form that an input without a scheme has. */
function schemeLeftOut(text: string, start: number): FoundCause {
  const cause = { code: 'scheme-left-out', start, end: start } as const
  const adding = (scheme: string) => ({ edit: replacing(start, start, scheme) })
  if (/^[/\\]{2}[^/\\?#]/.test(text)) {
    return text[0] === '\\'
      ? {
          ...cause,
          message: 'The input has no scheme. It looks like the path of a shared Windows folder.',
          remedy: 'Write file: before it, if it is a folder.',
          ...adding('file:'),
        }
      : {
          ...cause,
          message:
            'The input begins with a host and has no scheme, and there is no base URL to take it from.',
          remedy: 'Write https: before the slashes, if it is a web page.',
          ...adding('https:'),
        }
  }
  if (/^[/\\]{2}/.test(text)) {
    return /^[/\\]{2,}(?:[?#]|$)/.test(text)
      ? {
          ...cause,
          message: 'The input has slashes where a scheme and a host belong, and neither of them.',
          remedy: 'Write the whole URL, such as `https://example.com/`.',
        }
      : {
          ...cause,
          message: 'The input begins with more than two slashes and has no scheme.',
          remedy:
            'If a host follows, write https:// instead of the slashes; if a path on your machine follows, write file:///.',
        }
  }
  if (/^[/?#\\.]/.test(text)) {
    const what = { '?': 'a query', '#': 'a fragment' }[text[0]!] ?? 'a path'
    return {
      ...cause,
      message: `The input begins with ${what}: it has no scheme and no host, and there is no base URL to take them from.`,
      remedy:
        'Write the whole URL, or resolve the input against the URL of the page that it is on.',
    }
  }
  const head = /^[^/?#\\]*/.exec(text)![0].replace(WITHOUT_TABS, '').trim()
  if (/^[^\s:@]+@[^\s:@]+\.[^\s:@]+$/.test(head) && head.length === text.trim().length) {
    return {
      ...cause,
      message: 'The input has no scheme. It looks like an email address.',
      remedy: 'Write mailto: before it, if it is an email address.',
      ...adding('mailto:'),
    }
  }
  const named = head.length > LONGEST_SHOWN ? 'it' : `\`${head}\``
  if (/^(?:www\.|localhost$|\d+(?:\.\d+){3}(?::\d+)?$)|^[^\s:@]+:\d+$/i.test(head)) {
    return {
      ...cause,
      message: `The input has no scheme, and ${named} looks like a host.`,
      remedy: `Write https:// before it, if ${named} is a host.`,
      ...adding('https://'),
    }
  }
  return {
    ...cause,
    remedy: `If ${named} is a host, write https:// before it; if it is a path, write the whole URL, or resolve it against that of its page.`,
  }
}

/** What people put around a URL in a text. */
const WRAPPERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['<', '>'],
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['\u201c', '\u201d'],
  ['\u201e', '\u201c'],
  ['\u00ab', '\u00bb'],
])

/** A URL in brackets or quotation marks: both of them are the cause. */
function wrapping(text: string, start: number): readonly FoundCause[] | null {
  const [open = ''] = text
  const close = WRAPPERS.get(open)
  let length = text.length
  while (text.charCodeAt(length - 1) <= 0x20) length--
  if (close === undefined || length < 3 || text[length - 1] !== close) return null
  if (!/^[a-z][a-z\d+.-]*:/i.test(text.slice(1, 100))) return null
  return [start, start + length - 1].map((at) => ({
    code: 'scheme-start',
    start: at,
    end: at + 1,
    message: `The URL is between ${open} and ${close}, which are not part of it.`,
    remedy: 'Remove both.',
    edit: replacing(at, at + 1),
  }))
}

function schemeStart(text: string, before: string, start: number): FoundCause {
  const run = /^[^a-z]*/i.exec(before)![0]
  const rest = before.slice(run.length)
  if (run === '') {
    const message = 'There is nothing before the colon; a scheme belongs there.'
    return text.startsWith('://')
      ? {
          code: 'scheme-start',
          start,
          end: start + 1,
          message,
          remedy: 'Write https before the colon, if it is a web page.',
          edit: replacing(start, start, 'https'),
        }
      : {
          code: 'scheme-start',
          start,
          end: start + 1,
          message,
          remedy: 'Write the whole URL, such as `https://example.com/`.',
        }
  }
  const message = `A scheme begins with a letter from a to z, and not with ${describeCharacter(codePointAt(text, 0))}.`
  const isCertain = /^[a-z][a-z\d+.-]*$/i.test(rest)
  return {
    code: 'scheme-start',
    start,
    end: start + run.length,
    message,
    ...(isCertain
      ? {
          remedy:
            rest.length > LONGEST_SHOWN
              ? 'Remove it, if what is after it is the scheme.'
              : `Remove what is before \`${rest}:\`, if that is the scheme.`,
          edit: replacing(start, start + run.length),
        }
      : { remedy: 'Write the whole URL, such as `https://example.com/`.' }),
  }
}

/** Every run of the same character that no scheme has. */
function schemeCharacters(before: string, start: number): FoundCause[] {
  const scheme = before.replace(/[^a-z\d+.-]/giu, '')
  const named = scheme.length > LONGEST_SHOWN ? 'what is left' : `\`${scheme}\``
  const meant = knownSchemeLike(before)
  const whole = meant === null ? null : replacing(start, start + before.length, meant)
  return [...before.matchAll(/([^a-z\d+.\t\n\r-])\1*/giu)].map(({ 0: run, index }) => ({
    code: 'scheme-character',
    start: start + index,
    end: start + index + run.length,
    message: `A scheme cannot contain ${describeCharacter(codePointAt(run, 0))}.`,
    remedy:
      whole === null ? `Remove it, if the scheme is ${named}.` : `Write \`${meant}\` instead.`,
    edit: whole ?? replacing(start + index, start + index + run.length),
  }))
}

const SCHEMES: readonly string[] = ['https', 'http', 'wss', 'ws', 'ftp', 'file', 'mailto']

/** The scheme that has other letters, or none, where a text has characters that no scheme has. */
function knownSchemeLike(text: string): string | null {
  if (text.length > 12) return null
  const pattern = text.replace(/[.+]/g, '\\$&').replace(/[^a-z\d+.\\-]/giu, '[a-z]?')
  const like = new RegExp(`^${pattern}$`, 'i')
  return SCHEMES.find((scheme) => like.test(scheme)) ?? null
}
