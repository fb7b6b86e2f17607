import { readdirSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isRecord, pointTo, type Sentence, sentence, suggest } from '@waymark/infra/internal'
import { resolvePath } from '@waymark/path-guard'
import { nodeFiles } from '@waymark/path-guard/node'
import { parseUrl } from '@waymark/url-parser'
import type { CommandDescription, Option } from '../command-description.ts'
import { adviceFor, type Failure, verbatim } from '../failure.ts'
import type { SettingsFile } from '../input/json-file.ts'
import { type ConfiguredValues, valueFault } from '../option-values.ts'
import { safePath } from '../terminal/safe-text.ts'
import { shellWord } from '../wrong-places.ts'
import type { ConfigFile } from './config-file.ts'

/** Makes the failure of one value. */
type Fault = (message: Sentence) => Failure

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
  const inline: Record<string, SettingsFile> = {}
  for (const [member, value] of Object.entries(own)) {
    const option = options.find((candidate) => candidate.name === member)
    const pointer = pointTo(`/${name}`, member)
    const fault: Fault = (message) => config.fault(message, pointer)
    if (option === undefined) {
      throw config.fault(unknownOption(name, member, options), pointer, 'name')
    }
    const isWanted = !given.includes(member) && !(isDisplaced && OF_CHOICE.includes(member))
    if (option.isInline === true && Array.isArray(value)) {
      if (isWanted) inline[member] = partOf(config, pointer, value)
      continue
    }
    const text = textOf(option, value, config, fault)
    if (text !== null && isWanted) values[member] = text
  }
  const hasOwnRules = CHOOSING.some((member) => values[member] !== undefined)
  if (!takesRules || isDisplaced || hasOwnRules) return { values, rules: null, inline }
  return { ...withSharedRules(config, values), inline }
}

/** Adds the rules that all commands share: in a file, or in the configuration itself. */
function withSharedRules(
  config: ConfigFile,
  values: Readonly<Record<string, string | true>>,
): Omit<ConfiguredValues, 'inline'> {
  const { rules } = config.value
  if (rules === undefined) return { values, rules: null }
  if (typeof rules === 'string') {
    const fault: Fault = (message) => config.fault(message, '/rules')
    return { values: { ...values, rules: pathOf(rules, 'file', config, fault) }, rules: null }
  }
  return { values, rules: partOf(config, '/rules', rules) }
}

/** A value in the configuration as if it were a file of its own. */
function partOf(config: ConfigFile, place: string, value: unknown): SettingsFile {
  return {
    value,
    placeOf: (pointer) => config.placeOf(place + pointer),
    fault: (message, pointer, at) => config.fault(message, place + pointer, at),
  }
}

function ownMembers(config: ConfigFile, command: string): Readonly<Record<string, unknown>> {
  const own = config.value[command]
  if (own === undefined) return {}
  if (isRecord(own)) return own
  const message = sentence('{command} is an object with the options of the command', {
    detail: 'command-type',
    command,
  })
  throw config.fault(message, `/${command}`)
}

function unknownOption(command: string, member: string, options: readonly Option[]): Sentence {
  const names = options.map(({ name }) => name)
  const near = suggest(member, names)
  return near === null
    ? sentence('waymark {command} has no option {member:quote80}: its options are {names,list}', {
        detail: 'unknown-option',
        command,
        member,
        names,
      })
    : sentence('waymark {command} has no option {member:quote80}: did you mean {near}?', {
        detail: 'unknown-option',
        command,
        member,
        near,
      })
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

function wrongType({ name: option, listJoiner, isRecord: takesRecord }: Option): Sentence {
  if (takesRecord === true) {
    return sentence('{option} must be a string, or an object whose values are strings', {
      detail: 'object-type',
      option,
    })
  }
  return listJoiner === undefined
    ? sentence('{option} must be a string or a number', { detail: 'value-type', option })
    : sentence('{option} must be a string or a list of strings', { detail: 'list-type', option })
}

/** A value as the command line gives it; `null` if it says the same as leaving it out. */
function textOf(
  option: Option,
  value: unknown,
  config: ConfigFile,
  fault: Fault,
): string | true | null {
  const isSwitch =
    option.value === undefined || (option.isBare === true && typeof value === 'boolean')
  if (isSwitch) {
    if (typeof value !== 'boolean') {
      throw fault(
        sentence('{option} must be true or false', { detail: 'switch-type', option: option.name }),
      )
    }
    if (!value) return null
  }
  if (option.risk !== undefined && config.namedBy === null) {
    throw fault(
      sentence(
        '{option} {risk:phrase}, so it must be asked for: write --{option} on the command line, or name the configuration with --config',
        { detail: 'risk', option: option.name, risk: option.risk },
      ),
    )
  }
  if (isSwitch) return option.isBare === true ? '' : true
  if (option.value === 'json' && isRecord(value)) return JSON.stringify(value)
  const text = joinedText(option, value)
  if (text === null) throw fault(wrongType(option))
  const wrong = wrongText(option, text)
  if (wrong !== null) {
    throw fault(
      sentence('{option} is {value:quote80}: {advice:phrase}', {
        option: option.name,
        value: text,
        advice: wrong,
      }),
    )
  }
  const { value: kind, listJoiner } = option
  if (kind !== 'file' && kind !== 'folder') return text
  const paths = listJoiner === undefined ? [text] : text.split(listJoiner)
  return paths
    .map((path) => (path === '-' ? path : pathOf(path, kind, config, fault)))
    .join(listJoiner)
}

/** The advice for a text that the option does not take; `null` if it takes it. */
function wrongText(option: Option, text: string): Sentence | null {
  if (option.choices !== undefined && !option.choices.includes(text)) {
    return adviceFor(text, option.choices)
  }
  if (option.value === 'url' && parseUrl(text) === null) {
    return sentence('give an absolute URL, such as https://example.com/', {
      detail: 'absolute-url',
    })
  }
  return valueFault(option, text)
}

/** An absolute path. If nobody named the configuration, neither it nor what is written beside it or in it may lead out of the folder. */
function pathOf(text: string, kind: 'file' | 'folder', config: ConfigFile, fault: Fault): string {
  const root = dirname(config.path)
  const path = resolve(root, text)
  if (config.namedBy !== null) return path
  const platform = process.platform === 'win32' ? 'windows' : 'posix'
  const options = { platform, policy: 'contained', files: nodeFiles } as const
  const places = [path, ...linksBeside(path, kind)]
  const outside = places.find((place) => !resolvePath(root, relative(root, place), options).allowed)
  if (outside === undefined) return path
  throw fault(
    sentence(
      '{path:verbatim} does not lead to a place in the folder of this configuration: choose one in it, or name the configuration: --config {configuration:verbatim}',
      {
        detail: 'outside',
        path: verbatim(safePath(outside)),
        configuration: verbatim(safePath(shellWord(config.path))),
      },
    ),
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
