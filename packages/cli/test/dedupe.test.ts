import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keyOf, methods } from '@waymark/compare'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { runProcess, runWaymark, startWaymark, temporaryFolder } from './run-waymark.ts'

const dedupe = (input: string | Buffer, ...args: readonly string[]) =>
  runWaymark(['dedupe', ...args], { input })

const LINES =
  'http://b/\nhttp://a\r\n\nHTTP://A:80/\nno url\nhttp://a/b/..\nhttp://B\nno url\nhttp://c/\n'

test('reports each group with its key and its lines, in the order of the input', async () => {
  const { status, stdout, stderr } = await dedupe(LINES)
  expect(stdout).toBe(
    [
      '2 lines: http://b/',
      '  standard input:1  http://b/',
      '  standard input:7  http://B',
      '',
      '3 lines: http://a/',
      '  standard input:2  http://a',
      '  standard input:4  HTTP://A:80/',
      '  standard input:6  http://a/b/..',
      '',
      '2 groups among 8 lines; 3 lines could be left out.',
      '',
    ].join('\n'),
  )
  expect([status, stderr]).toEqual([1, '2 lines have no key by whatwg and are in no group.\n'])
})

test('--keep first gives the lines as they are, without their repetitions', async () => {
  const { status, stdout, stderr } = await dedupe(LINES, '--keep', 'first')
  expect(stdout).toBe('http://b/\nhttp://a\nno url\nno url\nhttp://c/\n')
  expect([status, stderr]).toEqual([0, '2 lines have no key by whatwg and are kept.\n'])
})

test('the method decides what is one', async () => {
  const { stdout } = await dedupe(LINES, '--keep', 'first', '--method', 'string-code-point')
  expect(stdout).toBe(
    'http://b/\nhttp://a\nHTTP://A:80/\nno url\nhttp://a/b/..\nhttp://B\nhttp://c/\n',
  )
  const options = ['--method', 'string-after-resolution', '--options', '{"base":"http://e/a/b"}']
  const found = await dedupe('../c\n/c\n/d\n', ...options)
  expect(found.stdout).toContain('2 lines: http://e/c\n')
})

test('json has one object for each group, or for each line that is kept', async () => {
  const { stdout } = await dedupe(LINES, '--format', 'json')
  const groups = stdout.trimEnd().split('\n')
  expect(groups.map((line): unknown => JSON.parse(line))).toEqual([
    {
      key: 'http://b/',
      count: 2,
      lines: [
        { file: 'standard input', line: 1, text: 'http://b/' },
        { file: 'standard input', line: 7, text: 'http://B' },
      ],
    },
    expect.objectContaining({ key: 'http://a/', count: 3 }),
  ])
  const kept = await dedupe('http://a\nhttp://a/\nx\n', '--format', 'json', '--keep', 'first')
  expect(
    kept.stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([
    { file: 'standard input', line: 1, text: 'http://a', key: 'http://a/', count: 2 },
    { file: 'standard input', line: 3, text: 'x', key: null, count: 1 },
  ])
})

test('nothing repeated is status 0', async () => {
  const { status, stdout } = await dedupe('http://a/\nhttp://b/\n')
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^[^\n]* 2\.\n$/)])
  expect((await dedupe('http://a/\n', '--format', 'json')).stdout).toBe('')
})

test('lines that cannot be read are told and left out', async () => {
  const bytes = Buffer.from('http://a/\nhttp://\xff/\nhttp://a\n', 'latin1')
  const { status, stdout, stderr } = await dedupe(bytes, '--keep', 'first')
  expect([status, stdout]).toEqual([1, 'http://a/\n'])
  expect(stderr).toMatch(/^standard input:2: url-line-not-utf-8: .*\n$/)
  const json = await dedupe(bytes, '--format', 'json')
  const [error, group] = json.stdout.split('\n').map((line) => JSON.parse(line || 'null'))
  expect(error).toEqual({
    file: 'standard input',
    line: 2,
    error: {
      code: 'url-line-not-utf-8',
      severity: 'error',
      message: expect.any(String),
      remedy: expect.any(String),
    },
  })
  expect(group).toMatchObject({ key: 'http://a/', count: 2 })
})

