import type { SitemapExtension } from '../protocol/extension.ts'
import { fitsOneIndex, type SitemapLimits } from '../protocol/limits.ts'
import { tooManySitemaps } from './index-writer.ts'
import { PartWriter, PIECE } from './part-writer.ts'
import type { EntryOfPart, FinishedPart, PartArrangement, SplitEvent } from './split-event.ts'

/** The size of a part of an earlier set, as it was published. */
export interface EarlierPart {
  readonly urls: number
  /** Before compression. */
  readonly bytes: number
}

/** The parts of an earlier set, in which pages keep their places. */
export interface EarlierParts {
  /** The parts by their numbers, from 1. */
  readonly parts: ReadonlyMap<number, EarlierPart>
  /** The number of the part with a page, by its URL as it is written; 0 if the page is new. */
  partOf(href: string): number
}

/** The text of all parts that is held in memory, at most. More is handed over in small pieces. */
const MAX_HELD = 33_554_432

/**
 * Each page stays in its part of the earlier set, so that a change rewrites only the parts that it is in.
 *
 * A new page goes to the newest part. When that is full, it goes to a part at least half of which is free, so that the parts
 * which are rewritten for new pages are few, and at the most twice as many as a new set would have. Else a new part begins.
 * A page that no longer fits in its part is treated as a new one. Pages that leave during a run make room for the next run.
 */
export class KeptParts implements PartArrangement {
  readonly #limits: SitemapLimits
  readonly #extensions: readonly SitemapExtension[]
  readonly #earlier: EarlierParts
  readonly #parts = new Map<number, KeptPart>()
  /** Parts at least half of which is free; those with the most pages first, because the last one is taken. */
  readonly #emptiest: number[]
  #newest: number
  #count: number
  #held = 0

  constructor(
    limits: SitemapLimits,
    extensions: readonly SitemapExtension[],
    earlier: EarlierParts,
  ) {
    this.#limits = limits
    this.#extensions = extensions
    this.#earlier = earlier
    this.#count = earlier.parts.size
    this.#newest = [...earlier.parts.keys()].reduce((a, b) => Math.max(a, b), 1)
    this.#emptiest = [...earlier.parts]
      .filter(([part]) => part !== this.#newest)
      .filter(([, { urls, bytes }]) => urls * 2 <= limits.maxUrls && bytes * 2 <= limits.maxBytes)
      .sort(([, a], [, b]) => b.urls - a.urls)
      .map(([part]) => part)
  }

  add(entry: EntryOfPart, events: SplitEvent[]): number {
    const part = this.#place(entry)
    if (part === null) return 0
    // More than the length of the entry, if it declares a namespace itself.
    this.#held += part.writer.held - part.counted
    part.counted = part.writer.held
    if (part.writer.held >= PIECE) this.#takeEntries(part, events)
    if (this.#held > MAX_HELD) this.#relieve(events)
    return part.number
  }

  end(events: SplitEvent[]): readonly FinishedPart[] {
    const parts = [...this.#parts.values()].filter(({ writer }) => writer.urls > 0)
    if (parts.length === 0) parts.push(this.#part(this.#newest))
    return parts
      .sort((a, b) => a.number - b.number)
      .map((part) => {
        const { number, writer } = part
        if (writer.held > 0) this.#takeEntries(part, events)
        const { urls, links, lastmod, bytes } = writer
        events.push({ type: 'frame', part: number, ...writer.frame() })
        events.push({ type: 'part', part: number, urls, bytes })
        return { part: number, urls, links, lastmod, bytes }
      })
  }

  /** `null` if the entry is too large for any part. */
  #place(entry: EntryOfPart): KeptPart | null {
    const known = this.#earlier.partOf(entry.written.href)
    if (known !== 0) {
      const part = this.#part(known)
      if (part.addKept(entry)) return part
    }
    const newest = this.#part(this.#newest)
    if (newest.addNew(entry, this.#limits)) return newest
    const empty = new PartWriter(this.#limits, this.#extensions)
    if (!empty.add(entry.written, entry.lastmod)) return null
    for (let number = this.#emptiest.at(-1); number !== undefined; number = this.#emptiest.at(-1)) {
      const part = this.#part(number)
      if (part.addNew(entry, this.#limits)) return part
      this.#emptiest.pop()
    }
    if (!fitsOneIndex(this.#count + 1)) return this.#anyWithRoom(entry)
    this.#count++
    this.#newest++
    const part = new KeptPart(this.#newest, empty, null)
    this.#parts.set(part.number, part)
    return part
  }

  /** The index cannot name more parts: what is left is the room of pages that were removed. */
  #anyWithRoom(entry: EntryOfPart): KeptPart {
    for (const number of this.#earlier.parts.keys()) {
      const part = this.#part(number)
      if (part.addNew(entry, this.#limits)) return part
    }
    throw tooManySitemaps()
  }

  #part(number: number): KeptPart {
    let part = this.#parts.get(number)
    if (part === undefined) {
      const writer = new PartWriter(this.#limits, this.#extensions)
      part = new KeptPart(number, writer, this.#earlier.parts.get(number) ?? null)
      this.#parts.set(number, part)
    }
    return part
  }

  #takeEntries(part: KeptPart, events: SplitEvent[]): void {
    this.#held -= part.counted
    part.counted = 0
    events.push({ type: 'entries', part: part.number, text: part.writer.takeEntries() })
  }

  /** Hands over the larger half of what is held. */
  #relieve(events: SplitEvent[]): void {
    const average = this.#held / this.#parts.size
    for (const part of this.#parts.values()) {
      if (part.writer.held * 2 >= average) this.#takeEntries(part, events)
    }
  }
}

/** A part that is being written, with room for the pages that it had. */
class KeptPart {
  readonly number: number
  readonly writer: PartWriter
  /** How much of what it holds is counted. */
  counted = 0
  /** What is expected of the pages that it had and that have not come yet. */
  #urls: number
  #bytes: number

  constructor(number: number, writer: PartWriter, earlier: EarlierPart | null) {
    this.number = number
    this.writer = writer
    this.#urls = earlier?.urls ?? 0
    this.#bytes = earlier?.bytes ?? 0
  }

  addKept({ written, lastmod }: EntryOfPart): boolean {
    if (!this.writer.add(written, lastmod)) return false
    this.#urls = Math.max(0, this.#urls - 1)
    this.#bytes = Math.max(0, this.#bytes - written.xml.length)
    return true
  }

  addNew({ written, lastmod }: EntryOfPart, { maxUrls, maxBytes }: SitemapLimits): boolean {
    const limits = { maxUrls: maxUrls - this.#urls, maxBytes: maxBytes - this.#bytes }
    return this.writer.add(written, lastmod, limits)
  }
}
