import { toScalarValueString, utf8DecodeStrict } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { percentDecodeString } from './percent-decode.ts'

/**
 * *Percent-decode*, then *UTF-8 decode without BOM or fail*, exactly once. A `%` without two hex digits stays.
 *
 * @param text - Any string.
 * @returns `null` if the bytes are not UTF-8, or the string has a lone surrogate.
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail
 *
 * @example
 * ```ts
 * import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
 *
 * utf8PercentDecodeStrict('caf%C3%A9') // => 'café'
 * utf8PercentDecodeStrict('caf%E9') // => null
 * ```
 */
export function utf8PercentDecodeStrict(text: string): string | null {
  requireString(text, 'text')
  if (toScalarValueString(text) !== text) return null
  return text.includes('%') ? utf8DecodeStrict(percentDecodeString(text)) : text
}
