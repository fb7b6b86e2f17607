import { encodeComponent, isWellFormed } from '../percent-text.ts'
import type { Operator } from './parse-template.ts'

/**
 * The alphabet of URIs as templates read it: one character, or one escape with its digits in upper case.
 * A text in other characters is no URI, and is never matched.
 */
export type SymbolGroup =
  | 'digit'
  | 'unreserved'
  | 'mark'
  | 'reserved'
  | 'escape'
  | 'separator-escape'

/** The group of a symbol; `null` when it cannot stand in a URI. */
export function groupOf(symbol: string): SymbolGroup | null {
  if (symbol.length === 3) {
    return symbol === '%2F' || symbol === '%5C' ? 'separator-escape' : 'escape'
  }
  if (/[0-9]/.test(symbol)) return 'digit'
  if (/[A-Za-z\-._~]/.test(symbol)) return 'unreserved'
  if (/[!*'()]/.test(symbol)) return 'mark'
  return /[:/?#[\]@$&+,;=]/.test(symbol) ? 'reserved' : null
}

/**
 * The symbols of a URI; `null` when a character or a `%` in it cannot stand there. Characters outside ASCII
 * count as the escapes that a URI has in their place.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.1
 */
export function splitSymbols(uri: string): readonly string[] | null {
  const symbols: string[] = []
  for (let at = 0; at < uri.length; ) {
    const unit = uri.charAt(at)
    if (unit > '\x7f') {
      const character = String.fromCodePoint(uri.codePointAt(at)!)
      if (!isWellFormed(character)) return null
      symbols.push(...encodeComponent(character).match(/%../g)!)
      at += character.length
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

const NAME: readonly SymbolGroup[] = ['digit', 'unreserved', 'mark', 'escape']

/** What each operator's values are written in. A simple variable never yields a separator, raw or encoded. */
export const VALUE_SETS: Readonly<Record<Operator, SymbolSet>> = {
  '': { groups: NAME },
  '/': { groups: NAME },
  ';': { groups: NAME },
  '.': { groups: NAME, without: '.' },
  '?': { groups: [...NAME, 'separator-escape'] },
  '&': { groups: [...NAME, 'separator-escape'] },
  '+': { groups: [...NAME, 'reserved'], without: '?#' },
  '#': { groups: [...NAME, 'reserved', 'separator-escape'], without: '#' },
}

export const INTEGER_SET: SymbolSet = { groups: ['digit'], plus: '-' }

/** The set less some characters. */
export function less(set: SymbolSet, characters: string): SymbolSet {
  return { ...set, without: (set.without ?? '') + characters }
}
