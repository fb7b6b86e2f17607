import { element } from '../view/element.ts'

const HINT = 'Point at a mark for its name.'

/**
 * A line with the name of the lamp that is pointed at or has the focus.
 *
 * @param panel - Has the lamps, which may be drawn anew.
 */
export function lampNames(panel: HTMLElement): HTMLElement {
  // The lamps say their names themselves to those who listen.
  const line = element('p', { class: 'note lamp-name', 'aria-hidden': 'true' }, HINT)
  const show = ({ target }: Event) => {
    const lamp = target instanceof Element ? target.closest('button.lamp') : null
    line.textContent = lamp?.getAttribute('aria-label') ?? HINT
  }
  for (const kind of ['pointerover', 'focusin']) panel.addEventListener(kind, show)
  for (const kind of ['pointerleave', 'focusout']) {
    panel.addEventListener(kind, () => {
      line.textContent = HINT
    })
  }
  return line
}
