import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sentence } from '@waymark/infra/internal'
import { FileError } from '@waymark/site/files/node'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { COMMAND_NAMES } from '../src/command-names.ts'
import {
  adviceFor,
  asEngineFailure,
  asFailure,
  BrokenPipe,
  Failure,
  usageFailure,
  verbatim,
} from '../src/failure.ts'
import { readLine } from '../src/input/url-line.ts'
import { createIo } from '../src/io.ts'
import { Watcher } from '../src/lint/watch.ts'
import { MEMORY_OPTION, memoryOf, newSpaceLimiter, tableMemoryOf } from '../src/memory-option.ts'
import { OptionValues } from '../src/option-values.ts'
import { runGuarded } from '../src/run-command.ts'
import { paintFor, plain } from '../src/terminal/style.ts'
import { VERSION } from '../src/version.ts'
import { runMarked } from './marked-run.ts'
import { temporaryFolder } from './run-waymark.ts'
import { failureWith, memoryIo } from './sources.ts'

describe('the world of a command', () => {
  function streams(env: Readonly<Record<string, string>> = {}, isTTY = false) {
    const opened: string[] = []
    const written: string[] = []
    let fail: (error: Error) => void = () => {}
    const stdin = Readable.from(['x'])
    const target = {
      isTTY,
      columns: 50,
      write: (part: string | Uint8Array, done?: (error?: Error | null) => void) => {
        written.push(String(part))
        done?.()
      },
      on: (_: string, listener: (error: Error) => void) => {
        fail = listener
      },
    }
    const io = createIo({
      get stdin() {
        opened.push('stdin')
        return stdin
      },
      stdout: { ...target },
      get stderr() {
        opened.push('stderr')
        return target
      },
      env,
    })
    return { io, opened, written, stdin, fail: (error: Error) => fail(error) }
  }

  test('opens the streams of the process when they are needed, and once', () => {
    const { io, opened, stdin } = streams()
    io.closeStdin()
    expect([opened, stdin.destroyed]).toEqual([[], false])
    expect(io.stdin).toBe(stdin)
    expect(io.stdin).toBe(stdin)
    io.complain('a')
    io.complain('b')
    expect(opened).toEqual(['stdin', 'stderr'])
    io.closeStdin()
    expect(stdin.destroyed).toBe(true)
  })

  test('makes messages safe, and losing them stops nothing', () => {
    const { io, written, fail } = streams()
    io.complain('a\u202e\n\u001b[31mb')
    expect(written).toEqual(['a\\u202e\\n\\u001b[31mb\n'])
    expect(() => fail(new Error('gone'))).not.toThrow()
  })

  test('keeps styles of messages where there are colours', () => {
    const { io, written } = streams({ FORCE_COLOR: '1' })
    io.complain(io.paintError('red', 'a'))
    expect(written).toEqual(['\u001b[31ma\u001b[39m\n'])
    expect(io.paint('bold', 'x')).toBe('\u001b[1mx\u001b[22m')
    const none = streams({ NO_COLOR: '1' }, true)
    expect([none.io.paint('bold', 'x'), none.io.paintError('bold', 'x')]).toEqual(['x', 'x'])
  })

  test('has a terminal for progress if standard error is one', () => {
    expect(streams({}, true).io.terminal.isTTY).toBe(true)
    expect(streams({ TERM: 'dumb' }, true).io.terminal.isTTY).toBe(false)
    expect(streams({}, false).io.terminal.isTTY).toBe(false)
    const { io, written } = streams({}, true)
    io.terminal.wipe()
    expect(written).toEqual([])
    io.terminal.draw('bar')
    io.terminal.wipe()
    io.terminal.wipe()
    expect(written).toEqual(['\r\u001b[2Kbar', '\r\u001b[2K'])
    expect(io.terminal.columns).toBe(50)
    expect(Math.abs(io.clock() - Date.now())).toBeLessThan(5000)
    expect(Math.abs(io.terminal.now() - performance.now())).toBeLessThan(5000)
  })

  test('wipes the progress before output only on a terminal', async () => {
    for (const isTTY of [true, false]) {
      const { io, written } = streams({}, isTTY)
      io.terminal.draw('bar')
      io.stdout.write('x')
      await io.stdout.flush()
      expect(written).toEqual(
        isTTY ? ['\r\u001b[2Kbar', '\r\u001b[2K', 'x'] : ['\r\u001b[2Kbar', 'x'],
      )
    }
  })

  test.each([
    [{}, true, true],
    [{}, undefined, false],
    [{ TERM: 'dumb' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ NO_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '' }, false, false],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: 'false' }, true, false],
    [{ FORCE_COLOR: '3', TERM: 'dumb' }, false, true],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
  ])('with %j and a terminal %j, colours are %j', (env, isTTY, isPainted) => {
    const paint = paintFor(isTTY === undefined ? {} : { isTTY }, env)
    expect(paint === plain).toBe(!isPainted)
  })
})

