import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { type RuleSelection, resolveSelection } from './preset.ts'
import type { NormalizeOptions, Rule } from './rule.ts'
import { keepWrittenPort } from './written-port.ts'

/**
 * Normalises a URL: parses it, runs the rules on the record, writes it.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @param options - For all rules; they go before a preset's own.
 * @returns `null` when the input is not an absolute URL.
 * @throws TypeError when a preset or rule is not in the catalogue.
 */
export function normalize(
  input: string,
  selection: RuleSelection,
  options?: NormalizeOptions,
): string | null {
  const resolved = resolveSelection(selection, options)
  const url = parseUrl(input)
  if (url === null) return null
  let result = resolved.options.defaultPort === 'keep' ? keepWrittenPort(url, input) : url
  for (const rule of resolved.rules) result = rule.apply(result, resolved.options)
  return serializeUrl(result)
}

/**
 * Runs rules on a record that is parsed already; the same object when nothing was to do.
 *
 * With `defaultPort: 'keep'` pass the record through `keepWrittenPort` first.
 *
 * @param rules - In running order. Rules as they are, not names: so a bundle holds no others.
 */
export function normalizeRecord(
  url: UrlRecord,
  rules: readonly Rule[],
  options: NormalizeOptions = {},
): UrlRecord {
  let result = url
  for (const rule of rules) result = rule.apply(result, options)
  return result
}
