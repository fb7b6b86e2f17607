import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { commonOptions } from '../src/arguments.ts'
import { loadCommands } from '../src/commands/load-command.ts'
import { main } from '../src/main.ts'
import { TextOutput } from '../src/output/text-output.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const COMMANDS = await loadCommands()

/** Without a process of its own, which takes its time to start. */
async function callMain(...args: readonly string[]) {
  const { io, stdout, stderr, failures } = memoryIo()
  const status = await main(args, io)
  return { status, stdout: stdout(), stderr: stderr(), failures }
}

const LIST = ['explain', '--list', 'presets']

describe('the program', () => {
  test('lists every command in its help', async () => {
    const { status, stdout } = await runWaymark(['--help'])
    expect(status).toBe(0)
    const others = ['keys', 'worker']
    for (const { name, summary } of COMMANDS.filter(({ name }) => !others.includes(name))) {
      expect(stdout).toContain(`${name.padEnd(11)}  ${summary}`)
    }
    expect(stdout).toContain(`\nFor databases and other programs: ${others.join(', ')}.\n`)
  })

  test('says its version', async () => {
    const manifest: unknown = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    )
    const { status, stdout } = await runWaymark(['--version'])
    expect(status).toBe(0)
    expect(manifest).toHaveProperty('version', stdout.trimEnd())
  })

  test.each([
    [['stiemap'], 'waymark', { detail: 'unknown-command', word: 'stiemap', near: 'sitemap' }],
    [['bake'], 'waymark', { detail: 'unknown-command', known: COMMANDS.map(({ name }) => name) }],
    [['--hepl'], 'waymark', { detail: 'unknown-option', option: '--hepl', near: '--help' }],
    [
      ['sitemap', 'x.json', '--ouy', 'y'],
      'waymark sitemap',
      { detail: 'unknown-option', option: '--ouy', near: '--out' },
    ],
    [['help', 'inspcet'], 'waymark', { near: 'inspect' }],
    [['--color=red', 'explain'], 'waymark', { option: 'color', value: 'red' }],
    [['explain', '--color=red'], 'waymark', { option: 'color', value: 'red' }],
    [['--colour', 'explain'], 'waymark', { near: '--color' }],
  ])('answers %j with what to do', async (args, who, facts) => {
    const { status, stdout, stderr, failures } = await callMain(...args)
    expect([status, stdout, failures]).toMatchObject([2, '', [facts]])
    expect(stderr).toMatch(new RegExp(`^${who}: .*\nTry: ${who} --help\n$`))
  })

  test('without a command is told how to use it', async () => {
    const { status, stdout, stderr } = await callMain()
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('Usage')
  })

  test.each([
    ['-V'],
    ['-v'],
    ['inspect', '--version'],
    ['explain', '-V'],
    ['sitemap', 'x.json', '--version'],
  ])('%s %s says the version too', async (...args) => {
    const { status, stdout } = await callMain(...args)
    expect([status, stdout]).toEqual([0, (await callMain('--version')).stdout])
  })

  test('help is asked for in four ways', async () => {
    const { stdout } = await callMain('help', 'inspect')
    expect(stdout).toContain('waymark inspect [options] <url|->')
    for (const args of [
      ['inspect', '--help'],
      ['inspect', '-h'],
      ['--color=never', 'help', 'inspect'],
    ]) {
      expect(await callMain(...args)).toMatchObject({ status: 0, stdout, stderr: '' })
    }
    expect(await callMain('help')).toEqual(await callMain('-h'))
  })

  test.each<[args: readonly string[], env: Readonly<Record<string, string>>, isPainted: boolean]>([
    [['--color', '--help'], {}, true],
    [['--help', '--color=always'], { NO_COLOR: '1' }, true],
    [[...LIST, '--color=always'], { NO_COLOR: '1' }, true],
    [LIST, { FORCE_COLOR: '1', NO_COLOR: '' }, true],
    [[...LIST, '--no-color'], { FORCE_COLOR: '1', NO_COLOR: '' }, false],
    [['--color=never', ...LIST], { FORCE_COLOR: '1', NO_COLOR: '' }, false],
    [[...LIST, '--color=auto'], { FORCE_COLOR: '1', NO_COLOR: '' }, false],
    [[...LIST, '--color', '--no-color'], {}, false],
    [LIST, {}, false],
  ])('%j with %j is painted: %s', async (args, env, isPainted) => {
    const { status, stdout } = await runWaymark(args, { env })
    expect([status, stdout.includes('\u001b[')]).toEqual([0, isPainted])
  })

  test('messages keep to the choice, and so does the process that is supervised', async () => {
    const failing = await runWaymark(['validate', 'missing', '--color'])
    expect(failing.stderr).toContain('\u001b[31mwaymark validate:\u001b[39m missing: ')
    const env = { NODE_OPTIONS: '--max-old-space-size=64' }
    const supervised = await runWaymark(['normalize', 'missing', '--color'], { env })
    expect(supervised.stderr).toContain('\u001b[31mwaymark normalize:\u001b[39m missing: ')
  })

  test('what follows two dashes is not an option about colours', async () => {
    const { stdout } = await callMain('inspect', '--base', 'http://a/', '--', '--color')
    expect(stdout).toContain('href      http://a/--color\n')
  })

  test('paints only where colours are wanted', async () => {
    const painted = await runWaymark(['--help'], { env: { NO_COLOR: '', FORCE_COLOR: '1' } })
    expect(painted.stdout).toContain('\u001b[')
    expect((await runWaymark(['--help'])).stdout).not.toContain('\u001b[')
  })
})

