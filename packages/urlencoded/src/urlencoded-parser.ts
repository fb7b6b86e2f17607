import { toScalarValueString, utf8Decode } from '@waymark/infra'
import { percentDecodeBytes } from '@waymark/percent-encoding'
import { parseIntoFlatList } from './flat-parser.ts'

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
 */
export function parseUrlencoded(input: string | Uint8Array): Tuple[] {
  if (typeof input !== 'string') return parseUrlencodedBytes(input)
  const flat = parseIntoFlatList(toScalarValueString(input), 0)
  const tuples: Tuple[] = []
  for (let i = 0; i < flat.length; i += 2) tuples.push([flat[i]!, flat[i + 1]!])
  return tuples
}

function parseUrlencodedBytes(input: Uint8Array): Tuple[] {
  const tuples: Tuple[] = []
  for (let start = 0, end = 0; start < input.length; start = end + 1) {
    end = input.indexOf(AMPERSAND, start)
    if (end === -1) end = input.length
    if (end === start) continue
    const sequence = input.subarray(start, end)
    const equals = sequence.indexOf(EQUALS)
    const name = equals === -1 ? sequence : sequence.subarray(0, equals)
    const value = equals === -1 ? NOTHING : sequence.subarray(equals + 1)
    tuples.push([decode(name), decode(value)])
  }
  return tuples
}

function decode(bytes: Uint8Array): string {
  return utf8Decode(percentDecodeBytes(bytes.map((byte) => (byte === PLUS ? SPACE : byte))))
}

const NOTHING: Uint8Array = /* @__PURE__ */ new Uint8Array()
const SPACE = 0x20
const AMPERSAND = 0x26
const PLUS = 0x2b
const EQUALS = 0x3d
