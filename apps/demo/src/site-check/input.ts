import { element } from '../view/element.ts'
import { entryField } from '../view/entry-field.ts'
import {
  type ChosenFiles,
  chosenIn,
  droppedIn,
  MOST_FILES,
  TooManyFilesError,
} from './chosen-files.ts'
import type { Words } from './words-en.ts'

/** How a site comes in. */
export interface SiteInput {
  readonly node: HTMLElement
  readonly copyLink: HTMLButtonElement
  /** Gets the focus when the button that had it disappears. */
  readonly control: HTMLElement
  text(): string
  isCanonical(): boolean
  set(text: string, canonical: boolean): void
  /** Says what is checked: the names of files, or the example. */
  say(what: string): void
}

/** What the input tells the page. */
export interface SiteInputEvents {
  readonly chosen: (files: ChosenFiles) => void
  readonly typed: () => void
  readonly museum: () => void
  readonly changed: () => void
  /** A dropped folder is listed. */
  readonly listing: (files: number, stop: () => void) => void
  readonly failed: (why: string) => void
}

export function createSiteInput(words: Words, events: SiteInputEvents): SiteInput {
  const files = element('input', {
    type: 'file',
    multiple: '',
    class: 'visually-hidden',
    tabindex: '-1',
    'aria-hidden': 'true',
  })
  const folder = element('input', {
    type: 'file',
    webkitdirectory: '',
    class: 'visually-hidden',
    tabindex: '-1',
    'aria-hidden': 'true',
  })
  const button = (text: string, className: string, act: () => void) => {
    const made = element('button', { type: 'button', class: className }, text)
    made.addEventListener('click', act)
    return made
  }
  /** Of the folders that were dropped last. */
  let listing = new AbortController()
  const chooseFiles = button(words.chooseFiles, '', () => files.click())
  const copyLink = element('button', { type: 'button', class: 'quiet' }, words.copyLink)
  const said = element('p', { class: 'chosen note' })
  const canonical = element('input', { type: 'checkbox', id: 'site-canonical' })
  const typed = () => {
    listing.abort()
    events.typed()
  }
  const clear = button(words.clear, 'quiet', () => {
    field.set('')
    typed()
    field.input.focus()
  })
  const field = entryField({
    id: 'site-text',
    label: words.paste,
    placeholder: '<urlset>…',
    actions: [clear, copyLink],
    changed: typed,
  })
  const zone = element(
    'div',
    { class: 'drop-zone' },
    element('p', { class: 'drop-title' }, words.drop),
    element(
      'div',
      { class: 'actions' },
      chooseFiles,
      button(words.chooseFolder, 'quiet', () => folder.click()),
      button(words.museum, 'quiet', events.museum),
      files,
      folder,
    ),
    element('p', { class: 'note' }, words.formats),
    element('p', { class: 'note private' }, words.nothingUploaded),
  )
  const node = element(
    'section',
    { class: 'card entry', 'aria-label': words.input },
    zone,
    said,
    element('div', { class: 'single' }, field.node),
    element('p', { class: 'checks' }, element('label', {}, canonical, words.canonical)),
  )

  const fail = (error: unknown) =>
    events.failed(
      error instanceof TooManyFilesError ? words.tooMany(MOST_FILES) : words.folderUnreadable,
    )

  for (const control of [files, folder]) {
    control.addEventListener('change', () => {
      listing.abort()
      try {
        if (control.files !== null && control.files.length > 0) {
          events.chosen(chosenIn(control.files))
        }
      } catch (error) {
        fail(error)
      }
      // The same files can be chosen again, after they were changed.
      control.value = ''
    })
  }
  canonical.addEventListener('change', events.changed)
  node.addEventListener('dragover', (event) => {
    event.preventDefault()
    zone.classList.add('over')
  })
  node.addEventListener('dragleave', () => zone.classList.remove('over'))
  node.addEventListener('drop', (event) => {
    zone.classList.remove('over')
    if (event.dataTransfer === null || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    listing.abort()
    const own = new AbortController()
    listing = own
    const stop = () => own.abort()
    events.listing(0, stop)
    const { signal } = own
    droppedIn(event.dataTransfer, { signal, found: (count) => events.listing(count, stop) }).then(
      (dropped) => {
        if (signal.aborted) return
        if (dropped.files.length > 0) events.chosen(dropped)
        else events.failed(words.noFiles)
      },
      (error: unknown) => {
        if (!signal.aborted) fail(error)
      },
    )
  })

  return {
    node,
    copyLink,
    control: chooseFiles,
    text: field.text,
    isCanonical: () => canonical.checked,
    set(text, isCanonical) {
      listing.abort()
      field.set(text)
      canonical.checked = isCanonical
    },
    say(what) {
      said.textContent = what
      said.hidden = what === ''
    },
  }
}
