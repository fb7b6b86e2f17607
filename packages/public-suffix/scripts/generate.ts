/**
 * Writes src/generated/list.ts from the Public Suffix List.
 *
 *     node --conditions=@waymark/source scripts/generate.ts
 *
 * The list is read from `$WAYMARK_DATA/psl/` (default: `../shared` next to the repository). For a newer one,
 * put it there and write its date, commit and SHA-256 into SOURCES.json; without that, this stops.
 *
 * The format. The rules as a tree, the last label of a name first, siblings in the order of their code
 * units. A letter says how many characters a label shares with the sibling before it (`A` for none). A colon says that a
 * label and what is below it are of the other section of the list than the label above; the top is of the ICANN section.
 * `+` is a `*` of the other section than its label:
 *
 *     Acom    Ajp(Aco   Bity?(...   Akobe?*(Acity!))
 *      |      |   |      |  |         |    |      |
 *      |      |   co.jp  |  no rule   |    *.kobe.jp
 *      com    jp, and    |            |           !city.kobe.jp
 *             below it   city.jp      kobe.jp, no rule
 *
 *     Aio(Agithub:)      io, and github.io of the private section
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { generatedHead } from '../../../scripts/licence-notes.ts'
import { dataPath } from '../../../test/data.ts'
import { encodeList } from '../src/compact-list.ts'
import { readList } from '../src/read-list.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

interface Source {
  readonly file: string
  readonly version: string
  readonly commit: string
  readonly sha256: string
}

/** The text of `list.ts`. */
export function generateList(list: string, { file, version, commit }: Source): string {
  return `${generatedHead('MPL-2.0', file, version)}
/**
 * The day and the commit of the Public Suffix List that is built in.
 *
 * @example
 * \`\`\`ts
 * import { LIST_VERSION } from '@waymark/public-suffix'
 *
 * /^\\d{4}-\\d\\d-\\d\\d [\\da-f]{8}$/.test(LIST_VERSION) // => true
 * \`\`\`
 */
export const LIST_VERSION: string = '${version} ${commit.slice(0, 8)}'

export const LIST: string =
  '${encodeList(readList(list).rules)}'
`
}

function main(): void {
  const sources = readFileSync(join(packageFolder, 'SOURCES.json'), 'utf8')
  const source = (JSON.parse(sources) as { readonly sources: readonly Source[] }).sources[0]!
  const bytes = readFileSync(dataPath(`psl/${source.file}`))
  if (createHash('sha256').update(bytes).digest('hex') !== source.sha256) {
    throw new Error(`${source.file} is not the file of SOURCES.json`)
  }
  const text = generateList(bytes.toString('utf8'), source)
  mkdirSync(join(packageFolder, 'src/generated'), { recursive: true })
  writeFileSync(join(packageFolder, 'src/generated/list.ts'), text)
  process.stdout.write(`${source.version}: ${text.length} characters\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
