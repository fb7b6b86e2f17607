import {
  type ChosenFiles,
  chosenIn,
  droppedIn,
  MOST_FILES,
  TooManyFilesError,
} from '../site-check/chosen-files.ts'
import { element } from '../view/element.ts'
import { entryField } from '../view/entry-field.ts'
import type { ManyKind } from './kind.ts'
import type { Words } from './words-en.ts'

/** How many URLs come in: as text, as files or as an example. */
export interface ManyInput {
  readonly node: HTMLElement
  readonly copyLink: HTMLButtonElement
  /** Gets the focus when the button that had it disappears. */
  readonly control: HTMLElement
  text(): string
  set(text: string): void
  /** Says what the input is taken for; with input, the ways to other input are folded. */
  showKind(kind: ManyKind, isEmpty: boolean): void
}

/** What the input tells the page. */
export interface ManyInputEvents {
  readonly chosen: (files: ChosenFiles) => void
  readonly typed: () => void
  readonly crawl: () => void
  readonly museum: () => void
  /** A visitor has said what the input is. */
  readonly decided: (kind: ManyKind) => void
  /** A dropped folder is listed. */
  readonly listing: (files: number, stop: () => void) => void
  readonly failed: (why: string) => void
}

export function createManyInput(words: Words, events: ManyInputEvents): ManyInput {
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
  const chooseFiles = button(words.chooseFiles, 'quiet', () => files.click())
  const copyLink = element('button', { type: 'button', class: 'quiet' }, words.copyLink)
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
    id: 'many-text',
    label: words.urls,
    placeholder: 'https://example.com/',
    actions: [clear, copyLink],
    changed: typed,
  })
  const radios = (['list', 'site'] as const).map((kind) => {
    const radio = element('input', { type: 'radio', name: 'many-kind', value: kind })
    radio.addEventListener('change', () => events.decided(kind))
    return [kind, radio] as const
  })
  const decided = element('p', { class: 'note', id: 'many-decided' })
  const zone = element(
    'div',
    { class: 'drop-zone' },
    element('p', {}, words.drop),
    element(
      'div',
      { class: 'actions' },
      chooseFiles,
      button(words.chooseFolder, 'quiet', () => folder.click()),
      button(words.crawl, 'quiet', events.crawl),
      button(words.museum, 'quiet', events.museum),
      files,
      folder,
    ),
    element(
      'details',
      {},
      element('summary', { class: 'note' }, words.aboutFiles),
      element('p', { class: 'note' }, words.nothingUploaded),
      element('p', { class: 'note' }, words.formats),
    ),
  )
  const other = element(
    'details',
    { class: 'other-input', open: '' },
    element('summary', {}, words.other),
    zone,
    element(
      'div',
      { class: 'kind-row' },
      element(
        'fieldset',
        { class: 'segmented' },
        element('legend', {}, words.readAs),
        ...radios.map(([kind, radio]) =>
          element('label', {}, radio, element('span', {}, words.kinds[kind])),
        ),
      ),
      decided,
    ),
  )
  /** What a visitor opens stays open, until there is other input or none. */
  let wasEmpty = true
  const node = element(
    'section',
    { class: 'card entry', 'aria-label': words.input },
    element('div', { class: 'single' }, field.node),
    other,
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
  node.addEventListener('dragover', (event) => {
    event.preventDefault()
    other.open = true
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
    set(text) {
      listing.abort()
      field.set(text)
    },
    showKind(kind, isEmpty) {
      if (isEmpty !== wasEmpty) other.open = isEmpty
      wasEmpty = isEmpty
      for (const [each, radio] of radios) radio.checked = each === kind
      decided.textContent = words.decided[kind]
    },
  }
}
