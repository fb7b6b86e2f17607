import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TemporaryFiles } from '@waymark/compare/group/node'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

/** As on a system that does not remove the name of a file that is open. */
function keepNames(): void {
  const { rmSync } = fs
  const spy = vi.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
    if (options?.force !== true) throw new Error('it is open')
    rmSync(path, options)
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}

const SIGNALS = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const

let folder = ''

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'waymark-compare-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    fs.rmSync(folder, { recursive: true, force: true })
  })
})

function temporaryFiles(): TemporaryFiles {
  const files = new TemporaryFiles()
  onTestFinished(() => files.dispose())
  return files
}

test('what was written comes back in pieces of whole lines, without the last line end', () => {
  const files = temporaryFiles()
  const [a, b] = [files.open(), files.open()]
  files.append(a, 'a\u3042\n')
  files.append(b, 'b\n')
  files.append(a, `${'\u3042'.repeat(50_000)}\n\n`)
  files.append(a, 'c\nd\n')
  const lines = (file: number) => [...files.read(file)].join('\n').split('\n')
  expect(lines(a)).toEqual(['a\u3042', '\u3042'.repeat(50_000), '', 'c', 'd'])
  expect(lines(a)).toEqual(['a\u3042', '\u3042'.repeat(50_000), '', 'c', 'd'])
  expect(lines(b)).toEqual(['b'])
  expect([...files.read(files.open())]).toEqual([])
})

test.each([65_534, 65_535, 65_536, 131_071, 131_072, 131_073, 300_000])(
  'a line of %d bytes is read whole, and so are the lines around it',
  (length) => {
    const files = temporaryFiles()
    const file = files.open()
    const expected = ['x', 'y'.repeat(length), 'z', 'y'.repeat(length), 'z']
    files.append(file, `${expected.join('\n')}\n`)
    const pieces = [...files.read(file)]
    expect(pieces.join('\n').split('\n')).toEqual(expected)
    expect(pieces.every((piece) => !piece.endsWith('\n'))).toBe(true)
  },
)

test('many short lines are read in pieces', () => {
  const files = temporaryFiles()
  const file = files.open()
  const lines = Array.from({ length: 40_000 }, (_, at) => `line ${at}`)
  for (let at = 0; at < lines.length; at += 1000) {
    files.append(file, `${lines.slice(at, at + 1000).join('\n')}\n`)
  }
  const pieces = [...files.read(file)]
  expect(pieces.length).toBeGreaterThan(5)
  expect(pieces.join('\n').split('\n')).toEqual(lines)
})

test('a file has no name once it is open, and nobody else may read it', () => {
  const files = temporaryFiles()
  const file = files.open()
  expect(fs.readdirSync(folder)).toEqual([])
  expect(fs.fstatSync(file).mode & 0o777).toBe(0o600)
  expect(fs.fstatSync(file).nlink).toBe(0)
})

test('a file that was closed is not closed again', () => {
  const files = temporaryFiles()
  const file = files.open()
  files.close(file)
  expect(() => fs.fstatSync(file)).toThrow('EBADF')
  const other = files.open()
  // The system may give the number to another program.
  files.close(file === other ? -1 : file)
  expect(fs.fstatSync(other).isFile()).toBe(true)
  files.dispose()
  expect(() => fs.fstatSync(other)).toThrow('EBADF')
})

test('where names stay, files and their folder are removed at the end', () => {
  keepNames()
  const files = temporaryFiles()
  files.open()
  files.open()
  const [own, ...others] = fs.readdirSync(folder)
  expect(others).toEqual([])
  expect(own).toMatch(/^waymark-/)
  expect(fs.readdirSync(join(folder, own!)).sort()).toEqual(['1', '2'])
  files.dispose()
  expect(fs.readdirSync(folder)).toEqual([])
  // It can be used again.
  files.open()
  expect(fs.readdirSync(folder)).toHaveLength(1)
  files.dispose()
  expect(fs.readdirSync(folder)).toEqual([])
})

test('a folder in which another program has put something stays', () => {
  keepNames()
  const files = temporaryFiles()
  files.open()
  const [own] = fs.readdirSync(folder)
  fs.writeFileSync(join(folder, own!, 'other'), '')
  files.dispose()
  expect(fs.readdirSync(join(folder, own!))).toEqual(['other'])
})

test('a signal closes all files, and then ends the process as the sender expects', () => {
  const counts = () => SIGNALS.map((signal) => process.listenerCount(signal))
  const before = counts()
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  onTestFinished(() => kill.mockRestore())
  for (const signal of SIGNALS.slice(1) as NodeJS.Signals[]) {
    const files = temporaryFiles()
    const file = files.open()
    expect(counts()).toEqual(before.map((count) => count + 1))
    const listener = process.listeners(signal).at(-1)!
    listener.call(process, signal)
    expect(() => fs.fstatSync(file)).toThrow('EBADF')
    expect(counts()).toEqual(before)
    expect(kill.mock.calls.splice(0)).toEqual([[process.pid, signal]])
  }
  const files = temporaryFiles()
  const file = files.open()
  process.listeners('exit').at(-1)!.call(process, 0)
  expect(() => fs.fstatSync(file)).toThrow('EBADF')
  expect(counts()).toEqual(before)
  expect(kill).not.toHaveBeenCalled()
})
