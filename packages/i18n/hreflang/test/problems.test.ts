import { auditAlternates } from '@waymark/hreflang'
import { problems } from '@waymark/hreflang/problems'
import { describe, expect, test } from 'vitest'

function findingsOf(entries: string, given = '') {
  const defaultLang = /defaultLang: '(\w+)'/.exec(given)?.[1]
  const options = { form: 'sitemap', report: 'info', defaultLang } as const
  return auditAlternates(JSON.parse(entries), options)
}

describe.each(problems.entries)('$code', ({ code, examples }) => {
  test.each(examples)('is reported in full sentences for $wrong', ({ wrong, right, given }) => {
    const found = findingsOf(wrong, given).filter((finding) => finding.code === code)
    expect(found).not.toEqual([])
    for (const { message, remedy } of found) {
      for (const sentence of [message, remedy]) expect(sentence).toMatch(/^["A-Z\d].*\.$/)
      expect(message).not.toMatch(/""|undefined/)
    }
    if (right === undefined) return
    expect(findingsOf(right, given).map((finding) => finding.code)).not.toContain(code)
  })
})
