import type { HostValue } from '@waymark/conformance/oracle'
import { beginningOf, clip } from '../clip.ts'
import { copyButton } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { prose } from '../view/prose.ts'
import { urlText, visibleText } from '../view/url-text.ts'
import { visible } from '../visible.ts'
import type { Frame, OutlineItem, Value, Variable } from './frame.ts'
import type { StepPlace } from './steps-en.ts'
import { sourceOf, type TracedError, type UrlTrace } from './trace.ts'
import type { Words } from './words-en.ts'

const LONGEST_QUOTE = 40

/** Draws the step in one line, next to the pointer. */
export function renderNow(
  target: HTMLElement,
  { place, step, words: text, result }: Frame,
  { href }: UrlTrace,
  words: Words,
): void {
  if (place === null) {
    target.replaceChildren(
      href === null ? words.failed : `${words.done} `,
      href === null ? '' : urlText(clip(href)),
    )
    return
  }
  target.replaceChildren(
    element('span', { class: 'now-state', lang: 'en' }, nameOf(place, step)),
    ' ',
    step === null ? words.nothingToDo : prose(text),
    ...(result === undefined
      ? []
      : [
          ' ',
          element('span', { class: 'returns' }, `${words.returns} `, renderResult(result, words)),
        ]),
  )
}

/** A state or an algorithm with the number of its step. */
export function nameOf(place: StepPlace, step: string | null): string {
  return step === null ? place : `${place} ${step}`
}

function renderResult(result: HostValue, words: Words): HTMLElement {
  switch (result) {
    case null:
      return element('span', { class: 'nothing' }, words.failure)
    case true:
    case false:
      return element('span', { class: 'nothing', lang: 'en' }, String(result))
    default:
      return renderValue(result, words)
  }
}

/** Draws what an algorithm of the host reads, with what its step is about; empty while only a state runs. */
export function renderReading(target: HTMLElement, { reading }: Frame): void {
  if (reading === null) {
    target.replaceChildren()
    return
  }
  const { algorithm, input, reads } = reading
  const [start, end] = reads ?? [0, input.length]
  // A byte can take two digits.
  const between = algorithm === 'percent-decode a byte sequence' ? ' ' : ''
  const part = (from: number, to: number) => input.slice(from, to).map(visible).join(between)
  const around = (text: string) => (text === '' ? '' : clip(text).text)
  target.replaceChildren(
    element(
      'bdi',
      { dir: 'ltr' },
      around(part(0, start)),
      between,
      element('mark', reads === null ? { class: 'whole' } : {}, around(part(start, end))),
      between,
      around(part(end, input.length)),
    ),
  )
}

/** Draws the text of the state or the algorithm, with the step that is taken; when the parser is done, its result. */
export function renderState(
  target: HTMLElement,
  frame: Frame,
  { href }: UrlTrace,
  words: Words,
): void {
  if (frame.place === null) {
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
    { href: sourceOf(frame.place).href, rel: 'noreferrer', lang: 'en' },
    frame.place,
  )
  const { section } = sourceOf(frame.place)
  const title = frame.callers.length === 0 ? words.state : words.algorithm
  const callers = frame.callers.map(({ place, step }) => nameOf(place, step))
  target.replaceChildren(
    element('h2', {}, `${title}: `, link),
    element(
      'p',
      { class: 'note callers' },
      element('span', { lang: 'en' }, [section, ...callers].join(' › ')),
    ),
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
