import { type Encoding, scalarValuesOf, UTF_8, utf8Encode } from './encoding.ts'
import {
  formUrlencodedPercentEncodeSet,
  type PercentEncodeSet,
  specialQueryPercentEncodeSet,
} from './percent-encode-sets.ts'
import { isPercentEncodedByte } from './url-code-points.ts'

/** https://url.spec.whatwg.org/#percent-encode */
function percentEncode(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
}

/** https://url.spec.whatwg.org/#percent-decode */
export function percentDecode(input: readonly number[]): number[] {
  // 1.
  const output: number[] = []
  const isomorphs = input.map((byte) => String.fromCharCode(byte))
  // 2.
  for (let i = 0; i < input.length; i++) {
    const byte = input[i]!
    // 2.1.
    if (byte !== 0x25) output.push(byte)
    // 2.2.
    else if (!isPercentEncodedByte(isomorphs, i)) output.push(byte)
    // 2.3.
    else {
      // 2.3.1.
      const bytePoint = Number.parseInt(isomorphs.slice(i + 1, i + 3).join(''), 16)
      // 2.3.2.
      output.push(bytePoint)
      // 2.3.3.
      i += 2
    }
  }
  // 3.
  return output
}

/** https://url.spec.whatwg.org/#string-percent-decode */
export function percentDecodeString(input: string): number[] {
  // 1.
  const bytes = utf8Encode(input)
  // 2.
  return percentDecode(bytes)
}

/** https://url.spec.whatwg.org/#string-percent-encode-after-encoding */
export function percentEncodeAfterEncoding(
  encoding: Encoding,
  input: string,
  percentEncodeSet: PercentEncodeSet,
): string {
  // 1.
  if (
    encoding !== UTF_8 &&
    percentEncodeSet !== specialQueryPercentEncodeSet &&
    percentEncodeSet !== formUrlencodedPercentEncodeSet
  ) {
    throw new RangeError('only UTF-8 is for every percent-encode set')
  }
  // 2.
  const spaceAsPlus = percentEncodeSet === formUrlencodedPercentEncodeSet
  // 3.
  const encoder = encoding.getEncoder()
  // 4.
  const inputQueue = scalarValuesOf(input)
  // 5.
  let output = ''
  // 6.
  let potentialError: number | null = 0
  // 7.
  while (potentialError !== null) {
    // 7.1.
    const encodeOutput: number[] = []
    // 7.2.
    potentialError = encoder(inputQueue, encodeOutput)
    // 7.3.
    for (const byte of encodeOutput) {
      // 7.3.1.
      if (spaceAsPlus && byte === 0x20) {
        output += '+'
        continue
      }
      // 7.3.2.
      const isomorph = String.fromCharCode(byte)
      // 7.3.3.
      if (byte > 0x7f && !percentEncodeSet(isomorph)) throw new RangeError('the set lacks a byte')
      // 7.3.4.
      if (!percentEncodeSet(isomorph)) output += isomorph
      // 7.3.5.
      else output += percentEncode(byte)
    }
    // 7.4.
    if (potentialError !== null) output += `%26%23${potentialError}%3B`
  }
  // 8.
  return output
}

/**
 * UTF-8 percent-encodes a scalar value or a string of them.
 *
 * https://url.spec.whatwg.org/#utf-8-percent-encode
 * https://url.spec.whatwg.org/#string-utf-8-percent-encode
 */
export function utf8PercentEncode(input: string, percentEncodeSet: PercentEncodeSet): string {
  return percentEncodeAfterEncoding(UTF_8, input, percentEncodeSet)
}
