import { EXAMPLE_GROUPS, FIRST_INPUT } from './examples.ts'
import { writePairs } from './hash.ts'
import { type View, viewOf } from './model.ts'
import { startNavigation } from './navigation.ts'
import { DEFAULT_SEO, readHash, type SeoOptions, type State, writeHash } from './state.ts'
import { copyAddressOnClick } from './view/copy.ts'
import { byId } from './view/element.ts'
import { afterPause, exampleGroup } from './view/entry-field.ts'
import { renderInOrder } from './view/in-order.ts'
import { litRole, renderLegend, roleAt } from './view/legend.ts'
import { expectLong, showLongPlainly } from './view/long-field.ts'
import { renderMirror } from './view/mirror.ts'
import { renderParts } from './view/parts.ts'
import { renderProblems } from './view/problems.ts'
import { renderSeo } from './view/seo.ts'
import { renderVerdict } from './view/verdict.ts'

const page = {
  field: byId('field', HTMLElement),
  input: byId('url', HTMLTextAreaElement),
  mirror: byId('mirror', HTMLElement),
  inOrder: byId('in-order', HTMLElement),
  legend: byId('legend', HTMLElement),
  verdict: byId('verdict', HTMLElement),
  baseBox: byId('base-box', HTMLDetailsElement),
  baseState: byId('base-state', HTMLElement),
  base: byId('base', HTMLInputElement),
  baseNote: byId('base-note', HTMLElement),
  examplesBox: byId('examples-box', HTMLDetailsElement),
  examples: byId('examples', HTMLElement),
  parts: byId('parts', HTMLElement),
  problems: byId('problems', HTMLElement),
  problemsCount: byId('problems-count', HTMLElement),
  seo: byId('seo', HTMLElement),
  options: byId('seo-options', HTMLFormElement),
  keepQuery: byId('keep-query', HTMLInputElement),
  keepFragment: byId('keep-fragment', HTMLInputElement),
  httpsOnly: byId('https-only', HTMLInputElement),
  copyLink: byId('copy-link', HTMLButtonElement),
  clear: byId('clear', HTMLButtonElement),
}

/** Above this length the page waits for a pause in typing. */
const LONG_INPUT = 20_000

let view: View

function currentState(): State {
  return { input: page.input.value, base: page.base.value, seo: currentOptions() }
}

function currentOptions(): SeoOptions {
  const slash = new FormData(page.options).get('slash')
  return {
    trailingSlash: slash === 'always' || slash === 'preserve' ? slash : 'never',
    keepQuery: page.keepQuery.checked,
    keepFragment: page.keepFragment.checked,
    httpsOnly: page.httpsOnly.checked,
  }
}

function showState(state: State): void {
  page.input.value = state.input
  page.base.value = state.base
  if (state.base !== '') page.baseBox.open = true
  for (const radio of page.options.querySelectorAll<HTMLInputElement>('[name=slash]')) {
    radio.checked = radio.value === state.seo.trailingSlash
  }
  page.keepQuery.checked = state.seo.keepQuery
  page.keepFragment.checked = state.seo.keepFragment
  page.httpsOnly.checked = state.seo.httpsOnly
  render()
}

function render(): void {
  const state = currentState()
  view = viewOf(state)
  const atEnd = view.problems.some((problem) => problem.start >= state.input.length)
  renderMirror(page.mirror, state.input, view.pieces, atEnd && state.input !== '')
  renderInOrder(page.inOrder, state.input, view.pieces)
  renderLegend(page.legend, view.location)
  renderVerdict(page.verdict, view.verdict, (suggestion) => {
    showState({ ...currentState(), input: suggestion.input, base: suggestion.base })
    saveSoon()
    page.input.focus()
  })
  page.baseState.textContent = BASE_STATES[view.base.kind]
  page.baseNote.textContent = view.base.kind === 'none' ? '' : view.base.text
  page.base.setAttribute('aria-invalid', String(view.base.kind === 'failed'))
  page.input.setAttribute('aria-invalid', String(view.verdict.kind === 'failed'))
  renderParts(page.parts, view.rows, view.verdict.kind)
  const total = view.problems.length + view.moreProblems
  page.problemsCount.textContent = total === 0 ? '' : total.toLocaleString('en')
  renderProblems(page.problems, view, (problem) => {
    page.input.focus()
    page.input.setSelectionRange(problem.start, Math.max(problem.end, problem.start))
  })
  renderSeo(page.seo, view.seo)
  followCaret()
  navigation.announce('read', view.summary)
}

const BASE_STATES: Readonly<Record<View['base']['kind'], string>> = {
  none: '',
  used: '(in use)',
  unused: '(not needed)',
  failed: '(not a URL)',
}

function followCaret(): void {
  const hasFocus = document.activeElement === page.input
  const role = hasFocus ? roleAt(view.location, page.input.selectionStart) : null
  litRole(document.body, role)
}

const saveLink = copyAddressOnClick(page.copyLink, () =>
  navigation.save('read', writeHash(currentState())),
)

function save(): void {
  saveLink()
  suggestElsewhere(page.input.value)
}

/** What is read here is what the other views begin with. */
function suggestElsewhere(input: string): void {
  if (input === '' || input === FIRST_INPUT) return
  const { verdict } = view
  const other = verdict.kind === 'parsed' ? verdict.href : input
  const pair = [['view', 'compare'] as const, ['a', input] as const, ['b', other] as const]
  navigation.suggest('compare', writePairs(pair))
  navigation.suggest('rules', writePairs([['view', 'rules'] as const, ['url', input] as const]))
}

const saveSoon = afterPause(200, save)
const renderSoon = afterPause(150, render)

function changed(): void {
  showLongPlainly(page.field, page.input.value)
  if (page.input.value.length > LONG_INPUT) renderSoon()
  else render()
  saveSoon()
}

expectLong(page.field, page.input)
page.input.addEventListener('input', changed)
page.base.addEventListener('input', changed)
page.options.addEventListener('change', changed)
page.options.addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('selectionchange', followCaret)
for (const kind of ['focus', 'blur', 'keyup', 'pointerup']) {
  page.input.addEventListener(kind, followCaret)
}

page.input.addEventListener('keydown', (event) => {
  // A newline may be pasted or typed with Shift; alone, Enter means "done".
  if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) event.preventDefault()
})

page.clear.addEventListener('click', () => {
  page.input.value = ''
  page.base.value = ''
  changed()
  page.input.focus()
})

for (const { title, examples } of EXAMPLE_GROUPS) {
  const choices = examples.map(({ label, input, base = '' }) => {
    const choose = () => {
      if (base === '') page.baseBox.open = false
      showState({ input, base, seo: currentOptions() })
      saveSoon()
      page.field.scrollTop = 0
    }
    return [label, choose] as const
  })
  page.examples.append(exampleGroup(title, choices))
}

const navigation = startNavigation((hash) => {
  const state = readHash(hash)
  if (state === null) return
  showState(state)
  suggestElsewhere(state.input)
})

document.documentElement.classList.add('ready')
showState({ input: FIRST_INPUT, base: '', seo: DEFAULT_SEO })
navigation.suggest('read', writeHash(currentState()))
navigation.start()
