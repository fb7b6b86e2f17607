import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A part of a component of VitePress, and what stands there instead. */
type Change = readonly [before: string, after: string]

const LABELS = fileURLToPath(new URL('../.vitepress/theme/labels.ts', import.meta.url))
const SEARCH_OPTIONS = fileURLToPath(new URL('./search-options.ts', import.meta.url))

/**
 * What the components of VitePress 1.6 get wrong: labels that are English in every language, and roles in the search by
 * which a link is inside of another control (WCAG 4.1.2).
 */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  // The server would leave out the classes, and the bar would jump when the scripts come.
  'VPNavBar.vue': [
    [
      'const classes = ref<Record<string, boolean>>({})',
      "const classes = ref<Record<string, boolean>>({ 'has-sidebar': hasSidebar.value, home: frontmatter.value.layout === 'home', top: true })",
    ],
  ],
  // The same of groups that are closed.
  'sidebar.js': [
    [
      'const collapsed = ref(false);',
      'const collapsed = ref(!!item.value.collapsed && !isActive(page.value.relativePath, item.value.link) && !(item.value.items && containsActiveLink(page.value.relativePath, item.value.items)));',
    ],
  ],
  // The key is drawn by styles: the name of a control has all words that are seen in it (WCAG 2.5.3).
  'VPNavBarSearchButton.vue': [
    ['<kbd class="DocSearch-Button-Key">K</kbd>', '<kbd class="DocSearch-Button-Key"></kbd>'],
  ],
  'VPNavBarMenu.vue': [['Main Navigation', '{{ labels.mainMenu }}']],
  // The page of a guide has a landmark for its content; the home page has none.
  'VPHome.vue': [
    ['<div \n    class="VPHome"', '<main \n    class="VPHome"'],
    ['</div>\n</template>', '</main>\n</template>'],
  ],
  // A card is not a section of the page.
  'VPFeature.vue': [
    ['<h2 class="title" v-html="title"></h2>', '<p class="title" v-html="title"></p>'],
  ],
  'VPNavBarHamburger.vue': [['aria-label="mobile navigation"', ':aria-label="labels.mainMenu"']],
  'VPNavBarExtra.vue': [['label="extra navigation"', ':label="labels.more"']],
  'VPSidebar.vue': [['Sidebar Navigation', '{{ labels.pages }}']],
  'VPSidebarItem.vue': [['aria-label="toggle section"', ':aria-label="labels.toggle"']],
  // The page has a footer: the links to its neighbours are not another one.
  'VPDocFooter.vue': [
    ['>Pager</span>', '>{{ labels.neighbours }}</span>'],
    ['<footer v-if="showFooter"', '<div v-if="showFooter"'],
    ['</footer>', '</div>'],
  ],
  'VPLocalSearchBox.vue': [
    // Results are pages, and each says what it is about.
    [
      "import MiniSearch, { type SearchResult } from 'minisearch'",
      `import MiniSearch, { type SearchResult } from 'minisearch'\nimport { searchOptions } from '${SEARCH_OPTIONS}'`,
    ],
    ['theme.value.search.options?.miniSearch?.options)', 'searchOptions)'],
    [
      '<div v-if="showDetailedList" class="excerpt-wrapper">',
      '<p class="about">{{ p.about }}</p>\n<div v-if="showDetailedList" class="excerpt-wrapper">',
    ],
    // The name of a result is its text.
    [':aria-label="[...p.titles, p.title].join(\' > \')"', ''],
    ['<kbd :aria-label', '<kbd role="img" :aria-label'],
    ['role="button"', 'role="dialog"'],
    [':aria-owns="results?.length ? \'localsearch-list\' : undefined"', ''],
    ['aria-expanded="true"\n      aria-haspopup="listbox"', 'aria-modal="true"'],
    [
      ':aria-activedescendant="selectedIndex > -1 ? (\'localsearch-item-\' + selectedIndex) : undefined"\n            aria-autocomplete="both"',
      '',
    ],
    [':role="results?.length ? \'listbox\' : undefined"', ''],
    [
      ':aria-selected="selectedIndex === index ? \'true\' : \'false\'"\n            role="option"',
      '',
    ],
    [
      ':data-index="index"',
      ':data-index="index" :aria-current="selectedIndex === index ? \'true\' : undefined"',
    ],
  ],
}

/** A plugin of Vite that makes these changes. */
export function componentChanges(): {
  readonly name: string
  readonly enforce: 'pre'
  transform(text: string, id: string): string | undefined
} {
  return {
    name: 'component-changes',
    enforce: 'pre',
    transform(text, id) {
      const name = basename(id)
      const changes = /\/theme-default\/(?:components|composables)\//.test(id)
        ? CHANGES[name]
        : undefined
      return changes === undefined ? undefined : changed(name, text, changes)
    },
  }
}

/** @throws {Error} If the component is not as it was when the changes were made. */
function changed(name: string, text: string, changes: readonly Change[]): string {
  let result = text
  for (const [before, after] of changes) {
    if (!result.includes(before)) {
      throw new Error(`${name} of VitePress has no ${before}: look whether it is still needed`)
    }
    result = result.replaceAll(before, () => after)
  }
  return result.includes('labels.')
    ? result.replace(
        /<script [^>]*setup[^>]*>/,
        (tag) => `${tag}\nimport { useLabels } from '${LABELS}'\nconst labels = useLabels()`,
      )
    : result
}
