import { beginningOf, endOf } from '../excerpt.ts'
import type { Marked } from '../marked.ts'
import { visible } from '../visible.ts'
import { element } from './element.ts'
import { cut } from './excerpt.ts'
import { inOrder, leftOut } from './url-text.ts'

/** Far from the change only the nearest part of a long URL is shown. */
const CONTEXT = 60
const LONGEST_CHANGE = 200

/** Draws a text with the changed part as what goes (`del`), comes (`ins`) or differs (`mark`). */
export function renderMarked(
  { head, changed, tail }: Marked,
  tag: 'del' | 'ins' | 'mark',
): HTMLElement {
  const before = endOf(head, CONTEXT)
  const middle = beginningOf(changed, LONGEST_CHANGE)
  const after = beginningOf(tail, CONTEXT)
  return element(
    'bdi',
    { dir: 'ltr', class: 'url' },
    cut(before !== head),
    inOrder(before, visible),
    middle === '' ? null : element(tag, {}, inOrder(middle, visible)),
    middle === changed ? null : leftOut(changed.length - middle.length),
    inOrder(after, visible),
    cut(after !== tail),
  )
}

/** Draws what a step made of a text, under each other. */
export function renderChange(before: Marked, after: Marked): HTMLElement {
  return element(
    'dl',
    { class: 'change' },
    element('dt', {}, 'before'),
    element('dd', {}, renderMarked(before, 'del')),
    element('dt', {}, 'after'),
    element('dd', {}, renderMarked(after, 'ins')),
  )
}
