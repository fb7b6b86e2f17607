import { explain, type UrlCause } from '@waymark/explain'
import { serializeHost } from '@waymark/host'
import { readUrl, serializePath, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { useData, withBase } from 'vitepress'
import { computed, defineComponent, h, ref, type VNode, watch } from 'vue'
import { readLink } from '../../src/read-link.ts'
import type { LiveText } from '../../src/words/words.ts'

/** The field of the home page: type a URL, and see how it is parsed. */
export const LiveUrl = defineComponent({
  name: 'LiveUrl',
  setup() {
    const { frontmatter, localeIndex } = useData()
    const input = ref('https://Bücher.example\\a b?q=1#top')
    const parsed = computed(() => readUrl(input.value))
    const warning = ref<Warning | null>(null)
    watch(input, async (text) => {
      warning.value = null
      const found = hasOtherScript(parsed.value.url) ? await deceptionIn(text) : null
      if (input.value === text) warning.value = found
    })
    const codePage = (name: string) => {
      const prefix = localeIndex.value === 'root' ? '' : `/${localeIndex.value}`
      return withBase(`${prefix}/codes/${name.toLowerCase()}`)
    }
    return () => {
      // The pages of the site are written with these words.
      const words = frontmatter.value['live'] as LiveText
      const { url } = parsed.value
      const causes = explain(parsed.value).flatMap((error) => error.causes)
      const verdict = url === null ? words.failed : causes.length > 0 ? words.errors : words.valid
      const deception = warning.value
      return h('div', { class: 'live-url' }, [
        h('label', { for: 'live-url' }, words.label),
        h('input', {
          id: 'live-url',
          value: input.value,
          spellcheck: false,
          autocomplete: 'off',
          autocapitalize: 'off',
          dir: 'ltr',
          onInput: (event: Event) => {
            // The listener is that of the element above.
            input.value = (event.target as HTMLInputElement).value
          },
        }),
        h('div', { 'aria-live': 'polite' }, [
          deception === null
            ? verdict
            : h('p', { class: 'deception' }, [
                words.warnings?.[deception.code] ?? deception.headline,
                ' ',
                h('a', { href: codePage(deception.code) }, deception.code),
              ]),
          ...causes
            .slice(0, MOST_CAUSES)
            .map((cause) => [
              h('pre', markedText(input.value, cause)),
              h('p', [
                words.remedies?.[cause.code] ?? cause.remedy.replaceAll('`', ''),
                ' ',
                h('a', { href: codePage(cause.code) }, cause.code),
              ]),
            ]),
          url === null
            ? null
            : h(
                'dl',
                partsOf(url).flatMap(([name, value]) => [h('dt', name), h('dd', value)]),
              ),
        ]),
        h('a', { href: readLink(input.value), target: '_self' }, words.more),
      ])
    }
  },
})

/** The most serious thing to say of a URL that deceives. */
interface Warning {
  readonly code: string
  readonly headline: string
}

/** Only a domain in another script needs the tables of lookalikes, which are large. */
function hasOtherScript(url: UrlRecord | null): boolean {
  return url?.host != null && serializeHost(url.host).includes('xn--')
}

async function deceptionIn(input: string): Promise<Warning | null> {
  const { judgeUrl } = await import('@waymark/display/verdict')
  const { level, headline, findings } = judgeUrl(input)
  const [worst] = findings
  return level === 'stop' && worst !== undefined ? { code: worst.code, headline } : null
}

/** What the place has room for. */
const MOST_CAUSES = 3

function markedText(text: string, { start, end }: UrlCause): (VNode | string)[] {
  // Where something is missing, what comes after it is marked.
  const to = Math.max(end, start + 1)
  return [text.slice(0, start), h('mark', text.slice(start, to)), text.slice(to)]
}

/** The components of a URL that are there, by their names in the standard. */
function partsOf(url: UrlRecord): (readonly [name: string, value: string])[] {
  const parts = [
    ['URL', serializeUrl(url)],
    ['scheme', url.scheme],
    ['host', url.host === null ? null : serializeHost(url.host)],
    ['port', url.port === null ? null : String(url.port)],
    ['path', serializePath(url)],
    ['query', url.query],
    ['fragment', url.fragment],
  ] as const
  return parts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
}
