import type { ToAsciiOptions, ToUnicodeResult, UnicodeProcessingOptions } from '@waymark/idna'
import type { Case } from './suite.ts'

/** The operations of one version of the tables. */
export interface IdnaOperations {
  toAscii(domain: string, options?: ToAsciiOptions): string | null
  toUnicode(domain: string, options?: UnicodeProcessingOptions): ToUnicodeResult
}

/** The file gives every status code, so every check must be on. */
const UNICODE_CHECKS: UnicodeProcessingOptions = {
  checkHyphens: true,
  checkBidi: true,
  checkJoiners: true,
  useStd3AsciiRules: true,
}
const ASCII_CHECKS: ToAsciiOptions = { ...UNICODE_CHECKS, verifyDnsLength: true }

const NO_TABLES = 'the data folder has no tables of this version'

/** By the file's last paragraph no error of ToUnicode: an empty label, which only a length check refuses. */
const EMPTY_LABEL = 'X4_2'

/** IdnaTestV2.txt: ToUnicode and nontransitional ToASCII, text and status, of every line. */
export function* idnaTestCases(text: string, idna: IdnaOperations | null): Generator<Case> {
  for (const line of text.split('\n')) {
    const content = line.split('#')[0]!.trim()
    if (content === '') continue
    if (idna === null) yield { id: content, check: () => null, skip: NO_TABLES }
    else yield { id: content, check: () => checkLine(content, idna) }
  }
}

function checkLine(line: string, idna: IdnaOperations): string | null {
  const fields = line.split(';').map((field) => field.trim())
  if (fields.length !== 7) return `a line of ${fields.length} fields`
  const source = unescapeField(fields[0]!)
  const unicode = fields[1] === '' ? source : unescapeField(fields[1]!)
  const unicodeStatus = fields[2] === '' ? '[]' : fields[2]!
  const ascii = fields[3] === '' ? unicode : unescapeField(fields[3]!)
  const asciiStatus = fields[4] === '' ? unicodeStatus : fields[4]!

  const result = idna.toUnicode(source, UNICODE_CHECKS)
  if (result.domain !== unicode) {
    return `toUnicode is ${JSON.stringify(result.domain)}, not ${JSON.stringify(unicode)}`
  }
  const isUnicodeError = codesOf(unicodeStatus).some((code) => code !== EMPTY_LABEL)
  if (result.error !== isUnicodeError)
    return `toUnicode has error ${result.error}, ${unicodeStatus}`
  const expected = codesOf(asciiStatus).length > 0 ? null : ascii
  const actual = idna.toAscii(source, ASCII_CHECKS)
  if (actual === expected) return null
  return `toAscii is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)} ${asciiStatus}`
}

function codesOf(status: string): string[] {
  return status
    .slice(1, -1)
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
}

function unescapeField(field: string): string {
  if (field === '""') return ''
  return field.replace(/\\u([\dA-F]{4})|\\x\{([\dA-F]+)\}/g, (_, unit?: string, point?: string) =>
    unit === undefined
      ? String.fromCodePoint(Number.parseInt(point!, 16))
      : String.fromCharCode(Number.parseInt(unit, 16)),
  )
}

/**
 * NormalizationTest.txt: NFC, as ToUnicode shows it. A column is asked when the mapping keeps each of
 * its code points, that is, when ToUnicode of the code point alone is that code point: so valid and
 * disallowed ones. A line is skipped when that holds for no column.
 */
export function* normalizationCases(text: string, idna: IdnaOperations | null): Generator<Case> {
  const keeps = new Map<string, boolean>()
  const isKept = (character: string): boolean => {
    const known = keeps.get(character)
    if (known !== undefined) return known
    const kept = idna?.toUnicode(character).domain === character
    keeps.set(character, kept)
    return kept
  }
  let part = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('@')) part = line.split(' ')[0]!
    const content = line.split('#')[0]!.trim()
    if (content === '' || content.startsWith('@')) continue
    const id = `${part} ${content}`
    if (idna === null) {
      yield { id, check: () => null, skip: NO_TABLES }
      continue
    }
    const columns = content
      .split(';')
      .slice(0, 5)
      .map((column) =>
        column.split(' ').map((code) => String.fromCodePoint(Number.parseInt(code, 16))),
      )
    const asked = columns
      .map((characters, at) => ({ at, characters, target: columns[at < 3 ? 1 : 3]! }))
      .filter(({ characters }) => characters.every(isKept))
    const check = () => checkColumns(asked, idna)
    yield asked.length > 0 ? { id, check } : { id, check, skip: 'the mapping changes every column' }
  }
}

interface Column {
  readonly at: number
  readonly characters: readonly string[]
  readonly target: readonly string[]
}

function checkColumns(columns: readonly Column[], idna: IdnaOperations): string | null {
  for (const { at, characters, target } of columns) {
    const actual = idna.toUnicode(characters.join('')).domain
    if (actual !== target.join('')) return `column ${at + 1} becomes ${JSON.stringify(actual)}`
  }
  return null
}
