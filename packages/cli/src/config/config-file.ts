import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord, suggest } from '@waymark/infra/options'
import { usageFailure } from '../failure.ts'
import type { SettingsFile } from '../input/json-file.ts'
import { stepOf } from '../input/json-places.ts'
import { quoted, safePath } from '../terminal/safe-text.ts'

/** The names that are looked for in a folder and those above it. */
const NAMES: readonly string[] = ['waymark.config.json', 'waymark.config.mjs', 'waymark.config.ts']

/** The configuration of all commands. */
export interface ConfigFile extends SettingsFile {
  /** Absolute. */
  readonly path: string
  readonly value: Readonly<Record<string, unknown>>
}

/** What the command line says of the configuration. */
export interface ConfigChoice {
  /** The file in `--config`; `null` to look for one. */
  readonly file: string | null
  /** `--no-config`. */
  readonly isOff: boolean
}

/**
 * The configuration that is in force; `null` if there is none.
 *
 * @param commands - The names of the commands that can be configured.
 * @throws Failure if the file cannot be read, is not an object, or has an unknown member.
 */
export async function readConfig(
  { file, isOff }: ConfigChoice,
  commands: readonly string[],
): Promise<ConfigFile | null> {
  if (isOff && file !== null) throw usageFailure('--no-config and --config: remove one of them')
  const path = isOff ? null : file === null ? findUpwards(process.cwd()) : resolve(file)
  if (path === null) return null
  const settings =
    path.endsWith('.json') && !isFolder(path)
      ? (await import('../input/json-file.ts')).readJsonFile(path)
      : await importConfig(path)
  const { value } = settings
  if (!isRecord(value)) throw settings.fault('a configuration is an object', '')
  const known = ['$schema', 'rules', ...commands]
  const unknown = Object.keys(value).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const near = suggest(unknown, known)
    const advice = near === null ? `the members are ${known.join(', ')}` : `did you mean ${near}?`
    const message = `unknown member ${quoted(unknown, 80)}: ${advice}`
    throw settings.fault(message, `/${stepOf(unknown)}`, 'name')
  }
  return { ...settings, path, value }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function findUpwards(from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = NAMES.map((name) => join(folder, name)).filter((path) => existsSync(path))
    if (found.length > 1) {
      const names = found.map(safePath).join(' and ')
      throw usageFailure(`${names} are both there: remove one, or name it with --config`)
    }
    if (found[0] !== undefined) return found[0]
    if (dirname(folder) === folder) return null
  }
}

async function importConfig(path: string): Promise<SettingsFile> {
  const name = safePath(path)
  if (isFolder(path)) {
    const inside = NAMES.map((file) => join(path, file))
    const file = inside.find((candidate) => existsSync(candidate)) ?? inside[0]!
    const advice = existsSync(file) ? 'name the file in it' : 'name a file, for example'
    throw usageFailure(`${name} is a folder: ${advice}: --config ${safePath(file)}`)
  }
  let value: unknown
  try {
    const imported = await import(pathToFileURL(path).href)
    value = imported.default
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw usageFailure(`${name}: cannot be imported: ${reason}`)
  }
  return {
    value,
    placeOf: () => null,
    fault: (message, pointer) =>
      usageFailure(`${name}: ${pointer === '' ? '' : `${pointer}: `}${message}`),
  }
}
