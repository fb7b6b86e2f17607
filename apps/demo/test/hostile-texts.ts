/** Texts of about so many characters that took browsers, or the page, more than linear time. */
export function hostileTexts(length: number): Readonly<Record<string, string>> {
  const many = (unit: string, before: string, after = '') =>
    before + unit.repeat(Math.floor((length - before.length - after.length) / unit.length)) + after
  return {
    'short segments': many('a/', 'https://example.com/'),
    'right-to-left segments': many('א/', 'https://example.com/'),
    'right-to-left parameters': many('א=1&', 'https://example.com/?'),
    'right-to-left labels that fail': many('א.', 'https://', 'com:x/'),
    'bidirectional overrides': many('\u202ea/', 'https://example.com/'),
    'trailing spaces': many(' ', 'https://example.com/'),
  }
}
