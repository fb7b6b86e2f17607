import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const WAITING = /^waymark lint: .*Ctrl-C.*\n/m

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
      const watched = () =>
        process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length
      const watchedBefore = watched()
      const ended = main(['lint', '--watch', '--max-warnings', '0', path], io)
      await vi.waitFor(() => expect(stderr()).toMatch(WAITING), 60_000)
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
      // The process would never end.
      await vi.waitFor(() => expect(watched()).toBe(watchedBefore), 60_000)
    },
  )

  test('needs folders that exist', async () => {
    const { io, stdout, failures } = memoryIo('')
    const path = join(folder, 'none', 'urls.txt')
    expect(await main(['lint', '--watch', path], io)).toBe(74)
    expect(stdout()).toBe('')
    expect(failures).toMatchObject([{ code: 'file-not-found' }])
  })

  test.each([
    [['-'], 'needs-files'],
    [['--format', 'json', 'urls.txt'], 'watch-format'],
  ])('does not go with %j', async (args, detail) => {
    const { io, failures } = memoryIo('')
    expect(await main(['lint', '--watch', ...args], io)).toBe(2)
    expect(failures).toMatchObject([{ detail }])
  })
})
