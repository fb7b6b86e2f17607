import {
  checkOptions,
  LIMIT,
  type OptionTable,
  type OptionType,
  oneOf,
  STRING,
} from '@waymark/infra/options'
import { DEFAULT_PORT } from './option-types.ts'
import type { Canonicalizer, Runnable } from './preset.ts'
import type { NormalizeOptions, Rule } from './rule.ts'

/** The options that say how a URL is read, whatever the rules are. */
export const PARSING_OPTIONS: OptionTable<
  Pick<NormalizeOptions, 'model' | 'base' | 'maxLength' | 'defaultPort'>
> = {
  model: /* @__PURE__ */ oneOf('whatwg', 'rfc3986'),
  base: STRING,
  maxLength: LIMIT,
  defaultPort: DEFAULT_PORT,
}

const tables = /* @__PURE__ */ new WeakMap<readonly Rule[], OptionTable<NormalizeOptions>>()

/** The options that a list of rules takes. They are collected once for each list. */
export function optionsOf(rules: readonly Rule[]): OptionTable<NormalizeOptions> {
  let table = tables.get(rules)
  if (table === undefined) {
    const types: Record<string, OptionType> = { ...PARSING_OPTIONS }
    for (const { options } of rules) for (const { name, type } of options) types[name] = type
    // The rules of a list read no others.
    table = types as OptionTable<NormalizeOptions>
    tables.set(rules, table)
  }
  return table
}

const canonicalizerTables = /* @__PURE__ */ new WeakMap<
  Canonicalizer,
  OptionTable<NormalizeOptions>
>()

/** The options that a preset takes. A canonicaliser has its own. */
export function optionsOfPreset({ rules, canonicalizer }: Runnable): OptionTable<NormalizeOptions> {
  if (canonicalizer === undefined) return optionsOf(rules)
  let table = canonicalizerTables.get(canonicalizer)
  if (table === undefined) {
    const types: Record<string, OptionType> = { maxLength: PARSING_OPTIONS.maxLength }
    for (const { name, type } of canonicalizer.options ?? []) types[name] = type
    // A canonicaliser reads no others.
    table = types as OptionTable<NormalizeOptions>
    canonicalizerTables.set(canonicalizer, table)
  }
  return table
}

/** The options of presets that were right, each with the table that they were compared with. */
const right = /* @__PURE__ */ new WeakMap<object, OptionTable<NormalizeOptions>>()

/** Refuses options of a preset that it does not take; looks at each object once. */
export function checkPresetOptions(preset: Runnable): void {
  const table = optionsOfPreset(preset)
  if (right.get(preset.options) === table) return
  checkOptions(preset.options, table)
  right.set(preset.options, table)
}

/**
 * The options among those given that say how a URL is read, or that one of the rules reads.
 *
 * @throws OptionError if `options` is not an object, or one of those options has a wrong value.
 */
export function pickOptions(options: NormalizeOptions, rules: readonly Rule[]): NormalizeOptions {
  const table = optionsOf(rules)
  // Other names may be options of other rules.
  checkOptions(options ?? null, { ...others(options), ...table })
  return Object.fromEntries(Object.entries(options).filter(([name]) => Object.hasOwn(table, name)))
}

/** A type for each name that accepts any value. */
function others(options: object): Readonly<Record<string, OptionType>> {
  const any: OptionType = { expected: 'any value', accepts: () => true }
  return Object.fromEntries(Object.keys(options ?? {}).map((name) => [name, any]))
}
