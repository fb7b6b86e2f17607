import { type Encoding, scalarValuesOf, UTF_8, utf8Encode } from './encoding.ts'
import { type HostRun, hexOf } from './host-trace.ts'
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
export function percentDecode(input: readonly number[], run?: HostRun): number[] {
  // 1. Start with no bytes.
  const output: number[] = []
  const isomorphs = input.map((byte) => String.fromCharCode(byte))
  // 2. Take one byte after the other.
  for (let i = 0; i < input.length; i++) {
    const byte = input[i]!
    const at = (step: string, length = 1) => {
      run?.step(step, { output: hexOf(output).join(' ') }, [i, i + length])
    }
    // 2.1. A byte other than `%` stays.
    if (byte !== 0x25) {
      at('2.1')
      output.push(byte)
    }
    // 2.2. A `%` without two hex digits after it stays.
    else if (!isPercentEncodedByte(isomorphs, i)) {
      at('2.2')
      output.push(byte)
    }
    // 2.3. Otherwise the three code points are one byte.
    else {
      // 2.3.1. Read the two digits.
      const bytePoint = Number.parseInt(isomorphs.slice(i + 1, i + 3).join(''), 16)
      // 2.3.2. Add the byte they name.
      at('2.3.2', 3)
      output.push(bytePoint)
      // 2.3.3. Skip the digits.
      i += 2
    }
  }
  // 3. The bytes are the result.
  run?.ends('3', hexOf(output).join(' '), { output: hexOf(output).join(' ') })
  return output
}

/** https://url.spec.whatwg.org/#string-percent-decode */
export function percentDecodeString(input: string, run?: HostRun): number[] {
  // 1. Encode the text in UTF-8.
  run?.step('1', { bytes: null })
  const bytes = utf8Encode(input)
  // 2. Decode the bytes.
  const hex = hexOf(bytes)
  run?.step('2', { bytes: hex.join(' ') })
  const inner = run?.call(
    'percent-decode a byte sequence',
    bytes.map((byte, i) => (byte <= 0x7f ? String.fromCharCode(byte) : hex[i]!)),
  )
  const decoded = percentDecode(bytes, inner)
  run?.ends('2', hexOf(decoded).join(' '), { bytes: hex.join(' ') })
  return decoded
}

/** https://url.spec.whatwg.org/#string-percent-encode-after-encoding */
export function percentEncodeAfterEncoding(
  encoding: Encoding,
  input: string,
  percentEncodeSet: PercentEncodeSet,
): string {
  // 1. An encoding other than UTF-8 is for two of the sets only.
  if (
    encoding !== UTF_8 &&
    percentEncodeSet !== specialQueryPercentEncodeSet &&
    percentEncodeSet !== formUrlencodedPercentEncodeSet
  ) {
    throw new RangeError('only UTF-8 is for every percent-encode set')
  }
  // 2. A form writes a space as `+`.
  const spaceAsPlus = percentEncodeSet === formUrlencodedPercentEncodeSet
  // 3. Begin a new encoder.
  const encoder = encoding.getEncoder()
  // 4. Queue the scalar values.
  const inputQueue = scalarValuesOf(input)
  // 5. Start with an empty output.
  let output = ''
  // 6. Pretend an error, so that the loop begins.
  let potentialError: number | null = 0
  // 7. Repeat until the encoder meets no error.
  while (potentialError !== null) {
    // 7.1. Make room for the bytes of this round.
    const encodeOutput: number[] = []
    // 7.2. Encode up to the end or the first character that the encoding lacks.
    potentialError = encoder(inputQueue, encodeOutput)
    // 7.3. Take one byte after the other.
    for (const byte of encodeOutput) {
      // 7.3.1. A space in a form becomes `+`.
      if (spaceAsPlus && byte === 0x20) {
        output += '+'
        continue
      }
      // 7.3.2. Read the byte as a code point.
      const isomorph = String.fromCharCode(byte)
      // 7.3.3. The set must hold each byte that is not ASCII.
      if (byte > 0x7f && !percentEncodeSet(isomorph)) throw new RangeError('the set lacks a byte')
      // 7.3.4. A code point outside the set stays.
      if (!percentEncodeSet(isomorph)) output += isomorph
      // 7.3.5. One in the set is percent-encoded.
      else output += percentEncode(byte)
    }
    // 7.4. Write the missing character as a percent-encoded HTML reference.
    if (potentialError !== null) output += `%26%23${potentialError}%3B`
  }
  // 8. The text is the result.
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
