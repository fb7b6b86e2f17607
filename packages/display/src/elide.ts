import { isMark } from './marks.ts'

/** Never appears in what is shown for its own sake: in a component it stays percent-encoded, in a domain it is mapped. */
export const ELLIPSIS = '…'

/** Shorter pieces of a string say nothing. */
const LEAST_PIECE = 6
/** `/…` is not shorter than this. */
const SHORTEST = 2

export interface Tail {
  readonly path: string
  /** With `?`; empty when there is none. */
  readonly query: string
  /** With `#`; empty when there is none. */
  readonly fragment: string
}

export function codePointLength(text: string): number {
  let length = 0
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c < 0xdc00 || c > 0xdfff) length++
  }
  return length
}

/**
 * Shortens what is after the host: first the fragment goes, then the query, then the middle of the
 * path. An ellipsis replaces each.
 *
 * @param room - In code points. When there is too little for anything, `/…` or as much is left.
 */
export function elideTail(tail: Tail, room: number): Tail {
  const shown = elideParts(tail, room)
  const least = tail.path.startsWith('/') ? `/${ELLIPSIS}` : ELLIPSIS
  // Right after a host, an ellipsis would be one of labels.
  const canBeLess = tail.path !== '' && tailLength(shown) > Math.max(room, least.length)
  return canBeLess ? { path: least, query: '', fragment: '' } : shown
}

export function tailLength({ path, query, fragment }: Tail): number {
  return codePointLength(path) + codePointLength(query) + codePointLength(fragment)
}

function elideParts(tail: Tail, room: number): Tail {
  const { path, query, fragment } = tail
  const pathLength = codePointLength(path)
  const queryLength = codePointLength(query)
  const restLength = queryLength + codePointLength(fragment)
  if (pathLength + restLength <= room) return tail
  if (fragment !== '' && pathLength + queryLength + 2 <= room) {
    return { path, query, fragment: `#${ELLIPSIS}` }
  }
  const pathRoom = Math.max(room - Math.min(restLength, SHORTEST), 0)
  const shown = pathLength <= Math.max(pathRoom, SHORTEST) ? path : elidePath(path, pathRoom)
  // After `/…`, another ellipsis would say nothing, and neither would one in the place of a single character.
  if (shown.endsWith(ELLIPSIS)) return { path: shown, query: '', fragment: '' }
  if (restLength <= SHORTEST) return { path: shown, query, fragment }
  return query !== ''
    ? { path: shown, query: `?${ELLIPSIS}`, fragment: '' }
    : { path: shown, query, fragment: `#${ELLIPSIS}` }
}

/** `/first/second/third/last` as `/first/…/last`: the end says what it is, the start where. */
function elidePath(path: string, room: number): string {
  if (!path.startsWith('/')) return elideMiddle(path, room) ?? ELLIPSIS
  const segments = path.slice(1).split('/')
  const last = segments.pop()!
  const before = segments.length === 0 ? '/' : `/${ELLIPSIS}/`
  const left = room - before.length - codePointLength(last)
  if (left < 0) {
    const shortened = elideMiddle(last, room - before.length)
    return shortened === null ? `/${ELLIPSIS}` : before + shortened
  }
  let start = ''
  let used = 0
  for (const segment of segments) {
    used += codePointLength(segment) + 1
    if (used > left) break
    start += `/${segment}`
  }
  return start + before + last
}

/** The start and the end of a string with an ellipsis between them; `null` when there is no room. */
function elideMiddle(text: string, room: number): string | null {
  if (room < LEAST_PIECE) return null
  const start = Math.ceil((room - 1) / 2)
  const units = unitsOf(text)
  let head = ''
  let used = 0
  let from = 0
  for (; from < units.length; from++) {
    const length = codePointLength(units[from]!)
    if (used + length > start) break
    used += length
    head += units[from]!
  }
  let tail = ''
  let to = units.length
  for (; to > from; to--) {
    const length = codePointLength(units[to - 1]!)
    if (used + length > room - 1) break
    used += length
    tail = units[to - 1]! + tail
  }
  return to === from ? text : head + ELLIPSIS + tail
}

/** What must not be cut: `%` with its digits, and a character with the marks on it. */
function unitsOf(text: string): string[] {
  const units: string[] = []
  for (const unit of text.match(/%[\dA-Fa-f]{2}|./gsu) ?? []) {
    if (isMark(unit.codePointAt(0)!) && units.length > 0) units[units.length - 1] += unit
    else units.push(unit)
  }
  return units
}

/**
 * How many labels of a host to leave out, from the left, the lowest first.
 *
 * @param most - All above this number stay: they are the registrable domain.
 */
export function labelsToElide(labels: readonly string[], most: number, room: number): number {
  let length = labels.reduce((sum, label) => sum + codePointLength(label) + 1, -1)
  if (length <= room) return 0
  let count = 0
  // The ellipsis replaces the label and its dot.
  for (; count < most && length + (count > 0 ? 1 : 0) > room; count++) {
    length -= codePointLength(labels[count]!) + 1
  }
  return count
}
