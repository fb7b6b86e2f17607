import {
  type AlternateEntry,
  type AuditOptions,
  auditAlternates,
  createNormalizeForMatching,
} from '@waymark/hreflang'
import { describe, expect, test } from 'vitest'

type Link = readonly [lang: string, path: string]

const site = 'https://a.example/'
const entry = (path: string, ...links: readonly Link[]): AlternateEntry => ({
  loc: site + path,
  alternates: links.map(([lang, path]) => ({ lang, loc: site + path })),
})

/** The findings about URLs with several languages: the code, the path, and the values. */
function find(entries: readonly AlternateEntry[], options: Partial<AuditOptions> = {}) {
  return auditAlternates(entries, { form: 'sitemap', ...options }).flatMap(
    ({ code, loc = '', langs = [] }) =>
      code === 'url-with-two-languages' || code === 'language-disagreement'
        ? [[code, loc.slice(site.length), ...langs]]
        : [],
  )
}

const together = (path: string, ...langs: readonly string[]) => [
  'url-with-two-languages',
  path,
  ...langs,
]
const apart = (path: string, ...langs: readonly string[]) => [
  'language-disagreement',
  path,
  ...langs,
]

describe('a URL that one entry lists for two languages', () => {
  test('is reported once, with its places', () => {
    const links: readonly Link[] = [
      ['en', 'en'],
      ['fr', 'x'],
      ['x-default', 'en'],
      ['de', 'x'],
      ['FR', 'x'],
      ['es', 'x'],
    ]
    const found = auditAlternates([entry('en', ...links), entry('other', ['de', 'x'])], {
      form: 'sitemap',
    }).filter(({ code }) => code === 'url-with-two-languages')
    const place = (link: number, lang: string) => ({
      pointer: `/urls/0/alternates/${link}/lang`,
      note: `a link with "${lang}"`,
      data: { lang },
    })
    expect(found).toEqual([
      {
        code: 'url-with-two-languages',
        severity: 'warning',
        message: expect.any(String),
        remedy: expect.stringMatching(/^Write the URL that each language has/),
        pointer: '/urls/0/alternates/3/lang',
        related: [place(1, 'fr'), place(5, 'es')],
        loc: 'https://a.example/x',
        langs: ['FR', 'de', 'es'],
        data: { loc: 'https://a.example/x', langs: ['FR', 'de', 'es'] },
      },
    ])
  })

  test('is one that it lists itself under, or that it lists as an alternate', () => {
    expect(find([entry('a', ['en', 'a'], ['fr', 'a'])])).toEqual([together('a', 'en', 'fr')])
    const database = [{ ...entry('a', ['fr', 'a']), lang: 'en' }]
    expect(find(database, { form: 'database' })).toEqual([together('a', 'en', 'fr')])
    expect(find([entry('a', ['en', 'x'], ['fr', 'x'])])).toEqual([together('x', 'en', 'fr')])
  })

  test('has the languages of all entries', () => {
    const entries = [entry('a', ['it', 'x']), entry('b', ['en', 'x'], ['fr', 'x'])]
    const expected = [together('x', 'en', 'fr', 'it')]
    expect(find(entries)).toEqual(expected)
    expect(find([...entries].reverse())).toEqual(expected)
  })

  test('is found in the order of the entries', () => {
    const both = (path: string): Link[] => [
      ['en', path],
      ['fr', path],
    ]
    expect(find([entry('a', ...both('z'), ...both('y')), entry('b', ...both('x'))])).toEqual([
      together('z', 'en', 'fr'),
      together('y', 'en', 'fr'),
      together('x', 'en', 'fr'),
    ])
  })
})

