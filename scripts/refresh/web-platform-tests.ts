import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case, Suite } from '../../conformance/suite.ts'
import { suites } from '../../conformance/suites/index.ts'
import { type Folders, filled, type Item, type PartReport, unread } from './part.ts'

/** What a test asks; all its other members say what it expects. A setter is asked of a URL, `href`. */
const QUESTION = [
  'input',
  'base',
  'pattern',
  'inputs',
  'new_value',
  'component',
  'groups',
  'left',
  'right',
]

/** By property, or under an empty name; strings in between are comments. */
type Tests = Readonly<Record<string, readonly unknown[]>>

/** A question of a file, and what the file expects, as JSON. */
interface Test {
  readonly property: string
  readonly question: string
  readonly vector: unknown
  readonly json: string
}

/** The files of the suites, as paths below the data folder. */
export const WPT_SUITES: readonly Suite[] = suites.filter(({ file }) => file.startsWith('wpt/'))

/** Compares test by test, and asks us what is new or changed. */
export async function compareWebPlatformTests(
  folders: Folders,
  progress: (text: string) => void,
): Promise<PartReport> {
  const found = WPT_SUITES.map((suite) => ({ suite, path: pathIn(folders.from, suite.file) }))
  if (found.every(({ path }) => path === null)) {
    return unread(
      'wpt',
      'none of the JSON files of url/resources and urlpattern/resources is in wpt/',
    )
  }
  const sections: PartReport['sections'][number][] = []
  const writes: PartReport['writes'][number][] = []
  const counts = { added: 0, removed: 0, changed: 0, passed: 0, failed: 0 }
  for (const { suite, path } of found) {
    if (path === null) continue
    progress(suite.file)
    const target = join(folders.data, suite.file)
    const bytes = readFileSync(path)
    const old = existsSync(target) ? readFileSync(target) : null
    if (old?.equals(bytes)) continue
    writes.push({ path: target, bytes })
    try {
      const before = old === null ? [] : testsOf(JSON.parse(old.toString('utf8')))
      const difference = compareTests(before, testsOf(JSON.parse(bytes.toString('utf8'))))
      const answers = await answersTo([...difference.added, ...difference.changed], suite, folders)
      counts.added += difference.added.length
      counts.removed += difference.removed.length
      counts.changed += difference.changed.length
      counts.passed += answers.filter(({ passes }) => passes === true).length
      counts.failed += answers.filter(({ passes }) => passes === false).length
      sections.push(
        { title: `${suite.file}: tests added`, items: difference.added.map(itemOf) },
        { title: `${suite.file}: tests removed`, items: difference.removed.map(itemOf) },
        {
          title: `${suite.file}: tests that expect something else`,
          items: difference.changed.map(itemOf),
        },
        { title: `${suite.file}: our answers to what is new`, items: answers },
      )
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      return unread('wpt', `${suite.file}: ${error.message}`)
    }
  }
  const missing = found.filter(({ path }) => path === null).map(({ suite }) => suite.file)
  const { added, removed, changed, passed, failed } = counts
  return {
    part: 'wpt',
    summary: `${writes.length} of ${found.length - missing.length} files differ: ${added} tests added, ${removed} removed, ${changed} changed; of the new ones we pass ${passed} and fail ${failed}${missing.length === 0 ? '' : `; not in the folder: ${missing.join(', ')}`}`,
    differs: writes.length > 0,
    problem: null,
    sections: filled(sections),
    writes,
    next: [
      ...(writes.length === 0
        ? []
        : ['Run pnpm conformance, and change the counts in the READMEs of url and url-pattern.']),
      ...ageWarning(folders.data, new Date()),
    ],
  }
}

const OLD = 30
const DAY = 86_400_000

/**
 * A step if the copy is older than thirty days: a test of new behaviour may be missing.
 *
 * @param data - The data folder; the newest date in its `wpt/README.md` is that of the copy.
 */
