import { LONGEST_DECOMPOSITION } from '../src/normalize.ts'
import {
  BIDI_AN,
  BIDI_EN,
  BIDI_L,
  BIDI_NEUTRAL,
  BIDI_NSM,
  BIDI_OTHER,
  BIDI_R_AL,
  COMBINING_SHIFT,
  COMPOSES,
  DISALLOWED,
  IGNORED,
  JOINING_D,
  JOINING_L,
  JOINING_R,
  JOINING_T,
  MAPPED_BY_OFFSET,
  MAPPED_TO_MANY,
  MAPPED_TO_ONE,
  MARK,
  VALID,
} from '../src/properties.ts'
import { SLOTS, slotOf, type TableSource } from '../src/tables.ts'
import { encodeNumbers, foldSign } from './encode-numbers.ts'
import { CODE_POINTS, type UnicodeData } from './ucd.ts'

/** Mappings by one of so many commonest distances cost no entry of their own. More make it larger. */
const COMMON_OFFSETS = 8
const LONGEST_TEXT = 31
const TEXT_PLACES = 2 ** 26

interface CodePointClass {
  readonly word: number
  readonly offset: number
}

interface Composition {
  readonly composite: number
  readonly first: number
  readonly second: number
}

const BIDI: Readonly<Record<string, number>> = {
  L: BIDI_L,
  R: BIDI_R_AL,
  AL: BIDI_R_AL,
  AN: BIDI_AN,
  EN: BIDI_EN,
  NSM: BIDI_NSM,
  ES: BIDI_NEUTRAL,
  CS: BIDI_NEUTRAL,
  ET: BIDI_NEUTRAL,
  ON: BIDI_NEUTRAL,
  BN: BIDI_NEUTRAL,
}

const JOINING: Readonly<Record<string, number>> = {
  L: JOINING_L,
  R: JOINING_R,
  D: JOINING_D,
  T: JOINING_T,
}

export function buildTables(data: UnicodeData): TableSource {
  const compositions = findCompositions(data)
  checkNormalization(data, compositions)
  const classify = classifier(data, compositions)

  const lengths: number[] = []
  const runs: CodePointClass[] = []
  const uses = new Map<string, { readonly value: CodePointClass; count: number }>()
  const singles: number[] = []
  const texts: (readonly number[])[] = []
  const blocks = new Set<number>()
  let previousKey = ''
  let slots = 0
  for (let c = 0; c < CODE_POINTS; c++) {
    const value = classify(c)
    const slot = slotOf(c)
    if (slot < 0) {
      if (value.word !== DISALLOWED) throw new Error(`U+${c.toString(16)} has no slot`)
      continue
    }
    if (slot !== slots++) throw new Error('Slots must follow the order of code points')
    const key = `${value.word} ${value.offset}`
    if (key === previousKey) lengths[lengths.length - 1]! += 1
    else {
      lengths.push(1)
      runs.push(value)
      const use = uses.get(key)
      if (use === undefined) uses.set(key, { value, count: 1 })
      else use.count++
      previousKey = key
    }
    if (value.word === MAPPED_TO_ONE || value.word === MAPPED_TO_MANY) {
      blocks.add(slot >> 6)
      const mapping = data.mapping.get(c)!
      if (mapping.length === 1) singles.push(mapping[0]!)
      else texts.push(mapping)
    }
  }
  if (slots !== SLOTS) throw new Error(`${slots} slots`)

  // Class 0 must be the disallowed one: a fresh table is full of it.
  const classes = [...uses.values()]
    .sort((a, b) => rank(a.value) - rank(b.value) || b.count - a.count)
    .map(({ value }) => value)
  if (classes[0]!.word !== DISALLOWED) throw new Error('No code point is disallowed')
  if (classes.length > 256) throw new Error(`${classes.length} classes do not fit a byte`)
  if (blocks.size + 1 > 0xffff) throw new Error(`${blocks.size} blocks do not fit 16 bits`)
  const ids = new Map(classes.map(({ word, offset }, id) => [`${word} ${offset}`, id]))

  return {
    classes: encodeNumbers(
      classes.flatMap(({ word, offset }) =>
        word === MAPPED_BY_OFFSET ? [word, foldSign(offset)] : [word],
      ),
    ),
    runLengths: encodeNumbers(lengths.map((length) => length - 1)),
    runClasses: encodeNumbers(runs.map(({ word, offset }) => ids.get(`${word} ${offset}`)!)),
    blockCount: blocks.size + 1,
    singleTargets: encodeNumbers(steps(singles, 0).map((step) => foldSign(step - 1))),
    ...encodeTexts(texts),
    ...encodeCompositions(compositions),
  }
}

function rank({ word }: CodePointClass): number {
  return word === DISALLOWED ? 0 : 1
}

function steps(numbers: readonly number[], start: number): number[] {
  return numbers.map((number, i) => number - (i === 0 ? start : numbers[i - 1]!))
}

function encodeTexts(texts: readonly (readonly number[])[]) {
  const alphabet = [...new Set(texts.flat())].sort((a, b) => a - b)
  const letterIds = new Map(alphabet.map((letter, id) => [letter, id]))
  if (Math.max(...texts.map((text) => text.length)) > LONGEST_TEXT) {
    throw new Error(`A mapping is longer than ${LONGEST_TEXT}`)
  }
  if (texts.flat().length >= TEXT_PLACES) throw new Error('Too much mapping text')
  return {
    targetAlphabet: encodeNumbers(steps(alphabet, -1).map((step) => step - 1)),
    targetLengths: encodeNumbers(texts.map((text) => text.length - 2)),
    targetText: encodeNumbers(texts.flat().map((letter) => letterIds.get(letter)!)),
  }
}

