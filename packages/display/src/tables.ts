import { TABLES } from './generated/tables.ts'
import { base32Reader, type NumberReader, unfoldSign } from './number-text.ts'
import { once } from './once.ts'
import { HIDDEN, SCRIPTS_SHIFT } from './properties.ts'

/** The tables as they are used. */
export interface Tables {
  /** First code point of each run, ascending. */
  readonly starts: Int32Array
  /** By run: its property word. */
  readonly words: Int32Array
  /** By number of a script set: the scripts in it, the augmented ones of UTS #39 included. */
  readonly scriptSets: readonly (readonly string[])[]
  /** By code point: what replaces it in a skeleton, if that is not the code point itself. */
  readonly prototypes: ReadonlyMap<number, readonly number[]>
}

/** Decoded on first need, in about three milliseconds. */
export const getTables: () => Tables = /* @__PURE__ */ once(() => decodeTables(TABLES))

/** Reads the format that scripts/generate.ts draws. */
export function decodeTables(text: string): Tables {
  const [names, numbers] = text.split('~')
  const scripts = names!.split(' ')
  const next = base32Reader(numbers!)
  const scriptSets = readList(next, () => readList(next, () => scripts[next()]!))
  const classes = readList(next, () => next())
  const starts: number[] = []
  const words: number[] = []
  let start = 0
  readList(next, () => {
    starts.push(start)
    words.push(classes[next()]!)
    start += next() + 1
  })
  return {
    starts: Int32Array.from(starts),
    words: Int32Array.from(words),
    scriptSets,
    prototypes: readMap(next),
  }
}

function readMap(next: NumberReader): Map<number, readonly number[]> {
  const map = new Map<number, readonly number[]>()
  let source = -1
  let first = 0
  readList(next, () => {
    source += next() + 1
    const length = next()
    const parts: number[] = []
    for (let i = 0; i < length; i++) {
      if (i === 0) first += unfoldSign(next())
      parts.push(i === 0 ? first : next())
    }
    map.set(source, parts)
  })
  return map
}

function readList<T>(next: NumberReader, read: () => T): T[] {
  const list: T[] = []
  for (let left = next(); left > 0; left--) list.push(read())
  return list
}

/** The property word of a code point. */
export function wordOf(codePoint: number): number {
  const { starts, words } = getTables()
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= codePoint) low = middle
    else high = middle
  }
  return words[low] ?? HIDDEN
}

/** The scripts that a code point of this property word is used in; empty for one that goes with all. */
export function scriptsOf(word: number): readonly string[] {
  return getTables().scriptSets[word >> SCRIPTS_SHIFT]!
}
