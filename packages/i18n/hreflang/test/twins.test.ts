import {
  type AlternateEntry,
  type AuditOptions,
  auditAlternates,
  type BlockStore,
  createNormalizeForMatching,
  createUrlTable,
  type FindingCode,
  TableMemory,
} from '@waymark/hreflang'
import { describe, expect, test } from 'vitest'

type Link = readonly [lang: string, loc: string]

const entry = (loc: string, ...links: readonly Link[]): AlternateEntry => ({
  loc,
  alternates: links.map(([lang, loc]) => ({ lang, loc })),
})

const en = 'https://a.example/en'

function find(
  code: FindingCode,
  entries: readonly AlternateEntry[],
  options: Partial<AuditOptions> = {},
) {
  const found = auditAlternates(entries, { form: 'sitemap', ...options })
  return found.filter((finding) => finding.code === code)
}

/** The twins of the links of one page to pages without an entry, and in what each differs. */
function twinsOf(links: readonly string[], listed: readonly string[], options = {}) {
  const entries = [
    entry(en, ...links.map((loc): Link => ['de', loc])),
    ...listed.map((loc) => entry(loc)),
  ]
  return find('alternate-not-listed', entries, options).map(({ twin, differs = [] }) =>
    twin === undefined ? null : [twin, ...differs],
  )
}

const twinOf = (link: string, ...listed: readonly string[]) => twinsOf([link], listed)[0]

test('a page without an entry is shown with the entry that differs only in the trailing slash', () => {
  const entries = [
    entry(en, ['en', en], ['de', 'https://a.example/de']),
    entry('https://a.example/de/'),
  ]
  expect(find('alternate-not-listed', entries)).toEqual([
    {
      code: 'alternate-not-listed',
      severity: 'warning',
      message: expect.any(String),
      remedy: expect.any(String),
      pointer: '/urls/0/alternates/1/loc',
      related: [{ pointer: '/urls/1/loc', note: expect.any(String) }],
      loc: en,
      lang: 'de',
      target: 'https://a.example/de',
      twin: 'https://a.example/de/',
      differs: ['slash'],
      data: {
        loc: en,
        lang: 'de',
        target: 'https://a.example/de',
        twin: 'https://a.example/de/',
        parts: ['the trailing slash'],
      },
    },
  ])
})

test('without such an entry it is not', () => {
  const [found] = find('alternate-not-listed', [
    entry(en, ['en', en], ['de', 'https://a.example/de']),
  ])
  expect(found).toMatchObject({
    code: 'alternate-not-listed',
    data: { loc: en, lang: 'de', target: 'https://a.example/de' },
    remedy: expect.stringContaining('Add an entry'),
  })
  for (const member of ['twin', 'differs', 'related']) expect(found).not.toHaveProperty(member)
})

