import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import {
  type MadeFolder,
  onMadeFolder,
  removeFolders,
  StagedOutput,
} from '@waymark/site/files/node'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { canMakePipes } from '../../../../test/programs.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('files are in their final place only after publishing', async () => {
  const output = new StagedOutput()
  const out = join(folder, 'a', 'out')
  const staged = await output.folder(out)
  await writeFile(join(staged, 'sitemap.xml'), 'whole')
  const report = await output.file(join(folder, 'report.html'))
  await writeFile(report, 'report')
  expect((await readdir(out)).filter((name) => !name.startsWith('.'))).toEqual([])
  await output.publish()
  expect(await readdir(out)).toEqual(['sitemap.xml'])
  expect((await readdir(folder)).sort()).toEqual(['a', 'report.html'])
  expect(await readFile(join(out, 'sitemap.xml'), 'utf8')).toBe('whole')
})

test('discarding leaves the disk as it was', async () => {
  await writeFile(join(folder, 'old.txt'), 'old')
  const output = new StagedOutput()
  await writeFile(join(await output.folder(join(folder, 'x', 'y')), 'part'), 'part')
  await writeFile(await output.file(join(folder, 'report.html')), 'report')
  output.discard()
  expect(await readdir(folder)).toEqual(['old.txt'])
})

test('an older file stays until the new one is published', async () => {
  await writeFile(join(folder, 'sitemap.xml'), 'old')
  const output = new StagedOutput()
  await writeFile(join(await output.folder(folder), 'sitemap.xml'), 'new')
  expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).toBe('old')
  await output.publish()
  expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).toBe('new')
})

test('what is prepared is complete, and in no final place', async () => {
  const path = join(folder, 'sitemap.xml')
  await writeFile(path, 'old')
  const output = new StagedOutput()
  await writeFile(join(await output.folder(folder), 'sitemap.xml'), 'new')
  await output.prepare()
  expect(await readFile(path, 'utf8')).toBe('old')
  await output.publish()
  expect(await readFile(path, 'utf8')).toBe('new')
  const other = new StagedOutput()
  await writeFile(await other.file(join(folder, 'x')), '')
  await mkdir(join(folder, 'x'))
  await expect(other.prepare()).rejects.toMatchObject({ problem: { code: 'file-is-directory' } })
  expect((await readdir(folder)).sort()).toEqual(['sitemap.xml', 'x'])
})

describe('the folders that are made', () => {
  let made: MadeFolder[]
  beforeEach(() => {
    made = []
    onMadeFolder((each) => made.push(each))
    return () => onMadeFolder(() => {})
  })

  test('are told as they are made, and removed from the last to the first', async () => {
    const output = new StagedOutput()
    await output.folder(join(folder, 'a', 'b'))
    await output.file(join(folder, 'a', 'c', 'x'))
    await output.file(join(folder, 'a', 'c', 'y'))
    const scratch = output.scratch()
    const names = made.map(({ path }) =>
      path.slice(path.startsWith(folder) ? folder.length + 1 : 0),
    )
    expect(names.map((name) => name.replace(/partial-.*/, 'partial'))).toEqual([
      'a',
      join('a', 'b'),
      join('a', 'b', '.waymark-partial'),
      join('a', 'c'),
      join('a', 'c', '.waymark-partial'),
      scratch,
    ])
    expect(made.map(({ isStaging }) => isStaging)).toEqual([false, false, true, false, true, true])
    output.discard()
    expect(await readdir(folder)).toEqual([])
    await expect(stat(scratch)).rejects.toThrow('ENOENT')
  })

  test('are removed only if they are empty or for unfinished files', async () => {
    for (const name of ['full', 'empty', 'staging']) await mkdir(join(folder, name))
    for (const name of ['full', 'staging']) await writeFile(join(folder, name, 'x'), '')
    removeFolders(
      ['full', 'none', 'empty', 'staging'].map((name) => {
        return { path: join(folder, name), isStaging: name === 'staging' }
      }),
    )
    expect(await readdir(folder)).toEqual(['full'])
  })

  test.skipIf(process.platform === 'win32')('for a run are for its user alone', async () => {
    const output = new StagedOutput()
    const scratch = output.scratch()
    expect((await stat(scratch)).mode & 0o777).toBe(0o700)
    expect(basename(scratch)).toMatch(/^waymark-/)
    output.discard()
  })

  test('cannot be made where there is no folder for temporary files', () => {
    vi.stubEnv('TMPDIR', join(folder, 'none'))
    onTestFinished(() => void vi.unstubAllEnvs())
    const output = new StagedOutput()
    expect(() => output.scratch()).toThrow(errorWith({ problem: { code: 'file-not-found' } }))
    output.discard()
  })
})

