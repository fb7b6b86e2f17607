import { type AlternateEntry, auditAlternates } from '@waymark/hreflang'
import { describe, expect, test } from 'vitest'

type Link = readonly [lang: string, loc: string]

const normalize = (url: string) => ({ kind: 'ok', url }) as const

/** The findings about one page that lists these links. */
function find(links: readonly Link[], loc = 'https://a.example/') {
  const entries: AlternateEntry[] = [
    { loc, alternates: links.map(([lang, loc]) => ({ lang, loc })) },
  ]
  return auditAlternates(entries, { form: 'sitemap', normalize }).filter(
    ({ code }) => code === 'country-as-language',
  )
}

const at = (...langs: readonly string[]): Link[] =>
  langs.map((lang) => [lang, `https://a.example/page-${lang}`])
/** The facts that the evidence of a finding names. */
const NAMED = ['example', 'domain', 'region', 'country', 'domains'] as const
/** Each finding as its value, the facts of its evidence, and a `NEAR` for the evidence that names none. */
const evidenceOf = (links: readonly Link[]) => find(links).map(toldOf)
function toldOf({ lang, data = {}, evidence = [] }: ReturnType<typeof find>[number]) {
  const facts = NAMED.flatMap((name) => (name in data ? [`${name} ${data[name]}`] : []))
  expect(new Set(evidence).size).toBe(evidence.length)
  return [lang, ...facts, ...Array(evidence.length - facts.length).fill(NEAR)]
}

/** The other languages of the site are evidence. */
const NEAR = 'near'
/** The language is not spoken in the country. */
const notSpoken = (country: string) => `region ${country}`

test('a finding has its place, what the value means, and what is meant', () => {
  expect(find(at('en', 'ja', 'KR'))).toEqual([
    {
      code: 'country-as-language',
      severity: 'warning',
      message: expect.any(String),
      remedy: expect.any(String),
      pointer: '/urls/0/alternates/2/lang',
      loc: 'https://a.example/',
      target: 'https://a.example/page-KR',
      lang: 'KR',
      suggestion: 'ko',
      language: 'Kanuri',
      links: 1,
      evidence: [expect.any(String)],
      data: {
        lang: 'KR',
        language: 'Kanuri',
        evidence: [expect.any(String)],
        suggestion: 'ko',
      },
    },
  ])
  const several = [...at('en', 'ja', 'kr'), ['kr', 'https://a.example/2'] as const]
  expect(find(several)[0]!).toMatchObject({
    code: 'country-as-language',
    data: {
      lang: 'kr',
      language: 'Kanuri',
      links: 2,
      evidence: [expect.any(String)],
      suggestion: 'ko',
    },
  })
})

