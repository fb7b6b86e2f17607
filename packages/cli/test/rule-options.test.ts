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
    ['keep-params', { detail: 'option-missing', rule: 'keep-params', column: 1 }],
    ['sort-query, keep-params(kep=id)', { detail: 'no-option', near: 'keep', column: 25 }],
    ['keep-params(keep=id', { column: 12 }],
  ])('%s is refused with its column', async (rule, facts) => {
    const { status, failures } = await runWaymark(['normalize', '--rule', rule], { input: INPUT })
    expect([status, failures]).toMatchObject([2, [facts]])
  })

  test('a preset that is a single procedure is not changed', async () => {
    for (const choice of [
      ['--rule', 'sort-query'],
      ['--model', 'rfc3986'],
    ]) {
      const args = ['normalize', '--preset', 'safe-browsing', ...choice]
      const { failures } = await runWaymark(args, { input: INPUT })
      expect(failures).toMatchObject([{ detail: 'fixed-preset', preset: 'safe-browsing' }])
    }
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
    expect([wrong.status, wrong.failures]).toMatchObject([
      2,
      [{ detail: 'no-rule', name: "'sort-qery'", number: 3, column: 29 }],
    ])
    const empty = await runWaymark([...two, '--rule', ''], { input, cwd })
    expect([empty.status, empty.failures]).toMatchObject([2, [{ number: 3 }]])
    const twice = await runWaymark(['normalize', '--preset', 'seo', '--preset', 'safe'], { input })
    expect(twice.failures).toMatchObject([{ detail: 'option-twice', option: 'preset' }])
  })

  test.each([
    ['{\n  "preset": "se"\n}', 2, 13, { detail: 'no-preset', near: 'seo' }],
    [
      ...(['{ "rules": {\n "keep-params": { "keep": "id" } } }', 2, 27] as const),
      { code: 'option-wrong', named: 'keep' },
    ],
    [
      '{ "preset": "seo",\n  "hosts": [\n    { "host": ["a.example",\n "a b"], "preset": "seo" } ] }',
      ...([4, 2, {}] as const),
    ],
    ['{ "preset": "seo",\n  "host": [] }', 2, 3, { detail: 'unknown-member', near: 'hosts' }],
    [
      ...(['{ "preset": "seo",\n  "preset": "standard" }', 2, 3] as const),
      { detail: 'member-twice', member: 'preset' },
    ],
    [
      ...(['{ "preset": "seo",\n  "rules": { "sort-qery": true } }', 2, 14] as const),
      { detail: 'no-rule', near: 'sort-query' },
    ],
    [
      ...(['{ "preset": "seo",\n  "rules": { "sort-query": { "bi": "name" } } }', 2, 30] as const),
      { detail: 'no-option', near: 'by' },
    ],
    [
      ...(['{ "preset": "seo",\n  "rules": { "sort-query":\n\n 7 } }', 4, 2] as const),
      { detail: 'rule-type', rule: 'sort-query' },
    ],
    ['{ "preset": "seo", "model": "rfc"\n }', 1, 29, { detail: 'model-type' }],
    ['[]', 1, 1, { detail: 'file-type' }],
  ])('%s is refused at its place', async (text, line, column, facts) => {
    const call = ['normalize', '--rules', 'rules.json']
    const { status, failures } = await runWaymark(call, { input: LINES, cwd: folderWith(text) })
    const place = { settings: 'rules.json', atLine: line, atColumn: column }
    expect([status, failures]).toMatchObject([2, [{ ...place, ...facts }]])
  })

  test('a file that is not there, and options beside it, are refused', async () => {
    const none = await runWaymark(['normalize', '--rules', 'none.json'])
    expect(none.failures).toMatchObject([{ code: 'file-not-found', file: 'none.json' }])
    const cwd = folderWith(JSON.stringify(FILE))
    const call = ['normalize', '--rules', 'rules.json']
    const beside = await runWaymark([...call, '--preset', 'seo', '--model', 'whatwg'], { cwd })
    expect(beside.failures).toMatchObject([
      { detail: 'rule-file-says', options: ['--preset', '--model'] },
    ])
    const kept = await runWaymark([...call, '--keep-query'], { cwd })
    expect(kept.failures).toMatchObject([{ detail: 'rules-by-host', options: ['--keep-query'] }])
  })
})
