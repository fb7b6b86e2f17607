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
  [
    'a.json',
    '{"swagger":"2.0"}',
    'The document is Swagger 2.0, which is not supported. Convert it to OpenAPI 3.',
  ],
  [
    'a.json',
    '{"name":"x"}',
    /^The document is JSON with an object that has the member "name"\. Give a list of /,
  ],
  [
    'a.yml',
    'name: x\n',
    /^The document is YAML with an object that has the member "name"\. Give a list of /,
  ],
  [
    'a.yaml',
    'openapi: 3.1.0\npaths:\n\t/a: {}\n',
    'line 3, column 1: Invalid YAML: Tabs are not allowed as indentation. Correct the document.',
  ],
  [
    'a.json',
    `[${'['.repeat(70)}${']'.repeat(70)}]`,
    'line 1, column 65: Values are nested more than 64 levels deep. Flatten them.',
  ],
  [
    'a.txt',
    'Dear reader,\nhow are you?\n',
    /^The document is text without a URI, which begins with "Dear reader,"\. Give /,
  ],
  [
    'a.yaml',
    Buffer.from('openapi: 3.1.0 # caf\xe9\n', 'latin1'),
    'The file is not UTF-8. Save it as UTF-8.',
  ],
])('%s with %j is refused in one line', async (name, content, message) => {
  const { lint } = inFolder({ [name]: content })
  const { status, stdout, stderr } = await lint(name)
  expect([status, stdout]).toEqual([74, ''])
  const lines = stderr.trimEnd().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]!.replace(`waymark lint: ${name}: `, '')).toMatch(message)
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
  expect([status, stderr]).toEqual([
    0,
    [
      'waymark lint: a.yaml: 3 problems would be fixed',
      '3 problems have no certain correction: waymark explain <code> says why.',
      'waymark lint: b.txt: 4 problems would be fixed',
      '1 problem has no certain correction: waymark explain <code> says why.',
      '',
    ].join('\n'),
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
  expect([again.status, again.stderr]).toEqual([74, expect.stringContaining('a.txt~: ')])
  expect([read('a.txt~'), read('a.txt'), read('c.txt')]).toEqual([
    LIST,
    `${LIST}# changed since\n`,
    LIST,
  ])
  mkdirSync(path('c.txt.bak'))
  writeFileSync(path('b.txt'), LIST)
  const { status, stderr } = await lint('--fix', 'b.txt', 'c.txt', '--backup', '.bak')
  expect([status, stderr]).toEqual([74, expect.stringContaining('c.txt.bak: It is a directory')])
  expect([read('b.txt'), read('c.txt')]).toEqual([LIST, LIST])
  expect(readdirSync(path('.')).sort()).toEqual(['a.txt', 'a.txt~', 'b.txt', 'c.txt', 'c.txt.bak'])
  const taken = await lint('--fix', 'b.txt', 'c.txt', '--patch', './c.txt')
  expect([taken.status, taken.stderr]).toEqual([74, expect.stringContaining('Another file has')])
  expect([read('b.txt'), read('c.txt')]).toEqual([LIST, LIST])
})

test.skipIf(process.platform === 'win32')('a link is not followed to write a fix', async () => {
  const { lint, path, read } = inFolder({ 'real.txt': LIST, other: 'other' })
  symlinkSync('real.txt', path('a.txt'))
  const { status, stderr } = await lint('--fix', 'a.txt')
  expect([status, stderr]).toEqual([74, expect.stringContaining('Name the file that it leads to.')])
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
  const { status, stderr } = await lint('--fix', 'a.txt.gz')
  expect([status, stderr]).toEqual([74, expect.stringContaining('is compressed')])
  expect(readFileSync(path('a.txt.gz')).equals(bytes)).toBe(true)
})

test.each([
  [['--fix', '-'], '--fix needs files: name them instead of -'],
  [['--unsafe-fix', '-'], '--unsafe-fix needs files: name them instead of -'],
  [['--dry-run', 'a'], '--dry-run needs --fix or --unsafe-fix'],
  [['--backup', '.bak', 'a'], '--backup needs --fix or --unsafe-fix'],
  [['--fix', '--backup', '', 'a'], '--backup is "": give the end of a name, such as .bak'],
  [['--fix', '--backup', 'x/y', 'a'], '--backup is "x/y": give the end of a name'],
  [['--fix', '--dry-run', '--patch', 'p', 'a'], '--dry-run writes nothing: remove --patch'],
  [['--fix', '--dry-run', '--format=json', 'a'], '--dry-run prints a patch: remove --format json'],
  [['--fix', '--patch', '-', 'a'], '--patch needs the name of a file: --dry-run prints the patch'],
  [['--write-baseline', 'a'], '--write-baseline needs --baseline <file>'],
  [['--baseline', '-', 'a'], '--baseline needs the name of a file'],
  [['--watch', '-'], '--watch needs files: name them instead of -'],
  [['--watch', 'a', '--format', 'json'], '--watch and --format: choose text'],
  [['a', '--max-warnings', '-1'], "'--max-warnings"],
  [['a', '--max-warnings', 'x'], '--max-warnings is "x": give a whole number, 0 or more'],
])('%j is refused', async (args, message) => {
  const { status, stderr } = await inFolder({}).lint(...args)
  expect(status).toBe(2)
  if (!message.startsWith("'")) expect(stderr).toContain(message)
})

test('--max-warnings sets how many warnings are too many', async () => {
  const { lint } = inFolder({ 'a.txt': 'db://a/b/c_d\ndb://a/b/e_f\n' })
  expect((await lint('a.txt', '--max-warnings', '2')).status).toBe(0)
  const { status, stderr } = await lint('a.txt', '--max-warnings', '0')
  expect([status, stderr]).toEqual([
    1,
    'waymark lint: there are more warnings than --max-warnings 0 allows: 2\n',
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
  [{ verbs: [1] }, 'verbs must be a string or a list of strings'],
  [{ verbs: ['a,b', 'c'] }, 'none'],
  [
    { severity: { 'path-verb': 1 } },
    'severity must be a string, or an object whose values are strings',
  ],
  [{ abbreviations: 'qty' }, '--abbreviations: "qty": give pairs like qty=quantity'],
  [{ paths: { '/a': { 'path-verbs': 'off' } } }, 'there is no rule `path-verbs`'],
  [{ paths: '{' }, '--paths is not JSON'],
  [{ schemes: 'a b' }, '--schemes is "a b": give names like https,db'],
  [{ identifiers: '(' }, '--identifiers is "("'],
  [{ uncountable: 'a b' }, '--uncountable: "a b" is not a word'],
])('the configuration %j is refused, or can be used', async (lint, message) => {
  const config = JSON.stringify({ lint })
  const { lint: run } = inFolder({ 'waymark.config.json': config, 'a.txt': 'db://a/b/c\n' })
  const { status, stderr } = await run('--config', 'waymark.config.json', 'a.txt')
  expect(status).toBe(message === 'none' ? 0 : 2)
  if (message !== 'none') expect(stderr).toContain(message)
})
