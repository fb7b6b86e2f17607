import { UTF_8, utf8DecodeWithoutBom, utf8Encode } from './encoding.ts'
import { formUrlencodedPercentEncodeSet } from './percent-encode-sets.ts'
import { percentDecode, percentEncodeAfterEncoding } from './percent-encoding.ts'

/** A name and a value. */
export type Tuple = readonly [name: string, value: string]

/** https://url.spec.whatwg.org/#concept-urlencoded-string-parser */
export function parseUrlencodedString(input: string): Tuple[] {
  return parseUrlencoded(utf8Encode(input))
}

/** https://url.spec.whatwg.org/#concept-urlencoded-parser */
function parseUrlencoded(input: readonly number[]): Tuple[] {
  // 1. Split the bytes at `&`.
  const sequences: number[][] = [[]]
  for (const byte of input) {
    if (byte === 0x26) sequences.push([])
    else sequences.at(-1)!.push(byte)
  }
  // 2. Start without pairs.
  const output: Tuple[] = []
  // 3. Take one sequence after the other.
  for (const bytes of sequences) {
    // 3.1. Skip an empty one.
    if (bytes.length === 0) continue
    // 3.2. The first `=` divides name and value.
    // 3.3. Without one, all is the name.
    const equals = bytes.indexOf(0x3d)
    const name = equals === -1 ? bytes : bytes.slice(0, equals)
    const value = equals === -1 ? [] : bytes.slice(equals + 1)
    // 3.4. A `+` is a space.
    const spaced = [name, value].map((part) => part.map((byte) => (byte === 0x2b ? 0x20 : byte)))
    // 3.5. Percent-decode both and read them as UTF-8.
    const [nameString, valueString] = spaced.map((part) =>
      utf8DecodeWithoutBom(percentDecode(part)),
    )
    // 3.6. Keep the pair.
    output.push([nameString!, valueString!])
  }
  // 4. The pairs are the result.
  return output
}

/** https://url.spec.whatwg.org/#concept-urlencoded-serializer */
export function serializeUrlencoded(tuples: readonly Tuple[]): string {
  // 1. Use UTF-8, or the encoding that is given.
  const encoding = UTF_8
  // 2. Start with an empty output.
  let output = ''
  // 3. Take one pair after the other.
  for (const tuple of tuples) {
    // 3.1. The name and the value are strings.
    // 3.2. Encode the name.
    // 3.3. Encode the value.
    const [name, value] = tuple.map((text) =>
      percentEncodeAfterEncoding(encoding, text, formUrlencodedPercentEncodeSet),
    )
    // 3.4. Put `&` between pairs.
    if (output !== '') output += '&'
    // 3.5. Write both with `=` between.
    output += `${name}=${value}`
  }
  // 4. The text is the result.
  return output
}
