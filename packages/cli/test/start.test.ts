import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { start } from '../src/start.ts'

const seen = vi.hoisted(() => ({
  mayExhaust: false,
  supervises: true,
  supervised: [] as unknown[],
  streams: 0,
}))
vi.mock('../src/guard/heap-need.ts', () => ({
  SUPERVISED: 'WAYMARK_SUPERVISED',
  mayExhaustHeap: async (args: readonly string[]) => {
    seen.supervised.push(['asked', ...args])
    return seen.mayExhaust
  },
}))
vi.mock('../src/guard/supervise.ts', () => ({
  supervise: async (...args: unknown[]) => {
    seen.supervised.push(args)
    return seen.supervises
  },
}))
vi.mock('../src/guard/supervised.ts', async () => {
  const { processStreams } = await import('../src/process-streams.ts')
  return {
    supervisedStreams: () => {
      seen.streams++
      return processStreams()
    },
  }
})

const { argv, exitCode, channel } = process
let stderr = ''
beforeEach(() => {
  Object.assign(seen, { mayExhaust: false, supervises: true, supervised: [], streams: 0 })
  stderr = ''
  vi.stubEnv('NO_COLOR', '1')
  vi.stubEnv('FORCE_COLOR', '')
  vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
    stderr += String(part)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  process.argv = argv
  process.exitCode = exitCode
  Object.defineProperty(process, 'channel', { value: channel, configurable: true, writable: true })
})

async function run(...words: readonly string[]) {
  process.argv = ['node', 'program', ...words]
  await start('the program')
  const status = process.exitCode
  process.exitCode = exitCode
  return status
}

const MESSAGE = /unknown command "inspcet": did you mean inspect\?\nTry: waymark --help\n$/

test('a command line runs in this process, and its status is that of the process', async () => {
  expect(await run('inspcet')).toBe(2)
  expect(stderr).toMatch(MESSAGE)
  expect(seen).toMatchObject({ supervised: [['asked', 'inspcet']], streams: 0 })
})

test('the choice of colours is taken before anything is printed', async () => {
  expect(await run('--color', 'inspcet')).toBe(2)
  expect(stderr).toContain('\u001b[31mwaymark:\u001b[39m')
  expect([process.env['FORCE_COLOR'], process.env['NO_COLOR']]).toEqual(['1', undefined])
  expect(seen.supervised).toEqual([['asked', 'inspcet']])
})

test('one that may exhaust the heap runs in a process that this one supervises', async () => {
  seen.mayExhaust = true
  expect(await run('inspcet', '--no-color')).toBe(exitCode)
  expect([stderr, seen.supervised]).toEqual([
    '',
    [
      ['asked', 'inspcet'],
      ['the program', ['inspcet'], 'WAYMARK_SUPERVISED'],
    ],
  ])
  expect(process.env['NO_COLOR']).toBe('1')
})

test('if no second process can be started, it runs in this one', async () => {
  Object.assign(seen, { mayExhaust: true, supervises: false })
  expect(await run('inspcet')).toBe(2)
  expect(stderr).toMatch(MESSAGE)
})

test('a process that is supervised asks no more, and its own processes are not', async () => {
  seen.mayExhaust = true
  Object.defineProperty(process, 'channel', { value: {}, configurable: true, writable: true })
  vi.stubEnv('WAYMARK_SUPERVISED', '1')
  expect(await run('inspcet')).toBe(2)
  expect([seen.supervised, seen.streams, process.env['WAYMARK_SUPERVISED']]).toEqual([
    [],
    1,
    undefined,
  ])
})

test('the variable alone, or a channel alone, is not enough', async () => {
  Object.defineProperty(process, 'channel', { value: {}, configurable: true, writable: true })
  await run('inspcet')
  Object.defineProperty(process, 'channel', {
    value: undefined,
    configurable: true,
    writable: true,
  })
  vi.stubEnv('WAYMARK_SUPERVISED', '1')
  await run('inspcet')
  expect([seen.supervised, seen.streams, process.env['WAYMARK_SUPERVISED']]).toEqual([
    [
      ['asked', 'inspcet'],
      ['asked', 'inspcet'],
    ],
    0,
    undefined,
  ])
})
