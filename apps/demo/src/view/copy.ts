import { element } from './element.ts'

/** A button that copies a text and says so. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'quiet copy' }, label)
  copyOnClick(button, text, { copied: 'Copied', tell: () => {} })
  return button
}

const TOO_LONG = 'Too long for a link'

/**
 * Makes a button copy the address of the page, once its state is saved there.
 *
 * @param save - Gives the address; `null` when the state is too long for one.
 * @param tell - Is told what the button says.
 * @returns Saves, and lets the button be used when there is an address to copy.
 */
export function copyAddressOnClick(
  button: HTMLButtonElement,
  save: () => string | null,
  tell: (message: string) => void = () => {},
): () => void {
  const address = () => {
    const saved = save()
    button.disabled = saved === null
    button.title = saved === null ? TOO_LONG : ''
    return saved
  }
  copyOnClick(button, address, { copied: 'Link copied', tell })
  return address
}

function copyOnClick(
  button: HTMLButtonElement,
  text: () => string | null,
  { copied, tell }: { readonly copied: string; readonly tell: (message: string) => void },
): void {
  const label = button.textContent
  const say = (message: string) => {
    button.textContent = message
    tell(message)
    window.setTimeout(() => {
      button.textContent = label
    }, 1800)
  }
  button.addEventListener('click', () => {
    const copy = text()
    if (copy === null) say(TOO_LONG)
    else void copyText(copy).then((done) => say(done ? copied : 'Copying failed'))
  })
}

/** Copies a text; where the page is no secure context, through a selection. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = element('textarea', { class: 'visually-hidden', 'aria-hidden': 'true' })
    area.value = text
    const focused = document.activeElement
    document.body.append(area)
    area.select()
    const done = document.execCommand('copy')
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return done
  }
}