describe('a twin', () => {
  test.each([
    ['https://a.example/de/', 'https://a.example/de', 'slash'],
    ['https://a.example/de//', 'https://a.example/de/', 'slash'],
    ['https://a.example/de/?q', 'https://a.example/de?q', 'slash'],
    ['https://a.example/Tee', 'https://a.example/tee', 'case'],
    ['https://a.example/tee?Q=X', 'https://a.example/tee?q=x', 'case'],
    ['https://www.a.example/tee', 'https://a.example/tee', 'www'],
    ['https://www.a.example/', 'https://a.example/', 'www'],
    ['http://a.example/tee', 'https://a.example/tee', 'scheme'],
    ['http://a.example/', 'https://a.example/', 'scheme'],
    ['https://a.example/Tee/', 'https://a.example/tee', 'slash', 'case'],
    ['http://www.a.example/Tee/', 'https://a.example/tee', 'slash', 'case', 'www', 'scheme'],
  ])('of %s is %s: %s', (one, other, ...differs) => {
    expect(twinOf(one, other)).toEqual([other, ...differs])
    expect(twinOf(other, one)).toEqual([one, ...differs])
  })

  test.each([
    ['https://a.example/de', 'https://a.example/de?'],
    ['https://a.example/de', 'https://a.example/de?q'],
    ['https://a.example/de', 'https://a.example/d'],
    ['https://a.example/de', 'https://a.example/de/x'],
    ['https://a.example/a//b', 'https://a.example/a/b'],
    ['https://a.example/de', 'https://b.example/de'],
    ['https://a.example/de', 'https://www2.a.example/de'],
    ['https://a.example/de', 'https://www.www.a.example/de'],
    ['https://a.example/de', 'https://a.example:8080/de'],
    ['https://a.example/%C3%84', 'https://a.example/%C3%A4'],
    ['https://a.example/www.de', 'https://a.example/de'],
  ])('of %s is not %s', (one, other) => {
    expect(twinOf(one, other)).toBe(null)
    expect(twinOf(other, one)).toBe(null)
  })

  test('is the entry with the fewest differences, and of these the first by kind, then by code units', () => {
    const link = 'https://a.example/Tee'
    const by = {
      slash: 'https://a.example/Tee/',
      case: 'https://a.example/tee',
      www: 'https://www.a.example/Tee',
      scheme: 'http://a.example/Tee',
      two: 'http://www.a.example/Tee',
    }
    const kinds = Object.values(by)
    for (let from = 0; from < kinds.length; from++) {
      const left = kinds.slice(from)
      expect(twinOf(link, ...left)?.[0]).toBe(left[0])
      expect(twinOf(link, ...left.reverse())?.[0]).toBe(left.at(-1))
    }
    expect(twinOf(link, 'https://a.example/tEe', 'https://a.example/TEE')?.[0]).toBe(
      'https://a.example/TEE',
    )
  })

  test('is named as its own entry writes it', () => {
    expect(twinOf('https://a.example/de', 'HTTPS://A.example/de/#x')).toEqual([
      'HTTPS://A.example/de/#x',
      'slash',
    ])
  })

  test('says all differences in one sentence', () => {
    const [found] = find('alternate-not-listed', [
      entry(en, ['de', 'http://www.a.example/Tee/']),
      entry('https://a.example/tee'),
    ])
    expect(found?.differs).toEqual(['slash', 'case', 'www', 'scheme'])
    expect(found?.data).toMatchObject({
      lang: 'de',
      loc: en,
      target: 'http://www.a.example/Tee/',
      twin: 'https://a.example/tee',
    })
  })

  test('is not a page that says it has another language', () => {
    const other = (lang: string, ...own: readonly Link[]) =>
      find('alternate-not-listed', [
        entry(en, [lang, 'https://a.example/x']),
        entry('https://a.example/x/', ...own),
      ]).map(({ twin }) => twin !== undefined)
    const self = (lang: string): Link => [lang, 'https://a.example/x/']
    expect(other('de', self('de'))).toEqual([true])
    expect(other('de', self('fr'))).toEqual([false])
    expect(other('de', self('fr'), self('de'))).toEqual([true])
    expect(other('x-default', self('fr'))).toEqual([true])
    // The value is wrong, so it says nothing.
    expect(other('jp', self('ja'))).toEqual([true])
    expect(other('de')).toEqual([true])
  })

  test('is none where normalisation merges the URLs, or where URLs have another form', () => {
    const slashes = { normalize: createNormalizeForMatching({ trailingSlash: 'never' }) }
    expect(twinsOf(['https://a.example/de'], ['https://a.example/de/'], slashes)).toEqual([])
    const texts = { normalize: (url: string) => ({ kind: 'ok', url }) as const }
    expect(twinsOf(['/de'], ['/de/'], texts)).toEqual([null])
    expect(twinsOf(['https://a'], ['https://a/'], texts)).toEqual([['https://a/', 'slash']])
  })
})

