import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Option } from './command-description.ts'
import { adviceFor, usageFailure } from './failure.ts'
import type { SettingsFile } from './input/json-file.ts'
import { sizeFault } from './sizes.ts'

/** A whole number, in which `_` may separate digits; `null` if the text is not one, or too small. */
export function wholeNumberOf(text: string, least: number = 1): number | null {
  const digits = text.replaceAll('_', '')
  const number = /^(?:0|[1-9][0-9]{0,14})$/.test(digits) ? Number(digits) : null
  return number === null || number < least ? null : number
}

/** What is wrong with the text of an option that takes a number or a size, and what to do; `null` if nothing is. */
export function valueFault({ value, most, least }: Option, text: string): Sentence | null {
  if (value === 'size') return sizeFault(text, least ?? 1)
  if (value !== 'n') return null
  const number = wholeNumberOf(text, least)
  if (number === null)
    return sentence('give a whole number, {least} or more', { least: least ?? 1 })
  return most !== undefined && number > most
    ? sentence('give at most {most:digits}', { most })
    : null
}

/** The options of a command as a configuration has them, in the form in which the command line gives them. */
export interface ConfiguredValues {
  readonly values: Readonly<Record<string, string | true>>
  /** Rules that are in the configuration itself; `null` if it has none, or the command takes none. */
  readonly rules: SettingsFile | null
  /** What is in the configuration itself instead of a file, by option. */
  readonly inline: Readonly<Record<string, SettingsFile>>
}

/** The checked options of one call. Asking for an option that the command does not list is a bug. */
export class OptionValues {
  readonly #options: readonly Option[]
  readonly #values: Readonly<Record<string, string | boolean | undefined>>
  /** Rules of normalisation that are in a configuration; `null` if there are none, or the command line chooses others. */
  readonly rules: SettingsFile | null
  readonly #inline: Readonly<Record<string, SettingsFile>>

  constructor(
    options: readonly Option[],
    values: Readonly<Record<string, string | boolean | undefined>>,
    rules: SettingsFile | null = null,
    inline: Readonly<Record<string, SettingsFile>> = {},
  ) {
    this.#options = options
    this.#values = values
    this.rules = rules
    this.#inline = inline
    for (const option of options) {
      const value = values[option.name]
      if (option.choices === undefined || typeof value !== 'string') continue
      if (option.choices.includes(value)) continue
      throw usageFailure('--{option} is {value:quote}: {advice:phrase}', {
        option: option.name,
        value,
        advice: adviceFor(value, option.choices),
      })
    }
  }

  /** The names of the options that were given. */
  get names(): readonly string[] {
    return this.#options.map(({ name }) => name).filter((name) => this.isGiven(name))
  }

  /** The same options, and those of a configuration, which they win over. */
  under({ values, rules, inline }: ConfiguredValues): OptionValues {
    return new OptionValues(this.#options, { ...values, ...this.#values }, rules, inline)
  }

  /** Whether the command line or the configuration has the option. */
  isGiven(name: string): boolean {
    return this.#values[name] !== undefined || this.#inline[name] !== undefined
  }

  /** What the configuration has instead of a file; `null` if it has none. */
  inline(name: string): SettingsFile | null {
    return this.#inline[name] ?? null
  }

  /** Whether a switch was given. */
  isOn(name: string): boolean {
    return this.#get(name) === true
  }

  /** The value of an option, its fallback, or `null`. */
  text(name: string): string | null {
    const value = this.#get(name)
    return typeof value === 'string' ? value : null
  }

  /** The value of a required option. */
  required(name: string): string {
    const value = this.text(name)
    if (value === null || value === '') {
      const option = this.#options.find((candidate) => candidate.name === name)
      const usage = `--${name} <${option?.value ?? 'value'}>`
      throw value === null
        ? usageFailure('--{option} is missing: add {usage}', {
            detail: 'no-option',
            option: name,
            usage,
          })
        : usageFailure('--{option} needs a value: {usage:phrase}', {
            detail: 'no-value',
            option: name,
            usage,
          })
    }
    return value
  }

  /** The value of an option as a whole number, or `null`. */
  number(name: string): number | null {
    const value = this.text(name)
    if (value === null) return null
    const option = this.#options.find((candidate) => candidate.name === name)
    const fault = option === undefined ? null : valueFault({ ...option, value: 'n' }, value)
    const number = wholeNumberOf(value, option?.least)
    if (fault === null && number !== null) return number
    throw usageFailure('--{option} is {value:quote}: {advice:phrase}', {
      option: name,
      value,
      advice:
        fault ?? sentence('give a whole number, {least} or more', { least: option?.least ?? 1 }),
    })
  }

  #get(name: string): string | boolean | undefined {
    const option = this.#options.find((candidate) => candidate.name === name)
    if (option === undefined) throw new Error(`no option --${name}`)
    return this.#values[name] ?? option.fallback
  }
}
