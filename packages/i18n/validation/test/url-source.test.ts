import {
  createURLNormalizer,
  createURLSourceEntryValidator,
  isLanguageTag,
  isURLSourceDatabase,
  isURLSourceEntry,
  rulesOf,
  stepsOf,
  validateISO8601DateTime,
  validateLanguageTag,
  validateURL,
  validateURLSourceDatabase,
  validateURLSourceEntries,
  validateURLSourceEntry,
  validateURLSourceHeader,
} from '@waymark/i18n-validation'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

const lastmod = '2024-03-15T10:00:00.000Z'
const header = { version: '1.1', generated: lastmod, defaultLang: 'en' }
const entry = {
  loc: 'https://example.com/en/page/?a',
  lastmod,
  lang: 'EN',
  alternates: [
    { lang: 'ja', loc: 'https://example.com/ja/page' },
    { lang: 'x-default', loc: 'https://EXAMPLE.com/page' },
  ],
}

describe('an entry', () => {
  test('is returned with URLs in normal form, tags as written, and the changes', () => {
    expect(validateURLSourceEntry(entry)).toEqual({
      valid: true,
      data: {
        loc: 'https://example.com/en/page',
        lastmod,
        lang: 'EN',
        alternates: [
          { lang: 'ja', loc: 'https://example.com/ja/page' },
          { lang: 'x-default', loc: 'https://example.com/page' },
        ],
      },
      changes: [
        {
          pointer: '/loc',
          rules: ['trailing-slash', 'remove-query'],
          before: 'https://example.com/en/page/?a',
          after: 'https://example.com/en/page',
        },
        {
          pointer: '/alternates/1/loc',
          rules: ['lowercase-scheme-host'],
          before: 'https://EXAMPLE.com/page',
          after: 'https://example.com/page',
        },
      ],
      original: entry,
    })
  })

  test('is not modified', () => {
    const frozen = Object.freeze({ ...entry, alternates: Object.freeze([...entry.alternates]) })
    expect(validateURLSourceEntry(frozen).original).toBe(frozen)
    expect(frozen.loc).toBe('https://example.com/en/page/?a')
  })

  test('requires nothing but a URL', () => {
    const result = validateURLSourceEntry({ loc: 'https://example.com/' })
    expect(result).toMatchObject({ valid: true })
    expect(Object.keys(result.valid ? result.data : {})).toEqual(['loc'])
    const dated = validateURLSourceEntry({ lastmod, loc: 'https://example.com/' })
    expect(Object.keys(dated.valid ? dated.data : {})).toEqual(['loc', 'lastmod'])
  })

  test.each([
    ['changefreq', 'weekly', null],
    ['changefreq', 'often', 'UNKNOWN_CHANGEFREQ'],
    ['changefreq', 7, 'WRONG_TYPE'],
    ['priority', 0, null],
    ['priority', 1, null],
    ['priority', 1.01, 'PRIORITY_OUT_OF_RANGE'],
    ['priority', -0.1, 'PRIORITY_OUT_OF_RANGE'],
    ['priority', Number.NaN, 'PRIORITY_OUT_OF_RANGE'],
    ['priority', 'high', 'WRONG_TYPE'],
  ])('may have a %s of the protocol: %j gives %j', (name, value, code) => {
    const result = validateURLSourceEntry({ ...entry, [name]: value }, {}, { lenient: true })
    expect(result.errors?.map((error) => [error.code, error.pointer])).toEqual(
      code === null ? undefined : [[code, `/${name}`]],
    )
    // A page is not lost because of a hint.
    const usable = result.valid ? result.data : result.usable?.entry
    expect(usable).toMatchObject({ loc: 'https://example.com/en/page' })
    expect(Object(usable)[name]).toBe(code === null ? value : undefined)
  })

  test.each([null, undefined, 7, '', {}])('needs a URL, which %j is not', (loc) => {
    const { errors } = validateURLSourceEntry({ loc, lastmod })
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/loc'])
  })

  test('has every error reported with its pointer', () => {
    const wrong = {
      loc: 7,
      lang: 'en_US',
      alternates: [null, { lang: '', loc: '/a' }, {}, { lang: 'de', loc: 'ftp://a/' }],
    }
    const result = validateURLSourceEntry(wrong, {}, { pointer: '/urls/3' })
    expect(result.valid || result.errors.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/urls/3/loc', 'INVALID_URL'],
      ['/urls/3/lang', 'INVALID_LANGUAGE_TAG'],
      ['/urls/3/alternates/0', 'WRONG_TYPE'],
      ['/urls/3/alternates/1/lang', 'INVALID_LANGUAGE_TAG'],
      ['/urls/3/alternates/1/loc', 'RELATIVE_URL'],
      ['/urls/3/alternates/2/lang', 'MISSING_MEMBER'],
      ['/urls/3/alternates/2/loc', 'MISSING_MEMBER'],
      ['/urls/3/alternates/3/loc', 'UNSUPPORTED_PROTOCOL'],
    ])
  })

  test('has an error for each URL that is not normal, in check mode', () => {
    const result = validateURLSourceEntry(entry, {}, { mode: 'check' })
    expect(result.valid || result.errors.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/loc', 'TRAILING_SLASH_VIOLATION'],
      ['/loc', 'INVALID_URL'],
      ['/alternates/1/loc', 'INVALID_URL'],
    ])
  })

  test('has an error for an unregistered tag only with registry: true', () => {
    const british = { loc: 'https://example.com/', lastmod, lang: 'en-UK' }
    expect(validateURLSourceEntry(british).valid).toBe(true)
    expect(validateURLSourceEntry(british, {}, { registry: true }).valid).toBe(false)
  })
})

