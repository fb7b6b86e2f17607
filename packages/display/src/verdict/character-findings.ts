import { codePointAt, isAsciiString, isDirectionalFormatting } from '@waymark/infra'
import type { TextRange } from '@waymark/url-parser'
import { findDeceptive } from '../lookalikes.ts'
import { isHidden } from '../restriction.ts'
import { type Candidate, ownCandidate } from './finding.ts'
import type { UrlContext } from './url-context.ts'

/**
 * Finds characters outside the host that are written as they are, and that reorder, cannot be seen, or look like a
 * delimiter. Percent-encoded characters deceive nobody.
 */
export function characterFindings({ input, parts }: UrlContext): Candidate[] {
  const controls: TextRange[] = []
  const others: TextRange[] = []
  for (const range of [parts.username, parts.password, parts.path, parts.query, parts.fragment]) {
    if (range === null) continue
    const text = input.slice(range.start, range.end)
    if (!isAsciiString(text)) inspect(text, range.start, controls, others)
  }
  return [
    ...(controls.length === 0 ? [] : [ownCandidate('direction-control', controls)]),
    ...(others.length === 0 ? [] : [ownCandidate('deceptive-character', others)]),
  ]
}

function inspect(text: string, offset: number, controls: TextRange[], others: TextRange[]): void {
  const points: number[] = []
  const places: number[] = []
  for (let at = 0; at < text.length; at += points[points.length - 1]! > 0xffff ? 2 : 1) {
    points.push(codePointAt(text, at))
    places.push(offset + at)
  }
  places.push(offset + text.length)
  const placeOf = (i: number): TextRange => ({ start: places[i]!, end: places[i + 1]! })
  const isAfterWord = (i: number) => i > 0 && points[i - 1]! > 0x7f
  const deceptive = new Set<number>()
  findDeceptive(points, (i, what) => {
    if (what === 'lookalike' && !isAfterWord(i)) deceptive.add(i)
  })
  points.forEach((c, i) => {
    if (isDirectionalFormatting(c)) controls.push(placeOf(i))
    else if (deceptive.has(i)) others.push(placeOf(i))
    else if (c > 0x7f && isHidden(c) && !(joins(c) && isAfterWord(i))) others.push(placeOf(i))
  })
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
