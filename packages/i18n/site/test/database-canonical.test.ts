import { CANONICAL_FORMS } from '@waymark/i18n-validation'
import { buildSite, diffSites, FileError, listKeys } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { convert } from './convert.ts'
import { drain } from './drain.ts'
import { memoryFiles } from './memory-files.ts'
import { runCheck } from './run-check.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

const URLS = ['https://a.example/tea/?page=2', 'https://a.example/cake/?page=2']
const ENTRIES = URLS.map((loc) => JSON.stringify({ loc }))
const LIST = `"urls":[${ENTRIES.join(',')}]`
const json = (canonical: unknown) => `{"canonical":${JSON.stringify(canonical)},${LIST}}`
const ndjson = (canonical: unknown) => [JSON.stringify({ canonical }), ...ENTRIES, ''].join('\n')
const CSV = `url\n${URLS.join('\n')}\n`
const SITEMAP = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${URLS.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`

const named = (name: string, text: string) => ({ ...sourceOf(text), name })

/** The URLs that are published. */
async function published(
  texts: readonly string[],
  options: Parameters<typeof buildSite>[1] = {},
): Promise<readonly string[]> {
  const sources = texts.map((text, at) => named(`db${at}`, text))
  let xml = ''
  await drain(buildSite(sources, options), (event) => {
    if (event.type === 'text') xml += event.text
  })
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc = '']) => loc)
}

async function keysOf(texts: readonly string[], options = {}): Promise<readonly string[]> {
  const files = memoryFiles(Object.fromEntries(texts.map((text, at) => [`db${at}`, text])))
  let keys = ''
  await drain(
    listKeys(
      texts.map((_, at) => `db${at}`),
      files,
      options,
    ),
    (lines) => {
      keys += lines.keys
    },
  )
  return keys
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line).url)
}

async function diff(old: string, young: string, options = {}) {
  return await diffSites(['old'], ['young'], memoryFiles({ old, young }), options)
}

async function check(texts: readonly string[], options = {}) {
  const files = memoryFiles(Object.fromEntries(texts.map((text, at) => [`db${at}`, text])))
  const checked = await runCheck(
    texts.map((_, at) => `db${at}`),
    files,
    options,
  )
  const failures = checked.lines.filter((line) => line.startsWith('FAILURE '))
  return { ...checked, failures }
}

const errorOf = async (run: Promise<unknown>): Promise<FileError> => {
  const error = await run.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(FileError)
  return error as FileError
}

const SEO = ['https://a.example/tea', 'https://a.example/cake']

describe('the canonical form of a database', () => {
  test.each([
    [json('seo'), SEO],
    [ndjson('seo'), SEO],
    [json('safe'), URLS],
    [`{${LIST}}`, URLS],
    [json({}), URLS],
    [json({ query: 'remove' }), ['https://a.example/tea/', 'https://a.example/cake/']],
    [json({ 'trailing-slash': 'never', query: 'remove' }), SEO],
    [ndjson({ 'trailing-slash': 'never' }), URLS.map((url) => url.replace('/?', '?'))],
  ])('%s is the form of all its pages', async (text, urls) => {
    expect(await published([text])).toEqual(urls)
    expect(await keysOf([text])).toEqual(urls)
    const { problems } = await check([text], { check: 'canonical' })
    const expected = problems.flatMap(({ code, pointer, line }) =>
      code === 'INVALID_URL' || code === 'TRAILING_SLASH_VIOLATION' ? [{ pointer, line }] : [],
    )
    expect(expected.length > 0).toBe(String(urls) !== String(URLS))
    // The sitemap that is published has no differences from it.
    const sitemap = SITEMAP.replace(URLS[0]!, urls[0]!).replace(URLS[1]!, urls[1]!)
    expect((await diff(text, sitemap)).isEmpty).toBe(true)
    expect((await diff(sitemap, text)).isEmpty).toBe(true)
  })

  test('is known however the file is cut', async () => {
    const bytes = Buffer.from(json('seo'))
    for (const size of [1, 7, 64, 10_000]) {
      const source = sourceInPieces(bytes, size)
      let xml = ''
      await drain(buildSite(source), (event) => {
        if (event.type === 'text') xml += event.text
      })
      expect(xml).toContain(`<loc>${SEO[0]}</loc>`)
    }
  })

  test('is known after any other members', async () => {
    const before = JSON.stringify({ note: 'x'.repeat(200_000) }).slice(0, -1)
    expect(await published([`${before},${json('seo').slice(1)}`])).toEqual(SEO)
  })

  test('gives way to the options, one by one', async () => {
    const config = { removeQuery: false }
    const urls = URLS.map((url) => url.replace('/?', '?'))
    expect(await published([json('seo')], { config })).toEqual(urls)
    expect(await keysOf([json('seo')], { config })).toEqual(urls)
    const safe = { config: CANONICAL_FORMS.safe }
    expect(await published([json('seo')], safe)).toEqual(URLS)
    expect(await published([json('soe')], safe)).toEqual(URLS)
    expect(await published([`{${LIST},"canonical":"seo"}`], safe)).toEqual(URLS)
    expect((await diff(json('seo'), json({ query: 'remove' }), safe)).isEmpty).toBe(true)
  })

  test('is that of the first file for all that have none', async () => {
    expect(await published([json('seo'), CSV.replaceAll('/a.', '/b.')])).toEqual([
      ...SEO,
      ...SEO.map((url) => url.replace('/a.', '/b.')),
    ])
  })

  test('merges pages, and this is said', async () => {
    const urls = '"urls":[{"loc":"https://a.example/?a"},{"loc":"https://a.example/?b"}]'
    const { problems } = await check([`{"canonical":"seo",${urls}}`])
    expect(problems.map(({ code }) => code)).toEqual(['pages-merged', 'urls-changed'])
    expect((await check([`{${urls}}`])).problems).toEqual([])
  })
})

describe('a wrong canonical form', () => {
  test('is a problem with its place, and the rest is checked', async () => {
    const text = `{"canonical":\n  {"fragment": "keep",\n    "qurey": "keep"},\n${LIST}}`
    const { problems, failures } = await check([text])
    expect(failures).toEqual([])
    expect(problems).toMatchObject([
      {
        code: 'INVALID_CANONICAL',
        severity: 'error',
        data: { value: 'qurey', near: 'query' },
        pointer: '/canonical/qurey',
        line: 3,
        column: 14,
      },
    ])
    expect((await check([ndjson('soe')])).problems).toMatchObject([
      { code: 'INVALID_CANONICAL', pointer: '/canonical', line: 1, column: 14 },
    ])
  })

  test('publishes nothing', async () => {
    const unusable = {
      code: 'canonical-unusable',
      file: 'db0',
      line: 1,
      column: 14,
      data: { value: 'soe', near: 'seo', words: Object.keys(CANONICAL_FORMS) },
    }
    for (const text of [json('soe'), ndjson('soe'), `{"canonical":"soe","urls":[]}`]) {
      expect((await errorOf(published([text]))).problem).toMatchObject(unusable)
      expect((await errorOf(keysOf([text]))).problem).toMatchObject(unusable)
      const { problem } = await errorOf(diff(SITEMAP, text))
      expect(problem).toMatchObject({ code: 'canonical-unusable', file: 'young', line: 1 })
    }
  })
})

describe('a canonical form after the pages', () => {
  const late = (canonical: string) => `{${LIST},\n"canonical":"${canonical}"}`

  test('is refused, because they were read without it', async () => {
    const unusable = { code: 'canonical-unusable', file: 'db0', line: 2, column: 13 }
    const { problem } = await errorOf(published([late('seo')]))
    expect(problem).toMatchObject(unusable)
    expect((await errorOf(keysOf([late('seo')]))).problem).toMatchObject(unusable)
    const { failures } = await check([late('seo')])
    expect(failures).toEqual(['FAILURE db0:2:13 canonical-unusable'])
    expect((await errorOf(diff(late('seo'), SITEMAP))).problem.file).toBe('old')
  })

  test('is accepted if it says the same', async () => {
    expect(await published([late('safe')])).toEqual(URLS)
  })

  test.each(['seo', 'safe'])('is refused as a second one: %s', async (canonical) => {
    const twice = `{"canonical":"seo",${LIST},"canonical":"${canonical}"}`
    expect((await errorOf(published([twice]))).problem.code).toBe('json-invalid')
  })
})

describe('databases that choose different canonical forms', () => {
  test.each([
    ['of which the second differs', [json('seo'), json('safe')], { line: 1, column: 14 }],
    ['of which the first chooses none', [CSV, json('seo')], { line: 1, column: 14 }],
    ['of which one is late', [json('seo'), `{${LIST},"canonical":"safe"}`], { line: 1 }],
  ])('%s are refused, and both are named', async (_, texts, place) => {
    for (const run of [published(texts), keysOf(texts)]) {
      const { problem } = await errorOf(run)
      const data = { other: 'db0' }
      expect(problem).toMatchObject({ code: 'canonical-unusable', file: 'db1', ...place, data })
    }
    const { failures } = await check(texts)
    expect(failures).toMatchObject([
      expect.stringMatching(/^FAILURE db1:1:\d+ canonical-unusable db0$/),
    ])
  })

  test.each([
    [json('seo'), json('safe'), 14],
    [`{${LIST}}`, json('seo'), 14],
    [json('seo'), `{${LIST}}`, 1],
    [json('seo'), CSV, 1],
  ])('are not compared: %s, %s', async (old, young, column) => {
    const { problem } = await errorOf(diff(old, young))
    const place = { file: 'young', line: 1, column }
    expect(problem).toMatchObject({ code: 'canonical-unusable', ...place, data: { other: 'old' } })
    expect((await diff(old, young, { config: CANONICAL_FORMS.seo })).isEmpty).toBe(true)
  })

  test('agree if the choices are the same', async () => {
    const same = json({ 'trailing-slash': 'never', query: 'remove' })
    expect((await diff(json('seo'), same)).isEmpty).toBe(true)
    expect((await diff(json('safe'), `{${LIST}}`)).isEmpty).toBe(true)
  })
})

describe('convert', () => {
  test('keeps the canonical form', async () => {
    for (const canonical of ['seo', { query: 'remove' }, 'soe']) {
      const lines = await convert([named('a', json(canonical))], { to: 'ndjson' })
      expect(lines.text).toBe(ndjson(canonical))
      const back = await convert([named('a', lines.text)], { to: 'json' })
      expect(JSON.parse(back.text)).toEqual(JSON.parse(json(canonical)))
      expect([...lines.problems, ...back.problems]).toEqual([])
    }
  })

  test('says that a table cannot have it', async () => {
    const { problems } = await convert([named('a', json('seo'))], { to: 'csv' })
    expect(problems).toMatchObject([
      { code: 'not-convertible', severity: 'error', pointer: '/canonical' },
    ])
  })

  test('refuses two that differ', async () => {
    const both = [named('a', json('seo')), named('b', json('safe'))]
    const differing = {
      code: 'canonical-unusable',
      file: 'b',
      line: 1,
      column: 14,
      data: { other: 'a' },
    }
    expect((await errorOf(convert(both, { to: 'json' }))).problem).toMatchObject(differing)
    // Others would read what is written with the form of the second.
    for (const to of ['json', 'ndjson', 'csv'] as const) {
      const none = [named('a', CSV), named('b', json('seo'))]
      expect((await errorOf(convert(none, { to }))).problem).toMatchObject(differing)
    }
    const { text } = await convert([named('a', json('seo')), named('b', CSV)], { to: 'ndjson' })
    expect(text.split('\n')).toHaveLength(6)
  })
})
