import { toScalarValueString } from '@waymark/infra'
import type { Encoder } from '@waymark/percent-encoding'

/** An encoder as the library gives it: it throws where a character is not in the encoding. */
export type FatalEncoder = (input: string) => Uint8Array

/**
 * An encoder of an encoding in which each character stands for itself.
 *
 * Text that the encoding has goes through the library in one piece; only other text is looked at
 * character by character.
 */
export function createStatelessEncoder(encodeOrThrow: FatalEncoder): Encoder {
  return {
    encode(input, emit, fail) {
      const text = toScalarValueString(input)
      const bytes = encodeOrNull(encodeOrThrow, text)
      if (bytes !== null) {
        bytes.forEach(emit)
        return
      }
      for (const character of text) {
        const encoded = encodeOrNull(encodeOrThrow, character)
        if (encoded === null) fail(character.codePointAt(0)!)
        else encoded.forEach(emit)
      }
    },
  }
}

/** `null` where the encoding lacks a character. */
export function encodeOrNull(encodeOrThrow: FatalEncoder, text: string): Uint8Array | null {
  try {
    return encodeOrThrow(text)
  } catch (error) {
    // The library's only complaint about a scalar value string.
    if (error instanceof TypeError) return null
    throw error
  }
}
