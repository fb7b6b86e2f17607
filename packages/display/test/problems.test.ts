import { inspectDomain } from '@waymark/display'
import { problems } from '@waymark/display/problems'
import { describe, expect, test } from 'vitest'

function codesOf(domain: string, given = ''): readonly string[] {
  const known = [...given.matchAll(/'([^']+)'/g)].map(([, name]) => name!)
  return inspectDomain(domain, { known })!.warnings.map(({ code }) => code)
}

describe.each(problems.entries)('$code', ({ code, summary, remedy, examples }) => {
  test.each(examples)('is reported for $wrong', ({ wrong, right, given }) => {
    expect(codesOf(wrong, given)).toContain(code)
    expect(codesOf(right!, given)).not.toContain(code)
    const warning = inspectDomain(wrong, { known: ['microsoft.com'] })!.warnings.find(
      (candidate) => candidate.code === code,
    )
    expect(warning).toMatchObject({ severity: 'warning', remedy })
    expect(warning?.message.startsWith(summary.slice(0, -1))).toBe(true)
  })
})
