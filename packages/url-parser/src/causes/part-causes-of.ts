import { isUrlCodePoint } from '@waymark/host'
import { codePointAt, isNoncharacter, toScalarValueString } from '@waymark/infra'
import { percentEncodeCodePointAt } from '@waymark/percent-encoding'
import type { ValidationError } from '../record/validation-error.ts'
import { isTabOrNewline } from '../text/tabs-and-newlines.ts'
import { describeCharacter } from './describe-character.ts'
import { driveBarOf, isAtStart } from './drive-bar.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import { hostRangeOf, type Reading } from './reading.ts'
import { fileUrlOf } from './windows-path.ts'

/** The causes of an error of slashes, of drive letters, or of a single character. */
export function partCausesOf(reading: Reading, error: ValidationError): readonly FoundCause[] {
  const { name, start, end } = error
  const { text } = reading
  switch (name) {
    case 'special-scheme-missing-following-solidus':
      return slashes(reading, start)
    case 'invalid-reverse-solidus':
      return [reversedBeforeHost(reading, start) ?? reversed(start)]
    case 'file-invalid-Windows-drive-letter':
      return [
        {
          code: 'drive-letter-relative',
          start,
          end,
          edit: replacing(start, end, `/${text[start]}:`),
        },
      ]
    case 'file-invalid-Windows-drive-letter-host':
      return [
        {
          code: 'drive-letter-as-host',
          start,
          end,
          ...(text[end - 1] === ':' ? { remedy: 'Write three slashes before the letter.' } : {}),
          edit: replacing(start, end, `/${text[start]}:`),
        },
      ]
    default:
      return invalidUnit(reading, start, end)
  }
}

const ONE_OR_TWO = 'Write two slashes before a host, or one before a path.'

/** One of the first two characters of a relative URL: with slashes there, it would still leave the host of the base. */
function reversedBeforeHost({ base, text }: Reading, at: number): FoundCause | null {
  if (base === null || at > LONGEST_SHOWN) return null
  const before = text.slice(0, at).replace(/^[\0- ]*/, '')
  const after = text.slice(at + 1, at + 20)
  const isFirst = before === '' && /^[\t\n\r]*[/\\]/.test(after)
  if (!isFirst && !/^[/\\][\t\n\r]*$/.test(before)) return null
  return { code: 'slashes-reversed', start: at, end: at + 1, remedy: ONE_OR_TWO }
}

function reversed(at: number): FoundCause {
  return { code: 'slashes-reversed', start: at, end: at + 1, edit: replacing(at, at + 1, '/') }
}

/** The slashes from an offset on, or before it: at most as many as are needed, so that a million slashes take a million steps. */
function slashesFrom(text: string, offset: number, step: 1 | -1, most: number): number[] {
  const places: number[] = []
  for (let at = offset; places.length < most; at += step) {
    if (isTabOrNewline(text.charCodeAt(at))) continue
    if (!/[/\\]/.test(text[at] ?? '')) break
    places.push(at)
  }
  return places
}