describe('limits', () => {
  test('a URL of more than 2,048 characters has no twin', () => {
    const path = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`
    expect(twinOf(path(2048), `${path(2047)}/`)).toBe(null)
    expect(twinOf(path(2047), `${path(2047)}/`)).toEqual([`${path(2047)}/`, 'slash'])
    expect(twinOf(path(2048), `${path(2048)}/`)).toBe(null)
  })

  test('the first ten thousand pages without an entry are compared', () => {
    const links = Array.from({ length: 10_001 }, (_, n) => `https://a.example/p/${n}`)
    const found = twinsOf(links, [`${links[9_999]}/`, `${links[10_000]}/`])
    expect(found.slice(9_998)).toEqual([null, [`${links[9_999]}/`, 'slash'], null])
    // One that is listed again and again counts once.
    const again = [...links.slice(0, 9_000), ...links.slice(0, 9_000), links[9_500]!]
    expect(twinsOf(again, [`${links[9_500]}/`]).at(-1)).not.toBe(null)
  })

  test('of pages without an entry that are similar to each other, the first ten are compared', () => {
    const links = Array.from({ length: 11 }, (_, n) => `https://a.example/x${'/'.repeat(n)}`)
    const found = twinsOf(links, ['https://www.a.example/x'])
    expect(found.map((twin) => twin !== null)).toEqual([...Array(10).fill(true), false])
  })
})

describe('a missing return link', () => {
  const de = 'https://a.example/de/'

  test('is shown with the URL that the other page lists instead', () => {
    const entries = [
      entry(en, ['en', en], ['de', 'https://a.example/de']),
      entry(de, ['de', de], ['en', en]),
    ]
    expect(find('return-link-missing', entries)).toEqual([
      {
        code: 'return-link-missing',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        pointer: '/urls/1/alternates/1/loc',
        related: [{ pointer: '/urls/0', note: expect.any(String) }],
        loc: de,
        lang: 'en',
        target: en,
        twin: 'https://a.example/de',
        differs: ['slash'],
        data: {
          loc: de,
          lang: 'en',
          target: en,
          twin: 'https://a.example/de',
          parts: ['the trailing slash'],
        },
      },
    ])
  })

  test('is not, if another page lists that', () => {
    const entries = [
      entry(en, ['en', en]),
      entry(de, ['de', de], ['en', en]),
      entry('https://a.example/fr', ['de', 'https://a.example/de']),
    ]
    const [found] = find('return-link-missing', entries)
    expect(found).not.toHaveProperty('twin')
    expect(found?.data).toEqual({ lang: 'en', loc: de, target: en })
  })

  test('is, whichever of its twins the other page lists', () => {
    const entries = [
      entry('https://a.example/fr', ['de', 'https://a.example/DE/']),
      entry(en, ['en', en], ['de', 'https://a.example/de']),
      entry(de, ['de', de], ['en', en], ['fr', 'https://a.example/fr']),
    ]
    expect(find('return-link-missing', entries).map(({ twin }) => twin)).toEqual([
      'https://a.example/de',
      'https://a.example/DE/',
    ])
  })
})

describe('a missing self link', () => {
  const de = 'https://a.example/de/'

  test('is shown with the URL that the page lists instead', () => {
    const entries = [entry(en, ['en', en]), entry(de, ['de', 'https://a.example/de'], ['en', en])]
    expect(find('self-reference-missing', entries)).toEqual([
      {
        code: 'self-reference-missing',
        severity: 'warning',
        message: expect.any(String),
        remedy: expect.any(String),
        pointer: '/urls/1',
        loc: de,
        twin: 'https://a.example/de',
        differs: ['slash'],
        data: { loc: de, twin: 'https://a.example/de', parts: ['the trailing slash'] },
      },
    ])
  })

  test('is not, if that has an entry', () => {
    const entries = [entry(de, ['de', 'https://a.example/de']), entry('https://a.example/de')]
    const [found] = find('self-reference-missing', entries)
    expect(found).not.toHaveProperty('twin')
  })
})

