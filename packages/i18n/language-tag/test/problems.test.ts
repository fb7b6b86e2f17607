import { checkHreflang, checkLanguageTag } from '@waymark/language-tag'
import { problems } from '@waymark/language-tag/problems'
import { expect, test } from 'vitest'
import { WORDS } from '../src/problem-words.ts'

const { entries } = problems

test.each(entries)(
  'the wrong examples of $code have it, and the right examples do not',
  ({ code, scope, examples }) => {
    for (const { wrong, right = '' } of examples) {
      const tag = (value: string) => checkLanguageTag(value).map((problem) => problem.code)
      const hreflang = (value: string) =>
        checkHreflang(value).problems.map((problem) => problem.code)
      if (scope !== 'hreflang') {
        expect(tag(wrong)).toContain(code)
        expect(tag(right)).toEqual([])
      }
      if (scope !== 'language tag') {
        expect(hreflang(wrong)).toContain(code)
        expect(hreflang(right)).toEqual([])
      }
    }
  },
)

test('every code has exactly one entry', () => {
  expect(entries.map(({ code }) => code)).toEqual(Object.keys(WORDS))
})

test('a problem says what is wrong and what to write', () => {
  expect(checkLanguageTag('en-UK')).toEqual([
    {
      code: 'unknown-region',
      severity: 'error',
      message: 'The region "UK" is not registered.',
      remedy: 'Use a two-letter code of ISO 3166-1, such as GB for the United Kingdom.',
      data: { part: 'UK' },
      start: 3,
      end: 5,
    },
  ])
  const [problem] = checkHreflang('en-UK').problems
  expect(problem).toMatchObject({
    remedy: 'Write en-GB.',
    suggestion: 'en-GB',
    data: { part: 'UK', suggestion: 'en-GB' },
  })
})

test('a long or hostile value is quoted safely', () => {
  const [problem] = checkLanguageTag(`en-\u202e${'x'.repeat(1000)}`)
  expect(problem?.message.length).toBeLessThan(200)
  expect(problem?.message).toContain('\\u202e')
})
