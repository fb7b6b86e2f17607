import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  cleanEnvironment,
  endAll,
  forEachOf,
  mustRun,
  run,
} from '../../scripts/release/processes.ts'

function node(script: string, timeout?: number) {
  const command = { program: process.execPath, args: ['-e', script], folder: tmpdir(), env: {} }
  return timeout === undefined ? command : { ...command, timeout }
}

test('a program has its status, its output and its log', async () => {
  const script = `console.log('out'); console.error('\\x1b[31merr\\x1b[0m'); process.exitCode = 3`
  const { status, stdout, log } = await run(node(script))
  expect([status, stdout]).toEqual([3, 'out\n'])
  expect(log).toContain('out\n')
  expect(log).toContain('err\n')
})

test('a program that takes too long is ended', async () => {
  const { status, log } = await run(node('setInterval(() => {}, 1e6)', 100))
  expect(status).toBe(null)
  expect(log).toContain('(ended after 0.1 s)')
})

test('what a program started ends with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-processes-'))
  try {
    const file = join(folder, 'pid')
    const child = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' })`
    const script = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${child}.pid + '.')`
    const outcome = run(node(`${script}; setInterval(() => {}, 1e6)`))
    const pid = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
    await expect.poll(pid, { timeout: 300_000 }).toMatch(/^\d+\.$/)
    endAll()
    expect((await outcome).status).toBe(null)
    await expect.poll(() => isAlive(Number(pid())), { timeout: 300_000 }).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a program ends when it has printed enough', async () => {
  const enough = new AbortController()
  const { status, stdout } = await run({
    ...node('console.log("ready"); setInterval(() => {}, 1e6)'),
    signal: enough.signal,
    onPrint: (log) => {
      if (log.includes('ready')) enough.abort()
    },
  })
  expect([status, stdout]).toEqual([null, 'ready\n'])
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a program that is not there has a log that says so, and one that must run is an error', async () => {
  const missing = { program: 'no-such-program', args: ['-x'], folder: tmpdir(), env: {} }
  expect((await run(missing)).log).toContain('ENOENT')
  await expect(mustRun(missing)).rejects.toThrow('`no-such-program -x` ended with no status')
})

test('a consumer has nothing of the environment that pnpm and npx make, but where npm asks', () => {
  const before = { ...process.env }
  Object.assign(process.env, {
    npm_config_local_prefix: '/x',
    npm_lifecycle_event: 'test',
    NODE_OPTIONS: '--conditions=@waymark/source',
    npm_config_registry: 'https://registry.example/',
    PATH: '/bin',
  })
  try {
    const env = cleanEnvironment(['/first', '/second'])
    expect(env['PATH']).toBe('/first:/second:/bin')
    expect(env['npm_config_registry']).toBe('https://registry.example/')
    for (const name of ['npm_config_local_prefix', 'npm_lifecycle_event', 'NODE_OPTIONS']) {
      expect(env).not.toHaveProperty(name)
    }
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
})

test('of many items, so many at a time are worked on', async () => {
  let now = 0
  let most = 0
  const done: number[] = []
  await forEachOf([1, 2, 3, 4, 5], 2, async (item) => {
    now++
    most = Math.max(most, now)
    await Promise.resolve()
    now--
    done.push(item)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})