describe('the correction', () => {
  const page = (loc: string, lang?: string, ...links: readonly Link[]): AlternateEntry => ({
    ...entry(`https://a.example/${loc}`, ...links),
    ...(lang === undefined ? {} : { lang }),
  })
  const to = (lang: string, path: string): Link => [lang, `https://a.example/${path}`]
  const values = (...entries: readonly AlternateEntry[]) =>
    find('alternate-not-listed', entries, { form: 'database', fixes: true }).map(({ edits }) =>
      edits?.map(({ op, path, value }) => `${op} ${path} ${value}`).join(),
    )
  const corrected = (url: string) => `replace /urls/0/alternates/0/loc https://a.example/${url}`
  const a = page('en', 'en', to('de', 'de'))

  test('of a link is the URL of its twin, if that differs only in the trailing slash', () => {
    expect(values(a, page('de/', 'de'))).toEqual([corrected('de/')])
    expect(values(page('en', 'en', to('de', 'de/')), page('de', 'de'))).toEqual([corrected('de')])
    // The language of the page is known only from this link.
    expect(values(a, page('de/'))).toEqual([corrected('de/')])
    for (const other of ['DE', 'De/', '/de/']) {
      expect(values(a, page(other, 'de'))).toEqual([undefined])
    }
    const elsewhere = ['http://a.example/de', 'https://www.a.example/de', 'http://a.example/de/']
    for (const loc of elsewhere) {
      expect(values(a, { loc, lang: 'de' })).toEqual([undefined])
    }
  })

  test('is none if other entries are similar, too', () => {
    expect(values(a, page('de/', 'de'), page('DE', 'de'))).toEqual([undefined])
    expect(values(a, page('de/', 'de'), { loc: 'http://a.example/de', lang: 'de' })).toEqual([
      undefined,
    ])
    // Two entries of one page are one.
    expect(values(a, page('de/', 'de'), page('de/#x', 'de'))).toEqual([corrected('de/')])
  })

  test('is none if the links to both URLs do not agree on one language', () => {
    const twin = page('de/', 'de')
    expect(values(a, twin, page('fr', 'fr', to('es', 'de')))).toEqual([undefined, undefined])
    expect(values(a, page('de/'), page('fr', 'fr', to('es', 'de/')))).toEqual([undefined])
    expect(values(a, twin, page('fr', 'fr', to('DE', 'de/'), to('x-default', 'de/')))).toEqual([
      corrected('de/'),
    ])
    const forAll = page('en', 'en', to('x-default', 'de'))
    expect(values(forAll, twin)).toEqual([corrected('de/')])
    expect(values(forAll, page('de/'))).toEqual([undefined])
    expect(values(forAll, page('de/'), page('fr', 'fr', to('x-default', 'de/')))).toEqual([
      undefined,
    ])
  })

  test('is none if the queries or the fragments differ', () => {
    expect(values(page('en', 'en', to('de', 'de#x')), page('de/', 'de'))).toEqual([undefined])
    expect(values(page('en', 'en', to('de', 'de#x')), page('de/#x', 'de'))).toEqual([
      corrected('de/#x'),
    ])
  })

  test('is made at each link', () => {
    const entries = [a, page('de/', 'de', to('en', 'en')), page('fr', 'fr', to('de', 'de'))]
    expect(values(...entries)).toEqual([
      corrected('de/'),
      'replace /urls/2/alternates/0/loc https://a.example/de/',
    ])
  })

  test('does not add what it makes superfluous', () => {
    const entries = [a, page('de/', 'de', to('en', 'en'))]
    const found = auditAlternates(entries, { form: 'database', fixes: true })
    expect(found.map(({ code, edits }) => [code, edits !== undefined])).toEqual([
      ['alternate-not-listed', true],
      ['return-link-missing', false],
    ])
  })
})

/** A store in memory. */
function createStore(): BlockStore {
  const bytes = new Uint8Array(4_000_000)
  return {
    write: (position, block) => bytes.set(block, position),
    read: (position, block) => block.set(bytes.subarray(position, position + block.length)),
  }
}

