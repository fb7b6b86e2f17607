import { utf8Decode } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'

/** The state of a view as names and values, which a link holds. */
export type Pairs = readonly (readonly [name: string, value: string])[]
export type Values = ReadonlyMap<string, string>

/** How long all values are together. */
export function lengthOf(pairs: Pairs): number {
  return pairs.reduce((sum, [, value]) => sum + value.length, 0)
}

/** Writes names and values as a URL fragment, without `#`. */
export function writePairs(pairs: Pairs): string {
  return pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')
}

/** Reads what `writePairs` wrote. Anything that is not a pair is ignored. */
export function readPairs(hash: string): Values {
  const values = new Map<string, string>()
  for (const pair of hash.replace(/^#/, '').split('&')) {
    const equals = pair.indexOf('=')
    if (equals > 0) values.set(pair.slice(0, equals), decode(pair.slice(equals + 1)))
  }
  return values
}

// Lone surrogates have no UTF-8 form: `%uD800` keeps them (a `%` of the text itself becomes `%25`).
function encode(text: string): string {
  const pieces = text
    .split(/(\p{Surrogate})/u)
    .map((piece, i) =>
      i % 2 === 1 ? `%u${piece.charCodeAt(0).toString(16)}` : encodeURIComponent(piece),
    )
  // A fragment may contain these as they are, which keeps a shared link readable.
  return pieces.join('').replace(/%(?:2C|2F|3A|3B|3D|3F|40)/g, decodeURIComponent)
}

function decode(text: string): string {
  return text
    .split(/(%u[dD][89a-fA-F][0-9a-fA-F]{2})/)
    .map((piece, i) => (i % 2 === 1 ? decodeUnit(piece) : decodeBytes(piece)))
    .join('')
}

function decodeUnit(escaped: string): string {
  return String.fromCharCode(Number.parseInt(escaped.slice(2), 16))
}

// If a link was cut off inside a percent-encoded byte, the part before it is still decoded.
function decodeBytes(text: string): string {
  return utf8Decode(percentDecodeString(text))
}
