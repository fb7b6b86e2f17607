import { beginningOf, clip } from '../clip.ts'
import { copyButton } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { prose } from '../view/prose.ts'
import { urlText, visibleText } from '../view/url-text.ts'
import type { Frame, OutlineItem, Value, Variable } from './frame.ts'
import { sourceOf, type TracedError, type UrlTrace } from './trace.ts'
import type { Words } from './words-en.ts'

const LONGEST_QUOTE = 40

/** Draws the step in one line, next to the pointer. */
export function renderNow(
  target: HTMLElement,
  { state, step, words: text }: Frame,
  { href }: UrlTrace,
  words: Words,
): void {
  if (state === null) {
    target.replaceChildren(
      href === null ? words.failed : `${words.done} `,
      href === null ? '' : urlText(clip(href)),
    )
    return
  }
  target.replaceChildren(
    element('span', { class: 'now-state', lang: 'en' }, step === null ? state : `${state} ${step}`),
    ' ',
    step === null ? words.nothingToDo : prose(text),
  )
}

/** Draws the text of the state, with the step that is taken; when the parser is done, its result. */
export function renderState(
  target: HTMLElement,
  frame: Frame,
  { href }: UrlTrace,
  words: Words,
): void {
  if (frame.state === null) {
    target.replaceChildren(
      element('h2', {}, words.last),
      href === null
        ? element('p', { class: 'outcome fails' }, words.failed)
        : element(
            'div',
            { class: 'outcome' },
            element('p', {}, words.done),
            element('p', { class: 'href' }, urlText(clip(href), 'href-text')),
            copyButton('Copy URL', () => href),
          ),
    )
    return
  }
  const link = element(
    'a',
    { href: sourceOf(frame.state), rel: 'noreferrer', lang: 'en' },
    frame.state,
  )
  target.replaceChildren(
    element('h2', {}, `${words.state}: `, link),
    element('ol', { class: 'outline' }, ...frame.outline.map(renderItem)),
    frame.step === null ? element('p', { class: 'note' }, words.nothingToDo) : '',
  )
}

function renderItem({ number, words, depth, isCurrent }: OutlineItem): HTMLElement {
  return element(
    'li',
    {
      class: `outline-item depth-${Math.min(depth, 3)}`,
      ...(isCurrent ? { 'aria-current': 'step' } : {}),
    },
    element('span', { class: 'outline-number' }, number),
    element('span', {}, prose(words)),
  )
}

/** Draws variables, and what the step makes of them. */
export function renderVariables(
  title: string,
  variables: readonly Variable[],
  words: Words,
): HTMLElement {
  return element(
    'table',
    { class: 'variables' },
    element('caption', {}, title),
    element(
      'thead',
      { class: 'visually-hidden' },
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, words.variable),
        element('th', { scope: 'col' }, words.value),
      ),
    ),
    element('tbody', {}, ...variables.map((variable) => renderVariable(variable, words))),
  )
}

function renderVariable({ name, value, next }: Variable, words: Words): HTMLElement {
  const changes = value !== next
  return element(
    'tr',
    changes ? { class: 'changes' } : {},
    element('th', { scope: 'row', lang: 'en' }, name),
    element(
      'td',
      {},
      renderValue(value, words),
      ...(changes
        ? [
            ' ',
            element('span', { class: 'arrow', 'aria-hidden': 'true' }, '→'),
            element('span', { class: 'visually-hidden' }, words.becomes),
            ' ',
            renderValue(next, words),
          ]
        : []),
    ),
  )
}

function renderValue(value: Value, words: Words): HTMLElement {
  switch (value) {
    case true:
    case false:
      return element('span', { class: value ? 'flag on' : 'flag' }, value ? words.yes : words.no)
    case null:
      return element('span', { class: 'nothing' }, 'null')
    case '':
      return element('span', { class: 'nothing' }, words.empty)
    default:
      return urlText(clip(value))
  }
}

/** Draws the errors that were reported so far; those of this step stand out. */
export function renderErrors(
  target: HTMLElement,
  errors: readonly TracedError[],
  { at, input, goTo }: { at: number; input: string; goTo: (at: number) => void },
  words: Words,
): void {
  const items = errors.map((error) => {
    const isNew = error.at === at
    const place = error.at < 0 ? words.before : words.inStep(error.at + 1)
    const button = element('button', { type: 'button', class: 'quiet' }, place)
    button.addEventListener('click', () => goTo(error.at))
    return element(
      'li',
      { class: isNew ? 'step-error new' : 'step-error' },
      element(
        'a',
        {
          class: 'problem-name',
          href: `https://url.spec.whatwg.org/#${error.name.toLowerCase()}`,
          rel: 'noreferrer',
        },
        error.name,
      ),
      ' ',
      visibleText(clip(beginningOf(input.slice(error.start, error.end), LONGEST_QUOTE))),
      ' ',
      button,
    )
  })
  target.replaceChildren(
    element('h2', {}, words.errors),
    items.length === 0
      ? element('p', { class: 'note' }, words.noErrors)
      : element('ul', { class: 'step-errors' }, ...items),
  )
}
