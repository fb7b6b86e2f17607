import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runWaymark, startWaymark, temporaryFolder } from './run-waymark.ts'

const API = `openapi: 3.1.0
servers:
  - url: https://API.example.com:443/v1/ # one
paths:
  /users/getPosts:
    get: { parameters: [{ in: query, name: pg }] }
`

/** A folder with files, and the command in it. */
function inFolder(files: Readonly<Record<string, string | Buffer>>) {
  const cwd = temporaryFolder()
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content)
  return {
    path: (name: string) => join(cwd, name),
    read: (name: string) => readFileSync(join(cwd, name), 'utf8'),
    lint: async (...args: string[]) => await runWaymark(['lint', ...args], { cwd }),
    start: (...args: string[]) => startWaymark(['lint', ...args], { cwd }),
  }
}

test('an OpenAPI description is linted, in YAML and in JSON', async () => {
  const { paths, ...rest } = {
    openapi: '3.1.0',
    paths: { '/users/getPosts': { get: { parameters: [{ in: 'query', name: 'pg' }] } } },
  }
  const { lint } = inFolder({
    'a.yaml': API,
    'a.json': JSON.stringify({ ...rest, paths }, null, 1),
  })
  const { status, stdout } = await lint('a.yaml', 'a.json')
  expect(status).toBe(0)
  expect(stdout).toContain(
    [
      'a.yaml:6:44: warning query-abbreviation',
      '      get: { parameters: [{ in: query, name: pg }] }',
      '                                             ^^',
    ].join('\n'),
  )
  expect(stdout).toContain('a.json:4:11: warning path-verb\n')
  const json = JSON.parse((await lint('a.yaml', '--format', 'json')).stdout)
  expect(json.files[0].problems.at(-1)).toMatchObject({
    code: 'query-abbreviation',
    pointer: '/paths/~1users~1getPosts/get/parameters/0/name',
    line: 6,
    column: 44,
  })
})

