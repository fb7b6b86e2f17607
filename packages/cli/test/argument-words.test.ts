import { expect, test } from 'vitest'
import { runWaymark } from './run-waymark.ts'

const RUNS: readonly (readonly [args: readonly string[], facts: readonly string[]])[] = [
  [
    ['dedupe', '--method', 'csp-source'],
    ['"csp-source"', 'whatwg'],
  ],
  [['worker', '--op', 'key', '--method', 'sip-uri'], ['"sip-uri"']],
  [
    ['worker', '--op', 'key', '--method', 'soap'],
    ['"soap"', '"comparison"'],
  ],
  [
    ['compare', '--method', 'csp-source', '--options', '{"selfOrigin":"x"}', "'self'", 'a:b'],
    ['`selfOrigin`', '"x"'],
  ],
  // The fault of a row that has one column.
  [
    ['worker', '--op', 'key-by'],
    ['2', 'url, method'],
  ],
]

test.each(RUNS)(
  '%j is refused in the words of each language, with its facts',
  async (args, facts) => {
    const told: string[] = []
    for (const language of ['en', 'ja', 'ru']) {
      const { stderr } = await runWaymark([...args, '--lang', language], { input: 'a:b\n' })
      const [line = ''] = stderr.split('\n')
      for (const fact of facts) expect(line.replaceAll('、', ', ')).toContain(fact)
      // Without the name of the command, which is the same in all.
      told.push(line.slice(line.indexOf(': ')))
    }
    expect(new Set(told).size).toBe(3)
    expect(told[1]).toMatch(/\p{scx=Hira}/u)
    expect(told[2]).toMatch(/\p{sc=Cyrillic}{4}/u)
  },
)
