import { fitsOneIndex, type SitemapLimits } from '../protocol/limits.ts'
import { tooManySitemaps } from './index-writer.ts'
import { type PartForm, PartWriter, PIECE } from './part-writer.ts'
import type {
  EntryOfPart,
  FinishedPart,
  PartArrangement,
  PartOfGroup,
  SplitEvent,
} from './split-event.ts'

/** The size of a part of an earlier set, as it was published. */
export interface EarlierPart {
  readonly urls: number
  /** Before compression. */
  readonly bytes: number
  /** Which part of a group it is. A page of another group does not stay in it. */
  readonly group?: PartOfGroup
}

/** The parts of an earlier set, in which pages keep their places. */
export interface EarlierParts {
  /** The parts by their numbers, from 1; those of groups are numbered in any order. */
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
 *
 * Groups have parts of their own, in each of which this is so.
 */
export class KeptParts implements PartArrangement {
  readonly #form: PartForm
  readonly #earlier: EarlierParts
  readonly #parts = new Map<number, KeptPart>()
  /** By their names; a set without groups has one that is `undefined`. */
  readonly #groups = new Map<string | undefined, Group>()
  /** The highest number of a part. */
  #last = 0
  #count: number
  #held = 0

  constructor(form: PartForm, earlier: EarlierParts) {
    this.#form = form
    this.#earlier = earlier
    this.#count = earlier.parts.size
    for (const [part, { group }] of earlier.parts) {
      this.#last = Math.max(this.#last, part)
      this.#groupOf(group?.name).addEarlier(part, group?.number ?? part)
    }
    for (const group of this.#groups.values()) group.findEmptiest(form.limits, earlier.parts)
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
    if (parts.length === 0) {
      // A set without pages has one empty file, which belongs to no group.
      parts.push(new KeptPart(Math.max(1, this.#last), new PartWriter(this.#form), null))
    }
    return parts.sort(inOrder).map((part) => {
      const { number, writer, group } = part
      if (writer.held > 0) this.#takeEntries(part, events)
      const { urls, links, lastmod, bytes } = writer
      events.push({ type: 'frame', part: number, ...writer.frame() })
      events.push({ type: 'part', part: number, urls, bytes })
      const figures = { part: number, urls, links, lastmod, bytes }
      return group === undefined ? figures : { ...figures, group }
    })
  }

  /** `null` if the entry is too large for any part. */
  #place(entry: EntryOfPart): KeptPart | null {
    const group = this.#groupOf(entry.group)
    const known = this.#earlier.partOf(entry.written.href)
    if (known !== 0 && this.#earlier.parts.get(known)?.group?.name === entry.group) {
      const part = this.#part(known)
      if (part.addKept(entry)) return part
    }
    const newest = group.newest === 0 ? null : this.#part(group.newest)
    if (newest?.addNew(entry, this.#form.limits) === true) return newest
    const empty = new PartWriter(this.#form)
    if (!empty.add(entry.written, entry.lastmod)) return null
    const { emptiest } = group
    for (let number = emptiest.at(-1); number !== undefined; number = emptiest.at(-1)) {
      const part = this.#part(number)
      if (part.addNew(entry, this.#form.limits)) return part
      emptiest.pop()
    }
    if (!fitsOneIndex(this.#count + 1)) return this.#anyWithRoom(entry, group)
    this.#count++
    this.#last++
    const number = group.begin(this.#last)
    const own = entry.group === undefined ? undefined : { name: entry.group, number }
    const part = new KeptPart(this.#last, empty, own === undefined ? null : { group: own })
    this.#parts.set(part.number, part)
    return part
  }

  /** The index cannot name more parts: what is left is the room of pages that were removed. */
  #anyWithRoom(entry: EntryOfPart, { earlier }: Group): KeptPart {
    for (const number of earlier) {
      const part = this.#part(number)
      if (part.addNew(entry, this.#form.limits)) return part
    }
    throw tooManySitemaps()
  }

  #groupOf(name: string | undefined): Group {
    let group = this.#groups.get(name)
    if (group === undefined) {
      group = new Group()
      this.#groups.set(name, group)
    }
    return group
  }

  #part(number: number): KeptPart {
    let part = this.#parts.get(number)
    if (part === undefined) {
      const earlier = this.#earlier.parts.get(number) ?? null
      part = new KeptPart(number, new PartWriter(this.#form), earlier)
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

/** The parts of a group, or all parts of a set without groups. */
class Group {
  /** The parts of the earlier set. */
  readonly earlier: number[] = []
  /** Parts at least half of which is free; those with the most pages first, because the last one is taken. */
  readonly emptiest: number[] = []
  /** The part for new pages; 0 if there is none. */
  newest = 0
  /** The number of the newest part in the group. */
  #number = 0

  addEarlier(part: number, number: number): void {
    this.earlier.push(part)
    if (number <= this.#number) return
    this.newest = part
    this.#number = number
  }

  findEmptiest({ maxUrls, maxBytes }: SitemapLimits, parts: EarlierParts['parts']): void {
    const isHalfFree = (part: number): boolean => {
      const { urls, bytes } = parts.get(part)!
      return part !== this.newest && urls * 2 <= maxUrls && bytes * 2 <= maxBytes
    }
    this.emptiest.push(...this.earlier.filter(isHalfFree))
    this.emptiest.sort((a, b) => parts.get(b)!.urls - parts.get(a)!.urls)
  }

  /** Begins a part, and returns its number in the group. */
  begin(part: number): number {
    this.newest = part
    return ++this.#number
  }
}

/** Groups by their names, so that the index does not depend on the order of the pages. */
function inOrder(a: KeptPart, b: KeptPart): number {
  const [one = '', other = ''] = [a.group?.name, b.group?.name]
  if (one !== other) return one < other ? -1 : 1
  return (a.group?.number ?? a.number) - (b.group?.number ?? b.number)
}

/** A part that is being written, with room for the pages that it had. */
class KeptPart {
  readonly number: number
  readonly writer: PartWriter
  readonly group: PartOfGroup | undefined
  /** How much of what it holds is counted. */
  counted = 0
  /** What is expected of the pages that it had and that have not come yet. */
  #urls: number
  #bytes: number

  constructor(number: number, writer: PartWriter, earlier: Partial<EarlierPart> | null) {
    this.number = number
    this.writer = writer
    this.group = earlier?.group
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
