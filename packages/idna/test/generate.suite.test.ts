/**
 * @module-tag slow
 * @module-tag night
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { UNICODE_VERSION } from '@waymark/idna'
import { describe, expect, test } from 'vitest'
import { idnaTestCases } from '../../../conformance/idna-test.ts'
import { dataFolder, isMissing, readData } from '../../../test/data.ts'
import { buildTables } from '../scripts/build-tables.ts'
import { generateTables } from '../scripts/generate.ts'
import { CODE_POINTS, FILES, readUnicodeData } from '../scripts/ucd.ts'
import { MARK, STATUS_MASK, VALID } from '../src/properties.ts'
import { unicodeOf, wordOf } from '../src/unicode.ts'
import { createUnicodeProcessing } from '../src/unicode-processing.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const data = dataFolder()
const lacks = (version: string) => isMissing(...FILES.map((file) => `unicode/${version}/${file}`))

describe.skipIf(lacks(UNICODE_VERSION))('the tables (skipped without the files of Unicode)', () => {
  test('are what the generator writes today', () => {
    const written = readFileSync(join(packageFolder, 'src/generated/tables.ts'), 'utf8')
    const version = /UNICODE_VERSION: string = '([\d.]+)'/.exec(written)![1]!
    const { sources } = JSON.parse(readFileSync(join(packageFolder, 'SOURCES.json'), 'utf8'))
    expect(sources.map((source: { version: string }) => source.version)).toContain(version)
    expect(generateTables(data, version)).toBe(written)
  })

  test('say of every code point what the files say', () => {
    const ucd = readUnicodeData(data, UNICODE_VERSION)
    const unicode = unicodeOf(buildTables(ucd))
    const { toUnicode } = createUnicodeProcessing(buildTables(ucd))
    const wrong: string[] = []
    for (let c = 0; c < CODE_POINTS; c++) {
      const status = ucd.status.get(c)!
      const word = wordOf(unicode, c)
      const isValid = status === 'valid' || status === 'deviation'
      const mapping = status === 'mapped' ? ucd.mapping.get(c)! : status === 'ignored' ? [] : [c]
      const isMark = isValid && ucd.generalCategory.get(c)!.startsWith('M')
      if (
        ((word & STATUS_MASK) === VALID) !== isValid ||
        ((word & MARK) !== 0) !== isMark ||
        toUnicode(String.fromCodePoint(c)).domain !== String.fromCodePoint(...mapping)
      ) {
        wrong.push(c.toString(16))
      }
    }
    expect(wrong).toEqual([])
  })
})

const testFile = 'unicode/18.0.0/IdnaTestV2.txt'

test.skipIf(lacks('18.0.0') || isMissing(testFile))(
  'the generator makes tables of 18.0.0 that pass its IdnaTestV2.txt (skipped without the files)',
  async () => {
    const out = mkdtempSync(join(tmpdir(), 'waymark-idna-'))
    try {
      const script = join(packageFolder, 'scripts/generate.ts')
      const options = ['--unicode', '18.0.0', '--out', out]
      const env = { ...process.env, WAYMARK_DATA: data }
      const source = '--conditions=@waymark/source'
      execFileSync(process.execPath, [source, script, ...options], { env, stdio: 'pipe' })
      const made = await import(pathToFileURL(join(out, 'tables.ts')).href)
      expect(made.UNICODE_VERSION).toBe('18.0.0')
      const cases = idnaTestCases(readData(testFile), createUnicodeProcessing(made.TABLES))
      const answers = [...cases].map((one) => one.check())
      expect(answers.length).toBeGreaterThan(6000)
      expect(answers.filter((answer) => answer !== null)).toEqual([])
    } finally {
      rmSync(out, { recursive: true })
    }
  },
)
