import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import type { Option } from './command.ts'
import { usageFailure } from './failure.ts'
import type { OptionValues } from './option-values.ts'
import { quoted } from './terminal/safe-text.ts'

export const BASE_OPTION: Option = {
  name: 'base',
  value: 'url',
  summary: 'Resolves relative URLs against this one.',
}

/** The base that was asked for, or `null`. */
export function chosenBase(options: OptionValues): UrlRecord | null {
  const text = options.text('base')
  const base = text === null ? null : parseUrl(text)
  if (text !== null && base === null) {
    throw usageFailure(
      `--base is ${quoted(text)}: give an absolute URL, such as https://example.com/`,
    )
  }
  return base
}

/**
 * What a text means beside a base: the text itself, of whose normalisation most can be told, when it means the
 * same alone, or is no URL at all.
 */
export function resolveText(input: string, base: UrlRecord | null): string {
  if (base === null) return input
  const url = parseUrl(input, { base })
  if (url === null) return input
  const resolved = serializeUrl(url)
  const alone = parseUrl(input)
  return alone !== null && serializeUrl(alone) === resolved ? input : resolved
}
