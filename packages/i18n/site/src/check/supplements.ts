import { type Check, IntList, type TableMemory } from '@waymark/hreflang'
import type { SitemapEntry } from '@waymark/sitemap'
import { extensions } from '@waymark/sitemap/extensions'

/**
 * Knows which pages are in several sitemaps because each adds something: a list of pages, and others with their videos, images
 * or news. Such entries do not repeat each other.
 */
export class Supplements {
  /** The number of its file times `#media`, plus a bit for each extension that it has. */
  readonly #entries: IntList
  readonly #media = 2 ** extensions.length
  #file = -1

  constructor(memory: TableMemory | undefined) {
    this.#entries = new IntList(memory)
  }

  startFile(): void {
    this.#file++
  }

  /** Adds the next entry that is audited. */
  add(entry: Pick<SitemapEntry, 'images' | 'videos' | 'news'>): void {
    const bits = extensions.map(({ member }, at) => (entry[member] === undefined ? 0 : 2 ** at))
    this.#entries.push(bits.reduce((sum, bit) => sum + bit, this.#file * this.#media))
  }

  /** A check of pages without the findings of those whose entries are in files of their own and have different media. */
  leaveOut(check: Check): Check {
    const areDifferent = this.#areDifferent.bind(this)
    return {
      ...check,
      *find(site) {
        for (const details of check.find(site)) {
          const page = site.urls.find(details.loc ?? '')
          const entries = function* () {
            let entry = page < 0 ? -1 : site.formEntry.get(page)
            for (; entry !== -1; entry = site.nextEntry.get(entry)) yield entry
          }
          if (!areDifferent(entries())) yield details
        }
      },
    }
  }

  #areDifferent(entries: Iterable<number>): boolean {
    const files = new Set<number>()
    const media = new Set<number>()
    for (const entry of entries) {
      const known = this.#entries.get(entry)
      const file = Math.floor(known / this.#media)
      if (files.has(file) || media.has(known % this.#media)) return false
      files.add(file)
      media.add(known % this.#media)
    }
    return true
  }
}
