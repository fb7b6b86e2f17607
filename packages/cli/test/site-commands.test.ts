import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Facts } from '@waymark/infra/problem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bashScript } from '../src/completions/bash.ts'
import { type CompletedCommand, completedProgram } from '../src/completions/completed-program.ts'
import { fishScript } from '../src/completions/fish.ts'
import { zshScript } from '../src/completions/zsh.ts'
import { EXIT } from '../src/exit-status.ts'
import { runMarked } from './marked-run.ts'
import { temporaryFolder } from './run-waymark.ts'

const before = process.cwd()
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  process.chdir(folder)
  writeFileSync('package.json', '{}')
})
afterEach(() => process.chdir(before))

const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text)

const refused = async (facts: Facts, ...args: readonly string[]) => {
  const { status, stderr, lines, failures } = await runMarked(args)
  expect([status, lines, failures]).toEqual([2, [''], [facts]])
  const [name] = args
  expect(stderr).toMatch(new RegExp(`^<red>waymark ${name}:</> .*\nTry: waymark ${name} --help\n$`))
}

describe('convert', () => {
  test('writes the form that the name of the output says', async () => {
    write('p.csv', 'url,lang\nhttps://a.example/,en\n')
    for (const [name, start] of [
      ['a.json', '{'],
      ['a.NDJSON', '{"loc"'],
      ['a.jsonl', '{"loc"'],
      ['a.tsv', 'group\tlang\turl\t'],
      ['b.csv', 'group,lang,url,'],
    ] as const) {
      expect((await runMarked(['convert', 'p.csv', '-o', name])).status).toBe(0)
      expect(readFileSync(name, 'utf8').slice(0, start.length)).toBe(start)
    }
    await runMarked(['convert', 'p.csv', '-o', 'a.tsv.gz'])
    expect(gunzipSync(readFileSync('a.tsv.gz')).toString()).toMatch(/^group\tlang\turl\t/)
    await runMarked(['convert', 'p.csv', '-o', 'x.txt', '--to', 'tsv', '--compress', 'gzip'])
    expect(gunzipSync(readFileSync('x.txt')).toString()).toMatch(/^group\tlang\turl\t/)
    const forms = ['json', 'ndjson', 'csv', 'tsv']
    for (const name of ['a.xml', 'json', 'a.json.bak', 'a.json.gz.gz']) {
      await refused({ detail: 'no-form', path: name, forms }, 'convert', 'p.csv', '-o', name)
    }
    await refused({ detail: 'no-form', forms }, 'convert', 'p.csv')
    await refused(
      { detail: 'format-without-out' },
      'convert',
      'p.csv',
      '--to',
      'json',
      '--format',
      'json',
    )
    await refused(
      { detail: 'language-tag', advice: expect.any(String), option: 'default-lang', value: 'e n' },
      'convert',
      'p.csv',
      '--to',
      'json',
      '--default-lang',
      'e n',
    )
    for (const to of ['csv', 'tsv']) {
      await refused(
        { detail: 'default-lang-of-table' },
        'convert',
        'p.csv',
        '--to',
        to,
        '--default-lang',
        'en',
      )
    }
  })

  test('says what is left out, and counts in JSON', async () => {
    write('p.csv', 'url,lang\n/a\nhttps://a.example/,en\n')
    expect(await runMarked(['convert', 'p.csv', '--to', 'ndjson'])).toMatchObject({
      status: 1,
      lines: ['{"loc":"https://a.example/","lang":"en"}', ''],
      stderr: expect.stringMatching(/^p\.csv:2:1: error row-length: .*\n$/),
    })
    const { lines, status, stderr } = await runMarked([
      'convert',
      'p.csv',
      '-o',
      'a.json',
      '--default-lang',
      'en',
      '--format',
      'json',
    ])
    const { generator, ...report } = JSON.parse(lines.join('\n'))
    expect([status, stderr, typeof generator]).toEqual([1, '', 'string'])
    expect(report).toEqual({
      command: 'convert',
      input: ['p.csv'],
      output: 'a.json',
      entries: 1,
      unlisted: 0,
      written: 1,
      problems: [
        {
          code: 'row-length',
          severity: 'error',
          message: expect.any(String),
          remedy: expect.any(String),
          data: { fields: 1, columns: 2 },
          file: 'p.csv',
          line: 2,
          column: 1,
        },
      ],
    })
    const { generated, ...written } = JSON.parse(readFileSync('a.json', 'utf8'))
    expect([Number.isNaN(Date.parse(generated)), written]).toEqual([
      false,
      { version: '1.1', defaultLang: 'en', urls: [{ loc: 'https://a.example/', lang: 'en' }] },
    ])
    write('q.csv', 'url,lang\nhttps://a.example/,en\n')
    expect((await runMarked(['convert', 'q.csv', '--to', 'ndjson'])).status).toBe(0)
  })
})

