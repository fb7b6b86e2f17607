import { startWorker } from './analysis/start-worker.ts'
import type { TwoAnswers } from './browser-differences.ts'
import { codeButtons } from './copy-as-code/buttons.ts'
import { EXAMPLE_GROUPS, FIRST_INPUT } from './examples.ts'
import { urlOfHost } from './hosts/state.ts'
import { readLanguage } from './language.ts'
import { kindOf } from './many/kind.ts'
import type { Suggestion, Verdict, View } from './model.ts'
import { startNavigation } from './navigation.ts'
import type { PageInput } from './page-view.ts'
import type { PeerBox } from './peers/peer-box.ts'
import { number } from './plural.ts'
import { type Sketch, sketchOf } from './sketch.ts'
import { DEFAULT_SEO, readState, type SeoOptions, type State, writeState } from './state.ts'
import { askBrowser, renderBrowserAnswer } from './view/browser.ts'
import { copyAddressOnClick, type WholeText } from './view/copy.ts'
import { byId } from './view/element.ts'
import { exampleGroup } from './view/entry-field.ts'
import { renderInOrder } from './view/in-order.ts'
import { keepState } from './view/keep-state.ts'
import { litRole, renderLegend, roleAt } from './view/legend.ts'
import { renderMirror } from './view/mirror.ts'
import { renderParts } from './view/parts.ts'
import { renderProblems } from './view/problems.ts'
import { createReading, type Reading } from './view/reading.ts'
import { saveAfterPause } from './view/save.ts'
import { renderSeo } from './view/seo.ts'
import { textField } from './view/text-field.ts'
import { renderVerdict } from './view/verdict.ts'
import { exampleLabel } from './words/examples.ts'
import { loadTexts } from './words/load.ts'
import { readWords } from './words/read.ts'

const page = {
  field: byId('field', HTMLElement),
  input: byId('url', HTMLTextAreaElement),
  mirror: byId('mirror', HTMLElement),
  inOrder: byId('in-order', HTMLElement),
  legend: byId('legend', HTMLElement),
  verdict: byId('verdict', HTMLElement),
  browserAnswer: byId('browser-answer', HTMLElement),
  baseBox: byId('base-box', HTMLDetailsElement),
  baseState: byId('base-state', HTMLElement),
  base: byId('base', HTMLInputElement),
  baseNote: byId('base-note', HTMLElement),
  examplesBox: byId('examples-box', HTMLDetailsElement),
  examples: byId('examples', HTMLElement),
  results: byId('results', HTMLElement),
  parts: byId('parts', HTMLElement),
  problems: byId('problems', HTMLElement),
  problemsCount: byId('problems-count', HTMLElement),
  findings: byId('findings', HTMLElement),
  cleaned: byId('cleaned', HTMLElement),
  more: byId('more', HTMLElement),
  seo: byId('seo', HTMLElement),
  options: byId('seo-options', HTMLFormElement),
  keepQuery: byId('keep-query', HTMLInputElement),
  keepFragment: byId('keep-fragment', HTMLInputElement),
  httpsOnly: byId('https-only', HTMLInputElement),
  copyLink: byId('copy-link', HTMLButtonElement),
  clear: byId('clear', HTMLButtonElement),
}

const language = readLanguage(window.location.search)

/** For articles: a view without the page around it. */
const isEmbedded = /[?&]embed\b/.test(window.location.search)

/** Longer input is read by a worker, and its URL stays there. */
const LONGEST_ASKED = 5000

/** The results on the page; `null` while they are for earlier input. */
let view: View | null = null
/** The parts on the page, which are there before the other results. */
let parts: Pick<View, 'pieces' | 'spans' | 'problems'> | null = null

// What is whole in the field is drawn with its results.
const input = textField(
  page.input,
  { changed, redrawn: () => input.isPart() && redraw() },
  page.field,
)
const base = textField(page.base, { changed })

function currentState(): State {
  return { input: input.text(), base: base.text(), seo: currentOptions() }
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
  input.set(state.input)
  base.set(state.base)
  if (state.base !== '') page.baseBox.open = true
  for (const radio of page.options.querySelectorAll<HTMLInputElement>('[name=slash]')) {
    radio.checked = radio.value === state.seo.trailingSlash
  }
  page.keepQuery.checked = state.seo.keepQuery
  page.keepFragment.checked = state.seo.keepFragment
  page.httpsOnly.checked = state.seo.httpsOnly
  render()
}

/** `null` until all that it needs is loaded. */
let reading: Reading<'read'> | null = null

/** `null` until it is loaded. */
let peers: PeerBox | null = null

/** Whether somebody has done something: until then, what reads URLs is not fetched. */
let isStarted = false

/** Whether the other tabs have the URL only as it is written. */
let isSharedUnparsed = false

/** Fetches what reads URLs, when the first one comes that is not the example. */
function startOnce(): void {
  if (isStarted) return
  isStarted = true
  startReading().catch(() => {
    isStarted = false
    page.verdict.textContent = readWords().notLoaded
    showAll()
  })
}