test('several files are one list', async () => {
  const folder = temporaryFolder()
  const [a, b] = [join(folder, 'a'), join(folder, 'b')]
  writeFileSync(a, 'http://a/\nhttp://x/')
  writeFileSync(b, 'http://y/\nhttp://A\n')
  const { stdout } = await dedupe('', a, b)
  expect(stdout).toContain(`2 lines: http://a/\n  ${a}:1  http://a/\n  ${b}:2  http://A\n`)
})

test.each([
  [['--method', 'same-sit'], { detail: 'unknown-method', near: ['same-site'] }],
  [['--method', 'csp-source'], { detail: 'no-keys', method: 'csp-source' }],
  [['--method', 'soap'], { code: 'option-missing', option: 'comparison' }],
  [['--method', 'string-after-resolution'], { code: 'option-missing', option: 'base' }],
  [['--options', '[]'], { detail: 'options-object' }],
  [
    ['--method', 'urn', '--options', '{"base":"http://e.com/"}'],
    { code: 'option-unread', named: 'base', method: 'urn' },
  ],
  [
    ['--options', '{"selfOrigin":"http://e.com"}'],
    { code: 'option-unread', named: 'selfOrigin', method: 'whatwg', readers: [] },
  ],
  [['--memory', '0'], { detail: 'size', option: 'memory', value: '0' }],
  [['--keep', 'last'], { option: 'keep', value: 'last', known: ['first'] }],
])('%j is refused with a remedy, before a line is read', async (args, facts) => {
  const { status, stdout, failures } = await dedupe('', ...args)
  expect([status, stdout, failures]).toMatchObject([2, '', [facts]])
})

test('prints nothing that a terminal would act on, and keeps what is kept', async () => {
  const line = 'http://a/#\u001b[2J'
  const shown = await dedupe(`${line}\n${line}\n`, '--method', 'string-code-point')
  expect(shown.stdout).not.toContain('\u001b')
  expect((await dedupe(`${line}\n`, '--keep', 'first')).stdout).toBe(`${line}\n`)
})

test('groups are those of the keys', async () => {
  const url = fc
    .tuple(fc.constantFrom('http:', 'HTTP:', 'a:'), fc.constantFrom('a', 'A', 'a:80', 'b'))
    .map(([scheme, host]) => `${scheme}//${host}`)
  const method = fc.constantFrom('whatwg', 'rfc3986-syntax', 'rfc3986-scheme', 'same-site')
  await fc.assert(
    fc.asyncProperty(fc.array(url, { minLength: 1 }), method, async (urls, name) => {
      const { stdout } = await dedupe(`${urls.join('\n')}\n`, '--keep', 'first', '--method', name)
      const seen = new Set<string>()
      const expected = urls.filter((text) => {
        const key = keyOf(text, name)
        if (key === null) return true
        const isNew = !seen.has(key)
        seen.add(key)
        return isNew
      })
      expect(stdout).toBe(`${expected.join('\n')}\n`)
    }),
    { numRuns: runs(50) },
  )
})

test('every method that has keys and needs no more groups equal lines', async () => {
  for (const { name, kind, options } of methods) {
    if (kind !== 'symmetric' || options.some(({ required }) => required)) continue
    const { status } = await dedupe('http://a.example/\n', '--method', name)
    expect([name, status]).toEqual([name, 0])
  }
})

/** More than one mebibyte of lines in memory, with repetitions far apart. */
function manyLines(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => `http://example.com/${(at * 7919) % 9973}`)
  return `${lines.join('\n')}\n`
}

test('writing to disk does not change the output and leaves no files', async () => {
  const folder = temporaryFolder()
  const input = manyLines(12_000)
  const env = { TMPDIR: folder }
  const small = await runWaymark(['dedupe', '--memory', '1MiB'], { input, env })
  const large = await runWaymark(['dedupe', '--memory', '999MiB'], { input, env })
  expect(small.status).toBe(1)
  expect(small.stdout === large.stdout).toBe(true)
  expect(small.stdout).toContain('2,027 groups among 12,000 lines; 2,027 lines could be')
  expect(readdirSync(folder)).toEqual([])
})

