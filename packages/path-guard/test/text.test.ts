import {
  checkOutgoingUrl,
  checkSegment,
  decodeSegment,
  encodeSegment,
  resolveBelow,
  resolveFileUri,
  resolvePath,
  resolvePathAsync,
  resolveUriPath,
} from '@waymark/path-guard'
import { nodeFilesAsync, readFileBelow } from '@waymark/path-guard/node'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

/** What a framework may give in place of a string, and what only looks like one. */
const VALUES = [
  [['..', '..']],
  undefined,
  null,
  5,
  { toString: () => '../x' },
  new String('a'),
  Symbol('a'),
] as const

const platform = 'posix'
const base = 'https://cdn.example/assets/'

const guards: Readonly<Record<string, readonly [argument: string, (text: string) => unknown]>> = {
  resolvePath: ['name', (text) => resolvePath('/srv', text, { platform })],
  resolveUriPath: ['path', (text) => resolveUriPath('/srv', text, { platform })],
  resolveFileUri: ['URI', (text) => resolveFileUri('/srv', text, { platform })],
  resolveBelow: ['reference', (text) => resolveBelow(base, text)],
  checkOutgoingUrl: ['URL', (text) => checkOutgoingUrl(text)],
  checkSegment: ['segment', (text) => checkSegment(text)],
  encodeSegment: ['segment', (text) => encodeSegment(text)],
  decodeSegment: ['segment', (text) => decodeSegment(text)],
}

describe.each(Object.entries(guards))('%s', (_, [argument, guard]) => {
  test.each(VALUES)('says that %j is not a string', (value) => {
    const call = () => guard(value as unknown as string)
    expect(call).toThrow(TypeError)
    expect(call).toThrow(errorWith({ name: 'ArgumentError', argument }))
  })
})

test.each(VALUES)('functions that look at the disk say that %j is not a string', async (value) => {
  const name = value as unknown as string
  const options = { platform, files: nodeFilesAsync } as const
  await expect(resolvePathAsync('/srv', name, options)).rejects.toThrow(
    errorWith({ name: 'ArgumentError', argument: 'name' }),
  )
  await expect(readFileBelow('/etc', name)).rejects.toThrow(
    errorWith({ name: 'ArgumentError', argument: 'name' }),
  )
  await expect(readFileBelow(name, 'a')).rejects.toThrow(
    errorWith({ name: 'ArgumentError', argument: 'root' }),
  )
})

test.each([
  [5, '5'],
  [{}, 'an object'],
  [[base], 'a list of 1'],
  [undefined, 'undefined'],
  ['mailto:a', 'a string'],
])('%j is not a base', (value, got) => {
  const call = () => resolveBelow(value as unknown as string, 'x')
  expect(call).toThrow(TypeError)
  expect(call).toThrow(errorWith({ name: 'ArgumentError', argument: 'base', data: { got } }))
})
