import type { URLPattern as UrlPatternClass } from '@waymark/url-pattern'

/** Everything of ours that is asked. */
export type Ours = typeof import('./subject.ts')

/** What the operations are run on: ours, or what Node has. */
export interface Subject {
  readonly URL: typeof globalThis.URL
  readonly URLSearchParams: typeof globalThis.URLSearchParams
  readonly URLPattern: typeof UrlPatternClass
  /** `null` for Node, which has no more than the classes. */
  readonly ours: Ours | null
}

/** One thing that people do with URLs. */
export interface Operation {
  readonly name: string
  /** Whether the result is a URL or a host, which somebody may connect to. */
  readonly isAddress: boolean
  run(subject: Subject): unknown
}