test.each([
  ['a.json', '{"swagger":"2.0"}', { code: 'file-kind-unknown', detail: 'swagger' }],
  ['a.json', '{"name":"x"}', { detail: 'members', language: 'JSON', members: ['name'] }],
  ['a.yml', 'name: x\n', { detail: 'members', language: 'YAML', members: ['name'] }],
  [
    'a.yaml',
    'openapi: 3.1.0\npaths:\n\t/a: {}\n',
    { code: 'yaml-invalid', detail: 'yaml-syntax', line: 3, column: 1 },
  ],
  [
    'a.json',
    `[${'['.repeat(70)}${']'.repeat(70)}]`,
    { code: 'json-invalid', most: 64, line: 1, column: 65 },
  ],
  ['a.txt', 'Dear reader,\nhow are you?\n', { detail: 'text', first: 'Dear reader,' }],
  [
    'a.yaml',
    Buffer.from('openapi: 3.1.0 # caf\xe9\n', 'latin1'),
    { code: 'file-encoding-unsupported' },
  ],
])('%s with %j is refused in one line', async (name, content, facts) => {
  const { lint } = inFolder({ [name]: content })
  const { status, stdout, stderr, failures } = await lint(name)
  expect([status, stdout, failures]).toMatchObject([74, '', [{ file: name, ...facts }]])
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

test('what only --unsafe-fix writes says so, and what nothing writes is a suggestion', async () => {
  const api = JSON.stringify({ openapi: '3.1.0', paths: { '/user_groups': {} } })
  const { lint } = inFolder({ 'a.json': api, 'b.txt': 'DB://a/b/user_groups\n' })
  expect((await lint('a.json')).stdout).toContain('\n  suggestion: user-groups\n')
  const { stdout } = await lint('b.txt')
  expect(stdout).toContain('\n  fix: db\n')
  expect(stdout).toContain('\n  unsafe fix: user-groups\n')
})

const LIST = '\ufeffDB://a/b/c_d\r\nmcp://user_list/{ID}\r\n'

test('--fix changes spelling and no meaning, --unsafe-fix both', async () => {
  const { lint, read } = inFolder({ 'a.yaml': API, 'b.txt': LIST })
  await lint('--fix', 'a.yaml', 'b.txt')
  expect(read('a.yaml')).toBe(API.replace('API.example.com:443/', 'api.example.com/'))
  expect(read('b.txt')).toBe(LIST.replace('DB', 'db'))
  await lint('--unsafe-fix', 'a.yaml', 'b.txt')
  expect(read('a.yaml')).toBe(API.replace('API.example.com:443/v1/', 'api.example.com/v1'))
  expect(read('b.txt')).toBe('\ufeffdb://a/b/c-d\r\nmcp://user-lists/{ID}\r\n')
})

test('--dry-run prints what git applies, and writes nothing', async () => {
  const { lint, path, read } = inFolder({ 'a.yaml': API, 'b.txt': LIST, 'c.txt': 'db://a/b/c\n' })
  const names = ['a.yaml', 'b.txt', 'c.txt']
  const { status, stdout, stderr } = await lint('--unsafe-fix', '--dry-run', ...names)
  expect([status, ...stderr.split('\n')]).toEqual([
    0,
    'waymark lint: a.yaml: 3 problems would be fixed',
    expect.stringMatching(/^3 problems .*waymark explain/),
    'waymark lint: b.txt: 4 problems would be fixed',
    expect.stringMatching(/^1 problem .*waymark explain/),
    '',
  ])
  expect([read('a.yaml'), read('b.txt')]).toEqual([API, LIST])
  expect(stdout).not.toContain('c.txt')
  const apply = ['apply', '--whitespace=nowarn', '-']
  expect(spawnSync('git', apply, { cwd: path('.'), input: stdout }).status).toBe(0)
  const applied = [read('a.yaml'), read('b.txt')]
  const other = inFolder({ 'a.yaml': API, 'b.txt': LIST })
  await other.lint('--unsafe-fix', '--patch', 'all.patch', 'a.yaml', 'b.txt')
  expect([other.read('a.yaml'), other.read('b.txt')]).toEqual(applied)
  expect(other.read('all.patch')).toBe(stdout)
  const { stdout: none } = await other.lint('--fix', '--dry-run', 'a.yaml', 'b.txt')
  expect(none).toBe('')
})

test('--backup keeps the changed files, and all files are written or none', async () => {
  const { lint, path, read } = inFolder({ 'a.txt': LIST, 'b.txt': 'db://a/b/c\n', 'c.txt': LIST })
  await lint('--fix', 'a.txt', 'b.txt', '--backup', '~')
  expect(read('a.txt~')).toBe(LIST)
  expect(readdirSync(path('.')).sort()).toEqual(['a.txt', 'a.txt~', 'b.txt', 'c.txt'])
  writeFileSync(path('a.txt'), `${LIST}# changed since\n`)
  const again = await lint('--fix', 'c.txt', 'a.txt', '--backup', '~')
  expect([again.status, again.failures]).toMatchObject([74, [{ file: 'a.txt~' }]])
  expect([read('a.txt~'), read('a.txt'), read('c.txt')]).toEqual([
    LIST,
    `${LIST}# changed since\n`,
    LIST,
  ])
  mkdirSync(path('c.txt.bak'))
  writeFileSync(path('b.txt'), LIST)
  const { status, failures } = await lint('--fix', 'b.txt', 'c.txt', '--backup', '.bak')
  expect([status, failures]).toMatchObject([74, [{ code: 'file-is-directory', file: 'c.txt.bak' }]])
  expect([read('b.txt'), read('c.txt')]).toEqual([LIST, LIST])
  expect(readdirSync(path('.')).sort()).toEqual(['a.txt', 'a.txt~', 'b.txt', 'c.txt', 'c.txt.bak'])
  const taken = await lint('--fix', 'b.txt', 'c.txt', '--patch', './c.txt')
  expect([taken.status, taken.failures]).toMatchObject([
    74,
    [{ code: 'file-path-invalid', file: './c.txt' }],
  ])
  expect([read('b.txt'), read('c.txt')]).toEqual([LIST, LIST])
})

test.skipIf(process.platform === 'win32')('a link is not followed to write a fix', async () => {
  const { lint, path, read } = inFolder({ 'real.txt': LIST, other: 'other' })
  symlinkSync('real.txt', path('a.txt'))
  const { status, failures } = await lint('--fix', 'a.txt')
  expect([status, failures]).toMatchObject([74, [{ code: 'file-path-invalid', file: 'a.txt' }]])
  symlinkSync('other', path('real.txt.bak'))
  expect((await lint('--fix', 'real.txt', '--backup', '.bak')).status).toBe(74)
  expect([read('real.txt'), read('other')]).toEqual([LIST, 'other'])
})

test('a file that is fixed keeps its mode, and what was fixed is said', async () => {
  const { lint, path } = inFolder({ 'a.yaml': API, 'b.txt': LIST })
  chmodSync(path('a.yaml'), 0o640)
  const { status, stdout } = await lint('--unsafe-fix', 'a.yaml', 'b.txt')
  expect([status, statSync(path('a.yaml')).mode & 0o777]).toEqual([0, 0o640])
  expect(stdout).toContain(
    [
      'a.yaml: 3 problems fixed',
      '  line 3: host-not-lowercase: "API.example.com" is now "api.example.com"',
      '  line 3: default-port: removed ":443"',
      '  line 3: api-server-slash: removed "/"',
    ].join('\n'),
  )
  // What is left is at its new place.
  expect(stdout).toContain('a.yaml:5:10: warning path-verb')
  const json = ['--unsafe-fix', 'a.yaml', 'b.txt', '--format', 'json']
  const again = JSON.parse((await lint(...json)).stdout)
  expect(again.files.map(({ fixed }: { fixed: object[] }) => fixed)).toEqual([[], []])
})

test('--fix leaves a compressed file as it is', async () => {
  const bytes = gzipSync('DB://a/b/c\n')
  const { lint, path } = inFolder({ 'a.txt.gz': bytes })
  const { status, failures } = await lint('--fix', 'a.txt.gz')
  expect([status, failures]).toMatchObject([74, [{ code: 'file-path-invalid', file: 'a.txt.gz' }]])
  expect(readFileSync(path('a.txt.gz')).equals(bytes)).toBe(true)
})

test.each([
  [['--fix', '-'], { detail: 'needs-files', option: 'fix' }],
  [['--unsafe-fix', '-'], { detail: 'needs-files', option: 'unsafe-fix' }],
  [['--dry-run', 'a'], { detail: 'needs-fix', option: 'dry-run' }],
  [['--backup', '.bak', 'a'], { detail: 'needs-fix', option: 'backup' }],
  [['--fix', '--backup', '', 'a'], { detail: 'end-of-name', value: '' }],
  [['--fix', '--backup', 'x/y', 'a'], { detail: 'end-of-name', value: 'x/y' }],
  [['--fix', '--dry-run', '--patch', 'p', 'a'], { detail: 'dry-run', option: 'patch' }],
  [['--fix', '--dry-run', '--format=json', 'a'], { detail: 'patch-format', format: 'json' }],
  [['--fix', '--patch', '-', 'a'], { detail: 'no-patch-file' }],
  [['--write-baseline', 'a'], { detail: 'no-baseline' }],
  [['--baseline', '-', 'a'], { detail: 'no-baseline-file' }],
  [['--watch', '-'], { detail: 'needs-files', option: 'watch' }],
  [['--watch', 'a', '--format', 'json'], { detail: 'watch-format' }],
  [['a', '--max-warnings', '-1'], { detail: 'no-value', written: '--max-warnings=-1' }],
  [['a', '--max-warnings', 'x'], { option: 'max-warnings', value: 'x', least: 0 }],
])('%j is refused', async (args, facts) => {
  const { status, failures } = await inFolder({}).lint(...args)
  expect([status, failures]).toMatchObject([2, [facts]])
})

test('--max-warnings sets how many warnings are too many', async () => {
  const { lint } = inFolder({ 'a.txt': 'db://a/b/c_d\ndb://a/b/e_f\n' })
  expect((await lint('a.txt', '--max-warnings', '2')).status).toBe(0)
  const { status, stderr } = await lint('a.txt', '--max-warnings', '0')
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^waymark lint: .*--max-warnings 0.* 2\n$/),
  ])
})

