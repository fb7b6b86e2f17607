import { isUrlCodePoint } from '@waymark/host'
import { codePointAt, isNoncharacter, toScalarValueString } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { percentEncodeCodePointAt } from '@waymark/percent-encoding/internal'
import { isTabOrNewline } from '@waymark/url-parser/internal'
import type { Cause, FoundCause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import type { Evidence } from '../evidence.ts'
import { writingWarning } from '../sections.ts'
import { REPAIRED } from '../sentences.ts'
import { driveBarOf, isAtStart } from '../text/drive-bar.ts'
import { replacing } from '../url-edit.ts'
import { partPlaceholderAt } from './part-placeholder.ts'
import { barePercent } from './percent-bare.ts'
import { spaceAt } from './space-unencoded.ts'

export const characterUnencoded: Cause = {
  ...writingWarning(
    'character-unencoded',
    ['invalid-URL-unit'],
    [
      'The URL contains a character that must be percent-encoded.',
      REPAIRED,
      'Write its bytes in hexadecimal, each after a %.',
    ],
    ['https://a/>', '>', 'https://a/%3E'],
    ['https://a/"', '"', 'https://a/%22'],
    ['https://a/#a|', '|', 'https://a/#a%7C'],
  ),
  /** What is not a URL unit, wherever no other cause explains it. */
  find(evidence, { start, end }) {
    const { host, text } = evidence
    const isInHost = host !== null && host.start <= start && start < host.end
    if (!isInHost || isTabOrNewline(text.charCodeAt(start)))
      return [invalidUnitAt(evidence, start, end)]
    // In an opaque host, the parser reports the first alone: of the bare percent signs, and of all others.
    const isPercent = text[start] === '%'
    return unitsOf(text, start, host.end).flatMap(([from, to, c]) =>
      (c === 0x25) === isPercent ? [invalidUnitAt(evidence, from, to)] : [],
    )
  },
}

export const controlUnencoded: Cause = {
  ...writingWarning(
    'control-unencoded',
    ['invalid-URL-unit'],
    [
      'The URL contains a control character, a lone surrogate or a noncharacter.',
      REPAIRED,
      'Remove the character, or percent-encode it.',
    ],
    ['https://a/\u0001b', '\u0001', 'https://a/%01b'],
    ['https://a/\ufffeb', '\ufffe', 'https://a/%EF%BF%BEb'],
    ['https://a/\u007fb', '\u007f', 'https://a/%7Fb'],
  ),
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

function invalidUnitAt(evidence: Evidence, start: number, end: number): FoundCause {
  const { text } = evidence
  const c = codePointAt(text, start)
  const placeholder = /[\]%{}<> [[]/.test(text[start]!) ? partPlaceholderAt(text, start) : null
  if (placeholder !== null) return placeholder
  if (c === 0x25) return barePercent(text, start)
  if (c === 0x20) return spaceAt(evidence, start)
  const cause = (code: string, written: string) => ({
    code,
    start,
    end,
    message: sentence('A URL cannot contain {character:phrase} as it is.', {
      character: characterSentence(c),
    }),
    remedy: sentence('Write {meant:code} instead.', { meant: written }),
    edit: replacing(start, end, written),
  })
  if (c === 0x23) {
    const message = sentence(
      'The first number sign (#) begins the fragment; this one is inside it, and has to be percent-encoded.',
      { detail: 'number-sign' },
    )
    return { ...cause('character-unencoded', '%23'), message }
  }
  const drive = c === 0x7c ? evidence.once(driveBarOf) : null
  if (drive?.bar === start) {
    const message = sentence(
      'After a Windows drive letter comes a colon, and not a vertical bar (|).',
      { detail: 'drive-letter' },
    )
    if (!isAtStart(text, drive.letter)) return { ...cause('character-unencoded', ':'), message }
    // Without a slash before it, the letter would be a scheme.
    const written = `/${text[drive.letter]}:`
    const edit = replacing(drive.letter, end, written)
    return { ...cause('character-unencoded', written), start: drive.letter, message, edit }
  }
  const isControl = c < 0x20 || (c >= 0x7f && c <= 0x9f)
  const isUnfit = isControl || (c >= 0xd800 && c <= 0xdfff) || isNoncharacter(c)
  const bytes = percentEncodeCodePointAt(toScalarValueString(text.slice(start, end)), 0)
  const found = cause(isUnfit ? 'control-unencoded' : 'character-unencoded', bytes)
  if (!isUnfit && !isStray(text, start)) return found
  const remedy = sentence('Remove it, or write {meant:code} if it belongs there.', {
    detail: 'stray',
    meant: bytes,
  })
  return { ...found, remedy }
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
