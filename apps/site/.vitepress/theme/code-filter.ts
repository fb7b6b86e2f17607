import { useData } from 'vitepress'
import { defineComponent, h, onMounted, ref, watchEffect } from 'vue'
import type { FilterText } from '../../src/words/words.ts'
import { useTypedText } from './typed-text.ts'

/** The field above the list of codes: it leaves the codes that have all words, and of the kinds that are chosen. */
export const CodeFilter = defineComponent({
  name: 'CodeFilter',
  setup() {
    const { frontmatter } = useData()
    // The page of the codes is written with these words.
    const words = frontmatter.value['filter'] as FilterText
    const text = ref('')
    const kinds = ref<readonly string[]>([])
    const count = ref<number | null>(null)
    useTypedText('code-filter', text)
    onMounted(() => {
      openAsked()
      addEventListener('hashchange', openAsked)
      watchEffect(() => {
        count.value = filterCodes(text.value, kinds.value)
      })
    })
    return () =>
      h('div', { class: 'code-filter', role: 'search' }, [
        h('label', { for: 'code-filter' }, words.label),
        h('input', {
          id: 'code-filter',
          type: 'search',
          value: text.value,
          placeholder: words.placeholder,
          spellcheck: false,
          autocomplete: 'off',
          autocapitalize: 'off',
          onInput: (event: Event) => {
            // The listener is that of the element above.
            text.value = (event.target as HTMLInputElement).value
          },
        }),
        h('div', { class: 'kinds', role: 'group', 'aria-label': words.only }, [
          ...words.kinds.map(({ kind, name }) =>
            h(
              'button',
              {
                type: 'button',
                class: ['badge', kind],
                'aria-pressed': kinds.value.includes(kind),
                onClick: () => {
                  kinds.value = toggled(kinds.value, kind)
                },
              },
              name,
            ),
          ),
          h(
            'span',
            { class: 'found', role: 'status' },
            count.value === null ? '' : words.found.replace('%n%', String(count.value)),
          ),
        ]),
      ])
  },
})

function toggled(all: readonly string[], one: string): readonly string[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one]
}

/**
 * Hides the rows that do not fit, and opens the groups of the others.
 *
 * @returns How many fit; `null` if nothing is asked, and all groups are closed again.
 */
function filterCodes(text: string, kinds: readonly string[]): number | null {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isAsked = words.length > 0 || kinds.length > 0
  const severities = kinds.filter((kind) => kind !== 'fixable')
  let count = 0
  for (const group of document.querySelectorAll<HTMLDetailsElement>('.code-group')) {
    const title = group.querySelector('h2')?.textContent ?? ''
    let own = 0
    for (const row of group.querySelectorAll<HTMLElement>('tbody tr')) {
      const said = `${title} ${row.textContent}`.toLowerCase()
      const has = (kind: string) => row.querySelector(`.badge.${kind}`) !== null
      const fits =
        words.every((word) => said.includes(word)) &&
        (severities.length === 0 || severities.some(has)) &&
        (!kinds.includes('fixable') || has('fixable'))
      row.hidden = !fits
      if (fits) own++
    }
    group.hidden = own === 0
    if (isAsked) group.open = own > 0
    count += own
  }
  return isAsked ? count : null
}

/** Opens the group that the fragment of the address names. */
function openAsked(): void {
  const group = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (group instanceof HTMLDetailsElement) group.open = true
}
