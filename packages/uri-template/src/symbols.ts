import { codePointAt, isAsciiDigit } from '@waymark/infra'
import { COMPONENT, percentEncodeCodePointAt } from '@waymark/percent-encoding'
import { isUnreserved } from '@waymark/rfc3986'
import { ALL_BUT_RESERVED } from './encode-sets.ts'
import type { Operator } from './parse-template.ts'

/**
 * The alphabet of URIs as templates read it: one character, or one percent-encoded byte with its hex
 * digits in upper case. A string with other characters is not a URI and is never matched.
 */
export type SymbolGroup =
  | 'digit'
  | 'unreserved'
  | 'mark'
  | 'reserved'
  | 'encoded'
  | 'encoded-separator'

/** The group of a symbol; `null` if it cannot appear in a URI. */
export function groupOf(symbol: string): SymbolGroup | null {
  if (symbol.length === 3) {
    return symbol === '%2F' || symbol === '%5C' ? 'encoded-separator' : 'encoded'
  }
  const c = symbol.charCodeAt(0)
  if (isAsciiDigit(c)) return 'digit'
  if (isUnreserved(c)) return 'unreserved'
  if (COMPONENT[c] === 0) return 'mark'
  return ALL_BUT_RESERVED[c] === 0 ? 'reserved' : null
}

/**
 * The symbols of a URI; `null` if a character or a `%` cannot appear in a URI. Characters outside ASCII
 * count as the percent-encoded bytes that a URI has in their place.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.1
 */
export function splitSymbols(uri: string): readonly string[] | null {
  const symbols: string[] = []
  for (let at = 0; at < uri.length; ) {
    const unit = uri.charAt(at)
    if (unit > '\x7f') {
      if (codePointAt(uri, at) >> 11 === 0x1b) return null
      const encoded = percentEncodeCodePointAt(uri, at)
      for (let byte = 0; byte < encoded.length; byte += 3) {
        symbols.push(encoded.slice(byte, byte + 3))
      }
      at += encoded.length === 12 ? 2 : 1
      continue
    }
    const symbol = unit === '%' ? uri.slice(at, at + 3).toUpperCase() : unit
    if (unit === '%' ? !/^%[0-9A-F]{2}$/.test(symbol) : groupOf(symbol) === null) return null
    symbols.push(symbol)
    at += symbol.length
  }
  return symbols
}

/** A set of symbols: whole groups, more or less single symbols. */
export interface SymbolSet {
  readonly groups: readonly SymbolGroup[]
  readonly plus?: string
  readonly without?: string
  readonly only?: string
}

export function isIn(set: SymbolSet, symbol: string, group: SymbolGroup): boolean {
  if (set.only !== undefined) return set.only === symbol
  if (set.plus === symbol) return true
  return set.groups.includes(group) && !(set.without ?? '').includes(symbol)
}

const NAME: readonly SymbolGroup[] = ['digit', 'unreserved', 'mark', 'encoded']

/** What each operator's values are written in. A simple variable never yields a separator, raw or encoded. */
export const VALUE_SETS: Readonly<Record<Operator, SymbolSet>> = {
  '': { groups: NAME },
  '/': { groups: NAME },
  ';': { groups: NAME },
  '.': { groups: NAME, without: '.' },
  '?': { groups: [...NAME, 'encoded-separator'] },
  '&': { groups: [...NAME, 'encoded-separator'] },
  '+': { groups: [...NAME, 'reserved'], without: '?#' },
  '#': { groups: [...NAME, 'reserved', 'encoded-separator'], without: '#' },
}

export const INTEGER_SET: SymbolSet = { groups: ['digit'], plus: '-' }

/** The set without some characters. */
export function less(set: SymbolSet, characters: string): SymbolSet {
  return { ...set, without: (set.without ?? '') + characters }
}
