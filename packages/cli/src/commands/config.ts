import { dirname } from 'node:path'
import { type CompareOptions, type Method, methods, unreadOption } from '@waymark/compare'
import { pointTo, type Sentence, sentence } from '@waymark/infra/internal'
import type { OptionError } from '@waymark/infra/options'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { readCompareOptions } from '../compare-options.ts'
import type { ConfigFile } from '../config/config-file.ts'
import { CHOOSING, configuredValues } from '../config/config-values.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { Failure, verbatim } from '../failure.ts'
import type { Io } from '../io.ts'
import { chosenMethods } from '../method-options.ts'
import { chosenPreset } from '../normalizer-options.ts'
import { optionFault } from '../option-fault.ts'
import { OptionValues } from '../option-values.ts'
import { formatOption } from '../output/format-option.ts'
import { toJsonText } from '../output/json-text.ts'
import { say, speakOfFlags, spoken } from '../speech.ts'
import { SITE_LIST_OPTION } from '../suffix-list-option.ts'
import { safePath, safeText } from '../terminal/safe-text.ts'

export const config: Command = {
  name: 'config',
  summary: SUMMARIES.config,
  synopsis: '[options]',
  description: [
    'The configuration is the nearest waymark.config.json in the working folder or a parent folder, up to the root of the project: the first folder with .git, package.json or pnpm-workspace.yaml. Without such a root, only the working folder is searched, and folders above the home folder never are. --config names another file, and so does WAYMARK_CONFIG in the environment.',
    'A configuration that was found, and not named, may be by somebody else. So it must belong to you or root (not checked on Windows), its paths must stay in its folder, even through symbolic links, and it cannot set --fix. A program (waymark.config.mjs or waymark.config.ts) has the configuration as its default export. It runs only if it is named, and never in inspect and worker.',
    'The configuration is an object. Each command has a member with its options by their long names: { "normalize": { "jobs": 4 } }. The member rules is a rule file, or the path of one, for all commands that take --rules. Paths are relative to the file. Options on the command line override the configuration.',
    'Without --print, the whole configuration is checked. The schema is @waymark/cli/config.schema.json.',
  ],
  options: [
    {
      name: 'print',
      summary: 'Prints the effective options of each command, and the source of each.',
    },
    formatOption(
      'json prints one object with file, namedBy (how the file was chosen) and, with --print, options: the command, name, value, from (configuration or default) and line of each.',
    ),
  ],
  examples: [
    { command: 'waymark config', what: 'check the configuration of this folder' },
    { command: 'waymark config --print', what: 'the effective options here, and their sources' },
    {
      command: 'waymark config --print --config ci/waymark.config.json --format json',
      what: 'the effective options with another file, as JSON',
    },
  ],
  exitStatuses: { 0: 'the configuration can be used, or there is none', 1: null },
  operands: { name: 'operand', min: 0, max: 0 },
  run,
}

async function run({ options, config: file, loadCommands, io }: Call): Promise<ExitStatus> {
  const all = await loadCommands()
  const configurable = all.filter((command) => command !== config && isConfigurable(command))
  const settings = configurable.flatMap((command) => settingsOf(command, file))
  if (file !== null) {
    for (const command of configurable) {
      checkChoice(command, file)
      checkByCommand(command, file)
    }
  }
  const isPrinting = options.isOn('print')
  if (options.text('format') === 'json') {
    const printed = isPrinting ? { options: settings } : {}
    io.stdout.write(
      `${toJsonText({ file: file?.path ?? null, namedBy: file?.namedBy ?? null, ...printed }, 2)}\n`,
    )
    return EXIT.clean
  }
  if (isPrinting) io.stdout.write(toText(settings, file, io))
  else if (file === null) io.stdout.write(`${say('There is no configuration.')}\n`)
  else io.stdout.write(`${say('{heading:phrase}: it can be used.', headingOf(file))}\n`)
  return EXIT.clean
}

function isConfigurable({ isConfigurable }: Command): boolean {
  return isConfigurable !== false
}

/** An option of a command that is in force. */
interface Setting {
  readonly command: string
  readonly name: string
  readonly value: unknown
  readonly from: 'configuration' | 'default'
  /** In the configuration; `null` if that is a program, and for defaults. */
  readonly line: number | null
}

