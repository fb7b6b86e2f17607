import type { PageFacts, PageMeta } from '@waymark/pages'
import { parseW3cDate } from '@waymark/sitemap'
import { TextFingerprint } from '../parts/fingerprint.ts'

/** Where pages say when they were changed. */
const MODIFIED: readonly string[] = ['article:modified_time', 'og:updated_time']

/** The members of JSON-LD that may have the entity of the page. */
const MOST_DEPTH = 4

/** What a page says to people, as a fingerprint, and when it says that it was changed. */
export class PageContent {
  readonly #main = new TextFingerprint()
  readonly #body = new TextFingerprint()
  #hasMain = false
  #description = ''
  /** In seconds since 1970, by a `meta` or else by JSON-LD; `null` if it says none. */
  #ofMeta: number | null = null
  #ofJsonLd: number | null = null

  addText(text: string, isMain: boolean): void {
    this.#hasMain ||= isMain
    const fingerprint = isMain ? this.#main : this.#body
    fingerprint.add(text)
    // So that tags between words make no difference.
    fingerprint.add(' ')
  }

  addMeta({ name, content, section }: PageMeta): void {
    if (section !== 'head' && section !== 'body') return
    if (name === 'description' && this.#description === '') {
      this.#description = content.replace(/\s+/g, ' ').trim()
    }
    if (MODIFIED.includes(name)) this.#ofMeta ??= secondsOf(content)
  }

  addJsonLd(text: string): void {
    if (this.#ofJsonLd !== null || !text.includes('dateModified')) return
    try {
      this.#ofJsonLd = dateModified(JSON.parse(text), 0)
    } catch {
      // What is not JSON says nothing.
    }
  }

  get modified(): number | null {
    return this.#ofMeta ?? this.#ofJsonLd
  }

  /** The fingerprint of the title, the description and the main text. */
  fingerprint({ titles }: PageFacts): readonly [high: number, low: number] {
    const title = titles.find(({ text, section }) => text !== '' && section !== 'template')
    const all = new TextFingerprint()
    const [high, low] = (this.#hasMain ? this.#main : this.#body).end()
    all.add([title?.text ?? '', this.#description, high, low].join('\n'))
    return all.end()
  }
}

/** The first `dateModified` of the objects in JSON-LD, those of the page before those in them; `null` if there is none. */
function dateModified(value: unknown, depth: number): number | null {
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH) return null
  if (!Array.isArray(value) && 'dateModified' in value) {
    const date = value.dateModified
    return typeof date === 'string' ? secondsOf(date) : null
  }
  const inner = Array.isArray(value) ? value : '@graph' in value ? [value['@graph']] : []
  for (const item of inner) {
    const date = dateModified(item, depth + 1)
    if (date !== null) return date
  }
  return null
}

/** `null` for what is not a date with at least a day. */
function secondsOf(text: string): number | null {
  const date = parseW3cDate(text.trim())
  if (date === null || date.granularity === 'year' || date.granularity === 'month') return null
  return date.minutes * 60 + date.seconds
}
