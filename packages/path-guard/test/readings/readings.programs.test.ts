/**
 * @module-tag slow
 * @module-tag night
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type ParserName, readings, type SeenTarget } from '@waymark/path-guard/readings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { confusingUrls } from './confusing-urls.ts'

/** What each program sees in each URL; `null` for a URL that it refuses. A program that is not here is absent. */
type Seen = ReadonlyMap<ParserName, readonly (SeenTarget | null)[]>

const URLS: readonly string[] = fc.sample(confusingUrls, 10_000)

const PROGRAMS: readonly (readonly [
  command: string,
  args: readonly string[],
  names: readonly ParserName[],
])[] = [
  ['python3', ['read.py'], ['python', 'curl']],
  ['go', ['run', 'read.go'], ['go']],
  ['java', ['Read.java'], ['java-uri', 'java-url']],
]

const seen: Seen = new Map(PROGRAMS.flatMap(([command, args, names]) => ask(command, args, names)))

function ask(
  command: string,
  args: readonly string[],
  names: readonly ParserName[],
): (readonly [ParserName, readonly (SeenTarget | null)[]])[] {
  const { status, stdout } = spawnSync(command, args, {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    input: URLS.map((url) => `${Buffer.from(url).toString('hex')}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) return []
  const rows = stdout.trimEnd().split('\n')
  expect(rows).toHaveLength(URLS.length)
  return names
    .map((name, column) => [name, rows.map((row) => row.split('\t')[column]!)] as const)
    .filter(([, lines]) => !lines.includes('absent'))
    .map(([name, lines]) => [name, lines.map(targetOf)] as const)
}

function targetOf(line: string): SeenTarget | null {
  if (line === 'refused') return null
  const [host = null, port = null, path = null] = line.split(' ').map(textOf)
  const hasPort = port !== null && port !== '' && port !== '-1'
  return {
    host: host?.replace(/^\[(.*)\]$/s, '$1') ?? null,
    port: hasPort ? Number(port) : null,
    path: path ?? '',
  }
}

function textOf(field: string): string | null {
  return field === '-' ? null : Buffer.from(field.slice(1), 'hex').toString()
}

/** What a program writes otherwise, and what versions of it see differently. */
const CASES: Readonly<
  Record<string, (url: string, target: SeenTarget | null) => SeenTarget | null | undefined>
> = {
  // It writes IPv6 addresses anew. Before 8.0, it also allowed a percent sign in a host; and it guesses a scheme by the host.
  curl: (url, target) => {
    if (!/^[a-z][a-z\d+.-]*:\//i.test(url) || /%|\ufffd/.test(target?.host ?? '')) return undefined
    const isIpv6 = target?.host?.includes(':') === true
    return isIpv6
      ? { ...target, host: new URL(`http://[${target.host}]`).hostname.slice(1, -1) }
      : target
  },
  // It encodes the path anew.
  go: (_, target) => target && { ...target, path: '' },
}

describe.each(['python', 'curl', 'go', 'java-uri', 'java-url'] as const)(
  'the model of %s',
  (name) => {
    const found = seen.get(name)

    test.skipIf(found === undefined)('sees what the program sees', { timeout: 120_000 }, () => {
      const shape = CASES[name] ?? ((_, target) => target)
      let compared = 0
      URLS.forEach((url, index) => {
        const real = shape(url, found![index]!)
        if (real === undefined) return
        const { refuses, target } = readings(url).find(({ parser }) => parser === name)!
        expect(shape(url, refuses ? null : target), JSON.stringify(url)).toEqual(real)
        compared += Number(real !== null)
      })
      // The program reads more than a few of them.
      expect(compared).toBeGreaterThan(200)
    })
  },
)
