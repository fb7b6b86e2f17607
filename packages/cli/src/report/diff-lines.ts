import type { ChangedPage, DiffPage, SiteDiff } from '@waymark/site'
import type { Io } from '../io.ts'
import { listed, say } from '../speech.ts'
import { safeText } from '../terminal/safe-text.ts'
import type { Paint } from '../terminal/style.ts'

/** How many pages of a list are shown, and how many alternates of a page, unless all are wanted. */
const SHOWN = 20

/** The differences for people: the counts, and then a list of each kind. */
export function* diffLines(found: SiteDiff, isWhole: boolean, io: Io): Generator<string, void> {
  if (found.isEmpty) {
    yield io.paint('green', say('No differences.'))
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

function valueText(value: unknown): string {
  if (value === null) return say('none')
  return safeText(typeof value === 'string' ? value : JSON.stringify(value), LONGEST)
}
