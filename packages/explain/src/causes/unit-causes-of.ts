import { isUrlCodePoint } from '@waymark/host'
import { codePointAt, isNoncharacter, toScalarValueString } from '@waymark/infra'
import { percentEncodeCodePointAt } from '@waymark/percent-encoding'
import { isTabOrNewline } from '@waymark/url-parser/url-text'
import { describeCharacter } from './describe-character.ts'
import { driveBarOf, isAtStart } from './drive-bar.ts'
import type { Evidence } from './evidence.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import { partPlaceholderAt } from './placeholders.ts'
import { isOuterSpace, outerSpaces, tabsAndNewlines } from './white-space-causes-of.ts'
import { fileUrlOf } from './windows-path.ts'

/** The causes of a character that is not a URL unit. */
export function unitCausesOf(
  evidence: Evidence,
  start: number,
  end: number,
): readonly FoundCause[] {
  const { text } = evidence
  const drive = evidence.once(driveAsScheme)
  if (drive !== null && !isOuterSpace(text, start)) return drive
  const first = invalidUnitAt(evidence, start, end)
  const host = evidence.host
  const isInHost = host !== null && host.start <= start && start < host.end
  if (!isInHost || isTabOrNewline(text.charCodeAt(start))) return first
  // In an opaque host, the parser reports the first alone: of the bare percent signs, and of all others.
  const isPercent = text[start] === '%'
  return unitsOf(text, start, host.end).flatMap(([from, to, c]) =>
    (c === 0x25) === isPercent ? invalidUnitAt(evidence, from, to) : [],
  )
}

const LONGEST_SHOWN = 80

/** A path on Windows, whose drive became the scheme: all that is wrong with its characters comes from that. */
function driveAsScheme({ reading, text }: Evidence): readonly FoundCause[] | null {
  if (reading.url?.scheme.length !== 1) return null
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

function invalidUnitAt(evidence: Evidence, start: number, end: number): FoundCause[] {
  const { text } = evidence
  const c = codePointAt(text, start)
  // The errors of outer spaces, and of tabs and newlines, come before all others.
  const isFirst = evidence.reading.errors
    .slice(0, 2)
    .some((error) => error.name === 'invalid-URL-unit' && error.start === start)
  if (isFirst && c <= 0x20) {
    const outer = outerSpaces(text)
    if (outer.some((cause) => cause.start === start)) return outer
    if (isTabOrNewline(c)) return tabsAndNewlines(text)
  }
  const placeholder = /[\]%{}<> [[]/.test(text[start]!) ? partPlaceholderAt(text, start) : null
  if (placeholder !== null) return [placeholder]
  const cause = (code: FoundCause['code'], written: string): FoundCause => ({
    code,
    start,
    end,
    message: `A URL cannot contain ${describeCharacter(c)} as it is.`,
    remedy: `Write \`${written}\` instead.`,
    edit: replacing(start, end, written),
  })
  if (c === 0x25) return [barePercent(text, start)]
  if (c === 0x23) {
    const message =
      'The first number sign (#) begins the fragment; this one is inside it, and has to be percent-encoded.'
    return [{ ...cause('character-unencoded', '%23'), message }]
  }
  if (c === 0x20) return [spaceInAddress(evidence, start) ?? spaceUnencoded(text, start)]
  const drive = c === 0x7c ? evidence.once(driveBarOf) : null
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

/** A `%` that is not followed by two hexadecimal digits; `%u20ac`, as `escape` of JavaScript writes a character. */
function barePercent(text: string, start: number): FoundCause {
  const code = 'percent-bare'
  const unit = /^%u([\da-f]{4})/i.exec(text.slice(start, start + 6))?.[1]
  if (unit !== undefined && !/^d[89a-f]/i.test(unit)) {
    const written = percentEncodeCodePointAt(String.fromCharCode(Number.parseInt(unit, 16)), 0)
    return {
      code,
      start,
      end: start + 6,
      message:
        'A character is written as `escape` of JavaScript writes it, which means nothing in a URL.',
      remedy: `Write \`${written}\` instead.`,
      edit: replacing(start, start + 6, written),
    }
  }
  const cause = { code, start, end: start + 1, edit: replacing(start, start + 1, '%25') } as const
  return /^%[\da-f]?[\0- ]*$/i.test(text.slice(start, start + 20))
    ? {
        ...cause,
        remedy: 'Write %25 for a percent sign; if the URL was cut off here, write both digits.',
      }
    : cause
}

const OPENERS: Readonly<Record<string, string>> = { '>': '<', ']': '[', '}': '{' }

const LONGEST_END = 20

/** Whether only closing characters follow, and this one closes nothing in the URL. */
function isStray(text: string, start: number): boolean {
  if (text.length - start > LONGEST_END) return false
  if (!/^["<>`\]}|\\^][)"'<>`\]}|\\^]*[.,;]?[\0- ]*$/.test(text.slice(start))) return false
  const c = text[start]!
  const opener = OPENERS[c] ?? c
  const before = text.slice(0, start)
  if (opener === c) return before.split(c).length % 2 === 1
  return before.split(opener).length <= before.split(c).length
}

function spaceUnencoded(text: string, start: number): FoundCause {
  const found = { code: 'space-unencoded', start, end: start + 1 } as const
  if (/^[\0- ]*data:[^,]{0,200};base64,/i.test(text.slice(0, start))) {
    return {
      ...found,
      remedy: 'Remove it: base64 has no spaces.',
      edit: replacing(start, start + 1),
    }
  }
  const edit = replacing(start, start + 1, '%20')
  // Few names begin with a space.
  return text[start - 1] === '/' && !/^[\0- ]*(?:data|javascript):/i.test(text)
    ? { ...found, remedy: 'Write %20, or remove what follows if the URL ends here.', edit }
    : { ...found, edit }
}

const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['tel', 'A telephone number in a URL cannot contain a space.'],
  ['sms', 'A telephone number in a URL cannot contain a space.'],
  ['mailto', 'An email address in a URL cannot contain a space.'],
])

/** A space before the query of a URL whose path is a telephone number, or email addresses. */
function spaceInAddress(evidence: Evidence, start: number): FoundCause | null {
  const message = ADDRESSES.get(evidence.reading.url?.scheme ?? '')
  if (message === undefined || start >= (evidence.reading.parts.path?.end ?? 0)) return null
  const end = start + 1
  if (evidence.reading.url?.scheme === 'mailto' && !evidence.once(addressOf).includes('@')) {
    return {
      code: 'space-in-address',
      start,
      end,
      message: 'There is no email address after mailto:, but words with a space.',
      remedy: 'Write the address, such as `mailto:joe@example.com`.',
    }
  }
  return { code: 'space-in-address', start, end, message, edit: replacing(start, end) }
}

/** What is written before the query. */
function addressOf({ reading, text }: Evidence): string {
  const { start = 0, end = 0 } = reading.parts.path ?? {}
  return text.slice(start, end).replace(/%40/g, '@')
}
