import { readdirSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isRecord, pointTo, suggest } from '@waymark/infra/internal'
import { resolvePath } from '@waymark/path-guard'
import { nodeFiles } from '@waymark/path-guard/node'
import { parseUrl } from '@waymark/url-parser'
import type { CommandDescription, Option } from '../command-description.ts'
import type { Failure } from '../failure.ts'
import { type ConfiguredValues, valueFault } from '../option-values.ts'
import { quoted, safePath } from '../terminal/safe-text.ts'
import { shellWord } from '../wrong-places.ts'
import type { ConfigFile } from './config-file.ts'

/** Options that choose rules, or a method instead: one of them takes the place of all that are configured. */
export const CHOOSING: readonly string[] = ['method', 'preset', 'rule', 'rules']
/** What belongs to such a choice. */
const OF_CHOICE: readonly string[] = [...CHOOSING, 'model']

/**
 * What a configuration says about a command.
 *
 * @param given - The names of the options on the command line, which win.
 * @throws Failure for an option that the command does not have, or a wrong value.
 */
export function configuredValues(
  config: ConfigFile,
  { name, options }: Pick<CommandDescription, 'name' | 'options'>,
  given: readonly string[] = [],
): ConfiguredValues {
  const own = ownMembers(config, name)
  const takesRules = options.some((option) => option.name === 'rules')
  const isDisplaced = takesRules && given.some((option) => CHOOSING.includes(option))
  const values: Record<string, string | true> = {}
  for (const [member, value] of Object.entries(own)) {
    const option = options.find((candidate) => candidate.name === member)
    const pointer = pointTo(`/${name}`, member)
    const fault = (message: string): Failure => config.fault(message, pointer)
    if (option === undefined) {
      throw config.fault(unknownOption(name, member, options), pointer, 'name')
    }
    const text = textOf(option, value, config, fault)
    const isWanted = !given.includes(member) && !(isDisplaced && OF_CHOICE.includes(member))
    if (text !== null && isWanted) values[member] = text
  }
  const hasOwnRules = CHOOSING.some((member) => values[member] !== undefined)
  if (!takesRules || isDisplaced || hasOwnRules) return { values, rules: null }
  return withSharedRules(config, values)
}

/** Adds the rules that all commands share: in a file, or in the configuration itself. */
function withSharedRules(
  config: ConfigFile,
  values: Readonly<Record<string, string | true>>,
): ConfiguredValues {
  const { rules } = config.value
  if (rules === undefined) return { values, rules: null }
  if (typeof rules === 'string') {
    const fault = (message: string): Failure => config.fault(message, '/rules')
    return { values: { ...values, rules: pathOf(rules, 'file', config, fault) }, rules: null }
  }
  return {
    values,
    rules: {
      value: rules,
      placeOf: (pointer) => config.placeOf(`/rules${pointer}`),
      fault: (message, pointer, at) => config.fault(message, `/rules${pointer}`, at),
    },
  }
}

function ownMembers(config: ConfigFile, command: string): Readonly<Record<string, unknown>> {
  const own = config.value[command]
  if (own === undefined) return {}
  if (isRecord(own)) return own
  throw config.fault(`${command} is an object with the options of the command`, `/${command}`)
}

function unknownOption(command: string, member: string, options: readonly Option[]): string {
  const names = options.map(({ name }) => name)
  const near = suggest(member, names)
  const advice = near === null ? `its options are ${names.join(', ')}` : `did you mean ${near}?`
  return `waymark ${command} has no option ${quoted(member, 80)}: ${advice}`
}

/** A value as one text; `null` if it has the wrong type. */
function joinedText({ listJoiner, isRecord: takesRecord }: Option, value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const isStrings = (values: readonly unknown[]): boolean =>
    values.every((each) => typeof each === 'string')
  if (listJoiner !== undefined && Array.isArray(value)) {
    return isStrings(value) ? value.join(listJoiner) : null
  }
  if (takesRecord !== true || !isRecord(value) || !isStrings(Object.values(value))) return null
  return Object.entries(value)
    .map(([name, each]) => `${name}=${each}`)
    .join(',')
}

function expectedOf({ listJoiner, isRecord: takesRecord }: Option): string {
  if (takesRecord === true) return 'a string, or an object whose values are strings'
  return listJoiner === undefined ? 'a string or a number' : 'a string or a list of strings'
}

/** A value as the command line gives it; `null` if it says the same as leaving it out. */
function textOf(
  option: Option,
  value: unknown,
  config: ConfigFile,
  fault: (message: string) => Failure,
): string | true | null {
  if (option.value === undefined) {
    if (typeof value !== 'boolean') throw fault(`${option.name} must be true or false`)
    if (!value) return null
  }
  if (option.risk !== undefined && config.namedBy === null) {
    throw fault(
      `${option.name} ${option.risk}, so it must be asked for: write --${option.name} on the command line, or name the configuration with --config`,
    )
  }
  if (option.value === undefined) return true
  if (option.value === 'json' && isRecord(value)) return JSON.stringify(value)
  const text = joinedText(option, value)
  if (text === null) throw fault(`${option.name} must be ${expectedOf(option)}`)
  if (option.choices !== undefined && !option.choices.includes(text)) {
    const near = suggest(text, option.choices)
    const advice =
      near === null ? `choose one of ${option.choices.join(', ')}` : `did you mean ${near}?`
    throw fault(`${option.name} is ${quoted(text, 80)}: ${advice}`)
  }
  const wrong = valueFault(option, text)
  if (wrong !== null) throw fault(`${option.name} is ${quoted(text, 80)}: ${wrong}`)
  if (option.value === 'url' && parseUrl(text) === null) {
    throw fault(
      `${option.name} is ${quoted(text, 80)}: give an absolute URL, such as https://example.com/`,
    )
  }
  const { value: kind } = option
  return (kind === 'file' || kind === 'folder') && text !== '-'
    ? pathOf(text, kind, config, fault)
    : text
}

/** An absolute path. If nobody named the configuration, neither it nor what is written beside it or in it may lead out of the folder. */
function pathOf(
  text: string,
  kind: 'file' | 'folder',
  config: ConfigFile,
  fault: (message: string) => Failure,
): string {
  const root = dirname(config.path)
  const path = resolve(root, text)
  if (config.namedBy !== null) return path
  const platform = process.platform === 'win32' ? 'windows' : 'posix'
  const options = { platform, policy: 'contained', files: nodeFiles } as const
  const places = [path, ...linksBeside(path, kind)]
  const outside = places.find((place) => !resolvePath(root, relative(root, place), options).allowed)
  if (outside === undefined) return path
  throw fault(
    `${safePath(outside)} does not lead to a place in the folder of this configuration: choose one in it, or name the configuration: --config ${safePath(shellWord(config.path))}`,
  )
}

/** The symbolic links in a folder, or beside a file with the beginning of its name: a report has a second file, `a.json` for `a.html`. */
function linksBeside(path: string, kind: 'file' | 'folder'): readonly string[] {
  const folder = kind === 'folder' ? path : dirname(path)
  const start = kind === 'folder' ? '' : basename(path).split('.')[0]!.toLowerCase()
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isSymbolicLink() && entry.name.toLowerCase().startsWith(start))
      .map(({ name }) => join(folder, name))
  } catch {
    // There is no such folder, so nothing is in it.
    return []
  }
}