describe('a code of a language that sites hardly have', () => {
  const CODES: Readonly<Record<string, readonly [name: string, near: string]>> = {
    br: ['Breton', 'fr cy ga gd kw gv eu oc co'],
    ee: ['Ewe', 'ak tw ha yo ig gaa'],
    kr: ['Kanuri', 'ha yo ig ff tiv efi'],
    se: ['Northern Sami', 'nb nn no fi smj sma smn sms'],
    tw: ['Twi', 'ak ee ha yo ig gaa'],
  }

  test.each(Object.keys(CODES))(
    '%s is one, unless the site has a language that goes with it',
    (code) => {
      const [name, near] = CODES[code]!
      const own = (links: readonly Link[]) => evidenceOf(links).filter(([lang]) => lang === code)
      expect(own(at('en', 'ja', code))).toEqual([[code, NEAR]])
      expect(find(at('en', 'ja', code))).toMatchObject([{ data: { language: name } }])
      for (const language of near.split(' ')) {
        expect([language, ...own(at('en', 'ja', code, language))]).toEqual([language])
        expect(own(at('en', 'ja', code, `${language}-x-a`))).toEqual([])
      }
    },
  )

  test('ch is one beside two languages of Switzerland', () => {
    for (const pair of [
      ['de', 'fr'],
      ['de', 'it'],
      ['fr', 'it'],
      ['de', 'fr', 'it'],
    ]) {
      expect(evidenceOf(at(...pair, 'ch'))).toEqual([['ch', NEAR]])
      for (const near of 'fil tl haw sm to mh ty'.split(' ')) {
        expect(evidenceOf(at(...pair, 'ch', near))).toEqual([])
      }
    }
    for (const one of ['de', 'fr', 'it']) expect(evidenceOf(at(one, 'en', 'es', 'ch'))).toEqual([])
  })

  test('needs two other languages, but for Kanuri', () => {
    for (const code of ['br', 'ee', 'se', 'tw']) {
      expect(evidenceOf(at('en', code))).toEqual([])
      expect(evidenceOf(at('en', 'de', code))).toHaveLength(1)
    }
    expect(evidenceOf(at('en', 'kr'))).toEqual([['kr', NEAR]])
  })

  test('is none where the site has the language that would be meant', () => {
    for (const [code, meant] of [
      ['br', 'pt'],
      ['ee', 'et'],
      ['kr', 'ko-KR'],
      ['se', 'sv'],
      ['tw', 'zh-Hans'],
    ]) {
      expect(evidenceOf(at('en', 'ja', code!, meant!))).toEqual([])
    }
  })

  test('is one beside a value that is only a country', () => {
    const country = (value: string) => `country ${value}`
    expect(evidenceOf(at('en', 'kr', 'jp'))).toEqual([['kr', country('jp'), NEAR]])
    expect(evidenceOf(at('en', 'br', 'us', 'fr'))).toEqual([['br', country('us')]])
    // Those are neither: a country of three digits, a language, a region of a language, a script, nothing.
    for (const other of ['419', 'de', 'en-jp', 'jpn', 'latn', 'xx', 'x-default']) {
      expect(evidenceOf(at('en', 'br', other, 'fr'))).toEqual([])
    }
  })

  test('with its own country is one if the language is not spoken there', () => {
    expect(evidenceOf(at('en', 'ko', 'kr-KR'))).toEqual([['kr-KR', notSpoken('KR')]])
    expect(evidenceOf(at('fr', 'br-br'))).toEqual([['br-br', notSpoken('BR')]])
    expect(evidenceOf(at('ha', 'ee-EE'))).toEqual([['ee-EE', notSpoken('EE')]])
    expect(evidenceOf(at('ak', 'tw-TW'))).toEqual([['tw-TW', notSpoken('TW')]])
    expect(evidenceOf(at('fil', 'ch-CH'))).toEqual([['ch-CH', notSpoken('CH')]])
    expect(evidenceOf(at('nb', 'se-SE'))).toEqual([])
    for (const other of ['br-FR', 'kr-NG', 'br-x-br', 'brx', 'kr-Latn']) {
      expect(evidenceOf(at('en', 'ja', other))).toEqual([])
    }
  })

  test('is none on a site of more than forty languages, but with its country', () => {
    const all =
      'af am hy az eu bn bs bg zh hr cs da nl en eo fi gl ka de el gu he hi hu is id it ja jv kn kk km ky lo lv lt mk ms'
    const many = all.split(' ')
    const withCode = (count: number, code: string) =>
      at(...many, 'mn', 'ne', 'fa', 'pl')
        .slice(0, count - 1)
        .concat(at(code))
    expect(many).toHaveLength(38)
    expect(evidenceOf(withCode(40, 'tw'))).toEqual([])
    const few = (count: number) => withCode(count, 'kr').filter(([lang]) => lang !== 'zh')
    expect(evidenceOf(few(41))).toEqual([['kr', NEAR]])
    expect(evidenceOf(few(42))).toEqual([])
    expect(evidenceOf(withCode(42, 'kr-KR'))).toEqual([['kr-KR', notSpoken('KR')]])
  })
})

