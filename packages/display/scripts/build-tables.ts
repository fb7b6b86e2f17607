import {
  ALLOWED,
  ARABIC_NUMBER,
  DIGIT,
  DOTTED,
  HIDDEN,
  LEFT_TO_RIGHT,
  LOOKALIKE_LETTER,
  LOOKALIKE_SIGN,
  LOOKALIKE_STROKE,
  MARK,
  RIGHT_TO_LEFT,
  SCRIPTS_SHIFT,
  SPACING,
} from '../src/properties.ts'
import { NumberWriter } from './number-writer.ts'
import { CODE_POINTS, type UnicodeData } from './ucd.ts'

/** https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts, by the names of Scripts.txt. */
const SCRIPTS: Readonly<Record<string, string>> = {
  Arabic: 'Arab',
  Armenian: 'Armn',
  Bengali: 'Beng',
  Bopomofo: 'Bopo',
  Cyrillic: 'Cyrl',
  Devanagari: 'Deva',
  Ethiopic: 'Ethi',
  Georgian: 'Geor',
  Greek: 'Grek',
  Gujarati: 'Gujr',
  Gurmukhi: 'Guru',
  Hangul: 'Hang',
  Han: 'Hani',
  Hebrew: 'Hebr',
  Hiragana: 'Hira',
  Kannada: 'Knda',
  Katakana: 'Kana',
  Khmer: 'Khmr',
  Lao: 'Laoo',
  Latin: 'Latn',
  Malayalam: 'Mlym',
  Myanmar: 'Mymr',
  Oriya: 'Orya',
  Sinhala: 'Sinh',
  Tamil: 'Taml',
  Telugu: 'Telu',
  Thaana: 'Thaa',
  Thai: 'Thai',
  Tibetan: 'Tibt',
}

/** https://www.unicode.org/iso15924/iso15924-codes.html: stands for all other scripts together. */
const OTHER_SCRIPT = 'Zzzz'

/** https://www.unicode.org/reports/tr39/#Augmented_Script_Sets */
const AUGMENTED: Readonly<Record<string, readonly string[]>> = {
  Bopo: ['Hanb'],
  Hang: ['Kore'],
  Hani: ['Hanb', 'Jpan', 'Kore'],
  Hira: ['Jpan'],
  Kana: ['Jpan'],
}

/**
 * Allowed by UTS #39 until Unicode 16, and in words of today: `ţ` of Romanian, as many keyboards had it; `ẁ`,
 * `ẃ`, `ẅ` of Welsh; `ѐ`, `ѝ` of Macedonian and Bulgarian; `ऽ`, `ॠ` of Hindi; the repetition of Khmer.
 */
const ALSO_ALLOWED: readonly (readonly [number, number])[] = [
  [0x163, 0x163],
  [0x450, 0x450],
  [0x45d, 0x45d],
  [0x93d, 0x93d],
  [0x960, 0x960],
  [0x17d7, 0x17d7],
  [0x1e81, 0x1e81],
  [0x1e83, 0x1e83],
  [0x1e85, 0x1e85],
]

export function isAllowed(data: UnicodeData, c: number): boolean {
  return data.allowed.has(c) || isIn(ALSO_ALLOWED, c)
}

function isIn(ranges: readonly (readonly [number, number])[], c: number): boolean {
  return ranges.some(([first, last]) => c >= first && c <= last)
}

/** https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point, without format characters. */
const IGNORABLE: readonly (readonly [number, number])[] = [
  [0x034f, 0x034f],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xffa0, 0xffa0],
  [0xe0000, 0xe0fff],
]

/**
 * Nothing is seen of these either, though no category and no property says so: blanks and fillers, a place
 * for an object that is not there, and joiners and selectors that only change the character next to them. Signs
 * that stack letters, as U+17D2 of Khmer, are seen by what they do, and words need them.
 */
const BLANKS: readonly number[] = [
  0x2800, 0x2d7f, 0xfffc, 0x1107f, 0x13440, 0x13441, 0x13442, 0x16fe4, 0x1bc9d, 0x1d159,
]

/** https://url.spec.whatwg.org/#url-rendering-i18n names the lock; these are all there are of its kind. */
const LOCKS: readonly [number, number] = [0x1f50f, 0x1f513]

