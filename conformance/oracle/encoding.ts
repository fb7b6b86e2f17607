/** An encoding of the Encoding Standard. @see https://encoding.spec.whatwg.org/#encoding */
export interface Encoding {
  /** Its name in the Encoding Standard, for example `'Shift_JIS'`. */
  readonly name: string
  /** A new encoder: some remember what they have read. @see https://encoding.spec.whatwg.org/#get-an-encoder */
  getEncoder(): Encoder
}

/**
 * *Encode or fail*: takes scalar values from the front of a queue and appends bytes to the output.
 *
 * Gives `null` when the queue is empty, else the scalar value that the encoding does not have.
 *
 * @see https://encoding.spec.whatwg.org/#encode-or-fail
 */
export type Encoder = (inputQueue: number[], output: number[]) => number | null

/** https://encoding.spec.whatwg.org/#utf-8 */
export const UTF_8: Encoding = { name: 'UTF-8', getEncoder: () => encodeUtf8 }

/** https://encoding.spec.whatwg.org/#get-an-output-encoding */
export function getOutputEncoding(encoding: Encoding): Encoding {
  switch (encoding.name) {
    case 'replacement':
    case 'UTF-16BE':
    case 'UTF-16LE':
      return UTF_8
    default:
      return encoding
  }
}

/** https://encoding.spec.whatwg.org/#utf-8-encode */
export function utf8Encode(scalarValueString: string): number[] {
  const bytes: number[] = []
  encodeUtf8(scalarValuesOf(scalarValueString), bytes)
  return bytes
}

/** The numbers of a string's code points. */
export function scalarValuesOf(scalarValueString: string): number[] {
  return Array.from(scalarValueString, (c) => c.codePointAt(0)!)
}

/** https://encoding.spec.whatwg.org/#utf-8-encoder */
function encodeUtf8(inputQueue: number[], output: number[]): null {
  for (let next = inputQueue.shift(); next !== undefined; next = inputQueue.shift()) {
    if (next <= 0x7f) {
      output.push(next)
      continue
    }
    const count = next <= 0x7ff ? 1 : next <= 0xffff ? 2 : 3
    const offset = count === 1 ? 0xc0 : count === 2 ? 0xe0 : 0xf0
    output.push((next >> (6 * count)) + offset)
    for (let left = count; left > 0; left--) output.push(0x80 | ((next >> (6 * (left - 1))) & 0x3f))
  }
  return null
}

/**
 * *UTF-8 decode without BOM*: what is not UTF-8 becomes U+FFFD, and a byte order mark stays.
 *
 * https://encoding.spec.whatwg.org/#utf-8-decoder
 */
export function utf8DecodeWithoutBom(bytes: readonly number[]): string {
  let output = ''
  let codePoint = 0
  let bytesSeen = 0
  let bytesNeeded = 0
  let lowerBoundary = 0x80
  let upperBoundary = 0xbf
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!
    if (bytesNeeded === 0) {
      if (byte <= 0x7f) output += String.fromCharCode(byte)
      else if (byte >= 0xc2 && byte <= 0xdf) {
        bytesNeeded = 1
        codePoint = byte & 0x1f
      } else if (byte >= 0xe0 && byte <= 0xef) {
        if (byte === 0xe0) lowerBoundary = 0xa0
        if (byte === 0xed) upperBoundary = 0x9f
        bytesNeeded = 2
        codePoint = byte & 0xf
      } else if (byte >= 0xf0 && byte <= 0xf4) {
        if (byte === 0xf0) lowerBoundary = 0x90
        if (byte === 0xf4) upperBoundary = 0x8f
        bytesNeeded = 3
        codePoint = byte & 0x7
      } else output += '\ufffd'
      continue
    }
    const isContinuation = byte >= lowerBoundary && byte <= upperBoundary
    lowerBoundary = 0x80
    upperBoundary = 0xbf
    if (!isContinuation) {
      codePoint = 0
      bytesNeeded = 0
      bytesSeen = 0
      output += '\ufffd'
      // The byte is read again, as the first of another sequence.
      i--
      continue
    }
    codePoint = (codePoint << 6) | (byte & 0x3f)
    bytesSeen++
    if (bytesSeen !== bytesNeeded) continue
    output += String.fromCodePoint(codePoint)
    codePoint = 0
    bytesNeeded = 0
    bytesSeen = 0
  }
  if (bytesNeeded !== 0) output += '\ufffd'
  return output
}
