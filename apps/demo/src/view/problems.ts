import type { View } from '../model.ts'
import type { ShownProblem } from '../problems.ts'
import { element } from './element.ts'
import { offsets, renderExcerpt } from './excerpt.ts'
import { prose } from './prose.ts'

const MOST_PLACES = 8

/** Draws the validation errors, those of one kind together, each place under its own characters. */
export function renderProblems(
  target: HTMLElement,
  { verdict, problems, moreProblems: more }: View,
  show: (problem: ShownProblem) => void,
): void {
  if (verdict.kind === 'empty') {
    target.replaceChildren(element('p', { class: 'note' }, 'Nothing to check yet.'))
    return
  }
  if (problems.length === 0 && verdict.kind === 'parsed' && verdict.level !== 'clear') {
    const note = 'None. The URL is written as it should be, but that does not make it honest.'
    target.replaceChildren(element('p', { class: 'note' }, note))
    return
  }
  if (problems.length === 0) {
    target.replaceChildren(
      element('p', { class: 'fine' }, sign('✓'), 'None. This is a valid URL string.'),
    )
    return
  }
  const kinds = new Map<string, ShownProblem[]>()
  for (const problem of problems) {
    const kind = `${problem.code} ${problem.cause} ${problem.message}`
    const same = kinds.get(kind)
    if (same === undefined) kinds.set(kind, [problem])
    else same.push(problem)
  }
  // What stopped the parser comes first: it is what a reader has to repair.
  const groups = [...kinds.values()].sort((a, b) => Number(isFatal(b)) - Number(isFatal(a)))
  target.replaceChildren(
    element('ul', { class: 'problem-list' }, ...groups.map((group) => renderGroup(group, show))),
    more === 0
      ? ''
      : element('p', { class: 'note' }, `and ${more.toLocaleString('en')} more, not shown`),
  )
}

function isFatal(group: readonly ShownProblem[]): boolean {
  return group.some((problem) => problem.severity === 'error')
}

function renderGroup(
  group: readonly ShownProblem[],
  show: (problem: ShownProblem) => void,
): HTMLElement {
  const first = group[0]!
  const fatal = isFatal(group)
  const places = samePlaces(group)
  return element(
    'li',
    { class: fatal ? 'problem fails' : 'problem warns', 'data-name': first.code },
    element(
      'p',
      { class: 'problem-head' },
      sign(fatal ? '✕' : '!'),
      element('span', { class: 'problem-kind' }, fatal ? 'Stops here' : 'Tolerated'),
      element('a', { class: 'problem-name', href: first.source, rel: 'noreferrer' }, first.code),
    ),
    ...places.slice(0, MOST_PLACES).map((same) => renderPlace(same[0]!, same.length, show)),
    places.length > MOST_PLACES
      ? element('p', { class: 'note' }, `and ${places.length - MOST_PLACES} more places`)
      : null,
    element('p', { class: 'meaning' }, prose(first.message)),
    first.remedy === ''
      ? null
      : element('p', { class: 'remedy' }, element('b', {}, 'Instead: '), prose(first.remedy)),
  )
}

/** The standard reports some errors more than once for the same characters. */
function samePlaces(group: readonly ShownProblem[]): ShownProblem[][] {
  const places = new Map<string, ShownProblem[]>()
  for (const problem of group) {
    const key = `${problem.start}-${problem.end}`
    const same = places.get(key)
    if (same === undefined) places.set(key, [problem])
    else same.push(problem)
  }
  return [...places.values()]
}

function renderPlace(
  problem: ShownProblem,
  times: number,
  show: (problem: ShownProblem) => void,
): HTMLElement {
  const { start, end } = problem
  const button = element(
    'button',
    { type: 'button', class: 'place' },
    renderExcerpt(problem.excerpt),
    element(
      'span',
      { class: 'place-offset' },
      times === 1 ? offsets(start, end) : `${offsets(start, end)}, ${times} times`,
    ),
  )
  button.title = 'Select these characters in the URL'
  button.addEventListener('click', () => show(problem))
  return button
}

function sign(text: string): HTMLElement {
  return element('span', { class: 'sign', 'aria-hidden': 'true' }, text)
}
