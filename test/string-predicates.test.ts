import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ArgumentError } from '../packages/infra/src/argument.ts'
import { errorWith } from './error-with.ts'
import { isCore } from './layers.ts'
import { publicFunctions } from './option-takers/public-functions.ts'
import { values } from './record-takers/values.ts'
import { packages, root } from './workspace.ts'

/** Public functions of the core that do not look at what they are given, and why. */
const WITHOUT_CHECK: Readonly<Record<string, string>> = {
  'packages/infra/src/strings.ts isAsciiString': 'the parser asks it of each host',
  'packages/host/src/ipv4-parser.ts hasNumberAtEnd': 'the parser asks it of each host',
  'packages/host/src/code-points.ts isPercentEncodedByteAt':
    'the parser asks it of each percent sign; of what is not a string, it throws an error of the engine',
}

const core = packages
  .filter(({ folder }) => isCore(folder.slice(folder.lastIndexOf('/') + 1)))
  .map(({ folder }) => `${folder}/`)

/** The public functions of the core that say or give something of a string. */
const found = publicFunctions((type) => type === 'string').filter(
  ({ name, file }) =>
    /^(?:can|get|has|is)[A-Z]/.test(name) && core.some((folder) => file.startsWith(folder)),
)
const asked = found.filter(({ name, file }) => !Object.hasOwn(WITHOUT_CHECK, `${file} ${name}`))

const others = Object.entries(values).filter(([, value]) => typeof value !== 'string')

test('there are such functions, and those without a check are among them', () => {
  expect(asked.length).toBeGreaterThan(15)
  expect(found.length - asked.length).toBe(Object.keys(WITHOUT_CHECK).length)
})

describe.each(asked.map(({ name, file }) => [name, file] as const))('%s of %s', (name, file) => {
  test.each(others)('refuses %s', async (_, value) => {
    const module: Record<string, (value: unknown) => unknown> = await import(join(root, file))
    const data = { expected: 'a string' }
    expect(() => module[name]!(value)).toThrow(ArgumentError)
    expect(() => module[name]!(value)).toThrow(errorWith({ data }))
  })
})
