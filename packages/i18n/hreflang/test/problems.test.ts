import { auditAlternates } from '@waymark/hreflang'
import { problems } from '@waymark/hreflang/problems'
import { describe, expect, test } from 'vitest'

function codesOf(entries: string, given = ''): readonly string[] {
  const defaultLang = /defaultLang: '(\w+)'/.exec(given)?.[1]
  const options = { form: 'sitemap', report: 'info', defaultLang } as const
  return auditAlternates(JSON.parse(entries), options).map(({ code }) => code)
}

describe.each(problems.entries)('$code', ({ code, source, examples }) => {
  test('names the text that it comes from', () => {
    expect(source).toMatch(/^https:\/\//)
    expect(examples.length).toBeGreaterThan(0)
  })

  test.each(examples)('is reported for $wrong', ({ wrong, right, given }) => {
    expect(codesOf(wrong, given)).toContain(code)
    if (right !== undefined) expect(codesOf(right, given)).not.toContain(code)
  })
})
