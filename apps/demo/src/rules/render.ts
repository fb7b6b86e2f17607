import type { Category } from '@waymark/normalize'
import { copyButton, type WholeText } from '../view/copy.ts'
import { costBadge } from '../view/cost.ts'
import { element } from '../view/element.ts'
import { ellipsis } from '../view/excerpt.ts'
import { renderChange } from '../view/marked.ts'
import { prose } from '../view/prose.ts'
import { limited, reachable } from '../view/scroller.ts'
import { inOrder, visibleText } from '../view/url-text.ts'
import { visible } from '../visible.ts'
import type { Footprint } from './footprints.ts'
import type { RulesResult, RulesView, Step } from './model.ts'

/**
 * Draws what came out, and what it costs all in all.
 *
 * @param whole - Gives the resulting URL; only a part of it may be drawn.
 */
export function renderResult(
  target: HTMLElement,
  result: RulesResult,
  whole: () => WholeText,
): void {
  switch (result.kind) {
    case 'none':
      target.className = 'verdict'
      target.replaceChildren(element('p', {}, 'Type or paste a URL, or pick an example.'))
      return
    case 'failed':
      target.className = 'verdict failed'
      target.replaceChildren(head('✕', 'No result'), element('p', {}, result.why))
      return
    case 'unchanged':
    case 'changed':
      target.className = 'verdict parsed'
      target.replaceChildren(
        result.kind === 'unchanged'
          ? head('=', 'The active rules do not change it')
          : head('→', 'Becomes'),
        element(
          'p',
          { class: 'href' },
          limited(visibleText(result.url, 'result-url')),
          copyButton('Copy', whole),
        ),
        result.cost === null ? '' : element('p', { class: 'total' }, TOTALS[result.cost]),
      )
  }
}

const TOTALS: Readonly<Record<Category, string>> = {
  preserves: 'By the standards alone, both identify the same resource.',
  'usually-preserves':
    'On nearly every server both are the same page, but no standard guarantees it.',
  changes: 'It may be another page: some of these rules are only for sites that you know.',
}

function head(sign: string, text: string): HTMLElement {
  return element(
    'p',
    { class: 'verdict-head' },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
    element('strong', {}, text),
  )
}

/** Draws the input with the places where rules acted, then each step on the URL as it was by then. */
export function renderTrace(target: HTMLElement, view: RulesView): void {
  if (view.steps.length === 0) {
    const note = view.result.kind === 'unchanged' ? 'No rule changed anything.' : 'No rule ran.'
    target.replaceChildren(element('p', { class: 'note' }, note))
    return
  }
  target.replaceChildren(
    element(
      'figure',
      { class: 'footprints' },
      element('figcaption', { class: 'note' }, 'Where the steps changed the input:'),
      reachable(
        element('p', { class: 'url', dir: 'ltr' }, ...view.footprints.map(renderFootprint)),
      ),
    ),
    element(
      'ol',
      { class: 'steps trail', 'aria-label': 'Steps, in order' },
      ...view.steps.map(renderStep),
    ),
  )
}

function renderFootprint({ text, rest, steps, ending }: Footprint): Node {
  const drawn = document.createDocumentFragment()
  drawn.append(inOrder(text, visible))
  if (rest !== null) drawn.append(ellipsis(), inOrder(rest, visible))
  const numbers = ending.map((number) => element('sup', {}, String(number)))
  if (steps.length === 0) return drawn
  return element('span', { class: text === '' ? 'print put' : 'print' }, drawn, ...numbers)
}

function renderStep(step: Step): HTMLElement {
  return element(
    'li',
    { 'data-rule': step.rule, class: step.category },
    element(
      'p',
      { class: 'step-meta' },
      element('span', { class: 'step-number', 'aria-hidden': 'true' }, String(step.number)),
      element('span', { class: 'rung-name' }, step.rule),
      costBadge(step.category),
      step.byParser ? element('span', { class: 'tag' }, 'by the URL parser') : null,
    ),
    element('p', { class: 'step-title' }, prose(step.reason)),
    renderChange(step.before, step.after),
  )
}
