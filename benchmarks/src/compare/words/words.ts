/** All that the pages of one language say besides figures. */
export interface CompareWords {
  readonly language: 'en' | 'ja' | 'ru'
  /** `%peer%` stands for what people call the peer, other words between signs for figures. */
  readonly title: string
  readonly measured: string
  readonly which: string
  readonly takePeer: string
  readonly takeWaymark: string
  readonly exactness: Section
  readonly suite: string
  readonly cases: string
  readonly disagreements: Section
  /** Which rules do what the options of the peer do. */
  readonly options: Section
  readonly option: string
  readonly isDefault: string
  readonly rule: string
  readonly yes: string
  readonly no: string
  readonly noRule: string
  readonly urls: string
  readonly cause: string
  readonly verdict: string
  readonly size: Section
  readonly what: string
  readonly speed: Section
  readonly operation: string
  readonly input: string
  readonly median: string
  readonly range: string
  readonly features: Section
  readonly feature: string
  readonly about: string
  readonly machine: string
  readonly again: string
  /** What the figures call something, in this language. Other words are an error, except in English. */
  readonly terms: Readonly<Record<string, string>>
  /** By the name of the package; the order is that of the pages. */
  readonly peers: Readonly<Record<string, PeerWords>>
}

interface Section {
  readonly heading: string
  readonly text: string
}

/** What a page says of a peer, besides its figures. */
export interface PeerWords {
  /** As people call it. */
  readonly title: string
  readonly description: string
  /** What it is. */
  readonly about: string
  /** For whom the peer is the better choice. */
  readonly takePeer: readonly string[]
  /** For whom Waymark is. */
  readonly takeWaymark: readonly string[]
  /** What one has to know about the figures. */
  readonly notes: readonly string[]
}
