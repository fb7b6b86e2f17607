import { createWww, normalize, presets } from '@waymark/normalize'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import { expect, test } from 'vitest'

const remove = (input: string) => normalize(input, ['www'], { www: 'remove' })
const add = (input: string) => normalize(input, ['www'], { www: 'add' })

test('the label stays where no registrable domain would be left', () => {
  expect(remove('http://www.example.com/')).toBe('http://example.com/')
  expect(remove('http://www.a.example.co.uk./')).toBe('http://a.example.co.uk./')
  for (const stays of ['http://www.co.uk/', 'http://www.ck/', 'http://www.com/', 'http://www/']) {
    expect(remove(stays)).toBe(stays)
  }
  expect(remove('http://wwww.example.com/')).toBe('http://wwww.example.com/')
  expect(remove('http://www2.example.com/')).toBe('http://www2.example.com/')
  expect(remove('foo://www.example.com/')).toBe('foo://www.example.com/')
})

test('a run of labels is removed, as far as a registrable domain is left', () => {
  expect(remove('http://www.www.example.com/')).toBe('http://example.com/')
  expect(remove('http://www.www.www.example.co.uk./')).toBe('http://example.co.uk./')
  // www.com and www.ck are registrable domains.
  expect(remove('http://www.www.com/')).toBe('http://www.com/')
  expect(remove('http://www.www.ck/')).toBe('http://www.ck/')
  expect(remove('http://www.www./')).toBe('http://www.www./')
  const one = { www: 'remove', wwwRun: 'one' } as const
  expect(normalize('http://www.www.example.com/', ['www'], one)).toBe('http://www.example.com/')
})

test('the label comes only before a registrable domain', () => {
  expect(add('http://example.com/')).toBe('http://www.example.com/')
  expect(add('http://a.example.com/')).toBe('http://www.a.example.com/')
  for (const stays of [
    'http://co.uk/',
    'http://localhost/',
    'http://127.0.0.1/',
    'http://[::1]/',
  ]) {
    expect(add(stays)).toBe(stays)
  }
})

test('a URI as written keeps the rest of its host', () => {
  const written = { model: 'rfc3986', www: 'remove' } as const
  expect(normalize('HTTP://u@WWW.Example.COM:80', ['www'], written)).toBe('HTTP://u@Example.COM:80')
  expect(normalize('//www.example.com', ['www'], written)).toBe('//www.example.com')
  expect(normalize('http://Example.com', ['www'], { ...written, www: 'add' })).toBe(
    'http://www.Example.com',
  )
})

test('the list of suffixes is a parameter', () => {
  const www = createWww((host) => (host.kind === 'domain' && host.name !== 'com' ? 'com' : null))
  expect(normalize('http://www.com/', [www])).toBe('http://com/')
})

test('a newer list of public suffixes decides, also in a preset', () => {
  const list = createPublicSuffixList('com\nwww.example.com')
  const own = createWww(list.getRegistrableDomain)
  const input = 'http://www.www.example.com/'
  expect(normalize(input, ['www'])).toBe('http://example.com/')
  expect(normalize(input, [own])).toBe(input)
  const { aggressive } = presets
  const newer = {
    ...aggressive,
    rules: aggressive.rules.map((rule) => (rule.name === own.name ? own : rule)),
  }
  expect(normalize(input, aggressive)).toBe('http://example.com/')
  expect(normalize(input, newer)).toBe(input)
})
