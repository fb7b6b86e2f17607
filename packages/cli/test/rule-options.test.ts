import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

const INPUT = 'https://a.example/b/?page=2&x=1&id=7#f\n'

async function normalized(...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await runWaymark(['normalize', ...args], { input: INPUT })
  return stdout === '' ? stderr : stdout
}

describe('--rule', () => {
  test('takes the options of each rule', async () => {
    expect(await normalized('--rule', 'keep-params(keep=id,page), sort-query')).toBe(
      'https://a.example/b/?id=7&page=2#f\n',
    )
  })

  test('changes the preset that is named beside it', async () => {
    const rule = 'remove-query=off, sort-query, trailing-slash(trailingSlash=always)'
    expect(await normalized('--preset', 'seo', '--rule', rule)).toBe(
      'https://a.example/b/?id=7&page=2&x=1\n',
    )
    const kept = ['--preset', 'seo', '--rule', 'sort-query', '--keep-query']
    expect(await normalized(...kept)).toBe('https://a.example/b?id=7&page=2&x=1\n')
  })

  test('can run on strings as they are written', async () => {
    const args = ['normalize', '--rule', 'remove-fragment', '--model', 'rfc3986']
    const { stdout } = await runWaymark(args, { input: 'HTTP://A.example/%7e#f\n' })
    expect(stdout).toBe('HTTP://A.example/%7e\n')
  })

  test.each([
    [
      'keep-params',
      '--rule, column 1: the rule keep-params needs the option keep: keep-params(keep=id)',
    ],
    [
      'sort-query, keep-params(kep=id)',
      "--rule, column 25: the rule keep-params has no option 'kep': did you mean keep?",
    ],
    ['keep-params(keep=id', '--rule, column 12: the closing parenthesis is missing'],
  ])('%s is refused with its column', async (rule, message) => {
    const { status, stderr } = await runWaymark(['normalize', '--rule', rule], { input: INPUT })
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
  })

  test('a preset that is a single procedure is not changed', async () => {
    expect(await normalized('--preset', 'safe-browsing', '--rule', 'sort-query')).toContain(
      'single procedure',
    )
    expect(await normalized('--preset', 'safe-browsing', '--model', 'rfc3986')).toContain(
      '--model rfc3986: the preset safe-browsing is a single procedure',
    )
  })
})

describe('--rules', () => {
  const FILE = {
    preset: 'crawler',
    hosts: [{ host: '*.shop.example', rules: { 'keep-params': { keep: ['id'] } } }],
  }
  const LINES = 'https://www.shop.example/?x=1&id=7\nhttps://other.example/?x=1&id=7\n'

  function folderWith(text: string): string {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'rules.json'), text)
    return folder
  }

  test.each([[], ['--jobs', '2'], ['--format', 'json']])(
    'has other rules for some hosts: %j',
    async (...args) => {
      const cwd = folderWith(JSON.stringify(FILE))
      const call = ['normalize', '--rules', 'rules.json', ...args]
      const { status, stdout } = await runWaymark(call, { input: LINES, cwd })
      expect(status).toBe(0)
      expect(
        stdout
          .match(/"output":"[^"]*"|^h.*/gm)
          ?.map((line) => line.replace(/"(?:output":")?/g, '')),
      ).toEqual(['https://www.shop.example/?id=7', 'https://other.example/?id=7&x=1'])
    },
  )

  test('inspect takes it too', async () => {
    const cwd = folderWith(JSON.stringify(FILE))
    const call = ['inspect', '--rules', 'rules.json', 'https://www.shop.example/?x=1&id=7']
    const { stdout } = await runWaymark(call, { cwd })
    expect(stdout).toContain('https://www.shop.example/?id=7')
  })

  test('--rule may be given more than once, in any order of the catalogue', async () => {
    const cwd = temporaryFolder()
    const input = 'https://a.example/?b=1&a=2#x\n'
    const two = ['normalize', '--rule', 'sort-query', '--rule', 'remove-fragment']
    expect((await runWaymark(two, { input, cwd })).stdout).toBe('https://a.example/?a=2&b=1\n')
    const three = [...two, '--rule', 'keep-params(keep=id, page), sort-qery']
    const wrong = await runWaymark(three, { input, cwd })
    expect([wrong.status, wrong.stderr]).toEqual([
      2,
      expect.stringContaining("--rule number 3, column 29: there is no rule 'sort-qery'"),
    ])
    const empty = await runWaymark([...two, '--rule', ''], { input, cwd })
    expect([empty.status, empty.stderr]).toEqual([2, expect.stringContaining('--rule number 3')])
    const twice = await runWaymark(['normalize', '--preset', 'seo', '--preset', 'safe'], { input })
    expect(twice.stderr).toContain('--preset is given twice: remove one of them')
  })

  test.each([
    [
      '{\n  "preset": "se"\n}',
      "rules.json: line 2, column 13: there is no preset 'se': did you mean seo?",
    ],
    [
      '{ "rules": {\n "keep-params": { "keep": "id" } } }',
      'rules.json: line 2, column 27: option `keep` must be a list of strings',
    ],
    [
      '{ "preset": "seo",\n  "hosts": [\n    { "host": ["a.example",\n "a b"], "preset": "seo" } ] }',
      'rules.json: line 4, column 2: a host is a domain',
    ],
    [
      '{ "preset": "seo",\n  "host": [] }',
      "rules.json: line 2, column 3: unknown member 'host': did you mean hosts?",
    ],
    [
      '{ "preset": "seo",\n  "preset": "standard" }',
      'rules.json: line 2, column 3: the member "preset" is there twice',
    ],
    [
      '{ "preset": "seo",\n  "rules": { "sort-qery": true } }',
      "rules.json: line 2, column 14: there is no rule 'sort-qery': did you mean sort-query?",
    ],
    [
      '{ "preset": "seo",\n  "rules": { "sort-query": { "bi": "name" } } }',
      "rules.json: line 2, column 30: the rule sort-query has no option 'bi': did you mean by?",
    ],
    [
      '{ "preset": "seo",\n  "rules": { "sort-query":\n\n 7 } }',
      'rules.json: line 4, column 2: the rule sort-query must be true, false or an object',
    ],
    [
      '{ "preset": "seo", "model": "rfc"\n }',
      "rules.json: line 1, column 29: the model must be 'whatwg' or 'rfc3986'",
    ],
    ['{ "preset": "seo", }', 'rules.json: line 1, column 20: Invalid JSON: unexpected `}`.'],
    ['[]', 'rules.json: line 1, column 1: a rule file is an object'],
  ])('%s is refused at its place', async (text, message) => {
    const call = ['normalize', '--rules', 'rules.json']
    const { status, stderr } = await runWaymark(call, { input: LINES, cwd: folderWith(text) })
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
  })

  test('a file that is not there, and options beside it, are refused', async () => {
    expect(await normalized('--rules', 'none.json')).toContain('none.json: No such file')
    const cwd = folderWith(JSON.stringify(FILE))
    const call = ['normalize', '--rules', 'rules.json']
    const beside = await runWaymark([...call, '--preset', 'seo', '--model', 'whatwg'], { cwd })
    expect(beside.stderr).toContain('which rules run, and on what: remove --preset and --model')
    const kept = await runWaymark([...call, '--keep-query'], { cwd })
    expect(kept.stderr).toContain('--keep-query: the rules differ between hosts')
  })
})