function encodeCompositions(compositions: readonly Composition[]) {
  const seconds = [...new Set(compositions.map(({ second }) => second))].sort((a, b) => a - b)
  if (seconds.length > 127) throw new Error(`${seconds.length} second parts do not fit 7 bits`)
  const firsts = compositions.map(({ first }) => first)
  const composites = compositions.map(({ composite }) => composite)
  return {
    secondParts: encodeNumbers(steps(seconds, -1).map((step) => step - 1)),
    compositeGaps: encodeNumbers(steps(composites, -1).map((step) => step - 1)),
    firstParts: encodeNumbers(steps(firsts, 0).map(foldSign)),
    secondPartIds: encodeNumbers(compositions.map(({ second }) => seconds.indexOf(second))),
  }
}

function isValid(data: UnicodeData, c: number): boolean {
  const status = data.status.get(c)
  return status === 'valid' || status === 'deviation'
}

function findCompositions(data: UnicodeData): Composition[] {
  const found: Composition[] = []
  for (const [composite, parts] of data.decomposition) {
    if (!isValid(data, composite) || data.compositionExclusions.has(composite)) continue
    const [first, second] = parts
    if (first === undefined || second === undefined) continue
    // https://www.unicode.org/reports/tr15/#Primary_Exclusion_List_Table: non-starter decompositions
    if (data.combiningClass.has(composite) || data.combiningClass.has(first)) continue
    found.push({ composite, first, second })
  }
  return found.sort((a, b) => a.composite - b.composite)
}

/**
 * NFC_Quick_Check=Maybe: second parts, and composites whose decomposition begins with one, such as
 * U+113C7, which gives its first part away to a U+1138B before it.
 */
function findComposing(compositions: readonly Composition[]): Set<number> {
  const composing = new Set(compositions.map(({ second }) => second))
  for (let size = 0; size !== composing.size; ) {
    size = composing.size
    for (const { composite, first } of compositions)
      if (composing.has(first)) composing.add(composite)
  }
  return composing
}

/** Hangul vowel and trailing consonant jamo compose by arithmetic. */
function isComposingJamo(c: number): boolean {
  return (c >= 0x1161 && c <= 0x1175) || (c >= 0x11a8 && c <= 0x11c2)
}

/** What src/normalize.ts relies on: outside the valid code points, nothing has a say in NFC. */
function checkNormalization(data: UnicodeData, compositions: readonly Composition[]): void {
  const composites = new Set(compositions.map(({ composite }) => composite))
  const fail = (c: number, why: string) => {
    throw new Error(
      `U+${c.toString(16)} ${why}: NFC needs more than the compositions of valid code points`,
    )
  }
  const lengthOf = (c: number): number =>
    (data.decomposition.get(c) ?? []).reduce((sum, part) => sum + lengthOf(part), 0) || 1
  for (const [c] of data.decomposition) {
    if (lengthOf(c) > LONGEST_DECOMPOSITION) fail(c, 'has a long decomposition')
    const status = data.status.get(c)
    if (status === 'disallowed') fail(c, 'is disallowed and has a decomposition')
    if (isValid(data, c) && !composites.has(c)) fail(c, 'is valid and decomposes for good')
  }
  for (const [c] of data.combiningClass) {
    if (data.status.get(c) === 'disallowed') fail(c, 'is disallowed and has a combining class')
  }
  for (const { first, second } of compositions) {
    if (!isValid(data, first)) fail(first, 'begins a composition and is not valid')
    if (!isValid(data, second)) fail(second, 'ends a composition and is not valid')
  }
  for (const [c, mapping] of data.mapping) {
    if (!mapping.every((target) => isValid(data, target))) fail(c, 'maps to what is not valid')
  }
}

function classifier(
  data: UnicodeData,
  compositions: readonly Composition[],
): (c: number) => CodePointClass {
  const composing = findComposing(compositions)
  const counts = new Map<number, number>()
  for (const [c, mapping] of data.mapping) {
    if (mapping.length !== 1) continue
    const offset = mapping[0]! - c
    counts.set(offset, (counts.get(offset) ?? 0) + 1)
  }
  const common = new Set(
    [...counts]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, COMMON_OFFSETS)
      .map(([offset]) => offset),
  )
  return (c) => {
    const status = data.status.get(c)
    if (status === 'disallowed') return { word: DISALLOWED, offset: 0 }
    if (status === 'ignored') return { word: IGNORED, offset: 0 }
    if (status === 'mapped') {
      const mapping = data.mapping.get(c)!
      if (mapping.length === 0) throw new Error(`U+${c.toString(16)} is mapped to nothing`)
      if (mapping.length > 1) return { word: MAPPED_TO_MANY, offset: 0 }
      const offset = mapping[0]! - c
      return common.has(offset)
        ? { word: MAPPED_BY_OFFSET, offset }
        : { word: MAPPED_TO_ONE, offset: 0 }
    }
    if (!isValid(data, c)) throw new Error(`U+${c.toString(16)} has the unknown status ${status}`)
    const mark = data.generalCategory.get(c)!.startsWith('M') ? MARK : 0
    const bidi = BIDI[data.bidiClass.get(c)!] ?? BIDI_OTHER
    const joining = JOINING[data.joiningType.get(c) ?? 'U'] ?? 0
    const combining = (data.combiningClass.get(c) ?? 0) << COMBINING_SHIFT
    const composes = composing.has(c) || isComposingJamo(c) ? COMPOSES : 0
    return { word: VALID | mark | bidi | joining | combining | composes, offset: 0 }
  }
}