/** What ends or divides a part of a URL, or could seem to. Quotation marks do neither. */
const DELIMITERS = new Set([...'/\\?#@:.%&=;+<>[]!'].map((c) => c.charCodeAt(0)))

/** Seem to divide labels, though no data say so, but for their like among letters of their own. */
const MIDDLE_DOTS: readonly number[] = [0xb7, 0x30fb]

/**
 * ソ, ゾ, ン, 乀, 乁, and ん: no data say that they look like slashes, but people take them for such.
 *
 * https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
 * https://github.com/sleevi/psl-problems/issues/7
 */
const STROKES: readonly number[] = [0x3093, 0x30bd, 0x30be, 0x30f3, 0x4e40, 0x4e41]

/** 〵: no data say that it looks like a backslash, though they do of 〳. */
const LOWER_REPEAT_MARK = 0x3035

/** Divide labels, or seem to: the hyphenation point and the ideographic full stop do it anywhere. */
const DOTS: readonly number[] = [...MIDDLE_DOTS, 0x2027, 0x3002]

/**
 * https://www.unicode.org/reports/tr44/#Soft_Dotted, as far as it is not told by decompositions, and letters
 * that look like one of them with a dot above.
 */
const DOTTED_LETTERS = new Set([...'ijɉɨʝϳіјᶖ\u{1df1a}lıȷɩ'].map((c) => c.codePointAt(0)))

/** Whether a letter, or the last part of one, is dotted: i, ⁱ, 𝐢. */
function isDotted(data: UnicodeData, c: number): boolean {
  if (DOTTED_LETTERS.has(c)) return true
  const last = (data.decomposition.get(c) ?? data.compatibility.get(c))?.at(-1)
  return last !== undefined && isDotted(data, last)
}

/** Whether a delimiter can be seen in it, or it is a dot between words: ∕, ／, ½, ⁈, ノ, •. */
function looksLikeDelimiter(data: UnicodeData, c: number): boolean {
  const parts = data.decomposition.get(c) ?? data.compatibility.get(c)
  if (parts?.some((part) => DELIMITERS.has(part) || looksLikeDelimiter(data, part))) return true
  const prototype = data.confusables.get(c) ?? []
  const isDot = prototype.length === 1 && MIDDLE_DOTS.includes(prototype[0]!)
  return c === LOWER_REPEAT_MARK || isDot || prototype.some((part) => DELIMITERS.has(part))
}

/** The text of src/generated/tables.ts. */
export function buildTables(data: UnicodeData): string {
  // The first set is that of characters that go with all scripts.
  const sets = ['']
  const words: number[] = []
  for (let c = 0; c < CODE_POINTS; c++) {
    const word = wordOf(data, c)
    const set = word === HIDDEN ? '' : scriptSetOf(data, c).join(' ')
    if (!sets.includes(set)) sets.push(set)
    words.push(word | (sets.indexOf(set) << SCRIPTS_SHIFT))
  }
  if (sets.length >= 1 << (31 - SCRIPTS_SHIFT)) throw new Error(`${sets.length} script sets`)
  const writer = new NumberWriter()
  const scripts = writeSets(writer, sets)
  writeRuns(writer, words)
  writeMap(writer, findPrototypes(data))
  return `${scripts.join(' ')}~${writer.finish()}`
}

/** Gives the names by whose numbers the sets are written. */
function writeSets(writer: NumberWriter, sets: readonly string[]): string[] {
  const scripts: string[] = []
  writer.write(sets.length)
  for (const set of sets) {
    const names = set === '' ? [] : set.split(' ')
    writer.write(names.length)
    for (const name of names) {
      if (!scripts.includes(name)) scripts.push(name)
      writer.write(scripts.indexOf(name))
    }
  }
  return scripts
}

function writeRuns(writer: NumberWriter, words: readonly number[]): void {
  const runs: { word: number; length: number }[] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last?.word === word) last.length++
    else runs.push({ word, length: 1 })
  }
  const uses = new Map<number, number>()
  for (const { word } of runs) uses.set(word, (uses.get(word) ?? 0) + 1)
  const classes = [...uses].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([word]) => word)

  writer.write(classes.length)
  for (const word of classes) writer.write(word)
  writer.write(runs.length)
  for (const { word, length } of runs) {
    writer.write(classes.indexOf(word))
    writer.write(length - 1)
  }
}

