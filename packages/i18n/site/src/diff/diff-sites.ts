import type { URLNormalizationOptions } from '@waymark/i18n-validation'
import { BOOLEAN, checkOptions, type OptionTable, RECORD } from '@waymark/infra/options'
import type { SitemapAlternate } from '@waymark/sitemap'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { CanonicalForm } from '../canonical-form.ts'
import { DATABASE_OPTIONS } from '../database/database-options.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import type { SiteFiles } from '../site-files.ts'
import { type ListedPages, listPages, type UnseenFigures } from './listed-pages.ts'
import { changedMembers, type MemberChange, type MemberValues } from './members.ts'
import { type NumberedLink, PageStrings, PageTable } from './page-table.ts'

/** Options for comparing two versions of a site. */
export interface DiffOptions {
  /**
   * How URLs are compared, and how those of databases are normalised. What it does not say is as in the `canonical` of the
   * databases, or else as in `SAFE_URL_NORMALIZATION`.
   */
  readonly config?: URLNormalizationOptions | undefined
  /** Whether databases may have hosts that no visitor reaches, for sites under test. Default `false`. */
  readonly allowUnreachableHosts?: boolean | undefined
  /** The form of databases. Default: it is recognised by their beginning. It has no effect on sitemaps in XML. */
  readonly inputFormat?: DatabaseForm | undefined
}

export const DIFF_OPTIONS: OptionTable<DiffOptions> = {
  // The validation checks its members.
  config: RECORD,
  allowUnreachableHosts: BOOLEAN,
  inputFormat: DATABASE_OPTIONS.inputFormat,
}

/** What was read of one version. */
export interface SideFigures extends UnseenFigures {
  readonly form: 'database' | 'sitemap'
  /** Distinct pages. */
  readonly pages: number
  /** Entries without a usable URL, which are not compared. */
  readonly unusable: number
  /** Entries that repeat an earlier page. The first entry of a page counts. */
  readonly repeated: number
}

/** How many differences there are. */
export interface DiffCounts {
  /** Pages that only the new version has. */
  readonly added: number
  /** Pages that only the old version has. */
  readonly removed: number
  /** Pages of both versions with a different member, or with other alternates. */
  readonly changed: number
  /** For each member, the changed pages in which it is different. */
  readonly members: Readonly<Partial<Record<MemberChange['name'], number>>>
  /** Alternates that appeared on changed pages. Those of added pages are not counted. */
  readonly alternatesAdded: number
  /** Alternates that disappeared from changed pages. Those of removed pages are not counted. */
  readonly alternatesRemoved: number
}

/** A page that only one version has. */
export interface DiffPage extends MemberValues {
  readonly loc: string
  /** All alternates, with the page itself if it has a language. */
  readonly alternates: readonly SitemapAlternate[]
}

/** A page of both versions that is different. */
export interface ChangedPage {
  /** As the new version has it. */
  readonly loc: string
  readonly members: readonly MemberChange[]
  readonly alternatesAdded: readonly SitemapAlternate[]
  readonly alternatesRemoved: readonly SitemapAlternate[]
}

/** The differences between two versions of a site. Each list is computed while it is read, and can be read several times. */
export interface SiteDiff {
  readonly before: SideFigures
  readonly after: SideFigures
  readonly counts: DiffCounts
  /** Whether the versions have the same pages with the same members and alternates. */
  readonly isEmpty: boolean
  /** Pages that only the new version has, in its order. */
  added(): Generator<DiffPage, void, undefined>
  /** Pages that only the old version has, in its order. */
  removed(): Generator<DiffPage, void, undefined>
  /** Pages of both versions that are different, in the order of the new version. */
  changed(): Generator<ChangedPage, void, undefined>
  /**
   * The serialised URLs of added, changed and removed pages, in this order. If a page has another URL than before, it has
   * both.
   */
  urls(): Generator<string, void, undefined>
}

