import { type Cause, explain } from './cause.ts'
import { causesOf } from './causes-of.ts'
import { OURS } from './ours.ts'

/** Counts the disagreements with one function of a peer, by their causes. */
export class Tally {
  readonly name: string
  urls = 0
  differences = 0
  /** How many disagreements have a cause; one with several counts for each. */
  readonly causes = new Map<Cause, number>()

  constructor(name: string) {
    this.name = name
  }

  /** Adds the peer's answer for a URL. Gives a text for people if nothing explains a disagreement, else `null`. */
  add(url: string, theirs: string | null): string | null {
    const ours = OURS[this.name]!.run(url)
    this.urls++
    if (theirs === ours) return null
    this.differences++
    const causes = explain(url, theirs, ours, causesOf(this.name))
    for (const cause of causes ?? []) this.causes.set(cause, (this.causes.get(cause) ?? 0) + 1)
    if (causes !== null) return null
    return [`${this.name} ${JSON.stringify(url)}`, theirs, ours].map(String).join('\n  ')
  }
}

/** The counts and the verdicts as two tables in Markdown. */
export function formatTable(tallies: readonly Tally[]): string {
  const rows = tallies.map(({ name, urls, differences, causes }) => {
    const counts = [...causes].sort(([, a], [, b]) => b - a)
    const list = counts.map(([cause, count]) => `${cause.name} ${count}`).join(', ')
    return `| ${name} | \`${OURS[name]!.name}\` | ${differences} of ${urls} | ${list} |`
  })
  const verdicts = new Map(
    tallies.flatMap(({ causes }) => [...causes.keys()].map((cause) => [cause.name, cause.verdict])),
  )
  return [
    ...['| peer | here | differ | causes |', '| --- | --- | --- | --- |', ...rows, ''],
    ...['| cause | verdict |', '| --- | --- |'],
    ...[...verdicts].sort().map(([name, verdict]) => `| ${name} | ${verdict} |`),
    '',
  ].join('\n')
}
