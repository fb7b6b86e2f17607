import { isComposingJamo } from '../src/canonical-form.ts'
import {
  IN_CLASS,
  IN_CLASS_AFTER,
  IN_FIRST_PART,
  IN_LENGTH,
  IN_MAPPINGS,
  IN_RUN_LENGTH,
  IN_RUNS,
  IN_SECOND_PART,
  NFC_CONTEXTS,
  type NfcTexts,
} from '../src/canonical-tables.ts'
import {
  CLASS_CONTEXTS,
  IN_BIDI_AND_JOINING,
  IN_CLASS_OF_RUN,
  IN_CLASS_OF_SECOND,
  IN_COMBINING,
  IN_COUNT,
  IN_LENGTH_FROM_ROW,
  IN_LENGTH_OF_RUN,
  IN_OFFSET,
  IN_STATUS_AND_MARK,
  ROW_MASK,
  SLOTS,
  slotOf,
} from '../src/classes.ts'
import {
  COMPOSITION_CONTEXTS,
  IN_COMPOSITIONS,
  IN_FIRST,
  IN_FIRST_OF_SECOND,
  IN_GAP,
  IN_GAP_AFTER,
  IN_SECOND,
  IN_SECOND_AFTER_GAP,
  IN_SECOND_ID,
} from '../src/compositions.ts'
import {
  BIDI_AN,
  BIDI_EN,
  BIDI_L,
  BIDI_MASK,
  BIDI_NEUTRAL,
  BIDI_NSM,
  BIDI_OTHER,
  BIDI_R_AL,
  BIDI_SHIFT,
  COMBINING_SHIFT,
  COMPOSES,
  DISALLOWED,
  IGNORED,
  JOINING_D,
  JOINING_L,
  JOINING_MASK,
  JOINING_R,
  JOINING_T,
  MAPPED_BY_OFFSET,
  MAPPED_TO_MANY,
  MAPPED_TO_ONE,
  MARK,
  STATUS_MASK,
  VALID,
} from '../src/properties.ts'
import {
  BLOCKS,
  blockOf,
  digitsOf,
  IN_ALPHABET,
  IN_LETTER,
  IN_LETTER_BELOW,
  IN_REGION,
  IN_REGION_OF_BLOCK,
  IN_TARGET,
  IN_TARGET_AFTER,
  IN_TARGET_LENGTH,
  LETTER_MASK,
  regionOf,
  TARGET_CONTEXTS,
} from '../src/targets.ts'
import type { TableTexts } from '../src/unicode.ts'
import { foldSign, NumberWriter } from './number-writer.ts'
import { CODE_POINTS, type UnicodeData } from './ucd.ts'

/** Mappings by one of so many commonest distances cost no entry of their own. More make it larger. */
const COMMON_OFFSETS = 8
/** There is a context for each length. */
const LONGEST_TARGET = IN_REGION - IN_TARGET_LENGTH - 1

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

interface Run {
  readonly start: number
  length: number
  readonly value: CodePointClass
}

/** The texts of src/generated/nfc.ts. */
export function buildNfcTables(data: UnicodeData): NfcTexts {
  const compositions = findCompositions(data, () => true)
  const composites = new Set(compositions.map(({ composite }) => composite))
  const mappings = [...data.decomposition]
    .filter(([c]) => !composites.has(c))
    .sort(([a], [b]) => a - b)
  const writer = new NumberWriter(NFC_CONTEXTS)
  writeAscending(
    writer,
    IN_MAPPINGS,
    mappings.map(([c]) => c),
  )
  let last = [0, 0]
  for (const [c, [first, second, third]] of mappings) {
    if (first === undefined || third !== undefined) throw new Error(`U+${c.toString(16)} is new`)
    writer.write(second === undefined ? 0 : 1, IN_LENGTH)
    writer.writeSigned(first - last[0]!, IN_FIRST_PART)
    if (second !== undefined) writer.writeSigned(second - last[1]!, IN_SECOND_PART)
    last = [first, second ?? last[1]!]
  }
  const runs = findClassRuns(data)
  writeAscending(
    writer,
    IN_RUNS,
    runs.map(({ start }) => start),
  )
  let before = 0
  for (const { length, combining } of runs) {
    writer.write(length - 1, IN_RUN_LENGTH)
    writer.write(combining, IN_CLASS + (length > 1 ? 1 : 0), IN_CLASS_AFTER + before)
    before = combining
  }
  return [writeCompositions(compositions), writer.finish()]
}

