import { Subject } from '@waymark/compare'
import { OptionError } from '@waymark/infra/options'
import { serializeUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const VIEWS = ['href', 'record', 'parts', 'reference', 'link', 'syntax'] as const

function viewsOf(subject: Subject, views: readonly (typeof VIEWS)[number][] = VIEWS) {
  const found = views.map((view) => {
    const { [view]: value } = subject
    return [view, view === 'record' && value !== null ? serializeUrl(subject.record!) : value]
  })
  return Object.fromEntries(found)
}

const parts = (path: string, authority: string | null, scheme: string | null) => ({
  scheme,
  authority,
  path,
  query: null,
  fragment: null,
})

test.each<[text: string, base: string | null, views: object]>([
  [
    'HTTP://A/%7e/..',
    null,
    {
      href: 'http://a/',
      record: 'http://a/',
      parts: parts('/%7e/..', 'A', 'HTTP'),
      reference: 'HTTP://A/%7e/..',
      link: 'HTTP://A/%7e/..',
      syntax: parts('/', 'a', 'http'),
    },
  ],
  [
    '../b',
    'http://A/c/d',
    {
      href: 'http://a/b',
      record: 'http://a/b',
      parts: parts('/b', 'A', 'http'),
      reference: 'http://A/b',
      link: 'http://a/b',
      syntax: parts('/b', 'a', 'http'),
    },
  ],
  [
    'X:b',
    'http://A/c/d',
    {
      href: 'x:b',
      record: 'x:b',
      parts: parts('b', null, 'X'),
      reference: 'X:b',
      link: 'X:b',
      syntax: parts('b', null, 'x'),
    },
  ],
  [
    'b',
    null,
    {
      href: null,
      record: null,
      parts: parts('b', null, null),
      reference: 'b',
      link: 'b',
      syntax: parts('b', null, null),
    },
  ],
  [
    '//[',
    'http://a/',
    {
      href: null,
      record: null,
      parts: parts('', '[', 'http'),
      reference: 'http://[',
      link: null,
      syntax: parts('', '[', 'http'),
    },
  ],
])('the views of %s with the base %j, in any order and again', (text, base, views) => {
  for (const order of [VIEWS, [...VIEWS].reverse()]) {
    const subject = new Subject(text, base)
    expect(subject.text).toBe(text)
    expect(viewsOf(subject, order)).toEqual(views)
    expect(viewsOf(subject, order)).toEqual(views)
    for (const view of VIEWS) expect(subject[view]).toBe(subject[view])
  }
})

test('two bases by turns are not mixed up', () => {
  const [a, b] = ['http://a/', 'http://b/']
  expect([a, b, a, a, b, b].map((base) => new Subject('c', base).href)).toEqual([
    'http://a/c',
    'http://b/c',
    'http://a/c',
    'http://a/c',
    'http://b/c',
    'http://b/c',
  ])
})

test.each(VIEWS)('%s needs an absolute base', (view) => {
  const subject = new Subject('b', 'x')
  expect(() => subject[view]).toThrow(OptionError)
  expect(() => subject[view]).toThrow(
    expect.objectContaining({ option: 'base', code: 'option-wrong' }),
  )
})

test('only a string is a URL', () => {
  expect(() => new Subject(new URL('http://a/') as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'text' }),
  )
  expect(() => new Subject(null as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'text' }),
  )
})
