import { toScalarValueString } from '@waymark/infra'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { type Encoder, FORM_URLENCODED } from '@waymark/percent-encoding'
import { percentEncodeAfterEncoding } from '@waymark/percent-encoding/internal'
import { serializeFlatList } from './urlencoded-serializer.ts'

const PAIRS: ArgumentType = {
  expected: 'pairs of two strings',
  remedy: 'Object.entries gives those of an object',
}

/**
 * Serialises tuples as `application/x-www-form-urlencoded` text.
 *
 * @param tuples - Names and values; a lone surrogate counts as U+FFFD.
 * @param encoder - The encoder of the form's *output encoding*; `null` is UTF-8.
 * @returns ASCII text without a leading `?`.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 *
 * @example
 * ```ts
 * import { serializeUrlencoded } from '@waymark/urlencoded'
 *
 * serializeUrlencoded([['q', 'green tea'], ['page', '']]) // => 'q=green+tea&page='
 * ```
 */
export function serializeUrlencoded(
  tuples: Iterable<readonly [name: string, value: string]>,
  encoder: Encoder | null = null,
): string {
  const flat: string[] = []
  if (typeof tuples?.[Symbol.iterator] !== 'function') throw wrongArgument('tuples', PAIRS, tuples)
  for (const tuple of tuples) {
    const [name, value] = Array.isArray(tuple) ? tuple : []
    if (typeof name !== 'string' || typeof value !== 'string') {
      throw wrongArgument('tuples', PAIRS, tuple)
    }
    flat.push(toScalarValueString(name), toScalarValueString(value))
  }
  return encoder === null
    ? serializeFlatList(flat)
    : serializeFlatList(flat, (text) => percentEncodeAfterEncoding(encoder, text, FORM_URLENCODED))
}
