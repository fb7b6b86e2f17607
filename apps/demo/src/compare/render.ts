import { beginningOf, type Clip, clip } from '../clip.ts'
import { documented, documentedMore } from '../view/documented.ts'
import { element } from '../view/element.ts'
import { cut } from '../view/excerpt.ts'
import { renderMarked } from '../view/marked.ts'
import { original, prose, sentenceText } from '../view/prose.ts'
import { limited } from '../view/scroller.ts'
import { visibleText } from '../view/url-text.ts'
import { drawingWords } from '../words/drawing.ts'
import { type Light, SIGNS } from './lights.ts'
import { type CompareView, type PurposeView, type Rung, sentence } from './model.ts'
import type { Choice } from './state.ts'
import { compareWords } from './words.ts'

function wordFor({ light, match }: Rung): string {
  const words = compareWords()
  if (match !== null && light === 'equal') return words.matches
  if (match !== null && light === 'different') return words.matchesNot
  return words.lights[light]
}

/** What the drawing asks of the page. */
export interface CompareActions {
  readonly isOpen: (method: string) => boolean
  readonly setOpen: (method: string, open: boolean) => void
  readonly reveal: (method: string) => void
  readonly choose: (choice: Choice) => void
}

/** Draws the answer in short. */
export function renderHeadline(target: HTMLElement, view: CompareView): void {
  const light = leading(view)
  target.className = `verdict lit-${light}`
  target.replaceChildren(
    element(
      'p',
      { class: 'verdict-head' },
      light === 'silent'
        ? ''
        : element('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[light]),
      element('strong', {}, prose(view.headline)),
    ),
    element('ul', { class: 'purposes' }, ...alike(view.purposes).map(renderPurposes)),
  )
}

/** The purposes with one answer for one reason are together, so that it is read once. */
function alike(purposes: readonly PurposeView[]): readonly Alike[] {
  const groups = new Map<string, Alike>()
  for (const purpose of purposes) {
    const { light, why, name, method } = purpose
    const key = `${light} ${why}`
    const group: Alike = groups.get(key) ?? { light, why, names: [], methods: new Map() }
    groups.set(key, group)
    group.names.push(name)
    if (!group.methods.has(method)) group.methods.set(method, purpose)
  }
  return [...groups.values()]
}

interface Alike extends Pick<PurposeView, 'light' | 'why'> {
  readonly names: string[]
  /** What says so, by its name. */
  readonly methods: Map<string, PurposeView>
}

function renderPurposes({ light, why, names, methods }: Alike): HTMLElement {
  const { separator } = drawingWords()
  return element(
    'li',
    { class: `purpose ${light}` },
    element('span', { class: 'lamp', 'aria-hidden': 'true' }, SIGNS[light]),
    element(
      'span',
      {},
      element('b', {}, names.join(separator)),
      ': ',
      prose(why),
      ' ',
      element(
        'span',
        { class: 'by-method' },
        ...[...methods.values()].flatMap(({ definition, method, kind }, i) => [
          `${i === 0 ? '' : separator}${definition} (`,
          documented(kind, method, 'method-name'),
          ')',
        ]),
      ),
    ),
  )
}

/** Draws the number of definitions for each answer, and of those that are not counted. */
export function renderTally(target: HTMLElement, { tallies, uncounted }: CompareView): void {
  target.replaceChildren(
    sentence(tallies),
    element('br', {}),
    compareWords().notCounted(uncounted.all, uncounted.equal),
  )
}

/** Draws one lamp for each method. */
export function renderPanel(target: HTMLElement, view: CompareView, actions: CompareActions): void {
  target.replaceChildren(
    ...view.families.map(({ title, rungs }) =>
      element(
        'div',
        { class: 'panel-family' },
        element('span', { class: 'panel-title' }, title),
        element('span', { class: 'lamps' }, ...rungs.map((rung) => renderLamp(rung, actions))),
      ),
    ),
  )
}

/** The light of all purposes; where they do not agree, the headline has none. */
function leading({ purposes }: CompareView): Light {
  const [first, ...others] = purposes
  if (first === undefined || others.some(({ light }) => light !== first.light)) return 'silent'
  return first.light
}

function renderLamp(rung: Rung, actions: CompareActions): HTMLElement {
  const label = `${rung.method}: ${wordFor(rung)}`
  const lamp = element(
    'button',
    { type: 'button', class: `lamp ${rung.light}`, title: label, 'aria-label': label },
    SIGNS[rung.light],
  )
  lamp.addEventListener('click', () => actions.reveal(rung.method))
  return lamp
}

/** Draws the families, each a ladder with its methods for rungs. */
export function renderFamilies(
  columns: readonly [HTMLElement, HTMLElement],
  view: CompareView,
  actions: CompareActions,
): void {
  const drawn = view.families.map(({ family, title, note, equal, rungs }) =>
    element(
      'section',
      { class: 'card family', 'data-family': family, 'aria-label': title },
      element(
        'h2',
        {},
        `${title} `,
        element('span', { class: 'share' }, compareWords().equalOf(equal, rungs.length)),
      ),
      element('p', { class: 'note' }, note),
      element('ol', { class: 'ladder' }, ...rungs.map((rung) => renderRung(rung, actions))),
    ),
  )
  // About as long as each other, and in order from one to the next.
  const total = view.families.reduce((sum, { rungs }) => sum + rungs.length, 0)
  let count = 0
  const left = view.families.filter(({ rungs }) => {
    count += rungs.length
    return count <= total / 2
  }).length
  columns[0].replaceChildren(...drawn.slice(0, left))
  columns[1].replaceChildren(...drawn.slice(left))
}

function renderRung(rung: Rung, actions: CompareActions): HTMLElement {
  const details = element(
    'details',
    { class: 'rung-box' },
    element(
      'summary',
      {},
      element('span', { class: 'lamp', 'aria-hidden': 'true' }, SIGNS[rung.light]),
      element(
        'span',
        { class: 'rung-head' },
        element('span', { class: 'rung-name' }, rung.method),
        element('span', { class: 'rung-word' }, wordFor(rung)),
      ),
      element('span', { class: 'rung-summary' }, prose(rung.summary)),
      renderGlance(rung),
    ),
  )
  const fill = () => {
    if (details.childElementCount === 1) details.append(renderBody(rung, actions))
  }
  if (actions.isOpen(rung.method)) {
    fill()
    details.open = true
  }
  details.addEventListener('toggle', () => {
    if (details.open) fill()
    actions.setOpen(rung.method, details.open)
  })
  return element('li', { class: `rung ${rung.light}`, 'data-method': rung.method }, details)
}

const GLANCE = 24

/** The difference alone, to be seen without opening anything. */
function renderGlance({ light, keys, part }: Rung): HTMLElement | null {
  if (light !== 'different' || keys === null) return null
  const [a, b] = keys
  const show = ({ text, length }: Clip) =>
    length === 0
      ? element('span', { class: 'none' }, compareWords().nothing)
      : element('mark', {}, visibleText(clip(beginningOf(text, GLANCE))), cut(length > GLANCE))
  return element(
    'span',
    { class: 'glance' },
    part === null || part === 'text'
      ? null
      : element('span', { class: 'tag' }, compareWords().parts[part]),
    show(a.changed),
    element('span', { class: 'unlike' }, '≠'),
    show(b.changed),
  )
}

function renderBody(rung: Rung, actions: CompareActions): HTMLElement {
  return element(
    'div',
    { class: 'rung-body' },
    renderMatch(rung),
    renderKeys(rung),
    element('p', { class: 'why' }, sentenceText(rung.why)),
    original(rung.original),
    renderChoice(rung, actions),
    renderCosts(rung),
    element('p', { class: 'note' }, prose(rung.explain)),
    element(
      'p',
      { class: 'note links' },
      // A summary is a control already: the link is in what it opens.
      documentedMore('methods', rung.method),
      element(
        'a',
        { href: rung.source, rel: 'noreferrer' },
        drawingWords().source(new URL(rung.source).hostname),
      ),
    ),
  )
}

function renderMatch({ match }: Rung): HTMLElement | null {
  if (match === null) return null
  const words = compareWords()
  return element(
    'dl',
    { class: 'change' },
    element('dt', {}, words.pattern),
    element(
      'dd',
      {},
      match.pattern === null
        ? element('span', { class: 'none' }, drawingWords().none)
        : visibleText(match.pattern),
    ),
    element('dt', {}, words.against),
    element('dd', {}, visibleText(match.subject)),
  )
}

function renderKeys({ keys, sameKey }: Rung): HTMLElement | null {
  const words = compareWords()
  if (sameKey !== null) {
    return element(
      'dl',
      { class: 'change' },
      element('dt', {}, words.keyOfBoth),
      limited(element('dd', {}, visibleText(sameKey))),
    )
  }
  if (keys === null) return null
  const [a, b] = keys
  return element(
    'dl',
    { class: 'change keys' },
    element('dt', {}, words.firstKey),
    element('dd', {}, renderMarked(a, 'mark')),
    element('dt', {}, words.secondKey),
    element('dd', {}, renderMarked(b, 'mark')),
  )
}

function renderChoice({ choice }: Rung, actions: CompareActions): HTMLElement | null {
  if (choice === null) return null
  const button = element(
    'button',
    { type: 'button', class: 'quiet' },
    compareWords().choices[choice],
  )
  button.addEventListener('click', () => actions.choose(choice))
  return element('p', {}, button)
}

/** What it costs to be wrong: first in the way that this answer could be. */
function renderCosts({ light, match, falsePositive, falseNegative }: Rung): HTMLElement {
  const { lights, matches, matchesNot, ifWrong } = compareWords()
  const yes = match === null ? lights.equal : matches
  const no = match === null ? lights.different : matchesNot
  const equal = [ifWrong(yes), falsePositive, 'equal'] as const
  const different = [ifWrong(no), falseNegative, 'different'] as const
  const costs =
    light === 'different' ? [different] : light === 'equal' ? [equal] : [equal, different]
  return element(
    'div',
    { class: 'costs' },
    ...costs.map(([lead, text, kind]) =>
      element('p', { 'data-cost': kind }, element('b', {}, lead), prose(text)),
    ),
  )
}