describe('diff', () => {
  test('has the counts of both versions', async () => {
    write('a.txt', 'https://a.example/1\nhttps://a.example/1\nhttps://a.example/2\nno\n')
    write('b.txt', 'https://a.example/2\nhttps://a.example/3\n')
    write('c.csv', 'url\nhttps://a.example/2\n/x\n')
    expect(await runMarked(['diff', 'a.txt', 'b.txt'])).toMatchObject({
      status: 1,
      lines: [
        expect.stringMatching(/^<bold>a\.txt<\/>: 2 pages .*, 1 repeated .*, 1 .*URL/),
        '<bold>b.txt</>: 2 pages in a sitemap',
        '',
        '1 page added, 1 removed, 0 changed',
        '',
        '<bold>Added</>',
        '  https://a.example/3',
        '',
        '<bold>Removed</>',
        '  https://a.example/1',
        '',
      ],
      stderr: '',
    })
    expect(await runMarked(['diff', 'c.csv', 'b.txt'])).toMatchObject({
      status: 1,
      lines: [
        expect.stringMatching(/^<bold>c\.csv<\/>: 1 page .*, 1 .*URL/),
        '<bold>b.txt</>: 2 pages in a sitemap',
        '',
        '1 page added, 0 removed, 0 changed',
        '',
        '<bold>Added</>',
        '  https://a.example/3',
        '',
      ],
      stderr: '',
    })
    expect(await runMarked(['diff', 'a.txt', 'b.txt', '--format', 'json'])).toMatchObject({
      status: 1,
      lines: [
        '{"type":"counts","before":{"form":"sitemap","unusable":1,"urlsChanged":0,"faulty":0,"pages":2,"repeated":1},"after":{"form":"sitemap","unusable":0,"urlsChanged":0,"faulty":0,"pages":2,"repeated":0},"added":1,"removed":1,"changed":0,"alternatesAdded":0,"alternatesRemoved":0,"members":{}}',
        '{"type":"added","loc":"https://a.example/3","alternates":[]}',
        '{"type":"removed","loc":"https://a.example/1","alternates":[]}',
        '',
      ],
      stderr: '',
    })
    expect(await runMarked(['diff', 'a.txt', 'b.txt', '--format', 'urls'])).toMatchObject({
      status: 1,
      lines: ['https://a.example/3', 'https://a.example/1', ''],
      stderr: '',
    })
  })

  const LEFT_OUT = /^waymark diff: 2 URLs .*--key-location .*\n$/

  test('has a request to IndexNow for each host', async () => {
    write('a.txt', 'https://a.example/1\n')
    write(
      'b.txt',
      'https://a.example/x/2\nhttps://a.example/1\nhttps://b.example/2\nhttps://a.example/3\n',
    )
    const args = ['diff', 'a.txt', 'b.txt', '--format', 'indexnow', '--key', '12345678']
    expect(await runMarked(args)).toMatchObject({
      status: 1,
      lines: [
        '{"host":"a.example","key":"12345678","urlList":["https://a.example/x/2","https://a.example/3"]}',
        '{"host":"b.example","key":"12345678","urlList":["https://b.example/2"]}',
        '',
      ],
      stderr: '',
    })
    expect(await runMarked([...args, '--key-location', 'https://a.example/x/k.txt'])).toMatchObject(
      {
        status: 1,
        lines: [
          '{"host":"a.example","key":"12345678","keyLocation":"https://a.example/x/k.txt","urlList":["https://a.example/x/2"]}',
          '',
        ],
        stderr: expect.stringMatching(LEFT_OUT),
      },
    )
    expect(
      (await runMarked([...args, '--key-location', 'https://b.example/k.txt'])).stderr,
    ).toMatch(LEFT_OUT)
  })

  test('refuses what has no effect', async () => {
    write('a.txt', 'https://a.example/1\n')
    const both = ['diff', 'a.txt', 'a.txt']
    for (const format of ['json', 'urls', 'indexnow']) {
      await refused(
        { detail: 'all-for-text', format },
        ...both,
        '--all',
        '--format',
        format,
        ...(format === 'indexnow' ? ['--key', '12345678'] : []),
      )
    }
    await refused({ detail: 'for-indexnow', given: ['--key'] }, ...both, '--key', 'x')
    await refused(
      { detail: 'for-indexnow', given: ['--key', '--key-location'] },
      ...both,
      '--key',
      'x',
      '--key-location',
      'https://a/',
    )
    await refused(
      { detail: 'no-option', option: 'key', usage: '--key <key>' },
      ...both,
      '--format',
      'indexnow',
    )
    const short = await runMarked([...both, '--format', 'indexnow', '--key', 'short'])
    expect([short.status, short.failures]).toMatchObject([2, [{ option: 'key' }]])
    await refused(
      { detail: 'for-databases', given: ['--https-only'], why: expect.any(String) },
      ...both,
      '--https-only',
    )
    write('c.csv', 'url\nhttps://a.example/1\n')
    expect((await runMarked(['diff', 'a.txt', 'c.csv', '--https-only'])).status).toBe(0)
    expect((await runMarked(['diff', 'c.csv', 'a.txt', '--https-only'])).status).toBe(0)
  })
})

