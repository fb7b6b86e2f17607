import { inspectUrlPattern } from '@waymark/url-pattern/inspect'
import { expect, test } from 'vitest'
import { headLinks } from '../src/astro-canonical.ts'
import { generateMetadata } from '../src/next-metadata.ts'
import { answer, routes } from '../src/routes.ts'

test('Next.js gets one URL for a page, however it was requested', async () => {
  // #region next
  const params = Promise.resolve({ locale: 'de', slug: ['tee', 'grün'] })
  expect(await generateMetadata({ params })).toEqual({
    alternates: {
      canonical: 'https://www.example.com/de/tee/gr%C3%BCn',
      languages: {
        en: 'https://www.example.com/en/tee/gr%C3%BCn',
        de: 'https://www.example.com/de/tee/gr%C3%BCn',
        ja: 'https://www.example.com/ja/tee/gr%C3%BCn',
        'x-default': 'https://www.example.com/en/tee/gr%C3%BCn',
      },
    },
  })
  // #endregion next
})

test('the start page has no slash after its language', async () => {
  const { alternates } = await generateMetadata({
    params: Promise.resolve({ locale: 'ja', slug: [] }),
  })
  expect(alternates.canonical).toBe('https://www.example.com/ja')
})

test('Astro gets the links of a page and of its translations', () => {
  // #region astro
  const site = new URL('https://www.example.com/')
  const url = new URL('http://localhost:4321/en/tea/?utm_source=mail')
  const links = headLinks({ url, site, currentLocale: 'en' }, { de: '/de/tee/' })
  expect(links.split('\n')).toEqual([
    '<link rel="canonical" href="https://www.example.com/en/tea">',
    '<link rel="alternate" hreflang="en" href="https://www.example.com/en/tea">',
    '<link rel="alternate" hreflang="de" href="https://www.example.com/de/tee">',
  ])
  // #endregion astro
})

test('a page of an Astro site in one language has its canonical URL alone', () => {
  const site = new URL('https://www.example.com/')
  const url = new URL('http://localhost:4321/tea&cake/')
  expect(headLinks({ url, site, currentLocale: undefined })).toBe(
    '<link rel="canonical" href="https://www.example.com/tea&amp;cake">',
  )
  expect(() => headLinks({ url, site: undefined, currentLocale: 'en' })).toThrow('needs `site`')
})

test('each route has its requests', async () => {
  // #region routes
  const ask = (path: string) => answer(new Request(`https://a.example${path}`))
  expect(await ask('/books/12').json()).toEqual({ book: 12 })
  expect(await ask('/books/new').text()).toBe('A form')
  expect(await ask('/de/about').json()).toEqual({ about: 'de' })
  expect(await ask('/about').json()).toEqual({ about: 'en' })
  expect(await ask('/files/a/b.txt').json()).toEqual({ path: 'a/b.txt' })
  expect(ask('/books/twelve').status).toBe(404)

  // No URL can make a pattern slow.
  expect(routes.flatMap((route) => inspectUrlPattern(route))).toEqual([])
  // #endregion routes
})
