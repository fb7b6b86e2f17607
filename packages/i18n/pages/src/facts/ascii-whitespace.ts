/** https://infra.spec.whatwg.org/#ascii-whitespace */
export function isAsciiWhitespace(c: number): boolean {
  return c === 0x20 || c === 0x0a || c === 0x09 || c === 0x0d || c === 0x0c
}

/** https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace */
export function stripAsciiWhitespace(text: string): string {
  const from = skipAsciiWhitespace(text, 0, text.length)
  let to = text.length
  while (to > from && isAsciiWhitespace(text.charCodeAt(to - 1))) to--
  return text.slice(from, to)
}

/** https://infra.spec.whatwg.org/#strip-and-collapse-ascii-whitespace */
export function collapseAsciiWhitespace(text: string): string {
  return UNTIDY.test(text) ? splitOnAsciiWhitespace(text).join(' ') : text
}

const UNTIDY = /[\t\n\f\r]| {2}|^ | $/

/** https://infra.spec.whatwg.org/#split-on-ascii-whitespace */
export function splitOnAsciiWhitespace(text: string): readonly string[] {
  return text.split(/[\t\n\f\r ]+/).filter((word) => word !== '')
}

/** The index of the first code unit that is not white space; `to` if there is none. */
export function skipAsciiWhitespace(text: string, from: number, to: number): number {
  let at = from
  while (at < to && isAsciiWhitespace(text.charCodeAt(at))) at++
  return at
}

/** Whether white space separates a word in a text from what is around it. */
export function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    const isStart = at === 0 || isAsciiWhitespace(text.charCodeAt(at - 1))
    if (isStart && (end === text.length || isAsciiWhitespace(text.charCodeAt(end)))) return true
  }
  return false
}
