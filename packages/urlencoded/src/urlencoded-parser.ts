import { toScalarValueString } from '@waymark/infra'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { C0_CONTROL } from '@waymark/percent-encoding'
import { percentEncodeAfterEncoding } from '@waymark/percent-encoding/internal'
import { readTuples } from './flat-list.ts'

/** A name and a value, both scalar value strings. */
export type Tuple = readonly [name: string, value: string]

/**
 * Parses `application/x-www-form-urlencoded` text or bytes.
 *
 * @param input - Without a leading `?`, which would be part of the first name. A string is UTF-8
 *   encoded first, so a lone surrogate in it counts as U+FFFD.
 * @returns The tuples in order; a piece without `=` has the value `''`, an empty piece gives none.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 * @see https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 *
 * @example
 * ```ts
 * import { parseUrlencoded } from '@waymark/urlencoded'
 *
 * parseUrlencoded('q=green+tea&page') // => [['q', 'green tea'], ['page', '']]
 * ```
 */
export function parseUrlencoded(input: string | Uint8Array): Tuple[] {
  if (typeof input !== 'string' && !(input instanceof Uint8Array)) {
    throw wrongArgument('input', QUERY, input)
  }
  const text = typeof input === 'string' ? toScalarValueString(input) : percentEncodeBytes(input)
  const tuples: Tuple[] = []
  const flat = readTuples(text)
  for (let i = 0; i < flat.length; i += 2) tuples.push([flat[i]!, flat[i + 1]!])
  return tuples
}

const QUERY: ArgumentType = {
  expected: 'a string or a Uint8Array',
  remedy: 'of a URL, pass its `search` without the `?`',
}

/** Bytes as ASCII with the same meaning: no byte that must be encoded is a separator or part of a percent-encoded byte. */
function percentEncodeBytes(bytes: Uint8Array): string {
  const encode = (_: string, emit: (byte: number) => void) => {
    for (const byte of bytes) emit(byte)
  }
  return percentEncodeAfterEncoding({ encode }, '', C0_CONTROL)
}
