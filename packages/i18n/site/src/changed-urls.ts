import { IntList, keyOfMatch, type NormalizeForMatching, type UrlTable } from '@waymark/hreflang'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { serializePath, type UrlRecord } from '@waymark/url-parser'
import { type CanonicalForm, exactMatcher } from './canonical-form.ts'
import type { AcceptedPage } from './page.ts'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from './site-problem.ts'

/** What a canonical form can take from a URL, or add to it, that may distinguish pages. */
type Change = 'slash' | 'query' | 'fragment'

/** The URLs that a canonical form changes in more than the spelling, and the pages that become one by it. */
export class ChangedUrls {
  readonly #canonical: CanonicalForm
  readonly #exact: NormalizeForMatching = exactMatcher()
  readonly #table: UrlTable
  /**
   * For the number of each URL, as a canonical one: 1 and the number of the exact one that was first; and as an exact one: `SEEN`,
   * which is the lowest bit, if an entry has it.
   */
  readonly #facts: IntList
  readonly #pages = new ChangeCounts()
  readonly #links = new ChangeCounts()
  /** For the numbers of the canonical URLs of several pages: how many entries were reported. */
  readonly #merged = new Map<number, number>()
  #mergedEntries = 0

  /** @param table - Where the URLs are kept. */
  constructor(canonical: CanonicalForm, table: UrlTable) {
    this.#canonical = canonical
    this.#table = table
    this.#facts = new IntList(table.memory)
  }

  /** How many entries have a URL of their own, and the canonical URL of an earlier entry. */
  get merged(): number {
    return this.#mergedEntries
  }