interface ClassRun {
  readonly start: number
  readonly combining: number
  length: number
}

function findClassRuns(data: UnicodeData): ClassRun[] {
  const runs: ClassRun[] = []
  for (const [c, combining] of [...data.combiningClass].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1)
    if (last?.combining === combining && last.start + last.length === c) last.length++
    else runs.push({ start: c, combining, length: 1 })
  }
  return runs
}

/** The texts of src/generated/tables.ts. */
export function buildTables(data: UnicodeData): TableTexts {
  const compositions = findCompositions(data, (c) => isValid(data, c))
  checkNormalization(data, compositions)
  const runs = findRuns(classifier(data, compositions))
  return [writeClasses(runs), writeTargets(data, runs), writeCompositions(compositions)]
}

function writeClasses(runs: readonly Run[]): string {
  const classes = orderClasses(runs)
  const ids = new Map(classes.map((value, id) => [keyOf(value), id]))
  const writer = new NumberWriter(CLASS_CONTEXTS)
  writer.write(classes.length, IN_COUNT)
  for (const { word, offset } of classes) {
    writer.write(word & (STATUS_MASK | MARK), IN_STATUS_AND_MARK)
    writer.write((word & (BIDI_MASK | JOINING_MASK)) >> BIDI_SHIFT, IN_BIDI_AND_JOINING)
    writer.write(word >> COMBINING_SHIFT, IN_COMBINING)
    if (word === MAPPED_BY_OFFSET) writer.writeSigned(offset, IN_OFFSET)
  }
  let lastId = 0
  let idBefore = 0
  for (const { start, length, value } of runs) {
    const id = ids.get(keyOf(value))!
    writer.write(id, IN_CLASS_OF_RUN + lastId, IN_CLASS_OF_SECOND + idBefore)
    writer.write(length - 1, IN_LENGTH_OF_RUN + id, IN_LENGTH_FROM_ROW + (start & ROW_MASK))
    idBefore = lastId
    lastId = id
  }
  return writer.finish()
}

function writeTargets(data: UnicodeData, runs: readonly Run[]): string {
  const mappings = [...data.mapping].sort(([a], [b]) => a - b)
  const mapped = new Map(mappings.map(([c, mapping]) => [slotOf(c), mapping]))
  const alphabet = [
    ...new Set(mappings.flatMap(([, mapping]) => (mapping.length > 1 ? mapping : []))),
  ]
  alphabet.sort((a, b) => a - b)
  const letterIds = new Map(alphabet.map((letter, id) => [letter, id]))

  const writer = new NumberWriter(TARGET_CONTEXTS)
  writeAscending(writer, IN_ALPHABET, alphabet)
  const lastOnes = [0, 0, 0]
  let lastRegion = 0
  let lastDistance = 0
  let lastMany: readonly number[] = []
  for (const { start, length, value } of runs) {
    for (let slot = start; isInTargets(value) && slot < start + length; slot++) {
      const mapping = mapped.get(slot)!
      if (value.word === MAPPED_TO_ONE) {
        const block = blockOf(slot)
        const region = regionOf(mapping[0]!)
        writer.write(region, IN_REGION + lastRegion, IN_REGION_OF_BLOCK + block)
        const distance = foldSign(mapping[0]! - lastOnes[region]! - 1)
        writer.write(
          distance,
          IN_TARGET + region * BLOCKS + block,
          IN_TARGET_AFTER + digitsOf(lastDistance),
        )
        lastOnes[region] = mapping[0]!
        lastRegion = region
        lastDistance = distance
      } else {
        const letters = mapping.map((letter) => letterIds.get(letter)!)
        writer.write(letters.length - 2, IN_TARGET_LENGTH + lastMany.length)
        let number = 0
        letters.forEach((letter, i) => {
          const above = lastMany[i] ?? 0
          const context = IN_LETTER + Math.min(i, 3) * 4 + Math.min(digitsOf(number), 3)
          number = foldSign(letter - above)
          writer.write(number, context, IN_LETTER_BELOW + (above & LETTER_MASK))
        })
        lastMany = letters
      }
    }
  }
  return writer.finish()
}

