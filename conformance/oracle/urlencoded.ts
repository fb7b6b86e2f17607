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
  // 1.
  const sequences: number[][] = [[]]
  for (const byte of input) {
    if (byte === 0x26) sequences.push([])
    else sequences.at(-1)!.push(byte)
  }
  // 2.
  const output: Tuple[] = []
  // 3.
  for (const bytes of sequences) {
    // 3.1.
    if (bytes.length === 0) continue
    // 3.2.
    // 3.3.
    const equals = bytes.indexOf(0x3d)
    const name = equals === -1 ? bytes : bytes.slice(0, equals)
    const value = equals === -1 ? [] : bytes.slice(equals + 1)
    // 3.4.
    const spaced = [name, value].map((part) => part.map((byte) => (byte === 0x2b ? 0x20 : byte)))
    // 3.5.
    const [nameString, valueString] = spaced.map((part) =>
      utf8DecodeWithoutBom(percentDecode(part)),
    )
    // 3.6.
    output.push([nameString!, valueString!])
  }
  // 4.
  return output
}

/** https://url.spec.whatwg.org/#concept-urlencoded-serializer */
export function serializeUrlencoded(tuples: readonly Tuple[]): string {
  // 1.
  const encoding = UTF_8
  // 2.
  let output = ''
  // 3.
  for (const tuple of tuples) {
    // 3.1.
    // 3.2.
    // 3.3.
    const [name, value] = tuple.map((text) =>
      percentEncodeAfterEncoding(encoding, text, formUrlencodedPercentEncodeSet),
    )
    // 3.4.
    if (output !== '') output += '&'
    // 3.5.
    output += `${name}=${value}`
  }
  // 4.
  return output
}
