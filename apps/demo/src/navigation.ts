import { FIRST_INPUT } from './examples.ts'
import { lengthOf, type Pairs, readPairs, type Values, writePairs } from './hash.ts'
import {
  DRAWERS,
  FIRST_OF,
  type PageInput,
  type PageView,
  TAB_OF,
  type TabName,
  type ViewName,
  type ViewScript,
} from './page-view.ts'
import { startWorker as startPatternWorker } from './pattern-match/worker.ts?worker-script'
import { createSharedInput } from './shared-input.ts'
import { createStateKeeper, type Entry } from './state-keeper.ts'
import { byId, element } from './view/element.ts'
import { createAnnouncer } from './view/entry-field.ts'
import { drawingWords } from './words/drawing.ts'
import { loadTexts } from './words/load.ts'
import { translation } from './words/translation.ts'

interface ViewEntry {
  readonly title: string
  readonly load: (() => Promise<ViewScript>) | null
  /** The view that draws this one, if it is another. */
  readonly drawnBy?: ViewName
  /** Starts the view's own worker; without it, the view has the worker of the page. */
  readonly startWorker?: () => Promise<Worker>
}

const loadMany = () => import('./many/page.ts')

const VIEWS: Readonly<Record<ViewName, ViewEntry>> = {
  read: { title: 'See how a URL is parsed', load: null },
  compare: {
    title: 'See which methods call two URLs equal',
    load: () => import('./compare/page.ts'),
  },
  rules: { title: 'See what each rule does to a URL', load: () => import('./rules/page.ts') },
  lint: { title: 'See what is wrong with resource URIs', load: () => import('./lint/page.ts') },
  stepper: { title: 'Watch the URL Standard parse', load: () => import('./stepper/page.ts') },
  hosts: { title: 'Take a host apart', load: () => import('./hosts/page.ts') },
  site: {
    title: 'Check the sitemaps and the hreflang links of a site',
    load: loadMany,
    drawnBy: 'list',
  },
  patterns: {
    title: 'See which URLs a pattern matches',
    load: () => import('./patterns/page.ts'),
    startWorker: startPatternWorker,
  },
  list: { title: 'See which URLs of a list are the same', load: loadMany },
}

const names = Object.keys(VIEWS) as ViewName[]
const tabs = Object.keys(FIRST_OF) as TabName[]

/** The view that a fragment names; links from before there were views name none. */
export function viewNameOf(hash: string): ViewName {
  const name = readPairs(hash).get('view')
  return names.find((each) => each === name) ?? 'read'
}

/** Browsers truncate or refuse URLs of megabytes; longer states are only kept on the page. */
const LONGEST_HASH = 48_000

/** What leads to a view: its state or, where that is too long, its name, which leaves the view as it is. */
function fragmentOf(view: ViewName, pairs: Pairs): { hash: string; fits: boolean } {
  const short = lengthOf(pairs) <= LONGEST_HASH ? writePairs(pairs) : null
  return short !== null && short.length <= LONGEST_HASH
    ? { hash: `#${short}`, fits: true }
    : { hash: `#view=${view}`, fits: false }
}

const startOf = (view: ViewName): Pairs =>
  view === 'read' ? [['url', FIRST_INPUT]] : [['view', view]]

const isEmbedded = () => document.documentElement.classList.contains('embed')

/** Switches between the tabs and their drawers by the page's URL. */
export interface Navigation {
  /** Shows the view that the page's URL names, now and whenever it changes. */
  start(): Promise<void>
  /**
   * Keeps a view's state in the link of its tab, and in the page's URL while the view is shown.
   *
   * @returns The URL that shows the tab as it is again; `null` if the state is too long for a URL.
   */
  save(view: ViewName, pairs: Pairs): string | null
  /** Makes a new entry of the history: Back leads to what was saved last. */
  push(): void
  /** Goes to a view, and shows a state in it, however long that is. */
  open(view: ViewName, pairs: Pairs): void
  /** Takes what a visitor typed to the other tabs. */
  share(view: ViewName, normal?: string): void
  /** The drawer that is open reads the URL of the page again. */
  reread(): void
  /** Says what a view shows to those who listen, while it is shown. */
  announce(view: ViewName, text: string): void
}

