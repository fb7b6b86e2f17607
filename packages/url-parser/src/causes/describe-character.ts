/** Names of characters that a sentence cannot show, or that people call by a name. */
const NAMES: ReadonlyMap<number, string> = /* @__PURE__ */ new Map([
  [0x09, 'a tab'],
  [0x0a, 'a line feed'],
  [0x0d, 'a carriage return'],
  [0x20, 'a space'],
  [0x22, 'a quotation mark (")'],
  [0x23, 'a number sign (#)'],
  [0x25, 'a percent sign (%)'],
  [0x2d, 'a hyphen'],
  [0x2f, 'a slash (/)'],
  [0x3a, 'a colon (:)'],
  [0x3c, 'a less-than sign (<)'],
  [0x3e, 'a greater-than sign (>)'],
  [0x3f, 'a question mark (?)'],
  [0x40, 'an at sign (@)'],
  [0x5b, 'an opening bracket ([)'],
  [0x5c, 'a backslash (\\)'],
  [0x5d, 'a closing bracket (])'],
  [0x5e, 'a circumflex (^)'],
  [0x5f, 'an underscore (_)'],
  [0x60, 'a grave accent (`)'],
  [0x7c, 'a vertical bar (|)'],
  [0x7f, 'the control character DEL (U+007F)'],
  [0xa0, 'a no-break space (U+00A0)'],
  [0xad, 'a soft hyphen (U+00AD)'],
  [0x200b, 'a zero-width space (U+200B)'],
  [0x200c, 'a zero-width non-joiner (U+200C)'],
  [0x200d, 'a zero-width joiner (U+200D)'],
  [0x200e, 'a left-to-right mark (U+200E)'],
  [0x200f, 'a right-to-left mark (U+200F)'],
  [0x202a, 'a left-to-right embedding (U+202A)'],
  [0x202b, 'a right-to-left embedding (U+202B)'],
  [0x202c, 'a pop directional formatting (U+202C)'],
  [0x202d, 'a left-to-right override (U+202D)'],
  [0x202e, 'a right-to-left override (U+202E)'],
  [0x2028, 'a line separator (U+2028)'],
  [0x2029, 'a paragraph separator (U+2029)'],
  [0xfffd, 'a replacement character (U+FFFD)'],
])

/** What a sentence calls a code point, with its article. */
export function describeCharacter(c: number): string {
  const name = NAMES.get(c)
  if (name !== undefined) return name
  const code = `U+${c.toString(16).toUpperCase().padStart(4, '0')}`
  if (c < 0x20 || (c >= 0x80 && c <= 0x9f)) return `the control character ${code}`
  if (c >= 0xd800 && c <= 0xdfff) return `the lone surrogate ${code}`
  if ((c & 0xfffe) === 0xfffe || (c >= 0xfdd0 && c <= 0xfdef)) return `the noncharacter ${code}`
  if ((c >= 0xe000 && c <= 0xf8ff) || c >= 0xf0000) return `the private-use character ${code}`
  if (c < 0x80) return `the character ${String.fromCharCode(c)}`
  const isHidden =
    (c >= 0x2000 && c <= 0x200f) ||
    (c >= 0x2028 && c <= 0x202f) ||
    (c >= 0x205f && c <= 0x206f) ||
    (c >= 0x300 && c <= 0x36f) ||
    (c >= 0xfe00 && c <= 0xfe0f) ||
    (c >= 0xe0000 && c <= 0xe0fff) ||
    c >= 0x40000 ||
    c === 0xfeff ||
    c === 0x3000
  return isHidden ? code : `${String.fromCodePoint(c)} (${code})`
}
