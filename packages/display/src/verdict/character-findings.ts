import { characterSentence } from '@waymark/explain'
import { codePointAt, isAsciiString, isDirectionalFormatting } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import type { TextRange } from '@waymark/url-parser'
import { findDeceptive } from '../lookalikes.ts'
import { isHidden } from '../restriction.ts'
import { skeletonOf } from '../skeleton.ts'
import { type Candidate, ownCandidate } from './finding.ts'
import { type UrlContext, withoutWideForms } from './url-context.ts'

/**
 * Finds characters outside the host that are written as they are, and that reorder, cannot be seen, or look like a
 * delimiter. Percent-encoded characters deceive nobody.
 *
 * After the host, a lookalike matters only if it makes one part look like two: it looks exactly like a slash, a backslash, `?`
 * or `#`, and ASCII is on both sides. So `a？b=1` is found, but neither `what？` nor `½`, `：`, `％` and `·`, which divide nothing
 * there. Before the host, all lookalikes matter.
 */
export function characterFindings({ input, parts }: UrlContext): Candidate[] {
  if (isAsciiString(input)) return []
  const controls: TextRange[] = []
  const others: TextRange[] = []
  const { username, password, path, query, fragment } = parts
  for (const range of [username, password, path, query, fragment]) {
    if (range === null) continue
    const text = input.slice(range.start, range.end)
    if (isAsciiString(text)) continue
    const isBeforeHost = range === username || range === password
    inspect(text, range.start, isBeforeHost, controls, others)
  }
  return [
    ...(controls.length === 0 ? [] : [directionControls(input, controls)]),
    ...(others.length === 0 ? [] : [deceptive(input, others)]),
  ]
}

function directionControls(input: string, places: readonly TextRange[]): Candidate {
  const characters = namesOf(input, places)
  const message = sentence(
    'The URL contains {characters:phrase}, which {n|is|are} invisible and {n|changes|change} the direction of text.',
    { characters, n: characters.length },
  )
  return ownCandidate('direction-control', places, { message })
}

function deceptive(input: string, places: readonly TextRange[]): Candidate {
  const isInvisible = ({ start }: TextRange) => isHidden(codePointAt(input, start))
  const invisible = namesOf(input, places.filter(isInvisible))
  const lookalikes = namesOf(
    input,
    places.filter((place) => !isInvisible(place)),
  )
  return ownCandidate('deceptive-character', places, {
    message: deceptiveMessage(invisible, lookalikes),
  })
}

function deceptiveMessage(
  invisible: readonly Sentence[],
  lookalikes: readonly Sentence[],
): Sentence {
  const n = lookalikes.length
  if (n === 0) {
    return sentence('The URL contains {invisible:phrase}, which cannot be seen.', { invisible })
  }
  return invisible.length === 0
    ? sentence('The URL contains {lookalikes:phrase}, which {n|looks|look} like a delimiter.', {
        lookalikes,
        n,
      })
    : sentence(
        'The URL contains {invisible:phrase}, which cannot be seen, and {lookalikes:phrase}, which {n|looks|look} like a delimiter.',
        { invisible, lookalikes, n },
      )
}

const MOST_NAMES = 4

/** The names of the characters in some places, each once. */
function namesOf(input: string, places: readonly TextRange[]): Sentence[] {
  const characters = new Set<number>()
  for (const { start } of places) {
    if (characters.size > MOST_NAMES) break
    characters.add(codePointAt(input, start))
  }
  return [...characters].map((c, i) => (i < MOST_NAMES ? nameOf(c) : sentence('others')))
}

/** A character that cannot be seen has no place in a sentence. */
function nameOf(c: number): Sentence {
  const name = characterSentence(c)
  return isHidden(c) && name.text.startsWith(String.fromCodePoint(c))
    ? sentence('the character {codePoint}', {
        codePoint: `U+${c.toString(16).toUpperCase().padStart(4, '0')}`,
      })
    : name
}

function inspect(
  text: string,
  offset: number,
  isBeforeHost: boolean,
  controls: TextRange[],
  others: TextRange[],
): void {
  const points: number[] = []
  const places: number[] = []
  for (let at = 0; at < text.length; at += points[points.length - 1]! > 0xffff ? 2 : 1) {
    points.push(codePointAt(text, at))
    places.push(offset + at)
  }
  places.push(offset + text.length)
  const placeOf = (i: number): TextRange => ({ start: places[i]!, end: places[i + 1]! })
  const isAfterWord = (i: number) => i > 0 && points[i - 1]! > 0x7f
  const isBeforeWord = (i: number) => i + 1 === points.length || points[i + 1]! > 0x7f
  const divides = (i: number) => isBeforeHost || (!isBeforeWord(i) && looksLikeDivider(points[i]!))
  const dividers = new Set<number>()
  findDeceptive(points, (i, what) => {
    if (what === 'lookalike' && !isAfterWord(i) && divides(i)) dividers.add(i)
  })
  points.forEach((c, i) => {
    if (isDirectionalFormatting(c)) controls.push(placeOf(i))
    else if (dividers.has(i)) others.push(placeOf(i))
    else if (c > 0x7f && isHidden(c) && !(joins(c) && isAfterWord(i))) others.push(placeOf(i))
  })
}

const DIVIDERS: readonly string[] = ['/', '//', '\\', '?', '#']

/** Presentation forms, small forms and others that the skeletons leave as they are: `︖`, `﹖`, `﹟`, `﹨`, `⁇`. */
const OTHER_DIVIDERS = '︖﹖﹟﹨⁇⁈⁉'

function looksLikeDivider(c: number): boolean {
  const character = String.fromCodePoint(c)
  const skeleton = skeletonOf(withoutWideForms(character))
  return DIVIDERS.includes(skeleton) || OTHER_DIVIDERS.includes(character)
}

/** What is part of words and emoji: joiners, variation selectors, tags; and the space of East Asian text. */
function joins(c: number): boolean {
  return (
    c === 0x200c ||
    c === 0x200d ||
    c === 0x3000 ||
    (c >= 0xfe00 && c <= 0xfe0f) ||
    (c >= 0xe0020 && c <= 0xe007f) ||
    (c >= 0xe0100 && c <= 0xe01ef)
  )
}
