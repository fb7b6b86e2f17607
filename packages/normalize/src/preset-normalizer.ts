import { parseHostText } from '@waymark/host'
import { ownOptions } from '@waymark/infra/options'
import { splitUri } from '@waymark/rfc3986'
import { forgetResult, parser, parseText, takeRecord } from '@waymark/url-parser/url-text'
import { type Runnable, takesScheme } from './preset.ts'
import { resolveInput } from './resolve-input.ts'
import type { NormalizeOptions } from './rule.ts'
import { isTaken, mergeOptions, parseWith, writeRecord, writeUri } from './run.ts'
import { planText, runOnText, type TextPlan } from './text-plan.ts'

/** Normalises one input by a preset; `null` if it has no normal form. */
export interface PresetNormalizer {
  /** The preset's own, overridden by the caller's. */
  readonly options: NormalizeOptions
  run(input: string): string | null
}

/** A normaliser, and what it was made of. */
interface Known {
  readonly rules: Runnable['rules']
  readonly options: NormalizeOptions
  readonly schemes: Runnable['schemes']
  /** A copy of the options that the caller gave with it; `null` if it gave none. */
  readonly given: NormalizeOptions | null
  readonly normalizer: PresetNormalizer
}

/** The last normaliser of each preset with options and without: most callers call one in a loop. */
interface KnownPair {
  plain: Known | null
  withOptions: Known | null
}

const known = /* @__PURE__ */ new WeakMap<Runnable, KnownPair>()

/**
 * What normalises by a preset and options. It is made once and kept.
 *
 * @throws OptionError for a misspelt option or a wrong value.
 */
export function normalizerOf(
  preset: Runnable,
  options: NormalizeOptions | undefined,
): PresetNormalizer {
  let pair = known.get(preset)
  if (pair === undefined) {
    pair = { plain: null, withOptions: null }
    known.set(preset, pair)
  }
  const last = options === undefined ? pair.plain : pair.withOptions
  if (last !== null && isOf(last, preset) && isSame(last.given, options)) return last.normalizer
  const { rules, schemes } = preset
  const normalizer = createNormalizer(preset, mergeOptions(preset, options))
  const made = { rules, options: preset.options, schemes, normalizer }
  if (options === undefined) pair.plain = { ...made, given: null }
  else pair.withOptions = { ...made, given: { ...options } }
  return normalizer
}

function isOf({ rules, options, schemes }: Known, preset: Runnable): boolean {
  return rules === preset.rules && options === preset.options && schemes === preset.schemes
}

/** Whether the options have the same members as when they were copied. */
function isSame(copy: NormalizeOptions | null, options: NormalizeOptions | undefined): boolean {
  if (copy === null || options === undefined) return true
  // From JavaScript. `mergeOptions` says what is wrong with it.
  if (options === null) return false
  for (const name in options) if (!isSameMember(copy, options, name)) return false
  for (const name in copy) if (!isSameMember(copy, options, name)) return false
  return true
}

function isSameMember(a: NormalizeOptions, b: NormalizeOptions, name: string): boolean {
  const key = name as keyof NormalizeOptions
  return Object.hasOwn(a, name) && Object.hasOwn(b, name) && a[key] === b[key]
}

function createNormalizer(preset: Runnable, options: NormalizeOptions): PresetNormalizer {
  const run = runnerOf(preset, options)
  // A canonicaliser resolves references itself.
  return options.base === undefined || ownOptions(preset).canonicalizer !== undefined
    ? { options, run }
    : { options, run: (input) => run(resolveInput(input, options)) }
}

function runnerOf(preset: Runnable, options: NormalizeOptions): PresetNormalizer['run'] {
  const { rules, canonicalizer } = ownOptions(preset)
  if (canonicalizer !== undefined) {
    return (input) => canonicalizer.canonicalize(input, undefined, options)
  }
  if (options.model === 'rfc3986') {
    return (input) => {
      const uri = splitUri(input)
      return isTaken(uri, preset) ? writeUri(input, uri, rules, options) : null
    }
  }
  // The text of the parser does not tell whether a default port was written.
  const plan = options.defaultPort === 'keep' ? null : planText(rules, options)
  if (plan !== null) return (input) => normalizeText(input, preset, plan)
  return (input) => {
    const url = parseWith(input, options)
    if (url === null || !takesScheme(preset, url.scheme)) return null
    return writeRecord(url, rules, options)
  }
}

function normalizeText(input: string, preset: Runnable, plan: TextPlan): string | null {
  if (!parseText(input, null, false, parseHostText)) return null
  const { href, schemeEnd } = parser
  if (Object.hasOwn(preset, 'schemes') && !takesScheme(preset, href.slice(0, schemeEnd)))
    return null
  if (plan.steps.length === 0) {
    forgetResult()
    return href
  }
  const isWeb = schemeEnd === 4 ? href.startsWith('http') : href.startsWith('https:')
  // What rules say that they can do is said of these only.
  return isWeb ? runOnText(plan) : writeRecord(takeRecord(), preset.rules, plan.options)
}
