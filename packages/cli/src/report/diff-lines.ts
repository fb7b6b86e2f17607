import type { ChangedPage, DiffPage, SideFigures, SiteDiff } from '@waymark/site'
import type { Io } from '../io.ts'
import { listed, say } from '../speech.ts'
import { safeText } from '../terminal/safe-text.ts'
import type { Paint } from '../terminal/style.ts'

/** How many pages of a list are shown, and how many alternates of a page, unless all are wanted. */
const SHOWN = 20

/** The differences for people: the counts, and then a list of each kind. */
export function* diffLines(found: SiteDiff, isWhole: boolean, io: Io): Generator<string, void> {
  if (found.isEmpty) {
    const isAll = [found.before, found.after].every(isCompared)
    yield isAll
      ? io.paint('green', say('No differences.'))
      : say('No differences in what is compared.')
    return
  }
  yield* countLines(found)
  const shown: Shown = { most: isWhole ? Number.POSITIVE_INFINITY : SHOWN, paint: io.paint }
  const { added, removed, changed } = found.counts
  const asLine = { ...shown, linesOf: pageLine }
  yield* listLines(say('Added'), added, found.added(), asLine)
  yield* listLines(say('Removed'), removed, found.removed(), asLine)
  const linesOf = (page: ChangedPage) => changeLines(page, shown)
  yield* listLines(say('Changed'), changed, found.changed(), { ...shown, linesOf })
}

/** Whether the comparison sees all that a version says. */
function isCompared(side: SideFigures): boolean {
  const { unusable, repeated, urlsChanged, faulty, unread = 0 } = side
  return unusable + repeated + urlsChanged + faulty + unread === 0
}

function* countLines({ counts }: SiteDiff): Generator<string, void> {
  const { added, removed, changed, members, alternatesAdded, alternatesRemoved } = counts
  yield say('{added} {added|page|pages} added, {removed} removed, {changed} changed', {
    added,
    removed,
    changed,
  })
  const parts = Object.entries(members).map(([name, pages]) =>
    say('{name} of {pages}', { name: nameOf(name), pages }),
  )
  if (parts.length > 0) yield `${say('Changed')}: ${listed(parts)}`
  if (alternatesAdded + alternatesRemoved === 0) return
  yield say(
    'On changed pages, {appeared} {appeared|alternate|alternates} appeared and {disappeared} disappeared',
    { appeared: alternatesAdded, disappeared: alternatesRemoved },
  )
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
      yield `  ${andMore(length - shown)}`
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
    ...(alternates.length === 0
      ? []
      : [say('{n} {n|alternate|alternates}', { n: alternates.length })]),
  ]
  return [`  ${[safeText(loc, LONGEST), ...details].join('  ')}`]
}

function* changeLines(
  { loc, members, alternatesAdded, alternatesRemoved }: ChangedPage,
  { most, paint }: Shown,
): Generator<string, void> {
  yield `  ${safeText(loc, LONGEST)}`
  for (const { name, before, after } of members) {
    const [old, now] = countsOf(before, after) ?? [before, after]
    yield `    ${nameOf(name)}: ${valueText(old)} → ${valueText(now)}`
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
    if (more > 0) yield `    ${sign} ${andMore(more)}`
  }
}

function andMore(n: number): string {
  return say('… and {n} more: --all lists them', { n })
}

/** The greatest length of a URL or a value in a line. */
const LONGEST = 2000

function nameOf(name: string): string {
  return name === 'loc' ? say('URL as written') : name
}

/** How many items two lists have, such as images, if that says what has changed; their values can be pages long. */
function countsOf(before: unknown, after: unknown): readonly (number | null)[] | null {
  const counts = [before, after].map((value) => (Array.isArray(value) ? value.length : null))
  const [old, now] = counts
  const areLists = [before, after].every((value) => value === null || Array.isArray(value))
  return areLists && old !== now ? counts : null
}

function valueText(value: unknown): string {
  if (value === null) return say('none')
  return safeText(typeof value === 'string' ? value : JSON.stringify(value), LONGEST)
}
