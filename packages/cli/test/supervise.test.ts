import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { supervise } from '../src/guard/supervise.ts'
import { temporaryFolder } from './run-waymark.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

let folder: string
const { execArgv, execPath, exitCode } = process
beforeEach(() => {
  folder = temporaryFolder()
  process.execArgv = []
  vi.stubEnv('NO_COLOR', '1')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.execArgv = execArgv
  process.execPath = execPath
  process.exitCode = exitCode
})

/** How a supervisor ends whose program has this text. */
async function run(text: string, args: readonly string[] = ['validate', 'x']) {
  const program = join(folder, 'program.mjs')
  writeFileSync(program, text)
  let stderr = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
    stderr += String(part)
    return true
  })
  const kills: unknown[] = []
  vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    kills.push([pid === process.pid, signal])
    return true
  })
  const isStarted = await supervise(program, args, 'UNDER_TEST')
  const status = process.exitCode
  process.exitCode = exitCode
  return { isStarted, status, stderr, kills }
}

describe.skipIf(process.platform === 'win32')('a process that is supervised', () => {
  test.each([0, 1, 2, 74, 3])('ends with its status %d, and what it printed', async (status) => {
    const text = `process.stderr.write('printed'); process.exitCode = ${status}`
    expect(await run(text)).toEqual({ isStarted: true, status, stderr: 'printed', kills: [] })
  })

  test('gets its arguments, its options and the variable', async () => {
    process.execArgv = ['--conditions=x']
    const text = `process.exitCode = JSON.stringify([process.argv.slice(2), process.execArgv, process.env.UNDER_TEST, process.connected]) === '[["a","--b"],["--conditions=x"],"1",true]' ? 0 : 1`
    expect(await run(text, ['a', '--b'])).toMatchObject({ status: 0 })
  })

  test.each([
    'out of memory',
    'Allocation failed - process',
    'std::bad_alloc',
    'Fatal JavaScript invalid size error 1',
    'FATAL PROCESS OUT OF MEMORY',
  ])('and prints %j has no memory left', async (printed) => {
    const heap = getHeapStatistics().heap_size_limit / 1024 ** 2
    const larger = Math.max(1024, 2 ** Math.ceil(Math.log2(heap * 1.5)))
    const end = await run(`process.stderr.write('${printed}'); process.exitCode = 134`)
    expect(end).toEqual({
      isStarted: true,
      status: 74,
      stderr: expect.stringMatching(
        new RegExp(`^waymark validate: .* NODE_OPTIONS=--max-old-space-size=${larger}, .*\n$`),
      ),
      kills: [],
    })
    expect(larger).toBeGreaterThan(heap)
  })

  test('and ends as it wants is not one without memory, whatever it prints', async () => {
    expect(await run("process.stderr.write('out of memory'); process.exitCode = 1")).toMatchObject({
      status: 1,
      stderr: 'out of memory',
    })
  })

  test.each([
    ['validate', true],
    ['lint', false],
    ['none', false],
  ])('%s that the system kills says what to do', async (command, hasMemory) => {
    const { stderr, ...end } = await run("process.kill(process.pid, 'SIGKILL')", [command])
    expect(end).toEqual({ isStarted: true, status: 74, kills: [] })
    expect(stderr).toMatch(new RegExp(`^waymark ${command}: .*\n$`))
    expect(stderr.includes('--memory 256MiB')).toBe(hasMemory)
  })

  test('and has no memory left is named in red where there are colours', async () => {
    vi.stubEnv('NO_COLOR', '')
    vi.stubEnv('FORCE_COLOR', '1')
    const { stderr } = await run("process.stderr.write('out of memory'); process.exitCode = 134")
    expect(stderr).toContain('\u001b[31mwaymark validate:\u001b[39m ')
  })

  test('and does not end as it wants leaves no folders that it has told', async () => {
    const told = (name: string, end: string) => {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'file'), '')
      const message = JSON.stringify({ path: join(folder, name), isStaging: true })
      return run(`process.send(${message}, () => { ${end} })`)
    }
    expect(await told('killed', "process.kill(process.pid, 'SIGKILL')")).toMatchObject({
      status: 74,
    })
    expect(existsSync(join(folder, 'killed'))).toBe(false)
    expect(await told('kept', 'process.exit(1)')).toMatchObject({ status: 1 })
    expect(existsSync(join(folder, 'kept'))).toBe(true)
  })

  test('and ends by a signal has its supervisor end by it', async () => {
    expect(
      await run(
        "process.stderr.write('x'); process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 9000)",
      ),
    ).toEqual({
      isStarted: true,
      status: 143,
      stderr: 'x',
      kills: [[true, 'SIGTERM']],
    })
  })

  test.each(SIGNALS)('gets %s of its supervisor', async (signal) => {
    // Other tests of this process may have left listeners that would end it.
    const listening = process.listeners(signal)
    const ready = join(folder, 'ready')
    const running = run(
      `import { writeFileSync } from 'node:fs'
process.on('${signal}', () => process.exit(2))
setTimeout(() => process.exit(9), 60_000)
writeFileSync(${JSON.stringify(ready)}, '')`,
    )
    while (!existsSync(ready)) await new Promise((resolve) => setTimeout(resolve, 10))
    const added = process.listeners(signal).filter((each) => !listening.includes(each))
    for (const each of added) each(signal)
    expect(await running).toMatchObject({ status: 2, kills: [] })
    expect(process.listeners(signal)).toEqual(listening)
  })

  test('is not started beside a debugger, or where none can be started', async () => {
    process.execArgv = ['--x', '--inspect-brk=0']
    expect(await run('process.exitCode = 1')).toMatchObject({ isStarted: false, stderr: '' })
    process.execArgv = []
    process.execPath = join(folder, 'none')
    expect(await run('process.exitCode = 1')).toMatchObject({ isStarted: false, stderr: '' })
  })
})
