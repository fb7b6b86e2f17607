/**
 * Writes src/generated/tracking-params.ts, the table of tracking parameters, and src/generated/tracking-defaults.ts,
 * the names that `remove-tracking-params` needs. The table is in scripts/tracking; the registry adds its evidence.
 *
 *     node --conditions=@waymark/source scripts/generate.ts
 *
 * The sources are read from `$WAYMARK_DATA` (default: `../shared` next to the repository). For newer ones, put
 * them there and write version and SHA-256 into SOURCES.json; without that, this stops.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { generatedHead } from '../../../scripts/licence-notes.ts'
import { dataPath } from '../../../test/data.ts'
import { GOOGLE_DOMAINS } from '../src/google-domains.ts'
import { USUAL_MEMBERS } from '../src/tracking-row.ts'
import { buildDefaults, type Defaults } from './tracking/build-defaults.ts'
import { buildTable, type RegistryRow, type TableRow } from './tracking/build-table.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

interface Source {
  readonly file: string
  readonly version: string
  readonly sha256: string
}

/** The generated files by name, from the texts of the sources by name. */
export function generate(
  sources: readonly Source[],
  read: (file: string) => string,
): Readonly<Record<string, string>> {
  const find = (end: string) => {
    const source = sources.find(({ file }) => file.endsWith(end))
    if (source === undefined) throw new Error(`SOURCES.json does not name ${end}`)
    return source
  }
  const params = find('params.csv')
  const table = buildTable(readRegistry(read(params.file)))
  return {
    'tracking-params.ts': writeTable(table, params.version),
    'tracking-defaults.ts': writeDefaults(buildDefaults(table), params.version),
  }
}

function readRegistry(csv: string): readonly RegistryRow[] {
  const [header, ...lines] = csv.trim().split('\n')
  if (header !== 'name,platform,confirmed_in,unique_per_visitor') {
    throw new Error(`The columns of params.csv have changed: ${header}`)
  }
  return lines.map((line) => {
    const [name = '', , evidence = '', unique = '', ...rest] = line
      .split(',')
      .map((cell) => cell.trim())
    if (rest.length > 0 || name === '') throw new Error(`This line is not read: ${line}`)
    return {
      name,
      evidence: evidence === '' ? [] : evidence.split(' | '),
      perVisitor: /^yes$/i.test(unique),
    }
  })
}

function writeTable(table: readonly TableRow[], version: string): string {
  return `${generatedHead('Unlicense', 'scripts/tracking and params.csv', version)}
import { GOOGLE_DOMAINS } from '../google-domains.ts'
import type { WrittenRow } from '../tracking-row.ts'

export const WRITTEN_ROWS: readonly WrittenRow[] = [
${table.map((row) => `  ${literal(withoutUsual(row))},`).join('\n')}
]
`
}

function withoutUsual(row: TableRow): object {
  const usual = Object.entries(USUAL_MEMBERS).map(([name, value]) => `${name} ${literal(value)}`)
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !usual.includes(`${name} ${literal(value)}`)),
  )
}

function writeDefaults({ params, anyCase, sites }: Defaults, version: string): string {
  return `${generatedHead('Unlicense', 'scripts/tracking and params.csv', version)}
import { deepFreeze } from '@waymark/infra/internal'
import { GOOGLE_DOMAINS } from '../google-domains.ts'
import type { TrackingSite } from '../tracking-parameter.ts'

/**
 * Names that are removed everywhere.
 *
 * @example
 * \`\`\`ts
 * import { TRACKING_PARAMS } from '@waymark/normalize/tracking-params'
 *
 * TRACKING_PARAMS.includes('gclid') // => true
 * \`\`\`
 */
export const TRACKING_PARAMS: readonly string[] = /* @__PURE__ */ deepFreeze(${literal(params)})

/** Names, in lower case, that are compared without regard to case. */
export const ANY_CASE: ReadonlySet<string> = /* @__PURE__ */ new Set(${literal(anyCase)})

const SITE_LISTS: readonly (readonly [readonly string[], Omit<TrackingSite, 'site'>])[] = [
${sites.map((list) => `  ${literal(list)},`).join('\n')}
]

/**
 * Names that are removed only on some sites, and names that are kept on some sites or paths.
 *
 * @example
 * \`\`\`ts
 * import { TRACKING_SITES } from '@waymark/normalize/tracking-params'
 *
 * TRACKING_SITES.find(({ site }) => site === 'youtu.be').deny.includes('si') // => true
 * \`\`\`
 */
export const TRACKING_SITES: readonly TrackingSite[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ SITE_LISTS.flatMap(([sites, list]) => sites.map((site) => ({ site, ...list }))),
)
`
}

/** A value as a literal, on one line: member names are written without quotation marks. */
function literal(value: unknown): string {
  if (isGoogle(value)) return 'GOOGLE_DOMAINS'
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, member]) => `${name}: ${literal(member)}`)
    return `{ ${members.join(', ')} }`
  }
  if (typeof value !== 'string') return String(value)
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/** Whether a value is the list of Google's domains, which is written once. */
function isGoogle(value: unknown): boolean {
  return Array.isArray(value) && value.join() === GOOGLE_DOMAINS.join()
}

/** The sources, each checked against SOURCES.json. */
export function readSource({ file, sha256 }: Source): string {
  const bytes = readFileSync(dataPath(file))
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${file} is not the file of SOURCES.json`)
  }
  return bytes.toString('utf8')
}

export function readSources(): readonly Source[] {
  return JSON.parse(readFileSync(join(packageFolder, 'SOURCES.json'), 'utf8')).sources
}

function main(): void {
  const sources = readSources()
  const files = generate(sources, (file) => readSource(sources.find((s) => s.file === file)!))
  mkdirSync(join(packageFolder, 'src/generated'), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(packageFolder, 'src/generated', name), text)
    process.stdout.write(`${name}: ${text.length} characters\n`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
