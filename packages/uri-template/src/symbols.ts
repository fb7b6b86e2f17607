import { codePointAt } from '@waymark/infra'
import { percentEncodeByte } from '@waymark/percent-encoding'
import { percentEncodeCodePointAt } from '@waymark/percent-encoding/internal'
import { percentEncodedByteAt } from '@waymark/rfc3986'

/**
 * The alphabet of URIs as templates read it: an ASCII character as it is written (0 to 127), or a percent-encoded byte,
 * whatever the case of its hex digits (128 and the byte).
 */
export type UriSymbol = number

export const SYMBOLS = 384
export const ENCODED = 128

/** A set of symbols: one bit for each, in words of 32 bits. It is never changed. */
export type SymbolSet = readonly number[]

const WORDS = SYMBOLS / 32

export function setOf(symbols: Iterable<UriSymbol>): SymbolSet {
  const words = new Array<number>(WORDS).fill(0)
  for (const symbol of symbols) words[symbol >> 5]! |= 1 << (symbol & 31)
  return words
}

export function isIn(set: SymbolSet, symbol: UriSymbol): boolean {
  return ((set[symbol >> 5]! >>> (symbol & 31)) & 1) === 1
}

export function common(a: SymbolSet, b: SymbolSet): SymbolSet {
  return a.map((word, index) => word & b[index]!)
}

export function isEmptySet(set: SymbolSet): boolean {
  return set.every((word) => word === 0)
}

/** The set without some characters; their percent-encoded bytes stay. */
export function less(set: SymbolSet, characters: string): SymbolSet {
  return without(set, charactersOf(characters))
}

/** The symbols of one set that are not in another. */
export function without(set: SymbolSet, other: SymbolSet): SymbolSet {
  return set.map((word, index) => word & ~other[index]!)
}

/** The set and some characters. */
export function plus(set: SymbolSet, characters: string): SymbolSet {
  return union(set, charactersOf(characters))
}

function union(a: SymbolSet, b: SymbolSet): SymbolSet {
  return a.map((word, index) => word | b[index]!)
}

function charactersOf(characters: string): SymbolSet {
  return setOf(Array.from(characters, (character) => character.charCodeAt(0)))
}

/** The percent-encoded bytes from one to another. */
export function encodedBytes(from: number, to: number): readonly UriSymbol[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ENCODED + from + index)
}

/** In the place of a symbol: a character outside ASCII. */
export const NOT_ASCII = -2

/** The symbol at an offset; -1 for a `%` that does not begin an encoded byte, and `NOT_ASCII`. */
export function symbolAt(uri: string, at: number): UriSymbol {
  const c = uri.charCodeAt(at)
  if (c !== 0x25) return c < ENCODED ? c : NOT_ASCII
  const byte = percentEncodedByteAt(uri, at)
  return byte === -1 ? -1 : ENCODED + byte
}

/** How many code units a symbol takes in a URI. */
export function widthOf(symbol: UriSymbol): number {
  return symbol < ENCODED ? 1 : 3
}

/** A symbol as a URI has it. */
export function writeSymbol(symbol: UriSymbol): string {
  return symbol < ENCODED ? String.fromCharCode(symbol) : percentEncodeByte(symbol - ENCODED)
}

/**
 * The symbols of a URI; `null` if it has half of a surrogate pair, or a `%` that does not begin an encoded byte. Characters
 * outside ASCII count as the percent-encoded bytes that a URI has in their place.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.1
 */
export function splitSymbols(uri: string): readonly UriSymbol[] | null {
  const text = encodeNonAscii(uri)
  if (text === null) return null
  const symbols: UriSymbol[] = []
  for (let at = 0; at < text.length; ) {
    const symbol = symbolAt(text, at)
    if (symbol < 0) return null
    symbols.push(symbol)
    at += widthOf(symbol)
  }
  return symbols
}

/** The string with all characters outside ASCII percent-encoded; `null` if it has a lone surrogate. */
export function encodeNonAscii(uri: string): string | null {
  if (!NON_ASCII.test(uri)) return uri
  const pieces: string[] = []
  for (let at = 0; at < uri.length; at++) {
    const c = codePointAt(uri, at)
    if (c >> 11 === 0x1b) return null
    pieces.push(c < 0x80 ? uri.charAt(at) : percentEncodeCodePointAt(uri, at))
    if (c > 0xffff) at++
  }
  return pieces.join('')
}

const NON_ASCII = /[^\0-\x7f]/
