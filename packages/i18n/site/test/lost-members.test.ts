import { createUrlTable } from '@waymark/hreflang'
import { validateURLSourceEntry } from '@waymark/i18n-validation'
import { describe, expect, test } from 'vitest'
import { LostMembers } from '../src/build/lost-members.ts'
import { LASTMOD } from './databases.ts'
import { buildUrls } from './run-build.ts'

const PAGE = 'https://a.example/'
const VIDEO = {
  thumbnailLoc: 'https://a.example/a.png',
  title: 'a',
  description: 'b',
  contentLoc: 'https://a.example/a.mp4',
}

/** What a build says of the second of two entries for one page. */
async function lost(first: object, second: object): Promise<readonly unknown[]> {
  const { problems } = await buildUrls([
    { loc: PAGE, ...first },
    { loc: PAGE, ...second },
  ])
  return problems.flatMap(({ code, data, pointer, severity }) =>
    code === 'entry-not-merged' ? [[pointer, severity, data?.['members']]] : [],
  )
}

function usable(entry: object) {
  const result = validateURLSourceEntry(entry)
  if (!result.valid) throw new Error('an entry of the test is wrong')
  return result.data
}

describe('an entry that repeats a page', () => {
  test.each([
    ['a date', { lastmod: LASTMOD }, 'lastmod'],
    ['a hint', { changefreq: 'daily', priority: 0.5 }, 'changefreq, priority'],
    [
      'a language and links',
      { lang: 'en', alternates: [{ lang: 'de', loc: `${PAGE}de` }] },
      'lang, alternates',
    ],
    ['images', { images: [{ loc: `${PAGE}a.png` }] }, 'images'],
    ['videos', { videos: [VIDEO] }, 'videos'],
  ])('is reported if only it has %s', async (_, members, names) => {
    expect(await lost({}, members)).toEqual([['/urls/1/loc', 'warning', names]])
    expect(await lost(members, {})).toEqual([])
    expect(await lost(members, members)).toEqual([])
  })

  test('is reported if it has another date, or another video', async () => {
    const found = await lost(
      { lastmod: LASTMOD, videos: [VIDEO] },
      { lastmod: '2020-01-01', videos: [{ ...VIDEO, title: 'c' }] },
    )
    expect(found).toEqual([['/urls/1/loc', 'warning', 'lastmod, videos']])
  })

  test('is compared in the forms in which both would be written', async () => {
    const { problems } = await buildUrls([
      { loc: 'https://A.example/%7ea', images: [{ loc: `${PAGE}a.png` }] },
      { loc: 'https://a.example/~a', images: [{ loc: `${PAGE}a.png` }] },
    ])
    expect(problems.map(({ code }) => code)).toEqual(['duplicate-loc'])
  })

  test('has nothing that is lost if its lists are empty', () => {
    const urls = createUrlTable()
    urls.add(PAGE)
    const members = new LostMembers(urls)
    members.addFirst(usable({ loc: PAGE }))
    expect(members.of(usable({ loc: PAGE, alternates: [] }))).toEqual([])
    expect(members.of(usable({ loc: PAGE, alternates: [{ lang: 'de', loc: PAGE }] }))).toEqual([
      'alternates',
    ])
  })
})