describe('a URL to which different entries give different languages', () => {
  test('is reported once, with both places', () => {
    const entries = [
      entry('a', ['en', 'a'], ['fr', 'x']),
      entry('b', ['fr', 'x'], ['x-default', 'x']),
      entry('c', ['es', 'x']),
      entry('x', ['de', 'd']),
    ]
    const found = auditAlternates(entries, { form: 'sitemap' }).filter(
      ({ code }) => code === 'language-disagreement',
    )
    expect(found).toEqual([
      {
        code: 'language-disagreement',
        severity: 'warning',
        message: expect.any(String),
        remedy: expect.stringMatching(/^Give all links to the page its language/),
        pointer: '/urls/2/alternates/0/lang',
        related: [
          {
            pointer: '/urls/0/alternates/1/lang',
            note: 'a link with "fr"',
            data: { lang: 'fr' },
          },
        ],
        loc: 'https://a.example/x',
        langs: ['es', 'fr'],
        data: { loc: 'https://a.example/x', langs: ['es', 'fr'] },
      },
    ])
    // With or without an entry of its own.
    expect(find(entries.slice(0, 3))).toEqual([apart('x', 'es', 'fr')])
  })

  test('is a mismatch if its own entry says one of them', () => {
    const entries = [entry('a', ['fr', 'x']), entry('b', ['es', 'x'])]
    const all = (own: AlternateEntry) =>
      auditAlternates([...entries, own], { form: 'sitemap' }).map(({ code }) => code)
    const listed = all(entry('x', ['fr', 'x']))
    expect(listed).toContain('language-mismatch')
    expect(listed).not.toContain('language-disagreement')
    const asDefault = all(entry('x', ['x-default', 'x']))
    expect(asDefault).toContain('language-disagreement')
    const forAll = [...entries, { loc: `${site}x`, lang: 'x-default' }]
    expect(find(forAll, { form: 'database' })).toEqual([apart('x', 'es', 'fr')])
  })

  test('counts only languages that its own entry does not contradict', () => {
    const mixed = [entry('a', ['fr', 'x'], ['es', 'x']), entry('x', ['fr', 'x'])]
    expect(find(mixed)).toEqual([])
    expect(find([...mixed, entry('x', ['es', 'x'])])).toEqual([together('x', 'es', 'fr')])
  })

  test('is not one of which each of its own entries says another', () => {
    expect(find([entry('x', ['fr', 'x']), entry('x', ['es', 'x'])])).toEqual([])
  })
})

describe('languages', () => {
  const both = (one: string, other: string) => find([entry('a', [one, 'x'], [other, 'x'])]).length

  test.each([
    ['en', 'fr'],
    ['en-GB', 'fr-GB'],
    ['cs', 'sk'],
    ['nb', 'sv'],
    ['zh-Hant', 'ja'],
    ['de-1996', 'en'],
    ['kr', 'ko'],
  ])('%s and %s are two', (one, other) => {
    expect(both(one, other)).toBe(1)
    const entries = [entry('a', [one, 'x']), entry('b', [other, 'x'])]
    expect(find(entries)).toEqual([apart('x', ...[one, other].sort())])
  })

  test.each([
    ['en', 'en'],
    ['en', 'EN'],
    ['en', 'en-GB'],
    ['en-US', 'en-GB'],
    ['zh-Hans', 'zh-Hant'],
    ['nb', 'no'],
    ['nn', 'nb'],
    ['hr', 'bs'],
    ['sr-Latn', 'hr'],
    ['iw', 'he'],
    ['in', 'id'],
    ['id', 'ms'],
    ['fil', 'tl'],
    ['yue', 'zh'],
    ['en', 'x-default'],
    ['X-Default', 'fr'],
    // Search engines cannot use them, and they have findings of their own.
    ['en', 'xx'],
    ['en_US', 'fr'],
    ['', 'fr'],
  ])('%j and %j are not', (one, other) => {
    expect(both(one, other)).toBe(0)
    expect(find([entry('a', [one, 'x']), entry('b', [other, 'x'])])).toEqual([])
  })

  test('are named up to ten in a message, and up to a hundred in the finding', () => {
    const codes = 'aa ab af ak am ar as av ay az ba be'.split(' ')
    const facts = (count: number) => {
      const links = codes.slice(0, count).map((lang): Link => [lang, 'x'])
      const entries = [entry('a', ...links), ...links.map((link, n) => entry(`p${n}`, link))]
      const [found] = auditAlternates(entries, { form: 'sitemap' }).filter(({ langs }) => langs)
      expect(found?.langs).toEqual(codes.slice(0, count))
      expect(found?.related).toHaveLength(Math.min(10, count - 1))
      return found?.data
    }
    expect(facts(10)).toEqual({ loc: 'https://a.example/x', langs: codes.slice(0, 10) })
    expect(facts(12)).toEqual({ loc: 'https://a.example/x', langs: codes.slice(0, 10), more: 2 })
    const regions = Array.from({ length: 101 }, (_, n): Link => [`en-x-${n}`, 'x'])
    const [found] = auditAlternates([entry('a', ...regions, ['de', 'x'])], {
      form: 'sitemap',
    }).filter(({ langs }) => langs)
    expect(found?.langs).toHaveLength(100)
  })
})

describe('URLs', () => {
  test('are compared as they are written', () => {
    const spelt = [entry('a', ['en', '~x'], ['fr', '%7Ex'])]
    expect(find(spelt)).toEqual([])
    // Other findings are about these.
    const normalize = createNormalizeForMatching({ removeQuery: true })
    expect(find([entry('a', ['en', '?en'], ['fr', '?fr'])], { normalize })).toEqual([])
  })

  test('that are not usable do not count', () => {
    const link = (lang: string) => ({ lang, loc: '/x' })
    expect(find([{ loc: `${site}a`, alternates: [link('en'), link('fr')] }])).toEqual([])
  })
})