const ONE_LINE = /^waymark normalize: standard output: [^\n]+\n$/

test.each([
  ['ENOSPC', 74, ONE_LINE],
  ['EIO', 74, ONE_LINE],
  // The reader has gone: of a pipe, and of a socket while the program waited for it to be read.
  ['EPIPE', 0, /^$/],
  ['ECONNRESET', 0, /^$/],
])('an output that fails with %s ends with status %d', async (code, expected, message) => {
  const { io, stderr } = memoryIo()
  const broken = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })),
  })
  const urls = join(temporaryFolder(), 'urls')
  writeFileSync(urls, 'http://a/\n'.repeat(100_000))
  const status = await main(['normalize', urls], { ...io, stdout: new TextOutput(broken) })
  expect(status).toBe(expected)
  expect(stderr()).toMatch(message)
})

test('an engine that cannot make something so large costs one line', async () => {
  const { io, failures } = memoryIo()
  const failing = new TextOutput(new Writable())
  failing.flush = async () => {
    throw new RangeError('Map maximum size exceeded')
  }
  expect(await main(['explain', 'seo'], { ...io, stdout: failing })).toBe(74)
  expect(failures).toEqual([{ detail: 'memory', reason: 'Map maximum size exceeded' }])
})

test('messages use one form of escape sequences, inside and outside quotations', async () => {
  const { stderr } = await callMain('\u001b\u202e')
  expect(stderr).toMatch(/^waymark: .* "\\u001b\\u202e"/)
})

test('each help lists its exit statuses once', async () => {
  for (const { name } of COMMANDS) {
    const { stdout } = await callMain(name, '--help')
    expect(stdout.match(/^(?:Exit status| {2}0 {2})/gm), name).toHaveLength(2)
  }
  const { stdout } = await callMain('compare', '--help')
  expect(stdout).not.toContain('Exit status:')
  expect(stdout).toContain('  1   at least one of these calls them different\n')
  expect(stdout).not.toContain('an error or a difference')
})

describe.each(COMMANDS.map((command) => [command.name, command] as const))(
  '%s',
  (name, command) => {
    test('has a help with synopsis, options, examples and exit statuses', async () => {
      const { status, stdout } = await callMain(name, '--help')
      expect(status).toBe(0)
      expect(stdout).toContain(`waymark ${name} `)
      for (const option of command.options) expect(stdout).toContain(`--${option.name}`)
      for (const example of command.examples) expect(stdout).toContain(example.command)
      expect(command.examples.length).toBeGreaterThanOrEqual(3)
      for (const status of [0, 1, 2, 74] as const) {
        const isShown = stdout.includes(`\n  ${String(status).padEnd(2)} `)
        expect(isShown).toBe(command.exitStatuses?.[status] !== null)
      }
      expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThan(120)
    })

    test('uses only its own options in its examples', () => {
      for (const example of command.examples) {
        const own = example.command
          .slice(example.command.indexOf(`waymark ${name}`))
          .split(' | ')[0]!
        for (const [, option] of own.matchAll(/--([a-z-]+)/g)) {
          expect(
            [...command.options, ...commonOptions(command)].map((known) => known.name),
          ).toContain(option)
        }
      }
    })
  },
)

