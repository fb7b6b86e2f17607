import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CODE_POINTS, codePoints, propertyLines, readMainFile } from '../../idna/scripts/ucd.ts'

export { CODE_POINTS }

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

export function readUnicodeData(folder: string, version: string): UnicodeData {
  const read = (file: string) => readFileSync(join(folder, 'unicode', version, file), 'utf8')
  const forEachOf = (file: string, use: (c: number, fields: readonly string[]) => void) => {
    for (const [first, last, ...fields] of propertyLines(read(file))) {
      for (let c = first; c <= last; c++) use(c, fields)
    }
  }
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
  readMainFile(read('UnicodeData.txt'), data)
  forEachOf('Scripts.txt', (c, [script]) => data.script.set(c, script!))
  forEachOf('ScriptExtensions.txt', (c, [scripts]) => {
    data.scriptExtensions.set(c, scripts!.split(' '))
  })
  forEachOf('IdentifierStatus.txt', (c, [status]) => {
    if (status === 'Allowed') data.allowed.add(c)
  })
  forEachOf('IdnaMappingTable.txt', (c, [status]) => {
    if (status === 'valid' || status === 'deviation') data.valid.add(c)
  })
  forEachOf('confusables.txt', (c, [prototype]) => {
    data.confusables.set(c, codePoints(prototype!))
  })
  return data
}
