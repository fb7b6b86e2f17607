import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the generator reads, by code point. Code points not listed have the property's default. */
export interface UnicodeData {
  readonly generalCategory: Map<number, string>
  readonly combiningClass: Map<number, number>
  readonly bidiClass: Map<number, string>
  /** Canonical decompositions, one step, without Hangul syllables. */
  readonly decomposition: Map<number, readonly number[]>
  /** Compatibility decompositions, one step. */
  readonly compatibility: Map<number, readonly number[]>
  /** Long names. */
  readonly script: Map<number, string>
  /** Short names. */
  readonly scriptExtensions: Map<number, readonly string[]>
  readonly allowed: Set<number>
  /** Valid in a domain label, by UTS #46. */
  readonly valid: Set<number>
  /** https://www.unicode.org/reports/tr39/#Confusable_Detection */
  readonly confusables: Map<number, readonly number[]>
}

export const FILES = [
  'UnicodeData.txt',
  'Scripts.txt',
  'ScriptExtensions.txt',
  'IdentifierStatus.txt',
  'confusables.txt',
  'IdnaMappingTable.txt',
] as const

export const CODE_POINTS = 0x110000

export function readUnicodeData(folder: string, version: string): UnicodeData {
  const lines = (file: string) =>
    propertyLines(readFileSync(join(folder, 'unicode', version, file), 'utf8'))
  const data: UnicodeData = {
    generalCategory: new Map(),
    combiningClass: new Map(),
    bidiClass: new Map(),
    decomposition: new Map(),
    compatibility: new Map(),
    script: new Map(),
    scriptExtensions: new Map(),
    allowed: new Set(),
    valid: new Set(),
    confusables: new Map(),
  }
  readMainFile(lines('UnicodeData.txt'), data)
  forEachOf(lines('Scripts.txt'), (c, [script]) => data.script.set(c, script!))
  forEachOf(lines('ScriptExtensions.txt'), (c, [scripts]) => {
    data.scriptExtensions.set(c, scripts!.split(' '))
  })
  forEachOf(lines('IdentifierStatus.txt'), (c, [status]) => {
    if (status === 'Allowed') data.allowed.add(c)
  })
  forEachOf(lines('IdnaMappingTable.txt'), (c, [status]) => {
    if (status === 'valid' || status === 'deviation') data.valid.add(c)
  })
  forEachOf(lines('confusables.txt'), (c, [prototype]) => {
    data.confusables.set(c, codePoints(prototype!))
  })
  return data
}

type Fields = readonly string[]

/** UnicodeData.txt gives long ranges as two lines whose names end in `First>` and `Last>`. */
function readMainFile(lines: readonly Fields[], data: UnicodeData): void {
  let rangeStart = -1
  for (const [code, name, category, combining, bidi, decomposition] of lines) {
    const last = Number.parseInt(code!, 16)
    if (name!.endsWith(', First>')) {
      rangeStart = last
      continue
    }
    for (let c = rangeStart < 0 ? last : rangeStart; c <= last; c++) {
      data.generalCategory.set(c, category!)
      data.bidiClass.set(c, bidi!)
      if (combining !== '0') data.combiningClass.set(c, Number(combining))
      if (decomposition!.startsWith('<')) {
        data.compatibility.set(c, codePoints(decomposition!.replace(/^<\w+> /, '')))
      } else if (decomposition !== '') data.decomposition.set(c, codePoints(decomposition!))
    }
    rangeStart = -1
  }
}

function propertyLines(text: string): Fields[] {
  const lines = text.split('\n').map((line) => line.split('#')[0]!.replace('\ufeff', '').trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => line.split(';').map((field) => field.trim()))
}

function forEachOf(lines: readonly Fields[], use: (c: number, fields: Fields) => void): void {
  for (const [range, ...fields] of lines) {
    const [first, last] = range!.split('..')
    const end = Number.parseInt(last ?? first!, 16)
    for (let c = Number.parseInt(first!, 16); c <= end; c++) use(c, fields)
  }
}

function codePoints(text: string): number[] {
  return text.split(' ').map((code) => Number.parseInt(code, 16))
}
