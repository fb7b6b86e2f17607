import type { TextRange } from '@waymark/url-parser'
import type { View } from '../model.ts'
import type { ShownCause, ShownPlace, ShownProblem } from '../problems.ts'
import { drawingWords } from '../words/drawing.ts'
import { readWords } from '../words/read.ts'
import { documented, documentedAt } from './documented.ts'
import { element } from './element.ts'
import { offsets, renderExcerpt } from './excerpt.ts'
import { prose } from './prose.ts'

/** Draws the validation errors, those with one cause together, with carets under the characters of each place. */
export function renderProblems(
  target: HTMLElement,
  { problems, moreProblems: more }: Pick<View, 'problems' | 'moreProblems'>,
  show: (place: TextRange) => void,
): void {
  target.replaceChildren(
    element('ul', { class: 'problem-list' }, ...problems.map((each) => renderProblem(each, show))),
    more === 0 ? '' : element('p', { class: 'note' }, drawingWords().andMore(more)),
  )
}

function renderProblem(
  { isFailure, errors, causes }: ShownProblem,
  show: (place: TextRange) => void,
): HTMLElement {
  const words = readWords()
  const names = errors.flatMap(([name, count], i) => [
    i === 0 ? '' : drawingWords().separator,
    documented('codes', name, 'problem-name', count > 1 ? words.times(name, count) : name),
  ])
  return element(
    'li',
    {
      class: isFailure ? 'problem fails' : 'problem warns',
      'data-name': errors.map(([name]) => name).join(' '),
    },
    element(
      'p',
      { class: 'problem-head' },
      sign(isFailure ? '✕' : '!'),
      element('span', { class: 'problem-kind' }, isFailure ? words.stopsHere : words.tolerated),
      element('span', {}, ...names),
    ),
    ...causes.flatMap((cause) => renderCause(cause, show)),
  )
}

/** The places of a cause, what it is, and what to do. */
function renderCause(
  { code, source, messages, remedies, places, morePlaces }: ShownCause,
  show: (place: TextRange) => void,
): readonly (HTMLElement | null)[] {
  return [
    ...places.map((place) => renderPlace(place, show)),
    morePlaces === 0 ? null : element('p', { class: 'note' }, readWords().morePlaces(morePlaces)),
    ...messages.map((message) => element('p', { class: 'meaning' }, prose(message))),
    ...remedies.map((remedy) =>
      element('p', { class: 'remedy' }, element('b', {}, drawingWords().instead), prose(remedy)),
    ),
    element(
      'p',
      {},
      element(
        'a',
        { class: 'problem-name', href: documentedAt('codes', code) ?? source, rel: 'noreferrer' },
        code,
      ),
    ),
  ]
}

function renderPlace(
  { start, end, excerpt }: ShownPlace,
  show: (place: TextRange) => void,
): HTMLElement {
  const button = element(
    'button',
    { type: 'button', class: 'place' },
    renderExcerpt(excerpt),
    element('span', { class: 'place-offset' }, offsets(start, end)),
  )
  button.title = readWords().selectInUrl
  button.addEventListener('click', () => show({ start, end }))
  return button
}

function sign(text: string): HTMLElement {
  return element('span', { class: 'sign', 'aria-hidden': 'true' }, text)
}
