import { codePointAt, shorten } from '@waymark/infra'
import type { ValidationError } from '@waymark/url-parser'
import { serializeUrl } from '@waymark/url-parser'
import { describeCharacter } from './describe-character.ts'
import type { Evidence } from './evidence.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import { schemeLeftOut, sshPath } from './left-out-scheme-causes-of.ts'
import { corrects } from './settle-edits.ts'

const WITHOUT_TABS = /[\t\n\r]/g
/** A longer name is not quoted: many causes of one input would each quote all of it. */
const LONGEST_SHOWN = 80

/** The causes of an input that has no scheme, or a wrong one. */
export function schemeCausesOf(
  evidence: Evidence,
  { name, start, end }: ValidationError,
): readonly FoundCause[] {
  if (evidence.base !== null)
    return [{ code: 'base-without-path', start, end, ...blamedBase(evidence) }]
  const text = evidence.text.slice(start, end)
  if (text === '') return [{ code: 'input-empty', start, end: start }]
  // Without a dot, a name before two slashes is not a host.
  const known =
    /^(https?|wss?|ftp|file)([;.,'"=|!*]?)[/\\]{2}/i.exec(text) ??
    /^([a-z][a-z\d+-]{1,40})()\/\/[^/\\?#]/i.exec(text)
  const doubled = /^(?:https?|wss?|ftp|file)[;.,'"]?\/\/(?=(?:https?|wss?|ftp|file):\/\/)/i.exec(
    text,
  )
  if (doubled !== null) {
    const end = start + doubled[0].length
    return [
      {
        code: 'scheme-colon-left-out',
        start,
        end,
        message: 'There are two schemes, and the first of them has no colon.',
        remedy: 'Remove the first scheme, and its slashes.',
        edit: replacing(start, end),
      },
    ]
  }
  const late = /^(https?|wss?|ftp)(\/\/:)[^/\\?#:\s]/i.exec(text)
  if (late !== null) {
    const from = start + late[1]!.length
    return [
      {
        code: 'scheme-colon-left-out',
        start: from,
        end: from + 3,
        message: 'The colon is after the slashes, and belongs before them.',
        remedy: 'Write `://` instead.',
        edit: replacing(from, from + 3, '://'),
      },
    ]
  }
  if (known !== null) {
    const from = start + known[1]!.length
    const to = from + known[2]!.length
    return [
      {
        code: 'scheme-colon-left-out',
        start: from,
        end: to,
        message:
          to > from
            ? `After \`${known[1]}\` comes ${describeCharacter(known[2]!.charCodeAt(0))}, where a colon belongs.`
            : `There is no colon after \`${known[1]}\`, so it is not a scheme, but the beginning of a path.`,
        remedy:
          to > from
            ? `Write \`:\` instead of \`${known[2]}\`.`
            : `Write \`:\` after \`${known[1]}\`.`,
        edit: replacing(from, to, ':'),
      },
    ]
  }
  const colon =
    /^(https?|wss?|ftp|file)(&(?:#58|#x3a|colon);)/i.exec(text) ??
    /^(https?|wss?|ftp|file)(\\+:)(?=[/\\])/i.exec(text)
  if (colon !== null) return [otherColon(colon, start)]
  const copied = sshPath(text, start)
  if (copied !== null) return [copied]
  const before = /^[^/?#\\:]*(?=:)/.exec(text)?.[0]
  const isHostAndPort =
    /^(?:[^:/?#\\@\s][^.:/?#\\@\s]*\.[^:/?#\\@\s]+|\d+|\[[\da-f:.]+\]):\d+(?:[/?#\\]|$)|^\[[\da-f:.]+\](?:[/?#\\]|$)/i.test(
      text.replace(WITHOUT_TABS, ''),
    )
  if (before === undefined || isHostAndPort) return [schemeLeftOut(text, start)]
  if (!/^[a-z]/i.test(before)) {
    return [schemeStart(text, before, start)]
  }
  const found = schemeCharacters(before, start)
  const works = corrects(
    evidence,
    name,
    found.map(({ edit }) => edit!),
  )
  // What is removed is not more than what is left, so that the scheme can be recognised.
  return found.length === 0 || (before.includes('.') && !works)
    ? [schemeLeftOut(text, start)]
    : found
}

/** What the base is, if that can be said in plain words: the input is not at fault. */
function blamedBase({ base }: Evidence): Pick<FoundCause, 'message' | 'remedy'> {
  if (base === null) return {}
  const written = serializeUrl(base)
  const isHost =
    /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+|[a-z\d-]+(?=:\d\d)):\d{1,5}(?:[/?#]|$)/.test(written)
  if (isHost) {
    const shown = shorten(written, LONGEST_SHOWN)
    return {
      message: `The base \`${shown}\` has no scheme: what is before its colon is read as one.`,
      remedy: `Use the base \`http://${shown}\` or \`https://${shown}\`.`,
    }
  }
  const what = base.scheme === 'mailto' ? 'an email address' : `a ${shorten(base.scheme, 20)}: URL`
  return {
    message: `The base is ${what}, which a path cannot be added to.`,
    remedy: 'Use the URL of a page as the base, such as `https://example.com/`.',
  }
}

/** A colon as HTML writes it, or with a backslash before it. */
function otherColon([whole, scheme = '', colon = '']: RegExpExecArray, start: number): FoundCause {
  const from = start + scheme.length
  const end = start + whole.length
  const isReference = colon.startsWith('&')
  return {
    code: 'scheme-colon-left-out',
    start: from,
    end: isReference ? end : end - 1,
    message: isReference
      ? `After \`${scheme}\` comes \`${colon}\`, as HTML writes a colon.`
      : `A backslash is between \`${scheme}\` and its colon.`,
    remedy: isReference ? 'Write `:` instead.' : 'Remove it.',
    edit: isReference ? replacing(from, end, ':') : replacing(from, end - 1),
  }
}

function schemeStart(text: string, before: string, start: number): FoundCause {
  const run = /^[^a-z]*/i.exec(before)![0]
  const rest = before.slice(run.length)
  if (run === '') {
    const cause = {
      code: 'scheme-start',
      start,
      end: start + 1,
      message: 'There is nothing before the colon; a scheme belongs there.',
    } as const
    if (text.startsWith('://')) {
      const remedy = 'Write https before the colon, if it is a web page.'
      return { ...cause, remedy, edit: replacing(start, start, 'https') }
    }
    const port = /^:\d{1,5}(?=[/?#]|\s*$)/.exec(text)?.[0]
    if (port !== undefined) {
      return {
        ...cause,
        end: start + port.length,
        message: 'The input looks like a port without a host.',
        remedy: `Write the scheme and the host before it, such as \`http://localhost${port}\`.`,
      }
    }
    if (!/^:+[a-z][a-z\d+.-]*:/i.test(text)) {
      return { ...cause, remedy: 'Write the whole URL, such as `https://example.com/`.' }
    }
    const colons = /^:+/.exec(text)![0].length
    return {
      ...cause,
      end: start + colons,
      message: 'A colon is before the scheme, where nothing belongs.',
      remedy: colons > 1 ? 'Remove what is before the scheme.' : 'Remove the first colon.',
      edit: replacing(start, start + colons),
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
    remedy: remedyOf(run, whole === null ? null : meant, named, scheme),
    edit: whole ?? replacing(start + index, start + index + run.length),
  }))
}

function remedyOf(run: string, meant: string | null, named: string, scheme: string): string {
  if (meant === null) return `Remove it, if the scheme is ${named}.`
  if (scheme.toLowerCase() !== meant || !/^ +$/.test(run)) return `Write \`${meant}\` instead.`
  return run === ' ' ? 'Remove the space.' : 'Remove the spaces.'
}

const SCHEMES: readonly string[] = ['https', 'http', 'wss', 'ws', 'ftp', 'file', 'mailto']

/** The scheme that has other letters, or none, where a text has characters that no scheme has. */
function knownSchemeLike(text: string): string | null {
  if (text.length > 12) return null
  const pattern = text.replace(/[.+]/g, '\\$&').replace(/[^a-z\d+.\\-]/giu, '[a-z]?')
  const like = new RegExp(`^${pattern}$`, 'i')
  return SCHEMES.find((scheme) => like.test(scheme)) ?? null
}
