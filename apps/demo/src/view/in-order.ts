import { wholeCharacter } from '../excerpt.ts'
import type { Piece } from '../pieces.ts'
import { isBidirectional, visible } from '../visible.ts'
import { drawingWords } from '../words/drawing.ts'
import { element } from './element.ts'
import { inOrder, leftOut } from './url-text.ts'

/** The line below a field is for reading: of a long input it shows the beginning. */
const LONGEST = 2000

/**
 * Shows the input once more with every piece isolated, where right-to-left text would move the parts
 * of the URL around in the field.
 *
 * @param pieces - Have a colour each; without them the line has none.
 */
export function renderInOrder(target: HTMLElement, input: string, pieces?: readonly Piece[]): void {
  target.hidden = !isBidirectional(input)
  if (target.hidden) {
    target.replaceChildren()
    return
  }
  const line = element('bdi', { dir: 'ltr', class: 'url' })
  const last = wholeCharacter(input, Math.min(input.length, LONGEST))
  const shown = input.slice(0, last)
  const drawn = pieces
    ?.filter(({ start }) => start < last)
    .map((piece) => renderPiece(shown, piece))
  line.append(...(drawn ?? [inOrder(shown, visible)]))
  const left = leftOut(input.length - last)
  if (left !== null) line.append(left)
  target.replaceChildren(drawingWords().otherOrder, line)
}

function renderPiece(shown: string, { start, end, role }: Piece): HTMLElement {
  return element('bdi', { class: `piece ${role}` }, inOrder(shown.slice(start, end), visible))
}
