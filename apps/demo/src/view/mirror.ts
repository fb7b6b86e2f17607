import type { Piece } from '../pieces.ts'
import { isBidirectional, visible } from '../visible.ts'
import { element } from './element.ts'

/** After this many pieces, the rest is drawn as one. */
const MOST_PIECES = 3000

/**
 * Draws a coloured copy of what the text field shows, below the field, whose own text is transparent.
 *
 * The copy is plain text, coloured by the CSS Custom Highlight API, so that both are laid out alike. Elements around the pieces would round the width of each to 1/64 px, which on a long line is
 * enough to wrap it elsewhere: they are for browsers without that interface, and for right-to-left
 * text, of which Chromium 156 leaves out highlighted pieces after the end of a wrapped line.
 *
 * https://drafts.csswg.org/css-highlight-api-1/
 */
export function renderMirror(
  mirror: HTMLElement,
  input: string,
  pieces: readonly Piece[],
  missingAtEnd: boolean,
): void {
  const shown = pieces.slice(0, MOST_PIECES)
  const rest = input.slice(shown.at(-1)?.end ?? 0)
  // A last newline opens a line only when something follows it.
  const end = element('span', { class: missingAtEnd ? 'gap' : '' }, '\u200b')
  if ('highlights' in CSS && !isBidirectional(input)) {
    mirror.replaceChildren(...highlightPieces(input, shown), rest, end)
  } else {
    mirror.replaceChildren(...shown.flatMap((piece) => renderPiece(input, piece)), rest, end)
  }
}

/** Text nodes as long as can be, with the ranges of each colour registered. */
function highlightPieces(input: string, pieces: readonly Piece[]): Node[] {
  const nodes: Node[] = []
  const ranges = new Map<string, StaticRange[]>()
  let text: Text | null = null
  for (const piece of pieces) {
    const written = input.slice(piece.start, piece.end)
    if (hasTabOrNewline(written)) {
      nodes.push(...renderPiece(input, piece))
      text = null
      continue
    }
    if (text === null) {
      text = document.createTextNode('')
      nodes.push(text)
    }
    const startOffset = text.length
    text.appendData(written)
    const range = new StaticRange({
      startContainer: text,
      startOffset,
      endContainer: text,
      endOffset: text.length,
    })
    for (const name of piece.fault === 'none' ? [piece.role] : [piece.role, piece.fault]) {
      const same = ranges.get(name)
      if (same === undefined) ranges.set(name, [range])
      else same.push(range)
    }
  }
  CSS.highlights.clear()
  for (const [name, list] of ranges) CSS.highlights.set(name, new Highlight(...list))
  return nodes
}

/** The piece as elements; tabs and newlines, on which highlights do not show, get a sign each. */
function renderPiece(input: string, { start, end, role, fault }: Piece): HTMLElement[] {
  const text = input.slice(start, end)
  const classes = fault === 'none' ? `piece ${role}` : `piece ${role} ${fault}`
  if (!hasTabOrNewline(text)) return [element('span', { class: classes }, text)]
  return [...text].map((c) =>
    element('span', { class: `${classes} control`, 'data-sign': visible(c) }, c),
  )
}

function hasTabOrNewline(text: string): boolean {
  return /[\t\n\r]/.test(text)
}
