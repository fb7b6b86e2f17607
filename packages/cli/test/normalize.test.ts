import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { canMakePipes } from '../../../test/programs.ts'
import { main } from '../src/main.ts'
import { runWaymark, startWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const LINES = 'HTTPS://Ex.com:443/a/\r\nnope\n\nhttp://a b/\nhttps://x.com/p?q#f'

test('lines in are lines out, with their endings, and bad lines are named on stderr', async () => {
  const { status, stdout, stderr } = await runWaymark(['normalize'], { input: LINES })
  expect(stdout).toBe('https://ex.com/a/\r\n\nhttps://x.com/p?q#f')
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(/^standard input:2:1: nope: missing-scheme-non-relative-URL: /),
    expect.stringMatching(/^standard input:4:9: http:\/\/a b\/: domain-to-ASCII: /),
    '',
  ])
  expect(status).toBe(1)
})

test('an operand with a scheme is a URL, in its place among the files', async () => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'list.txt'), 'HTTP://B.example/\n')
  const urls = ['https://A.example/?utm_source=x', 'list.txt', 'MAILTO:x@y', 'http://a b/']
  const { status, stdout, stderr } = await runWaymark(['normalize', ...urls], { cwd })
  expect([status, stdout]).toEqual([
    1,
    'https://a.example/?utm_source=x\nhttp://b.example/\nmailto:x@y\n',
  ])
  expect(stderr).toMatch(/^command line:1:9: http:\/\/a b\/: domain-to-ASCII: /)
  const json = await runWaymark(['normalize', urls[0]!, '--format', 'json'], { cwd })
  expect(JSON.parse(json.stdout)).toMatchObject({ file: 'command line', line: 1, input: urls[0] })
  const traced = await runWaymark(['normalize', urls[0]!, '--trace', '--preset', 'crawler'])
  expect(traced.stdout).toMatch(/^https:\/\/a\.example\/\n {2}lowercase-scheme-host/)
  const dedupe = await runWaymark(['dedupe', 'http://A.example', 'http://a.example/'])
  expect([dedupe.status, dedupe.stdout]).toEqual([
    1,
    expect.stringContaining('  command line:1  http://A.example\n'),
  ])
  for (const name of ['C:\\list.txt', 'a.example', '/page']) {
    const { status: missing, failures } = await runWaymark(['normalize', name], { cwd })
    expect([missing, failures]).toMatchObject([74, [{ code: 'file-not-found', file: name }]])
  }
})

test('a person at a terminal is told what is read, if no operand says it', async () => {
  for (const command of ['normalize', 'dedupe']) {
    const { io, stderr } = memoryIo('http://a.example/\n')
    Object.assign(io.stdin, { isTTY: true })
    await main([command], io)
    expect(stderr()).toMatch(new RegExp(`^waymark ${command}: .*Ctrl-D`))
    const named = memoryIo('http://a.example/\n')
    Object.assign(named.io.stdin, { isTTY: true })
    await main([command, '-'], named.io)
    expect(named.stderr()).not.toContain('Ctrl-D')
    const piped = memoryIo('http://a.example/\n')
    await main([command], piped.io)
    expect(piped.stderr()).not.toContain('Ctrl-D')
  }
})

test('bad lines are kept, or end the work, when that is asked for', async () => {
  const kept = await runWaymark(['normalize', '-', '--on-error', 'keep'], { input: LINES })
  expect(kept.stdout).toBe('https://ex.com/a/\r\nnope\n\nhttp://a b/\nhttps://x.com/p?q#f')
  const failed = await runWaymark(['normalize', '-', '--on-error', 'fail'], { input: LINES })
  expect([failed.stdout, failed.status]).toEqual(['https://ex.com/a/\r\n', 1])
})

test.each([[[]], [['--trace']], [['--format', 'json']], [['--jobs', '2']]])(
  'if a bad line stops the work, an existing file stays unchanged and no file is created: %j',
  async (more) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'in'), LINES)
    writeFileSync(join(folder, 'old.txt'), 'old')
    for (const name of ['old.txt', 'new.txt']) {
      const args = ['normalize', 'in', '--on-error', 'fail', '--out', name, ...more]
      const { status, stdout, stderr } = await runWaymark(args, { cwd: folder })
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr.split('\n')).toEqual([
        expect.stringMatching(/^in:2:1: nope: /),
        expect.stringContaining(`${name}: not written`),
        '',
      ])
      expect(readFileSync(join(folder, 'old.txt'), 'utf8')).toBe('old')
      expect(readdirSync(folder).sort()).toEqual(['in', 'old.txt'])
    }
    writeFileSync(join(folder, 'in'), 'http://a/\n')
    const args = ['normalize', 'in', '--on-error', 'fail', '--out', 'old.txt', ...more]
    expect(await runWaymark(args, { cwd: folder })).toMatchObject({ status: 0, stderr: '' })
    expect(readFileSync(join(folder, 'old.txt'), 'utf8')).toContain('http://a/')
  },
)

