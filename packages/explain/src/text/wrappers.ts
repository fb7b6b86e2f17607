/** Pairs that people put around a URL. */
const WRAPPERS: readonly string[] = [
  ...['<>', '""', "''", '``', '()', '[]', '{}'],
  ...[
    '\u201c\u201d',
    '\u201e\u201c',
    '\u2018\u2019',
    '\u00ab\u00bb',
    '\u2039\u203a',
    '\u300c\u300d',
  ],
]

/** Whether two characters are an opening and a closing one of such a pair. */
export function isPair(characters: string): boolean {
  return WRAPPERS.includes(characters)
}

/** Whether the first and the last character of a string are such a pair. */
export function isWrapped(text: string): boolean {
  return text.length > 2 && isPair(text.charAt(0) + text.charAt(text.length - 1))
}
