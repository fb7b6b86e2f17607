import { hasRightToLeft } from '../visible.ts'

type Child = Node | string | null

/** Makes an element. Text always becomes a text node, so nothing typed is ever read as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  for (const child of children) if (child !== null) made.append(child)
  return made
}

/** Finds an element of the page by its id. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} #${id}`)
  return found
}

/** Text of a URL: isolated, left to right, so that it cannot rearrange what stands around it. */
export function urlText(text: string, className = ''): HTMLElement {
  return element('bdi', { dir: 'ltr', class: `url ${className}`.trim() }, ...inOrder(text))
}

/**
 * The text with each right-to-left run between two delimiters isolated, so that the parts of a URL
 * stand in their own order whatever their script.
 */
export function inOrder(text: string): (Node | string)[] {
  if (!hasRightToLeft(text)) return [text]
  return text
    .split(/([/?#&=:@.]+)/)
    .map((run) => (hasRightToLeft(run) ? element('bdi', {}, run) : run))
}

/** Plain text in which `backticks` mark code. */
export function prose(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  text.split('`').forEach((piece, i) => {
    if (piece !== '') fragment.append(i % 2 === 1 ? element('code', {}, piece) : piece)
  })
  return fragment
}

/** A button that copies a text and says so. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'quiet copy' }, label)
  copyOnClick(button, text, { copied: 'Copied', tell: () => {} })
  return button
}

/**
 * Makes a button copy the address of the page, once its state is saved there.
 *
 * @param tell - Is told what the button says.
 */
export function copyAddressOnClick(
  button: HTMLButtonElement,
  save: () => void,
  tell: (message: string) => void = () => {},
): void {
  const address = () => {
    save()
    return window.location.href
  }
  copyOnClick(button, address, { copied: 'Link copied', tell })
}

function copyOnClick(
  button: HTMLButtonElement,
  text: () => string,
  { copied, tell }: { readonly copied: string; readonly tell: (message: string) => void },
): void {
  const label = button.textContent
  button.addEventListener('click', () => {
    void copyText(text()).then((done) => {
      button.textContent = done ? copied : 'Copying failed'
      tell(button.textContent)
      window.setTimeout(() => {
        button.textContent = label
      }, 1800)
    })
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
