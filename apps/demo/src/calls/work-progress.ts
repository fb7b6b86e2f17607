import { element } from '../view/element.ts'

/** Texts of the progress. */
export interface ProgressWords {
  readonly reading: string
  readonly progress: string
  readonly stop: string
  readonly again: string
}

/** Shows how far a worker is, with a button to stop it. */
export interface WorkProgress {
  readonly node: HTMLElement
  /** @param text - What is done; by default, the words say it. */
  start(text?: string): void
  /** @param text - Replaces what is said. */
  show(done: number, total: number, text?: string): void
  /** Says why there is no result, with a button to try again. */
  say(text: string): void
  hide(): void
  isBusy(): boolean
}

/**
 * @param control - Gets the focus when the button that had it disappears.
 */
export function createProgress(
  words: ProgressWords,
  control: HTMLElement,
  { stop, again }: { readonly stop: () => void; readonly again: () => void },
): WorkProgress {
  const said = element('span', {})
  const bar = element('progress', { 'aria-label': words.progress })
  const stopButton = element('button', { type: 'button', class: 'quiet' }, words.stop)
  const againButton = element('button', { type: 'button', class: 'quiet' }, words.again)
  const node = element(
    'p',
    { class: 'reading note', hidden: '' },
    said,
    bar,
    stopButton,
    againButton,
  )
  let isBusy = false

  function draw(text: string, busy: boolean): void {
    const hadFocus = node.contains(document.activeElement)
    isBusy = busy
    said.textContent = text
    bar.removeAttribute('value')
    bar.hidden = !busy
    stopButton.hidden = !busy
    againButton.hidden = busy
    node.hidden = text === ''
    if (hadFocus) (text === '' ? control : busy ? stopButton : againButton).focus()
  }

  stopButton.addEventListener('click', stop)
  againButton.addEventListener('click', again)
  return {
    node,
    start: (text = words.reading) => draw(text, true),
    show(done, total, text) {
      bar.max = total
      bar.value = done
      if (text !== undefined) said.textContent = text
    },
    say: (text) => draw(text, false),
    hide: () => draw('', false),
    isBusy: () => isBusy,
  }
}
