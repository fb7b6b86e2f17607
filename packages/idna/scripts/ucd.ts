import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the generator reads, by code point. Code points not listed have the property's default. */
export interface UnicodeData {
  readonly version: string
  readonly status: Map<number, string>
  readonly mapping: Map<number, readonly number[]>
  readonly generalCategory: Map<number, string>
  readonly combiningClass: Map<number, number>
  readonly bidiClass: Map<number, string>
  readonly joiningType: Map<number, string>
  /** Canonical decompositions, one step, without Hangul syllables. */
  readonly decomposition: Map<number, readonly number[]>
  readonly compositionExclusions: Set<number>
}

export const FILES = [
  'IdnaMappingTable.txt',
  'UnicodeData.txt',
  'CompositionExclusions.txt',
  'DerivedJoiningType.txt',
] as const

export const CODE_POINTS = 0x110000

export function readUnicodeData(folder: string, version: string): UnicodeData {
  const read = (file: string) => readFileSync(join(folder, 'unicode', version, file), 'utf8')
  const data: UnicodeData = {
    version,
    status: new Map(),
    mapping: new Map(),
    generalCategory: new Map(),
    combiningClass: new Map(),
    bidiClass: new Map(),
    joiningType: new Map(),
    decomposition: new Map(),
    compositionExclusions: new Set(),
  }
  for (const [first, last, status, mapping] of propertyLines(read('IdnaMappingTable.txt'))) {
    for (let c = first; c <= last; c++) {
      data.status.set(c, status!)
      if (status === 'mapped') data.mapping.set(c, codePoints(mapping!))
    }
  }
  for (const [first, last, type] of propertyLines(read('DerivedJoiningType.txt'))) {
    for (let c = first; c <= last; c++) data.joiningType.set(c, type!)
  }
  for (const [first, last] of propertyLines(read('CompositionExclusions.txt'))) {
    for (let c = first; c <= last; c++) data.compositionExclusions.add(c)
  }
  readMainFile(read('UnicodeData.txt'), data)
  return data
}

/** What UnicodeData.txt says. */
export interface MainFileData
  extends Pick<UnicodeData, 'generalCategory' | 'combiningClass' | 'bidiClass' | 'decomposition'> {
  /** Compatibility decompositions, one step. */
  readonly compatibility?: Map<number, readonly number[]>
}

/** UnicodeData.txt gives long ranges as two lines whose names end in `First>` and `Last>`. */
export function readMainFile(text: string, data: MainFileData): void {
  let rangeStart = -1
  for (const line of text.split('\n')) {
    if (line === '') continue
    const [code, name, category, combining, bidi, decomposition] = line.split(';')
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
        data.compatibility?.set(c, codePoints(decomposition!.replace(/^<\w+> /, '')))
      } else if (decomposition !== '') data.decomposition.set(c, codePoints(decomposition!))
    }
    rangeStart = -1
  }
}

/** Lines of the form `0041..005A ; value ; value # comment`. */
export function* propertyLines(text: string): Generator<[number, number, ...string[]]> {
  for (const line of text.split('\n')) {
    const content = line.split('#')[0]!.replace('\ufeff', '').trim()
    if (content === '') continue
    const [range, ...values] = content.split(';').map((field) => field.trim())
    const [first, last] = range!.split('..')
    yield [Number.parseInt(first!, 16), Number.parseInt(last ?? first!, 16), ...values]
  }
}

export function codePoints(text: string): number[] {
  return text.split(' ').map((code) => Number.parseInt(code, 16))
}

/** SOURCES.json of a package knows the files by their hash; other versions are for comparison only. */
export function checkSources(packageFolder: string, data: string, version: string): void {
  const { sources } = JSON.parse(readFileSync(join(packageFolder, 'SOURCES.json'), 'utf8')) as {
    readonly sources: readonly {
      readonly file: string
      readonly version: string
      readonly sha256: string
    }[]
  }
  for (const source of sources) {
    if (source.version !== version) continue
    const bytes = readFileSync(join(data, 'unicode', version, source.file))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (sha256 !== source.sha256) throw new Error(`${source.file} is not the file of SOURCES.json`)
  }
}
