import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RENDER_OPTIONS } from '../packages/display/src/render-url.ts'
import { createURLNormalizer, validateURL } from '../packages/i18n/validation/src/index.ts'
import { checkOptions, OptionError, type OptionType } from '../packages/infra/src/options.ts'
import { picker } from './option-takers/normalisation.ts'
import { publicFunctions, takesOptions } from './option-takers/public-functions.ts'
import { type Taker, takers } from './option-takers/takers.ts'
import { runs } from './runs.ts'

/** Public functions with a parameter that has members which may be left out, and why they do not check it. */
const WITHOUT_CHECK: Readonly<Record<string, string>> = {
  'packages/idna/src/internal/unchecked.ts toAscii': 'its entry is for callers that have checked',
  'packages/idna/src/internal/unchecked.ts toUnicode': 'its entry is for callers that have checked',
  'packages/public-suffix/src/suffix-finder.ts createSuffixFinder': 'a list is not options',
  'packages/url-parser/src/record/replace-parts.ts replaceParts':
    'its entry is for callers that have checked; `editUrl` checks',
  'integrations/udf/src/function.ts sqlName': 'a function of the registry is not options',
  'packages/infra/src/check-options.ts checkOptions': 'a table is not options',
  'packages/infra/src/check-options.ts copyOptions': 'copies options that others check',
  'packages/infra/src/check-options.ts ownOptions': 'copies options that others check',
  'packages/infra/src/check-options.ts requireOptions': 'a table is not options',
  'packages/infra/src/check-options.ts requireValue': 'a type is not options',
  'packages/infra/src/check-options.ts wrongValue': 'a type is not options',
  'packages/infra/src/option-types.ts listOf': 'a type is not options',
  'packages/infra/src/option-types.ts optional': 'a type is not options',
  'packages/infra/src/option-types.ts recordOf': 'a type is not options',
  'packages/compare/src/method-options.ts pickOptions':
    'the functions that take what it picks check it',
  'packages/compare/src/options.ts MissingOptionError': 'takes the name of an option',
  'packages/normalize/src/rule.ts optionValues': 'a rule is checked by `defineRule`',
  'packages/normalize/src/rule-file/rule-file.ts RuleFileError':
    'made by the package from its own problem',
  'packages/problems/src/texts/entry-in.ts entryIn': 'reads an entry of a catalogue',
  'packages/worker/src/row-fault.ts describeFault': 'a fault is not options',
  'packages/worker/src/row-fault.ts RowInputError': 'a fault is not options',
  'packages/uri-template/src/problem.ts TemplateError': 'made by the package from its own problem',
  'packages/normalize/src/rule-options.ts pickOptions': 'has tests of its own below',
  'packages/i18n/site/src/problems/catalogue.ts hasOwnRemedy': 'a problem is not options',
  'packages/i18n/site/src/file-error.ts FileError': 'made by the package from its own problem',
  'packages/uri-design/src/lint/document-error.ts DocumentError': 'made by the package, too',
  'packages/i18n/sitemap/src/protocol/sitemap-error.ts SitemapError':
    'made by the package from its own problem',
  'packages/i18n/sitemap/src/read/sitemap-files.ts findSitemapFile': 'a set is not options',
  'packages/i18n/sitemap/src/read/sitemap-files.ts findSitemapFiles': 'a set is not options',
  'packages/i18n/validation/src/validation-problem.ts URLNormalizationError':
    'made by the package from its own problem',
}

/** What a call with options of any kind, as from JavaScript, throws; `null` if it throws nothing. */
async function refusal(taker: Taker, options: unknown): Promise<unknown> {
  try {
    // The point of these tests: the type does not allow it.
    await taker.call(options as never)
    return null
  } catch (error) {
    return error
  }
}

