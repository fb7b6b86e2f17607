import type { Role, RoleSpan } from '../location.ts'
import { readWords } from '../words/read.ts'
import { element } from './element.ts'

/** Names the colours in the input, in the order in which they appear. */
export function renderLegend(
  target: HTMLElement,
  spans: readonly RoleSpan[],
  dropsSome: boolean,
): void {
  const words = readWords()
  const roles = spans.map((span) =>
    element(
      'li',
      { class: span.role, 'data-part': span.role },
      element('span', { class: 'swatch', 'aria-hidden': 'true' }),
      words.parts[span.role],
    ),
  )
  const ignored = dropsSome
    ? [
        element(
          'li',
          { class: 'ignored' },
          element('span', { class: 'swatch', 'aria-hidden': 'true' }),
          words.removed,
        ),
      ]
    : []
  target.replaceChildren(...roles, ...ignored)
}

/** The part that the caret is in. */
export function roleAt(spans: readonly RoleSpan[], caret: number): Role | null {
  const span = spans.find(({ start, end }) => start <= caret && caret <= end)
  return span?.role ?? null
}

/** Points out one part wherever it is shown. */
export function litRole(target: HTMLElement, role: Role | null): void {
  for (const marked of target.querySelectorAll('[data-part]')) {
    marked.classList.toggle('lit', marked.getAttribute('data-part') === role)
  }
}
