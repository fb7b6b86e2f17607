import { isTabOrNewline } from '@waymark/url-parser/url-text'
import type { Evidence } from './evidence.ts'
import { type FoundCause, replacing } from './found-cause.ts'

/** Further from the start of an input, no slash begins a relative URL. */
const LONGEST_START = 80

const ONE_OR_TWO = 'Write two slashes before a host, or one before a path.'

/** One of the first two characters of a relative URL: with slashes there, it would still leave the host of the base. */
export function reversedBeforeHost({ base, text }: Evidence, at: number): FoundCause | null {
  if (base === null || at > LONGEST_START) return null
  const before = text.slice(0, at).replace(/^[\0- ]*/, '')
  const after = text.slice(at + 1, at + 20)
  const isFirst = before === '' && /^[\t\n\r]*[/\\]/.test(after)
  if (!isFirst && !/^[/\\][\t\n\r]*$/.test(before)) return null
  return { code: 'slashes-reversed', start: at, end: at + 1, remedy: ONE_OR_TWO }
}

/** A backslash that is read as a slash. */
export function reversed(at: number): FoundCause {
  return { code: 'slashes-reversed', start: at, end: at + 1, edit: replacing(at, at + 1, '/') }
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
export function slashes({ base, text }: Evidence, start: number): FoundCause[] {
  const before = slashesFrom(text, start - 1, -1, 2)
  const after = slashesFrom(text, start, 1, 3)
  if (before.length === 2) {
    const cause = { code: 'slashes-extra', start, end: start + 1 } as const
    // Without a scheme, the first slashes may be meant as the beginning of a path.
    return /^[\0- ]*[/\\]/.test(text)
      ? [
          {
            ...cause,
            message: 'There are more than two slashes before the host.',
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
    message: `There is ${first === undefined ? 'no slash' : 'one slash'} after the scheme, where ${isFile ? 'three' : 'two'} belong.`,
  } as const
  if (hasBase) {
    const remedy =
      'If a host follows, write two slashes after the colon; if a path follows, leave out the scheme and the colon.'
    return { ...found, remedy }
  }
  const edit = replacing(first ?? start, at, wanted)
  if (first === undefined) return { ...found, remedy: `Write \`${wanted}\` after the colon.`, edit }
  return text[first] === '\\'
    ? {
        ...found,
        start: first,
        message: 'There is one backslash after the scheme, where slashes belong.',
        remedy: `Write \`${wanted}\` instead of it.`,
        edit,
      }
    : {
        ...found,
        remedy: `Write ${isFile ? 'two more slashes' : 'a second slash'} after it.`,
        edit,
      }
}
