import { type Preset, selectRules } from '@waymark/normalize'
import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import type { Option } from './command-description.ts'
import { usageFailure, verbatim } from './failure.ts'
import type { OptionValues } from './option-values.ts'
import { refusalOf } from './refusal.ts'

export const BASE_OPTION: Option = {
  name: 'base',
  value: 'url',
  summary: 'The base URL that relative URLs are resolved against.',
}

/** The chosen base URL, or `null`. */
export function chosenBase(options: OptionValues): UrlRecord | null {
  const text = options.text('base')
  const base = text === null ? null : parseUrl(text)
  if (text !== null && base === null) {
    throw usageFailure(
      '--{option} is {value:quote}: {reason:phrase} Give an absolute URL, such as https://example.com/',
      { option: BASE_OPTION.name, value: text, reason: verbatim(refusalOf(text)) },
    )
  }
  return base
}

/** A preset that resolves relative URLs against the base, if there is one. */
export function withBase(preset: Preset, base: UrlRecord | null): Preset {
  return base === null ? preset : selectRules(preset, { base: serializeUrl(base) })
}
