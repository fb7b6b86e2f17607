import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { COMMAND_NAMES } from '../src/command-names.ts'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const LINES = 'https://a.example/\nhttps://a.example/b\n'

/** What a file can be; `null` for what is no file. */
const INPUTS: Readonly<Record<string, Buffer | null>> = {
  missing: null,
  folder: null,
  dangling: null,
  empty: Buffer.from(''),
  blank: Buffer.from('\n \r\n'),
  mark: Buffer.from('\ufeff'),
  'marked-lines': Buffer.from(`\ufeff${LINES}`),
  'windows-lines': Buffer.from(LINES.replaceAll('\n', '\r\n')),
  binary: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0xff, 0xfe, 0, 0]),
  'not-utf-8': Buffer.from(`${LINES}https://a.example/\xff\n`, 'latin1'),
  'utf-16': Buffer.from(`\ufeff${LINES}`, 'utf16le'),
  'long-line': Buffer.from(`https://a.example/${'x'.repeat(1_100_000)}\n${LINES}`),
  'cut-json': Buffer.from('{"urls":[{"loc":"https://a.example/"}'),
}

/** Nothing of these is lost if a command reads lines. */
const WHOLE = ['marked-lines', 'windows-lines']

/** Commands that read files, each with its other words; `@` is a folder of its own. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  sitemap: ['--out', '@out', '--report', '@r.html', '--state', '@state'],
  validate: [],
  convert: ['--to', 'csv'],
  diff: ['@same.txt'],
  keys: ['--out', '@keys'],
  normalize: [],
  dedupe: [],
  lint: [],
  audit: [],
}

/** Other inputs of which nothing is lost. */
const CLEAN = [
  'normalize blank',
  'normalize mark',
  'dedupe blank',
  'dedupe mark',
  'lint blank',
  'lint mark',
  // A URI of any length is one.
  'lint long-line',
  // What is no URL has no key, which is said.
  'dedupe cut-json',
  // The summary says what is not compared.
  'diff not-utf-8',
  'diff long-line',
]

/** These have no file among their operands. */
const OTHERS = ['inspect', 'compare', 'worker', 'config', 'explain', 'completions']

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  for (const [name, bytes] of Object.entries(INPUTS)) {
    if (bytes !== null) writeFileSync(join(folder, name), bytes)
  }
  mkdirSync(join(folder, 'folder'))
  if (process.platform !== 'win32') symlinkSync('nowhere', join(folder, 'dangling'))
})

async function run(command: string, operand: string, input: string | Buffer = '') {
  const own = temporaryFolder()
  writeFileSync(join(own, 'same.txt'), LINES)
  const { io, stdout, stderr } = memoryIo(input)
  const more = (COMMANDS[command] ?? []).map((word) => word.replace('@', `${own}/`))
  // What throws anything but a failure would print a stack trace.
  const status = await main([command, operand, ...more], io)
  return { status, stdout: stdout(), stderr: stderr() }
}

test('every command is here', () => {
  expect([...Object.keys(COMMANDS), ...OTHERS].sort()).toEqual([...COMMAND_NAMES].sort())
})

describe.each(Object.keys(COMMANDS))('waymark %s', (command) => {
  test.each(Object.keys(INPUTS))('has the status of what it could read: %s', async (name) => {
    const { status, stdout, stderr } = await run(command, join(folder, name))
    if (WHOLE.includes(name) && command !== 'audit') {
      expect([status, stderr]).toEqual([0, ''])
      return
    }
    const isNoFile = INPUTS[name] === null
    if (status === 0) expect(CLEAN).toContain(`${command} ${name}`)
    else expect([1, 74]).toContain(status)
    if (isNoFile || name === 'empty' || name === 'binary' || name === 'utf-16') {
      expect([status, stdout]).toEqual([74, ''])
      expect(stderr).toMatch(new RegExp(`^waymark ${command}: [^\n]*${name}: [A-Z][^\n]*\\.\n$`))
    }
    if (status === 1) expect(stdout + stderr).toMatch(/error|longer|UTF-8|no scheme|differ|removed/)
  })

  test('refuses standard input without a byte', async () => {
    if (command === 'audit') return
    const { status, stdout, stderr } = await run(command, '-')
    expect([status, stdout]).toEqual([74, ''])
    expect(stderr).toMatch(/^waymark \w+: standard input: The file is empty\. Give /)
  })
})
