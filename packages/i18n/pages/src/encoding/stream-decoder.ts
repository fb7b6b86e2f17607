/** The used part of `TextDecoder`, which every supported runtime has. */
interface StreamDecoder {
  readonly encoding: string
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string
}

declare const TextDecoder: new (label: string) => StreamDecoder

/** @throws {RangeError} For a label that the runtime does not know. */
export function createStreamDecoder(label: string): StreamDecoder {
  const decoder = new TextDecoder(label)
  if (decoder.encoding !== 'windows-1252') return decoder
  return {
    encoding: decoder.encoding,
    decode: (bytes, options) => decoder.decode(bytes, options).replace(C1_CONTROLS, ofWindows),
  }
}

/** Some versions of Node give these for the bytes, as ISO 8859-1 has them. */
const C1_CONTROLS = /[\x80-\x9f]/g

/** https://encoding.spec.whatwg.org/index-windows-1252.txt, from 0x80 to 0x9F. */
const WINDOWS =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178'

function ofWindows(control: string): string {
  return WINDOWS[control.charCodeAt(0) - 0x80]!
}
