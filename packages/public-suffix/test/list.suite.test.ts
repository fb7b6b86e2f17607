import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseDomain } from '@waymark/host'
import { getPublicSuffix, getRegistrableDomain } from '@waymark/public-suffix'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'
import { runs } from '../../../test/runs.ts'
import { generateList } from '../scripts/generate.ts'
import { rulesOf } from './rules-of.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** https://github.com/publicsuffix/list/wiki/Format#formal-algorithm, step by step. */
function byTheAlgorithm(domain: string, rules: ReadonlyMap<string, readonly Rule[]>): string {
  const labels = domain.split('.')
  const matching = (rules.get(labels.at(-1)!) ?? []).filter(({ parts }) => {
    if (parts.length > labels.length) return false
    return parts.every((part, i) => {
      return part === '*' || part === labels[labels.length - parts.length + i]
    })
  })
  const exception = matching.find(({ isException }) => isException)
  const longest = matching.sort((a, b) => b.parts.length - a.parts.length)[0]
  const count = exception ? exception.parts.length - 1 : (longest?.parts.length ?? 1)
  return labels.slice(-count).join('.')
}

interface Rule {
  readonly parts: readonly string[]
  readonly isException: boolean
}

function readRules(list: string): Rule[] {
  return rulesOf(list).map((rule) => {
    const isException = rule.startsWith('!')
    const parts = rule.slice(isException ? 1 : 0).split('.')
    return {
      parts: parts.map((part) => (part === '*' ? part : parseDomain(part)!)),
      isException,
    }
  })
}

function groupByLastLabel(rules: readonly Rule[]): ReadonlyMap<string, readonly Rule[]> {
  const groups = new Map<string, Rule[]>()
  for (const rule of rules) {
    const key = rule.parts.at(-1)!
    groups.set(key, [...(groups.get(key) ?? []), rule])
  }
  return groups
}

const listFile = 'psl/public_suffix_list.dat'

describe.skipIf(isMissing(listFile))('with the list (skipped without its file)', () => {
  const text = isMissing(listFile) ? '' : readData(listFile)
  const rules = readRules(text)
  const byLastLabel = groupByLastLabel(rules)
  const icannByLastLabel = groupByLastLabel(readRules(text.split('BEGIN PRIVATE DOMAINS')[0]!))
  const differenceOf = (name: string): string | null =>
    differenceBy(name, byLastLabel, false) ?? differenceBy(name, icannByLastLabel, true)
  function differenceBy(
    name: string,
    counted: ReadonlyMap<string, readonly Rule[]>,
    icannOnly: boolean,
  ): string | null {
    const suffix = byTheAlgorithm(name, counted)
    const domain =
      suffix === name
        ? null
        : name
            .split('.')
            .slice(-suffix.split('.').length - 1)
            .join('.')
    const host = { kind: 'domain', name } as const
    const options = { icannOnly }
    const answer = [getPublicSuffix(host, options), getRegistrableDomain(host, options)]
    return answer[0] === suffix && answer[1] === domain
      ? null
      : `${name}: ${answer.join(' ')}, not ${suffix} ${domain}`
  }

  test('the built-in list is what the generator writes today', () => {
    const { sources } = JSON.parse(readFileSync(join(packageFolder, 'SOURCES.json'), 'utf8'))
    const written = readFileSync(join(packageFolder, 'src/generated/list.ts'), 'utf8')
    expect(generateList(text, sources[0])).toBe(written)
  })

  test('each rule decides as the algorithm says, for the name itself and two below it', () => {
    const differences: string[] = []
    for (const { parts } of rules) {
      const name = parts.join('.').replace('*', 'any')
      const names = [name, `www.${name}`, `a.b.${name}`, parts.slice(1).join('.') || name]
      differences.push(...names.map(differenceOf).filter((difference) => difference !== null))
    }
    expect(rules.length).toBeGreaterThan(9000)
    expect(differences).toEqual([])
  })

  test('random names from the labels of the list decide as the algorithm says', () => {
    const label = fc.oneof(
      fc.integer({ min: 0, max: rules.length - 1 }).map((i) => rules[i]!.parts[0]!),
      fc.constantFrom('a', 'www', 'xn--kgbechtv', 'unlisted'),
    )
    const suffix = fc
      .integer({ min: 0, max: rules.length - 1 })
      .map((i) => rules[i]!.parts.join('.'))
    const names = fc
      .tuple(fc.array(label, { maxLength: 4 }), fc.option(suffix, { nil: 'unlisted' }))
      .map(([labels, end]) => [...labels, end].join('.').replaceAll('*', 'any'))
    fc.assert(
      fc.property(names, (name) => {
        expect(differenceOf(name)).toBeNull()
      }),
      { numRuns: runs(5000) },
    )
  })
})
