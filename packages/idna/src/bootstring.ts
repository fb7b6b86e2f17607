import type { CodePoints } from './code-points.ts'
import { OrderTree } from './order-tree.ts'

// https://www.rfc-editor.org/rfc/rfc3492#section-5
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_N = 0x80
const DELIMITER = 0x2d
/** Section 6.4 asks for at least 26 bits; this is what most implementations take. */
const MAX_INTEGER = 0x7fffffff

/** Up to so many insertions the simple quadratic way is faster than the tree. */
const FEW = 48

/** https://www.rfc-editor.org/rfc/rfc3492#section-6.1, in 32-bit integers: a delta has 31 bits. */
function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? (delta / DAMP) | 0 : delta >> 1
  rest += (rest / points) | 0
  let k = 0
  while (rest > ((BASE - T_MIN) * T_MAX) >> 1) {
    rest = (rest / (BASE - T_MIN)) | 0
    k += BASE
  }
  return k + ((((BASE - T_MIN + 1) * rest) / (rest + SKEW)) | 0)
}

function threshold(k: number, bias: number): number {
  const t = k - bias
  return Math.max(T_MIN, Math.min(t, T_MAX))
}

/**
 * https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 *
 * The standard's loop looks at the whole input once for each distinct code point. This one sorts the
 * code points outside ASCII by value and place; the number of letters handled before a place, which is
 * what the loop counts, then comes from a tree. Same output in O(n log n).
 *
 * @param output - Gets the encoded text appended.
 * @returns `false` when a delta overflows or the input holds a surrogate.
 */
export function encodeCodePoints(
  data: Int32Array,
  start: number,
  end: number,
  output: CodePoints,
): boolean {
  const basic = output.reserve(end - start + 1)
  let basicEnd = output.length
  for (let i = start; i < end; i++) {
    const c = data[i]!
    if (c < INITIAL_N) basic[basicEnd++] = c
    else if (c >= 0xd800 && c <= 0xdfff) return false
  }
  let handled = basicEnd - output.length
  if (handled > 0) basic[basicEnd++] = DELIMITER
  output.length = basicEnd
  const count = end - start - handled
  const extended = numbers(count)
  const basicBefore = numbers(count)
  for (let i = start, place = 0; place < count; i++) {
    if (data[i]! < INITIAL_N) continue
    extended[place] = data[i]!
    basicBefore[place] = i - start - place
    place++
  }

  const order = sortedOrder(extended)
  const tree = count > FEW ? new OrderTree(count) : null
  let n = INITIAL_N
  let next = 0
  let bias = INITIAL_BIAS
  for (let k = 0; k < count; k++) {
    const place = order[k]!
    const c = extended[place]!
    const index =
      basicBefore[place]! + (tree === null ? smallerBefore(order, k) : tree.takenBefore(place))
    let delta = index - next
    if (c !== n) delta += (c - n) * (handled + 1)
    if (delta > MAX_INTEGER) return false
    writeInteger(output, delta, bias)
    bias = adapt(delta, handled + 1, k === 0)
    tree?.take(place)
    handled++
    n = c
    next = index + 1
  }
  return true
}

/** Room for `count` numbers: an array is quicker made, but a collector of garbage goes through long ones. */
function numbers(count: number): number[] | Int32Array {
  return count > FEW ? new Int32Array(count) : []
}

/** A number of 31 bits has at most seven digits. */
const MOST_DIGITS = 7

function writeInteger(output: CodePoints, delta: number, bias: number): void {
  const data = output.reserve(MOST_DIGITS)
  let q = delta
  for (let k = BASE; ; k += BASE) {
    const t = threshold(k, bias)
    if (q < t) break
    const rest = q - t
    data[output.length++] = digitCode(t + (rest % (BASE - t)))
    q = (rest / (BASE - t)) | 0
  }
  data[output.length++] = digitCode(q)
}

function digitCode(digit: number): number {
  return digit < 26 ? digit + 0x61 : digit - 26 + 0x30
}