/** Objects that have what they hold elsewhere than in members of their own. */
const INSTANCES: Readonly<Record<string, object>> = {
  'a regular expression': /^[0-9]+$/,
  'a Date': new Date(0),
  'a Map': new Map([['base', 'https://a.example/']]),
  'a Set': new Set(['base']),
  'a URL': new URL('https://a.example/'),
  'an Error': new Error('base'),
  'a Promise': Promise.resolve({}),
  'an empty typed array': new Uint8Array(0),
  'an instance with getters': new (class {
    get base(): string {
      return 'https://a.example/'
    }
  })(),
}

const ITEMS: readonly unknown[] = ['a', 'https', 'error', 443, ['a'], /a/, { site: 'a.example' }]

/** A list and an object that an option takes, with an item that it checks; none if it takes no such values. */
function holdersOf(type: OptionType): readonly object[] {
  const candidates = ITEMS.flatMap((item) => [[item], { a: item }])
  return [true, false].flatMap((isList) => {
    const wrong = isList ? [Symbol('wrong')] : { a: Symbol('wrong') }
    const fit = (value: object) => Array.isArray(value) === isList && type.accepts(value)
    return type.accepts(wrong) ? [] : candidates.filter(fit).slice(0, 1)
  })
}

function placeOf({ name, file }: Taker): string {
  return file === undefined ? name : `${name} of ${file}`
}

describe.each(takers.map((taker) => [placeOf(taker), taker] as const))('%s', (_, taker) => {
  const { table, needs = {} } = taker
  const names = Object.keys(table)

  test('takes the fewest options, and those that are undefined', async () => {
    expect(await refusal(taker, taker.needs)).toBe(null)
    const others = Object.fromEntries(names.map((name) => [name, undefined]))
    expect(await refusal(taker, { ...others, ...needs })).toBe(null)
  })

  test('refuses misspelt names', async () => {
    for (const name of names) {
      const misspelt = name.slice(0, -1) + (name.endsWith('x') ? 'y' : 'x')
      const given = { ...needs, [misspelt]: undefined, [`${name}s`]: true }
      expect(await refusal(taker, given)).toBeInstanceOf(OptionError)
      const error = await refusal(taker, { ...needs, [misspelt]: true })
      expect(String(error)).toContain(`unknown option \`${misspelt}\``)
    }
  })

  test('refuses wrong values', async () => {
    for (const name of names) {
      const wrong = [Symbol('wrong'), -1, 'no such word', 0.5, [0], {}, () => {}]
      const refused = wrong.filter((value) => !table[name]!.accepts(value))
      expect(refused.length, name).toBeGreaterThan(2)
      for (const value of refused) {
        const error = await refusal(taker, { ...needs, [name]: value })
        expect(String(error)).toContain(`option \`${name}\` must be `)
      }
    }
  })

  test('refuses what is not an object of options', async () => {
    for (const given of ['x', null, ['x'], []]) {
      const error = String(await refusal(taker, given))
      expect(error, JSON.stringify(given)).toContain('options must be an object')
    }
  })

  test('refuses objects whose contents would be ignored', async () => {
    for (const [what, instance] of Object.entries(INSTANCES)) {
      expect(String(await refusal(taker, instance)), what).toContain('options must be an object')
      for (const [option, type] of Object.entries(table)) {
        // Options that take a plain object without members take any, and ignore what is in no member.
        if (type.accepts({})) expect(type.accepts(instance), `${option}: ${what}`).toBe(false)
      }
    }
  })

  test('refuses a value that became wrong after a call with the same object', async () => {
    for (const name of names) {
      const options: Record<string, unknown> = { ...needs }
      await refusal(taker, options)
      options[name] = Symbol('wrong')
      expect(await refusal(taker, options), name).toMatchObject({ option: name })
    }
  })

  const lists = names.flatMap((name) => holdersOf(table[name]!).map((holder) => ({ name, holder })))

  test.runIf(lists.length > 0)(
    'refuses an item that became wrong after a call with the same object',
    async () => {
      for (const { name, holder } of lists) {
        const options = { ...needs, [name]: holder }
        await refusal(taker, options)
        for (const item of Object.keys(holder)) Object.assign(holder, { [item]: Symbol('wrong') })
        expect(await refusal(taker, options)).toMatchObject({ option: name })
      }
    },
  )

  test.runIf(Object.keys(needs).length > 0)('refuses options without those it needs', async () => {
    for (const name of Object.keys(needs)) {
      for (const given of [{}, { ...needs, [name]: undefined }]) {
        expect(await refusal(taker, given), name).toBeInstanceOf(OptionError)
      }
    }
  })
})

