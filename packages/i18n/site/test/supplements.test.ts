import { describe, expect, test } from 'vitest'
import { checkTexts } from './run-check.ts'
import { loc, urlset } from './sitemap-texts.ts'

const IMAGE = '<image:image><image:loc>https://a.example/a.png</image:loc></image:image>'
const VIDEO =
  '<video:video><video:thumbnail_loc>https://a.example/b.png</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:content_loc>https://a.example/b.mp4</video:content_loc></video:video>'

const page = (...media: readonly string[]): string => urlset([loc('/1'), ...media].join(''))

/** The places of repeated pages in sitemaps. */
async function repeated(...texts: readonly string[]): Promise<readonly string[]> {
  const files = Object.fromEntries(texts.map((text, at) => [`${at}.xml`, text]))
  const lines = await checkTexts(files)
  return lines.filter((line) => line.includes(' duplicate-loc '))
}

const at = (file: number): string => `${file}.xml:2:1 warning duplicate-loc https://a.example/1`

describe('a page in several sitemaps', () => {
  test('is not repeated if each adds images or videos of its own', async () => {
    expect(await repeated(page(), page(IMAGE))).toEqual([])
    expect(await repeated(page(VIDEO), page())).toEqual([])
    expect(await repeated(page(), page(IMAGE), page(VIDEO), page(IMAGE, VIDEO))).toEqual([])
  })

  test('is repeated if two have the same kinds of media', async () => {
    expect(await repeated(page(), page())).toEqual([at(1)])
    expect(await repeated(page(IMAGE), page(IMAGE))).toEqual([at(1)])
    expect(await repeated(page(), page(VIDEO), page(VIDEO))).toEqual([at(1)])
  })

  test('is repeated if one file has it twice', async () => {
    const [line] = await repeated(urlset(loc('/1'), `${loc('/1')}${IMAGE}`))
    expect(line).toBe('0.xml:3:1 warning duplicate-loc https://a.example/1')
  })

  test('does not hide another page that is repeated', async () => {
    const both = (image: string) => urlset(`${loc('/1')}${image}`, loc('/2'))
    expect(await repeated(both(''), both(IMAGE))).toEqual([
      '1.xml:3:1 warning duplicate-loc https://a.example/2',
    ])
  })
})
