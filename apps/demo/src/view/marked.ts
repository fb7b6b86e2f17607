import type { Marked } from '../marked.ts'
import { visible } from '../visible.ts'
import { element } from './element.ts'
import { inOrder } from './url-text.ts'

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
    inOrder(before, visible),
    middle === '' ? null : element(tag, {}, inOrder(middle, visible)),
    inOrder(after, visible),
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