test('no function takes a name that its table does not have, or a value that its table refuses', async () => {
  const anyTaker = fc.constantFrom(...takers)
  // An option that is undefined counts as not given.
  const anyValue = fc.anything().filter((value) => value !== undefined)
  await fc.assert(
    fc.asyncProperty(anyTaker, fc.nat(), anyValue, fc.string(), async (taker, at, value, other) => {
      const { table, needs = {} } = taker
      const names = Object.keys(table)
      const name = names[at % names.length]!
      if (!table[name]!.accepts(value)) {
        expect(await refusal(taker, { ...needs, [name]: value })).toMatchObject({ option: name })
      }
      fc.pre(!names.includes(other) && other !== '__proto__')
      expect(await refusal(taker, { ...needs, [other]: value })).toMatchObject({ option: other })
    }),
    { numRuns: runs(1000) },
  )
})

describe('the list of functions that take options', () => {
  const found = publicFunctions(takesOptions)

  const covers = ({ name, file }: { name: string; file: string }, taker: Taker): boolean => {
    const isOnly = found.filter((other) => other.name === name).length === 1
    return taker.name === name && (taker.file === file || (isOnly && taker.file === undefined))
  }

  test('has every public function whose parameters have members that may be left out', () => {
    expect(found.length).toBeGreaterThan(60)
    const missing = found
      .filter((one) => !takers.some((taker) => covers(one, taker)))
      .map(({ name, file }) => `${file} ${name}`)
    expect(missing.filter((place) => !Object.hasOwn(WITHOUT_CHECK, place))).toEqual([])
    expect(Object.keys(WITHOUT_CHECK).filter((place) => !missing.includes(place))).toEqual([])
  })

  test('has nothing else', () => {
    const extra = takers.filter((taker) => !found.some((one) => covers(one, taker)))
    expect(extra.map(placeOf)).toEqual([])
  })
})

describe('pickOptions', () => {
  test('refuses a wrong value of an option that it picks, and what is not an object', async () => {
    expect(String(await refusal(picker, { by: 'size' }))).toContain('option `by` must be ')
    expect(String(await refusal(picker, null))).toContain('options must be an object')
    expect(String(await refusal(picker, []))).toContain('options must be an object')
  })

  test('leaves out what no rule reads', () => {
    expect(picker.call({ bye: 1, by: 'name' } as never)).toEqual({ by: 'name' })
  })
})

test('a table checks the same as the functions that use it', () => {
  expect(() => checkOptions({ show: 'domian' }, RENDER_OPTIONS)).toThrow(
    expect.objectContaining({ option: 'show', code: 'option-wrong' }),
  )
})

test.each([
  ['validateURL', (config: object) => validateURL('https://e.com/', config)],
  ['createURLNormalizer', (config: object) => createURLNormalizer(config)],
])('%s checks its configuration, including values in a list', (_, call) => {
  expect(() => call({ removequery: true })).toThrow(
    expect.objectContaining({ option: 'removequery', code: 'option-unknown' }),
  )
  for (const allowedProtocols of [[], ['ftp'], ['https', 1], 'https', null]) {
    expect(() => call({ allowedProtocols })).toThrow(
      expect.objectContaining({ option: 'allowedProtocols', code: 'option-wrong' }),
    )
  }
})