test.skipIf(!canMakePipes)(
  'where a bad line ends the work, a named pipe has what came before it, as standard output has',
  async () => {
    const folder = temporaryFolder()
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const reading = readFile(pipe, 'utf8')
    const args = ['normalize', '--on-error', 'fail', '--out', pipe]
    const { status, stderr } = await runWaymark(args, { input: LINES })
    expect([status, await reading]).toEqual([1, 'https://ex.com/a/\r\n'])
    expect(stderr).not.toContain('not written')
  },
)

describe.skipIf(process.platform === 'win32')('what the shell has opened is not replaced', () => {
  test.each(['/dev/stdout', '/dev/fd/1', 'log', 'link'])('--out %s', async (out) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'log'), 'old\n')
    symlinkSync('/dev/stdout', join(folder, 'link'))
    const by = ['sh', '-c', '{ echo hello; "$@"; echo bye; } >> log', 'sh']
    const args = ['normalize', '--out', out]
    const { stderr } = await runWaymark(args, { input: 'http://A/\n', cwd: folder, by })
    expect(stderr).toBe('')
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('old\nhello\nhttp://a/\nbye\n')
  })

  test.skipIf(process.platform !== 'linux')('by another descriptor', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'log'), 'old\n')
    const by = ['sh', '-c', '"$@" 3>> log', 'sh']
    const args = ['normalize', '--out', '/dev/fd/3']
    const { status, stderr } = await runWaymark(args, { input: 'http://A/\n', cwd: folder, by })
    expect([status, stderr]).toEqual([
      74,
      expect.stringMatching(/^waymark normalize: \/dev\/fd\/3: .*\n$/),
    ])
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('old\n')
  })
})

test('bytes that are not UTF-8 are kept byte for byte', async () => {
  const folder = temporaryFolder()
  const bytes = Buffer.from('http://a/\nhttp://\xff/\r\n', 'latin1')
  writeFileSync(join(folder, 'in'), bytes)
  const args = ['normalize', 'in', '--on-error', 'keep', '--out', 'out']
  const { status, stderr } = await runWaymark(args, { cwd: folder })
  expect(readFileSync(join(folder, 'out'))).toEqual(bytes)
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^in:2: url-line-not-utf-8: .*\n$/)])
})

test('the options choose what is normalised', async () => {
  const input = 'https://x.com/p/?q#f\n'
  const run = async (...args: string[]): Promise<string> =>
    (await runWaymark(['normalize', ...args], { input })).stdout
  const seo = (...args: string[]) => run('--preset', 'seo', ...args)
  expect(await run()).toBe(input)
  expect(await seo()).toBe('https://x.com/p\n')
  expect(await seo('--keep-query')).toBe('https://x.com/p?q\n')
  expect(await seo('--keep-fragment')).toBe('https://x.com/p#f\n')
  expect(await run('--preset', 'standard')).toBe(input)
  expect(await seo('--trailing-slash', 'preserve')).toBe('https://x.com/p/\n')
  expect(await run('--trailing-slash', 'never')).toBe('https://x.com/p?q#f\n')
  expect(await run('--preset', 'standard', '--trailing-slash=never')).toBe('https://x.com/p?q#f\n')
})

test('relative lines are resolved against a base, and lines that stay wrong are named', async () => {
  const input = '/a/?q\n\n//b c/\n../x\nhttps://x.com/p/\n'
  const args = ['normalize', '--base', 'https://e.com/en/page']
  const { status, stdout, stderr } = await runWaymark(args, { input })
  expect(stdout).toBe('https://e.com/a/?q\n\nhttps://e.com/x\nhttps://x.com/p/\n')
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^standard input:3:4: \/\/b c\/: domain-to-ASCII: .*\n$/),
  ])
  const none = await runWaymark(['normalize', '--base', '/en'], { input })
  expect([none.status, none.stdout, none.failures]).toMatchObject([
    2,
    '',
    [{ detail: 'base-not-url', option: 'base', value: '/en' }],
  ])
})

test('named rules run instead of a preset, in the order of the registry', async () => {
  const input = 'https://a.example/b/?z&a#f\n'
  const sorted = await runWaymark(['normalize', '--rule', 'remove-fragment, sort-query'], { input })
  expect(sorted.stdout).toBe('https://a.example/b/?a&z\n')
  const unknown = await runWaymark(['normalize', '--rule', 'sort-qery'], { input })
  expect([unknown.status, unknown.failures]).toMatchObject([2, [{ near: 'sort-query' }]])
})

