import { parseLinkHeader, parseRobotsDirectives, parseXRobotsTag } from '@waymark/pages'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

describe('directives for crawlers', () => {
  test.each([
    ['', false, false],
    ['all', false, false],
    ['noindex', true, false],
    [' NoIndex ,\tNOFOLLOW', true, true],
    ['none', true, true],
    ['index, noindex', true, false],
    ['noindex, index, follow', true, false],
    ['noindex nofollow', false, false],
    ['noindex;nofollow', false, false],
  ])('of %j', (content, noindex, nofollow) => {
    expect(parseRobotsDirectives(content)).toMatchObject({ noindex, nofollow })
  })

  test('are known, or told as written', () => {
    const content = 'max-snippet: 20, MAX-IMAGE-PREVIEW:none, noindex nofollow, , x:y, max-snippet'
    expect(parseRobotsDirectives(content)).toMatchObject({
      noindex: false,
      known: ['max-snippet', 'max-image-preview'],
      unknown: ['noindex nofollow', 'x:y', 'max-snippet'],
    })
  })

  test.each([
    ['unavailable_after: 25 Jun 2010 15:00:00 PST, noindex', '25 Jun 2010 15:00:00 PST', true],
    [
      'unavailable_after: Friday, 25-Jun-10 15:00:00 UTC, noindex',
      'Friday, 25-Jun-10 15:00:00 UTC',
      true,
    ],
    ['unavailable_after:2010-06-25, nofollow', '2010-06-25', false],
    ['unavailable_after: a, unavailable_after: b', 'a', false],
    ['noindex', null, true],
  ])('of %j have a date', (content, unavailableAfter, noindex) => {
    expect(parseRobotsDirectives(content)).toMatchObject({ unavailableAfter, noindex, unknown: [] })
  })
})

describe('an X-Robots-Tag', () => {
  test.each([
    ['noindex', [['*', 'noindex']]],
    [
      'Googlebot: noindex, nofollow, BingBot : none',
      [
        ['googlebot', 'noindex, nofollow'],
        ['bingbot', 'none'],
      ],
    ],
    ['max-snippet: 0, noindex', [['*', 'max-snippet: 0, noindex']]],
    [
      'unavailable_after: 25 Jun 2010 15:00:00 PST',
      [['*', 'unavailable_after: 25 Jun 2010 15:00:00 PST']],
    ],
    ['otherbot: unavailable_after: 25 Jun 2010', [['otherbot', 'unavailable_after: 25 Jun 2010']]],
    [
      'noarchive, googlebot: noindex',
      [
        ['*', 'noarchive'],
        ['googlebot', 'noindex'],
      ],
    ],
    ['googlebot:, noindex', [['googlebot', 'noindex']]],
    [' , ', []],
  ] as const)('%j', (value, tags) => {
    expect(parseXRobotsTag(value).map(({ agent, content }) => [agent, content])).toEqual(tags)
  })
})

describe('a Link header', () => {
  // https://www.rfc-editor.org/rfc/rfc8288#section-3.5
  test.each([
    [
      '<http://example.com/TheBook/chapter2>; rel="previous"; title="previous chapter"',
      [['http://example.com/TheBook/chapter2', ['previous'], [], null]],
    ],
    ['</>; rel="http://example.net/foo"', [['/', ['http://example.net/foo'], [], null]]],
    ['</terms>; rel="copyright"; anchor="#foo"', [['/terms', ['copyright'], [], '#foo']]],
    [
      `</TheBook/chapter2>; rel="previous"; title*=UTF-8'de'letztes%20Kapitel, </TheBook/chapter4>; rel="next"; title*=UTF-8'de'n%c3%a4chstes%20Kapitel`,
      [
        ['/TheBook/chapter2', ['previous'], [], null],
        ['/TheBook/chapter4', ['next'], [], null],
      ],
    ],
    [
      '<http://example.org/>; rel="start http://example.net/relation/other"',
      [['http://example.org/', ['start', 'http://example.net/relation/other'], [], null]],
    ],
  ] as const)('of the standard: %s', (value, links) => {
    expect(tuples(value)).toEqual(links)
  })

  test.each([
    ['', []],
    [' , ,', []],
    ['</a>', [['/a', [], [], null]]],
    ['<>;rel=CANONICAL', [['', ['canonical'], [], null]]],
    [
      '</a?b=1,2;3> ; REL = alternate ; hreflang=de;hreflang=at',
      [['/a?b=1,2;3', ['alternate'], ['de', 'at'], null]],
    ],
    ['</a>; rel=a; rel=b', [['/a', ['a'], [], null]]],
    ['</a>; title="x, </b>; rel=\\"y"; rel=z', [['/a', ['z'], [], null]]],
    ['</a>; rel="x', [['/a', ['x'], [], null]]],
    [
      '</a> x; rel=y, </b>; rel',
      [
        ['/a', [], [], null],
        ['/b', [], [], null],
      ],
    ],
    ['</a>;;rel=x;', [['/a', ['x'], [], null]]],
    ['</a>; rel=x, /b; rel=y', [['/a', ['x'], [], null]]],
    ['</a', []],
  ] as const)('%j', (value, links) => {
    expect(tuples(value)).toEqual(links)
  })
})

function tuples(value: string) {
  return parseLinkHeader(value).map(({ href, rel, hreflang, anchor }) => [
    href,
    rel,
    hreflang,
    anchor,
  ])
}

test.each([
  ['content', parseRobotsDirectives],
  ['value', parseXRobotsTag],
  ['value', parseLinkHeader],
] as const)('%s must be a string', (argument, parse) => {
  for (const value of [undefined, null, 5, ['noindex'], {}]) {
    expect(() => parse(value as never)).toThrow(errorWith({ name: 'ArgumentError', argument }))
  }
})
