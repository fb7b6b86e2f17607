/** Some code points: those of ASCII for which a bit is set, in words of 32 bits, and none, one or all of the others. */
export interface CodePointSet {
  readonly ascii: readonly number[]
  readonly others: 'none' | 'all' | number
}

const NONE: readonly number[] = [0, 0, 0, 0]

/** Any code point at all. */
export const ANY: CodePointSet = { ascii: [-1, -1, -1, -1], others: 'all' }

/** The ASCII characters from one to another. */
export function asciiRange(from: number, to: number): CodePointSet {
  const ascii = [...NONE]
  for (let c = from; c <= to; c++) ascii[c >> 5]! |= 1 << (c & 31)
  return { ascii, others: 'none' }
}

/** The set of one code point. */
export function onePoint(codePoint: number): CodePointSet {
  return codePoint < 0x80 ? asciiRange(codePoint, codePoint) : { ascii: NONE, others: codePoint }
}

/** What either of two sets has, where at most one of them has single characters outside ASCII. */
export function union(a: CodePointSet, b: CodePointSet): CodePointSet {
  return {
    ascii: a.ascii.map((word, index) => word | b.ascii[index]!),
    others: a.others === 'none' || b.others === 'all' ? b.others : a.others,
  }
}

/** All others, for a set that has none or all characters outside ASCII. */
export function complement({ ascii, others }: CodePointSet): CodePointSet {
  return { ascii: ascii.map((word) => ~word), others: others === 'all' ? 'none' : 'all' }
}

export function hasPoint({ ascii, others }: CodePointSet, c: number): boolean {
  if (c < 0x80) return ((ascii[c >> 5]! >>> (c & 31)) & 1) === 1
  return others === 'all' || others === c
}
