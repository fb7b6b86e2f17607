import type { UrlRecord } from '@waymark/url-parser'
import { findSpans, type SpanPair } from './difference.ts'
import {
  type ParameterForms,
  type PartForms,
  type TakenApart,
  takeApart,
  URL_PARTS,
  type UrlPart,
} from './url-parts.ts'

/**
 * How far two parts agree: as they are `written`; as the URL parser reads them (`parsed`); or only once
 * percent-encoded bytes are `decoded` as well, which a server may or may not do. `null` if they do not agree.
 *
 * If one of two strings is not a URL, there is nothing to be compared as parsed.
 */
export type Agreement = 'written' | 'parsed' | 'decoded' | null

/** One part of two URLs. */
export interface PartPair {
  readonly part: UrlPart
  readonly a: PartForms
  readonly b: PartForms
  readonly same: Agreement
  /** Where the written forms differ; `null` if they do not. A part that is missing counts as empty. */
  readonly difference: SpanPair | null
}

/** One parameter of two queries; one of both may lack it. */
export interface ParameterPair {
  /** Decoded, as the form-urlencoded parser reads it. */
  readonly name: string
  readonly a: PartForms | null
  readonly b: PartForms | null
  readonly same: Agreement
  readonly difference: SpanPair | null
}

/** Two URLs, part by part. */
export interface PartComparison {
  /** Whether the first string and the second are URLs. Other strings are split as RFC 3986 does. */
  readonly areUrls: readonly [a: boolean, b: boolean]
  /** Always the seven parts, in the order in which they are written. */
  readonly parts: readonly PartPair[]
  /** In the order of the first query, then those that only the second has. */
  readonly parameters: readonly ParameterPair[]
  /** Whether parameters that both have come in another order. */
  readonly isReordered: boolean
}

/**
 * Compares two URLs part by part, as they are written, parsed and decoded.
 *
 * @param a - Any string; it need not be a URL.
 * @param base - What relative references are resolved against before they are compared as parsed. If it is a string
 *   that does not parse, neither of the two is a URL.
 *
 * @example
 * ```ts
 * import { compareParts } from '@waymark/compare'
 *
 * const { parts } = compareParts('http://Example.com/%7Ea', 'http://example.com/~a')
 * parts.find(({ part }) => part === 'host')?.same // => 'parsed'
 * parts.find(({ part }) => part === 'path')?.same // => 'decoded'
 * ```
 */
export function compareParts(
  a: string,
  b: string,
  base: UrlRecord | string | null = null,
): PartComparison {
  const first = takeApart(a, base)
  const second = takeApart(b, base)
  const areUrls = first.isUrl && second.isUrl
  return {
    areUrls: [first.isUrl, second.isUrl],
    parts: URL_PARTS.map((part) => {
      const [ofA, ofB] = [first.parts[part], second.parts[part]]
      return { part, a: ofA, b: ofB, ...agreementOf(ofA, ofB, areUrls) }
    }),
    ...compareParameters(first, second, areUrls),
  }
}

function agreementOf(
  a: PartForms,
  b: PartForms,
  areUrls: boolean,
): Pick<PartPair, 'same' | 'difference'> {
  const isWrittenSame = a.written === b.written
  const isParsedSame = areUrls && a.parsed === b.parsed
  const difference = isWrittenSame ? null : findSpans(a.written ?? '', b.written ?? '')
  if (isWrittenSame && (isParsedSame || !areUrls)) return { same: 'written', difference }
  if (isParsedSame) return { same: 'parsed', difference }
  return { same: a.decoded === b.decoded ? 'decoded' : null, difference }
}

const NONE: PartForms = { written: null, parsed: null, decoded: null }

/** Pairs parameters by name: those with the same value first, then the others in their order. */
function compareParameters(
  { parameters: ofA }: TakenApart,
  { parameters: ofB }: TakenApart,
  areUrls: boolean,
): Pick<PartComparison, 'parameters' | 'isReordered'> {
  const partners = new Array<number | null>(ofA.length).fill(null)
  const taken = new Set<number>()
  for (const keyOf of [byValue, byName]) {
    const waiting = new Map<string, number[]>()
    // From the end, so that `pop` gives the first.
    for (let at = ofB.length - 1; at >= 0; at--) {
      if (taken.has(at)) continue
      const key = keyOf(ofB[at]!)
      const list = waiting.get(key)
      if (list === undefined) waiting.set(key, [at])
      else list.push(at)
    }
    for (const [at, own] of ofA.entries()) {
      if (partners[at] !== null) continue
      const partner = waiting.get(keyOf(own))?.pop()
      if (partner === undefined) continue
      partners[at] = partner
      taken.add(partner)
    }
  }
  const pairOf = (a: ParameterForms | null, b: ParameterForms | null): ParameterPair => ({
    name: (a ?? b)!.name,
    a: a && formsOf(a),
    b: b && formsOf(b),
    ...agreementOf(a ?? NONE, b ?? NONE, areUrls),
  })
  const placed = partners.filter((partner) => partner !== null)
  return {
    parameters: [
      ...ofA.map((own, at) => pairOf(own, partners[at] === null ? null : ofB[partners[at]!]!)),
      ...ofB.filter((_, at) => !taken.has(at)).map((other) => pairOf(null, other)),
    ],
    isReordered: placed.some((partner, at) => at > 0 && partner < placed[at - 1]!),
  }
}

function byName({ name }: ParameterForms): string {
  return name
}

/** The decoded form has the name, too. */
function byValue({ decoded }: ParameterForms): string {
  return decoded ?? ''
}

function formsOf({ written, parsed, decoded }: ParameterForms): PartForms {
  return { written, parsed, decoded }
}