test('the log of GitHub Actions gets one command for each problem', async () => {
  const { lint } = inFolder({ 'a,b:c%.txt': 'file:///a b\ndb://a/b/c_d\n' })
  const { status, stdout } = await lint('a,b:c%.txt', '--format', 'github')
  expect(status).toBe(1)
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(
      /^::error file=a%2Cb%3Ac%25\.txt,line=1,col=10,title=unencoded-space::.*%2520/,
    ),
    expect.stringMatching(
      /^::warning file=a%2Cb%3Ac%25\.txt,line=2,col=10,title=path-underscore::/,
    ),
  ])
  const { stdout: hostile } = await lint('-', '--format', 'github')
  expect(hostile).toMatch(/^::error file=standard input,title=file-empty::[^\n]*\n$/)
})

/** The output of a program, which can be waited for. */
function listen(child: ReturnType<typeof startWaymark>) {
  let text = ''
  let check = (): void => {}
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      check()
    })
  }
  const ended = new Promise<number | null>((done) => child.on('close', (status) => done(status)))
  return {
    ended,
    until: async (part: string) =>
      await new Promise<string>((done) => {
        check = () => {
          const at = text.indexOf(part)
          if (at === -1) return
          const seen = text.slice(0, at + part.length)
          text = text.slice(at + part.length)
          check = () => {}
          done(seen)
        }
        check()
      }),
  }
}

