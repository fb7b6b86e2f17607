import { ALLOWED, DIGIT, HIDDEN, SCRIPTS_SHIFT, VISIBILITY_MASK } from './properties.ts'
import { getTables, scriptsOf, wordOf } from './tables.ts'

/** https://www.unicode.org/reports/tr39/#Restriction_Level_Detection, "highly restrictive". */
const SCRIPTS_WITH_LATIN = ['Jpan', 'Hanb', 'Kore']

/** What the characters of a label say about it together. */
export interface LabelProfile {
  /** Scripts of the label, by the first of each character's; one where one goes with all. */
  readonly scripts: readonly string[]
  /**
   * Neither of one script nor of Latin and one of Japanese, Korean, or Han with Bopomofo. Only ASCII letters go
   * with those: https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
   */
  readonly isMixedScript: boolean
  /** Digits of two systems: https://www.unicode.org/reports/tr39/#Mixed_Number_Detection */
  readonly hasMixedDigits: boolean
}

export function profileOf(points: readonly number[]): LabelProfile {
  const { scriptSets } = getTables()
  const setNumbers = new Set<number>()
  let zero = -1
  let hasMixedDigits = false
  let hasOtherLatin = false
  for (const c of points) {
    const word = wordOf(c)
    if ((word & ALLOWED) !== 0) setNumbers.add(word >> SCRIPTS_SHIFT)
    hasOtherLatin ||= c > 0x7f && isLatinOnly(word)
    if ((word & DIGIT) !== 0) {
      const ownZero = zeroOf(c)
      hasMixedDigits ||= zero !== -1 && zero !== ownZero
      zero = ownZero
    }
  }
  // Set 0 is that of characters that go with all scripts.
  setNumbers.delete(0)
  const sets = [...setNumbers].map((number) => scriptSets[number]!)
  const common = sets.reduce(
    (left, set) => left.filter((script) => set.includes(script)),
    sets[0] ?? [],
  )
  const isWithLatin = SCRIPTS_WITH_LATIN.some((script) => {
    return sets.every((set) => set.includes('Latn') || set.includes(script))
  })
  return {
    scripts: common.length > 0 ? [common[0]!] : [...new Set(sets.map((set) => set[0]!))],
    isMixedScript: common.length === 0 && sets.length > 0 && (hasOtherLatin || !isWithLatin),
    hasMixedDigits,
  }
}

function isLatinOnly(word: number): boolean {
  const scripts = scriptsOf(word)
  return scripts.length === 1 && scripts[0] === 'Latn'
}

/** The zero of the system of a digit. The ten digits of a system follow each other, and so may two systems: U+116D0, U+116DA. */
function zeroOf(digit: number): number {
  let start = digit
  while (isDigit(start - 1)) start--
  return digit - ((digit - start) % 10)
}

function isDigit(c: number): boolean {
  return (wordOf(c) & DIGIT) !== 0
}

export function isAllowed(c: number): boolean {
  return (wordOf(c) & ALLOWED) !== 0
}

export function isHidden(c: number): boolean {
  return (wordOf(c) & VISIBILITY_MASK) === HIDDEN
}
