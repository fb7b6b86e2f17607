import { percentEncodeByte } from '@waymark/percent-encoding'

/**
 * `serializeUrlencoded` in UTF-8 for a list `[name, value, name, value, …]` of scalar value strings.
 */
export function serializeFlatList(flat: readonly string[]): string {
  let output = ''
  for (let i = 0; i < flat.length; i += 2) {
    if (i > 0) output += '&'
    const name = flat[i]!
    const value = flat[i + 1]!
    output += NEEDS_ENCODING.test(name) ? encode(name) : name
    output += NEEDS_ENCODING.test(value) ? `=${encode(value)}` : `=${value}`
  }
  return output
}

/** Exactly the form-urlencoded percent-encode set. */
const NEEDS_ENCODING = /[^A-Za-z0-9*._-]/

/** Each byte's percent-encoding, but a space's `+`, and `''` for a byte that stays as it is. */
const ENCODED: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => {
  if (byte === 0x20) return '+'
  return NEEDS_ENCODING.test(String.fromCharCode(byte)) ? percentEncodeByte(byte) : ''
})

function encode(text: string): string {
  const length = text.length
  let output = ''
  let copied = 0
  for (let i = 0; i < length; i++) {
    let c = text.charCodeAt(i)
    if (c < 0x80) {
      const encoded = ENCODED[c]!
      if (encoded === '') continue
      output += copied === i ? encoded : text.slice(copied, i) + encoded
      copied = i + 1
      continue
    }
    if (copied < i) output += text.slice(copied, i)
    if (c < 0x800) output += ENCODED[0xc0 | (c >> 6)]!
    else {
      // The text holds no lone surrogates: after one unit of a pair comes the other.
      if (c >= 0xd800 && c <= 0xdfff) {
        c = text.codePointAt(i)!
        i++
        output += ENCODED[0xf0 | (c >> 18)]! + ENCODED[0x80 | ((c >> 12) & 0x3f)]!
      } else output += ENCODED[0xe0 | (c >> 12)]!
      output += ENCODED[0x80 | ((c >> 6) & 0x3f)]!
    }
    output += ENCODED[0x80 | (c & 0x3f)]!
    copied = i + 1
  }
  return output + text.slice(copied)
}
