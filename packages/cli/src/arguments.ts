import { parseArgs } from 'node:util'
import { type Sentence, sentence, suggest } from '@waymark/infra/internal'
import { COLOR_OPTIONS } from './color-option.ts'
import type { Command } from './command.ts'
import type { CommandDescription, Option } from './command-description.ts'
import type { ConfigChoice } from './config/config-file.ts'
import { Failure, systemErrorCode, usageFailure } from './failure.ts'
import { LANGUAGE_OPTION } from './language-option.ts'
import { OptionValues } from './option-values.ts'

/** The arguments after the name of a command. */
export interface ParsedArguments {
  readonly operands: readonly string[]
  readonly options: OptionValues
  readonly config: ConfigChoice
  /** What is printed instead of running the command. */
  readonly printed: 'help' | 'version' | null
}

const CONFIG_OPTIONS: readonly Option[] = [
  {
    name: 'config',
    value: 'file',
    summary:
      'The configuration file, instead of the nearest waymark.config.json in this folder or a parent folder in the project. Options on the command line override it.',
  },
  { name: 'no-config', summary: 'Reads no configuration file, except one named by --config.' },
]

/** The options of a command that it shares with others. */
export function commonOptions({ isConfigurable }: Command): readonly Option[] {
  return isConfigurable === false ? HELP_OPTIONS : [...CONFIG_OPTIONS, ...HELP_OPTIONS]
}

const HELP_OPTIONS: readonly Option[] = [
  LANGUAGE_OPTION,
  ...COLOR_OPTIONS,
  { name: 'help', short: 'h', summary: 'Prints this help.' },
  { name: 'version', short: 'V', summary: 'Prints the version.' },
]

/** @throws Failure with status 2, whose message says what to do instead. */
export function parseArguments(command: Command, args: readonly string[]): ParsedArguments {
  const all = [...command.options, ...commonOptions(command)]
  const { values, positionals } = parse(all, args, command.operands.max > 0)
  const isHelp = values['help'] === true
  const printed = isHelp ? 'help' : values['version'] === true ? 'version' : null
  const options = new OptionValues([...command.options, LANGUAGE_OPTION], values)
  if (printed === null) checkOperands(command, positionals)
  const { config: file, 'no-config': off } = values
  const config = { file: typeof file === 'string' ? file : null, isOff: off === true }
  return { operands: positionals, options, config, printed }
}

type Values = Record<string, string | boolean | undefined>

function parse(
  all: readonly Option[],
  args: readonly string[],
  takesOperands: boolean,
): { values: Values; positionals: readonly string[] } {
  const options = Object.fromEntries(
    all.map(({ name, short, value, joiner }) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: joiner !== undefined,
        ...(short === undefined ? {} : { short }),
      },
    ]),
  )
  try {
    const parsed = parseArgs({
      args: withBareValues(args, all),
      options,
      allowPositionals: true,
      strict: true,
      tokens: true,
    })
    rejectRepeats(parsed.tokens, all)
    return { values: joined(parsed.values, all), positionals: parsed.positionals }
  } catch (error) {
    throw explain(error, all, args, takesOperands)
  }
}

/** An option whose value is left out has the empty one. */
function withBareValues(args: readonly string[], all: readonly Option[]): string[] {
  const bare = new Set(all.filter(({ isBare }) => isBare === true).map(({ name }) => `--${name}`))
  const end = args.includes('--') ? args.indexOf('--') : args.length
  return args.map((arg, at) => (at < end && bare.has(arg) ? `${arg}=` : arg))
}

type Given = string | boolean | readonly (string | boolean)[] | undefined

/** The values of an option that was given more than once are joined, in their order. */
function joined(values: Readonly<Record<string, Given>>, all: readonly Option[]): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'object') return [name, value]
      const joiner = all.find((option) => option.name === name)?.joiner
      return [name, value.join(joiner)]
    }),
  )
}

function rejectRepeats(
  tokens: readonly { kind: string; name?: string }[],
  all: readonly Option[],
): void {
  const seen = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name === undefined) continue
    if (all.some(({ name, joiner }) => name === token.name && joiner !== undefined)) continue
    if (seen.has(token.name)) {
      throw usageFailure('--{option} is given twice: remove one of them', {
        detail: 'option-twice',
        option: token.name,
      })
    }
    seen.add(token.name)
  }
}

