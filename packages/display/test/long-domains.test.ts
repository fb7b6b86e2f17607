import { inspectDomain, renderUrl } from '@waymark/display'
import { judgeUrl } from '@waymark/display/verdict'
import { parseUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

/** A domain of 239 characters. */
const PARENT = `${`${'a'.repeat(63)}.`.repeat(3)}${'a'.repeat(39)}.example`

test.each(['', '.'])(
  'a domain of 253 characters is in Unicode, without its last dot (%s)',
  (dot) => {
    expect(inspectDomain(`xn--bcher-kva.${PARENT}${dot}`)?.text).toBe(`bücher.${PARENT}${dot}`)
  },
)

test('a longer domain, which no name server can have, is shown as it is in the URL', () => {
  const ascii = `xn--bchers-3ya.${PARENT}`
  expect(ascii.length).toBe(254)
  const unicode = `büchers.${PARENT}`
  expect(inspectDomain(unicode)).toEqual({ ascii, unicode, text: ascii, warnings: [] })
  expect(renderUrl(parseUrl(`https://${unicode}/é`)!).text).toBe(`https://${ascii}/é`)
})

test('the verdict on a URL looks into it all the same', () => {
  // The first letters are Cyrillic.
  expect(judgeUrl(`https://раураl.long.${PARENT}/`).level).toBe('stop')
})
