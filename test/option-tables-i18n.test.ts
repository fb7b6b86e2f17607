import { describe, expect, test } from 'vitest'
import { createURLNormalizer, validateURL } from '../packages/i18n/validation/src/index.ts'
import { OptionError } from '../packages/infra/src/options.ts'
import { takers } from './option-takers/i18n.ts'
import type { Taker } from './option-takers/taker.ts'

/** What a call with any options throws, as from JavaScript; `null` if it throws nothing. */
async function refusal(taker: Taker, options: unknown): Promise<unknown> {
  try {
    // The point of these tests: the type does not allow it.
    await taker.call(options as never)
    return null
  } catch (error) {
    return error
  }
}

describe.each(takers)('$name', (taker) => {
  const { table, needs = {} } = taker
  const names = Object.keys(table)

  test('accepts only the required options, and options that are undefined', async () => {
    expect(await refusal(taker, taker.needs)).toBe(null)
    const others = Object.fromEntries(names.map((name) => [name, undefined]))
    expect(await refusal(taker, { ...others, ...needs })).toBe(null)
  })

  test.each(names)('refuses a misspelt %s', async (name) => {
    const misspelt = name.slice(0, -1) + (name.endsWith('x') ? 'y' : 'x')
    const error = await refusal(taker, { ...needs, [misspelt]: true })
    expect(error).toBeInstanceOf(OptionError)
    expect(String(error)).toContain(`unknown option \`${misspelt}\``)
  })

  test.each(names)('refuses a wrong value of %s', async (name) => {
    const wrong = [Symbol('wrong'), -1, 'no such word', 0.5, [0], {}, null, () => {}]
    const refused = wrong.filter((value) => !table[name]!.accepts(value))
    expect(refused.length).toBeGreaterThan(2)
    for (const value of refused) {
      const error = await refusal(taker, { ...needs, [name]: value })
      expect(error).toBeInstanceOf(OptionError)
      expect(String(error)).toContain(`option \`${name}\` must be `)
    }
  })

  test.each(['x', null, ['x']])('refuses %j as options', async (given) => {
    expect(await refusal(taker, given)).toBeInstanceOf(OptionError)
  })

  test.each(Object.keys(needs))('refuses options without %s', async (name) => {
    for (const given of [{}, { ...needs, [name]: undefined }]) {
      expect(await refusal(taker, given)).toBeInstanceOf(OptionError)
    }
  })
})

test.each([
  ['validateURL', (config: object) => validateURL('https://e.com/', config)],
  ['createURLNormalizer', (config: object) => createURLNormalizer(config)],
])('%s checks its configuration, including values in a list', (_, call) => {
  expect(() => call({ removequery: true })).toThrow('unknown option `removequery`')
  for (const allowedProtocols of [[], ['ftp'], ['https', 1], 'https', null]) {
    expect(() => call({ allowedProtocols })).toThrow('option `allowedProtocols` must be ')
  }
})