describe('a database', () => {
  test('is validated as a whole', () => {
    const database = { ...header, urls: [entry, { loc: 'https://example.com/', lastmod }] }
    const result = validateURLSourceDatabase(database, {}, { cacheSize: 10 })
    expect(result).toMatchObject({
      valid: true,
      data: { ...header, urls: [{ loc: 'https://example.com/en/page' }, { lastmod }] },
      changes: [{ pointer: '/urls/0/loc' }, { pointer: '/urls/0/alternates/1/loc' }],
    })
    expect(result.original).toBe(database)
    expect(isURLSourceDatabase(database)).toBe(true)
    expect(isURLSourceEntry(entry)).toBe(true)
  })

  test.each([
    [null, ['']],
    [[], ['']],
    ['{}', ['']],
    [{}, ['/urls']],
    [{ urls: [] }, []],
    [{ version: '1.1', urls: [{ loc: entry.loc }] }, []],
    [{ generated: '2024-03', urls: [] }, []],
    [{ generated: '2024-3', urls: [] }, ['/generated']],
    [
      { generated: null, version: null, defaultLang: null, urls: [] },
      ['/version', '/generated', '/defaultLang'],
    ],
    [{ ...header, urls: {} }, ['/urls']],
    [{ ...header, urls: null }, ['/urls']],
    [{ ...header, version: '1.0', urls: [] }, ['/version']],
    [{ ...header, version: 1.1, urls: [] }, ['/version']],
    [{ ...header, defaultLang: 'x-default', urls: [] }, ['/defaultLang']],
    [{ ...header, urls: [[], 'https://example.com/'] }, ['/urls/0', '/urls/1']],
    // biome-ignore lint/suspicious/noSparseArray: a hole is not an entry
    [{ ...header, urls: [, entry] }, ['/urls/0']],
    [{ ...header, urls: [] }, []],
  ])('%j has errors at %j', (database, places) => {
    const result = validateURLSourceDatabase<unknown>(database)
    expect(result.valid ? [] : result.errors.map(({ pointer }) => pointer)).toEqual(places)
    expect(result.valid).toBe(places.length === 0)
  })

  test('has errors with positions in the string at their pointer', () => {
    const result = validateURLSourceDatabase({
      ...header,
      urls: [{ loc: 'https://a b/', lastmod }],
    })
    expect(result.valid || result.errors).toMatchObject([
      { pointer: '/urls/0/loc', code: 'INVALID_HOST', start: 9, end: 10 },
    ])
  })

  test('has an error for a date in the future with allowFuture: false', () => {
    const result = validateURLSourceDatabase(
      { ...header, urls: [entry] },
      {},
      { allowFuture: false, now: 0 },
    )
    expect(result.valid || result.errors.map(({ pointer }) => pointer)).toEqual([
      '/generated',
      '/urls/0/lastmod',
    ])
  })

  describe('members that the format does not have', () => {
    const extended = JSON.parse(
      `{"version":"1.1","generated":"${lastmod}","defaultLang":"en","a/b~":1,"urls":[
        {"loc":"https://example.com/","lastmod":"${lastmod}","weight":0.5,"__proto__":{"lang":7}}]}`,
    )

    test('stay by default', () => {
      const result = validateURLSourceDatabase(extended)
      expect(result.valid && JSON.parse(JSON.stringify(result.data))).toEqual(extended)
    })

    test('are removed with drop', () => {
      const result = validateURLSourceDatabase(extended, {}, { unknownMembers: 'drop' })
      expect(result.valid && Object.keys(result.data)).toEqual([
        'version',
        'generated',
        'defaultLang',
        'urls',
      ])
    })

    test('are errors with error', () => {
      const result = validateURLSourceDatabase(extended, {}, { unknownMembers: 'error' })
      expect(result.valid || result.errors.map(({ pointer, code }) => [pointer, code])).toEqual([
        ['/a~1b~0', 'UNKNOWN_MEMBER'],
        ['/urls/0/weight', 'UNKNOWN_MEMBER'],
        ['/urls/0/__proto__', 'UNKNOWN_MEMBER'],
      ])
    })
  })

  test('throws for a wrong value of an option', () => {
    const judge = (options: object) => () => validateURLSourceDatabase({}, {}, options)
    expect(judge({ unknownMembers: 'ignore' })).toThrow(TypeError)
    expect(judge({ mode: 'fix' })).toThrow(TypeError)
    expect(judge({ cacheSize: -1 })).toThrow(
      expect.objectContaining({ option: 'cacheSize', code: 'option-wrong' }),
    )
    expect(judge({ allowFuture: 'no' })).toThrow(
      expect.objectContaining({ option: 'allowFuture', code: 'option-wrong' }),
    )
    expect(judge({ registry: 1 })).toThrow(TypeError)
    expect(judge({ now: '2024' })).toThrow(TypeError)
    expect(judge({ mode: undefined, allowFuture: undefined })).not.toThrow()
    expect(() => validateURLSourceDatabase({}, { removeQuery: 1 as never })).toThrow(TypeError)
  })
})

