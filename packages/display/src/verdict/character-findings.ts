import { describeCharacter } from '@waymark/explain'
import { codePointAt, isAsciiString, isDirectionalFormatting } from '@waymark/infra'
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
  const names = namesOf(input, places)
  const does = names.length === 1 ? 'is invisible and changes' : 'are invisible and change'
  const message = `The URL contains ${listOf(names)}, which ${does} the direction of text.`
  return ownCandidate('direction-control', places, { message })
}

function deceptive(input: string, places: readonly TextRange[]): Candidate {
  const isInvisible = ({ start }: TextRange) => isHidden(codePointAt(input, start))
  const invisible = namesOf(input, places.filter(isInvisible))
  const lookalikes = namesOf(
    input,
    places.filter((place) => !isInvisible(place)),
  )
  const parts = [
    ...(invisible.length === 0 ? [] : [`${listOf(invisible)}, which cannot be seen`]),
    ...(lookalikes.length === 0
      ? []
      : [
          `${listOf(lookalikes)}, which ${lookalikes.length === 1 ? 'looks' : 'look'} like a delimiter`,
        ]),
  ]
  return ownCandidate('deceptive-character', places, {
    message: `The URL contains ${parts.join(', and ')}.`,
  })
}

const MOST_NAMES = 4

/** The names of the characters in some places, each once. */
function namesOf(input: string, places: readonly TextRange[]): string[] {
  const names = new Set<string>()
  for (const { start } of places) {
    if (names.size > MOST_NAMES) break
    names.add(nameOf(codePointAt(input, start)))
  }
  return [...names].map((name, i) => (i < MOST_NAMES ? name : 'others')).slice(0, MOST_NAMES + 1)
}

/** A character that cannot be seen has no place in a sentence. */
function nameOf(c: number): string {
  const name = describeCharacter(c)
  const shown = String.fromCodePoint(c)
  return isHidden(c) && name.startsWith(shown)
    ? `the character ${name.slice(shown.length + 2, -1)}`
    : name
}

function listOf(names: readonly string[]): string {
  const last = names[names.length - 1]!
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
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