describe('failures', () => {
  test('have a status and no passwords', () => {
    expect(new Failure(verbatim('http://u:secret@a/'))).toMatchObject({
      name: 'Failure',
      message: 'http://u:***@a/',
      status: 74,
    })
    expect(usageFailure('x', { detail: 'd' })).toMatchObject({
      message: 'x',
      said: { data: { detail: 'd' } },
      status: 2,
    })
    expect(adviceFor('bsh', ['bash', 'zsh']).data).toEqual({ near: 'bash' })
    expect(adviceFor('xxxxx', ['bash', 'zsh']).data).toEqual({ known: ['bash', 'zsh'] })
  })

  test('of files and of the system say the place', () => {
    const system = Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' })
    expect(asFailure(system, 'a')).toMatchObject({
      said: { data: { code: 'file-not-found', file: 'a' } },
      status: 74,
    })
    const other = new Error('other')
    expect(asFailure(other, 'a')).toBe(other)
    const place = { remedy: sentence('Correct it.'), line: 2, column: 3 }
    const misuse = new FileError('file-path-invalid', 'a', sentence('Wrong.'), place)
    expect((asFailure(misuse, 'b') as Failure).said).toEqual({
      text: 'a: line 2, column 3: Wrong. Correct it.',
      data: { code: 'file-path-invalid', file: 'a', line: 2, column: 3 },
    })
  })

  test.each([
    'Array buffer allocation failed',
    'Set maximum size exceeded',
    'Invalid string length',
  ])('of an engine without memory: %s', (message) => {
    expect(asEngineFailure(new RangeError(message))).toMatchObject({
      said: { data: { detail: 'memory', reason: message } },
      status: 74,
    })
    const error = new Error(message)
    expect(asEngineFailure(error)).toBe(error)
  })

  test('of the engine for other reasons are bugs', () => {
    const error = new RangeError('Invalid array length')
    expect(asEngineFailure(error)).toBe(error)
  })

  async function guarded(error: unknown) {
    const { io, stderr, failures } = memoryIo()
    const status = await runGuarded(
      () => 'waymark x',
      io,
      async () => {
        throw error
      },
    )
    return [status, stderr(), ...failures]
  }

  test('end a command with their status, in one line', async () => {
    expect(await guarded(new BrokenPipe())).toEqual([0, ''])
    expect(await guarded(new Failure(verbatim('m\u202e')))).toEqual([
      74,
      'waymark x: m\\u202e\n',
      {},
    ])
    const usage = usageFailure('m', { detail: 'd' })
    const told = 'waymark x: m\nTry: waymark x --help\n'
    expect(await guarded(usage)).toEqual([2, told, { detail: 'd' }])
    expect((await guarded(new RangeError('Invalid string length')))[2]).toMatchObject({
      detail: 'memory',
    })
    const file = new FileError('file-path-invalid', 'a', sentence('Wrong.'), {
      remedy: sentence('Correct it.'),
    })
    expect((await guarded(file))[1]).toContain('waymark x: a: Wrong. Correct it.\n')
    const bug = new Error('bug')
    await expect(guarded(bug)).rejects.toBe(bug)
    const cut = async (length: number) =>
      String((await guarded(new Failure(verbatim('x'.repeat(length)))))[1]).includes('…')
    expect([await cut(2000), await cut(2001)]).toEqual([false, true])
  })

  test('of output that cannot be flushed end it, too', async () => {
    const { io } = memoryIo()
    io.stdout.flush = async () => {
      throw new BrokenPipe()
    }
    expect(
      await runGuarded(
        () => 'x',
        io,
        async () => 1,
      ),
    ).toBe(0)
    expect(
      await runGuarded(
        () => 'x',
        memoryIo().io,
        async () => 1,
      ),
    ).toBe(1)
  })
})

describe('the program', () => {
  test.each([
    [['-v'], 0, `${VERSION}\n`],
    [['-V'], 0, `${VERSION}\n`],
    [['--version'], 0, `${VERSION}\n`],
    [['inspect', '--version'], 0, `${VERSION}\n`],
  ])('%j prints the version', async (args, status, text) => {
    const run = await runMarked(args)
    expect([run.status, run.lines.join('\n'), run.stderr]).toEqual([status, text, ''])
  })

  test.each([
    [['--zzzz'], { detail: 'option-first', option: '--zzzz' }],
    [['-x'], { detail: 'option-first', option: '-x' }],
    [['--versoin'], { detail: 'unknown-option', option: '--versoin', near: '--version' }],
    [['--no-colour'], { detail: 'unknown-option', option: '--no-colour', near: '--no-color' }],
    [['zzzz'], { detail: 'unknown-command', word: 'zzzz', known: COMMAND_NAMES }],
    [['help', 'zzzz'], { detail: 'unknown-command', word: 'zzzz' }],
    [['help', '--zzz'], { detail: 'unknown-command', word: '--zzz' }],
    [['--color=x', 'explain'], { option: 'color', value: 'x', known: ['auto', 'always', 'never'] }],
  ])('%j is answered with %j', async (args, facts) => {
    const { status, lines, stderr, failures } = await runMarked(args)
    expect([status, lines, failures]).toMatchObject([2, [''], [facts]])
    expect(stderr).toMatch(/^<red>waymark:<\/> .*\nTry: waymark --help\n$/)
  })

  test('help is output if it is asked for, and a message otherwise', async () => {
    const asked = await runMarked(['--help'])
    expect([asked.status, asked.stderr]).toEqual([0, ''])
    expect(await runMarked(['help'])).toEqual(asked)
    expect(await runMarked(['-h'])).toEqual(asked)
    const none = await runMarked([])
    expect([none.status, none.lines, none.stderr]).toEqual([2, [''], asked.lines.join('\n')])
    expect(await runMarked(['help', 'inspect'])).toEqual(await runMarked(['inspect', '--help']))
  })

  test('a command that is not found by its own name names itself', async () => {
    const { stderr } = await runMarked(['inspect', '--zzzz', 'a'])
    expect(stderr).toMatch(/^<red>waymark inspect:<\/> /)
    expect(stderr).toMatch(/\nTry: waymark inspect --help\n$/)
  })
})