test('every function refuses unknown options, including those of other functions', async () => {
  const typo = { allowfuture: false } as object
  const error = { option: 'allowfuture', code: 'option-unknown' }
  expect(() => validateURLSourceEntry(entry, {}, typo)).toThrow(errorWith(error))
  expect(() => validateURLSourceDatabase({}, {}, typo)).toThrow(errorWith(error))
  expect(() => validateURLSourceHeader({}, typo)).toThrow(errorWith(error))
  await expect(validateURLSourceEntries([], {}, typo).next()).rejects.toThrow(errorWith(error))
  expect(() => validateISO8601DateTime(lastmod, typo)).toThrow(errorWith(error))
  expect(() => validateLanguageTag('en', typo)).toThrow(errorWith(error))
  expect(() => validateURL(entry.loc, {}, typo)).toThrow(errorWith(error))
  expect(() => createURLNormalizer({}, typo)).toThrow(errorWith(error))

  const place: object = { pointer: '/pages', startIndex: 3 }
  expect((await validateURLSourceEntries([entry], {}, place).next()).done).toBe(false)
  expect(() => validateURLSourceEntry(entry, {}, place)).toThrow(
    expect.objectContaining({ option: 'startIndex', code: 'option-unknown' }),
  )
  expect(() => validateURLSourceDatabase({}, {}, place)).toThrow(
    expect.objectContaining({ option: 'pointer', code: 'option-unknown' }),
  )
  const wrong: object = { startIndex: -1 }
  await expect(validateURLSourceEntries([], {}, wrong).next()).rejects.toThrow(TypeError)
})

