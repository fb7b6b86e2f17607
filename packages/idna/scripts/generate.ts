/**
 * Writes src/generated/tables.ts and src/generated/nfc.ts from the files of the Unicode Character Database.
 *
 *     node --conditions=@waymark/source scripts/generate.ts [--unicode 18.0.0] [--out src/generated]
 *
 * The files are read from `$WAYMARK_DATA/unicode/<version>/` (default: `../shared` next to the
 * repository). SOURCES.json says where they come from.
 *
 * The format. Three texts of numbers (src/number-reader.ts), each in the context that its reader names: src/classes.ts,
 * src/targets.ts and src/compositions.ts.
 *
 *     slot:   0 ............................ 0x3FFFF  0x40000 ........ 0x40FFF
 *     means:  U+0000 ....................... U+3FFFF  U+E0000 ........ U+E0FFF      (all else is disallowed)
 *
 *     the first text
 *     classes        count, then for each the three parts of a property word (src/properties.ts) and, where that
 *                    is MAPPED_BY_OFFSET, the signed distance; the commonest class first
 *     runs           class | length - 1, until all slots are filled
 *                       |
 *                       in the context of the class before
 *
 *     the second
 *     alphabet       count, then the letters of all targets of many, ascending: gaps
 *     targets        for each slot, where the class is
 *                      MAPPED_TO_ONE    signed distance from the last target + 1
 *                      MAPPED_TO_MANY   length - 2, then for each letter the signed
 *                                       distance from the one above it:
 *                                           ( 1 )
 *                                           ( 2 )     0 +1 0
 *
 *     the third
 *     second parts   count, then ascending: gaps
 *     compositions   count, then for each, ascending: gap | index of second part | signed distance of first part
 *
 * nfc.ts has two texts: the compositions of all code points, in the same format, and what src/canonical-tables.ts
 * reads:
 *
 *     mappings       count, then the code points with a canonical mapping that never compose, ascending: gaps
 *                    for each: length - 1 | signed distance of first part | signed distance of second part
 *     classes        count, then the starts of runs of one combining class, ascending: gaps
 *                    for each: length - 1 | class
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { generatedHead } from '../../../scripts/licence-notes.ts'
import { dataFolder } from '../../../test/data.ts'
import { buildNfcTables, buildTables } from './build-tables.ts'
import { checkSources, FILES, readUnicodeData } from './ucd.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** The text of `tables.ts` for one version of Unicode. */
export function generateTables(data: string, version: string): string {
  const texts = buildTables(readUnicodeData(data, version))
  return `${generatedHead('Unicode-3.0', FILES.join(', '), version)}import type { TableTexts } from '../unicode.ts'

/**
 * The version of Unicode that the tables are of.
 *
 * @example
 * \`\`\`ts
 * import { UNICODE_VERSION } from '@waymark/idna'
 *
 * Number.parseInt(UNICODE_VERSION) >= 17 // => true
 * \`\`\`
 */
export const UNICODE_VERSION: string = '${version}'

export const TABLES: TableTexts = [
${texts.map((text) => `  '${text}',\n`).join('')}]
`
}

/** The text of `nfc.ts` for one version of Unicode. */
export function generateNfcTables(data: string, version: string): string {
  const texts = buildNfcTables(readUnicodeData(data, version))
  return `${generatedHead('Unicode-3.0', 'UnicodeData.txt, CompositionExclusions.txt', version)}import type { NfcTexts } from '../canonical-tables.ts'

export const NFC_TABLES: NfcTexts = [
${texts.map((text) => `  '${text}',\n`).join('')}]
`
}

function main(): void {
  const { values } = parseArgs({
    options: {
      unicode: { type: 'string', default: '18.0.0' },
      out: { type: 'string', default: join(packageFolder, 'src/generated') },
    },
  })
  const data = dataFolder()
  checkSources(packageFolder, data, values.unicode)
  mkdirSync(values.out, { recursive: true })
  const text = generateTables(data, values.unicode)
  const nfc = generateNfcTables(data, values.unicode)
  writeFileSync(join(values.out, 'tables.ts'), text)
  writeFileSync(join(values.out, 'nfc.ts'), nfc)
  process.stdout.write(
    `Unicode ${values.unicode}: ${text.length} and ${nfc.length} characters of tables\n`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