test('--watch lints again when a file is written or replaced, and ends with its status', async () => {
  const { start, path } = inFolder({ 'a.txt': 'db://a/b/c\n', 'other.txt': '' })
  const child = start('--watch', 'a.txt')
  const { until, ended } = listen(child)
  // A busy machine may see one change in two steps, and lint twice: what counts is the answer in the end.
  await until('1 URI in 1 file: nothing to report')
  await until('waiting for changes')
  writeFileSync(path('other.txt'), 'x')
  writeFileSync(path('a.txt'), 'db://a/b/c_d\n')
  await until('1 URI in 1 file: 1 warning')
  await until('waiting for changes')
  writeFileSync(path('new.txt'), 'file:///a b\n')
  const { renameSync } = await import('node:fs')
  renameSync(path('new.txt'), path('a.txt'))
  await until('1 URI in 1 file: 1 error')
  await until('waiting for changes')
  child.kill('SIGINT')
  expect(await ended).toBe(1)
})

test('the configuration has words, patterns and severities as lists and objects', async () => {
  const lint = {
    severity: { 'path-underscore': 'off', 'path-verb': 'error' },
    schemes: ['jira', 'wiki://space/page'],
    'allowed-schemes': ['https', 'db', 'jira', 'wiki'],
    paths: { '/old/**': { 'query-abbreviation': 'off' } },
    verbs: ['sync'],
    uncountable: ['gear'],
    abbreviations: { qty: 'quantity' },
    identifiers: ['^[A-Z]{3}$', '^x-'],
    'max-warnings': 0,
  }
  const { lint: run } = inFolder({
    'waymark.config.json': JSON.stringify({ lint }, null, 2),
    'a.txt':
      'db://a/b/c_ds/XYZ\nhttps://a.example/gear/{id}\nhttps://a.example/sync?qty=1\nhttps://a.example/old/x?qty=1\njira://PRJ\nwiki://team\n',
  })
  const named = ['--config', 'waymark.config.json']
  const { status, stdout } = await run(...named, 'a.txt', '--format', 'json')
  expect(status).toBe(1)
  const { problems } = JSON.parse(stdout).files[0]
  expect(problems.map(({ code, severity }: Record<string, string>) => [code, severity])).toEqual([
    ['path-verb', 'error'],
    ['query-abbreviation', 'warning'],
    ['scheme-format', 'error'],
  ])
})

test.each([
  [{ verbs: [1] }, { detail: 'list-type', option: 'verbs' }],
  [{ verbs: ['a,b', 'c'] }, null],
  [{ severity: { 'path-verb': 1 } }, { detail: 'object-type', option: 'severity' }],
  [{ abbreviations: 'qty' }, { detail: 'not-a-pair', pair: 'qty' }],
  [{ paths: { '/a': { 'path-verbs': 'off' } } }, { option: 'paths', name: 'path-verbs' }],
  [{ paths: '{' }, { detail: 'severities-json', option: 'paths' }],
  [{ schemes: 'a b' }, { detail: 'names', option: 'schemes', value: 'a b' }],
  [{ identifiers: '(' }, { detail: 'not-an-expression', value: '(' }],
  [{ uncountable: 'a b' }, { detail: 'not-a-word', word: 'a b' }],
])('the configuration %j is refused, or can be used', async (lint, facts) => {
  const config = JSON.stringify({ lint })
  const { lint: run } = inFolder({ 'waymark.config.json': config, 'a.txt': 'db://a/b/c\n' })
  const { status, failures } = await run('--config', 'waymark.config.json', 'a.txt')
  expect([status, failures]).toMatchObject(facts === null ? [0, []] : [2, [facts]])
})