async function startReading(): Promise<void> {
  const [{ viewOf }, { createPeerBox }] = await Promise.all([
    import('./model.ts'),
    import('./peers/peer-box.ts'),
    loadTexts(),
  ])
  peers = createPeerBox()
  page.more.prepend(peers.node)
  reading = createReading({
    name: 'read',
    atOnce: viewOf,
    startWorker,
    results: [page.legend, page.verdict, page.browserAnswer, page.parts, page.problems, page.seo],
    control: page.input,
    announce: (text) => navigation.announce('read', text),
    show,
  })
  page.verdict.before(reading.node)
  page.more.prepend(codeButtons(() => ({ input: input.text(), base: base.text() })))
  render()
}

function render(): void {
  const state = currentState()
  if (state.input !== FIRST_INPUT || state.base !== '') startOnce()
  if (reading?.read(state, state.input.length + state.base.length)) return
  view = null
  parts = null
  if (reading === null) showSketch(sketchOf(state))
  else redraw()
}

/** Draws a copy of the field's content below the field. The view adds the colours. */
function redraw(): void {
  const { value } = page.input
  if (parts === null || input.isPart()) {
    renderMirror(page.mirror, value, [], false)
    renderInOrder(page.inOrder, value)
  } else {
    const atEnd = parts.problems.some(({ places }) =>
      places.some(({ start }) => start >= value.length),
    )
    renderMirror(page.mirror, value, parts.pieces, atEnd && value !== '')
    renderInOrder(page.inOrder, value, parts.pieces)
  }
}

/** @param sketch - What can be shown at once; `null` if nothing can. */
function showSketch(sketch: Sketch | null): void {
  parts = sketch === null ? null : { ...sketch, problems: [] }
  redraw()
  renderBrowserAnswer(page.browserAnswer, null)
  peers?.show(null)
  renderLegend(page.legend, sketch?.spans ?? [], false)
  if (sketch === null) {
    page.verdict.textContent = readWords().loading
    page.parts.replaceChildren()
    return
  }
  // The page itself has the answer on its first URL.
  if (isStarted) drawVerdict({ kind: 'sketched', href: sketch.href }, () => sketch.href.text)
  renderParts(page.parts, sketch.rows, 'sketched')
  followCaret()
}

function drawVerdict(verdict: Verdict, whole: () => WholeText): void {
  renderVerdict(page.verdict, verdict, whole, { accept, openMany })
}

function accept(suggestion: Suggestion): void {
  // Back undoes it; what no link can have is undone in the field.
  if (save() !== null) navigation.push()
  base.set(suggestion.base)
  if (suggestion.base !== '') page.baseBox.open = true
  input.rewrite(suggestion.input)
  save()
  page.input.focus()
}

/** Takes what is in the field to the tab of many URLs. */
function openMany(): void {
  const text = input.text()
  if (kindOf(text) === 'list') {
    navigation.open('list', [['urls', text]])
  } else {
    navigation.open('site', [['text', text]])
  }
}

/** For Enter, which takes a repair. On a phone, the keyboard would cover the answer. */
function focusField(): void {
  if (isEmbedded || window.matchMedia('(pointer: coarse)').matches) return
  page.input.focus({ preventScroll: true })
}

/** Enter takes the repair of which nobody has to think, if its verdict is there. */
function acceptCertain(): void {
  const verdict = view?.verdict
  if (verdict?.kind !== 'parsed' && verdict?.kind !== 'failed') return
  const [first] = verdict.suggestions
  if (first?.isCertain === true) accept(first)
}

function show(next: View, whole: (name: 'href' | 'seo') => WholeText): void {
  view = next
  parts = next
  redraw()
  renderLegend(page.legend, view.spans, view.dropsSome)
  drawVerdict(view.verdict, () => whole('href'))
  const answers = answersOf(next)
  renderBrowserAnswer(page.browserAnswer, answers)
  peers?.show(answers)
  page.baseState.textContent =
    view.base.kind === 'none' ? '' : readWords().baseStates[view.base.kind]
  page.baseNote.textContent = view.base.kind === 'none' ? '' : view.base.text
  page.base.setAttribute('aria-invalid', String(view.base.kind === 'failed'))
  page.input.setAttribute('aria-invalid', String(view.verdict.kind === 'failed'))
  page.results.hidden = view.rows.length === 0 && view.problems.length === 0
  renderParts(page.parts, view.rows, view.verdict.kind)
  const { problemCount } = view
  page.problemsCount.textContent = problemCount === 0 ? '' : number(language, problemCount)
  // The verdict says that there are none.
  page.findings.hidden = view.problems.length === 0
  // What fails comes first. What is tolerated comes after the parts, which stay where they are.
  const column = page.findings.parentElement!
  if (view.verdict.kind === 'failed') column.prepend(page.findings)
  else column.append(page.findings)
  renderProblems(page.problems, view, ({ start, end }) => input.select(start, end))
  const level = view.verdict.kind === 'parsed' ? view.verdict.level : 'clear'
  page.seo.classList.toggle('doubtful', level !== 'clear')
  page.cleaned.hidden = view.seo.result.kind === 'none'
  renderSeo(page.seo, view.seo, level === 'stop' ? null : () => whole('seo'))
  followCaret()
  showAll()
  // Who has gone to another tab meanwhile keeps what is there.
  if (isSharedUnparsed && page.input.checkVisibility()) share()
  navigation.announce('read', view.summary)
}

