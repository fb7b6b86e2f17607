import { answerUrl } from '@waymark/display/answer'
import { createJudge, judgeUrl } from '@waymark/display/verdict'
import { basicUrlParse, canParse, parseUrl, type Reading, readUrl } from '@waymark/url-parser'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// Modules that another file has loaded call the parser, and not the spies.
vi.hoisted(() => vi.resetModules())
vi.mock('@waymark/url-parser', { spy: true })

const prototype = Object.getPrototypeOf(readUrl('https://a.example/')) as Pick<Reading, 'reread'>
vi.spyOn(prototype, 'reread')

afterAll(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

beforeEach(() => {
  vi.clearAllMocks()
})

function parses(): number {
  return [readUrl, parseUrl, basicUrlParse, canParse, prototype.reread].reduce(
    (sum, parser) => sum + vi.mocked<() => unknown>(parser as never).mock.calls.length,
    0,
  )
}

test.each([
  'https://a.example/b?c#d',
  'https://bücher.example/',
  'https://user@a.example/',
  'https://a.example/b c',
])('a URL is parsed once to be judged: %j', (input) => {
  judgeUrl(input, { known: ['paypal.com'] })
  expect(parses()).toBe(1)
})

test('a URL that was read is not parsed again, and a base is parsed once', () => {
  const judge = createJudge({ base: 'https://a.example/' })
  expect(parses()).toBe(1)
  judge('/b')
  judge('/c d')
  expect(parses()).toBe(3)
  const reading = readUrl('https://user@bücher.example/b c')
  judge(reading)
  expect(parses()).toBe(4)
})

test('an answer parses the URL once, and each of its repairs once', () => {
  const reading = readUrl('https://user@bücher.example/')
  answerUrl(reading)
  expect(parses()).toBe(1)
  vi.clearAllMocks()
  answerUrl('https://a.example/b?c#d')
  expect(parses()).toBe(1)
  vi.clearAllMocks()
  answerUrl('htps://a.example/')
  expect(parses()).toBe(2)
})

test('a URL inside a URL is parsed once', () => {
  judgeUrl('blob:https://a.example/0b6c')
  expect(parses()).toBe(2)
})
