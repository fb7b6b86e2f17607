import { isBidirectional } from '../visible.ts'

/**
 * Shows a long text in a field plainly: from left to right on its own lines, without a coloured copy
 * behind it.
 *
 * In a text field Chromium 156 takes time that grows with the square of the length to order
 * right-to-left text, to wrap spaces, and to find letters that the first font lacks: 120,000
 * characters of `א/` take it a second, so a million more than a minute. To be called before the text
 * is laid out: for what is pasted, `expectLong` does.
 *
 * @returns Whether the text is long.
 */
export function showLongPlainly(field: HTMLElement, text: string): boolean {
  const isLong = text.length > (isBidirectional(text) ? LONGEST_BIDIRECTIONAL : LONGEST)
  field.classList.toggle('long', isLong)
  return isLong
}

const LONGEST = 100_000
const LONGEST_BIDIRECTIONAL = 20_000

/** Shows a long text plainly that is put into a field at once, which is laid out before its `input`. */
export function expectLong(field: HTMLElement, input: HTMLTextAreaElement): void {
  input.addEventListener('beforeinput', ({ data }) => {
    if (data !== null && data.length > 1) showLongPlainly(field, input.value + data)
  })
}
