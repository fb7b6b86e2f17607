import { readdirSync, readFileSync } from 'node:fs'
import {
  applyFixes,
  createLinter,
  type LintExample,
  type LintRuleCode,
  lintPresets,
  lintRules,
} from '@waymark/uri-design'
import { describe, expect, test } from 'vitest'
import { rulesPage } from '../scripts/rules-page.ts'

const files = readdirSync(new URL('../src/rules', import.meta.url))
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace(/\.ts$/, ''))

test('every file of a rule is listed, and nothing else is', () => {
  expect(lintRules.map(({ code }) => code).sort()).toEqual(files.sort())
})

test('the page of rules is up to date', () => {
  const page = readFileSync(new URL('../../../docs/uri-design-rules.md', import.meta.url), 'utf8')
  expect(page, 'run: pnpm -r run docs').toBe(rulesPage())
})

test('presets are listed under their own names', () => {
  for (const [key, preset] of Object.entries(lintPresets)) expect(preset.name).toBe(key)
})

function run(rule: LintRuleCode, { text, kind, others = [], options = {} }: LintExample) {
  const items = [text, ...others].map((each) =>
    kind === undefined ? { text: each } : { text: each, kind },
  )
  return createLinter({ only: [rule], options })(items)
}

/** A URI in the spelling that RFC 3986 calls normal, with all its percent-encoding decoded. */
function meaningOf(uri: string): string {
  const decoded = uri.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    return Buffer.from(bytes.replaceAll('%', ''), 'hex').toString()
  })
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*:)?(.*)$/is.exec(decoded) ?? []
  const port = { 'http:': '80', 'https:': '443' }[scheme.toLowerCase()]
  return (
    scheme.toLowerCase() +
    rest
      .replace(/^\/\/[^/?#]*/, (authority) => authority.toLowerCase())
      .replace(new RegExp(`^(//[^/?#]*):${port}(?![0-9])`), '$1')
  )
}

test('a fix is unsafe if and only if the URI then means something else', () => {
  const unsafe = lintRules.filter(({ examples }) =>
    examples.some(({ text, fixed = text }) => meaningOf(text) !== meaningOf(fixed)),
  )
  const declared = lintRules.filter(({ isFixUnsafe }) => isFixUnsafe === true)
  expect(declared.map(({ code }) => code)).toEqual(unsafe.map(({ code }) => code))
  expect(declared.length).toBeGreaterThan(5)
})

describe.each(lintRules)('$code', (rule) => {
  test('says what it is', () => {
    expect(rule.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(rule.summary).toMatch(/^[A-Z].*\.$/)
    expect(rule.explanation).toMatch(/^[A-Z`].*[.]$/)
    expect(rule.remedy).toMatch(/^[A-Z].*[.]$/)
    expect(rule.kinds.length).toBeGreaterThan(0)
    expect(rule.examples.some(({ findings }) => findings === 0)).toBe(true)
    expect(rule.examples.some(({ findings }) => findings > 0)).toBe(true)
    expect(rule.check ?? rule.checkSet).toBeTypeOf('function')
  })

  test.each(rule.examples)('$text $others gives $findings', (example) => {
    const findings = run(rule.code, example)
    expect(findings.map(({ code }) => code)).toEqual(Array(example.findings).fill(rule.code))
    for (const { cause } of findings) expect(cause?.code).toBe(example.cause)
    for (const { index, start, end, message, remedy, severity } of findings) {
      const text = [example.text, ...(example.others ?? [])][index]!
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeGreaterThanOrEqual(start)
      expect(end).toBeLessThanOrEqual(text.length)
      expect(message).toMatch(/\.$/)
      expect(remedy).toMatch(/\.$/)
      expect(severity).toBe(example.severity ?? rule.severity)
    }
    const fixed = applyFixes(
      example.text,
      findings.filter(({ index }) => index === 0),
    )
    expect(fixed).toBe(example.fixed ?? example.text)
    // What is right needs saying only where there is a problem without a certain fix.
    if (example.findings === 0 || example.fixed !== undefined) expect(example.right).toBeUndefined()
    const right = example.fixed ?? example.right
    expect(right).not.toBe('')
    if (right !== undefined) expect(run(rule.code, { ...example, text: right })).toEqual([])
  })
})
