import { count, counted } from '@waymark/infra/internal'
import type { ChangedPage, DiffPage, SiteDiff } from '@waymark/site'
import type { Io } from '../io.ts'
import { safeText } from '../terminal/safe-text.ts'
import type { Paint } from '../terminal/style.ts'

/** How many pages of a list are shown, and how many alternates of a page, unless all are wanted. */
const SHOWN = 20

/** The differences for people: the counts, and then a list of each kind. */
export function* diffLines(found: SiteDiff, isWhole: boolean, io: Io): Generator<string, void> {
  if (found.isEmpty) {
    yield io.paint('green', 'No differences.')
    return
  }
  yield* countLines(found)
  const shown: Shown = { most: isWhole ? Number.POSITIVE_INFINITY : SHOWN, paint: io.paint }
  const { added, removed, changed } = found.counts
  const asLine = { ...shown, linesOf: pageLine }
  yield* listLines('Added', added, found.added(), asLine)
  yield* listLines('Removed', removed, found.removed(), asLine)
  const linesOf = (page: ChangedPage) => changeLines(page, shown)
  yield* listLines('Changed', changed, found.changed(), { ...shown, linesOf })
}

function* countLines({ counts }: SiteDiff): Generator<string, void> {
  const { added, removed, changed, members, alternatesAdded, alternatesRemoved } = counts
  yield `${counted(added, 'page')} added, ${count(removed)} removed, ${count(changed)} changed`
  const parts = Object.entries(members).map(([name, pages]) => `${nameOf(name)} of ${count(pages)}`)
  if (parts.length > 0) yield `Changed: ${parts.join(', ')}`
  if (alternatesAdded + alternatesRemoved === 0) return
  const appeared = counted(alternatesAdded, 'alternate')
  yield `On changed pages, ${appeared} appeared and ${count(alternatesRemoved)} disappeared`
}

/** The beginning of a list under its heading, and how many pages follow. */
function* listLines<Page>(
  heading: string,
  length: number,
  pages: Iterable<Page>,
  { linesOf, most, paint }: { readonly linesOf: (page: Page) => Iterable<string> } & Shown,
): Generator<string, void> {
  if (length === 0) return
  yield ''
  yield paint('bold', heading)
  let shown = 0
  for (const page of pages) {
    if (shown === most) {
      yield `  … and ${count(length - shown)} more: --all lists them`
      return
    }
    yield* linesOf(page)
    shown++
  }
}

interface Shown {
  readonly most: number
  readonly paint: Paint
}

function pageLine({ loc, lastmod, alternates }: DiffPage): string[] {
  const details = [
    ...(lastmod === undefined ? [] : [lastmod]),
    ...(alternates.length === 0 ? [] : [counted(alternates.length, 'alternate')]),
  ]
  return [`  ${[safeText(loc, LONGEST), ...details].join('  ')}`]
}

function* changeLines(
  { loc, members, alternatesAdded, alternatesRemoved }: ChangedPage,
  { most, paint }: Shown,
): Generator<string, void> {
  yield `  ${safeText(loc, LONGEST)}`
  for (const { name, before, after } of members) {
    yield `    ${nameOf(name)}: ${valueText(before)} → ${valueText(after)}`
  }
  const lists = [
    { sign: '+', color: 'green', alternates: alternatesAdded },
    { sign: '-', color: 'red', alternates: alternatesRemoved },
  ] as const
  for (const { sign, color, alternates } of lists) {
    for (const { lang, loc: target } of alternates.slice(0, most)) {
      yield `    ${paint(color, sign)} ${safeText(lang)} ${safeText(target, LONGEST)}`
    }
    const more = alternates.length - most
    if (more > 0) yield `    ${sign} … and ${count(more)} more: --all lists them`
  }
}

/** The greatest length of a URL or a value in a line. */
const LONGEST = 2000

function nameOf(name: string): string {
  return name === 'loc' ? 'URL as written' : name
}

function valueText(value: unknown): string {
  if (value === null) return 'none'
  return safeText(typeof value === 'string' ? value : JSON.stringify(value), LONGEST)
}
