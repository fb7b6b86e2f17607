/**
 * A tag that is split at its hyphens: where each subtag starts and ends, and which part of the grammar it is.
 *
 * `zh-yue-HK-x-a` has the bounds `[0, 2, 3, 6, 7, 9, 10, 11, 12, 13]`. The part fields are indices of subtags:
 * extlangs are `1 … extlangEnd`, variants `variantStart … variantEnd`, extensions `variantEnd … privateStart`,
 * private use `privateStart … count`. `script` and `region` are 0 if the tag has none, since a language comes first.
 */
export interface Subtags {
  readonly bounds: readonly number[]
  readonly count: number
  readonly extlangEnd: number
  readonly script: number
  readonly region: number
  readonly variantStart: number
  readonly variantEnd: number
  readonly privateStart: number
}

/** Where a tag stops being well-formed. */
export interface Malformed {
  readonly start: number
  readonly end: number
}

const ALPHA = 1
const DIGIT = 2
const HYPHEN = 0x2d

/**
 * Splits a tag by the grammar. It does not know grandfathered tags.
 *
 * https://www.rfc-editor.org/rfc/rfc5646#section-2.1
 *
 * The grammar needs no backtracking: the length and the kind of characters of a subtag, and the subtags before it, decide.
 *
 * @returns For a tag that is not well-formed, the first subtag that is not allowed in its place, or the first character
 * that is not allowed anywhere, whichever comes first.
 */
export function cutSubtags(tag: string): Subtags | Malformed {
  const bounds: number[] = []
  // For each subtag: the length in the low four bits, then the kinds of characters, then whether it starts with a digit.
  const shapes: number[] = []
  let start = 0
  let kinds = 0
  let fault: Malformed | null = null
  for (let i = 0; i <= tag.length && fault === null; i++) {
    const code = i === tag.length ? HYPHEN : tag.charCodeAt(i)
    const kind = kindOf(code)
    if (kind !== 0) {
      kinds |= kind
      continue
    }
    if (code !== HYPHEN) fault = { start: i, end: i + 1 }
    const length = i - start
    if (length > 8 || (length === 0 && fault === null)) fault = { start, end: i }
    else if (length > 0) {
      // A subtag that ends at a wrong character counts too: it may be the first that is not allowed in its place.
      const firstIsDigit = tag.charCodeAt(start) <= 0x39 ? 0x40 : 0
      shapes.push(length | (kinds << 4) | firstIsDigit)
      bounds.push(start, i)
    }
    start = i + 1
    kinds = 0
  }
  return placeSubtags(tag, bounds, shapes, fault)
}

function kindOf(code: number): number {
  const letter = code | 0x20
  if (letter >= 0x61 && letter <= 0x7a && code < 0x80) return ALPHA
  return code >= 0x30 && code <= 0x39 ? DIGIT : 0
}

/** @param fault - The error after these subtags; `null` if they are the complete tag. */
function placeSubtags(
  tag: string,
  bounds: number[],
  shapes: number[],
  fault: Malformed | null,
): Subtags | Malformed {
  const count = shapes.length
  const isOf = (index: number, shape: number) => index < count && shapes[index] === shape
  const isAlpha = (index: number, length: number) => isOf(index, length | (ALPHA << 4))
  const malformedAt = (index: number): Malformed => ({
    start: bounds[2 * index]!,
    end: bounds[2 * index + 1]!,
  })

  let at = 0
  let extlangEnd = 1
  let script = 0
  let region = 0
  const [first] = shapes
  if (first === undefined) return fault ?? { start: 0, end: 0 }
  const isPrivateOnly = isSingleton(first) && isX(tag, bounds[0]!)
  if (!isPrivateOnly) {
    if (first >> 4 !== ALPHA || (first & 15) < 2) return malformedAt(0)
    at = 1
    if ((first & 15) <= 3) while (at <= 3 && isAlpha(at, 3)) at++
    extlangEnd = at
    if (isAlpha(at, 4)) script = at++
    if (isAlpha(at, 2) || isOf(at, 3 | (DIGIT << 4) | 0x40)) region = at++
  }
  const variantStart = at
  while (!isPrivateOnly && at < count && isVariant(shapes[at]!)) at++
  const variantEnd = at
  while (at < count && isSingleton(shapes[at]!) && !isX(tag, bounds[2 * at]!)) {
    const singleton = at++
    while (at < count && !isSingleton(shapes[at]!)) at++
    if (at === singleton + 1)
      return at < count ? malformedAt(at) : (fault ?? malformedAt(singleton))
  }
  const privateStart = at
  if (at < count && !isSingleton(shapes[at]!)) return malformedAt(at)
  if (fault !== null) return fault
  if (at + 1 === count) return malformedAt(at)
  return { bounds, count, extlangEnd, script, region, variantStart, variantEnd, privateStart }
}

function isVariant(shape: number): boolean {
  return (shape & 15) >= 5 || ((shape & 15) === 4 && (shape & 0x40) !== 0)
}

function isSingleton(shape: number): boolean {
  return (shape & 15) === 1
}

function isX(tag: string, index: number): boolean {
  return (tag.charCodeAt(index) | 0x20) === 0x78
}

/** Returns one subtag as written. */
export function subtagAt(tag: string, cut: Subtags, index: number): string {
  return tag.slice(cut.bounds[2 * index], cut.bounds[2 * index + 1])
}
