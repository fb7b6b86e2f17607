import { flatten, LONG_TEXT, toScalarValueString } from '@waymark/infra'
import {
  type Encoder,
  FORM_URLENCODED,
  percentEncodeAfterEncoding,
} from '@waymark/percent-encoding'

/**
 * Serialises tuples as `application/x-www-form-urlencoded` text.
 *
 * @param tuples - Names and values; a lone surrogate counts as U+FFFD.
 * @param encoder - The encoder of the form's *output encoding*; `null` is UTF-8.
 * @returns ASCII text without a leading `?`.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serializeUrlencoded(
  tuples: Iterable<readonly [name: string, value: string]>,
  encoder: Encoder | null = null,
): string {
  const encode = (text: string) =>
    percentEncodeAfterEncoding(encoder, toScalarValueString(text), FORM_URLENCODED)
  let finished = ''
  let output = ''
  let separator = ''
  for (const [name, value] of tuples) {
    if (output.length > LONG_TEXT) {
      finished += flatten(output)
      output = ''
    }
    output += `${separator}${encode(name)}=${encode(value)}`
    separator = '&'
  }
  return finished + output
}