describe('a signal', () => {
  const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const listeners = () => SIGNALS.map((signal) => process.listenerCount(signal))
  let StagedOutput: typeof import('../src/node/staged-output.ts').StagedOutput

  // Tests in this process may have left an output open: this one is another module, and hears signals alone.
  beforeEach(async () => {
    const others = SIGNALS.map((signal) => process.listeners(signal))
    for (const signal of SIGNALS) process.removeAllListeners(signal)
    const alone = '../src/node/staged-output.ts?alone'
    StagedOutput = (await import(alone)).StagedOutput
    return () => {
      for (const [at, signal] of SIGNALS.entries()) {
        for (const other of others[at]!) process.on(signal, other as NodeJS.SignalsListener)
      }
    }
  })

  test('is listened to while there is an output, once for all', () => {
    const first = new StagedOutput()
    expect(listeners()).toEqual([1, 1, 1])
    const second = new StagedOutput()
    expect(listeners()).toEqual([1, 1, 1])
    first.discard()
    first.discard()
    expect(listeners()).toEqual([1, 1, 1])
    second.discard()
    expect(listeners()).toEqual([0, 0, 0])
  })

  test('removes what is not published, and ends the process', async () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    onTestFinished(() => kill.mockRestore())
    const outputs = [new StagedOutput(), new StagedOutput()]
    for (const [n, output] of outputs.entries()) await output.folder(join(folder, `${n}`))
    kill.mockClear()
    process.emit('SIGTERM', 'SIGTERM')
    expect(await readdir(folder)).toEqual([])
    expect(kill.mock.calls).toEqual([[process.pid, 'SIGTERM']])
    expect(listeners()).toEqual([0, 0, 0])
  })
})