describe('keys', () => {
  test('writes tables and says how many rows they have', async () => {
    write('p.csv', 'url,lang\nhttps://a.example/,en\n')
    expect(await runMarked(['keys', 'p.csv', '--out', 't\u202e'])).toMatchObject({
      status: 0,
      lines: [
        't\\u202e/pages.ndjson  1 row',
        't\\u202e/links.ndjson  1 row',
        't\\u202e/keys.ndjson  1 row',
        't\\u202e/languages.ndjson  1 row',
        '',
      ],
      stderr: '',
    })
    expect(readdirSync('t\u202e').sort()).toEqual([
      'audit.sql',
      'keys.ndjson',
      'languages.ndjson',
      'links.ndjson',
      'pages.ndjson',
    ])
    expect(readFileSync('t\u202e/audit.sql', 'utf8')).toMatch(
      /^-- Run it in this folder: duckdb < audit\.sql\nSET memory_limit = '512MiB';\n\n[\s\S]+\n\n[\s\S]+\n;\n$|^-- Run it in this folder: duckdb < audit\.sql\nSET memory_limit = '512MiB';\n\n[\s\S]+;\n$/,
    )
    expect(readFileSync('t\u202e/audit.sql', 'utf8')).toContain('pages.ndjson')
    const { lines } = await runMarked(['keys', 'p.csv', '--out', 't', '--format', 'json'])
    const { generator, ...report } = JSON.parse(lines.join('\n'))
    expect([typeof generator, report]).toEqual([
      'string',
      {
        command: 'keys',
        input: ['p.csv'],
        output: 't',
        form: 'database',
        rows: { pages: 1, links: 1, keys: 1, languages: 1 },
        withoutUrl: 0,
      },
    ])
    await refused({ detail: 'tables-to-output' }, 'keys', 'p.csv', '--out', '-')
    await refused({ detail: 'no-option', option: 'out', usage: '--out <folder>' }, 'keys', 'p.csv')
  })

  test('matches pages by the options', async () => {
    write(
      'p.csv',
      'url\nhttps://a.example/?a\nhttps://a.example/?b\nhttps://a.example/#c\nhttps://a.example/x/\nhttps://a.example/x\n',
    )
    const rows = async (...args: readonly string[]) => {
      const { lines } = await runMarked([
        'keys',
        'p.csv',
        '--out',
        't',
        '--format',
        'json',
        ...args,
      ])
      return JSON.parse(lines.join('\n')).rows.keys
    }
    expect(await rows()).toBe(5)
    expect(await rows('--canonical', 'seo')).toBe(2)
    expect(await rows('--canonical', 'seo', '--query', 'keep')).toBe(4)
    expect(await rows('--canonical', 'seo', '--fragment', 'keep')).toBe(3)
    expect(await rows('--canonical', 'seo', '--trailing-slash', 'preserve')).toBe(3)
    expect(await rows('--memory', '4MiB')).toBe(5)
  })
})

