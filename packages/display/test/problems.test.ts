import { type DomainWarning, inspectDomain } from '@waymark/display'
import { problems } from '@waymark/display/problems'
import { describe, expect, test } from 'vitest'
import { LABEL_RULES } from '../src/rules/index.ts'

function warningsOf(domain: string, given = ''): readonly DomainWarning[] {
  const known = [...given.matchAll(/'([^']+)'/g)].map(([, name]) => name!)
  return inspectDomain(domain, { known })!.warnings
}

describe.each(problems.entries)('$code', ({ code, summary, remedy, examples }) => {
  test.each(examples)('is reported for $wrong', ({ wrong, fine, given }) => {
    const isIt = (warning: DomainWarning) => warning.code === code
    expect(warningsOf(fine!, given).some(isIt)).toBe(false)
    const warning = warningsOf(wrong, given).find(isIt)
    expect(warning).toMatchObject({ severity: 'warning', remedy })
    const { message, resembles } = warning!
    if (resembles === undefined) expect(message).toBe(summary)
    else expect(message.endsWith(` ${resembles}.`)).toBe(true)
    // A reader must not be told the same thing twice.
    expect(message.match(/looks? like [^ ]*: it looks like/)).toBeNull()
    expect(message.match(/looks like/g)?.length ?? 0).toBeLessThan(2)
  })
})

test('each rule for labels has its entry', () => {
  const codes = problems.entries.map(({ code }) => code)
  for (const { code } of LABEL_RULES) expect(codes).toContain(code)
  expect(new Set(LABEL_RULES.map(({ code }) => code)).size).toBe(LABEL_RULES.length)
})
