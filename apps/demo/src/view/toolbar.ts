/**
 * Makes the buttons of a toolbar one stop of the Tab key; the arrow keys, Home and End go from one to another.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function toolbar(node: HTMLElement): HTMLElement {
  node.setAttribute('role', 'toolbar')
  node.addEventListener('keydown', (event) => {
    // Alt and an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const buttons = [...node.querySelectorAll('button')]
    const from = buttons.findIndex((button) => button.matches(':focus'))
    const to = buttons[placeOf(event.key, from, buttons.length)]
    if (from === -1 || to === undefined) return
    event.preventDefault()
    setStop(buttons, to)
    to.focus()
  })
  return node
}

/** After the buttons were drawn anew: Tab leads to the first. */
export function stopAtFirst(node: HTMLElement): void {
  const buttons = [...node.querySelectorAll('button')]
  setStop(buttons, buttons[0])
}

function setStop(buttons: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
}

function placeOf(key: string, from: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count
    case 'ArrowLeft':
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}
