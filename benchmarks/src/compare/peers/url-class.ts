import { type Implementation, WAYMARK } from '../../implementations.ts'
import { type UrlClass, urlClassExactness } from '../exactness/url-class.ts'
import { attempt, manifestFacts, messageOf, worksBare, yes } from '../facts.ts'
import type { FeatureRow } from '../figures.ts'
import type { Peer, SizeSubject } from '../peer.ts'
import { urlContests } from '../url-speed.ts'

/** How a URL class is compared with ours. */
export interface UrlPeer {
  readonly name: string
  /** The package of ours that is put beside it. */
  readonly waymark: string
  readonly ours: Implementation
  readonly theirs: Implementation
  readonly sizes: readonly SizeSubject[]
  /** Modules that export the two classes as `URL`. */
  readonly code: { readonly waymark: string; readonly peer: string }
  /** What else is asked, besides what is asked of every class. */
  readonly features?: () => readonly FeatureRow[]
}

/** Compares a URL class with ours in everything that all of them have. */
export function urlPeer({ name, waymark, ours, theirs, sizes, code, features }: UrlPeer): Peer {
  return {
    name,
    sizes,
    exactness: (data) => urlClassExactness(data, classOf(ours), classOf(theirs)),
    contests: (corpora) => urlContests(corpora, ours, theirs),
    async features() {
      const ask = (feature: string, test: (URL: Implementation['URL']) => boolean): FeatureRow => {
        const answer = (URL: Implementation['URL']) => yes(attempt(() => test(URL)) === true)
        return { feature, waymark: answer(ours.URL), peer: answer(theirs.URL) }
      }
      const bare = (module: string) =>
        worksBare(`${module}
          export const test = () => new URL('https://a.example/é?ü').href.endsWith('/%C3%A9?%C3%BC')`)
      return [
        ask('`URL.canParse`', (URL) => URL.canParse('https://a.example/')),
        ask('`URL.parse`', (URL) => URL.parse('https://a.example/')?.host === 'a.example'),
        ask('domains in all scripts (IDNA)', (URL) => {
          return new URL('https://Bücher.example/').host === 'xn--bcher-kva.example'
        }),
        ask('refuses domains that break the rules for right-to-left text', (URL) => {
          return attempt(() => new URL('https://אa.example/')) === null
        }),
        ask('the exception says what is wrong, and where', (URL) => {
          return / at \d+/.test(messageOf(() => new URL('https://a b/')))
        }),
        {
          feature: 'runs where there is only ECMAScript, without `TextEncoder`',
          waymark: yes(await bare(code.waymark)),
          peer: yes(await bare(code.peer)),
        },
        ...(features?.() ?? []),
        ...manifestFacts(waymark, name),
      ]
    },
  }
}

/** By what the tests look at, all of them are alike. */
function classOf({ URL }: Implementation): UrlClass {
  return URL as unknown as UrlClass
}

/** Ours, as most programs import it. */
export const OURS = {
  waymark: '@waymark/url',
  ours: WAYMARK,
  module: "import { URL } from '@waymark/url'",
  sizes: [
    size(
      '@waymark/url, URL and URLSearchParams',
      "export { URL, URLSearchParams } from '@waymark/url'",
    ),
    size(
      '@waymark/url/ascii, the same without the tables of IDNA',
      "export { URL, URLSearchParams } from '@waymark/url/ascii'",
    ),
    size('@waymark/url, only URLSearchParams', "export { URLSearchParams } from '@waymark/url'"),
  ],
} as const

export function size(name: string, code: string, isPeer = false): SizeSubject {
  return { name, code, isPeer }
}