describe('worker', () => {
  const worker = async (input: string | Buffer, ...args: readonly string[]) =>
    await runMarked(['worker', ...args], { input })

  test.each([
    [['--op', 'normalize', '--preset', 'standard'], 'HTTP://A/?b#c\n', 'http://a/?b#c'],
    [
      ['--op', 'normalize, domain'],
      'https://a.b.example/?x\n',
      'https://a.b.example/?x\tb.example',
    ],
    [['--op', 'key', '--method', 'whatwg'], 'HTTP://A\n', 'http://a/'],
    [['--op', 'key', '--preset', 'seo'], 'http://a/?x\n', 'http://a/'],
    [['--op', 'equal', '--rule', 'remove-query'], 'http://a/?x\thttp://a/?y\n', '1'],
    [['--op', 'equal', '--method', 'whatwg'], 'http://a/?x\thttp://a/?y\n', '0'],
    [['--op', 'normalize', '--base', 'http://b/c/'], 'd\n', 'http://b/c/d'],
    [['--op', 'valid', '--max-length', '9'], 'http://a/\nhttp://ab/\n', '1'],
    [['--op', 'domain', '--null', '-'], 'x\n', '-'],
    [['--op', 'domain', '--echo'], 'https://a.example/\n', 'https://a.example/\ta.example'],
    [['--op', 'domain', '--chunk-header'], '1\nhttps://a.example/\n', 'a.example'],
    [
      ['--op', 'domain', '--format', 'jsonl'],
      '{"url":"https://a.example/"}\n',
      '{"domain":"a.example"}',
    ],
    [
      ['--op', 'domain', '--format', 'jsonl', '--input-keys', 'u', '--output-keys', 'd'],
      '{"u":"https://a.example/"}\n',
      '{"d":"a.example"}',
    ],
    [['--op', 'part', '--part', 'path'], 'https://a.example/x?y\n', '/x'],
    [
      ['--op', 'key', '--method', 'string-after-resolution', '--options', '{"base":"http://e/a/"}'],
      'b\n',
      'http://e/a/b',
    ],
  ])('%j answers %j with %j', async (args, input, answer) => {
    const { status, lines, stderr } = await worker(input, ...args)
    expect([status, lines[0], stderr]).toEqual([0, answer, ''])
  })

  test('reads and writes RowBinary', async () => {
    const { status } = await worker(
      Buffer.from('\x00\x01a', 'latin1'),
      '--op',
      'valid',
      '--format',
      'rowbinary',
    )
    expect(status).toBe(0)
    expect(
      (
        await worker(
          Buffer.from('\x01a', 'latin1'),
          '--op',
          'valid',
          '--format',
          'rowbinary',
          '--not-null',
        )
      ).status,
    ).toBe(0)
  })

  test('refuses options that none of the ops reads', async () => {
    const unread = (option: string) => ({ code: 'option-unread', option })
    for (const [args, facts] of [
      [['--op', 'domain', '--method', 'urn'], unread('method')],
      [['--op', 'domain', '--rule', 'sort-query'], unread('preset')],
      [['--op', 'domain', '--part', 'path'], unread('part')],
      [['--op', 'domain', '--options', '{"ports":{}}'], unread('options')],
      [
        ['--op', 'key', '--method', 'urn', '--rule', 'sort-query'],
        { detail: 'method-without-rules', method: 'urn' },
      ],
      [['--op', 'key', '--keep-query'], { detail: 'no-rules', option: 'keep-query' }],
      [['--op', 'key', '--options', '[]', '--method', 'urn'], { detail: 'options-object' }],
      [['--op', ''], { detail: 'no-value', option: 'op', usage: '--op <ops>' }],
      [['--op', 'domain', '--null', '-', '--format', 'jsonl'], unread('null')],
      [['--op', 'domain', '--input-keys', 'a'], unread('input-keys')],
      [['--op', 'domain', '--output-keys', 'a'], unread('output-keys')],
      [['--op', 'domain', '--base', 'http://a/', '--max-length', '0'], { option: 'max-length' }],
    ] as const) {
      const { status, failures } = await worker('x\n', ...args)
      expect([args, status, failures]).toMatchObject([args, 2, [facts]])
    }
  })
})

