import { asciiLowercase } from '@waymark/infra'
import { stripAsciiWhitespace } from '../facts/ascii-whitespace.ts'
import { createStreamDecoder } from './stream-decoder.ts'

/**
 * https://encoding.spec.whatwg.org/#concept-encoding-get
 *
 * @returns The name of the encoding in lower case; `null` for a label that is none, or of an encoding that the runtime lacks.
 */
export function getEncoding(label: string): string | null {
  const name = asciiLowercase(stripAsciiWhitespace(label))
  // A page cannot be in it: https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
  if (name === 'x-user-defined') return 'windows-1252'
  try {
    return createStreamDecoder(name).encoding
  } catch {
    return null
  }
}
