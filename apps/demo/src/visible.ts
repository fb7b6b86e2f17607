/**
 * A sign for each character that would otherwise be invisible or would rearrange its neighbours.
 *
 * Every sign is shown in place of its character, so a reader sees that something stands there; the
 * caller keeps the character itself for copying.
 */
export function visible(text: string): string {
  return text.replace(INVISIBLE, (c) => {
    if (c === ' ') return '␣'
    if (c === '\t') return '⇥'
    if (c === '\n' || c === '\r') return '⏎'
    const code = c.charCodeAt(0)
    if (code < 0x20) return String.fromCharCode(0x2400 + code)
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}

// Zero-width joiners stay: Arabic, Indic scripts and emoji are wrong without them.
const INVISIBLE =
  /[\0-\x20\x7f-\xa0\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Whether some of the text runs from right to left: Hebrew, Arabic and their neighbours. */
export function hasRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(
    text,
  )
}
