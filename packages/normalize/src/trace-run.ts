import { ownOptions, type Sentence, tell } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import { recomposeUri, splitUri } from '@waymark/rfc3986'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { requireRecord } from '@waymark/url-parser/internal'
import { changedSpan, type Span, spanBefore } from './changed-span.ts'
import { explainParsing } from './parser-steps.ts'
import { type RuleObjects, type Runnable, takesScheme } from './preset.ts'
import { RESOLVE, resolveInput } from './resolve-input.ts'
import type { Category, NormalizeOptions, Rule } from './rule.ts'
import { checkPartsOptions } from './rule-options.ts'
import { applyToUri, checkInput, isSettled, isTaken, mergeOptions, parseWith } from './run.ts'
import { runnableOf } from './runnable.ts'
import { keepWrittenPort } from './written-port.ts'

/** One change that a rule, or the URL parser in a rule's name, made. */
export interface TraceStep {
  /** A rule of the catalogue, one that you defined, a step of a preset that is defined as a whole, or `resolve` for the option `base`. */
  readonly rule: string
  readonly category: Category
  readonly before: string
  readonly after: string
  /** Offset of the first code unit of `before` that changed. */
  readonly start: number
  /** One past the last; equal to `start` where something was only put in. */
  readonly end: number
  /** The same place in the input, widened where earlier steps changed it too. */
  readonly inputStart: number
  readonly inputEnd: number
  /** A sentence for people. */
  readonly reason: string
  /** The facts in `reason`, as plain values. Absent if it has none. */
  readonly data?: Facts
}

/** What became of a URL, and how. */
export interface Trace {
  readonly input: string
  /** `null` when the input is not an absolute URL, or when the preset does not take its scheme. */
  readonly output: string | null
  /** The first starts from the input, each next one from the one before, the last gives the output. */
  readonly steps: readonly TraceStep[]
}

/** Adds steps to a chain, each with its places. */
type AddStep = (rule: string, category: Category, reason: Sentence, after: string) => void

/**
 * Normalises a URL by rules that are given as objects and not by name, and says which rule changed what.
 *
 * The steps begin with what the URL parser changed, under the names of the rules that it follows.
 *
 * @param rules - A preset, or a list of rules in running order.
 * @param options - For all rules; they override a preset's own.
 * @throws TypeError if the input is not a string, for a name in place of an object, or if a rule cannot run on the model that
 *   was asked for.
 * @throws OptionError for a misspelt option or a wrong value.
 * @throws InputTooLongError if the input is longer than `maxLength`.
 *
 * @example
 * ```ts
 * import { presets, traceWith } from '@waymark/normalize'
 *
 * const { output, steps } = traceWith('https://A.example/p/', presets.seo)
 * output // => 'https://a.example/p'
 * steps.map(({ rule }) => rule) // => ['lowercase-scheme-host', 'trailing-slash']
 * ```
 */
export function traceWith<Own extends object = NormalizeOptions>(
  input: string,
  rules: RuleObjects,
  options?: NormalizeOptions & NoInfer<Own>,
): Trace {
  return traceBy(input, runnableOf(rules), options)
}

/** The same by a preset that has been checked. */
export function traceBy(input: string, preset: Runnable, options?: NormalizeOptions): Trace {
  const merged = mergeOptions(preset, options)
  checkInput(input, merged)
  const { steps, add } = chainSteps(input)
  const { canonicalizer } = ownOptions(preset)
  if (canonicalizer !== undefined) {
    const output = canonicalizer.canonicalize(
      input,
      ({ name, category, reason: text, data = {}, after }) =>
        add(name, category, { text, data }, after),
      merged,
    )
    return { input, output, steps: output === null ? [] : steps }
  }
  const resolved = resolveInput(input, merged)
  add(RESOLVE.name, RESOLVE.category, plain(RESOLVE.reason), resolved)
  if (merged.model === 'rfc3986') {
    if (!isTaken(splitUri(resolved), preset)) return { input, output: null, steps: [] }
    traceUri(resolved, preset.rules, merged, add)
  } else {
    const url = parseWith(resolved, merged)
    if (url === null || !takesScheme(preset, url.scheme)) return { input, output: null, steps: [] }
    addRecordSteps(resolved, url, preset.rules, { options: merged, add })
  }
  return { input, output: steps[steps.length - 1]?.after ?? input, steps }
}

/**
 * The trace of a URL that is parsed already, by rules. It is not parsed again.
 *
 * @param url - What `parseUrl(input)` gave.
 * @throws ArgumentError if `url` is not a URL record.
 * @throws OptionError for a misspelt option, a wrong value, or an option that says how a string is read.
 *
 * @example
 * ```ts
 * import { presets, traceRecord } from '@waymark/normalize'
 * import { parseUrl } from '@waymark/url-parser'
 *
 * const input = 'https://a.example/p/?q'
 * const { steps } = traceRecord(input, parseUrl(input), presets.seo)
 * steps.map(({ rule }) => rule) // => ['trailing-slash', 'remove-query']
 * ```
 */
export function traceRecord(
  input: string,
  url: UrlRecord,
  { rules, options }: Pick<Runnable, 'rules' | 'options'>,
): Trace {
  requireRecord(url)
  const checked = checkPartsOptions(options, rules)
  const parsed = checked.defaultPort === 'keep' ? keepWrittenPort(url, input) : url
  const { steps, add } = chainSteps(input)
  addRecordSteps(input, parsed, rules, { options: checked, add })
  return { input, output: steps[steps.length - 1]?.after ?? input, steps }
}

function chainSteps(input: string): { readonly steps: TraceStep[]; readonly add: AddStep } {
  const steps: TraceStep[] = []
  let text = input
  const add: AddStep = (rule, category, reason, after) => {
    const before = text
    text = after
    if (before === after) return
    const change = changedSpan(before, after)
    let place: Span = change
    for (let i = steps.length - 1; i >= 0; i--) {
      const earlier = steps[i]!
      place = spanBefore(place, earlier, earlier.before, earlier.after)
    }
    steps.push({
      rule,
      category,
      before,
      after,
      start: change.start,
      end: change.end,
      inputStart: place.start,
      inputEnd: place.end,
      ...tell({ reason }),
    })
  }
  return { steps, add }
}

/** A text that names nothing of the input. */
function plain(text: string): Sentence {
  return { text, data: {} }
}

function traceUri(
  input: string,
  rules: readonly Rule[],
  options: NormalizeOptions,
  add: AddStep,
): void {
  let uri = splitUri(input)
  for (const rule of rules) {
    const next = applyToUri(rule, uri, options)
    if (next === uri) continue
    uri = next
    add(rule.name, rule.category, plain(rule.summary), recomposeUri(uri))
  }
}

function addRecordSteps(
  input: string,
  parsed: UrlRecord,
  rules: readonly Rule[],
  { options, add }: { readonly options: NormalizeOptions; readonly add: AddStep },
): void {
  let url = parsed
  for (const { rule, reason, after } of explainParsing(input, url, serializeUrl(url))) {
    add(rule.name, rule.category, reason, after)
  }
  for (const rule of rules) {
    if (url === parsed && isSettled(rule, options)) continue
    const next = rule.apply(url, options)
    if (next === url) continue
    url = next
    add(rule.name, rule.category, plain(rule.summary), serializeUrl(url))
  }
}
