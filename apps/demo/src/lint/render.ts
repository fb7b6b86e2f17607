import type { Severity } from '@waymark/infra/problem'
import { documented } from '../view/documented.ts'
import { element } from '../view/element.ts'
import { offsets, renderExcerpt } from '../view/excerpt.ts'
import { renderMarked } from '../view/marked.ts'
import { prose, sentenceText } from '../view/prose.ts'
import { limited } from '../view/scroller.ts'
import { visibleText } from '../view/url-text.ts'
import { drawingWords } from '../words/drawing.ts'
import type { Edit, FindingView, ItemView, LintView } from './model.ts'
import { lintWords } from './words.ts'

/** What the drawing asks of the page. */
export interface LintActions {
  readonly select: (start: number, end: number) => void
  readonly fixAll: () => void
  readonly fix: (edit: Edit) => void
  /** Whether the input is unchanged since the last fix. */
  readonly canUndo: () => boolean
  readonly undo: () => void
}

const SIGNS: Readonly<Record<Severity, string>> = { error: '✕', warning: '!', info: 'i' }

const MOODS: Readonly<Record<Severity, string>> = { error: 'failed', warning: 'warned', info: '' }

/** Draws the summary, with buttons for all certain fixes and for undoing them. */
export function renderLintHeadline(
  target: HTMLElement,
  view: LintView,
  actions: LintActions,
): void {
  const words = lintWords()
  const isGood = view.kind === 'checked' && view.worst === null
  const mood = view.kind === 'broken' ? 'failed' : view.worst === null ? '' : MOODS[view.worst]
  target.className = `verdict ${isGood ? 'parsed' : mood}`.trim()
  const sign = isGood ? '✓' : view.worst === null ? '' : SIGNS[view.worst]
  const fix = element('button', { type: 'button' }, words.fixAll)
  fix.addEventListener('click', actions.fixAll)
  const undo = element('button', { type: 'button', class: 'quiet' }, words.undo)
  undo.addEventListener('click', actions.undo)
  target.replaceChildren(
    element(
      'p',
      { class: 'verdict-head' },
      sign === '' ? null : element('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
      element('strong', {}, sentenceText(view.headline)),
    ),
    element(
      'div',
      { class: 'actions' },
      view.isFixable ? fix : null,
      actions.canUndo() ? undo : null,
    ),
  )
}

/** Draws each URI with what was found in it. */
export function renderItems(target: HTMLElement, view: LintView, actions: LintActions): void {
  target.replaceChildren(
    ...(view.problems.length === 0 ? [] : [renderOwnProblems(view.problems, actions)]),
    ...view.items.map((item) => renderItem(item, actions)),
    view.moreItems === 0
      ? ''
      : element('p', { class: 'note' }, drawingWords().andMore(view.moreItems)),
  )
}

/** What is wrong with the list itself. */
function renderOwnProblems(problems: readonly FindingView[], actions: LintActions): HTMLElement {
  return element(
    'section',
    { class: 'card lint-item' },
    element('h2', {}, lintWords().listItself),
    element(
      'ul',
      { class: 'problem-list' },
      ...problems.map((problem) => renderFinding(problem, actions)),
    ),
  )
}

function renderItem(item: ItemView, actions: LintActions): HTMLElement {
  return element(
    'section',
    { class: 'card lint-item' },
    limited(element('h2', {}, visibleText(item.text))),
    element(
      'p',
      { class: 'item-meta' },
      item.kind === 'template' ? element('span', { class: 'tag' }, lintWords().template) : null,
      item.pointer === null ? null : element('span', { class: 'rule-name' }, item.pointer),
    ),
    item.findings.length === 0
      ? element(
          'p',
          { class: 'fine' },
          element('span', { class: 'sign', 'aria-hidden': 'true' }, '✓'),
          lintWords().follows,
        )
      : element(
          'ul',
          { class: 'problem-list' },
          ...item.findings.map((finding) => renderFinding(finding, actions)),
        ),
    item.moreFindings === 0
      ? null
      : element('p', { class: 'note' }, drawingWords().andMore(item.moreFindings)),
  )
}

function renderFinding(finding: FindingView, actions: LintActions): HTMLElement {
  const { severity, excerpt, own, whole } = finding
  const place = element(
    'button',
    { type: 'button', class: 'place', title: lintWords().select },
    renderExcerpt(excerpt),
    element('span', { class: 'place-offset' }, offsets(own.start, own.end)),
  )
  place.addEventListener('click', () => actions.select(whole.start, whole.end))
  return element(
    'li',
    { class: `problem ${FRAMES[severity]}`, 'data-name': finding.code },
    element(
      'p',
      { class: 'problem-head' },
      element('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[severity]),
      element('span', { class: 'problem-kind' }, lintWords().severities[severity]),
      documented('codes', finding.code, 'problem-name'),
    ),
    place,
    element(
      'p',
      { class: 'meaning' },
      prose(finding.message + drawingWords().space + finding.remedy),
    ),
    renderFix(finding, actions),
    element(
      'details',
      {},
      element('summary', { class: 'note' }, lintWords().why, hiddenName(finding)),
      element('p', { class: 'note' }, prose(finding.explanation)),
      element('p', { class: 'note' }, finding.source),
    ),
  )
}

const FRAMES: Readonly<Record<Severity, string>> = {
  error: 'fails',
  warning: 'warns',
  info: 'hints',
}

/** Distinguishes buttons with the same word for people who hear them without their surroundings. */
function hiddenName({ code, own }: FindingView): HTMLElement {
  return element('span', { class: 'visually-hidden' }, ` ${code}, ${offsets(own.start, own.end)}`)
}

function renderFix(finding: FindingView, actions: LintActions): HTMLElement | null {
  const { fix } = finding
  if (fix === null) return null
  const button = element(
    'button',
    { type: 'button', class: 'quiet' },
    lintWords().fix,
    hiddenName(finding),
  )
  button.addEventListener('click', () => actions.fix(fix.edit))
  return element(
    'div',
    { class: 'fix' },
    element(
      'dl',
      { class: 'change' },
      element('dt', {}, lintWords().insteadOf),
      element('dd', {}, renderMarked(fix.after, fix.after.changed.length === 0 ? 'mark' : 'ins')),
    ),
    fix.isUnsafe ? element('p', { class: 'note' }, lintWords().unsafe) : null,
    button,
  )
}