describe('one URL on standard input', () => {
  const line = (input: string | Buffer) => readLine(memoryIo(input).io)

  test('is the only line that is not empty', async () => {
    expect(await line('http://a/')).toBe('http://a/')
    expect(await line('\n\nhttp://a/\r\n\n\n')).toBe('http://a/')
    expect(await line('\n')).toBe('')
  })

  test.each([
    ['a\nb\n', 'several-lines'],
    ['a\n\nb', 'several-lines'],
    [Buffer.from([0x61, 0xff]), 'utf8-needed'],
    ['x'.repeat(1_048_577), 'line-too-long'],
  ])('is refused otherwise', async (input, detail) => {
    await expect(line(input)).rejects.toThrow(failureWith({ detail, file: 'standard input' }))
    await expect(line('')).rejects.toThrow(errorWith({ problem: { code: 'file-empty' } }))
  })
})

describe('--memory', () => {
  const values = (memory?: string) =>
    new OptionValues([MEMORY_OPTION], memory === undefined ? {} : { memory })

  test('is a number of bytes', () => {
    expect(memoryOf(values(), 1)).toBeNull()
    expect(memoryOf(values('1KiB'), 1024)).toBe(1024)
    expect(() => memoryOf(values('1023B'), 1024)).toThrow(failureWith({ value: '1023B' }))
    expect(tableMemoryOf(values())).toEqual({})
    expect(() => tableMemoryOf(values('4194303B'))).toThrow(
      failureWith({ option: 'memory', value: '4194303B', least: '4MiB' }),
    )
  })

  test('limits the space for new objects without an error, as often as it is asked', () => {
    const limit = newSpaceLimiter(1024 ** 3)
    expect([limit(), limit(), limit()]).toEqual([undefined, undefined, undefined])
  })
})

describe('the watcher', () => {
  let folder: string
  let watcher: Watcher | null = null
  beforeEach(() => {
    folder = temporaryFolder()
    writeFileSync(join(folder, 'a'), '')
    writeFileSync(join(folder, 'b'), '')
  })
  afterEach(() => watcher?.close())

  const pending = Symbol('pending')
  const soon = (promise: Promise<unknown>, milliseconds = 300) =>
    Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds, pending))])

  test('tells of a file that is written or replaced, and of no other', async () => {
    watcher = new Watcher([join(folder, 'a'), join(folder, 'new')])
    // What was made just before may still be told.
    await soon(watcher.next())
    const first = watcher.next()
    writeFileSync(join(folder, 'b'), 'x')
    expect(await soon(first)).toBe(pending)
    writeFileSync(join(folder, 'a'), 'x')
    expect(await first).toBe('changed')
    const second = watcher.next()
    writeFileSync(join(folder, 'tmp'), 'y')
    renameSync(join(folder, 'tmp'), join(folder, 'new'))
    expect(await second).toBe('changed')
    expect(readFileSync(join(folder, 'new'), 'utf8')).toBe('y')
  })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends by %s, also while it waits for a pause',
    async (signal) => {
      const count = process.listenerCount(signal)
      // Other tests of this process may have left listeners that would end it.
      const listening = process.listeners(signal)
      watcher = new Watcher([join(folder, 'a')])
      expect(process.listenerCount(signal)).toBe(count + 1)
      const next = watcher.next()
      for (const each of process.listeners(signal)) if (!listening.includes(each)) each(signal)
      expect(await next).toBe('stopped')
      expect(await watcher.next()).toBe('stopped')
      watcher.close()
      expect(process.listenerCount(signal)).toBe(count)
      const other = new Watcher([join(folder, 'a')])
      other.close()
      expect(process.listenerCount(signal)).toBe(count)
    },
  )

  test('needs the folders of the files', () => {
    vi.spyOn(process, 'once').mockImplementation(() => process)
    expect(() => new Watcher([join(folder, 'none', 'a')])).toThrow(
      expect.objectContaining({ code: 'ENOENT' }),
    )
    vi.restoreAllMocks()
  })
})