function settingsOf(command: Command, file: ConfigFile | null): readonly Setting[] {
  const { values, rules, inline } =
    file === null ? { values: {}, rules: null, inline: {} } : configuredValues(file, command)
  return command.options.flatMap((option): readonly Setting[] => {
    const { name, fallback } = option
    const isInline = name === 'rules' && rules !== null
    const value = isInline ? rules.value : (values[name] ?? inline[name]?.value)
    if (file !== null && value !== undefined) {
      const own = `/${command.name}/${name}`
      // What a command does not say itself is what all share.
      const pointer = hasOwn(file, command.name, name) ? own : '/rules'
      const line = file.placeOf(pointer)?.line ?? null
      return [{ command: command.name, name, value, from: 'configuration', line }]
    }
    if (fallback === undefined) return []
    return [{ command: command.name, name, value: fallback, from: 'default', line: null }]
  })
}

function hasOwn({ value }: ConfigFile, command: string, option: string): boolean {
  return Object.hasOwn(Object(value[command]), option)
}

/** Refuses rules, methods and their options that cannot be used, which the command would find only when it runs. */
function checkChoice({ name, options }: Command, file: ConfigFile): void {
  if (!options.some((option) => option.name === 'rules')) return
  const { values, rules } = configuredValues(file, { name, options })
  const own = (['method', 'rule'] as const).find((option) => values[option] !== undefined)
  const chosen = new OptionValues(options, values, rules)
  const takesMethods = options.some((option) => option.name === 'method')
  let asked: readonly Method[] | null
  let given: CompareOptions
  try {
    const isChosen = CHOOSING.some((option) => values[option] !== undefined) || rules !== null
    asked = takesMethods && isChosen ? chosenMethods(chosen) : null
    if (asked === null) chosenPreset(chosen)
    given = takesMethods ? readCompareOptions(chosen) : {}
  } catch (error) {
    // The text of an option does not know the file that it is in.
    if (own === undefined || !(error instanceof Failure)) throw error
    throw file.fault(error.said, `/${name}/${own}`)
  }
  checkMethodOptions(name, { given, asked, values: chosen }, file)
}

/** Refuses what the command itself refuses. */
function checkByCommand({ name, options, check }: Command, file: ConfigFile): void {
  const { values, rules, inline } = configuredValues(file, { name, options })
  speakOfFlags(options)
  try {
    check?.(new OptionValues(options, values, rules, inline))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const own = String(error.said.data['option'] ?? 'method')
    throw hasOwn(file, name, own) ? file.fault(error.said, `/${name}/${own}`) : error
  }
}

/** Refuses options of methods that do not exist, have a wrong value, or are for none of the configured methods. */
function checkMethodOptions(
  command: string,
  {
    given,
    asked,
    values,
  }: {
    readonly given: CompareOptions
    readonly asked: readonly Method[] | null
    readonly values: OptionValues
  },
  file: ConfigFile,
): void {
  // The search for rules that would make URLs equal reads `ports`, whatever the methods.
  const { ports: _, ...others } = given
  const error = unreadOption(given, methods) ?? unreadOption(others, asked ?? methods)
  if (error === null) return
  const isBase = error.option === 'base' && values.text('base') !== null
  const pointer = isBase
    ? `/${command}/base`
    : error.option === 'publicSuffixList'
      ? `/${command}/${SITE_LIST_OPTION.name}`
      : pointTo(`/${command}/options`, error.option ?? '')
  const at = isUnknownOption(error) ? 'name' : 'value'
  throw file.fault(optionFault(error), pointer, at)
}

/** Whether no method has the option, so that its name is wrong. */
function isUnknownOption({ option }: OptionError): boolean {
  return !methods.some((method) => method.options.some(({ name }) => name === option))
}

/** Which configuration is used, and why. */
function headingOf({ path, namedBy }: ConfigFile): { readonly heading: Sentence } {
  const file = verbatim(safePath(path))
  if (namedBy !== null) {
    return { heading: sentence('{file:verbatim} (named by {namedBy})', { file, namedBy }) }
  }
  return {
    heading:
      dirname(path) === process.cwd()
        ? sentence('{file:verbatim} (found in the working folder)', { file })
        : sentence('{file:verbatim} (found above the working folder)', { file }),
  }
}

const ORIGINS: Readonly<Record<Setting['from'], () => string>> = {
  configuration: () => say('configuration'),
  default: () => say('default'),
}

function toText(settings: readonly Setting[], file: ConfigFile | null, { paint }: Io): string {
  const names = settings.map(({ command, name }) => `${command} --${name}`)
  const width = Math.max(...names.map((name) => name.length))
  return [
    file === null
      ? say('There is no configuration: all values are defaults.')
      : spoken().say(headingOf(file).heading),
    '',
    ...settings.map(({ value, from, line }, index) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      const place = line === null ? ORIGINS[from]() : say('line {line:digits}', { line })
      const name = paint('cyan', names[index]!.padEnd(width))
      return `${name}  ${safeText(text, 60)}  ${paint('dim', place)}`
    }),
    '',
  ].join('\n')
}
