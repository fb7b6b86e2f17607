import { copyButton, type WholeText } from '../view/copy.ts'
import { costBadge } from '../view/cost.ts'
import { documented } from '../view/documented.ts'
import { element } from '../view/element.ts'
import { ellipsis } from '../view/excerpt.ts'
import { renderChange } from '../view/marked.ts'
import { prose } from '../view/prose.ts'
import { limited, reachable } from '../view/scroller.ts'
import { inOrder, visibleText } from '../view/url-text.ts'
import { visible } from '../visible.ts'
import { drawingWords } from '../words/drawing.ts'
import type { Footprint } from './footprints.ts'
import type { RulesResult, RulesView, Step } from './model.ts'
import { rulesWords } from './words.ts'

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
  const words = rulesWords()
  switch (result.kind) {
    case 'none':
      target.className = 'verdict'
      target.replaceChildren(element('p', {}, words.typeUrl))
      return
    case 'failed':
      target.className = 'verdict failed'
      target.replaceChildren(head('✕', words.noResult), element('p', {}, result.why))
      return
    case 'unchanged':
    case 'changed':
      target.className = 'verdict parsed'
      target.replaceChildren(
        result.kind === 'unchanged' ? head('=', words.unchanged) : head('→', words.becomes),
        element(
          'p',
          { class: 'href' },
          limited(visibleText(result.url, 'result-url')),
          copyButton(drawingWords().copy, whole),
        ),
        result.cost === null ? '' : element('p', { class: 'total' }, words.totals[result.cost]),
      )
  }
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
  const words = rulesWords()
  if (view.steps.length === 0) {
    const note = view.result.kind === 'unchanged' ? words.nothingChanged : words.noRuleRan
    target.replaceChildren(element('p', { class: 'note' }, note))
    return
  }
  target.replaceChildren(
    element(
      'figure',
      { class: 'footprints' },
      element('figcaption', { class: 'note' }, words.whereChanged),
      reachable(
        element('p', { class: 'url', dir: 'ltr' }, ...view.footprints.map(renderFootprint)),
      ),
    ),
    element(
      'ol',
      { class: 'steps trail', 'aria-label': words.steps },
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
      documented('rules', step.rule, 'rung-name'),
      costBadge(step.category),
      step.byParser ? element('span', { class: 'tag' }, rulesWords().byParser) : null,
    ),
    element('p', { class: 'step-title' }, prose(step.reason)),
    renderChange(step.before, step.after),
  )
}
