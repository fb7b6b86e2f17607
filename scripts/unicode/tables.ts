import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FileWrite } from '../refresh/part.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Source {
  readonly file: string
  readonly address: string
  readonly version: string
  readonly sha256: string
}

interface Sources {
  readonly sources: readonly Source[]
}

/** A package that has tables of Unicode. */
export interface TablePackage {
  /** The last part of its name. */
  readonly name: string
  readonly folder: string
  readonly sources: readonly Source[]
}

/** The packages whose SOURCES.json names files of Unicode. */
export function tablePackages(): TablePackage[] {
  return globSync('{packages,packages/i18n}/*/SOURCES.json', { cwd: root })
    .sort()
    .map((path) => {
      const { sources } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Sources
      return { name: basename(dirname(path)), folder: join(root, dirname(path)), sources }
    })
    .filter(({ sources }) => sources.some(({ address }) => isUnicode(address)))
}

function isUnicode(address: string): boolean {
  return address.startsWith('https://www.unicode.org/Public/')
}

/** The files of a version that the tables need and the data folder does not have. */
export function missingFiles(data: string, version: string): string[] {
  const files = new Set(tablePackages().flatMap(({ sources }) => sources.map(({ file }) => file)))
  return [...files].filter((file) => !existsSync(join(data, 'unicode', version, file)))
}

/**
 * Runs the generator of each package, into a folder for each.
 *
 * @returns What the generators say, a line each.
 * @throws Error with what a generator printed, if it failed.
 */
export function generateTables(data: string, version: string, out: string): string[] {
  return tablePackages().map(({ name, folder }) => {
    const target = join(out, name)
    mkdirSync(target, { recursive: true })
    const script = join(folder, 'scripts/generate.ts')
    const args = ['--conditions=@waymark/source', script, '--unicode', version, '--out', target]
    const env = { ...process.env, WAYMARK_DATA: data }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
    if (status !== 0) throw new Error(`the generator of ${name} failed:\n${stderr}`)
    return `${name}: ${stdout.trim()}`
  })
}

/** The generated files in their packages, and each SOURCES.json with the version and the hashes. */
export function tableWrites(data: string, version: string, out: string): FileWrite[] {
  return tablePackages().flatMap(({ name, folder }) => {
    const tables = readdirSync(join(out, name)).map((file) => ({
      path: join(folder, 'src/generated', file),
      bytes: readFileSync(join(out, name, file)),
    }))
    const path = join(folder, 'SOURCES.json')
    const whole = JSON.parse(readFileSync(path, 'utf8')) as Sources
    const sources = whole.sources.map((source) => sourceAt(source, data, version))
    const json = `${JSON.stringify({ ...whole, sources }, null, 2)}\n`
    return [...tables, { path, bytes: new TextEncoder().encode(json) }]
  })
}

function sourceAt(source: Source, data: string, version: string): Source {
  if (!isUnicode(source.address)) return source
  const bytes = readFileSync(join(data, 'unicode', version, source.file))
  return {
    ...source,
    address: source.address.replace(source.version, version),
    version,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}