describe('the meant language in the URL', () => {
  const inUrl = (url: string) => `example ${url}`

  test.each([
    ['am', 'hy', 'https://a.example/hy/1', 'hy'],
    ['ar', 'es-AR', 'https://a.example/es/1', 'es-AR'],
    ['br', 'pt-BR', 'https://a.example/x/pt-br', 'pt-BR'],
    ['ee', 'et', 'https://et.a.example/', 'et'],
    ['kr', 'ko', 'https://a.example/ko-kr/', 'ko'],
    ['my', 'ms-MY', 'https://a.example/ms/1', 'ms-MY'],
    ['se', 'sv', 'https://a.example/sv/', 'sv'],
    ['si', 'sl', 'https://a.example/sl/', 'sl'],
    ['sv', 'es-SV', 'https://a.example/es/', 'es-SV'],
    ['tw', 'zh-TW', 'https://a.example/zh/', 'zh-TW'],
    ['uk', 'en-GB', 'https://a.example/en/', 'en-GB'],
  ])('of %s, which should be %s, is in %s', (code, suggestion, url, meant) => {
    const links: Link[] = [[code, url], ...at('fr', 'ha', 'nb', 'ak')]
    expect(find(links)).toMatchObject([{ lang: code, suggestion, data: { meant } }])
    expect(evidenceOf(links)).toEqual([[code, inUrl(url)]])
  })

  test.each([
    ['ca', 'https://a.example/en/'],
    ['be', 'https://a.example/nl/'],
    ['ar', 'https://a.example/es-mx/'],
    ['ar', 'https://a.es/'],
    ['uk', 'https://a.example/english/'],
    ['uk', 'https://a.example/x/y/en/'],
    ['uk', 'https://a.example/uk/'],
  ])('of %s is not in %s', (code, url) => {
    expect(evidenceOf([[code, url], ...at('fr', 'ha')])).toEqual([])
  })

  test('must be there in nine of ten links, of which the first is shown', () => {
    const links = (good: number, bad: number): Link[] => [
      ...Array.from({ length: bad }, (_, i): Link => ['uk', `https://a.example/uk/${i}`]),
      ...Array.from({ length: good }, (_, i): Link => ['uk', `https://a.example/en/${i}`]),
    ]
    expect(evidenceOf([...links(9, 1), ...at('fr')])).toEqual([
      ['uk', inUrl('https://a.example/en/0')],
    ])
    expect(evidenceOf([...links(8, 1), ...at('fr')])).toEqual([])
    // The first thousand links are enough.
    expect(evidenceOf([...links(900, 100), ...links(0, 9), ...at('fr')])).toHaveLength(1)
    expect(evidenceOf([...links(899, 100), ...links(0, 1), ...links(9, 0), ...at('fr')])).toEqual(
      [],
    )
    expect(find([...links(900, 100), ...links(5, 0), ...at('fr')])[0]).toMatchObject({
      links: 1_005,
    })
  })
})

describe('the domain of the country', () => {
  const onDomain = (code: string) => `domain ${code}`

  test('is evidence if pages of other languages are on other domains', () => {
    const ua: Link = ['uk', 'https://a.co.uk/x']
    expect(evidenceOf([ua, ...at('de')])).toEqual([['uk', onDomain('uk')]])
    expect(evidenceOf([ua, ['de', 'https://b.co.uk/de']])).toEqual([])
    expect(evidenceOf([ua, ['de', 'https://b.co.uk/de'], ...at('fr')])).toEqual([
      ['uk', onDomain('uk')],
    ])
    expect(evidenceOf([ua])).toEqual([])
    // Where readers of other languages are sent says nothing.
    expect(evidenceOf([ua, ['x-default', 'https://a.example/']])).toEqual([])
    expect(evidenceOf([['uk', 'https://a.co.uk:8080?x'], ...at('de')])).toEqual([
      ['uk', onDomain('uk')],
    ])
    for (const url of [
      'https://a.uk.example/',
      'https://uk/x',
      'x-https://a.uk/',
      'https://a.example/.uk',
    ]) {
      expect([url, ...evidenceOf([['uk', url], ...at('de')])]).toEqual(
        url === 'https://uk/x' ? [url, ['uk', onDomain('uk')]] : [url],
      )
    }
  })

  test('is said without a word of pages that are on it, too', () => {
    const both: Link[] = [
      ['de', 'https://b.co.uk/de'],
      ['fr', 'https://b.fr/'],
    ]
    expect(evidenceOf([['uk', 'https://a.co.uk/x'], ...both])).toEqual([['uk', onDomain('uk')]])
  })

  test('must be that of nine of ten links', () => {
    const links = (good: number): Link[] => [
      ['uk', 'https://a.example/0'],
      ...Array.from({ length: good }, (_, i): Link => ['uk', `https://a.co.uk/${i}`]),
    ]
    expect(evidenceOf([...links(9), ...at('de')])).toEqual([['uk', onDomain('uk')]])
    expect(evidenceOf([...links(8), ...at('de')])).toEqual([])
  })

  test('is none for a language that is spoken there', () => {
    expect(evidenceOf([['se', 'https://a.se/'], ...at('nb')])).toEqual([])
  })
})

