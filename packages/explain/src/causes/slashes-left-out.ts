import { type Sentence, sentence } from '@waymark/infra/internal'
import type { ValidationError } from '@waymark/url-parser'
import { isTabOrNewline } from '@waymark/url-parser/internal'
import type { Cause, FoundCause } from '../cause.ts'
import type { Evidence } from '../evidence.ts'
import { writingWarning } from '../sections.ts'
import { REPAIRED } from '../sentences.ts'
import { credentialsOf } from '../text/credentials.ts'
import { isLaterHost } from '../text/host-around.ts'
import { replacing } from '../url-edit.ts'
import { ONE_OR_TWO, reversed } from './slashes-reversed.ts'

export const slashesLeftOut: Cause = {
  ...writingWarning(
    'slashes-left-out',
    ['special-scheme-missing-following-solidus', 'domain-to-ASCII'],
    ['Slashes are missing after the scheme.', REPAIRED, 'Write // after the colon.'],
    ['https:example.org', '', 'https://example.org'],
    ['https:/example.org', '', 'https://example.org'],
    ['file:c:/x', '', 'file:///c:/x'],
    ['http:\\example.org', '\\', 'http://example.org'],
    ['http: //example.org', ' ', 'http://example.org'],
  ),
  find(evidence, error) {
    if (isLaterHost(evidence, error)) return null
    const spaces = spaceBeforeSlashes(evidence)
    return spaces ?? (error.name === 'domain-to-ASCII' ? null : slashesAfterScheme(evidence, error))
  },
}

export const slashesExtra: Cause = {
  ...writingWarning(
    'slashes-extra',
    ['special-scheme-missing-following-solidus', 'invalid-credentials'],
    ['There are more than two slashes after the scheme.', REPAIRED, 'Write two slashes only.'],
    ['https:///example.org', '/', 'https://example.org'],
    ['http:///a/', '/', 'http://a/'],
    ['wss:///a/', '/', 'wss://a/'],
    ['mailto://a@example.com', '//', 'mailto:a@example.com'],
  ),
  /** An email address has no slashes before it: what they begin is read as credentials and a host. */
  find(evidence, { name }) {
    if (name !== 'invalid-credentials' || !/^[\0- ]*mailto:\/\//i.test(evidence.text)) return null
    const end = evidence.once(credentialsOf).start
    const start = end - 2
    return [
      {
        code: 'slashes-extra',
        start,
        end,
        message: sentence('After mailto: comes an email address, without slashes.', {
          detail: 'mailto',
        }),
        remedy: sentence('Remove the slashes.'),
        edit: replacing(start, end),
      },
    ]
  },
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
      message: sentence('There is a space between the colon and the slashes.', { detail: 'space' }),
      remedy:
        spaces.length === 1
          ? sentence('Remove the space.')
          : sentence('Remove the spaces.', { detail: 'spaces' }),
      edit: replacing(scheme.length, before.length),
    },
  ]
}

/** The slashes from an offset on, or before it: at most as many as are needed, so that a million slashes take a million steps. */
function slashesFrom(text: string, offset: number, step: 1 | -1, most: number): number[] {
  const places: number[] = []
  for (let at = offset; places.length < most; at += step) {
    if (isTabOrNewline(text.charCodeAt(at))) continue
    if (!/[/\\]/.test(text.charAt(at))) break
    places.push(at)
  }
  return places
}

/** A scheme that is not followed by exactly two slashes. */
function slashesAfterScheme({ base, text }: Evidence, { start }: ValidationError): FoundCause[] {
  const before = slashesFrom(text, start - 1, -1, 2)
  const after = slashesFrom(text, start, 1, 3)
  if (before.length === 2) {
    const cause = { code: 'slashes-extra', start, end: start + 1 } as const
    // Without a scheme, the first slashes may be meant as the beginning of a path.
    return /^[\0- ]*[/\\]/.test(text)
      ? [
          {
            ...cause,
            message: sentence('There are more than two slashes before the host.'),
            remedy: ONE_OR_TWO,
          },
        ]
      : [{ ...cause, edit: replacing(start, start + 1) }]
  }
  const written = [...before.reverse(), ...after]
  const [first = start] = written
  const isFile = /^[\0- ]*f[\t\n\r]*i[\t\n\r]*l[\t\n\r]*e[\t\n\r]*:[\t\n\r]*$/i.test(
    text.slice(0, first).slice(-60),
  )
  if (written.length < 2) return [leftOut(text, written, start, isFile, base !== null)]
  return written.slice(0, isFile ? 3 : 2).flatMap((at) => (text[at] === '\\' ? [reversed(at)] : []))
}

/** @param written - The places of the slashes that are there: none or one. */
function leftOut(
  text: string,
  written: readonly number[],
  start: number,
  isFile: boolean,
  hasBase: boolean,
): FoundCause {
  const [first] = written
  const at = first === undefined ? start : first + 1
  const wanted = isFile ? '///' : '//'
  const found = {
    code: 'slashes-left-out',
    start: at,
    end: at,
    message: messageOf(first === undefined, isFile),
  } as const
  if (hasBase) {
    const remedy = sentence(
      'If a host follows, write two slashes after the colon; if a path follows, leave out the scheme and the colon.',
    )
    return { ...found, remedy }
  }
  const edit = replacing(first ?? start, at, wanted)
  if (first === undefined) {
    const remedy = sentence('Write {meant:code} after the colon.', { meant: wanted })
    return { ...found, remedy, edit }
  }
  return text[first] === '\\'
    ? {
        ...found,
        start: first,
        message: sentence('There is one backslash after the scheme, where slashes belong.', {
          detail: 'backslash',
        }),
        remedy: sentence('Write {meant:code} instead of it.', { meant: wanted }),
        edit,
      }
    : {
        ...found,
        remedy: isFile
          ? sentence('Write two more slashes after it.')
          : sentence('Write a second slash after it.'),
        edit,
      }
}

function messageOf(isNone: boolean, isFile: boolean): Sentence {
  if (isNone) {
    return isFile
      ? sentence('There is no slash after the scheme, where three belong.', {
          detail: 'none-of-three',
        })
      : sentence('There is no slash after the scheme, where two belong.', { detail: 'none-of-two' })
  }
  return isFile
    ? sentence('There is one slash after the scheme, where three belong.', {
        detail: 'one-of-three',
      })
    : sentence('There is one slash after the scheme, where two belong.', { detail: 'one-of-two' })
}