/** Places of `values` by value, then place. */
function sortedOrder(values: ArrayLike<number>): ArrayLike<number> {
  const count = values.length
  if (count <= FEW) {
    const order: number[] = []
    for (let place = 0; place < count; place++) {
      let at = place
      while (at > 0 && values[order[at - 1]!]! > values[place]!) {
        order[at] = order[at - 1]!
        at--
      }
      order[at] = place
    }
    return order
  }
  // A radix sort, by a third of the bits at a time.
  let order = new Int32Array(count)
  for (let place = 0; place < count; place++) order[place] = place
  for (let shift = 0; shift < 21; shift += 7) {
    const digitOf = (place: number): number => (values[place]! >> shift) & 0x7f
    // Where the places of each digit begin.
    const starts = new Int32Array(0x81)
    for (let place = 0; place < count; place++) starts[digitOf(place) + 1]! += 1
    for (let digit = 0; digit < 0x7f; digit++) starts[digit + 1]! += starts[digit]!
    const sorted = new Int32Array(count)
    for (const place of order) sorted[starts[digitOf(place)]!++] = place
    order = sorted
  }
  return order
}

/** How many of the first `k` in `order` lie before the `k`-th. */
function smallerBefore(order: ArrayLike<number>, k: number): number {
  const place = order[k]!
  let count = 0
  for (let i = 0; i < k; i++) if (order[i]! < place) count++
  return count
}

/**
 * https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 *
 * Decodes the ASCII code points of `source` from `start` to `end` and appends the result to `target`,
 * which may be the same buffer. Many insertions are done backwards with a tree, in O(n log n).
 *
 * @returns Whether the input was valid; if not, `target` is as before.
 */
export function decodeCodePoints(
  source: CodePoints,
  start: number,
  end: number,
  target: CodePoints,
): boolean {
  let basicEnd = start
  for (let i = end - 1; i > start; i--) {
    if (source.data[i] === DELIMITER) {
      basicEnd = i
      break
    }
  }
  const basicCount = basicEnd - start
  const points: number[] = []
  const places: number[] = []
  let length = basicCount
  let n = INITIAL_N
  let i = 0
  let bias = INITIAL_BIAS
  for (let at = basicCount > 0 ? basicEnd + 1 : start; at < end; ) {
    const before = i
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      if (at >= end) return false
      const digit = digitValue(source.data[at++]!)
      if (digit < 0 || digit > (MAX_INTEGER - i) / weight) return false
      i += digit * weight
      const t = threshold(k, bias)
      if (digit < t) break
      if (weight > MAX_INTEGER / (BASE - t)) return false
      weight *= BASE - t
    }
    length++
    bias = adapt(i - before, length, before === 0 && points.length === 0)
    n += (i / length) | 0
    if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) return false
    i %= length
    points.push(n)
    places.push(i)
    i++
  }
  // A basic code point is ASCII: the callers have checked.
  const data = target.reserve(length)
  const origin = target.length
  if (points.length <= FEW) {
    for (let k = 0; k < basicCount; k++) data[origin + k] = source.data[start + k]!
    let size = basicCount
    for (let k = 0; k < points.length; k++) {
      const place = origin + places[k]!
      const sizeEnd = origin + size
      if (sizeEnd - place > FEW) data.copyWithin(place + 1, place, sizeEnd)
      else for (let at = sizeEnd; at > place; at--) data[at] = data[at - 1]!
      data[place] = points[k]!
      size++
    }
  } else {
    insertBackwards(data, origin, length, points, places)
    let basic = start
    for (let place = 0; place < length; place++) {
      if (data[origin + place] === FREE) data[origin + place] = source.data[basic++]!
    }
  }
  target.length += length
  return true
}

const FREE = -1

/** The last letter inserted stands where it was put; then each earlier one among the places left. */
function insertBackwards(
  data: Int32Array,
  origin: number,
  length: number,
  points: readonly number[],
  places: readonly number[],
): void {
  data.fill(FREE, origin, origin + length)
  const tree = new OrderTree(length)
  for (let k = points.length - 1; k >= 0; k--) {
    const place = tree.freeAt(places[k]!)
    tree.take(place)
    data[origin + place] = points[k]!
  }
}

function digitValue(c: number): number {
  if (c >= 0x61 && c <= 0x7a) return c - 0x61
  if (c >= 0x41 && c <= 0x5a) return c - 0x41
  return c >= 0x30 && c <= 0x39 ? c - 0x30 + 26 : -1
}
