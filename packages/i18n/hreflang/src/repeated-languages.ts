import { IntList, type Ints } from './int-list.ts'
import { formOfLink, type Site } from './site.ts'
import type { TableMemory } from './table-memory.ts'

/** A language that appears more than once in one entry. */
export interface Repetition {
  readonly entry: number
  /** The first link with that language. */
  readonly first: number
  /** The link that repeats or contradicts it. */
  readonly link: number
}

/** The languages that entries list more than once. */
export interface RepeatedLanguages {
  /** Languages that an entry lists twice with the same page; one item for each entry and language. */
  readonly duplicates: Iterable<Repetition>
  /** Languages that an entry lists with different pages; one item for each entry and language. */
  readonly conflicts: Iterable<Repetition>
  /** 1 for each entry that contradicts itself. */
  readonly contradicts: Ints
}

/**
 * Finds languages that appear more than once in an entry, ignoring case and links with unusable URLs. It takes linear
 * time, even for one entry with a million links.
 */
export function findRepeatedLanguages(site: Site): RepeatedLanguages {
  const duplicates = new RepetitionList(site.urls.memory)
  const conflicts = new RepetitionList(site.urls.memory)
  const contradicts = new IntList(site.urls.memory).padTo(site.entryCount, 0)
  const firstLink = new Int32Array(site.keys.length).fill(-1)
  for (let entry = 0; entry < site.entryCount; entry++) {
    const start = site.linkStart.get(entry)
    let repeated: Map<number, Set<number>> | null = null
    let reported: Set<number> | null = null
    for (let link = start; link < site.linkStart.get(entry + 1); link++) {
      const page = formOfLink(site, link)
      if (page < 0) continue
      const key = site.valueKey.get(site.linkValue.get(link))
      const first = firstLink[key]!
      // Links are numbered across entries, so a smaller number is from an earlier entry.
      if (first < start) {
        firstLink[key] = link
        continue
      }
      repeated ??= new Map()
      let pages = repeated.get(key)
      if (pages === undefined) {
        pages = new Set([formOfLink(site, first)])
        repeated.set(key, pages)
      }
      if (!pages.has(page)) {
        if (pages.size === 1) conflicts.push({ entry, first, link })
        contradicts.set(entry, 1)
        pages.add(page)
      } else if (!reported?.has(key) && !repeatsImplied(site, entry, first, link)) {
        duplicates.push({ entry, first, link })
        reported ??= new Set()
        reported.add(key)
      }
    }
  }
  return { duplicates, conflicts, contradicts }
}

/** A site may have millions of repetitions, so they are kept outside the heap of the engine. */
class RepetitionList implements Iterable<Repetition> {
  readonly #numbers: IntList

  constructor(memory: TableMemory | null) {
    this.#numbers = new IntList(memory)
  }

  push({ entry, first, link }: Repetition): void {
    this.#numbers.push(entry)
    this.#numbers.push(first)
    this.#numbers.push(link)
  }

  *[Symbol.iterator](): Iterator<Repetition> {
    const numbers = this.#numbers
    for (let at = 0; at < numbers.length; at += 3) {
      yield { entry: numbers.get(at), first: numbers.get(at + 1), link: numbers.get(at + 2) }
    }
  }
}

/** Whether the link is the self link that a database entry with `lang` may write once although `lang` implies it. */
function repeatsImplied(site: Site, entry: number, first: number, link: number): boolean {
  if (site.implied.get(entry) === 0 || first !== site.linkStart.get(entry)) return false
  const key = site.valueKey.get(site.linkValue.get(link))
  const page = formOfLink(site, link)
  for (let earlier = first + 1; earlier < link; earlier++) {
    const isSame = site.valueKey.get(site.linkValue.get(earlier)) === key
    if (isSame && formOfLink(site, earlier) === page) return false
  }
  return true
}
