/** The part of a string that a change replaced, in code units. Everything outside it is the same after the change. */
export interface Span {
  readonly start: number
  /** After the last code unit; equal to `start` if something was only inserted. */
  readonly end: number
}

/** The smallest stretch of `before` whose replacement gives `after`; never cuts a surrogate pair. */
export function changedSpan(before: string, after: string): Span {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++
  let same = 0
  while (
    same < shorter - start &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same++
  }
  if (isHighSurrogate(before, start - 1)) start--
  if (same > 0 && isHighSurrogate(before, before.length - same - 1)) same--
  return { start, end: Math.max(start, before.length - same) }
}

function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800
}

/** Where a stretch of the string after a change was before it: grown to the whole change where they overlap. */
export function spanBefore(span: Span, change: Span, before: string, after: string): Span {
  const grown = before.length - after.length
  const changeEnd = change.end - grown
  const start =
    span.start < change.start
      ? span.start
      : span.start >= changeEnd
        ? span.start + grown
        : change.start
  const end =
    span.end <= change.start ? span.end : span.end >= changeEnd ? span.end + grown : change.end
  return { start, end: Math.max(start, end) }
}
