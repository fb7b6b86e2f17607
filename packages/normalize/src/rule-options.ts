import { copyOptions, ownOptions, unreadError } from '@waymark/infra/internal'
import {
  checkOptions,
  LIMIT,
  type OptionTable,
  type OptionType,
  oneOf,
  STRING,
} from '@waymark/infra/options'
import { DEFAULT_PORT } from './option-types.ts'
import { isRuleList, type RuleObjects, type Runnable } from './preset.ts'
import type { NormalizeOptions, Rule, RuleOption } from './rule.ts'

/** The options that say how a URL is read, whatever the rules are. */
export const PARSING_OPTIONS: OptionTable<
  Pick<NormalizeOptions, 'model' | 'base' | 'maxLength' | 'defaultPort'>
> = {
  model: /* @__PURE__ */ oneOf('whatwg', 'rfc3986'),
  base: STRING,
  maxLength: LIMIT,
  defaultPort: DEFAULT_PORT,
}

/** The options that a list of rules takes. */
export function optionsOf(rules: readonly Rule[]): OptionTable<NormalizeOptions> {
  return tableOf(
    PARSING_OPTIONS,
    rules.flatMap(({ options }) => options),
  )
}

/** The options that a preset takes. A canonicaliser has its own. */
export function optionsOfPreset(preset: Runnable): OptionTable<NormalizeOptions> {
  const { rules, canonicalizer } = ownOptions(preset)
  if (canonicalizer === undefined) return optionsOf(rules)
  return tableOf({ maxLength: PARSING_OPTIONS.maxLength }, canonicalizer.options ?? [])
}

function tableOf(
  always: Partial<OptionTable<NormalizeOptions>>,
  options: readonly RuleOption[],
): OptionTable<NormalizeOptions> {
  const types: Record<string, OptionType> = { ...always }
  for (const { name, type } of options) types[name] = type
  // The rules of a list, or a canonicaliser, read no others.
  return types as OptionTable<NormalizeOptions>
}

/** Refuses options that rules do not read when they run on parts, which have been read already. */
export function checkPartsOptions(
  given: NormalizeOptions | undefined,
  rules: readonly Rule[],
): NormalizeOptions {
  const options = checkOptions(given, optionsOf(rules))
  for (const name of ['model', 'base', 'maxLength'] as const) {
    if (options[name] !== undefined) throw unreadError(name, 'the URL has been read already', [])
  }
  return copyOptions(options)
}

/**
 * The options among those given that a preset, or a list of rules, reads.
 *
 * @throws OptionError if `options` is not an object, or one of those options has a wrong value.
 *
 * @example
 * ```ts
 * import { pickOptions, presets } from '@waymark/normalize'
 *
 * pickOptions({ trailingSlash: 'always', by: 'name' }, presets.seo) // => { trailingSlash: 'always' }
 * ```
 */
export function pickOptions(options: NormalizeOptions, selection: RuleObjects): NormalizeOptions {
  const runnable = isRuleList(selection) ? { rules: selection, options: {} } : selection
  const table = optionsOfPreset(runnable)
  // Other names may be options of other rules.
  checkOptions(options ?? null, { ...others(options), ...table })
  const { model } = ownOptions(options)
  const unread = unreadReason(runnable, model ?? ownOptions(runnable.options).model)
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => Object.hasOwn(table, name) && unread(name) === null),
  )
}

/** A type for each name that accepts any value. */
function others(options: object): Readonly<Record<string, OptionType>> {
  const any: OptionType = { expected: 'any value', accepts: () => true }
  return Object.fromEntries(Object.keys(options ?? {}).map((name) => [name, any]))
}

/**
 * Refuses options that say how a URL is read, and that this preset does not read.
 *
 * @param model - What the rules will run on.
 * @throws OptionError
 */
export function refuseUnread(
  preset: Runnable,
  options: NormalizeOptions,
  model: NormalizeOptions['model'],
): void {
  const { model: given, base, defaultPort } = options
  if (given === undefined && base === undefined && defaultPort === undefined) return
  const unread = unreadReason(preset, model)
  for (const name of ['model', 'base', 'defaultPort'] as const) {
    const reason = options[name] === undefined ? null : unread(name)
    if (reason !== null) {
      throw unreadError(name, reason, reason === KEPT_PORT ? ['remove-default-port'] : [])
    }
  }
}

/** Why a preset does not read `model`, `base` or `defaultPort`; `null` for all that it reads. */
function unreadReason(
  preset: Runnable,
  model: NormalizeOptions['model'],
): (name: string) => string | null {
  const { rules, canonicalizer } = ownOptions(preset)
  const isPortKept =
    model === 'rfc3986' &&
    !rules.some((rule) => rule.options.some(({ name }) => name === 'defaultPort'))
  return (name) => {
    if (name !== 'model' && name !== 'base' && name !== 'defaultPort') return null
    if (canonicalizer !== undefined) {
      return canonicalizer.options?.some((option) => option.name === name) ? null : PROCEDURE
    }
    return name === 'defaultPort' && isPortKept ? KEPT_PORT : null
  }
}

const KEPT_PORT = 'a string as it is written keeps its port unless a rule removes it'

/** Why a canonicaliser reads hardly any options. */
export const PROCEDURE = 'the preset is a single procedure, which reads URLs in its own way'
