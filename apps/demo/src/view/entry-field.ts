import { drawingWords } from '../words/drawing.ts'
import { byId, element } from './element.ts'
import { renderInOrder } from './in-order.ts'
import { type TextField, textField } from './text-field.ts'

/** A label and a field for a URL that grows with what is typed; its mirror gives it the height. */
export interface EntryField extends TextField {
  readonly node: HTMLElement
  readonly input: HTMLTextAreaElement
}

export interface EntryFieldOptions {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly actions?: readonly HTMLElement[]
  readonly changed: () => void
}

export function entryField(
  { id, label, placeholder, actions = [], changed }: EntryFieldOptions,
  redrawn: (shown: string) => void = () => {},
): EntryField {
  const mirror = element('div', { class: 'mirror', 'aria-hidden': 'true' })
  const input = element('textarea', {
    id,
    rows: '1',
    spellcheck: 'false',
    autocomplete: 'off',
    autocorrect: 'off',
    autocapitalize: 'off',
    inputmode: 'url',
    enterkeyhint: 'done',
    dir: 'ltr',
    placeholder,
  })
  const box = element('div', { class: 'field plain' }, mirror, input)
  const node = element(
    'div',
    { class: 'entry-field' },
    element(
      'div',
      { class: 'entry-head' },
      element('label', { for: id }, label),
      element('div', { class: 'actions' }, ...actions),
    ),
    box,
  )
  const grow = () => {
    // An empty last line has a height only if something follows it.
    mirror.textContent = `${input.value}\u200b`
    redrawn(input.value)
  }
  return { ...textField(input, { changed, redrawn: grow }, box), node, input }
}

/**
 * The same for one URL: Enter does not break its line, though Shift and Enter do, and below the field
 * it is also shown in logical order if that may differ.
 */
export function urlField(options: EntryFieldOptions): EntryField {
  const inOrder = element('p', { class: 'in-order note', hidden: '' })
  const field = entryField(options, (shown) => renderInOrder(inOrder, shown))
  field.node.append(inOrder)
  field.input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) event.preventDefault()
  })
  return field
}

/** A screen reader should not read out a megabyte. */
const LONGEST_SAID = 500

/** Says something to those who listen, once things have been quiet for a while. */
export function createAnnouncer(): (text: string) => void {
  const status = byId('status', HTMLElement)
  return afterPause(900, (text: string) => {
    const short = text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)}…` : text
    if (status.textContent !== short) status.textContent = short
  })
}

/** Calls `run` once things have been quiet for `delay` milliseconds. */
export function afterPause<Values extends readonly unknown[]>(
  delay: number,
  run: (...values: Values) => void,
): (...values: Values) => void {
  let timer = 0
  return (...values) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => run(...values), delay)
  }
}

/** The groups of examples, folded away so that the results are in sight. */
export function examplesBox(groups: readonly HTMLElement[]): HTMLElement {
  return element(
    'details',
    { class: 'examples' },
    element('summary', {}, element('h2', {}, drawingWords().examples)),
    element('div', { class: 'example-groups' }, ...groups),
  )
}

/** Buttons for examples under a title, one line that scrolls sideways on a phone. */
export function exampleGroup(
  title: string,
  examples: readonly (readonly [label: string, choose: () => void])[],
): HTMLElement {
  const items = examples.map(([label, choose]) => {
    const button = element('button', { type: 'button', class: 'example' }, label)
    button.addEventListener('click', choose)
    return element('li', {}, button)
  })
  return element(
    'div',
    { class: 'example-group' },
    element('h3', {}, title),
    element('ul', { class: 'example-list', 'aria-label': title }, ...items),
  )
}
