import { readFileSync } from 'node:fs'
import { inspectDomain } from '@waymark/display'
import { expect, test } from 'vitest'

/** The names of each line: after a language, or after the code of the warning that hides them. */
function read(file: string): readonly (readonly [string, readonly string[]])[] {
  const text = readFileSync(new URL(`vectors/${file}`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name, domains] = line.split('\t')
      return [name!, domains!.split(' ')]
    })
}

const KNOWN = ['nice.com', 'like.com', 'bank.com', 'waymark.com', 'mybank.com']
const shown = read('shown.tsv')
const hidden = read('hidden.tsv')

test('there are three hundred names, of fifty languages', () => {
  expect(shown.length).toBeGreaterThanOrEqual(50)
  const names = [...shown, ...hidden].flatMap(([, domains]) => domains)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(300)
})

test.each(shown)('names in %s are shown', (_language, domains) => {
  const shownDomains = domains.map((domain) => inspectDomain(domain, { known: KNOWN })?.text)
  expect(shownDomains).toEqual(domains)
})

test.each(hidden)('%s hides a name', (code, domains) => {
  expect(domains.length).toBeGreaterThanOrEqual(3)
  for (const domain of domains) {
    const inspection = inspectDomain(domain, { known: KNOWN })
    expect([domain, inspection?.warnings.map((warning) => warning.code)]).toEqual([
      domain,
      expect.arrayContaining([code]),
    ])
    expect(inspection?.text).toContain(domain === 'rnybank.com' ? 'rnybank' : 'xn--')
  }
})