/** Turns the errors of `parseArgs`, which are written for programmers, into messages for users. */
function explain(
  error: unknown,
  all: readonly Option[],
  args: readonly string[],
  takesOperands: boolean,
): unknown {
  if (error instanceof Failure) return error
  const names = all.map(({ name }) => `--${name}`)
  switch (systemErrorCode(error)) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION': {
      const unknown = args
        .slice(0, args.includes('--') ? args.indexOf('--') : args.length)
        .map((arg) => arg.replace(/=.*/s, ''))
        .find((arg) => arg.startsWith('-') && arg !== '-' && !isKnown(arg, all))
      const name = unknown ?? 'this option'
      return usageFailure('unknown option {option:quote}: {advice:phrase}', {
        detail: 'unknown-option',
        option: name,
        advice: adviceFor(name, names, takesOperands),
      })
    }
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE': {
      const name = /--([a-z-]+)/.exec(error instanceof Error ? error.message : '')?.[1]
      const option = all.find((candidate) => candidate.name === name)
      if (option === undefined)
        return usageFailure('an option has no value', { detail: 'no-value' })
      return option.value === undefined
        ? usageFailure('--{option} takes no value: remove the = and what follows', {
            detail: 'takes-no-value',
            option: option.name,
          })
        : usageFailure('--{option} needs a value: {usage:phrase}', {
            detail: 'no-value',
            option: option.name,
            usage: valueFor(option, all, args),
          })
    }
    default:
      return error
  }
}

/** What to do about an option that does not exist. */
function adviceFor(name: string, names: readonly string[], takesOperands: boolean): Sentence {
  const near = suggest(name, names)
  if (near !== null) return sentence('did you mean {near}?', { near })
  // Two hyphens, or one and a single letter, were meant as an option; `-rye.json` or `-1` may be a file or another operand.
  const isOperandLike = !/^-(?:-|[A-Za-z]$)/.test(name)
  return takesOperands && isOperandLike
    ? sentence('put -- before operands that begin with -', { detail: 'operand-like' })
    : sentence('the options are {names,list}', { names })
}

/** How to give an option its missing value. */
function valueFor(
  { name, short, value }: Option,
  all: readonly Option[],
  args: readonly string[],
): Sentence {
  const next = args[args.findIndex((arg) => arg === `--${name}` || arg === `-${short}`) + 1]
  // An argument that begins with a hyphen may be an option or a value; if no option has that name, it was meant as a value.
  const isMeant = next !== undefined && next !== '--' && !isKnown(next.replace(/=.*/s, ''), all)
  const usage = `--${name} <${value}>`
  return isMeant
    ? sentence('{written} if it is {value:quote}', { written: `--${name}=${next}`, value: next })
    : sentence('{usage}', { usage })
}

function isKnown(arg: string, all: readonly Option[]): boolean {
  if (arg.startsWith('--')) return all.some(({ name }) => arg === `--${name}`)
  return [...arg.slice(1)].every((letter) => all.some(({ short }) => short === letter))
}

function checkOperands(command: Command, operands: readonly string[]): void {
  const { name, min, max } = command.operands
  if (operands.length < min) throw missingOperand(command)
  if (operands.length > max) {
    const extra = operands[max]!
    throw max === 0
      ? usageFailure('takes no {operand}, but got {extra:quote}', {
          detail: 'takes-none',
          operand: name,
          extra,
        })
      : max === 1
        ? usageFailure('takes one {operand}, but also got {extra:quote}', {
            detail: 'takes-one',
            operand: name,
            extra,
          })
        : usageFailure('takes {max} operands, but also got {extra:quote}', {
            detail: 'takes-some',
            max,
            extra,
          })
  }
}

/** The failure of a call without an operand that it needs. */
export function missingOperand({ name, synopsis, operands }: CommandDescription): Failure {
  return usageFailure('{operand} is missing: {usage}', {
    detail: 'no-operand',
    operand: operands.name,
    usage: `waymark ${name} ${synopsis}`,
  })
}