export function ageWarning(data: string, now: Date): string[] {
  const readme = join(data, 'wpt/README.md')
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : ''
  const date = (text.match(/\b20\d\d-[01]\d-[0-3]\d\b/g) ?? []).sort().at(-1)
  if (date === undefined) {
    return ['Write into wpt/README.md of which day the copy is: it may be older than 30 days.']
  }
  const days = Math.floor((now.getTime() - Date.parse(date)) / DAY)
  if (days <= OLD) return []
  return [
    `The copy is of ${date}, ${days} days ago: get a newer one, and write its date into wpt/README.md.`,
  ]
}

/** In a folder of the files alone, or in a checkout of web-platform-tests. */
function pathIn(folder: string, file: string): string | null {
  const name = file.slice('wpt/'.length)
  const places = [file, `wpt/url/resources/${name}`, `wpt/urlpattern/resources/${name}`]
  return places.map((place) => join(folder, place)).find((path) => existsSync(path)) ?? null
}

function testsOf(data: unknown): Test[] {
  const lists = Array.isArray(data) ? { '': data } : (data as Tests)
  return Object.entries(lists).flatMap(([property, list]) =>
    (Array.isArray(list) ? list : [])
      .filter((vector) => property !== 'comment' && typeof vector === 'object' && vector !== null)
      .map((vector: Readonly<Record<string, unknown>>) => {
        const members = Object.hasOwn(vector, 'new_value') ? ['href', ...QUESTION] : QUESTION
        const asked = members.filter((name) => Object.hasOwn(vector, name))
        const question = JSON.stringify(
          Object.fromEntries(asked.map((name) => [name, vector[name]])),
        )
        const { comment: _, ...compared } = vector
        return { property, question, vector, json: JSON.stringify(compared) }
      }),
  )
}

function compareTests(before: readonly Test[], after: readonly Test[]) {
  const keyOf = ({ property, question }: Test) => `${property} ${question}`
  const old = groupBy(before, keyOf)
  const young = groupBy(after, keyOf)
  const added: Test[] = []
  const changed: Test[] = []
  for (const [key, tests] of young) {
    const same = old.get(key)
    if (same === undefined) added.push(...tests)
    else {
      const known = new Set(same.map(({ json }) => json))
      changed.push(...tests.filter(({ json }) => !known.has(json)))
    }
  }
  return { added, changed, removed: before.filter((test) => !young.has(keyOf(test))) }
}

function groupBy(tests: readonly Test[], keyOf: (test: Test) => string): Map<string, Test[]> {
  const groups = new Map<string, Test[]>()
  for (const test of tests) {
    const key = keyOf(test)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [test])
    else group.push(test)
  }
  return groups
}

function itemOf({ property, json, vector }: Test): Item {
  return { text: `${property === '' ? '' : `${property} `}${json}`, vector }
}

/** A file that has only these tests, through the suite of the file. */
async function answersTo(tests: readonly Test[], suite: Suite, folders: Folders): Promise<Item[]> {
  if (tests.length === 0) return []
  const lists = groupBy(tests, ({ property }) => property)
  const data = Object.fromEntries(
    [...lists].map(([property, list]) => [property, list.map(({ vector }) => vector)]),
  )
  const text = JSON.stringify(data[''] ?? data)
  const answers: Item[] = []
  for await (const one of suite.cases(text, folders.data, suite.file)) {
    answers.push(await answerTo(one, suite))
  }
  // What a person has to look at comes first.
  return answers.sort((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ passes }: Item): number {
  return passes === false ? 0 : passes === null ? 1 : 2
}

async function answerTo(one: Case, { knownFailures }: Suite): Promise<Item> {
  const { id, skip } = one
  if (skip !== undefined) return { text: `not asked  ${id}: ${skip}`, id, passes: null, why: skip }
  const why = await one.check()
  if (why === null) return { text: `pass  ${id}`, id, passes: true, why }
  const known = knownFailures[id]
  const note = known === undefined ? '' : ` (a known failure: ${known})`
  return { text: `FAIL  ${id}: ${why}${note}`, id, passes: false, why }
}