test('json tells line, input, output, steps and error', async () => {
  const { stdout } = await runWaymark(['normalize', '--format', 'json'], { input: LINES })
  const records = stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(records).toEqual([
    {
      file: 'standard input',
      line: 1,
      input: 'HTTPS://Ex.com:443/a/',
      output: 'https://ex.com/a/',
      steps: expect.arrayContaining([
        expect.objectContaining({ rule: 'lowercase-scheme-host' }),
        expect.objectContaining({ rule: 'remove-default-port' }),
      ]),
    },
    {
      file: 'standard input',
      line: 2,
      input: 'nope',
      output: null,
      steps: [],
      error: expect.objectContaining({ code: 'missing-scheme-non-relative-URL', start: 0 }),
    },
    { file: 'standard input', line: 3, input: '', output: '', steps: [] },
    expect.objectContaining({
      line: 4,
      error: expect.objectContaining({ code: 'domain-to-ASCII', start: 8, end: 9 }),
    }),
    expect.objectContaining({ line: 5, output: 'https://x.com/p?q#f' }),
  ])
})

test('a trace shows below each URL what each rule changed', async () => {
  const args = ['normalize', '--preset', 'seo', '--trace']
  const { stdout } = await runWaymark(args, { input: 'https://X.com/p?q\n' })
  expect(stdout.split('\n')).toEqual([
    'https://x.com/p',
    expect.stringMatching(/^ {2}lowercase-scheme-host {2}.* -> /),
    expect.stringMatching(/^ {2}remove-query {11}.* -> /),
    '',
  ])
})

test('several files are one output, and a line never runs into the next file', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a'), 'http://a/1')
  writeFileSync(join(folder, 'b'), 'http://b/2\n')
  const { stdout, status } = await runWaymark(['normalize', 'a', 'b'], { cwd: folder })
  expect([stdout, status]).toEqual(['http://a/1\nhttp://b/2\n', 0])
})

test('of several files, each object names its own', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a'), 'http://a/1\n')
  writeFileSync(join(folder, 'b'), 'nope\n\nhttp://b/3\n')
  const { stdout } = await runWaymark(['normalize', 'a', 'b', '--format', 'json'], { cwd: folder })
  const lines = stdout.trimEnd().split('\n')
  expect(lines.map((line) => [JSON.parse(line).file, JSON.parse(line).line])).toEqual([
    ['a', 1],
    ['b', 1],
    ['b', 2],
    ['b', 3],
  ])
})

test.each([
  [
    '--rule=remove-query --keep-query',
    { detail: 'keeps-query', option: 'keep-query', rule: 'remove-query' },
  ],
  ['--rule=sort-query --keep-query', { detail: 'rule-without-preset', option: 'keep-query' }],
  ['--rule=sort-query --keep-fragment', { detail: 'rule-without-preset', option: 'keep-fragment' }],
  ['--preset=iipc-semantic --keep-fragment', { detail: 'fixed-preset', name: 'iipc-semantic' }],
  ['--preset=safe-browsing --keep-query', { detail: 'fixed-preset', options: ['--keep-query'] }],
  [
    '--preset=iipc-aggressive --trailing-slash=always --keep-query',
    { detail: 'fixed-preset', options: ['--trailing-slash', '--keep-query'] },
  ],
])('contradictory options are refused: %s', async (line, facts) => {
  for (const command of ['normalize', 'inspect']) {
    const args = [command, ...line.split(' '), '-']
    const input = 'https://a.example/?q#f\n'
    const { status, stdout, failures } = await runWaymark(args, { input })
    expect([status, stdout, failures]).toMatchObject([2, '', [facts]])
  }
})

test('--trailing-slash also applies to named rules', async () => {
  const args = ['normalize', '--rule', 'sort-query', '--trailing-slash', 'always']
  const { stdout } = await runWaymark(args, { input: 'https://a.example/b?z&a\n' })
  expect(stdout).toBe('https://a.example/b/?a&z\n')
})

test('a line over the limit costs one message and no memory', async () => {
  const input = Buffer.concat([Buffer.alloc(50_000_000, 'a'), Buffer.from('\nhttp://a/\n')])
  const { stdout, stderr, status } = await runWaymark(['normalize', '-'], { input })
  expect(stdout).toBe('http://a/\n')
  expect(stderr).toMatch(/^standard input:1: url-line-too-long: .*\n$/)
  expect(status).toBe(1)
})

