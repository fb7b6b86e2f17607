import { codePointAt } from '@waymark/infra'
import type { ValidationError } from '../record/validation-error.ts'
import { describeCharacter } from './describe-character.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import type { Reading } from './reading.ts'
import { corrects } from './settle-edits.ts'
import { fileUrlOf } from './windows-path.ts'

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
    /^(https?|wss?|ftp|file)([;.,'"]?)[/\\]{2}/i.exec(text) ??
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
  const copied = sshPath(text, start)
  if (copied !== null) return [copied]
  const before = /^[^/?#\\:]*(?=:)/.exec(text)?.[0]
  const isHostAndPort =
    /^(?:[^:/?#\\@\s]+\.[^:/?#\\@\s]+|\d+|\[[\da-f:.]+\]):\d+(?:[/?#\\]|$)|^\[[\da-f:.]+\](?:[/?#\\]|$)/i.test(
      text.replace(WITHOUT_TABS, ''),
    )
  if (before === undefined || isHostAndPort) return [schemeLeftOut(text, start)]
  if (!/^[a-z]/i.test(before)) {
    return [schemeStart(text, before, start)]
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

/** `git@host:path`, as Git and scp write a path on another machine. */
function sshPath(text: string, start: number): FoundCause | null {
  const [written, machine, path] =
    /^([\w.-]{1,64}@[a-z\d][a-z\d.-]{0,252}):(?!\d*(?:\/|$))\/?([^\s:@?#\\]{1,200})$/i.exec(
      text.trimEnd(),
    ) ?? []
  if (written === undefined) return null
  const href = `ssh://${machine}/${path}`
  return {
    code: 'scheme-left-out',
    start,
    end: start,
    message:
      'The input has no scheme. It looks like a path on another machine, as Git and scp write it.',
    remedy:
      href.length > LONGEST_SHOWN
        ? 'Write ssh:// before it, and / instead of the colon.'
        : `Write \`${href}\` instead.`,
    edit: replacing(start, start + written.length, href),
  }
}

/** Folders of a machine that runs Unix. */
const FOLDERS = /^\/(?:home|Users|etc|var|tmp|usr|opt|mnt|Volumes|root)\//

/** A sentence for each form that an input without a scheme has. */
function schemeLeftOut(text: string, start: number): FoundCause {
  const cause = { code: 'scheme-left-out', start, end: start } as const
  const adding = (scheme: string) => ({ edit: replacing(start, start, scheme) })
  const file = text.startsWith('\\\\') ? fileUrlOf(text.trimEnd()) : null
  if (file !== null) return windowsPath(text, start, file)
  if (/^\\{2}[.?]\\/.test(text)) {
    return {
      ...cause,
      message:
        'The input has no scheme. It looks like the path of a device on Windows, which has no URL.',
      remedy: 'Write the whole URL, such as `https://example.com/`.',
    }
  }
  if (/^[/\\]{2}[^/\\?#]/.test(text)) {
    return {
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
  if (FOLDERS.test(text)) {
    return {
      ...cause,
      message: 'The input has no scheme. It looks like the path of a file on your machine.',
      remedy:
        'Write file:// before it, if it is one; if it is a path on a server, write the whole URL.',
    }
  }
  if (/^~[/\\]/.test(text)) {
    return {
      ...cause,
      message: 'The input has no scheme. It looks like the path of a file in your home folder.',
      remedy: 'Write the whole path after file://, such as `file:///home/me/a.html`.',
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
  if (
    /^(?:www\.|localhost$|\d+(?:\.\d+){3}(?::\d+)?$|\[[\da-f:.]+\](?::\d+)?$)|^[^\s:@]+:\d+$/i.test(
      head,
    )
  ) {
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

/** The path of a shared folder, or the long form of a path. */
function windowsPath(text: string, start: number, file: string): FoundCause {
  const isShared = !file.startsWith('file:///')
  return {
    code: 'scheme-left-out',
    start,
    end: start + 2,
    message: `The input has no scheme. It looks like the path of a ${isShared ? 'shared Windows folder' : 'file on Windows'}.`,
    remedy:
      file.length > LONGEST_SHOWN
        ? 'Write it as a file: URL, with slashes instead of the backslashes.'
        : `Write \`${file}\` instead.`,
    edit: replacing(start, start + text.trimEnd().length, file),
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
  return [...before.matchAll(/([^a-z\d+.\t\n\r-])\1*/giu)].map(({ 0: run, index }) => ({
    code: 'scheme-character',
    start: start + index,
    end: start + index + run.length,
    message: `A scheme cannot contain ${describeCharacter(codePointAt(run, 0))}.`,
    remedy: `Remove it, if the scheme is ${named}.`,
    edit: replacing(start + index, start + index + run.length),
  }))
}
