import {
  type AuditOptions,
  auditAlternates,
  auditAlternatesAsync,
  checks,
  countAlternates,
  createAlternateCounter,
  createAudit,
  createNormalizeForMatching,
  createUrlTable,
} from '@waymark/hreflang'
import { ArgumentError } from '@waymark/infra/argument'
import { OptionError } from '@waymark/infra/options'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

const loc = 'https://a.example/'
const form = 'sitemap'

async function* stream() {
  yield { loc }
  yield { loc: '/x' }
}

describe('a list of entries', () => {
  test('may be any iterable, and for one function a stream', async () => {
    const list = [{ loc }, { loc: '/x' }]
    const expected = auditAlternates(list, { form })
    expect(expected.map(({ code }) => code)).toEqual(['page-url-relative'])
    for (const entries of [list, new Set(list), new Map(list.map((entry) => [entry, 1])).keys()]) {
      expect(auditAlternates(entries, { form })).toEqual(expected)
    }
    expect(countAlternates(list.values(), { form }).entries).toBe(2)
    expect(await auditAlternatesAsync(new Set(list), { form })).toEqual(expected)
    expect(await auditAlternatesAsync(stream(), { form })).toEqual(expected)
  })

  test.each<unknown>([undefined, null, 'https://a.example/', 7, {}, { loc }, { length: 0 }])(
    'cannot be %j',
    async (entries) => {
      const error = { name: 'ArgumentError', argument: 'entries' }
      expect(() => auditAlternates(entries as never, { form })).toThrow(ArgumentError)
      expect(() => auditAlternates(entries as never, { form })).toThrow(errorWith(error))
      expect(() => countAlternates(entries as never, { form })).toThrow(errorWith(error))
      await expect(auditAlternatesAsync(entries as never, { form })).rejects.toThrow(
        errorWith(error),
      )
    },
  )

  test('cannot be a stream where it is read at once', () => {
    expect(() => auditAlternates(stream() as never, { form })).toThrow(ArgumentError)
    expect(() => countAlternates(stream() as never, { form })).toThrow(ArgumentError)
  })
})

describe('the options', () => {
  const [first] = checks
  const OPTIONS: Readonly<
    Record<string, readonly [good: readonly unknown[], bad: readonly unknown[]]>
  > = {
    form: [
      ['sitemap', 'database'],
      ['', 'xml', null, undefined],
    ],
    report: [
      ['info', 'warning', undefined],
      ['error', '', true],
    ],
    defaultLang: [
      ['en', undefined],
      [null, 7],
    ],
    xDefaultLang: [
      ['en', undefined],
      [null, 7],
    ],
    normalize: [
      [createNormalizeForMatching(), undefined],
      ['x', null],
    ],
    repeated: [
      ['together', 'first', undefined],
      ['', 'last'],
    ],
    checks: [
      [[], [first], checks, [{ code: 'x', find: () => [], message: () => 'm' }], undefined],
      [
        first,
        ['x'],
        [null],
        [{}],
        [{ find: () => [], message: () => 'm' }],
        [{ code: 'x', message: () => 'm' }],
        [{ code: 'x', find: () => [] }],
        [{ code: 1, find: () => [], message: () => 'm' }],
        [{ code: 'x', find: [], message: () => 'm' }],
        [{ code: 'x', find: () => [], message: 'm' }],
      ],
    ],
    pointer: [
      ['', '/x', undefined],
      [null, 7],
    ],
    fixes: [
      [true, false, undefined],
      ['yes', 1],
    ],
    urls: [
      [createUrlTable(), undefined],
      [{}, null, 'x', { add: 1 }, []],
    ],
  }

  test.each(Object.keys(OPTIONS))('of an audit: %s', (name) => {
    const [good, bad] = OPTIONS[name]!
    for (const value of good) createAudit({ form, [name]: value } as unknown as AuditOptions)
    for (const value of bad) {
      expect(() => createAudit({ form, [name]: value } as unknown as AuditOptions)).toThrow(
        expect.objectContaining({ name: 'OptionError', option: name }),
      )
    }
  })

  test('of a counter are two', () => {
    createAlternateCounter({ form, urls: createUrlTable() })
    for (const name of Object.keys(OPTIONS)) {
      const [, [bad]] = OPTIONS[name]!
      expect(() => createAlternateCounter({ form, [name]: bad } as never)).toThrow(OptionError)
      if (name === 'form' || name === 'urls') continue
      expect(() => createAlternateCounter({ form, [name]: OPTIONS[name]![0][0] } as never)).toThrow(
        errorWith({ option: name, code: 'option-unknown' }),
      )
    }
    expect(() => createAlternateCounter({} as never)).toThrow('`form`')
  })

  test('have their defaults', () => {
    const entries = [
      {
        loc: `${loc}a#x`,
        lang: 'en',
        alternates: ['en-UK', 'de-1996'].map((lang) => ({ lang, loc: `${loc}a` })),
      },
      { loc: `${loc}a`, lang: 'de' },
    ]
    const given = {
      form,
      report: 'warning',
      repeated: 'together',
      normalize: createNormalizeForMatching({
        trailingSlash: 'preserve',
        removeQuery: false,
        removeFragment: true,
      }),
      pointer: '/urls',
      fixes: false,
    } as const
    expect(auditAlternates(entries, { form })).toEqual(auditAlternates(entries, given))
    const other = [
      { report: 'info' },
      { repeated: 'first' },
      { normalize: createNormalizeForMatching({ trailingSlash: 'always' }) },
      { normalize: createNormalizeForMatching({ removeFragment: false }) },
      { pointer: '/x' },
      { checks: [] },
    ] as const
    const database = { ...given, form: 'database', fixes: true } as const
    expect(auditAlternates(entries, { form: 'database' })).not.toEqual(
      auditAlternates(entries, database),
    )
    const plain = auditAlternates(entries, { form })
    for (const options of other) {
      expect(auditAlternates(entries, { form, ...options })).not.toEqual(plain)
    }
  })
})

test('the matches of an entry are taken in their order, and those that are missing are found', () => {
  const asked: string[] = []
  const audit = createAudit({
    form,
    normalize(url) {
      asked.push(url)
      return { kind: 'ok', url }
    },
  })
  const entry = {
    loc: 'a',
    alternates: [
      { lang: 'en', loc: 'b' },
      { lang: 'de', loc: 'c' },
    ],
  }
  const match = (url: string) => ({ match: { kind: 'ok', url } as const })
  expect(audit.add(entry, [match('x'), match('y')])).toBe(true)
  expect(asked).toEqual(['c'])
  expect([
    audit.hasEntry('a'),
    audit.hasEntry('x'),
    audit.hasEntry('y'),
    audit.hasEntry('c'),
  ]).toEqual([true, true, false, false])
  expect(audit.add({ loc: 'x' })).toBe(false)
})

test('of URLs with several languages, the first thousand are listed', () => {
  const links = Array.from({ length: 1_001 }, (_, n) =>
    ['en', 'de'].map((lang) => ({ lang, loc: `${loc}${n}` })),
  ).flat()
  const counts = countAlternates([{ loc, alternates: links }], { form })
  expect(counts.urlsWithTwoLanguages).toBe(1_001)
  expect(counts.twoLanguages).toEqual(
    Array.from({ length: 1_000 }, (_, n) => ({ loc: `${loc}${n}`, langs: ['de', 'en'] })),
  )
})
