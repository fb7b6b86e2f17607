import { compactPublicSuffixList, createPublicSuffixList } from '@waymark/public-suffix/list'
import { problems } from '@waymark/public-suffix/problems'
import { expect, test } from 'vitest'

const given = problems.entries.flatMap(({ code, summary, remedy, examples }) =>
  examples
    .filter((example) => example.given !== 'described in words')
    .map(({ wrong, right }) => ({ code, summary, remedy, wrong, right: right! })),
)

test.each(given)('$wrong is refused as $code', ({ code, summary, remedy, wrong, right }) => {
  const refused = () => createPublicSuffixList(wrong)
  expect(refused).toThrow(expect.objectContaining({ code }))
  expect(refused).toThrow(summary.slice(0, -1))
  expect(refused).toThrow(remedy)
  expect(createPublicSuffixList(right).version).toBe(null)
})

test('a damaged compact form has its own code', () => {
  const compact = compactPublicSuffixList('com\nexample')
  expect(() => createPublicSuffixList(compact.slice(0, -1))).toThrow(
    expect.objectContaining({ code: 'suffix-list-damaged' }),
  )
})
