import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { type Component, defineAsyncComponent, h, onMounted } from 'vue'
import { READY } from '../../src/lazy-app.ts'
import { CodeFilter } from './code-filter.ts'
import { leaveForDemo } from './leave-for-demo.ts'
import './style.css'
import './examples.css'
import './tables.css'
import './codes.css'
import './fields.css'
import './home.css'
import './search.css'

/** A field that the server has drawn: what it needs is fetched when somebody goes there. */
function field(selector: string, load: () => Promise<Component>): Component {
  return defineAsyncComponent(async () => {
    if (typeof document !== 'undefined') await reached(document.querySelector(selector))
    return load()
  })
}

/** Waits until a pointer or the focus comes to an element; not at all if it is not there. */
function reached(element: Element | null): Promise<void> {
  if (element === null || element.contains(document.activeElement)) return Promise.resolve()
  return new Promise((resolve) => {
    for (const move of ['focusin', 'pointerover', 'touchstart']) {
      element.addEventListener(move, () => resolve(), { once: true, passive: true })
    }
  })
}

/** Only the home page has it, and only there the parser is fetched. */
const LiveUrl = field('.live-url', async () => (await import('./live-url.ts')).LiveUrl)
const TextEncoder = field(
  '.text-encoder',
  async () => (await import('./text-encoder.ts')).TextEncoder,
)

export default {
  extends: DefaultTheme,
  setup: () => onMounted(() => dispatchEvent(new Event(READY))),
  enhanceApp: ({ app, router }) => {
    router.onBeforeRouteChange = leaveForDemo
    app.component('CodeFilter', CodeFilter)
    app.component('TextEncoder', TextEncoder)
  },
  Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-image': () => h(LiveUrl) }),
} satisfies Theme
