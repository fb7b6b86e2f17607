import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { changedSpan, type Span, spanBefore } from './changed-span.ts'
import { explainParsing } from './parser-steps.ts'
import { type RuleSelection, resolveSelection } from './preset.ts'
import type { Category, NormalizeOptions, Rule } from './rule.ts'
import { keepWrittenPort } from './written-port.ts'

/** One change that a rule, or the URL parser in a rule's name, made. */
export interface TraceStep {
  /** A rule of the catalogue, or one that you defined. */
  readonly rule: string
  readonly category: Category
  readonly before: string
  readonly after: string
  /** First UTF-16 unit of `before` that changed. */
  readonly start: number
  /** One past the last; equal to `start` where something was only put in. */
  readonly end: number
  /** The same place in the input, widened where earlier steps changed it too. */
  readonly inputStart: number
  readonly inputEnd: number
  /** A sentence for people. */
  readonly reason: string
}

/** What became of a URL, and how. */
export interface Trace {
  readonly input: string
  /** `null` when the input is not an absolute URL. */
  readonly output: string | null
  /** The first starts from the input, each next one from the one before, the last gives the output. */
  readonly steps: readonly TraceStep[]
}

/**
 * Normalises a URL and tells what was changed by which rule.
 *
 * What the URL parser settled is told apart too, under the names of the rules it follows, before what
 * the selected rules did.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @param options - For all rules; they go before a preset's own.
 * @throws TypeError when a preset or rule is not in the catalogue.
 */
export function trace(input: string, selection: RuleSelection, options?: NormalizeOptions): Trace {
  const resolved = resolveSelection(selection, options)
  const parsed = parseUrl(input)
  if (parsed === null) return { input, output: null, steps: [] }
  return traceRecord(
    input,
    resolved.options.defaultPort === 'keep' ? keepWrittenPort(parsed, input) : parsed,
    resolved.rules,
    resolved.options,
  )
}

function traceRecord(
  input: string,
  parsed: UrlRecord,
  rules: readonly Rule[],
  options: NormalizeOptions,
): Trace {
  const steps: TraceStep[] = []
  let text = input
  const step = (rule: Rule, reason: string, after: string) => {
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
      rule: rule.name,
      category: rule.category,
      before,
      after,
      start: change.start,
      end: change.end,
      inputStart: place.start,
      inputEnd: place.end,
      reason,
    })
  }

  let url = parsed
  for (const { rule, reason, after } of explainParsing(input, url, serializeUrl(url))) {
    step(rule, reason, after)
  }
  for (const rule of rules) {
    const next = rule.apply(url, options)
    if (next === url) continue
    url = next
    step(rule, rule.summary, serializeUrl(url))
  }
  return { input, output: text, steps }
}
