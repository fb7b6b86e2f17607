import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineAsyncComponent, h } from 'vue'
import { useVisibleNames } from './visible-names.ts'
import './style.css'
import './examples.css'
import './tables.css'
import './home.css'

/** Only the home page has it, and only there the parser is fetched. */
const LiveUrl = defineAsyncComponent(async () => (await import('./live-url.ts')).LiveUrl)

export default {
  extends: DefaultTheme,
  setup: useVisibleNames,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-image': () => h(LiveUrl) }),
} satisfies Theme
