import { describe, expect, test } from 'vitest'
import { BASES } from '../../../conformance/oracle/comparison/cases-of-urls.ts'
import {
  askOracle,
  askParser,
  compareWithOracle,
  show,
} from '../../../conformance/oracle/comparison/compare.ts'
import { runs } from '../../../test/runs.ts'

// The oracle is the standard written once more, step by step. Here it is asked about every character in every state,
// without a data folder. `pnpm oracle` asks it about millions of random cases.

function compare(input: string, base: string | null = null): void {
  const question = { kind: 'parse', input, base, baseSteps: [], encoding: null } as const
  const ours = askParser(question)
  const steps = askOracle(question)
  if (show(ours) !== show(steps)) expect(ours, `${input} with the base ${base}`).toEqual(steps)
}

const UNITS = [
  ...Array.from({ length: 0x80 }, (_, c) => String.fromCharCode(c)),
  ...['\x80', '\xa0', 'é', '\u0800', '\ud800', '\udc00', '\ufdd0', '\uffff', '\u{1f4a9}'],
]

/** What the states with a base look for. */
const SEPARATORS = ['', '/', '\\', '?', '#', ':', '.', '|', '@', ' ', '%', '\t', 'é', '..', 'C:']

describe('every character is read as by the steps of the standard', () => {
  test.each([
    ...['*', 'a*:b', '*a://h', 'http*//h', 'http:*h', 'http:/*h', 'ws://*', 'http://h*', 'x://h*'],
    ...['http://a*b/', 'x://a*b/', 'http://*@h', 'http://u:*@h/', 'x://u*:p@h', 'http://h:*/'],
    ...['http://h:8*', 'http://h:80*/', 'http://h/*', 'http://h/a*/../b', 'x://h/a*', 'x:/*'],
    ...['http://h/.*', 'http://h/..*', 'http://h/%2*', 'http://h/?*', 'x:/?*a', 'http://h/#a*'],
    ...['file:*', 'file:/*', 'file://*', 'file://h*', 'file:///*', 'file:///C*', 'file:///C:*'],
    ...['x:*', 'x:a*', 'x: *', 'x:a *', 'x:a?*', 'x:a#*', ' *http://h/', 'http://h/ *'],
  ])('in %s', (template) => {
    for (const unit of UNITS) compare(template.replace('*', () => unit))
  })

  test.each(BASES)('with the base %s', (base) => {
    for (const text of SEPARATORS) {
      for (const input of [text, `/${text}`, `//${text}`, `a${text}b`, `/C${text}`]) {
        compare(input, base)
      }
    }
  })
})

test('ports and their limits are read as by the steps of the standard', () => {
  const ports = ['', '0', '00', '1', '21', '80', '080', '443', '65535', '65536', '065535', '99999']
  for (const scheme of ['http', 'https', 'ws', 'wss', 'ftp', 'file', 'x']) {
    for (const port of ports)
      for (const end of ['', '/', '?', 'x']) compare(`${scheme}://h:${port}${end}`)
  }
})

test('URLs, setters and state overrides are read as by the steps of the standard', () => {
  const seed = Number(process.env['WAYMARK_SEED'] || Date.now() % 0x100000000)
  const { disagreements } = compareWithOracle({ cases: runs(5_000), seed, seeds: BASES })
  expect(disagreements, `seed ${seed}`).toEqual([])
})