describe('config', () => {
  const config = (...args: readonly string[]) => runMarked(['config', ...args])
  const named = (text: string, ...args: readonly string[]) => {
    write('c.json', text)
    return config('--config', 'c.json', ...args)
  }

  test('says which configuration is used, and why', async () => {
    expect((await config('--no-config')).lines).toEqual([expect.not.stringContaining('.json'), ''])
    const here = process.cwd()
    write('waymark.config.json', '{}')
    const { lines } = await config()
    expect(lines).toEqual([expect.stringContaining(join(here, 'waymark.config.json')), ''])
    expect(lines[0]).toMatch(/\(.*in the working folder\)/)
    mkdirSync('below')
    process.chdir('below')
    expect((await config()).lines[0]).toMatch(/\(.*above the working folder\)/)
    process.chdir(folder)
    expect((await config('--config', 'waymark.config.json')).lines[0]).toMatch(/\(.*--config\)/)
    const json = async (...args: string[]) =>
      JSON.parse((await config('--format', 'json', ...args)).lines.join('\n'))
    expect(await json()).toEqual({ file: join(here, 'waymark.config.json'), namedBy: null })
    expect(await json('--no-config')).toEqual({ file: null, namedBy: null })
  })

  test('prints all that is in force', async () => {
    const text =
      '{\n"rules": { "preset": "standard" },\n"normalize": { "jobs": 3, "trace": true },\n"lint": { "paths": { "/a": { "path-verb": "off" } }, "fix": false },\n"compare": { "method": "whatwg" } }'
    const { lines } = await named(text, '--print')
    expect(lines.slice(1)).toEqual([
      '',
      '<cyan>sitemap --format  </>  text  <dim>default</>',
      '<cyan>validate --check  </>  usable  <dim>default</>',
      '<cyan>validate --format </>  text  <dim>default</>',
      '<cyan>audit --format    </>  text  <dim>default</>',
      '<cyan>convert --format  </>  text  <dim>default</>',
      '<cyan>diff --format     </>  text  <dim>default</>',
      '<cyan>inspect --rules   </>  {"preset":"standard"}  <dim>line 2</>',
      '<cyan>inspect --format  </>  text  <dim>default</>',
      '<cyan>normalize --rules </>  {"preset":"standard"}  <dim>line 2</>',
      '<cyan>normalize --trace </>  true  <dim>line 3</>',
      '<cyan>normalize --format</>  text  <dim>default</>',
      '<cyan>normalize --jobs  </>  3  <dim>line 3</>',
      '<cyan>normalize --out   </>  -  <dim>default</>',
      '<cyan>compare --method  </>  whatwg  <dim>line 5</>',
      '<cyan>compare --format  </>  text  <dim>default</>',
      '<cyan>dedupe --rules    </>  {"preset":"standard"}  <dim>line 2</>',
      '<cyan>dedupe --memory   </>  256MiB  <dim>default</>',
      '<cyan>dedupe --format   </>  text  <dim>default</>',
      '<cyan>lint --preset     </>  recommended  <dim>default</>',
      '<cyan>lint --paths      </>  {"/a":{"path-verb":"off"}}  <dim>line 4</>',
      '<cyan>lint --format     </>  text  <dim>default</>',
      '<cyan>keys --to         </>  ndjson  <dim>default</>',
      '<cyan>keys --format     </>  text  <dim>default</>',
      '<cyan>worker --format   </>  tsv  <dim>default</>',
      '<cyan>worker --rules    </>  {"preset":"standard"}  <dim>line 2</>',
      '',
    ])
    const print = await named(text, '--print', '--format', 'json')
    const { options } = JSON.parse(print.lines.join('\n'))
    expect(options.filter(({ from }: { from: string }) => from === 'configuration')).toEqual([
      {
        command: 'inspect',
        name: 'rules',
        value: { preset: 'standard' },
        from: 'configuration',
        line: 2,
      },
      {
        command: 'normalize',
        name: 'rules',
        value: { preset: 'standard' },
        from: 'configuration',
        line: 2,
      },
      { command: 'normalize', name: 'trace', value: true, from: 'configuration', line: 3 },
      { command: 'normalize', name: 'jobs', value: '3', from: 'configuration', line: 3 },
      { command: 'compare', name: 'method', value: 'whatwg', from: 'configuration', line: 5 },
      {
        command: 'dedupe',
        name: 'rules',
        value: { preset: 'standard' },
        from: 'configuration',
        line: 2,
      },
      {
        command: 'lint',
        name: 'paths',
        value: '{"/a":{"path-verb":"off"}}',
        from: 'configuration',
        line: 4,
      },
      {
        command: 'worker',
        name: 'rules',
        value: { preset: 'standard' },
        from: 'configuration',
        line: 2,
      },
    ])
    expect((await config('--print', '--no-config')).lines.slice(0, 4)).toEqual([
      expect.any(String),
      '',
      '<cyan>sitemap --format  </>  text  <dim>default</>',
      '<cyan>validate --check  </>  usable  <dim>default</>',
    ])
  })

  test.each([
    [
      '{"dedupe":{"method":"urn","base":"http://a/"}}',
      { atColumn: 34, code: 'option-unread', named: 'base' },
    ],
    [
      '{"compare":{"method":"whatwg","options":{"x":1}}}',
      { atColumn: 42, code: 'option-unknown', named: 'x' },
    ],
    [
      '{"compare":{"options":{"ports":{"a":"b"}}}}',
      { atColumn: 32, code: 'option-wrong', named: 'ports' },
    ],
    ['{"compare":{"rule":"x"}}', { atColumn: 20, column: 1, detail: 'no-rule', name: "'x'" }],
    [
      '{"inspect":{"method":"x"}}',
      { atColumn: 13, detail: 'unknown-option', command: 'inspect', member: 'method' },
    ],
    ['{"compare":{"method":"x"}}', { atColumn: 22, detail: 'unknown-method', name: 'x' }],
    ['{"rules":{"preset":"x"}}', { atColumn: 20, detail: 'no-preset', name: "'x'" }],
  ])('%s is refused: %j', async (text, facts) => {
    const { status, failures } = await named(text)
    expect([status, failures]).toMatchObject([
      2,
      [{ settings: join(process.cwd(), 'c.json'), atLine: 1, ...facts }],
    ])
  })

  test.each([
    '{"compare":{"options":{"ports":{"a":5}},"method":"urn"}}',
    '{"normalize":{"base":"http://a/"}}',
  ])('%s can be used', async (text) => {
    expect(await named(text)).toMatchObject({ status: 0, stderr: '' })
  })
})

