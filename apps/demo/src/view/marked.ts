import type { Marked } from '../marked.ts'
import { visible } from '../visible.ts'
import { element, inOrder } from './element.ts'

/** Far from the change only the nearest part of a long URL is shown. */
const CONTEXT = 60
const LONGEST_CHANGE = 200

/** Draws a text with the changed part as what goes (`del`), comes (`ins`) or differs (`mark`). */
export function renderMarked(
  { head, changed, tail }: Marked,
  tag: 'del' | 'ins' | 'mark',
): HTMLElement {
  const before = head.length > CONTEXT ? `…${head.slice(-CONTEXT)}` : head
  const after = tail.length > CONTEXT ? `${tail.slice(0, CONTEXT)}…` : tail
  const middle = changed.length > LONGEST_CHANGE ? `${changed.slice(0, LONGEST_CHANGE)}…` : changed
  return element(
    'bdi',
    { dir: 'ltr', class: 'url' },
    ...inOrder(visible(before)),
    middle === '' ? null : element(tag, {}, ...inOrder(visible(middle))),
    ...inOrder(visible(after)),
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
