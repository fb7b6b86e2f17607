import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const WAITING = 'waymark lint: waiting for changes; Ctrl-C ends\n'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(folder, { recursive: true })
})

describe('lint --watch', () => {
  test.each([
    ['https://a.example/b\n', 0],
    ['https://a.example/Get_Posts//\n', 1],
  ])(
    'lints again when a file changes, and has the status of the last run: %j',
    async (last, status) => {
      const path = join(folder, 'urls.txt')
      writeFileSync(path, 'https://A.example/\n')
      const { io, stdout, stderr } = memoryIo('')
      const before = process.listeners('SIGTERM')
      const added = () => process.listeners('SIGTERM').filter((each) => !before.includes(each))
      const ended = main(['lint', '--watch', '--max-warnings', '0', path], io)
      await vi.waitFor(() => expect(stderr()).toBe(WAITING), 60_000)
      expect(stdout()).toContain('host-not-lowercase')
      const first = stdout().length
      writeFileSync(path, last)
      // What is written in two steps may be read twice.
      await vi.waitFor(() => expect(stderr().split(WAITING).length).toBeGreaterThan(2), 60_000)
      for (const stop of added()) stop('SIGTERM')
      expect(await ended).toBe(status)
      expect(stdout().slice(first)).not.toContain('host-not-lowercase')
      expect(stdout().slice(first).includes('path-')).toBe(status === 1)
      expect(added()).toEqual([])
    },
  )

  test('needs folders that exist', async () => {
    const { io, stdout, stderr } = memoryIo('')
    const path = join(folder, 'none', 'urls.txt')
    expect(await main(['lint', '--watch', path], io)).toBe(74)
    expect(stdout()).toBe('')
    expect(stderr()).toMatch(/^waymark lint: the folders of the files: /)
  })

  test.each([
    [['-'], '--watch needs files: name them instead of -'],
    [
      ['--format', 'json', 'urls.txt'],
      '--watch and --format: choose text or github, or run the command without --watch',
    ],
  ])('does not go with %j', async (args, message) => {
    const { io, stderr } = memoryIo('')
    expect(await main(['lint', '--watch', ...args], io)).toBe(2)
    expect(stderr().split('\n')[0]).toBe(`waymark lint: ${message}`)
  })
})
