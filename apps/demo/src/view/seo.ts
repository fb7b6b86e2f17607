import type { Category } from '@waymark/normalize'
import type { Marked, SeoResult, SeoStep, SeoView } from '../seo.ts'
import { visible } from '../visible.ts'
import { copyButton, element, inOrder, prose, urlText } from './element.ts'

/** Draws what the SEO normaliser made of the URL, then each change with its reason. */
export function renderSeo(target: HTMLElement, seo: SeoView): void {
  target.replaceChildren(renderResult(seo.result), renderSteps(seo.steps))
}

function renderResult(result: SeoResult): HTMLElement {
  switch (result.kind) {
    case 'none':
      return element('p', { class: 'note' }, 'Nothing to normalise yet.')
    case 'unchanged':
      return element(
        'div',
        { class: 'seo-result good' },
        head('=', 'Already in its normal form'),
        renderUrl(result.url),
      )
    case 'changed':
      return element(
        'div',
        { class: 'seo-result good' },
        head('→', 'Becomes'),
        renderUrl(result.url),
      )
    case 'rejected':
      return element(
        'div',
        { class: 'seo-result bad' },
        ...result.faults.flatMap(({ code, message, remedy }) => [
          head('✕', code),
          element('p', {}, prose(message)),
          element('p', {}, element('b', {}, 'Instead: '), prose(remedy)),
        ]),
      )
  }
}

function head(sign: string, text: string): HTMLElement {
  return element('p', { class: 'head' }, element('span', { 'aria-hidden': 'true' }, sign), text)
}

function renderUrl(url: string): HTMLElement {
  return element(
    'p',
    { class: 'href' },
    urlText(url, 'result-url'),
    copyButton('Copy', () => url),
  )
}

const COSTS: Readonly<Record<Category, string>> = {
  preserves: '= keeps the meaning',
  'usually-preserves': '≈ usually keeps the meaning',
  changes: '≠ changes the meaning',
}

function renderSteps(steps: readonly SeoStep[]): HTMLElement | string {
  if (steps.length === 0) return ''
  return element(
    'ol',
    { class: 'steps', 'aria-label': 'Changes, in order' },
    ...steps.map(renderStep),
  )
}

function renderStep(step: SeoStep): HTMLElement {
  return element(
    'li',
    { 'data-rule': step.rule },
    element('p', { class: 'step-title' }, prose(step.reason)),
    element(
      'p',
      { class: 'step-meta' },
      element('span', { class: `cost ${step.category}` }, COSTS[step.category]),
      element('span', { class: 'rule-name' }, step.rule),
    ),
    element(
      'dl',
      { class: 'change' },
      element('dt', {}, 'before'),
      element('dd', {}, renderMarked(step.before, 'del')),
      element('dt', {}, 'after'),
      element('dd', {}, renderMarked(step.after, 'ins')),
    ),
    element(
      'details',
      {},
      element('summary', { class: 'note' }, 'Why, and what it costs'),
      element('p', { class: 'note' }, prose(step.explain)),
    ),
  )
}

/** Far from the change only the nearest part of a long URL is shown. */
const CONTEXT = 60
const LONGEST_CHANGE = 200

function renderMarked({ head, changed, tail }: Marked, tag: 'del' | 'ins'): HTMLElement {
  const before = head.length > CONTEXT ? `…${head.slice(-CONTEXT)}` : head
  const after = tail.length > CONTEXT ? `${tail.slice(0, CONTEXT)}…` : tail
  const middle = changed.length > LONGEST_CHANGE ? `${changed.slice(0, LONGEST_CHANGE)}…` : changed
  return element(
    'bdi',
    { dir: 'ltr', class: 'url' },
    ...inOrder(visible(before)),
    middle === '' ? null : element(tag, {}, ...inOrder(visible(middle))),
    ...inOrder(visible(after)),
  )
}