const COMMANDS = completedProgram([
  {
    name: 'bake',
    summary: "bakes: a baker's loaf",
    synopsis: '',
    description: [],
    examples: [],
    options: [
      { name: 'out', short: 'o', value: 'folder', summary: 'Where it goes. Not here.' },
      { name: 'file', value: 'file', summary: 'A [file] \\ here' },
      { name: 'how', value: 'how:x', choices: ['a', 'b:c'], summary: 'How. Really.' },
      { name: 'known', value: 'k', known: ['x(y)'], summary: 'K.' },
      { name: 'text', value: 't', summary: "It's text" },
      { name: 'on', short: 'n', summary: 'On.' },
      { name: 'bare', value: 'w', choices: ['p'], isBare: true, summary: 'Bare.' },
    ],
    operands: { name: 'x', min: 0, max: 9, kind: 'files' },
    isConfigurable: false,
    run: async () => EXIT.clean,
  },
  ...(['lists', 'urls', 'none', 'words'] as const).map((name) => ({
    name,
    summary: name,
    synopsis: '',
    description: [],
    examples: [],
    options: [],
    operands: {
      name: 'x',
      min: 0,
      max: name === 'none' ? 0 : 1,
      ...(name === 'lists' || name === 'urls' ? { kind: name } : {}),
      ...(name === 'words' ? { words: ['a', 'b'] } : {}),
    },
    isConfigurable: false as const,
    run: async () => EXIT.clean,
  })),
])