function findRuns(classify: (c: number) => CodePointClass): Run[] {
  const runs: Run[] = []
  let slots = 0
  for (let c = 0; c < CODE_POINTS; c++) {
    const value = classify(c)
    const slot = slotOf(c)
    if (slot < 0) {
      if (value.word !== DISALLOWED) throw new Error(`U+${c.toString(16)} has no slot`)
      continue
    }
    if (slot !== slots++) throw new Error('Slots must follow the order of code points')
    const last = runs.at(-1)
    if (last !== undefined && keyOf(last.value) === keyOf(value)) last.length++
    else runs.push({ start: slot, length: 1, value })
  }
  if (slots !== SLOTS) throw new Error(`${slots} slots`)
  return runs
}

function keyOf({ word, offset }: CodePointClass): string {
  return `${word} ${offset}`
}

function isInTargets({ word }: CodePointClass): boolean {
  return word === MAPPED_TO_ONE || word === MAPPED_TO_MANY
}

/** The commonest first. */
function orderClasses(runs: readonly Run[]): CodePointClass[] {
  const uses = new Map<string, { readonly value: CodePointClass; count: number }>()
  for (const { value } of runs) {
    const use = uses.get(keyOf(value))
    if (use === undefined) uses.set(keyOf(value), { value, count: 1 })
    else use.count++
  }
  if (uses.size > IN_CLASS_OF_SECOND - IN_CLASS_OF_RUN) throw new Error(`${uses.size} classes`)
  return [...uses.values()].sort((a, b) => b.count - a.count).map(({ value }) => value)
}

function writeAscending(writer: NumberWriter, context: number, numbers: readonly number[]): void {
  writer.write(numbers.length, context)
  numbers.forEach((number, i) => {
    writer.write(number - (i === 0 ? -1 : numbers[i - 1]!) - 1, context)
  })
}

function writeCompositions(compositions: readonly Composition[]): string {
  const writer = new NumberWriter(COMPOSITION_CONTEXTS)
  const seconds = [...new Set(compositions.map(({ second }) => second))].sort((a, b) => a - b)
  if (seconds.length > IN_GAP - IN_FIRST_OF_SECOND)
    throw new Error(`${seconds.length} second parts`)
  writeAscending(writer, IN_SECOND, seconds)
  writer.write(compositions.length, IN_COMPOSITIONS)
  let lastGap = 0
  let last: Composition = { composite: -1, first: 0, second: seconds[0]! }
  for (const composition of compositions) {
    const gap = composition.composite - last.composite - 1
    const id = seconds.indexOf(composition.second)
    const lastId = seconds.indexOf(last.second)
    writer.write(gap, IN_GAP + Math.min(lastGap, 31), IN_GAP_AFTER + lastId)
    writer.write(id, IN_SECOND_ID + lastId, IN_SECOND_AFTER_GAP + Math.min(gap, 31))
    const first = composition.first - last.first
    writer.writeSigned(first, IN_FIRST + (id > lastId ? 1 : 0), IN_FIRST_OF_SECOND + id)
    lastGap = gap
    last = composition
  }
  return writer.finish()
}

function isValid(data: UnicodeData, c: number): boolean {
  const status = data.status.get(c)
  return status === 'valid' || status === 'deviation'
}

function findCompositions(data: UnicodeData, isTaken: (c: number) => boolean): Composition[] {
  const compositions: Composition[] = []
  for (const [composite, parts] of data.decomposition) {
    if (!isTaken(composite) || data.compositionExclusions.has(composite)) continue
    const [first, second] = parts
    if (first === undefined || second === undefined) continue
    // https://www.unicode.org/reports/tr15/#Primary_Exclusion_List_Table: non-starter decompositions
    if (data.combiningClass.has(composite) || data.combiningClass.has(first)) continue
    compositions.push({ composite, first, second })
  }
  return compositions.sort((a, b) => a.composite - b.composite)
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

/** What src/unicode.ts relies on: outside the valid code points, nothing has a say in NFC. */
function checkNormalization(data: UnicodeData, compositions: readonly Composition[]): void {
  const composites = new Set(compositions.map(({ composite }) => composite))
  const fail = (c: number, why: string) => {
    throw new Error(
      `U+${c.toString(16)} ${why}: NFC needs more than the compositions of valid code points`,
    )
  }
  for (const [c] of data.decomposition) {
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
      if (mapping.length > LONGEST_TARGET) throw new Error(`U+${c.toString(16)} maps to too much`)
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
