import vm from 'node:vm'
import { expect } from 'expect'
import { fn } from 'jest-mock'
import type { Outcome } from './outcome.ts'

type Body = () => unknown

/** Runs a script of tests that are written for Jest, one after another. A test that is skipped has failed. */
export async function runTests(script: string, file: string): Promise<Outcome[]> {
  const tests: [name: string, body: Body | null][] = []
  const groups: string[] = []
  const add = (name: string, body: Body | null): void => {
    tests.push([[file, ...groups, name].join(' > '), body])
  }
  const it = Object.assign(add, {
    skip: (name: string) => add(name, null),
    each: (rows: readonly unknown[]) => (name: string, body: (...row: unknown[]) => unknown) => {
      for (const row of rows) {
        const values = Array.isArray(row) ? row : [row]
        add(name.replace('%s', String(values[0])), () => body(...values))
      }
    },
  })
  const describe = (name: string, body: Body): void => {
    groups.push(name)
    body()
    groups.pop()
  }
  // In this realm, so that its errors are ours.
  const run = vm.runInThisContext(`(function (describe, it, test, expect, jest) {${script}\n})`)
  const before = Object.getOwnPropertyDescriptors(globalThis)
  const outcomes: Outcome[] = []
  try {
    run(describe, it, it, expect, { fn })
    for (const [name, body] of tests) outcomes.push({ name, problem: await problemOf(body) })
  } finally {
    Object.defineProperties(globalThis, {
      URL: before.URL,
      URLSearchParams: before.URLSearchParams,
    })
    Reflect.deleteProperty(globalThis, 'REACT_NATIVE_URL_POLYFILL')
  }
  return outcomes
}

async function problemOf(body: Body | null): Promise<string | null> {
  if (body === null) return 'it is skipped'
  try {
    await body()
    return null
  } catch (error) {
    return String(error)
  }
}