test('a reader that stops early ends it quietly', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'in'), 'http://example.com/page\n'.repeat(300_000))
  const child = startWaymark(['normalize', 'in'], { cwd: folder })
  let stderr = ''
  child.stderr?.on('data', (text: Buffer) => {
    stderr += text.toString()
  })
  child.stdout?.once('data', () => child.stdout?.destroy())
  const status = await new Promise((resolve) => child.on('close', resolve))
  expect([status, stderr]).toEqual([0, ''])
})

test('an output file is whole or not there', async () => {
  const folder = temporaryFolder()
  const child = startWaymark(['normalize', '-', '--out', 'out.txt'], { cwd: folder })
  child.stdin?.on('error', () => {})
  child.stdin?.write('http://example.com/page\n'.repeat(50_000))
  while (
    child.exitCode === null &&
    !readdirSync(folder).some((name) => name.startsWith('.waymark-partial-'))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(readdirSync(folder)).not.toContain('out.txt')
  child.kill('SIGTERM')
  const signal = await new Promise((resolve) => child.on('close', (_status, name) => resolve(name)))
  expect(signal).toBe('SIGTERM')
  expect(readdirSync(folder)).toEqual([])
})

test('the preset seo refuses URLs that are not pages, with their place, as lines that are not URLs', async () => {
  const input =
    'https://a.example/x/\njavascript:alert(1)\n mailto:a@a.example\nftp://a.example/\nfile:///x\n'
  for (const more of [[], ['--trace']]) {
    const args = ['normalize', '-', '--preset', 'seo', ...more]
    const { status, stdout, stderr } = await runWaymark(args, { input })
    expect(status).toBe(1)
    expect(stdout).toMatch(/^https:\/\/a\.example\/x\n(?: {2}trailing-slash .*\n)?$/)
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^standard input:2:1: .*: url-line-scheme: .*"javascript"/),
      expect.stringMatching(/^standard input:3:2: url-line-scheme: .*"mailto"/),
      expect.stringMatching(/^standard input:4:1: .*: url-line-scheme: .*"ftp"/),
      expect.stringMatching(/^standard input:5:1: .*: url-line-scheme: .*"file"/),
      '',
    ])
  }
  const kept = await runWaymark(['normalize', '-', '--preset', 'seo', '--on-error', 'keep'], {
    input,
  })
  expect(kept.stdout).toBe(input.replace('x/', 'x'))
  const failed = await runWaymark(['normalize', '-', '--preset', 'seo', '--on-error', 'fail'], {
    input,
  })
  expect([failed.stdout, failed.status]).toEqual(['https://a.example/x\n', 1])
  const long = await runWaymark(['normalize', '-', '--preset', 'seo', '--jobs', '2'], {
    input: input.repeat(2_000),
  })
  expect(long.stdout === 'https://a.example/x\n'.repeat(2_000)).toBe(true)
  const standard = await runWaymark(['normalize', '-', '--preset', 'standard'], { input })
  expect([standard.status, standard.stderr]).toEqual([0, ''])
})

test.each([[[]], [['--trace']], [['--jobs', '2']]])(
  'a URL longer than --max-length is reported as a line that is not a URL: %j',
  async (more) => {
    const input = 'https://a.example/\nhttps://a.example/\u00e9\nhttps://a.example/12\n'
    const args = ['normalize', '--max-length', '19', ...more]
    const { status, stdout, stderr } = await runWaymark(args, { input })
    expect(status).toBe(1)
    expect(stdout).toMatch(/^https:\/\/a\.example\/\nhttps:\/\/a\.example\/%C3%A9\n/)
    expect(stdout).not.toContain('12')
    expect(stderr).toMatch(/^standard input:3:20: https:\/\/a\.example\/12: url-line-too-long: /)
    const kept = await runWaymark([...args, '--on-error', 'keep'], { input })
    expect(kept.stdout).toContain('https://a.example/12\n')
  },
)

test('--max-length also holds for a preset that is a single procedure', async () => {
  const args = ['normalize', '--preset', 'safe-browsing', '--max-length', '5']
  const { status, stdout, stderr } = await runWaymark(args, { input: 'a.example\nb.cd\n' })
  expect([status, stdout]).toEqual([1, 'http://b.cd/\n'])
  expect(stderr).toContain('url-line-too-long')
})

test.each([
  [[], 'стандартный ввод:1'],
  [['--trace'], 'стандартный ввод:1'],
  [['http://['], 'командная строка:1'],
])('with %j, what is read is named in the language of the messages', async (args, place) => {
  const { stderr } = await runWaymark(['normalize', '--lang', 'ru', ...args], { input: 'http://[' })
  expect(stderr).toMatch(new RegExp(`^${place}`))
})