  /**
   * Adds the URL of an entry.
   *
   * @param at - Where it is.
   * @returns The problem if an earlier entry has another URL that becomes the same one.
   */
  add(page: AcceptedPage, at: () => SiteProblemDetails): SiteProblem | null {
    const { written, record, data } = page
    const changes = changesBy(page)
    this.#pages.add(changes)
    const canonical = this.#table.add(keyOfMatch(page.match) ?? data)
    const exact =
      changes.length === 0
        ? canonical
        : this.#table.add(keyOfMatch(this.#exact(written, record)) ?? data)
    const facts = this.#facts.padTo(Math.max(canonical, exact) + 1, 0)
    const first = (facts.get(canonical) >> 1) - 1
    if (first === NONE) facts.set(canonical, 2 * (exact + 1) + (facts.get(canonical) & SEEN))
    const isRepeated = (facts.get(exact) & SEEN) !== 0
    facts.set(exact, facts.get(exact) | SEEN)
    if (first === NONE || isRepeated) return null
    this.#mergedEntries++
    const before = this.#merged.get(canonical) ?? 0
    if (before > 0 || this.#merged.size < MAX_MERGED) this.#merged.set(canonical, before + 1)
    const message = sentence(
      '{url:quote} and {earlier:quote} become one page, {canonical:quote}.',
      {
        url: this.#table.text(exact),
        earlier: this.#table.text(first),
        canonical: this.#table.text(canonical),
      },
    )
    return siteProblem('pages-merged', message, at())
  }

  /** Returns a problem without what is already said of the entries of its page; `null` if it says nothing else. */
  restOf(problem: SiteProblem): SiteProblem | null {
    const { code, loc, entries = 2 } = problem
    const merged =
      code === 'duplicate-loc' && loc !== undefined
        ? (this.#merged.get(this.#table.find(loc)) ?? 0)
        : 0
    if (merged === 0) return problem
    const repeated = entries - 1 - merged
    if (repeated === 0) return null
    const { edits: _, leftOut, ...rest } = problem
    return leftOut === undefined ? rest : { ...rest, leftOut: { entries: repeated } }
  }

  /** Adds the URLs of the links of an entry. */
  addLinks(pages: readonly AcceptedPage[]): void {
    for (const page of pages) this.#links.add(changesBy(page))
  }

  /** Returns a problem for each kind of change that is not rare: of pages or, if it is not one of them, of links. */
  *problems(at: SiteProblemDetails): Generator<SiteProblem, void, undefined> {
    const isAdded = this.#canonical.config.trailingSlash === 'always'
    for (const change of CHANGES) {
      const isOfPages = isTold(change, this.#pages)
      if (!isOfPages && !isTold(change, this.#links)) continue
      const counts = isOfPages ? this.#pages : this.#links
      const say = (isOfPages ? OF_PAGES : OF_LINKS)[
        change === 'slash' && isAdded ? 'added' : change
      ]
      const message = say({ changed: counts.of(change), urls: counts.urls })
      const remedy = change === 'fragment' ? { remedy: WITHOUT_FRAGMENT } : {}
      yield siteProblem('urls-changed', message, { ...at, ...remedy })
    }
  }
}

/** How many URLs are changed. */
class ChangeCounts {
  readonly #changed: Record<Change, number> = { slash: 0, query: 0, fragment: 0 }
  urls = 0

  add(changes: readonly Change[]): void {
    this.urls++
    for (const change of changes) this.#changed[change]++
  }

  of(change: Change): number {
    return this.#changed[change]
  }
}

const CHANGES: readonly Change[] = ['slash', 'query', 'fragment']

/** Whether a form changes more than one URL in twenty, or takes a fragment. */
function isTold(change: Change, counts: ChangeCounts): boolean {
  const changed = counts.of(change)
  return change === 'fragment' ? changed > 0 : changed * 20 > counts.urls
}

type SayChange = (facts: { readonly changed: number; readonly urls: number }) => Sentence

const OF_PAGES: Readonly<Record<Change | 'added', SayChange>> = {
  added: (facts) =>
    sentence('{changed} of {urls} {urls|URL|URLs} {changed|gets|get} a trailing slash.', {
      detail: 'slash-added',
      ...facts,
    }),
  slash: (facts) =>
    sentence('{changed} of {urls} {urls|URL|URLs} {changed|loses its|lose their} trailing slash.', {
      detail: 'slash',
      ...facts,
    }),
  query: (facts) =>
    sentence('{changed} of {urls} {urls|URL|URLs} {changed|loses its|lose their} query.', {
      detail: 'query',
      ...facts,
    }),
  fragment: (facts) =>
    sentence('{changed} of {urls} {urls|URL|URLs} {changed|loses its|lose their} fragment.', {
      detail: 'fragment',
      ...facts,
    }),
}

const OF_LINKS: typeof OF_PAGES = {
  added: (facts) =>
    sentence('The URLs of {changed} of {urls} {urls|alternate|alternates} get a trailing slash.', {
      detail: 'slash-added',
      ...facts,
    }),
  slash: (facts) =>
    sentence(
      'The URLs of {changed} of {urls} {urls|alternate|alternates} lose their trailing slash.',
      { detail: 'slash', ...facts },
    ),
  query: (facts) =>
    sentence('The URLs of {changed} of {urls} {urls|alternate|alternates} lose their query.', {
      detail: 'query',
      ...facts,
    }),
  fragment: (facts) =>
    sentence('The URLs of {changed} of {urls} {urls|alternate|alternates} lose their fragment.', {
      detail: 'fragment',
      ...facts,
    }),
}

/** Every named form removes it. */
const WITHOUT_FRAGMENT: Sentence = sentence(
  'Remove the fragments. The URLs of pages must differ in more than the fragment.',
)

const NONE = -1
const SEEN = 1
/** For more pages, `duplicate-loc` may say the same again. */
const MAX_MERGED = 100_000

function changesBy({ written, record, normal, data }: AcceptedPage): readonly Change[] {
  if (written === data) return []
  const { query, fragment } = record
  return [
    ...(slashesAtEnd(record) === slashesAtEnd(normal) ? [] : (['slash'] as const)),
    ...(query === null || normal.query !== null ? [] : (['query'] as const)),
    ...(fragment === null || normal.fragment !== null ? [] : (['fragment'] as const)),
  ]
}

/** How many slashes are at the end of a path. The root of a site can have several, too. */
function slashesAtEnd(url: UrlRecord): number {
  const path = serializePath(url)
  let start = path.length
  while (path[start - 1] === '/') start--
  return path.length - start
}
