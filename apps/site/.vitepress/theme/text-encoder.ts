import { useData } from 'vitepress'
import { computed, defineComponent, h, ref } from 'vue'
import { ENCODE_SETS, encodeInSets } from '../../src/encode-sets.ts'
import type { EncoderText } from '../../src/words/encoding-words.ts'
import { useTypedText } from './typed-text.ts'

/** Texts that tell the sets apart. */
const EXAMPLES: readonly string[] = [
  'Fish & chips: 50% off? (today) #1',
  'caf%C3%A9 100%',
  "name=Ann O'Neil&city=São Paulo",
  '東京 Москва café',
]

/** The field of the page about percent-encoding: type a text, and see it in each set. */
export const TextEncoder = defineComponent({
  name: 'TextEncoder',
  setup() {
    const { frontmatter } = useData()
    // The page is written with these words.
    const words = frontmatter.value['encoder'] as EncoderText & { readonly uses: readonly string[] }
    const text = ref(EXAMPLES[0]!)
    const encoded = computed(() => encodeInSets(text.value))
    useTypedText('text-encoder', text)
    return () =>
      h('div', { class: 'text-encoder' }, [
        h('label', { for: 'text-encoder' }, words.label),
        h('input', {
          id: 'text-encoder',
          value: text.value,
          spellcheck: false,
          autocomplete: 'off',
          autocapitalize: 'off',
          onInput: (event: Event) => {
            // The listener is that of the element above.
            text.value = (event.target as HTMLInputElement).value
          },
        }),
        h('div', { class: 'chips', role: 'group', 'aria-label': words.examples }, [
          ...EXAMPLES.map((example) =>
            h(
              'button',
              {
                type: 'button',
                onClick: () => {
                  text.value = example
                },
              },
              example,
            ),
          ),
        ]),
        h('dl', { 'aria-live': 'polite' }, [
          ...ENCODE_SETS.map(({ name }, i) =>
            h('div', [
              h('dt', [h('b', { lang: 'en' }, name), h('span', words.uses[i])]),
              h('dd', { dir: 'ltr', class: encoded.value[i] === text.value ? 'unchanged' : '' }, [
                h('code', encoded.value[i]),
                encoded.value[i] === text.value ? h('span', words.unchanged) : null,
              ]),
            ]),
          ),
        ]),
      ])
  },
})