describe('listed pages that are twins', () => {
  const listed = (urls: readonly string[], options: Partial<AuditOptions> = {}) =>
    find(
      'twin-pages',
      urls.map((loc) => entry(loc)),
      options,
    ).map(({ pointer, targets, differs, entries }) => [pointer, entries, differs, targets])

  test.each([
    ['https://a.example/Tee', 'https://a.example/tee', 'case'],
    ['https://a.example/Tee/', 'https://a.example/tee/', 'case'],
    ['https://www.a.example/tee', 'https://a.example/tee', 'www'],
    ['https://www.a.example/', 'https://a.example/', 'www'],
    ['https://a.example/Tee?id=Ab', 'https://a.example/tee?id=Ab', 'case'],
    ['https://a.example/%C3%84/Tee', 'https://a.example/%C3%84/tee', 'case'],
    ['https://www.a.example/Tee', 'https://a.example/tee', 'case', 'www'],
    ['https://www.a.example/tee', 'https://a.example/Tee', 'case', 'www'],
  ])('%s and %s are said without any link: %s %s', (one, other, ...differs) => {
    const targets = [one, other].sort()
    for (const pair of [
      [one, other],
      [other, one],
    ]) {
      expect(listed(pair)).toEqual([['/urls/1/loc', 2, differs, targets]])
      // Neither how the first page is written matters, nor what is between them.
      for (const first of ['https://www.b.example/x', 'https://b.example/x']) {
        const urls = [first, pair[0]!, 'https://b.example/y', pair[1]!]
        expect(listed(urls)).toEqual([['/urls/3/loc', 2, differs, targets]])
      }
    }
  })

  test.each([
    ['https://a.example/tee?id=Ab', 'https://a.example/tee?id=aB'],
    ['https://a.example/tee?q', 'https://a.example/tee'],
    ['https://a.example/Tee/', 'https://a.example/tee'],
    ['https://a.example/tee/', 'https://a.example/tee'],
    ['http://a.example/tee', 'https://a.example/tee'],
    ['https://a.example/A//b', 'https://a.example/a/b'],
    ['https://a.example/tee', 'https://b.example/tee'],
    ['https://a.example/tee', 'https://www2.a.example/tee'],
    ['https://a.example/tee', 'https://www.a.example:8080/tee'],
    ['https://a.example/%C3%84', 'https://a.example/%C3%A4'],
    ['https://a.example/tee', 'https://A.example/tee'],
    ['/Tee', '/tee'],
    ['ftp://a.example/Tee', 'ftp://a.example/tee'],
    [`https://a.example/${'x'.repeat(2048)}`, `https://a.example/${'X'.repeat(2048)}`],
  ])('%s and %s are not', (one, other) => {
    expect(listed([one, other])).toEqual([])
    expect(listed([other, one])).toEqual([])
  })

  test('are said once for all that are alike, with their places', () => {
    const tee = ['tee', 'Tee', 'TEE'].map((name) => `https://a.example/${name}`)
    const [one = '', two = '', three = ''] = tee
    const entries = [one, two, one, 'https://a.example/Cake', three, two].map((loc) => entry(loc))
    expect(find('twin-pages', entries)).toMatchObject([
      {
        pointer: '/urls/1/loc',
        related: [{ pointer: '/urls/0/loc' }, { pointer: '/urls/4/loc' }],
        entries: 3,
        targets: [three, two, one],
        differs: ['case'],
      },
    ])
  })

  test('are named up to a number', () => {
    const urls = Array.from({ length: 16 }, (_, at) => {
      const letters = Array.from('abcd', (letter, bit) =>
        (at >> bit) % 2 === 0 ? letter : letter.toUpperCase(),
      )
      return `https://a.example/${letters.join('')}`
    })
    const [found] = find(
      'twin-pages',
      urls.map((loc) => entry(loc)),
    )
    expect(found).toMatchObject({ entries: 16, targets: urls.slice(0, 10).sort() })
    expect(found!.related).toHaveLength(9)
  })

  test.each([
    ['https://a.example/', 'https://www.a.example/432', 'www'],
    ['https://www.a.example/', 'https://a.example/432', 'www'],
    ['https://a.example/P', 'https://a.example/p432', 'case'],
  ])('are found on a site of %s, also with limited memory', (start, twin, ...differs) => {
    const urls = Array.from({ length: 1000 }, (_, page) => start + page)
    const found = [['/urls/1000/loc', 2, differs, [`${start}432`, twin].sort()]]
    expect(listed([...urls, twin])).toEqual(found)
    const memory = new TableMemory({ limit: 60_000, store: createStore() })
    expect(listed([...urls, twin], { urls: createUrlTable({ memory }) })).toEqual(found)
  })
})