describe('values that are the domains of their pages', () => {
  const on = (...domains: readonly string[]): Link[] =>
    domains.map((domain) => [domain.split('.').at(-1)!, `https://shop.${domain}/`])
  const same = (...domains: readonly string[]) => `domains ${domains.map((each) => `.${each}`)}`
  const elsewhere = (domain: string) => `domain ${domain}`
  const isSame = (links: readonly Link[]) =>
    find(links).some(({ data }) => data?.['domains'] !== undefined)

  test('are countries, if one of them is not a language of its country: gohugoio/hugo #8413', () => {
    const found = find(on('co.za', 'co', 'es'))
    const both = (code: string) => [elsewhere(code), same('co', 'es', 'za')]
    expect(found.map(toldOf)).toEqual([
      ['za', ...both('za')],
      ['co', ...both('co')],
    ])
    const [za, co] = found
    expect(za).toMatchObject({
      code: 'country-as-language',
      remedy: expect.stringMatching(/^Write the language, followed by the country/),
      data: { lang: 'za', domain: 'za', domains: ['.co', '.es', '.za'] },
    })
    expect(za).not.toHaveProperty('suggestion')
    expect(za).not.toHaveProperty('language')
    expect(co).toMatchObject({
      suggestion: 'es-CO',
      code: 'country-as-language',
      data: { lang: 'co', suggestion: 'es-CO', domain: 'co', domains: ['.co', '.es', '.za'] },
    })
    const twice = find([...on('co.za', 'co', 'es'), ['za', 'https://shop.co.za/2']])
    expect(twice[0]?.data).toMatchObject({ lang: 'za', links: 2, domain: 'za' })
  })

  test.each([
    ['de', 'fr', 'es', 'it', 'pl', 'pt', 'nl'],
    ['co.id', 'co.th', 'com.tr', 'uz'],
    ['no', 'fi', 'se'],
    ['de', 'fr', 'eu'],
    // Pages in these languages are on these domains, too.
    ['ru', 'tk'],
    ['es', 'gl'],
    ['de', 'la'],
  ])('are languages on .%s and .%s', (...domains) => {
    expect(find(on(...domains))).toEqual([])
  })

  test.each([
    [['de', 'fr', 'be'], ['be']],
    [['de', 'com.ar'], ['ar']],
    [
      ['es', 'com.ar', 'com.ve', 'com.bo'],
      ['ar', 've', 'bo'],
    ],
    [['de', 'at', 'ch'], ['ch']],
    [['com.mx', 'es', 'la'], ['la']],
    [
      ['co.za', 'io'],
      ['za', 'io'],
    ],
    // Northern Sami is a language of Sweden.
    [['co.za', 'se'], ['za']],
  ] as const)('on %j are countries for %j', (domains, codes) => {
    expect(find(on(...domains)).map(({ lang }) => lang)).toEqual(codes)
    const sorted = domains.map((domain) => domain.split('.').at(-1)!).sort()
    expect(evidenceOf(on(...domains))[0]).toContain(same(...sorted))
  })

  test('must be all values, and of two countries', () => {
    expect(isSame(on('co.za', 'co'))).toBe(true)
    expect(isSame([...on('co.za', 'co'), ['x-default', 'https://shop.com/']])).toBe(true)
    for (const other of [
      ['en', 'https://shop.com/'],
      ['za', 'https://shop.com/'],
      ['en-ZA', 'https://shop.co.za/'],
      ['za-co', 'https://shop.co.za/'],
      ['com', 'https://shop.com/'],
    ] as const) {
      expect(isSame([...on('co.za', 'co'), other])).toBe(false)
    }
    const alone: Link[] = [...on('co.za'), ['za-ZA', 'https://shop.co.za/2']]
    expect(find(alone)).toEqual([])
    expect(find([...alone, ...on('es')]).map(({ lang }) => lang)).toEqual(['za', 'za-ZA'])
  })

  test('are found with one of them beside other languages elsewhere', () => {
    const com: Link = ['en', 'https://shop.com/']
    expect(evidenceOf([com, ...on('co.za')])).toEqual([['za', elsewhere('za')]])
    expect(evidenceOf([['en', 'https://shop.co.za/en'], ...on('co.za')])).toEqual([])
    expect(evidenceOf([com, ...on('io')])).toEqual([])
    // The country would be meant by "es-CO", but the path says nothing about a common language.
    expect(evidenceOf([com, ['co', 'https://shop.com/es/']])).toEqual([])
    expect(evidenceOf([com, ['vi', 'https://shop.com/en/']])).toEqual([])
  })

  test('are read in a thousand links of each value', () => {
    const many = (n: number): Link[] =>
      Array.from({ length: n }, (_, i) => ['za', `https://shop.co.za/${i}`])
    const stray: Link = ['za', 'https://shop.com/']
    expect(isSame([...on('co'), ...many(999), stray])).toBe(false)
    expect(isSame([...on('co'), ...many(1_000), stray])).toBe(true)
  })
})

