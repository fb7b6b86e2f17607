/**
 * Lists what the rules for tracking, sessions, redirections and names of sites change in real URLs, for a person to judge.
 *
 *     node --conditions=@waymark/source scripts/tracking/list-changes.ts urls.txt … [examples]
 *
 * Files have one URL on each line; only those with a query count. A number is how many examples are shown of each change.
 */
import { readFileSync } from 'node:fs'
import { createNormalizer } from '@waymark/normalize'
import { parseUrl, type UrlRecord } from '@waymark/url-parser'

const RULES = [
  'remove-tracking-params',
  'strip-session-ids',
  'unwrap-redirects',
  'merge-site-aliases',
] as const

/** What changes in one way, and how often. */
interface Change {
  count: number
  readonly examples: string[]
}

function hostOf({ host }: UrlRecord): string {
  return host?.kind === 'domain' ? host.name : ''
}

/** The names of the parameters that are gone. */
function goneFrom(before: UrlRecord, after: UrlRecord): readonly string[] {
  const left = new Set((after.query ?? '').split('&'))
  const texts = (before.query ?? '').split('&').filter((text) => !left.has(text))
  return texts.map((text) => text.split('=', 1)[0]!)
}

function main(): void {
  const given = process.argv.slice(2)
  const most = Number(given.find((text) => /^\d+$/.test(text)) ?? 3)
  const files = given.filter((text) => !/^\d+$/.test(text))
  if (files.length === 0) throw new Error('Give files with URLs: list-changes.ts urls.txt')
  const lines = new Set(files.flatMap((file) => readFileSync(file, 'utf8').split('\n')))
  const changes = new Map<string, Change>()
  const rules = RULES.map((name) => ({ name, run: createNormalizer([name]) }))
  let withQuery = 0
  for (const line of lines) {
    const url = line.includes('?') ? parseUrl(line) : null
    if (url === null || url.query === null || url.query === '') continue
    withQuery++
    for (const { name, run } of rules) {
      const result = run(line)
      if (result === null || result === url.href) continue
      const isQuery = name === 'remove-tracking-params'
      for (const what of isQuery ? goneFrom(url, parseUrl(result)!) : ['']) {
        const key = [name, what, hostOf(url)].filter((text) => text !== '').join(' ')
        const change = changes.get(key) ?? { count: 0, examples: [] }
        changes.set(key, change)
        change.count++
        if (change.examples.length < most) change.examples.push(`${line} => ${result}`)
      }
    }
  }
  process.stdout.write(`${withQuery} URLs with a query\n`)
  for (const [key, { count, examples }] of [...changes].sort(([, a], [, b]) => b.count - a.count)) {
    process.stdout.write(`${count} ${key}\n${examples.map((text) => `    ${text}\n`).join('')}`)
  }
}

main()
