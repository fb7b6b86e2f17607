import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord, pointTo, sentence, suggest } from '@waymark/infra/internal'
import type { CommandDescription } from '../command-description.ts'
import { CONFIGURABLE_NAMES } from '../command-names.ts'
import { asFailure, Failure, usageFailure, verbatim } from '../failure.ts'
import type { SettingsFile } from '../input/json-file.ts'
import type { Io } from '../io.ts'
import { say } from '../speech.ts'
import { safePath } from '../terminal/safe-text.ts'
import { shellWord } from '../wrong-places.ts'

/** The names that are looked for. Only the first is read; the others are programs, which run only if they are named. */
const NAMES = ['waymark.config.json', 'waymark.config.mjs', 'waymark.config.ts'] as const

/** The root of a project has one of them. */
const ROOT_MARKS = ['.git', 'package.json', 'pnpm-workspace.yaml']

/** The configuration of all commands. */
export interface ConfigFile extends SettingsFile {
  /** Absolute. */
  readonly path: string
  /** `null` if nobody named it: it was found, and may be by somebody else. */
  readonly namedBy: '--config' | 'WAYMARK_CONFIG' | null
  readonly value: Readonly<Record<string, unknown>>
}

/** What the command line says of the configuration. */
export interface ConfigChoice {
  /** The file in `--config`; `null` to look for one. */
  readonly file: string | null
  /** `--no-config`: nothing but the file in `--config` is read. */
  readonly isOff: boolean
}

type ConfiguredCommand = Pick<CommandDescription, 'name' | 'runsNoCode'>

/**
 * The configuration that is in force; `null` if there is none.
 *
 * @throws Failure if the file cannot be read, is not an object, or has an unknown member.
 */
export async function readConfig(
  { file, isOff }: ConfigChoice,
  command: ConfiguredCommand,
  io: Pick<Io, 'env' | 'complain'>,
): Promise<ConfigFile | null> {
  const variable = isOff ? '' : (io.env['WAYMARK_CONFIG'] ?? '')
  const namedBy = file !== null ? '--config' : variable !== '' ? 'WAYMARK_CONFIG' : null
  if (namedBy === null && isOff) return null
  const path = namedBy === null ? findConfig(command, io) : resolve(file ?? variable)
  if (path === null) return null
  const { readJsonFile } = await import('../input/json-file.ts')
  const settings =
    namedBy === null
      ? useFound(path, (descriptor) => readJsonFile(path, descriptor))
      : path.endsWith('.json') && !isFolder(path)
        ? readJsonFile(path)
        : await importConfig(path, command)
  const { value } = settings
  if (!isRecord(value))
    throw settings.fault(sentence('a configuration is an object', { detail: 'config-type' }), '')
  const known = ['$schema', 'rules', ...CONFIGURABLE_NAMES]
  const unknown = Object.keys(value).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const near = suggest(unknown, known)
    const message =
      near === null
        ? sentence('unknown member {member:quote80}: the members are {known,list}', {
            detail: 'unknown-member',
            member: unknown,
            known,
          })
        : sentence('unknown member {member:quote80}: did you mean {near}?', {
            detail: 'unknown-member',
            member: unknown,
            near,
          })
    throw settings.fault(message, pointTo('', unknown), 'name')
  }
  return { ...settings, path, namedBy, value }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** The nearest configuration in the project. A program does not count, and one line names it. */
function findConfig(
  { name, runsNoCode }: ConfiguredCommand,
  io: Pick<Io, 'complain'>,
): string | null {
  for (const folder of projectFolders(process.cwd())) {
    const found = NAMES.map((file) => join(folder, file)).filter((path) => existsSync(path))
    for (const program of found.filter((path) => !path.endsWith('.json'))) {
      // Such a command has no use for it, and an engine may take a line on stderr for an error.
      if (runsNoCode === true) break
      useFound(program, () => {})
      const told = say('{file:verbatim}: a program runs only if it is named: {line:verbatim}', {
        file: verbatim(safePath(program)),
        line: verbatim(`waymark ${name} --config ${safePath(shellWord(program))}`),
      })
      io.complain(`waymark ${name}: ${told}`)
    }
    if (found[0] !== undefined) return found[0].endsWith('.json') ? found[0] : null
  }
  return null
}

