import { PEER_CLASSES, PEERS, PEERS_ASKED } from '../generated/peer-table.ts'
import { element } from '../view/element.ts'
import { prose, sentenceText } from '../view/prose.ts'
import { reachable } from '../view/scroller.ts'
import { isKnownToDiffer, type PeerName, type PeerQuestion } from './known-to-differ.ts'
import { peerWords } from './words.ts'
import type { PeerWords } from './words-en.ts'

/** What is known of the answers of Node and whatwg-url, which a browser cannot ask. */
export interface PeerBox {
  readonly node: HTMLElement
  /** @param question - `null` hides the box. */
  show(question: PeerQuestion | null): void
}

type PeerClass = (typeof PEER_CLASSES)[number]

/** Classes of setters and of `URLSearchParams`, which no URL alone can show. */
const NOT_PARSING: readonly PeerClass['name'][] = ['params-mixed-escapes', 'file-after-protocol']
const NAMES: Readonly<Record<PeerName, string>> = {
  node: 'Node',
  'whatwg-url': 'whatwg-url',
}

/** Makes the box, which is folded. */
export function createPeerBox(): PeerBox {
  const words = peerWords()
  const state = element('span', { class: 'peer-state' })
  const rows = PEER_CLASSES.map((each) => createRow(each, words))
  const head = [words.difference, words.example, words.here].map((name) =>
    element('th', { scope: 'col' }, name),
  )
  const table = element(
    'table',
    { class: 'peer-classes' },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows.map(({ node }) => node)),
  )
  const node = element(
    'details',
    { class: 'peers' },
    element('summary', {}, `${words.title}: `, state),
    reachable(
      element('div', { class: 'table-box', role: 'group', 'aria-label': words.title }, table),
    ),
    ...Object.values(PEERS).map((figures) =>
      element('p', { class: 'note' }, words.measured(figures, PEERS_ASKED)),
    ),
  )
  node.hidden = true
  return {
    node,
    show(question) {
      node.hidden = question === null
      if (question === null) return
      const met = rows.filter((row) => row.show(isKnownToDiffer(row.each.name, question)))
      const names = new Set(met.map(({ each }) => NAMES[each.who]))
      state.textContent = names.size === 0 ? words.same : words.differ([...names].join(', '))
      node.classList.toggle('differ', names.size > 0)
    },
  }
}

function createRow(each: PeerClass, words: PeerWords) {
  const here = element('td', {})
  const node = element(
    'tr',
    {},
    element(
      'th',
      { scope: 'row' },
      `${NAMES[each.who]} `,
      element('span', { class: 'rule-name' }, each.name),
      element('p', { class: 'note' }, prose(words.decides?.[each.name] ?? each.decides)),
    ),
    element('td', {}, element('code', {}, sentenceText(each.example))),
    here,
  )
  return {
    each,
    node,
    /** Says whether the class is met, and returns it. */
    show(isMet: boolean): boolean {
      node.classList.toggle('met', isMet)
      const other = NOT_PARSING.includes(each.name) ? words.notParsing : words.no
      here.textContent = isMet ? words.yes : other
      return isMet
    },
  }
}
