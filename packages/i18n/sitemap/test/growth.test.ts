/** @module-tag slow */
import { createSitemapReader, createSplitter, parseSitemap } from '@waymark/sitemap'
import { test } from 'vitest'
import { expectLinear } from '../../../../test/growth/expect-linear.ts'

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const unlimited = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxDepth: 1_024,
  maxAttributes: Number.POSITIVE_INFINITY,
  maxNameLength: Number.POSITIVE_INFINITY,
  maxAttributeLength: Number.POSITIVE_INFINITY,
  maxTextLength: Number.POSITIVE_INFINITY,
}
const inUrl = (text: string) => `<urlset ${NS}><url>${text}</url></urlset>`
const numbered = (n: number, unit: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => unit(i)).join('')

test('no namespace has a name that is long to compare for each pair of attributes', async () => {
  const attributes = numbered(200, (i) => ` p:a${i + 100}=""`)
  const namespace = (length: number) => `xmlns:p="${'u'.repeat(length)}"`
  const elements = (n: number) => `<p:a${attributes}/>`.repeat(n / 200)
  const ofRoot = (n: number) => `<urlset ${NS} ${namespace(1_000)}>${elements(n)}</urlset>`
  // Before the end of the tag the parser has compared them.
  const ofItself = (n: number) => inUrl(`<p:a ${namespace(100 * n)}${attributes}/>`)
  for (const build of [ofRoot, ofItself]) {
    await expectLinear((n) => parseSitemap(build(n)).length, 2_000)
  }
})

test.each([
  ['a tag', '<a ', ' '],
  ['an end tag', '</a', ' '],
  ['a processing instruction', '<?a ', '?'],
  ['a reference', '&#', '0'],
  ['a comment', '<!--', ' -'],
])('%s that never ends is read in proportion to its length', async (_name, start, unit) => {
  await expectLinear((n) => {
    const reader = createSitemapReader(unlimited)
    reader.write(`<urlset ${NS}>${start}`)
    for (let i = 0; i < n; i++) reader.write(unit)
    return reader.end().length
  }, 2_000)
})

test('entries are written in proportion to their number', async () => {
  await expectLinear((n) => {
    const splitter = createSplitter()
    let length = 0
    for (let i = 0; i < n; i++) {
      for (const event of splitter.add({ loc: `https://a.example/${i}`, lang: 'de' })) {
        if (event.type === 'text') length += event.text.length
      }
    }
    return length + splitter.end().length
  }, 2_000)
})

test('links of one entry are written in proportion to their number', async () => {
  await expectLinear((n) => {
    const alternates = Array.from({ length: n }, (_, i) => ({
      lang: `x-${i}`,
      loc: 'https://a.example/',
    }))
    return createSplitter().add({ loc: 'https://a.example/', lang: 'de', alternates })
  }, 2_000)
})
