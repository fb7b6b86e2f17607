import type { TextRange } from '@waymark/url-parser'
import { type Location, ROLES } from './location.ts'

/** A stretch of the input that is drawn in one way. */
export interface Piece extends TextRange {
  readonly role: (typeof PIECE_ROLES)[number]
  /** How bad it is: `warns` parses all the same, `fails` is what stopped the parser. */
  readonly fault: 'none' | 'warns' | 'fails'
}

export interface Fault extends TextRange {
  /** Whether it is what stopped the parser. */
  readonly isFailure: boolean
}

const PIECE_ROLES = ['delimiter', ...ROLES, 'subdomain', 'ignored'] as const
const FAULTS = ['none', 'warns', 'fails'] as const

/**
 * Cuts the input into pieces that join up to it exactly.
 *
 * One pass marks every code unit, another reads the runs, so the time is linear in the input and in the marks.
 *
 * @param subdomain - What is before the registrable domain, and proves nothing.
 */
export function cutPieces(
  input: string,
  location: Location,
  faults: readonly Fault[],
  subdomain: TextRange | null = null,
): Piece[] {
  const length = input.length
  const roles = new Uint8Array(length)
  const marks = new Uint8Array(length)
  const paint = (role: Piece['role'], spans: readonly TextRange[]): void => {
    for (const { start, end } of spans) roles.fill(PIECE_ROLES.indexOf(role), start, end)
  }
  for (const span of location.spans) paint(span.role, [span])
  if (location.segments.length > 0) {
    for (const path of location.spans.filter((span) => span.role === 'path')) {
      paint('delimiter', [path])
    }
    paint('path', location.segments)
  }
  if (location.parameters.length > 0) {
    for (const query of location.spans.filter((span) => span.role === 'query')) {
      paint('delimiter', [query])
    }
    paint('query', location.parameters)
  }
  if (subdomain !== null) paint('subdomain', [subdomain])
  paint('ignored', location.ignored)
  for (const fault of faults) {
    // If something is missing, there is nothing to underline, so the character at that place is marked.
    const end = Math.max(fault.end, fault.start + 1)
    if (fault.isFailure) marks.fill(2, fault.start, end)
    else for (let i = fault.start; i < end && i < length; i++) marks[i] = Math.max(marks[i]!, 1)
  }
  const pieces: Piece[] = []
  let start = 0
  for (let i = 1; i <= length; i++) {
    const same = i < length && roles[i] === roles[start] && marks[i] === marks[start]
    if (same || isInsidePair(input, i)) continue
    pieces.push({ start, end: i, role: PIECE_ROLES[roles[start]!]!, fault: FAULTS[marks[start]!]! })
    start = i
  }
  return pieces
}

function isInsidePair(text: string, at: number): boolean {
  const left = text.charCodeAt(at - 1)
  const right = text.charCodeAt(at)
  return left >= 0xd800 && left < 0xdc00 && right >= 0xdc00 && right < 0xe000
}