/** What a run of the program took at most, in bytes. */
async function peakOf(args: readonly string[], cwd: string): Promise<number> {
  const report = join(cwd, 'report.mjs')
  const program = [
    "import { writeFileSync } from 'node:fs'",
    "process.on('exit', () => writeFileSync('peak', String(process.resourceUsage().maxRSS * 1024)))",
  ]
  writeFileSync(report, program.join('\n'))
  const env = { NODE_OPTIONS: `--import=${pathToFileURL(report)}` }
  // Linux counts for a process what the one had that started it, so a small one does.
  const by = ['sh', '-c', '"$0" "$@"; exit $?']
  const { stderr } = await runProcess(args, { cwd, env, by })
  expect(stderr).toBe('')
  return Number(readFileSync(join(cwd, 'peak'), 'utf8'))
}

test.each([
  ['32MiB', []],
  ['32MiB', ['--keep', 'first']],
  ['64MiB', ['--keep', 'first']],
])('--memory %s bounds the process: %j', { tags: ['slow', 'night'] }, async (memory, options) => {
  const folder = temporaryFolder()
  const path = '/a/page/of/some/length/'
  const line = (at: number): string => `http://example.com${path}${(at * 7919) % 270_001}\n`
  writeFileSync(join(folder, 'in'), Array.from({ length: 300_000 }, (_, at) => line(at)).join(''))
  const args = ['dedupe', 'in', '--memory', memory, ...options]
  // To compile the sources takes memory that the built program does not take.
  const compiling = 50_000_000
  const most = Number.parseInt(memory, 10) * 1_048_576 + 120_000_000
  expect(await peakOf(args, folder)).toBeLessThan(most + compiling)
})

test.skipIf(process.platform !== 'linux').each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'a process that ends by %s leaves no file',
  async (signal) => {
    const folder = temporaryFolder()
    const child = startWaymark(['dedupe', '--memory', '1MiB'], { env: { TMPDIR: folder } })
    child.stdin?.on('error', () => {})
    child.stdin?.write(manyLines(60_000))
    // A file has a name for the moment between its making and its unlinking, in which no one could save
    // it from SIGKILL. So the signal comes when the process sleeps over files without a name, which on
    // Linux one can see.
    const sleepsOverFiles = (): boolean => {
      const open = `/proc/${child.pid}/fd`
      const targets = readdirSync(open).map((name) => {
        try {
          return readlinkSync(join(open, name))
        } catch {
          return ''
        }
      })
      const files = targets.filter((path) => path.startsWith(folder))
      return (
        files.length > 0 &&
        files.every((path) => path.endsWith(' (deleted)')) &&
        readFileSync(`/proc/${child.pid}/stat`, 'utf8').includes(') S ')
      )
    }
    let looks = 0
    while (child.exitCode === null && looks < 3) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      looks = sleepsOverFiles() ? looks + 1 : 0
    }
    child.kill(signal)
    const ended = await new Promise((resolve) => child.on('close', (_, name) => resolve(name)))
    expect(ended).toBe(signal)
    expect(readdirSync(folder)).toEqual([])
  },
)

test('a reader that stops early ends it quietly', { tags: 'slow' }, async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'in'), manyLines(60_000))
  const args = ['dedupe', 'in', '--memory', '1MiB', '--method', 'same-site']
  const child = startWaymark(args, { cwd: folder, env: { TMPDIR: folder } })
  let stderr = ''
  child.stderr?.on('data', (text: Buffer) => {
    stderr += text.toString()
  })
  child.stdout?.once('data', () => child.stdout?.destroy())
  const status = await new Promise((resolve) => child.on('close', resolve))
  expect([status, stderr]).toEqual([0, ''])
  expect(readdirSync(folder)).toEqual(['in'])
})

test('no room for temporary files is told in one line', async () => {
  const run = await runProcess(['dedupe', '--memory', '1MiB'], {
    input: manyLines(20_000),
    env: { TMPDIR: '/nowhere/at/all' },
  })
  expect([run.status, run.stdout]).toEqual([74, ''])
  expect(run.stderr).toMatch(/^waymark dedupe: \/nowhere\/at\/all \(.*TMPDIR.*\n$/)
})