describe('completions', () => {
  test('are made of the options and operands', () => {
    const own = ({ options, ...rest }: CompletedCommand) => ({
      ...rest,
      options: options.filter(
        ({ name }) => !['lang', 'color', 'no-color', 'help', 'version'].includes(name),
      ),
    })
    expect(COMMANDS.map(own)).toEqual([
      {
        name: 'bake',
        summary: "bakes: a baker's loaf",
        operands: { kind: 'file' },
        options: [
          {
            name: 'out',
            short: 'o',
            value: { kind: 'folder' },
            label: 'folder',
            isBare: false,
            summary: 'Where it goes',
          },
          {
            name: 'file',
            short: null,
            value: { kind: 'file' },
            label: 'file',
            isBare: false,
            summary: 'A [file] \\ here',
          },
          {
            name: 'how',
            short: null,
            value: { kind: 'words', words: ['a', 'b:c'] },
            label: 'how:x',
            isBare: false,
            summary: 'How',
          },
          {
            name: 'known',
            short: null,
            value: { kind: 'words', words: ['x(y)'] },
            label: 'k',
            isBare: false,
            summary: 'K',
          },
          {
            name: 'text',
            short: null,
            value: { kind: 'text' },
            label: 't',
            isBare: false,
            summary: "It's text",
          },
          {
            name: 'on',
            short: 'n',
            value: { kind: 'nothing' },
            label: '',
            isBare: false,
            summary: 'On',
          },
          {
            name: 'bare',
            short: null,
            value: { kind: 'words', words: ['p'] },
            label: 'w',
            isBare: true,
            summary: 'Bare',
          },
        ],
      },
      { name: 'lists', summary: 'lists', operands: { kind: 'file' }, options: [] },
      { name: 'urls', summary: 'urls', operands: { kind: 'text' }, options: [] },
      { name: 'none', summary: 'none', operands: { kind: 'nothing' }, options: [] },
      {
        name: 'words',
        summary: 'words',
        operands: { kind: 'words', words: ['a', 'b'] },
        options: [],
      },
      {
        name: 'help',
        summary: 'prints the help of a command',
        operands: { kind: 'words', words: ['bake', 'lists', 'urls', 'none', 'words'] },
        options: [],
      },
    ])
  })

  /** The lines that are about the commands. */
  const linesOf = (script: string) =>
    script
      .split('\n')
      .filter((line) => /bake|lists|urls|none|words/.test(line) && !line.includes('$'))

  test('for bash, fish and zsh', () => {
    expect(linesOf(bashScript(COMMANDS))).toEqual([
      "    bake) takes=file options='--out -o --file --how --known --text --on -n --bare --lang --color --no-color --help -h --version -V' ;;",
      "    lists) takes=file options='--lang --color --no-color --help -h --version -V' ;;",
      "    urls) takes=text options='--lang --color --no-color --help -h --version -V' ;;",
      "    none) takes=nothing options='--lang --color --no-color --help -h --version -V' ;;",
      "    words) takes=words words='a b' options='--lang --color --no-color --help -h --version -V' ;;",
      "    help) takes=words words='bake lists urls none words' options='' ;;",
      "    *) takes=words words='bake lists urls none words help' options='--help --version --color --no-color' ;;",
      '    "bake --out" | "bake -o") takes=folder ;;',
      '    "bake --file") takes=file ;;',
      '    "bake --how") takes=words words=\'a b:c\' ;;',
      '    "bake --known") takes=words words=\'x(y)\' ;;',
      '    "bake --text") takes=text ;;',
      '    "bake --lang") takes=words words=\'en ja ru\' ;;',
      '    "lists --lang") takes=words words=\'en ja ru\' ;;',
      '    "urls --lang") takes=words words=\'en ja ru\' ;;',
      '    "none --lang") takes=words words=\'en ja ru\' ;;',
      '    "words --lang") takes=words words=\'en ja ru\' ;;',
    ])
    expect(linesOf(fishScript(COMMANDS))).toEqual([
      "complete -c waymark -n __fish_use_subcommand -a bake -d 'bakes: a baker\\'s loaf'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -F",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -s o -l out -r -f -a '(__fish_complete_directories)' -d 'Where it goes'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -l file -r -F -d 'A [file] \\\\ here'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -l how -r -f -a 'a b:c' -d 'How'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -l known -r -f -a 'x(y)' -d 'K'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -l text -r -f -d 'It\\'s text'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -s n -l on -d 'On'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -l bare -f -a 'p' -d 'Bare'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -l lang -r -f -a 'en ja ru' -d 'The language of messages and reports'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -l color -f -a 'auto always never' -d 'When to use colours'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -l no-color -d 'The same as --color=never'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -s h -l help -d 'Prints this help'",
      "complete -c waymark -n '__fish_seen_subcommand_from bake' -s V -l version -d 'Prints the version'",
      "complete -c waymark -n __fish_use_subcommand -a lists -d 'lists'",
      "complete -c waymark -n '__fish_seen_subcommand_from lists' -F",
      "complete -c waymark -n '__fish_seen_subcommand_from lists' -l lang -r -f -a 'en ja ru' -d 'The language of messages and reports'",
      "complete -c waymark -n '__fish_seen_subcommand_from lists' -l color -f -a 'auto always never' -d 'When to use colours'",
      "complete -c waymark -n '__fish_seen_subcommand_from lists' -l no-color -d 'The same as --color=never'",
      "complete -c waymark -n '__fish_seen_subcommand_from lists' -s h -l help -d 'Prints this help'",
      "complete -c waymark -n '__fish_seen_subcommand_from lists' -s V -l version -d 'Prints the version'",
      "complete -c waymark -n __fish_use_subcommand -a urls -d 'urls'",
      "complete -c waymark -n '__fish_seen_subcommand_from urls' -l lang -r -f -a 'en ja ru' -d 'The language of messages and reports'",
      "complete -c waymark -n '__fish_seen_subcommand_from urls' -l color -f -a 'auto always never' -d 'When to use colours'",
      "complete -c waymark -n '__fish_seen_subcommand_from urls' -l no-color -d 'The same as --color=never'",
      "complete -c waymark -n '__fish_seen_subcommand_from urls' -s h -l help -d 'Prints this help'",
      "complete -c waymark -n '__fish_seen_subcommand_from urls' -s V -l version -d 'Prints the version'",
      "complete -c waymark -n __fish_use_subcommand -a none -d 'none'",
      "complete -c waymark -n '__fish_seen_subcommand_from none' -l lang -r -f -a 'en ja ru' -d 'The language of messages and reports'",
      "complete -c waymark -n '__fish_seen_subcommand_from none' -l color -f -a 'auto always never' -d 'When to use colours'",
      "complete -c waymark -n '__fish_seen_subcommand_from none' -l no-color -d 'The same as --color=never'",
      "complete -c waymark -n '__fish_seen_subcommand_from none' -s h -l help -d 'Prints this help'",
      "complete -c waymark -n '__fish_seen_subcommand_from none' -s V -l version -d 'Prints the version'",
      "complete -c waymark -n __fish_use_subcommand -a words -d 'words'",
      "complete -c waymark -n '__fish_seen_subcommand_from words' -f -a 'a b'",
      "complete -c waymark -n '__fish_seen_subcommand_from words' -l lang -r -f -a 'en ja ru' -d 'The language of messages and reports'",
      "complete -c waymark -n '__fish_seen_subcommand_from words' -l color -f -a 'auto always never' -d 'When to use colours'",
      "complete -c waymark -n '__fish_seen_subcommand_from words' -l no-color -d 'The same as --color=never'",
      "complete -c waymark -n '__fish_seen_subcommand_from words' -s h -l help -d 'Prints this help'",
      "complete -c waymark -n '__fish_seen_subcommand_from words' -s V -l version -d 'Prints the version'",
      "complete -c waymark -n '__fish_seen_subcommand_from help' -f -a 'bake lists urls none words'",
    ])
    const own = zshScript(COMMANDS.slice(0, 1).concat(COMMANDS.slice(3, 5))).split('\n')
    expect(own.filter((line) => /^ {8,}[ '\w]/.test(line) && !line.includes('$'))).toEqual([
      '        bake)',
      '          _arguments -s -S \\',
      "            '(-o --out)'{-o+,--out=}'[Where it goes]:folder:_files -/' \\",
      "            '--file=''[A \\[file\\] \\\\ here]:file:_files' \\",
      "            '--how=''[How]:how\\:x:(a b\\:c)' \\",
      "            '--known=''[K]:k:(x\\(y\\))' \\",
      "            '--text=''[It'\\''s text]:t: ' \\",
      "            '(-n --on)'{-n,--on}'[On]' \\",
      "            '--bare=-''[Bare]::w:(p)' \\",
      "            '--lang=''[The language of messages and reports]:language:(en ja ru)' \\",
      "            '--color=-''[When to use colours]::when:(auto always never)' \\",
      "            '--no-color''[The same as --color=never]' \\",
      "            '(-h --help)'{-h,--help}'[Prints this help]' \\",
      "            '(-V --version)'{-V,--version}'[Prints the version]' \\",
      "            '*:argument:_files' ;;",
      '        none)',
      '          _arguments -s -S \\',
      "            '--lang=''[The language of messages and reports]:language:(en ja ru)' \\",
      "            '--color=-''[When to use colours]::when:(auto always never)' \\",
      "            '--no-color''[The same as --color=never]' \\",
      "            '(-h --help)'{-h,--help}'[Prints this help]' \\",
      "            '(-V --version)'{-V,--version}'[Prints the version]' ;;",
      '        words)',
      '          _arguments -s -S \\',
      "            '--lang=''[The language of messages and reports]:language:(en ja ru)' \\",
      "            '--color=-''[When to use colours]::when:(auto always never)' \\",
      "            '--no-color''[The same as --color=never]' \\",
      "            '(-h --help)'{-h,--help}'[Prints this help]' \\",
      "            '(-V --version)'{-V,--version}'[Prints the version]' \\",
      "            '*:argument:(a b)' ;;",
    ])
  })

  test('are printed for a shell', async () => {
    for (const [shell, start] of [
      ['bash', '# Completions of waymark for bash'],
      ['fish', '# Completions of waymark for fish'],
      ['zsh', '#compdef waymark'],
    ] as const) {
      const { status, lines } = await runMarked(['completions', shell])
      expect([status, lines[0]?.startsWith(start)]).toEqual([0, true])
    }
    await refused({ detail: 'unknown-shell', word: 'fsh', near: 'zsh' }, 'completions', 'fsh')
  })
})
