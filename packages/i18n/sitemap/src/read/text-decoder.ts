import { strictDecoder } from '../text/strict-decoder.ts'

/** Decodes whole characters of one encoding. */
export interface CharacterDecoder {
  /** How many of the bytes are whole characters, as far as can be seen from the last of them. */
  wholeLength(bytes: Uint8Array): number
  /** The text, or `null` where the bytes are not of this encoding. */
  decode(bytes: Uint8Array): string | null
  /** How many of the bytes come before the first that does not fit. */
  validLength(bytes: Uint8Array): number
}

/** Encodings of one byte for which the Encoding Standard and the IANA registry mean the same table. */
const SINGLE_BYTE = /^(?:iso-8859-(?:[2-8]|1[03456])|windows-125[0-8]|koi8-[ru])$/

/**
 * The decoder for a name in an XML declaration.
 *
 * @returns `null` for an encoding that is not read here.
 */
export function createDecoder(name: string): CharacterDecoder | null {
  switch (name) {
    case 'utf-8':
    case 'utf8':
      return utf8Decoder()
    case 'utf-16le':
    case 'utf-16be':
      return utf16Decoder(name)
    case 'us-ascii':
    case 'ascii':
      return latinDecoder(0x7f)
    case 'iso-8859-1':
    case 'iso_8859-1':
    case 'latin1':
      // Not the Encoding Standard's decoder of that name: it reads 0x80 to 0x9F as windows-1252.
      return latinDecoder(0xff)
    default:
      return SINGLE_BYTE.test(name) ? singleByteDecoder(name) : null
  }
}

/**
 * The strict decoder for UTF-8. It keeps a byte order mark.
 *
 * @example
 * ```ts
 * import { utf8Decoder } from '@waymark/sitemap/text'
 *
 * const { decode, wholeLength } = utf8Decoder()
 * const bytes = Uint8Array.of(0x61, 0xc3)
 * decode(bytes) // => null
 * decode(bytes.subarray(0, wholeLength(bytes))) // => 'a'
 * ```
 */
export function utf8Decoder(): CharacterDecoder {
  const decode = strictDecoder('utf-8')
  return {
    decode,
    wholeLength(bytes) {
      const { length } = bytes
      for (let back = 1; back <= 3 && back <= length; back++) {
        const byte = bytes[length - back]!
        if ((byte & 0xc0) === 0x80) continue
        return sequenceLength(byte) > back ? length - back : length
      }
      return length
    },
    validLength(bytes) {
      let at = 0
      while (at < bytes.length) {
        const length = validSequence(bytes, at)
        if (length === 0) return at
        at += length
      }
      return at
    },
  }
}

function sequenceLength(lead: number): number {
  return lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1
}

/** https://encoding.spec.whatwg.org/#utf-8-decoder; the length of the sequence at `at`, 0 where it is ill-formed. */
function validSequence(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!
  if (lead < 0x80) return 1
  if (lead < 0xc2 || lead > 0xf4) return 0
  const length = sequenceLength(lead)
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i] ?? 0
    let lower = 0x80
    let upper = 0xbf
    if (i === 1) {
      if (lead === 0xe0) lower = 0xa0
      if (lead === 0xed) upper = 0x9f
      if (lead === 0xf0) lower = 0x90
      if (lead === 0xf4) upper = 0x8f
    }
    if (byte < lower || byte > upper) return 0
  }
  return length
}

function utf16Decoder(label: 'utf-16le' | 'utf-16be'): CharacterDecoder {
  const high = label === 'utf-16le' ? 1 : 0
  const unitAt = (bytes: Uint8Array, at: number) =>
    ((bytes[at + high] ?? 0) << 8) | (bytes[at + 1 - high] ?? 0)
  return {
    decode: strictDecoder(label),
    wholeLength(bytes) {
      const even = bytes.length & ~1
      return even >= 2 && isLead(unitAt(bytes, even - 2)) ? even - 2 : even
    },
    validLength(bytes) {
      for (let at = 0; at < bytes.length; at += 2) {
        const unit = unitAt(bytes, at)
        if (unit < 0xd800 || unit > 0xdfff) continue
        if (!isLead(unit) || !isTrail(unitAt(bytes, at + 2))) return at
        at += 2
      }
      return bytes.length
    },
  }
}

function isLead(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isTrail(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

function latinDecoder(last: number): CharacterDecoder {
  return {
    wholeLength: (bytes) => bytes.length,
    decode(bytes) {
      let text = ''
      // In blocks below every engine's limit on arguments.
      for (let at = 0; at < bytes.length; at += 4_096) {
        const block = bytes.subarray(at, at + 4_096)
        if (last < 0xff && block.some((byte) => byte > last)) return null
        text += String.fromCharCode(...block)
      }
      return text
    },
    validLength: (bytes) => bytes.findIndex((byte) => byte > last),
  }
}

function singleByteDecoder(label: string): CharacterDecoder | null {
  let decode: CharacterDecoder['decode']
  try {
    decode = strictDecoder(label)
  } catch {
    return null
  }
  return {
    wholeLength: (bytes) => bytes.length,
    decode,
    validLength: (bytes) =>
      bytes.findIndex((_byte, at) => decode(bytes.subarray(at, at + 1)) === null),
  }
}