/** A scheme that is not followed by exactly two slashes. */
function slashes({ base, text }: Reading, start: number): FoundCause[] {
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
  const isFile = /^[\0- ]*f[\t\n\r]*i[\t\n\r]*l[\t\n\r]*e[\t\n\r]*:[\t\n\r]*$/i.test(
    text.slice(0, written[0] ?? start).slice(-60),
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

function invalidUnit(reading: Reading, start: number, end: number): readonly FoundCause[] {
  const { text } = reading
  const drive = driveAsScheme(reading)
  if (drive !== null && !isOuterSpace(text, start)) return drive
  const first = invalidUnitAt(reading, start, end)
  const host = hostRangeOf(reading)
  const isInHost = host !== null && host.start <= start && start < host.end
  if (!isInHost || isTabOrNewline(text.charCodeAt(start))) return first
  // In an opaque host, the parser reports the first alone: of the bare percent signs, and of all others.
  const isPercent = text[start] === '%'
  return unitsOf(text, start, host.end).flatMap(([from, to, c]) =>
    (c === 0x25) === isPercent ? invalidUnitAt(reading, from, to) : [],
  )
}

const LONGEST_SHOWN = 80

const DRIVES: WeakMap<Reading, readonly FoundCause[] | null> = /* @__PURE__ */ new WeakMap()

/** A path on Windows, whose drive became the scheme: all that is wrong with its characters comes from that. */
function driveAsScheme(reading: Reading): readonly FoundCause[] | null {
  let known = DRIVES.get(reading)
  if (known === undefined) {
    known = findDriveAsScheme(reading)
    DRIVES.set(reading, known)
  }
  return known
}

function findDriveAsScheme({ parsed, shift, text }: Reading): readonly FoundCause[] | null {
  if (shift > 0 || parsed.url?.scheme.length !== 1) return null
  const start = /^[\0- ]*/.exec(text)![0].length
  let end = text.length
  while (text.charCodeAt(end - 1) <= 0x20) end--
  const file = fileUrlOf(text.slice(start, end))
  if (file === null) return null
  const edit = replacing(start, end, file)
  const cause = { code: 'drive-letter-scheme', start, end: start + 1, edit } as const
  return [file.length > LONGEST_SHOWN ? cause : { ...cause, remedy: `Write \`${file}\` instead.` }]
}

/** The code points between two offsets that are not URL units. */
function unitsOf(
  text: string,
  start: number,
  end: number,
): [from: number, to: number, c: number][] {
  const found: [number, number, number][] = []
  for (let at = start; at < end; ) {
    const c = codePointAt(text, at)
    const to = at + (c > 0xffff ? 2 : 1)
    const isEncoded =
      c === 0x25 && /^%[\t\n\r]*[\da-f][\t\n\r]*[\da-f]/i.test(text.slice(at, at + 60))
    if (!isEncoded && !isTabOrNewline(c) && (c === 0x25 || !isUrlCodePoint(c)))
      found.push([at, to, c])
    at = to
  }
  return found
}

function invalidUnitAt(reading: Reading, start: number, end: number): FoundCause[] {
  const { text } = reading
  const c = codePointAt(text, start)
  // The errors of outer spaces, and of tabs and newlines, come before all others.
  const isFirst = reading.parsed.errors
    .slice(0, 2)
    .some((error) => error.name === 'invalid-URL-unit' && error.start === start)
  if (isFirst && c <= 0x20) {
    const outer = outerSpaces(text)
    if (outer.some((cause) => cause.start === start)) return outer
    if (isTabOrNewline(c)) return tabsAndNewlines(text)
  }
  const cause = (code: FoundCause['code'], written: string): FoundCause => ({
    code,
    start,
    end,
    message: `A URL cannot contain ${describeCharacter(c)} as it is.`,
    remedy: `Write \`${written}\` instead.`,
    edit: replacing(start, end, written),
  })
  if (c === 0x25) return [{ code: 'percent-bare', start, end, edit: replacing(start, end, '%25') }]
  if (c === 0x20) return [spaceInAddress(reading, start) ?? spaceUnencoded(text, start)]
  const drive = c === 0x7c ? driveBarOf(reading) : null
  if (drive?.bar === start) {
    const message = 'After a Windows drive letter comes a colon, and not a vertical bar (|).'
    if (!isAtStart(text, drive.letter)) return [{ ...cause('character-unencoded', ':'), message }]
    // Without a slash before it, the letter would be a scheme.
    const written = `/${text[drive.letter]}:`
    const edit = replacing(drive.letter, end, written)
    return [{ ...cause('character-unencoded', written), start: drive.letter, message, edit }]
  }
  const isControl = c < 0x20 || (c >= 0x7f && c <= 0x9f)
  const isUnfit = isControl || (c >= 0xd800 && c <= 0xdfff) || isNoncharacter(c)
  const bytes = percentEncodeCodePointAt(toScalarValueString(text.slice(start, end)), 0)
  return isUnfit
    ? [
        {
          ...cause('control-unencoded', bytes),
          remedy: `Remove it, or write \`${bytes}\` if it belongs there.`,
        },
      ]
    : [
        {
          ...cause('character-unencoded', bytes),
          ...(isStray(text, start)
            ? { remedy: `Remove it, or write \`${bytes}\` if it belongs there.` }
            : {}),
        },
      ]
}

/** Whether only closing characters follow, of which one would be left over by a text around the URL. */
function isStray(text: string, start: number): boolean {
  return /^["'<>`\]})|\\^]+[.,;]?[\0- ]*$/.test(text.slice(start, start + 20))
}

function spaceUnencoded(text: string, start: number): FoundCause {
  const found = { code: 'space-unencoded', start, end: start + 1 } as const
  const edit = replacing(start, start + 1, '%20')
  // Few names begin with a space.
  return text[start - 1] === '/'
    ? { ...found, remedy: 'Write %20, or remove what follows if the URL ends here.', edit }
    : { ...found, edit }
}

const ADDRESSES: Readonly<Record<string, string>> = {
  tel: 'A telephone number in a URL cannot contain a space.',
  sms: 'A telephone number in a URL cannot contain a space.',
  mailto: 'An email address in a URL cannot contain a space.',
}

/** A space before the query of a URL whose path is a telephone number, or email addresses. */
function spaceInAddress({ parsed, shift, text }: Reading, start: number): FoundCause | null {
  const message = shift > 0 ? undefined : ADDRESSES[parsed.url?.scheme ?? '']
  if (message === undefined || /[?#]/.test(text.slice(0, start))) return null
  const end = start + 1
  return { code: 'space-in-address', start, end, message, edit: replacing(start, end) }
}

/** Whether a place is in the spaces and controls on one of both sides. */
function isOuterSpace(text: string, at: number): boolean {
  return (
    text.charCodeAt(at) <= 0x20 &&
    outerSpaces(text).some(({ start, end }) => start <= at && at < end)
  )
}

/** The spaces and controls on both sides: the parser reports them once. */
function outerSpaces(text: string): FoundCause[] {
  const before = /^[\0- ]*/.exec(text)![0].length
  let after = text.length
  while (after > before && text.charCodeAt(after - 1) <= 0x20) after--
  return [
    { start: 0, end: before },
    { start: after, end: text.length },
  ]
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => {
      const run = text.slice(start, end)
      const where = start === 0 ? 'before' : 'after'
      const found = { code: 'outer-space', start, end, edit: replacing(start, end) } as const
      return /[^\t\n\r ]/.test(run)
        ? {
            ...found,
            message: `What is ${where} the URL is not part of it: ${namesOf(run)}.`,
            remedy: 'Remove it.',
          }
        : { ...found, message: `There is white space ${where} the URL: ${namesOf(run)}.` }
    })
}

/** Every run of tabs and newlines inside the URL: the parser reports the first alone. */
export function tabsAndNewlines(text: string): FoundCause[] {
  const outer = outerSpaces(text)
  const from = outer.find(({ start }) => start === 0)?.end ?? 0
  const last = outer[outer.length - 1]
  const to =
    last !== undefined && last.end === text.length && last.start >= from ? last.start : text.length
  return [...text.slice(from, to).matchAll(/[\t\n\r]+/g)].map(({ 0: run, index }) => ({
    code: 'tab-or-newline',
    start: from + index,
    end: from + index + run.length,
    message: `The URL contains ${namesOf(run)}, which the parser removes.`,
    edit: replacing(from + index, from + index + run.length),
  }))
}

/** The characters of a run, each kind once. */
function namesOf(run: string): string {
  const names = [...new Set(run.slice(0, 1000))].map((c) => describeCharacter(c.charCodeAt(0)))
  if (run.length > 1 && names.length === 1) return `${run.length} times ${names[0]}`
  const shown = names.length > 3 ? [...names.slice(0, 3), 'others'] : names
  return [shown.slice(0, -1).join(', '), ...shown.slice(-1)].filter((s) => s !== '').join(' and ')
}