describe('a hidden folder of another run', () => {
  const HOURS_AGO = new Date(Date.now() - 5 * 3_600_000)

  /** Publishes a file in the same folder, and returns the names of all other files. */
  async function publishBeside(): Promise<string[]> {
    const output = new StagedOutput()
    await writeFile(await output.file(join(folder, 'out.txt')), 'whole')
    await output.publish()
    expect(await readFile(join(folder, 'out.txt'), 'utf8')).toBe('whole')
    return (await readdir(folder)).filter((name) => name !== 'out.txt')
  }

  /** What a run in the hands of another process has as its folder, as it is named there. */
  async function folderOf(change: (name: string) => string): Promise<string> {
    const output = new StagedOutput()
    const name = change(basename(dirname(await output.file(join(folder, 'x')))))
    output.discard()
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, '1'), 'half')
    return name
  }

  test('with the number of this process does not interfere', async () => {
    for (const count of [1, 2, 3]) {
      await mkdir(join(folder, `.waymark-partial-${process.pid}-${count}-${count}`))
    }
    expect(await publishBeside()).toHaveLength(3)
  })

  test('is removed if it is untouched for hours', async () => {
    for (const name of ['1-1-1', '99999999-1-1', '0123456789ab-1-5-AbCdEf', 'x']) {
      const path = join(folder, `.waymark-partial-${name}`)
      await mkdir(path)
      await writeFile(join(path, 'half'), '')
      await utimes(path, HOURS_AGO, HOURS_AGO)
    }
    // Folders of others are not touched, however old.
    await mkdir(join(folder, 'waymark-partial-1'))
    await utimes(join(folder, 'waymark-partial-1'), HOURS_AGO, HOURS_AGO)
    expect(await publishBeside()).toEqual(['waymark-partial-1'])
  })

  test('is removed after an hour, and not before', async () => {
    const age = async (minutes: number) => {
      const path = join(folder, `.waymark-partial-${minutes}`)
      await mkdir(path)
      const then = new Date(Date.now() - minutes * 60_000)
      await utimes(path, then, then)
    }
    for (const minutes of [0, 55, 65]) await age(minutes)
    expect((await publishBeside()).sort()).toEqual(['.waymark-partial-0', '.waymark-partial-55'])
  })

  test('is kept if it is in use in another container or machine', async () => {
    const name = await folderOf((own) =>
      own.replace(/partial-[0-9a-f]{12}/, 'partial-0123456789ab'),
    )
    expect(await publishBeside()).toEqual([name])
  })

  test('is removed immediately if its process has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    await folderOf((own) => own.replace(`-${process.pid}-`, `-${pid}-`))
    expect(await publishBeside()).toEqual([])
  })

  test.skipIf(process.platform !== 'linux')(
    'is removed immediately if its process has ended and its parent has not asked how',
    async () => {
      // The shell does not wait for it any more, because it has become `sleep`, which waits for nobody.
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
      onTestFinished(() => void parent.kill('SIGKILL'))
      const pid = String((await once(parent.stdout, 'data'))[0]).trim()
      const fields = async () =>
        (await readFile(`/proc/${pid}/stat`, 'latin1')).replace(/^.*\) /, '').split(' ')
      const command = async () => await readFile(`/proc/${parent.pid}/cmdline`, 'latin1')
      await vi.waitUntil(async () => (await command()).startsWith('sleep'), { timeout: 60_000 })
      process.kill(Number(pid), 'SIGKILL')
      await vi.waitUntil(async () => (await fields())[0] === 'Z', { timeout: 60_000 })
      const began = (await fields())[19]
      await folderOf((own) => own.replace(/-\d+-\d+(-[^-]+)$/, `-${pid}-${began}$1`))
      expect(await publishBeside()).toEqual([])
    },
  )

  test.skipIf(process.platform !== 'linux')(
    'is removed immediately if its process has ended and this process has its number',
    async () => {
      await folderOf((own) => own.replace(/-\d+(-[^-]+)$/, '-1$1'))
      expect(await publishBeside()).toEqual([])
    },
  )

  test('is kept while its process exists, even if that was suspended', async () => {
    const other = new StagedOutput()
    const file = await other.file(join(folder, 'other.txt'))
    await writeFile(file, 'other')
    await utimes(dirname(file), HOURS_AGO, HOURS_AGO)
    expect(await publishBeside()).toEqual([basename(dirname(file))])
    await other.publish()
    expect(await readFile(join(folder, 'other.txt'), 'utf8')).toBe('other')
  })

  test('is touched regularly by a running process, so that other runs keep it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const output = new StagedOutput()
    const path = dirname(await output.file(join(folder, 'out.txt')))
    const scratch = output.scratch()
    for (const each of [path, scratch]) await utimes(each, HOURS_AGO, HOURS_AGO)
    vi.advanceTimersByTime(120_000)
    for (const each of [path, scratch]) {
      expect((await stat(each)).mtimeMs).toBeGreaterThan(HOURS_AGO.getTime() + 3_600_000)
    }
    await utimes(path, HOURS_AGO, HOURS_AGO)
    vi.advanceTimersByTime(59_000)
    expect((await stat(path)).mtimeMs).toBe(HOURS_AGO.getTime())
    await rm(path, { recursive: true })
    vi.advanceTimersByTime(120_000)
    output.discard()
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('two runs can write to one folder at the same time', async () => {
  const outputs = [new StagedOutput(), new StagedOutput()]
  const staged = await Promise.all(outputs.map(async (output) => await output.folder(folder)))
  for (const [run, path] of staged.entries()) {
    for (const name of ['a', 'b']) await writeFile(join(path, name), `run ${run}`)
  }
  for (const [run, output] of outputs.entries()) {
    await output.publish()
    const texts = ['a', 'b'].map(async (name) => await readFile(join(folder, name), 'utf8'))
    expect(await Promise.all(texts)).toEqual([`run ${run}`, `run ${run}`])
  }
  expect(await readdir(folder)).toEqual(['a', 'b'])
})

test('a folder that has the name of a file is refused', async () => {
  const output = new StagedOutput()
  await expect(output.file(folder)).rejects.toThrow(
    errorWith({ problem: { code: 'file-is-directory' } }),
  )
  output.discard()
})

test('a folder cannot be created below a file', async () => {
  await writeFile(join(folder, 'file'), '')
  const output = new StagedOutput()
  const expected = { problem: { code: 'file-path-invalid' } }
  await expect(output.folder(join(folder, 'file', 'a', 'b'))).rejects.toThrow(errorWith(expected))
  await expect(output.file(join(folder, 'file', 'a', 'b.txt'))).rejects.toThrow(errorWith(expected))
  await expect(output.folder(join(folder, 'file'))).rejects.toThrow(
    errorWith({ problem: { code: 'file-path-invalid' } }),
  )
  output.discard()
  expect(await readdir(folder)).toEqual(['file'])
})

describe.skipIf(process.platform === 'win32')(
  'an existing file or link at the place of the output',
  () => {
    test('a new file has the mode of the file that it replaces, and is private until then', async () => {
      const path = join(folder, 'old.txt')
      await writeFile(path, 'old')
      await chmod(path, 0o600)
      const output = new StagedOutput()
      const staged = await output.file(path)
      expect(await readFile(staged, 'utf8')).toBe('')
      await writeFile(staged, 'new')
      expect((await stat(staged)).mode & 0o777).toBe(0o600)
      await chmod(path, 0o640)
      await output.publish()
      expect([await readFile(path, 'utf8'), (await stat(path)).mode & 0o777]).toEqual([
        'new',
        0o640,
      ])
    })

    test.each(['absolute', 'relative', 'dangling'])('a link stays: %s', async (kind) => {
      await mkdir(join(folder, 'data'))
      const target = join(folder, 'data', 'target.txt')
      if (kind !== 'dangling') await writeFile(target, 'old')
      const link = join(folder, 'link')
      await symlink(kind === 'absolute' ? target : 'data/target.txt', link)
      const output = new StagedOutput()
      await writeFile(await output.file(link), 'new')
      await output.publish()
      expect((await lstat(link)).isSymbolicLink()).toBe(true)
      expect(await readFile(target, 'utf8')).toBe('new')
      expect(await readdir(join(folder, 'data'))).toEqual(['target.txt'])
      expect(await readdir(folder)).toEqual(['data', 'link'])
    })

    test('symbolic links in a folder and to a folder stay', async () => {
      await mkdir(join(folder, 'data'))
      await symlink('data/real.xml', join(folder, 'sitemap.xml'))
      await symlink('.', join(folder, 'out'))
      const output = new StagedOutput()
      await writeFile(join(await output.folder(join(folder, 'out')), 'sitemap.xml'), 'new')
      await output.publish()
      expect(await readlink(join(folder, 'sitemap.xml'))).toBe('data/real.xml')
      expect(await readFile(join(folder, 'data', 'real.xml'), 'utf8')).toBe('new')
      expect((await readdir(folder)).sort()).toEqual(['data', 'out', 'sitemap.xml'])
    })

    test.runIf(process.platform === 'linux')(
      'an open file is refused by its descriptor',
      async () => {
        const file = await open(join(folder, 'file'), 'w')
        const output = new StagedOutput()
        await expect(output.file(`/proc/self/fd/${file.fd}`)).rejects.toMatchObject({
          problem: { code: 'file-path-invalid', file: `/proc/self/fd/${file.fd}` },
        })
        output.discard()
        await file.close()
      },
    )

    test('links that form a circle are refused', async () => {
      await symlink('b', join(folder, 'a'))
      await symlink('a', join(folder, 'b'))
      const output = new StagedOutput()
      await expect(output.file(join(folder, 'a'))).rejects.toThrow(
        errorWith({ problem: { code: 'file-path-invalid' } }),
      )
      output.discard()
    })

    test.skipIf(!canMakePipes).each(['file', 'folder'])(
      'a named pipe is written to: %s',
      async (kind) => {
        const pipe = join(folder, 'pipe')
        execFileSync('mkfifo', [pipe])
        const output = new StagedOutput()
        const reading = readFile(pipe, 'utf8')
        const place = kind === 'file' ? await output.file(pipe) : await output.folder(folder)
        await writeFile(kind === 'file' ? place : join(place, 'pipe'), 'through')
        await output.publish()
        expect(await reading).toBe('through')
        expect((await lstat(pipe)).isFIFO()).toBe(true)
        expect(await readdir(folder)).toEqual(['pipe'])
      },
    )
  },
)
