import { buildSite } from '@waymark/site'
import { expect, test } from 'vitest'
import { sourceOf } from './sources.ts'

/** The forms of URLs in the report about a site. */
async function pathsOf(...locs: readonly string[]) {
  const text = locs.map((loc) => `${JSON.stringify({ loc })}\n`).join('')
  const events = buildSite(sourceOf(text), { config: { trailingSlash: 'preserve' } })
  for (;;) {
    const next = await events.next()
    if (next.done === true) return next.value.paths
  }
}

const pages = (form: (n: number) => string) => Array.from({ length: 3 }, (_, n) => form(n))

test('pages are counted by their folder, whether or not their URLs end in a slash', async () => {
  for (const end of ['', '/']) {
    const locs = [
      ...pages((n) => `https://a.example/item-${n}${end}`),
      ...pages((n) => `https://a.example/de/item-${n}${end}`),
      ...pages((n) => `https://a.example/shop/item-${n}${end}`),
    ]
    expect(await pathsOf(...locs)).toEqual([
      { pattern: `https://a.example/{page}${end}`, pages: 3 },
      { pattern: `https://a.example/{lang}/{page}${end}`, pages: 3 },
      { pattern: 'https://a.example/shop/…', pages: 3 },
    ])
  }
})