function writeMap(writer: NumberWriter, map: ReadonlyMap<number, readonly number[]>): void {
  writer.write(map.size)
  let lastSource = -1
  let lastFirst = 0
  for (const [source, [first, ...rest]] of [...map].sort((a, b) => a[0] - b[0])) {
    writer.write(source - lastSource - 1)
    writer.write(first === undefined ? 0 : rest.length + 1)
    lastSource = source
    if (first === undefined) continue
    writer.writeSigned(first - lastFirst)
    lastFirst = first
    for (const c of rest) writer.write(c)
  }
}

/**
 * Recommended scripts first, then what UTS #39 adds, then others; none for what goes with all scripts. What
 * is not allowed has recommended scripts only, and one for all others.
 */
function scriptSetOf(data: UnicodeData, c: number): string[] {
  const script = data.script.get(c) ?? 'Unknown'
  const extensions = data.scriptExtensions.get(c)
  if (extensions === undefined && (script === 'Common' || script === 'Inherited')) return []
  const used = [...(extensions ?? [SCRIPTS[script] ?? OTHER_SCRIPT])].sort()
  const isRecommended = (name: string) => Object.values(SCRIPTS).includes(name)
  const recommended = used.filter(isRecommended)
  const augmented = recommended.flatMap((name) => AUGMENTED[name] ?? []).sort()
  const others = used.filter((name) => !isRecommended(name))
  if (!isAllowed(data, c)) others.fill(OTHER_SCRIPT)
  else if (recommended.length === 0) {
    throw new Error(`U+${c.toString(16)} is allowed and of no recommended script`)
  }
  return [...new Set([...recommended, ...augmented, ...others])]
}

function wordOf(data: UnicodeData, c: number): number {
  const category = data.generalCategory.get(c) ?? 'Cn'
  if (
    category.startsWith('C') ||
    category.startsWith('Z') ||
    BLANKS.includes(c) ||
    isIn(IGNORABLE, c)
  ) {
    return HIDDEN
  }
  let word = category === 'Mc' ? MARK | SPACING : category.startsWith('M') ? MARK : SPACING
  if (isAllowed(data, c)) word |= ALLOWED
  if (category === 'Nd') word |= DIGIT
  if (isDotted(data, c)) word |= DOTTED
  if (c > 0x7f && (DOTS.includes(c) || looksLikeDelimiter(data, c))) {
    const isLetter = MIDDLE_DOTS.includes(c) || /^L|^M|^Nd/.test(category)
    word |= isLetter ? LOOKALIKE_LETTER : LOOKALIKE_SIGN
  }
  if (STROKES.includes(c)) word |= LOOKALIKE_STROKE
  if (c >= LOCKS[0] && c <= LOCKS[1]) word |= LOOKALIKE_SIGN
  const bidi = data.bidiClass.get(c)
  if (bidi === 'L') word |= LEFT_TO_RIGHT
  if (bidi === 'R' || bidi === 'AL') word |= RIGHT_TO_LEFT
  if (bidi === 'AN') word |= ARABIC_NUMBER
  return word
}

/**
 * For each code point that a label can hold and that does not decompose, its prototype, decomposed. What is
 * ignorable by default goes: https://www.unicode.org/reports/tr39/#def-skeleton
 */
function findPrototypes(data: UnicodeData): Map<number, readonly number[]> {
  const found = new Map<number, readonly number[]>()
  for (const c of data.valid) {
    if (data.decomposition.has(c)) continue
    const isIgnorable = data.generalCategory.get(c) === 'Cf' || isIn(IGNORABLE, c)
    const prototype = data.confusables.get(c)?.flatMap((part) => decompose(data, part))
    if (isIgnorable) found.set(c, [])
    else if (prototype !== undefined) found.set(c, prototype)
  }
  return found
}

function decompose(data: UnicodeData, c: number): readonly number[] {
  return data.decomposition.get(c)?.flatMap((part) => decompose(data, part)) ?? [c]
}