test('the index that map and filter pass is not read as options', () => {
  expect(validateLanguageTag('en', 0 as never).valid).toBe(true)
  expect(isLanguageTag('e', 1 as never)).toBe(false)
})

describe('a type guard for data', () => {
  const loose = [
    ' https://a.example/',
    'HTTPS://a.example/',
    'https:a.example',
    'https:\\\\a.example/',
  ]

  test.each(loose)('rejects %j, which the validator corrects, as an AbsoluteURL', (loc) => {
    const good = { loc: 'https://a.example/x', lastmod }
    for (const one of [
      { ...good, loc },
      { ...good, alternates: [{ lang: 'en', loc }] },
    ]) {
      expect(validateURLSourceEntry(one).valid).toBe(true)
      expect(isURLSourceEntry(one)).toBe(false)
      expect(isURLSourceDatabase({ ...header, urls: [good, one] })).toBe(false)
    }
    expect(isURLSourceDatabase({ ...header, urls: [good, good] })).toBe(true)
  })
})

describe('a stream', () => {
  test('is validated entry by entry, with pointers into the database', async () => {
    const reports = []
    for await (const report of validateURLSourceEntries([entry, null, entry])) reports.push(report)
    const validate = createURLSourceEntryValidator()
    expect([entry, null, entry].map((one) => validate(one))).toEqual(reports)
    expect(reports).toMatchObject([
      { valid: true, index: 0, pointer: '/urls/0', changes: [{ pointer: '/urls/0/loc' }, {}] },
      { valid: false, index: 1, pointer: '/urls/1', errors: [{ pointer: '/urls/1' }] },
      { valid: true, index: 2, pointer: '/urls/2', changes: [{ pointer: '/urls/2/loc' }, {}] },
    ])
  })

  test('has the URLs of each entry as they were read, with what the caller adds', () => {
    let calls = 0
    const validate = createURLSourceEntryValidator({}, { cacheSize: 9 }, (reading) =>
      Object.assign(reading, { number: calls++ }),
    )
    const loc = 'https://a.example:443/a/?q'
    const alternates = [{ lang: 'de', loc: '/de' }, null, { lang: 'fr' }, { lang: 'it', loc }]
    const [own, relative, none, missing, again] = validate({ loc, lastmod, alternates }).urls
    expect([none, missing]).toEqual([null, null])
    expect(again).toBe(own)
    expect(relative).toMatchObject({ number: 1, record: null, error: { code: 'RELATIVE_URL' } })
    expect(own).toMatchObject({ number: 0, written: loc, data: 'https://a.example/a' })
    if (own?.error !== null) return
    expect([own.record.href, own.normal.href]).toEqual(['https://a.example/a/?q', own.data])
    expect(stepsOf(own).at(-1)?.after).toBe(own.data)
    expect(rulesOf(own)).toEqual(['remove-default-port', 'trailing-slash', 'remove-query'])
    // Both are found once.
    expect(stepsOf(own)).toBe(stepsOf(own))
    expect(rulesOf(own)).toBe(rulesOf(own))
    expect(validate(null).urls).toEqual([])
    expect(calls).toBe(2)
  })

  test('can be asynchronous, and is read only as fast as it is validated', async () => {
    let read = 0
    async function* entries() {
      for (;;) {
        read++
        yield entry
      }
    }
    const options = { pointer: '/pages', startIndex: 10 }
    for await (const { pointer, index } of validateURLSourceEntries(entries(), {}, options)) {
      expect(pointer).toBe(`/pages/${index}`)
      expect(read).toBe(index - 9)
      if (index === 20) break
    }
    expect(read).toBe(11)
  })

  test('has its header validated separately', () => {
    expect(validateURLSourceHeader(header)).toMatchObject({ valid: true, data: header })
    expect(validateURLSourceHeader({ version: '2' })).toMatchObject({
      valid: false,
      errors: [{ pointer: '/version', code: 'UNSUPPORTED_VERSION' }],
    })
    expect(validateURLSourceHeader({})).toMatchObject({ valid: true, data: {} })
    expect(validateURLSourceHeader(null)).toMatchObject({ valid: false, errors: [{ pointer: '' }] })
  })
})

