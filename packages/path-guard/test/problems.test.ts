import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProblemExample } from '@waymark/infra/problem'
import {
  checkOutgoingUrl,
  checkSegment,
  type Refusal,
  RefusalError,
  resolveBelow,
  resolveFileUri,
  resolvePath,
  resolveUriPath,
} from '@waymark/path-guard'
import { outgoingAgents, outgoingLookup, readFileBelow } from '@waymark/path-guard/node'
import { problems } from '@waymark/path-guard/problems'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'waymark-refusals-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'sub'))
writeFileSync(join(folder, 'sub/a.txt'), 'longer')
writeFileSync(join(folder, 'a.txt'), 'abc')
symlinkSync('/etc', join(folder, 'out'))
symlinkSync('loop', join(folder, 'loop'))
symlinkSync('sub', join(folder, 'in'))

type Result = { readonly allowed: true } | Refusal | null

async function read(name: string, options: object): Promise<Result> {
  try {
    await readFileBelow(folder, name, options)
    return null
  } catch (error) {
    if (error instanceof RefusalError) return error.problem as Refusal
    throw error
  }
}

function refusalOf(error: unknown): Result {
  if (error instanceof RefusalError) return error.problem as Refusal
  if (error === null) return null
  throw error
}

/** Looks up a name that has one address. */
function lookUp(address: string): Promise<Result> {
  const [resolve4, resolve6] = address.includes(':') ? [[], [address]] : [[address], []]
  const resolver = { resolve4: async () => resolve4!, resolve6: async () => resolve6! }
  return new Promise((resolve) =>
    outgoingLookup({ resolver })('a.example', { all: true }, (error) => resolve(refusalOf(error))),
  )
}

function requestThrough(socketPath: string): Promise<Result> {
  const agent = outgoingAgents().http
  return new Promise((resolve) =>
    request({ host: 'a.example', socketPath, agent })
      .on('error', (error) => resolve(refusalOf(error)))
      .end(),
  )
}

/** What the catalogue writes about an example, as code. */
const calls: Readonly<Record<string, (input: string) => Result | Promise<Result>>> = {
  'checkSegment(…)': (input) => checkSegment(input),
  'checkOutgoingUrl(…)': (input) => checkOutgoingUrl(input),
  'checkOutgoingUrl(…, { ports: [8443] })': (input) => checkOutgoingUrl(input, { ports: [8443] }),
  "checkOutgoingUrl(…, { disagreement: 'refuse' })": (input) =>
    checkOutgoingUrl(input, { disagreement: 'refuse' }),
  'a name with this address': lookUp,
  "request({ host: 'a.example', socketPath: … })": requestThrough,
  "checkOutgoingUrl(…, { schemes: ['https'], hosts: ['*.example'] })": (input) =>
    checkOutgoingUrl(input, { schemes: ['https'], hosts: ['*.example'] }),
  "resolveBelow('https://cdn.example/assets/v1/', …)": (input) =>
    resolveBelow('https://cdn.example/assets/v1/', input),
  "resolveUriPath('/srv/files', …, { platform: 'posix' })": (input) =>
    resolveUriPath('/srv/files', input, { platform: 'posix' }),
  "resolveFileUri('/srv/files', …, { platform: 'posix' })": (input) =>
    resolveFileUri('/srv/files', input, { platform: 'posix' }),
  "resolvePath('/srv/files', …, { platform: 'posix' })": (input) =>
    resolvePath('/srv/files', input, { platform: 'posix' }),
  "resolvePath('C:\\files', …, { platform: 'windows' })": (input) =>
    resolvePath('C:\\files', input, { platform: 'windows' }),
  "resolvePath('C:\\files', …, { platform: 'windows', policy: 'contained' })": (input) =>
    resolvePath('C:\\files', input, { platform: 'windows', policy: 'contained' }),
  'readFileBelow(folder, …)': (input) => read(input, {}),
  "readFileBelow(folder, …, { links: 'refuse' })": (input) => read(input, { links: 'refuse' }),
  'readFileBelow(folder, …, { maxBytes: 3 })': (input) => read(input, { maxBytes: 3 }),
}

/** What takes an exact moment or another system has tests of its own. */
const ELSEWHERE = ['changed-meanwhile', 'no-safe-open']

async function codeOf(input: string, { given = '' }: ProblemExample): Promise<string | null> {
  const result = await calls[given]!(input)
  return result === null || result.allowed ? null : result.code
}

// Links are made here as POSIX makes them.
describe.skipIf(process.platform === 'win32').each(problems.entries)('$code', (entry) => {
  test('is explained', () => {
    expect(entry.code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/)
    for (const text of [entry.summary, entry.explanation, entry.remedy]) {
      expect(text).toMatch(/^[A-Z`"].*\.$/s)
    }
    expect(entry.source).toMatch(/^https:\/\//)
    expect(entry.examples.length).toBeGreaterThan(0)
  })

  if (ELSEWHERE.includes(entry.code)) return
  test.each(entry.examples)('$wrong', async (example) => {
    expect(await codeOf(example.wrong, example)).toBe(entry.code)
    for (const allowed of [example.right, example.fine]) {
      if (allowed === undefined) continue
      expect(allowed).not.toBe('')
      expect(await codeOf(allowed, example)).toBeNull()
    }
  })
})