test('be is Belgium beside Dutch and French, and not beside Russian or Ukrainian', () => {
  expect(find(at('nl', 'fr', 'be'))).toMatchObject([
    {
      language: 'Belarusian',
      code: 'country-as-language',
      data: { lang: 'be', language: 'Belarusian', evidence: [expect.any(String)] },
    },
  ])
  expect(evidenceOf(at('nl', 'fr', 'be'))).toEqual([['be', NEAR]])
  expect(find(at('nl', 'fr', 'be'))[0]).not.toHaveProperty('suggestion')
  for (const langs of [
    ['nl', 'be'],
    ['fr', 'be'],
    ['nl', 'fr', 'ru', 'be'],
    ['nl', 'fr', 'uk', 'be'],
  ]) {
    expect(evidenceOf(at(...langs)).filter(([lang]) => lang === 'be')).toEqual([])
  }
})

test.each([
  ['am', 'Amharic', 'hy'],
  ['ar', 'Arabic', 'es-AR'],
  ['be', 'Belarusian', undefined],
  ['ca', 'Catalan', undefined],
  ['my', 'Burmese', 'ms-MY'],
  ['si', 'Sinhala', 'sl'],
  ['sv', 'Swedish', 'es-SV'],
  ['uk', 'Ukrainian', 'en-GB'],
])('%s is %s', (code, language, suggestion) => {
  const [found] = find([[code, `https://a.${code}/`], ...at('de', 'en')])
  expect([found?.language, found?.suggestion]).toEqual([language, suggestion])
})

test('a value with its own country keeps the country in what is meant', () => {
  for (const [value, suggestion] of [
    ['kr-kr', 'ko-KR'],
    ['br-BR', 'pt-BR'],
    ['tw-tw', 'zh-TW'],
    ['ee-EE', 'et-EE'],
  ] as const) {
    expect(find(at('en', 'ja', value))[0]).toMatchObject({ lang: value, suggestion })
  }
  expect(find(at('de', 'fr', 'ch-CH'))[0]).not.toHaveProperty('suggestion')
})

test('of URLs that are not usable nothing is read', () => {
  const entries = [
    { loc: '/', alternates: at('en', 'ja', 'kr').map(([lang, loc]) => ({ lang, loc })) },
    {
      loc: 'https://a.example/',
      alternates: [
        { lang: 'kr', loc: '/kr' },
        { lang: 'en', loc: '/' },
        { lang: 'ja', loc: '/' },
      ],
    },
  ]
  const found = auditAlternates(entries, { form: 'sitemap' })
  expect(found.filter(({ code }) => code === 'country-as-language')).toEqual([])
})
