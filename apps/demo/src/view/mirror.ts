import type { Piece } from '../pieces.ts'
import { hasRightToLeft, visible } from '../visible.ts'
import { element, inOrder } from './element.ts'

/** Beyond this many pieces the rest is drawn as one: nobody looks at the colours of a megabyte. */
const MOST_PIECES = 3000

/**
 * Draws the coloured copy of the input behind the text field.
 *
 * It holds the very characters of the input in the very order, in inline elements without margins,
 * so both wrap at the same places; the field's own text is transparent.
 */
export function renderMirror(
  mirror: HTMLElement,
  input: string,
  pieces: readonly Piece[],
  missingAtEnd: boolean,
): void {
  const shown = pieces.slice(0, MOST_PIECES)
  const drawn: Node[] = shown.map(({ start, end, role, fault }) =>
    element(
      'span',
      { class: fault === 'none' ? `piece ${role}` : `piece ${role} ${fault}` },
      input.slice(start, end),
    ),
  )
  const rest = input.slice(shown.at(-1)?.end ?? 0)
  if (rest !== '') drawn.push(document.createTextNode(rest))
  // A last newline opens a line only when something follows it.
  drawn.push(element('span', { class: missingAtEnd ? 'gap' : '' }, '\u200b'))
  mirror.replaceChildren(...drawn)
}

/**
 * Shows the input once more with every piece isolated, where right-to-left text would move the parts
 * of the URL around in the field.
 */
export function renderInOrder(target: HTMLElement, input: string, pieces: readonly Piece[]): void {
  target.hidden = !hasRightToLeft(input)
  if (target.hidden) {
    target.replaceChildren()
    return
  }
  target.replaceChildren(
    'Right-to-left text changes places in the field. In its own order: ',
    element(
      'bdi',
      { dir: 'ltr', class: 'url' },
      ...pieces
        .slice(0, MOST_PIECES)
        .map(({ start, end, role }) =>
          element('bdi', { class: `piece ${role}` }, ...inOrder(visible(input.slice(start, end)))),
        ),
    ),
  )
}
