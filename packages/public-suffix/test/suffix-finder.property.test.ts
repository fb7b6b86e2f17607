import { utf8Encode } from '@waymark/infra'
import { builtInList } from '@waymark/public-suffix'
import { createSuffixFinder, registrableStart } from '@waymark/public-suffix/internal'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { LIST } from '../src/generated/list.ts'
import { nextHash } from '../src/name-table.ts'
import { decodeList, EXCEPTION, RULE, WILDCARD } from '../src/rules.ts'

const SMALL = `
example
co.example
*.wild.example
!city.wild.example
a.b.c.d.e.f.g
bücher.test
// ===BEGIN PRIVATE DOMAINS===
*.co.example
own.example
*.only
// ===END PRIVATE DOMAINS===
`

const LISTS = { 'the built-in list': builtInList, 'a small list': createPublicSuffixList(SMALL) }

const builtIn = [...decodeList(LIST)]
const namesWith = (mark: number): readonly string[] =>
  builtIn.filter(([, flags]) => (flags & mark) !== 0).map(([name]) => name)
const labels = [...new Set(builtIn.flatMap(([name]) => name.split('.')))]

const label = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'www', 'co', 'com', 'city', 'wild', 'own') },
  fc.constantFrom(...labels),
  fc.constantFrom('xn--bcher-kva', 'xn--p1ai', '_dmarc', '-', '0', 'x'.repeat(63), 'y'.repeat(300)),
  fc.string({ unit: fc.constantFrom(...'abcxyz019-_'), minLength: 1, maxLength: 12 }),
)
const end = fc.oneof(
  fc.constantFrom(...namesWith(RULE)),
  fc.constantFrom(...namesWith(WILDCARD)),
  fc.constantFrom(...namesWith(EXCEPTION)),
  fc.constantFrom(...builtIn.filter(([, flags]) => flags === 0).map(([name]) => name)),
  fc.constantFrom('city.wild.example', 'wild.example', 'co.example', 'own.example', 'only'),
  fc.constantFrom('b.c.d.e.f.g', 'a.b.c.d.e.f.g', 'xn--bcher-kva.test', 'test', 'unknown'),
  label,
)
const host = fc
  .tuple(
    fc.array(fc.oneof({ weight: 30, arbitrary: label }, fc.constant('')), { maxLength: 4 }),
    end,
  )
  .map(([before, last]) => [...before, last].join('.'))

describe.each(Object.entries(LISTS))('in bytes, %s', (_, list) => {
  test.each([false, true])('answers as it does in strings (icannOnly: %s)', (icannOnly) => {
    const find = createSuffixFinder(list, icannOnly)!
    const seen = { domain: 0, suffix: 0, none: 0 }
    fc.assert(
      fc.property(host, (name) => {
        // Bytes around the host, which must not be read as a part of it.
        const bytes = utf8Encode(`.a${name}a.`)
        const end = bytes.length - 2
        const suffix = find(bytes, 2, end)
        const domain = registrableStart(bytes, 2, suffix)
        const source = { kind: 'domain', name } as const
        const partFrom = (start: number) => (start === -1 ? null : name.slice(start - 2))
        expect([partFrom(suffix), partFrom(domain)]).toEqual([
          list.getPublicSuffix(source, { icannOnly }),
          list.getRegistrableDomain(source, { icannOnly }),
        ])
        seen[suffix === -1 ? 'none' : domain === -1 ? 'suffix' : 'domain']++
      }),
      { numRuns: runs(200_000) },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(leastHits(5_000))
  })
})

test('every name of the built-in list is found in bytes', () => {
  const find = createSuffixFinder(builtInList)!
  const wrong = builtIn.flatMap(([name]) =>
    [name, `a.${name}`, `b.a.${name}`].filter((host) => {
      const suffix = find(utf8Encode(host), 0, host.length)
      return host.slice(suffix) !== builtInList.getPublicSuffix({ kind: 'domain', name: host })
    }),
  )
  expect(wrong).toEqual([])
})

/** Spreads numbers so far that some of a million names have the same hash. */
const scattered = (i: number, factor: number): string =>
  (Math.imul(i, factor) >>> 0).toString(36).padStart(7, '0')

test('names of one hash are told apart', () => {
  const byHash = new Map<number, string>()
  const same: [string, string][] = []
  for (let i = 0; i < 1_000_000 && same.length < 2; i++) {
    const name = `a${scattered(i, 0x9e3779b1)}${scattered(i, 0x85ebca6b)}.com`
    const hash = [...utf8Encode(name)].reduceRight(nextHash, 0)
    const other = byHash.get(hash)
    if (other !== undefined) same.push([other, name])
    byHash.set(hash, name)
  }
  // One of the first two is on the list, and both of the others, with other marks.
  const [[listed, unlisted], [rule, wildcard]] = same as [[string, string], [string, string]]
  const find = createSuffixFinder(createPublicSuffixList(`com\n${listed}\n${rule}\n*.${wildcard}`))!
  const suffixes = [listed, unlisted, rule, wildcard].map((name) => {
    const host = `www.${name}`
    return host.slice(find(utf8Encode(host), 0, host.length))
  })
  expect(suffixes).toEqual([listed, 'com', rule, `www.${wildcard}`])
})

test('a list of other functions is not looked at in bytes', () => {
  expect(createSuffixFinder({ ...builtInList })).toBeNull()
})
