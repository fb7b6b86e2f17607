import { COMPONENT, utf8PercentDecodeStrict, utf8PercentEncode } from '@waymark/percent-encoding'

/** Percent-encodes whatever could be a delimiter somewhere in a URI. */
export function encodeData(text: string): string {
  return utf8PercentEncode(text, COMPONENT)
}

/** Percent-decodes exactly once; `null` for a `%` without two hex digits, and for bytes that are not UTF-8. */
export function decodeData(written: string): string | null {
  return /%(?![0-9a-fA-F]{2})/.test(written) ? null : utf8PercentDecodeStrict(written)
}
