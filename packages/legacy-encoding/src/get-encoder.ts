import { normalizeEncoding } from '@exodus/bytes/encoding.js'
import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js'
import { createSinglebyteEncoder } from '@exodus/bytes/single-byte.js'
import { utf8Encode } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { quote } from '@waymark/infra/internal'
import type { Encoder } from '@waymark/percent-encoding'
import { createLegacyEncoder } from './legacy-encoder.ts'

/**
 * The encoder of a label's output encoding: that of UTF-8 for UTF-16 and the replacement encoding.
 *
 * @param label - A label of the Encoding Standard such as `shift_jis`, in any case, with or without white
 *   space around it.
 * @throws {RangeError} When no encoding has the label.
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 * @see https://encoding.spec.whatwg.org/#get-an-encoder
 *
 * @example
 * ```ts
 * import { getEncoder } from '@waymark/legacy-encoding'
 *
 * const bytes: number[] = []
 * getEncoder('shift_jis')?.encode('茶', (byte) => bytes.push(byte), () => {})
 * bytes // => [0x92, 0x83]
 * getEncoder('no-encoding') // throws no-encoding
 * ```
 */
export function getEncoder(label: string): Encoder {
  requireString(label, 'label', 'pass a label, such as `shift_jis`')
  const encoding = normalizeEncoding(label)
  switch (encoding) {
    case null:
      throw new RangeError(
        `No encoding has the label ${quote(label)}; see https://encoding.spec.whatwg.org/#names-and-labels`,
      )
    case 'utf-8':
    case 'utf-16le':
    case 'utf-16be':
    case 'replacement':
      return utf8Encoder
    case 'big5':
    case 'euc-jp':
    case 'euc-kr':
    case 'gb18030':
    case 'gbk':
    case 'iso-2022-jp':
    case 'shift_jis':
      return createLegacyEncoder(encoding, createMultibyteEncoder(encoding))
    default:
      return createLegacyEncoder(encoding, createSinglebyteEncoder(encoding))
  }
}

const utf8Encoder: Encoder = {
  encode(input, emit) {
    for (const byte of utf8Encode(input)) emit(byte)
  },
}
