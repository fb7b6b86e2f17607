import { relativize } from '@waymark/url-edit'
import { createResolver, parseUrl, type UrlRecord } from '@waymark/url-parser'
import { expect, test } from 'vitest'

const SEGMENTS = ['', 'a', 'b', 'a:', '..', '.a']

/** Every string of a length up to some, shortest first. */
function stringsOf(alphabet: string, length: number): string[] {
  let last = ['']
  const all = [...last]
  for (let i = 0; i < length; i++) {
    last = last.flatMap((text) => [...alphabet].map((c) => text + c))
    all.push(...last)
  }
  return all
}

function urlsOf(starts: readonly string[], tails: readonly string[]): UrlRecord[] {
  const two = SEGMENTS.flatMap((segment) => ['', 'a', 'b'].map((next) => `/${segment}/${next}`))
  const paths = ['', ...SEGMENTS.map((segment) => `/${segment}`), ...two]
  const texts = starts.flatMap((start) =>
    paths.flatMap((path) => tails.map((end) => start + path + end)),
  )
  const urls = texts.map((text) => parseUrl(text)).filter((url) => url !== null)
  return [...new Map(urls.map((url) => [url.href, url])).values()]
}

test.each([
  ['http', ['http://a', 'http://b', 'http://b@b']],
  ['file', ['file://', 'file:///a:', 'file:///b|', 'file://b', 'file://b/a:']],
  ['a scheme that is not special', ['a://a', 'a://b', 'a://', 'a:', 'a:a', 'a:/.']],
])('no reference of up to four characters is shorter: %s', (_, starts) => {
  const words = stringsOf('./?#a:', 4)
  const urls = urlsOf(starts, ['', '?', '#', '?a', '?a#a'])
  const bases = urlsOf(starts, ['', '?a'])
  let shortened = 0
  // Each base is tried with all words, which is most of the time.
  for (const base of bases.filter((_, at) => at % 17 === 0)) {
    const resolve = createResolver(base)
    const shortest = new Map<string, number>()
    for (const word of words) {
      const href = resolve(word)?.href
      if (href !== undefined && !shortest.has(href)) shortest.set(href, word.length)
    }
    for (const url of urls) {
      const reference = relativize(url, base)
      const led = resolve(reference)?.href
      if (led !== url.href) expect.fail(`${base.href} ${url.href}: ${reference} leads to ${led}`)
      // One of five characters or more may be the shortest: those are not all tried.
      const least = shortest.get(url.href) ?? reference.length
      if (reference.length > least) {
        expect.fail(`${base.href} ${url.href}: ${reference} is longer than ${least}`)
      }
      if (reference.length < url.href.length) shortened++
    }
  }
  expect(shortened).toBeGreaterThan(1000)
})