/**
 * Compares two versions of a site: the pages that were added, removed and changed, and the alternates that appeared and
 * disappeared. Each version is a database, as `buildSite` would publish it, or sitemaps.
 *
 * Two URLs with one canonical form are one page. Of several entries for a page, the first counts. The order of pages and of
 * alternates makes no difference.
 *
 * @param before - The old version: a database in one or several files, or any number of sitemaps and folders.
 * @param after - The new version, in the same way. It may be in another form than the old one.
 * @throws {FileError} If a file cannot be read to its end, or a sitemap of an index is missing: its pages would look like
 *   removed ones. Also if both versions are databases that are published in different canonical forms.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { diffSites } from '@waymark/site'
 * import { diskFiles } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * const [before, after] = ['before.txt', 'after.txt'].map((name) => join(folder, name))
 * await writeFile(before, 'https://a.example/1\nhttps://a.example/2\n')
 * await writeFile(after, 'https://a.example/3\nhttps://a.example/2\n')
 * const diff = await diffSites([before], [after], diskFiles())
 * Array.from(diff.added(), ({ loc }) => loc) // => ['https://a.example/3']
 * Array.from(diff.removed(), ({ loc }) => loc) // => ['https://a.example/1']
 * await rm(folder, { recursive: true })
 * ```
 */
export async function diffSites(
  before: readonly string[],
  after: readonly string[],
  files: SiteFiles,
  options: DiffOptions = {},
): Promise<SiteDiff> {
  options = checkOptions(options, DIFF_OPTIONS)
  const { config: given, allowUnreachableHosts = false, inputFormat } = options
  const forms = { old: new CanonicalForm(given), young: new CanonicalForm(given) }
  const listing = { allowUnreachableHosts, inputFormat }
  const old = listPages(before, files, { ...listing, canonical: forms.old })
  const young = listPages(after, files, { ...listing, canonical: forms.young })
  try {
    // With the first page of each version, its form is known.
    const first = { old: await old.pages.next(), young: await young.pages.next() }
    const strings = new PageStrings(forms.old.joinedWith(forms.young).match)
    return new Comparison(
      strings,
      await readSide(old, first.old, strings),
      await readSide(young, first.young, strings),
    )
  } finally {
    // Closes what is open if there was an error.
    for (const { pages } of [old, young]) await pages.return(undefined as never)
  }
}

interface Side {
  readonly table: PageTable
  readonly figures: SideFigures
}

async function readSide(
  { pages, unseen }: ListedPages,
  first: Awaited<ReturnType<ListedPages['pages']['next']>>,
  strings: PageStrings,
): Promise<Side> {
  const table = new PageTable(strings)
  let repeated = 0
  for (let next = first; ; next = await pages.next()) {
    if (next.done === true) {
      return { table, figures: { ...next.value, ...unseen, pages: table.length, repeated } }
    }
    if (!table.add(next.value)) repeated++
  }
}

class Comparison implements SiteDiff {
  readonly before: SideFigures
  readonly after: SideFigures
  readonly counts: DiffCounts
  readonly #strings: PageStrings
  readonly #old: PageTable
  readonly #young: PageTable

  constructor(strings: PageStrings, old: Side, young: Side) {
    this.#strings = strings
    this.#old = old.table
    this.#young = young.table
    this.before = old.figures
    this.after = young.figures
    this.counts = this.#count()
  }

  get isEmpty(): boolean {
    const { added, removed, changed } = this.counts
    return added + removed + changed === 0
  }