describe('lenient validation', () => {
  const link = { lang: 'de', loc: 'https://a.example/de/' }
  const read = (value: unknown) => validateURLSourceEntry(value, {}, { lenient: true })

  test('returns the valid parts of an entry, and the original indexes of its links', () => {
    const verdict = read({
      loc: 'https://a.example/en/',
      lastmod: 'yesterday',
      lang: 'e n',
      alternates: [{ ...link, loc: '/de' }, link, { ...link, lang: 1, loc: 'https://A.example/' }],
    })
    expect(verdict.valid).toBe(false)
    expect(verdict.errors?.map(({ pointer }) => pointer)).toEqual([
      '/lastmod',
      '/lang',
      '/alternates/0/loc',
      '/alternates/2/lang',
    ])
    expect(verdict.valid ? null : verdict.usable).toEqual({
      entry: {
        loc: 'https://a.example/en',
        alternates: [{ lang: 'de', loc: 'https://a.example/de' }],
      },
      changes: [
        expect.objectContaining({ pointer: '/loc' }),
        expect.objectContaining({ pointer: '/alternates/1/loc' }),
      ],
      alternateIndexes: [1],
    })
  })

  test('returns nothing for an entry without a valid URL, and only on request', () => {
    for (const value of [{ loc: '/en', lastmod }, { lastmod }, 1, null]) {
      expect(read(value)).not.toHaveProperty('usable')
    }
    const undated = { loc: link.loc, lastmod: 'yesterday' }
    expect(validateURLSourceEntry(undated)).not.toHaveProperty('usable')
    expect(read(undated)).toMatchObject({
      usable: { entry: { loc: link.loc.slice(0, -1) } },
    })
  })
})

describe('what was refused once is refused again', () => {
  const codesOf = (errors: readonly { readonly code: string }[] = []) =>
    errors.map(({ code }) => code)

  test.each<[string, unknown, string]>([
    ['a language tag', { ...entry, lang: 'e n' }, 'INVALID_LANGUAGE_TAG'],
    ['a tag that is not a string', { ...entry, lang: 5 }, 'WRONG_TYPE'],
    ['a URL', { ...entry, loc: 'http://a b/' }, 'INVALID_HOST'],
    ['a date', { ...entry, lastmod: 'yesterday' }, 'INVALID_DATE_TIME'],
  ])('%s, by one validator', (_, wrong, code) => {
    for (const cacheSize of [0, 100]) {
      const validate = createURLSourceEntryValidator({}, { cacheSize })
      for (const one of [wrong, wrong, entry, wrong]) {
        const { valid, errors } = validate(one)
        expect([valid, codesOf(errors)]).toEqual(one === entry ? [true, []] : [false, [code]])
      }
    }
  })

  test('also twice in one entry', () => {
    const link = { lang: 'x y', loc: 'https://a.example/x' }
    const { errors } = validateURLSourceEntry({ ...entry, alternates: [link, link] })
    const wrong = (errors ?? []).filter(({ code }) => code === 'INVALID_LANGUAGE_TAG')
    expect(wrong.map(({ pointer }) => pointer)).toEqual([
      '/alternates/0/lang',
      '/alternates/1/lang',
    ])
  })
})

test('an entry is usable in part only on request, whichever function reads it', async () => {
  const wrong = { ...entry, lastmod: 'yesterday' }
  const isUsable = (report: object) => 'usable' in report
  expect(isUsable(validateURLSourceEntry(wrong))).toBe(false)
  expect(isUsable(validateURLSourceEntry(wrong, {}, { lenient: true }))).toBe(true)
  expect(isUsable(createURLSourceEntryValidator()(wrong))).toBe(false)
  expect(isUsable(createURLSourceEntryValidator({}, { lenient: true })(wrong))).toBe(true)
  for (const lenient of [undefined, false, true]) {
    for await (const report of validateURLSourceEntries([wrong], {}, { lenient })) {
      expect(isUsable(report)).toBe(lenient === true)
    }
  }
})