/** What is below the answer appears with it. */
function showAll(): void {
  document.documentElement.classList.add('answered')
}

/** What the page and its browser make of the input; `null` for none, and for what is too long to be asked. */
function answersOf({ verdict, base: { kind }, wholes }: View): TwoAnswers | null {
  const { input: text, base: against } = currentState()
  if (verdict.kind === 'empty' || verdict.kind === 'many') return null
  if (text.length + against.length > LONGEST_ASKED) return null
  const own = kind === 'none' || kind === 'failed' ? null : against
  const ours = verdict.kind === 'parsed' ? wholes.href : null
  return { input: text, base: own, ours, theirs: askBrowser(text, own) }
}

function followCaret(): void {
  const hasFocus = document.activeElement === page.input
  const caret = input.partStart() + page.input.selectionStart
  const role = hasFocus && parts !== null ? roleAt(parts.spans, caret) : null
  litRole(document.body, role)
}

const save = copyAddressOnClick(page.copyLink, () =>
  navigation.save('read', writeState(currentState())),
)

/** What is read here is what the other tabs begin with: until the URL is parsed, as it is written. */
function share(): void {
  isSharedUnparsed = view === null
  const isShown = view?.verdict.kind === 'parsed' && view.wholes.href !== ''
  navigation.share('read', view !== null && isShown ? view.wholes.href : input.text())
}

const saveSoon = saveAfterPause(() => {
  save()
  share()
})

function changed(): void {
  render()
  navigation.reread()
  saveSoon()
}

page.options.addEventListener('change', changed)
page.options.addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('selectionchange', followCaret)
for (const kind of ['focus', 'blur', 'keyup', 'pointerup']) {
  page.input.addEventListener(kind, followCaret)
}

page.input.addEventListener('keydown', (event) => {
  // A newline may be pasted or typed with Shift; alone, Enter means "done", or takes the repair that is certain.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  acceptCertain()
})

page.clear.addEventListener('click', () => {
  input.set('')
  base.set('')
  changed()
  page.input.focus()
})

for (const { title, examples } of EXAMPLE_GROUPS) {
  const choices = examples.map(({ label, input: text, base: against = '' }) => {
    const choose = () => {
      if (against === '') page.baseBox.open = false
      showState({ input: text, base: against, seo: currentOptions() })
      saveSoon()
      page.field.scrollTop = 0
    }
    return [exampleLabel(label), choose] as const
  })
  page.examples.append(exampleGroup(exampleLabel(title), choices))
}

const pageInput: PageInput = {
  text: () => input.text(),
  base: () => base.text(),
  set(text, against = '') {
    showState({ input: text, base: against, seo: currentOptions() })
    navigation.reread()
    saveSoon()
  },
}

const navigation = startNavigation({
  input: pageInput,
  startWorker,
  showRead(values, isExample = false) {
    const host = values.get('host')
    const own = host === undefined ? values : new Map([...values, ['url', urlOfHost(host)]])
    const state = readState(own)
    if (state === null) return
    showState(state)
    if (isExample) return
    save()
    share()
  },
})

if (isEmbedded) document.documentElement.classList.add('embed')
keepState(byId('open-full', HTMLAnchorElement), (query) => query.delete('embed'))
document.documentElement.classList.add('ready')
const isFirstVisit = window.location.hash === '' && window.history.state === null
showState({ input: FIRST_INPUT, base: '', seo: DEFAULT_SEO })
if (isFirstVisit && !isEmbedded) {
  page.input.focus({ preventScroll: true })
  page.input.select()
} else if (document.documentElement.dataset['view'] === 'read') focusField()
for (const chip of document.querySelectorAll('.needs > [href^="#url="]')) {
  chip.addEventListener('click', focusField)
}
void navigation.start()
for (const kind of ['keydown', 'pointerdown', 'hashchange']) {
  window.addEventListener(kind, startOnce, { once: true, capture: true })
}
window.addEventListener('hashchange', tourIfAsked)
tourIfAsked()

/** The link to the tour is on the first page, and may be anywhere else. */
function tourIfAsked(): void {
  if (window.location.hash !== '#tour') return
  void Promise.all([import('./tour/start-tour.ts'), loadTexts()]).then(([{ startTour }]) =>
    startTour(),
  )
}
