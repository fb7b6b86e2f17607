import { element } from './element.ts'

/** A choice of presets with its label, what belongs to it, and what stands beside it. */
export function presetRow(
  label: string,
  [select, ...own]: readonly [HTMLSelectElement, ...HTMLElement[]],
  ...beside: readonly HTMLElement[]
): HTMLElement {
  return element(
    'div',
    { class: 'preset-row' },
    element(
      'p',
      { class: 'preset-picker' },
      element('label', { for: select.id }, label),
      select,
      ...own,
    ),
    ...beside,
  )
}
