/** @module-tag slow */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { URL as AsciiURL } from '../packages/url/src/ascii.ts'
import { URL } from '../packages/url/src/index.ts'
import { parseUrl } from '../packages/url-parser/src/index.ts'
import { URLPattern } from '../packages/url-pattern/src/index.ts'
import { isMissing, readData } from './data.ts'
import { publicFunctions } from './option-takers/public-functions.ts'
import { takers } from './option-takers/takers.ts'
import { root } from './workspace.ts'

// No message of any package, of an error or of a problem, has the password of a URL, or a character that controls a terminal.

const FILE = 'wpt/urltestdata.json'
const SECRET = 'hUnTeR2hUnTeR2'
const GOOD = 'https://a.example/'

interface Case {
  readonly input: string
  readonly base: string | null
}

/** Every failing case of web-platform-tests, with a user name and a password where they belong. */
function failingCases(): Case[] {
  const list = JSON.parse(readData(FILE)) as (string | (Case & { readonly failure?: true }))[]
  return list
    .flatMap((one) => (typeof one === 'string' || one.failure !== true ? [] : [one]))
    .map(({ input, base }) => ({
      input: input.replace(/^(?:[^/\\@]*[/\\]{2}|[^/\\:@]*:|)/, `$&user:${SECRET}@`),
      base,
    }))
    .filter(({ input, base }) => parseUrl(input, { base }) === null)
}

const cases = isMissing(FILE) ? [] : failingCases()
const inputs = [...new Set(cases.map(({ input }) => input))].filter(
  (input) => parseUrl(input) === null,
)

/** One of so many inputs, others for each function: all of them for all functions would take minutes. */
function shareOf(at: number, parts: number): readonly string[] {
  return inputs.filter((_, i) => i % parts === at % parts)
}

/** Functions that take no URL, and show what they are given. */
const WITHOUT_URL: Readonly<Record<string, string>> = {
  requireArguments: 'takes the name of a member',
  illegalInvocation: 'takes the name of a member',
  strictDecoder: 'takes the name of an encoding',
}

/** Those in `node/` take paths of files, which the messages of the system show. */
const functions = publicFunctions(() => true).filter(
  ({ name, file, types }) =>
    types.some(takesString) && !/\/src\/node\//.test(file) && WITHOUT_URL[name] === undefined,
)

function takesString(type: string): boolean {
  return /\bstring\b/.test(type) && !/=>|\[\]|[<{]/.test(type)
}

/** The arguments of a call: the input as each of the strings in turn, and as all of them. */
function* argumentsOf(types: readonly string[], input: string): Generator<unknown[], void> {
  const places = types.flatMap((type, index) => (takesString(type) ? [index] : []))
  const record = parseUrl(GOOD)
  const others = types.map((type) =>
    takesString(type) ? GOOD : /UrlRecord/.test(type) ? record : undefined,
  )
  for (const place of places) yield others.map((other, i) => (i === place ? input : other))
  if (places.length > 1) yield others.map((other, i) => (places.includes(i) ? input : other))
}

/** A call of a public function or constructor. */
async function callOf(
  name: string,
  file: string,
  args: readonly unknown[],
): Promise<() => unknown> {
  const module: Readonly<Record<string, unknown>> = await import(
    pathToFileURL(join(root, file)).href
  )
  const callee = module[name] as (...args: readonly unknown[]) => unknown
  const isClass = /^class\b/.test(String(callee))
  return () => (isClass ? Reflect.construct(callee, args) : callee(...args))
}

/** Everything that people are told: messages, remedies and causes of an error or a result. The system's name paths of files. */
function* told(value: unknown, depth: number = 0): Generator<string, void> {
  if (typeof value !== 'object' || value === null || depth > 5 || 'syscall' in value) return
  if (value instanceof Error) yield value.message
  const members = value instanceof Error ? ['problem', 'cause', 'error'] : Object.keys(value)
  for (const name of members.slice(0, 50)) {
    const member: unknown = Reflect.get(value, name)
    if (typeof member !== 'string') yield* told(member, depth + 1)
    else if (/^(?:message|remedy|note|why|reason|headline)$/.test(name)) yield member
  }
}

async function outcome(call: () => unknown): Promise<unknown> {
  try {
    const result = await call()
    // A generator reports while it is read.
    if (typeof result !== 'object' || result === null || Array.isArray(result)) return result
    const items: unknown[] = []
    if (Symbol.asyncIterator in result) {
      for await (const item of result as AsyncIterable<unknown>) items.push(item)
    } else if (Symbol.iterator in result && 'next' in result) {
      for (const item of result as unknown as Iterable<unknown>) items.push(item)
    }
    return items.length > 0 ? items : result
  } catch (error) {
    return error
  }
}

async function leakOf(call: () => unknown): Promise<string | null> {
  for (const text of told(await outcome(call))) if (text.includes(SECRET)) return text
  return null
}

/** A message that controls a terminal or has more than one line. */
async function unsafeOf(call: () => unknown): Promise<string | null> {
  for (const text of told(await outcome(call))) {
    if (UNSAFE.test(text) || /^forged/m.test(text)) return JSON.stringify(text)
  }
  return null
}

const EVIL = 'x\u001b]0;evil\u0007\nforged: line\r\u0085\u202e\u2066'
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  /[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/

const before = process.cwd()
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  mkdirSync(folder, { recursive: true })
  process.chdir(folder)
})

afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(isMissing(FILE))('no password is told', () => {
  test('there are enough cases', () => {
    expect(inputs.length).toBeGreaterThan(100)
    expect(functions.length).toBeGreaterThan(200)
  })

  test.each([
    ['URL', URL],
    ['URL of /ascii', AsciiURL],
    ['URLPattern', URLPattern],
  ] as const)('by %s', async (_, Class) => {
    for (const { input, base } of cases) {
      const calls = [
        () => new Class(input, base ?? undefined),
        () => new Class('x', input),
        () => Object.assign(new URL(GOOD), { href: input }),
      ]
      for (const call of calls) {
        expect(await leakOf(call)).toBe(null)
        if (Class !== URLPattern) expect(inspect(await outcome(call))).not.toContain(SECRET)
      }
    }
  })

  test.each(
    functions.map(
      ({ name, file, types }, at) => [`${name} of ${file}`, { name, file, types, at }] as const,
    ),
  )('by %s', async (_, { name, file, types, at }) => {
    for (const input of shareOf(at, 15)) {
      for (const args of argumentsOf(types, input)) {
        const call = await callOf(name, file, args)
        expect([input, await leakOf(call)]).toEqual([input, null])
      }
    }
  })

  test.each(takers.map((taker, at) => [taker.name, taker, at] as const))(
    'by an option of %s',
    async (_, taker, at) => {
      for (const name of Object.keys(taker.table)) {
        for (const input of shareOf(at, 36)) {
          for (const value of [input, [input], { [input]: input }]) {
            const options = { ...taker.needs, [name]: value } as never
            expect([name, await leakOf(() => taker.call(options))]).toEqual([name, null])
          }
        }
      }
    },
  )
})

describe('nothing in a message controls a terminal or forges a line', () => {
  const hostile = [EVIL, `https://a.example/${EVIL}`, `/${EVIL}/../..`, `{${EVIL}}`]

  test.each(
    functions.map(
      ({ name, file, types }) => [`${name} of ${file}`, { name, file, types }] as const,
    ),
  )('by %s', async (_, { name, file, types }) => {
    for (const input of hostile) {
      for (const args of argumentsOf(types, input)) {
        const call = await callOf(name, file, args)
        expect([input, await unsafeOf(call)]).toEqual([input, null])
      }
    }
  })

  test.each(takers.map((taker) => [taker.name, taker] as const))(
    'by an option of %s',
    async (_, taker) => {
      for (const name of [...Object.keys(taker.table), EVIL]) {
        for (const input of hostile) {
          for (const value of [input, [input], { [input]: input }]) {
            const options = { ...taker.needs, [name]: value } as never
            expect([name, await unsafeOf(() => taker.call(options))]).toEqual([name, null])
          }
        }
      }
    },
  )
})
