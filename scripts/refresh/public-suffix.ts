import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateList } from '../../packages/public-suffix/scripts/generate.ts'
import {
  createPublicSuffixList,
  type PublicSuffixList,
  PublicSuffixListError,
} from '../../packages/public-suffix/src/list.ts'
import { readList } from '../../packages/public-suffix/src/read-list.ts'
import { EXCEPTION, RULE, type Rules, WILDCARD } from '../../packages/public-suffix/src/rules.ts'
import { type FileWrite, type Folders, filled, type Item, type PartReport, unread } from './part.ts'

const FILE = 'psl/public_suffix_list.dat'
const PACKAGE = 'packages/public-suffix'

/** Compares the rules of two lists, and says which names are decided otherwise. */
export function comparePublicSuffixes(folders: Folders): PartReport {
  const path = join(folders.from, FILE)
  if (!existsSync(path)) return unread('psl', `${FILE} is not in the folder`)
  const before = join(folders.data, FILE)
  if (!existsSync(before)) return unread('psl', `${FILE} is not in the data folder`)
  const text = readFileSync(path, 'utf8')
  try {
    return compare(readFileSync(before, 'utf8'), text, folders)
  } catch (error) {
    if (!(error instanceof PublicSuffixListError)) throw error
    return unread('psl', `${FILE}: ${error.message}`)
  }
}

function compare(oldText: string, newText: string, folders: Folders): PartReport {
  const before = createPublicSuffixList(oldText)
  const after = createPublicSuffixList(newText)
  const oldRules = rulesOf(readList(oldText).rules)
  const newRules = rulesOf(readList(newText).rules)
  const itemsOf = (rules: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...rules]
      .filter((rule) => !others.has(rule))
      .sort()
      .map((rule) => itemOf(rule, before, after))
  const added = itemsOf(newRules, oldRules)
  const removed = itemsOf(oldRules, newRules)
  const differs = oldText !== newText
  const source = sourceOf(newText)
  const dates = `${before.date ?? 'a list without a date'} to ${after.date ?? 'a list without a date'}`
  return {
    part: 'psl',
    summary: `${dates}: ${oldRules.size} rules to ${newRules.size}, ${added.length} added, ${removed.length} removed`,
    differs,
    problem: null,
    sections: filled([
      { title: 'Rules added', items: added },
      { title: 'Rules removed', items: removed },
    ]),
    writes: differs && source !== null ? writesOf(newText, source, folders) : [],
    next: !differs
      ? []
      : source === null
        ? [
            '--write leaves this list out: it has no lines VERSION and COMMIT. Download it from https://publicsuffix.org/list/public_suffix_list.dat.',
          ]
        : [
            `Change the date of the list in ${PACKAGE}/README.md and in its changeset, and run its tests.`,
          ],
  }
}

/** The rules as the list writes them, with names in ASCII. */
function rulesOf(rules: Rules): Set<string> {
  const found = new Set<string>()
  for (const [name, flags] of rules) {
    if ((flags & RULE) !== 0) found.add(name)
    if ((flags & EXCEPTION) !== 0) found.add(`!${name}`)
    if ((flags & WILDCARD) !== 0) found.add(`*.${name}`)
  }
  return found
}

/** Asks both lists about the name of the rule and a name below it. */
function itemOf(rule: string, before: PublicSuffixList, after: PublicSuffixList): Item {
  const name = rule.replace(/^!/, '').replace('*', 'any')
  const affected = [name, `www.${name}`].flatMap((one) => {
    const host = { kind: 'domain', name: one } as const
    const [from, to] = [before.getRegistrableDomain(host), after.getRegistrableDomain(host)]
    return from === to ? [] : [{ name: one, from, to }]
  })
  const shown = affected.map(({ name: one, from, to }) => `${one}: ${domain(from)} → ${domain(to)}`)
  return { text: `${rule}  ${shown.join(', ') || 'decides as before'}`, rule, affected }
}

function domain(name: string | null): string {
  return name ?? 'a public suffix'
}

interface ListSource {
  readonly version: string
  readonly commit: string
}

function sourceOf(text: string): ListSource | null {
  const version = /^\/\/ VERSION: (\d{4}-\d{2}-\d{2})/m.exec(text)?.[1]
  const commit = /^\/\/ COMMIT: ([0-9a-f]{40})/m.exec(text)?.[1]
  return version === undefined || commit === undefined ? null : { version, commit }
}

/** The list, and the files of the package that are made from it. */
function writesOf(text: string, { version, commit }: ListSource, folders: Folders): FileWrite[] {
  const sourcesFile = join(folders.project, PACKAGE, 'SOURCES.json')
  const { sources, ...rest } = JSON.parse(readFileSync(sourcesFile, 'utf8')) as {
    readonly sources: readonly [
      { readonly file: string; readonly address: string; readonly commit: string },
    ]
  }
  const [old] = sources
  const source = {
    ...old,
    address: old.address.replace(old.commit, commit),
    version,
    commit,
    sha256: createHash('sha256').update(text).digest('hex'),
  }
  // In the order of the file.
  const json = JSON.stringify({ ...rest, sources: [{ ...old, ...source }] }, null, 2)
  const bytesOf = (content: string) => new TextEncoder().encode(content)
  return [
    { path: join(folders.data, FILE), bytes: bytesOf(text) },
    { path: sourcesFile, bytes: bytesOf(`${json}\n`) },
    {
      path: join(folders.project, PACKAGE, 'src/generated/list.ts'),
      bytes: bytesOf(generateList(text, { ...source, file: old.file })),
    },
  ]
}