export interface NavigationOptions {
  readonly input: PageInput
  readonly startWorker: () => Promise<Worker>
  /** Shows a state in the first view of the first tab; the other tabs do not get the example of the first page. */
  readonly showRead: (values: Values, isExample?: boolean) => void
}

export function startNavigation({ input, startWorker, showRead }: NavigationOptions): Navigation {
  const opened = new Map<ViewName, Promise<PageView>>()
  /** The views that are there. */
  const drawn = new Map<ViewName, PageView>()
  const saved = new Map<ViewName, Pairs>()
  /** What was saved before a reload and is not shown yet. */
  const restored = new Map<ViewName, Values>()
  /** The view of each tab that was shown last. */
  const lastOf = new Map<TabName, ViewName>()
  const states = createStateKeeper<ViewName>()
  const shared = createSharedInput()
  const say = createAnnouncer()
  let current = viewNameOf(window.location.hash)
  /** Whether a view shows what nobody has typed: its first example, or what it had before. */
  let isKnownState = false
  /** Until the link that led here is followed, it stays as it is. */
  let isStarted = false

  const drawerOf = (view: ViewName) =>
    (DRAWERS as readonly ViewName[]).includes(view)
      ? byId(`drawer-${view}`, HTMLDetailsElement)
      : null

  const fragmentFor = (view: ViewName) => fragmentOf(view, saved.get(view) ?? startOf(view))

  function updateLink(tab: TabName): string | null {
    const { hash, fits } = fragmentFor(lastOf.get(tab) ?? FIRST_OF[tab])
    const link = byId(`to-${tab}`, HTMLAnchorElement)
    link.href = hash
    return fits ? link.href : null
  }

  function save(view: ViewName, pairs: Pairs): string | null {
    saved.set(view, pairs)
    const tab = TAB_OF[view]
    const link = updateLink(tab)
    if (isStarted) {
      states.keep(saved, tab === TAB_OF[current] ? fragmentFor(current).hash : window.location.hash)
    }
    return link
  }

  /** What a view saves that is loaded later: it may be drawn for two names. */
  function saveOf(view: ViewName, pairs: Pairs): string | null {
    const name = viewNameOf(`#${writePairs(pairs.slice(0, 1))}`)
    const own = VIEWS[name].drawnBy === view ? name : view
    if (own !== current && (VIEWS[current].drawnBy ?? current) === view) {
      current = own
      markCurrent()
    }
    const link = save(own, pairs)
    if (!isKnownState) share(own)
    return link
  }

  function share(view: ViewName, normal?: string): void {
    const changed = shared.share(view, saved, normal)
    for (const [other, pairs] of changed) {
      saved.set(other, pairs)
      // What is there is shown when somebody comes to it.
      restored.delete(other)
      // Until somebody has been there, the tab of many URLs opens with what came last.
      if (TAB_OF[other] === 'many' && !opened.has('list')) lastOf.set('many', other)
    }
    for (const tab of tabs) updateLink(tab)
  }

  function announce(view: ViewName, text: string): void {
    if (view === (VIEWS[current].drawnBy ?? current)) say(text)
  }

  function openView(name: ViewName): Promise<PageView> | null {
    const view = VIEWS[name].drawnBy ?? name
    const { load, startWorker: startOwn = startWorker } = VIEWS[view]
    const pageView = opened.get(view)
    if (pageView !== undefined || load === null) return pageView ?? null
    const place = byId(`view-${view}`, HTMLElement)
    const opening = Promise.all([load(), loadTexts()]).then(([{ open }]) => {
      const made = open({
        place,
        input,
        save: (pairs) => saveOf(view, pairs),
        startWorker: startOwn,
        announce: (text) => announce(view, text),
      })
      drawn.set(view, made)
      return made
    })
    opened.set(view, opening)
    opening.catch(() => {
      opened.delete(view)
      place.replaceChildren(element('p', { class: 'card' }, drawingWords().viewNotLoaded))
    })
    return opening
  }

  /** Marks the tab of the current view, shows it, and opens the drawer that it is in. */
  function markCurrent(): void {
    const own = TAB_OF[current]
    lastOf.set(own, current)
    for (const tab of tabs) {
      byId(`tab-${tab}`, HTMLElement).hidden = tab !== own
      const link = byId(`to-${tab}`, HTMLAnchorElement)
      if (tab === own) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
      updateLink(tab)
    }
    for (const view of DRAWERS) {
      if (TAB_OF[view] === own) byId(`drawer-${view}`, HTMLDetailsElement).open = view === current
    }
    document.documentElement.dataset['tab'] = own
    document.documentElement.dataset['view'] = current
    const title = translation()?.titles[current] ?? VIEWS[current].title
    byId('title', HTMLElement).textContent = title
    document.title = `Waymark: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`
  }

  function follow(entry: Entry<ViewName>): void {
    const { hash } = window.location
    const previous = current
    current = viewNameOf(hash)
    // What is still to be said of a view that is left is not said.
    if (current !== previous) say('')
    markCurrent()
    const before = restored.get(current)
    restored.delete(current)
    const values = readPairs(hash)
    // The page's URL takes precedence.
    show(current, before === undefined ? [values] : [before, values], true)
    // A state that is too long for a URL is in the history entry.
    const saysNothing = [...values.keys()].every((name) => name === 'view')
    if (saysNothing && !entry.isNew) void showKept(current, entry)
    else states.keep(saved, hash)
  }

  /** @param isLink - Whether a link has led to the view, which is then brought into sight. */
  function show(view: ViewName, all: readonly Values[], isLink = false): void {
    // The URL of a drawer is that of its tab.
    if (TAB_OF[view] === 'url') for (const values of all) showRead(values)
    // A view that does not come has said so in its place.
    openView(view)
      ?.then((pageView) => {
        for (const values of all) {
          isKnownState =
            [...values.keys()].every((name) => name === 'view') ||
            writePairs([...values]) === writePairs(saved.get(view) ?? [])
          try {
            pageView.show(values)
          } finally {
            isKnownState = false
          }
        }
        if (TAB_OF[view] !== 'url') document.documentElement.classList.add('answered')
        else if (isLink && !isEmbedded()) drawerOf(view)?.scrollIntoView()
      })
      .catch(() => undefined)
  }

  async function showKept(view: ViewName, entry: Entry<ViewName>): Promise<void> {
    const pairs = await entry.stateOf(view)
    if (view !== current) return
    // The bare address is the page as it was first.
    if (pairs === null && window.location.hash === '') showFirst()
    if (pairs === null) return
    saved.set(view, pairs)
    show(view, [new Map(pairs)])
  }

  function showFirst(): void {
    saved.delete('read')
    updateLink('url')
    showRead(new Map(startOf('read')), true)
  }

  /** A visitor has opened or closed a drawer. */
  function followDrawer(view: ViewName, isOpen: boolean): void {
    const tab = TAB_OF[view]
    if (tab !== TAB_OF[current] || isOpen === (view === current)) return
    if (isOpen) {
      const state = new Map(restored.get(view) ?? saved.get(view))
      restored.delete(view)
      current = view
      // What is in the field of the tab is newer than what the drawer had.
      if (tab === 'url') for (const name of ['url', 'base', 'host']) state.delete(name)
      markCurrent()
      show(view, [state])
    } else {
      if (tab !== 'url') return
      current = FIRST_OF[tab]
      markCurrent()
    }
    states.keep(saved, fragmentFor(current).hash)
  }

  return {
    async start() {
      const entry = states.enter()
      window.addEventListener('hashchange', () => follow(states.enter()))
      for (const view of DRAWERS) {
        const drawer = byId(`drawer-${view}`, HTMLDetailsElement)
        drawer.addEventListener('toggle', () => followDrawer(view, drawer.open))
      }
      for (const view of names) {
        const pairs = await entry.stateOf(view)
        if (pairs === null) continue
        saved.set(view, pairs)
        shared.remember(view, saved)
        // The others begin with what is read.
        if (view === 'read') showRead(new Map(pairs))
        else restored.set(view, new Map(pairs))
      }
      isStarted = true
      follow({ isNew: true, stateOf: () => Promise.resolve(null) })
    },
    save,
    push: states.push,
    open(view, pairs) {
      // It may be too long for the page's URL.
      restored.set(view, new Map(pairs))
      window.location.hash = `#view=${view}`
    },
    share,
    reread() {
      drawn.get(current)?.reread?.()
    },
    announce,
  }
}
