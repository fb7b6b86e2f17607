import { drawingWords } from '../words/drawing.ts'
import { byId, element } from './element.ts'

/** A string, or a promise of one that a worker has. */
export type WholeText = string | Promise<string>

/** A button that copies a string and says so. */
export function copyButton(label: string, text: () => WholeText): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'quiet copy' }, label)
  copyOnClick(button, text, drawingWords().copied)
  return button
}

/**
 * Makes a button copy the page's URL, after the state is saved in it.
 *
 * @param save - Returns the URL; `null` if the state is too long for a URL.
 * @returns A function that saves the state and enables the button if there is a URL to copy.
 */
export function copyAddressOnClick(
  button: HTMLButtonElement,
  save: () => string | null,
): () => void {
  const address = () => {
    const saved = save()
    button.disabled = saved === null
    button.title = saved === null ? drawingWords().tooLong : ''
    return saved
  }
  copyOnClick(button, address, drawingWords().linkCopied)
  return address
}

function copyOnClick(
  button: HTMLButtonElement,
  text: () => WholeText | null,
  copied: string,
): void {
  const label = button.textContent
  const say = (message: string) => {
    button.textContent = message
    // Not every screen reader announces a button's new name.
    byId('status', HTMLElement).textContent = message
    window.setTimeout(() => {
      button.textContent = label
    }, 1800)
  }
  button.addEventListener('click', () => {
    const copy = text()
    if (copy === null) say(drawingWords().tooLong)
    else void copyText(copy).then((done) => say(done ? copied : drawingWords().copyFailed))
  })
}

/** Copies a string; outside a secure context, with a selection. */
async function copyText(whole: WholeText): Promise<boolean> {
  let text: string
  try {
    text = await whole
  } catch {
    return false
  }
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = element('textarea', { class: 'visually-hidden', 'aria-hidden': 'true' })
    // The string is set in the copy event, because a field would have to lay it out.
    area.value = ' '
    const give = (event: ClipboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      event.clipboardData?.setData('text/plain', text)
    }
    document.addEventListener('copy', give, { capture: true, once: true })
    const focused = document.activeElement
    document.body.append(area)
    area.select()
    const done = document.execCommand('copy')
    document.removeEventListener('copy', give, { capture: true })
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return done
  }
}
