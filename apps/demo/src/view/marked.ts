import type { Marked } from '../marked.ts'
import { visible } from '../visible.ts'
import { drawingWords } from '../words/drawing.ts'
import { element } from './element.ts'
import { cut } from './excerpt.ts'
import { inOrder, leftOut } from './url-text.ts'

/** Draws a string whose changed part is removed (`del`), inserted (`ins`) or different (`mark`). */
export function renderMarked(
  { before, cutBefore, changed, after, cutAfter }: Marked,
  tag: 'del' | 'ins' | 'mark',
): HTMLElement {
  return element(
    'bdi',
    { dir: 'ltr', class: 'url' },
    cut(cutBefore),
    inOrder(before, visible),
    changed.text === '' ? null : element(tag, {}, inOrder(changed.text, visible)),
    leftOut(changed.length - changed.text.length),
    inOrder(after, visible),
    cut(cutAfter),
  )
}

/** Draws a string before and after a step, one below the other. */
export function renderChange(before: Marked, after: Marked): HTMLElement {
  return element(
    'dl',
    { class: 'change' },
    element('dt', {}, drawingWords().before),
    element('dd', {}, renderMarked(before, 'del')),
    element('dt', {}, drawingWords().after),
    element('dd', {}, renderMarked(after, 'ins')),
  )
}
