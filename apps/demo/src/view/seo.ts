import type { Clip } from '../clip.ts'
import type { SeoResult, SeoStep, SeoView } from '../seo.ts'
import { drawingWords } from '../words/drawing.ts'
import { readWords } from '../words/read.ts'
import { copyButton, type WholeText } from './copy.ts'
import { costBadge } from './cost.ts'
import { documented } from './documented.ts'
import { element } from './element.ts'
import { renderChange } from './marked.ts'
import { prose, sentenceText } from './prose.ts'
import { limited } from './scroller.ts'
import { urlText } from './url-text.ts'

/**
 * Draws what the SEO normaliser made of the URL, then each change with its reason.
 *
 * @param whole - Gives the normalised URL; only a part of it may be drawn. `null` if it is not to be copied.
 */
export function renderSeo(
  target: HTMLElement,
  seo: SeoView,
  whole: (() => WholeText) | null,
): void {
  target.replaceChildren(renderResult(seo.result, whole), renderSteps(seo.steps))
}

function renderResult(result: SeoResult, whole: (() => WholeText) | null): HTMLElement | string {
  const words = readWords()
  switch (result.kind) {
    case 'none':
      return ''
    case 'unchanged':
      return element(
        'div',
        { class: 'seo-result good' },
        head('=', words.already),
        renderUrl(result.url, whole),
      )
    case 'changed':
      return element(
        'div',
        { class: 'seo-result good' },
        head('→', words.becomes),
        renderUrl(result.url, whole),
      )
    case 'rejected':
      return element(
        'div',
        { class: 'seo-result bad' },
        ...result.faults.flatMap(({ code, message, remedy }) => [
          head('✕', documented('codes', code, 'problem-name')),
          element('p', { class: 'meaning' }, prose(message)),
          element('p', {}, element('b', {}, drawingWords().instead), sentenceText(remedy)),
        ]),
      )
  }
}

function head(sign: string, text: string | HTMLElement): HTMLElement {
  return element('p', { class: 'head' }, element('span', { 'aria-hidden': 'true' }, sign), text)
}

function renderUrl(url: Clip, whole: (() => WholeText) | null): HTMLElement {
  return element(
    'p',
    { class: 'href' },
    limited(urlText(url, 'result-url')),
    whole === null ? '' : copyButton(drawingWords().copy, whole),
  )
}

function renderSteps(steps: readonly SeoStep[]): HTMLElement | string {
  if (steps.length === 0) return ''
  return element(
    'ol',
    { class: 'steps', 'aria-label': readWords().changes },
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
      costBadge(step.category),
      documented('rules', step.rule, 'rule-name'),
    ),
    renderChange(step.before, step.after),
    element(
      'details',
      {},
      element('summary', { class: 'note' }, readWords().whyAndCost),
      element('p', { class: 'note' }, prose(step.explain)),
    ),
  )
}