  *added(): Generator<DiffPage, void, undefined> {
    for (const page of missingIn(this.#old, this.#young)) yield this.#pageOf(this.#young, page)
  }

  *removed(): Generator<DiffPage, void, undefined> {
    for (const page of missingIn(this.#young, this.#old)) yield this.#pageOf(this.#old, page)
  }

  *changed(): Generator<ChangedPage, void, undefined> {
    const old = this.#old
    const young = this.#young
    for (let page = 0; page < young.length; page++) {
      const earlier = old.find(young.keyOf(page))
      const changed = earlier === -1 ? null : this.#compare(earlier, page)
      if (changed !== null) yield changed
    }
  }

  *urls(): Generator<string, void, undefined> {
    for (const { loc } of this.added()) yield serialized(loc)
    for (const { loc, members } of this.changed()) {
      const url = serialized(loc)
      yield url
      const written = members.find(({ name }) => name === 'loc')
      const earlier = written === undefined ? url : serialized(String(written.before))
      if (earlier !== url) yield earlier
    }
    for (const { loc } of this.removed()) yield serialized(loc)
  }

  #count(): DiffCounts {
    const count = { added: 0, removed: 0, changed: 0, alternatesAdded: 0, alternatesRemoved: 0 }
    const members: Partial<Record<MemberChange['name'], number>> = {}
    for (const _ of missingIn(this.#old, this.#young)) count.added++
    for (const _ of missingIn(this.#young, this.#old)) count.removed++
    for (const page of this.changed()) {
      count.changed++
      count.alternatesAdded += page.alternatesAdded.length
      count.alternatesRemoved += page.alternatesRemoved.length
      for (const { name } of page.members) members[name] = (members[name] ?? 0) + 1
    }
    return { ...count, members }
  }

  #pageOf(table: PageTable, page: number): DiffPage {
    return {
      loc: this.#strings.url(table.loc(page)),
      ...this.#strings.members(table.members(page)),
      alternates: table.links(page).map((link) => this.#alternateOf(link)),
    }
  }

  #alternateOf({ lang, target }: NumberedLink): SitemapAlternate {
    return { lang: this.#strings.lang(lang), loc: this.#strings.url(target) }
  }

  /** Compares the two entries of a page; `null` if they say the same. */
  #compare(earlier: number, page: number): ChangedPage | null {
    const strings = this.#strings
    const members: MemberChange[] = []
    const [oldLoc, loc] = [this.#old.loc(earlier), this.#young.loc(page)]
    if (oldLoc !== loc) {
      members.push({ name: 'loc', before: strings.url(oldLoc), after: strings.url(loc) })
    }
    const [oldMembers, ownMembers] = [this.#old.members(earlier), this.#young.members(page)]
    if (oldMembers !== ownMembers) {
      members.push(...changedMembers(strings.members(oldMembers), strings.members(ownMembers)))
    }
    const [oldLinks, links] = [this.#old.links(earlier), this.#young.links(page)]
    const [appeared, disappeared] = isSameList(oldLinks, links)
      ? [[], []]
      : [this.#without(links, oldLinks), this.#without(oldLinks, links)]
    if (members.length + appeared.length + disappeared.length === 0) return null
    return {
      loc: strings.url(loc),
      members,
      alternatesAdded: appeared.map((link) => this.#alternateOf(link)),
      alternatesRemoved: disappeared.map((link) => this.#alternateOf(link)),
    }
  }

  /** The links that are not in the other list. */
  #without(
    links: readonly NumberedLink[],
    others: readonly NumberedLink[],
  ): readonly NumberedLink[] {
    const keys = new Set(others.map((link) => this.#strings.linkKeyOf(link)))
    return links.filter((link) => !keys.has(this.#strings.linkKeyOf(link)))
  }
}

/** The pages of a table that another does not have. */
function* missingIn(other: PageTable, table: PageTable): Generator<number, void, undefined> {
  for (let page = 0; page < table.length; page++) {
    if (other.find(table.keyOf(page)) === -1) yield page
  }
}

/** Whether two lists of links are written in the same way, as nearly all are. */
function isSameList(a: readonly NumberedLink[], b: readonly NumberedLink[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ lang, target }, at) => lang === b[at]!.lang && target === b[at]!.target)
  )
}

/** Readers and the validation let only URLs through. */
function serialized(loc: string): string {
  return serializeUrl(parseUrl(loc)!)
}
