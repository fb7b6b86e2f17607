import type { CodePoints } from './code-points.ts'

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

/** Up to so many places are sorted by insertion, in arrays that are used again. */
const FEW = 32

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
  return k > bias ? Math.min(k - bias, T_MAX) : T_MIN
}

type Numbers = number[] | Int32Array

const fewKeys: number[] = []
const fewCounts: number[] = []
const fewOrder: number[] = []

/**
 * https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 *
 * The standard's loop looks at the whole input once for each distinct code point. This one sorts the places of
 * the code points outside ASCII by value. The number of letters handled before a place, which is what the loop
 * counts, is the number of those that are left of it and went before it. Same output in O(n log n).
 *
 * @param output - Gets the encoded text appended.
 * @returns `false` when a delta overflows or the input holds a surrogate.
 */
export function encodeCodePoints(
  data: readonly number[],
  start: number,
  end: number,
  output: CodePoints,
): boolean {
  const units = output.data
  let length = output.length
  for (let i = start; i < end; i++) {
    const c = data[i]!
    if (c < INITIAL_N) units[length++] = c
    else if (c >= 0xd800 && c <= 0xdfff) return false
  }
  let handled = length - output.length
  if (handled > 0) units[length++] = DELIMITER

  const count = end - start - handled
  const isShort = count <= FEW
  const keys: Numbers = isShort ? fewKeys : new Int32Array(count)
  const indexes: Numbers = isShort ? fewCounts : new Int32Array(count)
  let order: Numbers = isShort ? fewOrder : new Int32Array(count)
  for (let i = start, place = 0; place < count; i++) {
    const c = data[i]!
    if (c < INITIAL_N) continue
    const block = place - (place % FEW)
    let at = place
    for (; at > block && keys[order[at - 1]!]! > c; at--) order[at] = order[at - 1]!
    order[at] = place
    keys[place] = c
    // The ASCII before it, and what of its block.
    indexes[place] = i - start - place + at - block
    place++
  }
  if (!isShort) order = mergeSort(order, keys, indexes)

  let n = INITIAL_N
  let next = 0
  let bias = INITIAL_BIAS
  for (let k = 0; k < count; k++) {
    const place = order[k]!
    const c = keys[place]!
    const index = indexes[place]!
    let delta = index - next
    if (c !== n) delta += (c - n) * (handled + 1)
    if (delta > MAX_INTEGER) return false
    let q = delta
    let t = threshold(BASE, bias)
    for (let next = BASE; q >= t; t = threshold(next, bias)) {
      const rest = q - t
      q = (rest / (BASE - t)) | 0
      units[length++] = digitCode(t + rest - q * (BASE - t))
      next += BASE
    }
    units[length++] = digitCode(q)
    handled++
    bias = adapt(delta, handled, k === 0)
    n = c
    next = index + 1
  }
  output.length = length
  return true
}

function digitCode(digit: number): number {
  return digit < 26 ? digit + 0x61 : digit - 26 + 0x30
}

/**
 * Sorts items by key, stably, and adds to the count of each how many of those left of it go before it. Where keys and
 * counts are the same numbers, a key grows while its item is passed; else blocks of `FEW` items are sorted already.
 */
function mergeSort(order: Numbers, keys: Numbers, counts: Numbers): Numbers {
  const step = keys === counts ? 1 : 0
  const size = order.length
  let source = order
  let target: Numbers = new Int32Array(size)
  for (let half = step === 1 ? 1 : FEW; half < size; half *= 2) {
    for (let from = 0; from < size; from += 2 * half) {
      const middle = Math.min(from + half, size)
      const to = Math.min(middle + half, size)
      let left = from
      let right = middle
      for (let at = from; at < to; at++) {
        const passed = left - from
        const isLeft =
          left < middle &&
          (right === to || keys[source[left]!]! <= keys[source[right]!]! + step * passed)
        const item = source[isLeft ? left++ : right++]!
        if (!isLeft) counts[item]! += passed
        target[at] = item
      }
    }
    const sorted = target
    target = source
    source = sorted
  }
  return source
}

/**
 * https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 *
 * Decodes the ASCII code points of `source` from `start` to `end` and appends the result to `target`,
 * which may be the same buffer. All insertions are done at once, in O(n log n).
 *
 * @returns Whether the input was valid; if not, `target` is as before.
 */
export function decodeCodePoints(
  source: CodePoints,
  start: number,
  end: number,
  target: CodePoints,
): boolean {
  let basicEnd = end - 1
  while (basicEnd > start && source.data[basicEnd] !== DELIMITER) basicEnd--
  if (basicEnd < start) basicEnd = start
  const points: number[] = []
  const places: number[] = []
  let length = basicEnd - start
  let n = INITIAL_N
  let i = 0
  let bias = INITIAL_BIAS
  for (let at = length > 0 ? basicEnd + 1 : start; at < end; ) {
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
    points[points.length] = n
    places[places.length] = i
    i++
  }
  // A letter moves right by one for each later one that is put before it. With the last one first, those are the
  // letters left of it, and it is compared with them by the place that it has moved to.
  let order: Numbers = new Int32Array(points.length)
  for (let k = 0; k < order.length; k++) order[k] = order.length - 1 - k
  order = mergeSort(order, places, places)
  // A basic code point is ASCII: the callers have checked.
  let basic = start
  for (let place = 0, next = 0; place < length; place++) {
    const k = order[next]
    if (k !== undefined && places[k] === place) {
      target.data[target.length++] = points[k]!
      next++
    } else target.data[target.length++] = source.data[basic++]!
  }
  return true
}

function digitValue(c: number): number {
  if (c >= 0x61 && c <= 0x7a) return c - 0x61
  if (c >= 0x41 && c <= 0x5a) return c - 0x41
  return c >= 0x30 && c <= 0x39 ? c - 0x30 + 26 : -1
}