const OUT: Readonly<Record<string, readonly string[]>> = { sitemap: ['--out', 'out'] }

describe.each(['sitemap', 'validate', 'normalize'])('an input that %s cannot read', (name) => {
  const files: Readonly<Record<string, string | Buffer>> = {
    empty: '',
    binary: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]),
    utf16: Buffer.from('\ufeff{}', 'utf16le'),
    'broken.gz': gzipSync('{"version": "1.1", "urls": []}').subarray(0, 30),
  }

  test('gets one clear line and status 74', async () => {
    const folder = temporaryFolder()
    for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content)
    for (const [file, facts] of Object.entries({
      missing: { code: 'file-not-found' },
      empty: { code: 'file-empty' },
      binary: { code: 'file-binary', byte: 5 },
      utf16: { code: 'file-encoding-unsupported' },
      'broken.gz': { code: 'file-compression-damaged' },
    })) {
      const { status, stdout, stderr, failures } = await runWaymark(
        [name, file, ...(OUT[name] ?? [])],
        { cwd: folder },
      )
      expect([status, stdout, failures]).toMatchObject([74, '', [{ file, ...facts }]])
      expect(stderr).toMatch(new RegExp(`^waymark ${name}: ${file}: .*\n$`))
    }
  })
})

test.each(['sitemap', 'normalize'])('a directory given to %s gets one clear line', async (name) => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'dir'))
  const run = await runWaymark([name, 'dir', ...(OUT[name] ?? [])], { cwd: folder })
  expect([run.status, run.failures]).toMatchObject([
    74,
    [{ code: 'file-is-directory', file: 'dir' }],
  ])
  expect(run.stderr).toMatch(/^waymark \w+: dir: .*\n$/)
})

describe.each([['normalize'], ['normalize', '--jobs', '2'], ['normalize', '--trace'], ['dedupe']])(
  'lines that end in carriage returns alone',
  (...command) => {
    const page = 'https://a.example/'

    test(`are refused by ${command.join(' ')}, not read as one`, async () => {
      for (const input of [`${page}1\r${page}2\r`, `\r\r${page}`, gzipSync(`${page}1\r${page}2`)]) {
        const { status, stdout, failures } = await runWaymark(command, { input })
        expect([status, stdout, failures]).toMatchObject([
          74,
          '',
          [{ code: 'file-line-endings', file: 'standard input' }],
        ])
      }
    })

    test(`are not seen by ${command.join(' ')} where there are line feeds, or one line`, async () => {
      for (const input of [`${page}1\r\r`, `${page}1\r\n${page}2`, `${page}1\n${page}\r2\n`]) {
        expect((await runWaymark(command, { input })).status).toBe(0)
      }
    })
  },
)

test.each([44, 60, 80, 110])('help and reports keep to %d columns', async (columns) => {
  const calls = [
    ['--help'],
    ...COMMANDS.map(({ name }) => [name, '--help']),
    ['compare', 'http://a/1', 'http://a/2'],
  ]
  for (const call of calls) {
    const { io, stdout } = memoryIo()
    await main(call, { ...io, columns })
    const [text = '', examples = ''] = stdout().split(/^Examples$/m)
    // A command of an example, an option with its values and a single word are not broken.
    const lines = [...text.split('\n'), ...examples.split('\n').filter((line) => /^ +#/.test(line))]
    const long = lines.filter((line) => line.length > columns && /^(?! +-).*\S\s+\S/.test(line))
    expect(long, call.join(' ')).toEqual([])
  }
})
