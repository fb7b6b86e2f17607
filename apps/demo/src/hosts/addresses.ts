import { type Ipv6Pieces, serializeIpv4, serializeIpv6 } from '@waymark/host'

/** A way to write an address. */
export interface Spelling {
  readonly name: SpellingName
  readonly text: string
}

export type SpellingName =
  | 'usual'
  | 'octal'
  | 'hexadecimal'
  | 'one-number'
  | 'one-hexadecimal'
  | 'one-octal'
  | 'two-parts'
  | 'three-parts'
  | 'mixed'
  | 'root-dot'
  | 'full-width'
  | 'escapes'
  | 'all-pieces'
  | 'all-digits'
  | 'upper-case'
  | 'dotted-end'

/** Spellings that the host parser reads as the same IPv4 address. The first is how it writes it. */
export function ipv4Spellings(address: number): readonly Spelling[] {
  const usual = serializeIpv4(address)
  const parts = usual.split('.').map(Number) as [number, number, number, number]
  const [a, b] = parts
  const hexadecimal = parts.map(hexadecimalOf)
  const octal = parts.map(octalOf)
  return [
    { name: 'usual', text: usual },
    { name: 'octal', text: octal.join('.') },
    { name: 'hexadecimal', text: hexadecimal.join('.') },
    { name: 'one-number', text: String(address) },
    { name: 'one-hexadecimal', text: hexadecimalOf(address) },
    { name: 'one-octal', text: octalOf(address) },
    { name: 'two-parts', text: `${a}.${address % 2 ** 24}` },
    { name: 'three-parts', text: `${a}.${b}.${address % 2 ** 16}` },
    { name: 'mixed', text: `${hexadecimal[0]}.${octal[1]}.${address % 2 ** 16}` },
    { name: 'root-dot', text: `${usual}.` },
    { name: 'full-width', text: usual.replaceAll(/\d/g, fullWidthOf) },
    { name: 'escapes', text: usual.replaceAll(/\d/g, (digit) => `%3${digit}`) },
  ]
}

/** The same of an IPv6 address, in its brackets. */
export function ipv6Spellings(pieces: Ipv6Pieces): readonly Spelling[] {
  const short = pieces.map((piece) => piece.toString(16))
  const full = short.map((piece) => piece.padStart(4, '0'))
  const [high, low] = [pieces[6]!, pieces[7]!]
  const end = serializeIpv4(high * 2 ** 16 + low)
  return [
    { name: 'usual', text: `[${serializeIpv6(pieces)}]` },
    { name: 'all-pieces', text: `[${short.join(':')}]` },
    { name: 'all-digits', text: `[${full.join(':')}]` },
    { name: 'upper-case', text: `[${full.join(':').toUpperCase()}]` },
    { name: 'dotted-end', text: `[${short.slice(0, 6).join(':')}:${end}]` },
  ]
}

function octalOf(number: number): string {
  return number === 0 ? '0' : `0${number.toString(8)}`
}

function hexadecimalOf(number: number): string {
  return `0x${number.toString(16)}`
}

/** IDNA maps full-width digits to those of ASCII. */
function fullWidthOf(digit: string): string {
  return String.fromCharCode(digit.charCodeAt(0) + 0xfee0)
}