/**
 * The folders in which a configuration is looked for: up to the root of the project, and never above the home folder. Without
 * such a root, a folder above may be anybody's, so only the working folder counts.
 */
function projectFolders(working: string): readonly string[] {
  const home = homeFolder()
  const folders: string[] = []
  for (let folder = working; ; folder = dirname(folder)) {
    folders.push(folder)
    if (ROOT_MARKS.some((name) => existsSync(join(folder, name)))) return folders
    const isHome = home !== null && relative(home, folder) === ''
    if (isHome || dirname(folder) === folder) return [working]
  }
}

/** The working folder has no symbolic links in its path. */
function homeFolder(): string | null {
  try {
    return realpathSync(homedir())
  } catch {
    // Some users of services have none.
    return null
  }
}

/** Opens a file that nobody named, and asks the open file, which cannot be replaced any more, for its owner. */
function useFound<Result>(path: string, use: (descriptor: number) => Result): Result {
  let descriptor: number | null = null
  try {
    // A pipe with this name must not block.
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const opened = fstatSync(descriptor)
    // Windows has no such numbers. A link has an owner of its own, who chose the file.
    const caller = process.geteuid?.()
    const owners = [opened.uid, lstatSync(path).uid]
    const isForeign = caller !== undefined && owners.some((uid) => uid !== caller && uid !== 0)
    if (!isForeign && opened.isFile()) return use(descriptor)
    const facts = { file: verbatim(safePath(path)) }
    throw new Failure(
      isForeign
        ? sentence(
            '{file:verbatim}: belongs to another user, so it is not read: add --no-config, or name it with --config',
            { detail: 'config-of-other', ...facts },
          )
        : sentence(
            '{file:verbatim}: is not a file, so it is not read: add --no-config, or name it with --config',
            { detail: 'config-not-a-file', ...facts },
          ),
    )
  } catch (error) {
    throw asFailure(error, safePath(path))
  } finally {
    if (descriptor !== null) closeSync(descriptor)
  }
}

async function importConfig(path: string, command: ConfiguredCommand): Promise<SettingsFile> {
  const name = safePath(path)
  try {
    statSync(path)
  } catch (error) {
    throw asFailure(error, path)
  }
  if (isFolder(path)) {
    const inside = NAMES.map((file) => join(path, file))
    const file = inside.find((candidate) => existsSync(candidate)) ?? inside[0]!
    const facts = { folder: verbatim(name), file: verbatim(safePath(file)) }
    throw existsSync(file)
      ? usageFailure(
          '{folder:verbatim} is a folder: name the file in it: --config {file:verbatim}',
          { detail: 'config-in-folder', ...facts },
        )
      : usageFailure(
          '{folder:verbatim} is a folder: name a file, for example: --config {file:verbatim}',
          { detail: 'config-folder', ...facts },
        )
  }
  if (command.runsNoCode === true) {
    throw usageFailure(
      '{file:verbatim}: is a program, and waymark {command} runs none: name a JSON file, or add --no-config',
      { detail: 'config-program', file: verbatim(name), command: command.name },
    )
  }
  let value: unknown
  try {
    const imported = await import(pathToFileURL(path).href)
    value = imported.default
  } catch (error) {
    const reason = verbatim(error instanceof Error ? error.message : String(error))
    throw usageFailure('{file:verbatim}: cannot be imported: {reason:phrase}', {
      detail: 'config-import',
      file: verbatim(name),
      reason,
    })
  }
  return {
    value,
    placeOf: () => null,
    fault: (message, pointer) =>
      usageFailure('{settings:verbatim}: {fault:phrase}', {
        settings: verbatim(pointer === '' ? name : `${name}: ${pointer}`),
        fault: message,
      }),
  }
}
