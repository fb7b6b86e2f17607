import type { UrlAnswer } from '@waymark/display/answer'
import { explain, type UrlCause } from '@waymark/explain'
import { serializeHost } from '@waymark/host'
import {
  type Reading,
  readUrl,
  serializePath,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import { useData, withBase } from 'vitepress'
import { computed, defineComponent, h, ref, shallowRef, type VNode, watch } from 'vue'
import { DEFAULT_LANGUAGE, type Language } from '../../src/languages.ts'
import { readLink } from '../../src/read-link.ts'
import type { LiveText } from '../../src/words/words.ts'
import { useTypedText } from './typed-text.ts'

/** The field of the home page: type a URL, and see how it is parsed. */
export const LiveUrl = defineComponent({
  name: 'LiveUrl',
  setup() {
    const { frontmatter, localeIndex } = useData()
    const input = ref('https://Bücher.example\\a b?q=1#top')
    const parsed = computed(() => readUrl(input.value))
    const answer = shallowRef<Answered | null>(null)
    useTypedText('live-url', input)
    watch(input, async (text) => {
      answer.value = null
      const found = await answerOn(parsed.value)
      if (input.value === text) answer.value = found
    })
    const acceptCertain = (event: KeyboardEvent) => {
      const [first] = answer.value?.repairs ?? []
      if (event.key === 'Enter' && !event.isComposing && first?.isCertain === true) {
        input.value = first.input
      }
    }
    // The locales are the languages of the site, but for the one at the root.
    const language = (
      localeIndex.value === 'root' ? DEFAULT_LANGUAGE : localeIndex.value
    ) as Language
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
      const deception = deceptionIn(answer.value)
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
          onKeydown: acceptCertain,
        }),
        h('div', { 'aria-live': 'polite' }, [
          destinationLine(answer.value, words),
          deception === null
            ? verdict
            : h('p', { class: 'deception' }, [
                words.warnings?.[deception.code] ?? deception.headline,
                ' ',
                h('a', { href: codePage(deception.code) }, deception.code),
              ]),
          ...byCode(causes)
            .slice(0, MOST_CAUSES)
            .map((places) => [
              h('pre', markedText(input.value, places)),
              h('p', [
                words.remedies?.[places[0].code] ?? places[0].remedy.replaceAll('`', ''),
                ' ',
                h('a', { href: codePage(places[0].code) }, places[0].code),
              ]),
            ]),
          suggestions(answer.value, words, (text) => {
            input.value = text
          }),
          url === null
            ? null
            : h(
                'dl',
                partsOf(url).flatMap(([name, value]) => [h('dt', name), h('dd', value)]),
              ),
        ]),
        h('a', { href: readLink(language, input.value), target: '_self' }, words.more),
      ])
    }
  },
})

/** The answer, with the domain as people read it. */
interface Answered extends UrlAnswer {
  readonly domain: string | null
}

/** The tables of lookalikes and of public suffixes are large: they come when somebody types. */
async function answerOn(reading: Reading): Promise<Answered> {
  const [{ answerUrl }, { displayDomain }] = await Promise.all([
    import('@waymark/display/answer'),
    import('@waymark/display'),
  ])
  const answer = answerUrl(reading)
  const { registrableDomain = null, host = null } = answer.destination ?? {}
  const domain = registrableDomain ?? host
  return { ...answer, domain: domain === null ? null : (displayDomain(domain) ?? domain) }
}

/** The worst alarm, unless the causes of the errors say it. */
function deceptionIn(answer: UrlAnswer | null): { code: string; headline: string } | null {
  const [worst] = answer?.alarms ?? []
  if (answer === null || worst === undefined || worst.errors.length > 0) return null
  return { code: worst.code, headline: answer.headline }
}

function destinationLine(answer: Answered | null, words: LiveText): VNode | null {
  if (answer?.destination == null || answer.domain === null) return null
  const [before, after] = words.leadsTo.split('{domain}') as [string, string]
  const { scheme } = answer.destination
  const domain = h('b', { dir: 'ltr' }, answer.domain)
  return h('p', { class: 'destination' }, [before, domain, after, ` · ${scheme}`])
}

function suggestions(
  answer: UrlAnswer | null,
  { didYouMean }: LiveText,
  accept: (text: string) => void,
): VNode | null {
  if (answer === null || answer.repairs.length === 0) return null
  const buttons = answer.repairs.map(({ input }) =>
    h('button', { type: 'button', dir: 'ltr', onClick: () => accept(input) }, input),
  )
  return h('p', { class: 'suggestions' }, [didYouMean, ...buttons])
}

/** What the place has room for. */
const MOST_CAUSES = 3

type Causes = [UrlCause, ...UrlCause[]]

/** One cause may be in several places: what to do is said once. */
function byCode(causes: readonly UrlCause[]): readonly Causes[] {
  const groups = new Map<string, Causes>()
  for (const cause of causes) {
    const key = `${cause.code} ${cause.remedy}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [cause])
    else group.push(cause)
  }
  return [...groups.values()]
}

function markedText(text: string, places: Causes): (VNode | string)[] {
  const drawn: (VNode | string)[] = []
  let done = 0
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    // Where something is missing, what comes after it is marked.
    const from = Math.max(start, done)
    const to = Math.max(end, from + 1)
    drawn.push(text.slice(done, from), h('mark', text.slice(from, to)))
    done = to
  }
  return [...drawn, text.slice(done)]
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
