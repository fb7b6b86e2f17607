import { fitsOneIndex } from '../protocol/limits.ts'
import { tooManySitemaps } from './index-writer.ts'
import { type PartForm, PartWriter } from './part-writer.ts'
import type { EntryOfPart, FinishedPart, PartArrangement, SplitEvent } from './split-event.ts'

/** One part after the other: an entry that does not fit begins the next one. Only the current part is in memory. */
export class PartSequence implements PartArrangement {
  readonly #form: PartForm
  readonly #parts: FinishedPart[] = []
  #writer: PartWriter

  constructor(form: PartForm) {
    this.#form = form
    this.#writer = new PartWriter(form)
  }

  add({ written, lastmod }: EntryOfPart, events: SplitEvent[]): number {
    if (!this.#writer.add(written, lastmod)) {
      // A fresh part first: an entry that fits nowhere must not end the one being written.
      const next = new PartWriter(this.#form)
      if (!next.add(written, lastmod)) return 0
      if (!fitsOneIndex(this.#parts.length + 2)) throw tooManySitemaps()
      this.#endPart(events)
      this.#writer = next
    }
    const part = this.#parts.length + 1
    const text = this.#writer.take()
    if (text !== '') events.push({ type: 'text', part, text })
    return part
  }

  end(events: SplitEvent[]): readonly FinishedPart[] {
    this.#endPart(events)
    return this.#parts
  }

  #endPart(events: SplitEvent[]): void {
    const { urls, links, lastmod, bytes } = this.#writer
    const part = this.#parts.length + 1
    events.push({ type: 'text', part, text: this.#writer.end() })
    events.push({ type: 'part', part, urls, bytes })
    this.#parts.push({ part, urls, links, lastmod, bytes })
  }
}
