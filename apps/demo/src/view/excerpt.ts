import { clip } from '../clip.ts'
import type { Excerpt } from '../excerpt.ts'
import { visible } from '../visible.ts'
import { drawingWords } from '../words/drawing.ts'
import { element } from './element.ts'
import { visibleText } from './url-text.ts'

/** Draws the neighbourhood of an error with carets under its characters. */
export function renderExcerpt(excerpt: Excerpt): HTMLElement {
  return element(
    'span',
    { class: 'excerpt' },
    cut(excerpt.cutBefore),
    visibleText(clip(excerpt.before)),
    // The carets hang from the characters themselves, so they fit whatever those look like.
    element(
      'span',
      { class: excerpt.marked === '' ? 'mark missing' : 'mark' },
      visibleText(clip(excerpt.marked)),
      element(
        'span',
        { class: 'carets', 'aria-hidden': 'true' },
        '^'.repeat(visible(excerpt.marked).length * 2 + 1),
      ),
    ),
    visibleText(clip(excerpt.after)),
    cut(excerpt.cutAfter),
  )
}

export function cut(isCut: boolean): HTMLElement | null {
  return isCut ? ellipsis() : null
}

/** Marks where something is left out, and looks different from an ellipsis in the text. */
export function ellipsis(): HTMLElement {
  return element('span', { class: 'cut' }, '…')
}

/** People count characters from one. */
export function offsets(start: number, end: number): string {
  const words = drawingWords()
  if (end <= start) return words.beforeCharacter(start + 1)
  return end - start === 1 ? words.character(end) : words.characters(start + 1, end)
}
