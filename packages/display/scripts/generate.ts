/**
 * Writes src/generated/tables.ts from files of the Unicode Character Database and of UTS #39.
 *
 *     node --conditions=@waymark/source scripts/generate.ts [--unicode 18.0.0] [--out src/generated]
 *
 * The files are read from `$WAYMARK_DATA/unicode/<version>/` (default: `../shared` next to the repository).
 * SOURCES.json says where they come from.
 *
 * The format. Two parts with `~` between them:
 *
 *     names of scripts, a space between
 *     numbers (src/number-text.ts):
 *
 *         script sets      count, then for each: count, then for each script the number of its name
 *         classes          count, then for each a property word (src/properties.ts), the commonest first
 *         runs             count, then for each: class | length - 1, from U+0000 to the last code point
 *         prototypes       count, then for each source, ascending:
 *                          gap | length | signed distance of the first from the first of the one before | rest
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { generatedHead } from '../../../scripts/licence-notes.ts'
import { dataFolder } from '../../../test/data.ts'
import { checkSources } from '../../idna/scripts/ucd.ts'
import { buildTables } from './build-tables.ts'
import { FILES, readUnicodeData } from './ucd.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** The text of `tables.ts` for one version of Unicode. */
export function generateTables(data: string, version: string): string {
  return `${generatedHead('Unicode-3.0', FILES.join(', '), version)}export const TABLES: string =
  '${buildTables(readUnicodeData(data, version))}'
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
  writeFileSync(join(values.out, 'tables.ts'), text)
  process.stdout.write(`Unicode ${values.unicode}: ${text.length} characters of tables\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
