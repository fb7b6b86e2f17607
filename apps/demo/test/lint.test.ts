import { lint } from '@waymark/uri-design'
import { describe, expect, test } from 'vitest'
import { readPairs, writePairs } from '../src/hash.ts'
import { LINT_EXAMPLES } from '../src/lint/examples.ts'
import { lintView, MOST_FINDINGS, MOST_ITEMS } from '../src/lint/model.ts'
import { FIRST_LINT, readLintState, writeLintState } from '../src/lint/state.ts'
import { lint as words } from '../src/words/en/lint.ts'
import { joined, wholeText } from './drawn-text.ts'

const view = (text: string) => lintView({ text, preset: 'recommended' })

describe('what is found', () => {
  test('is what the linter finds, URI by URI, with its place in the whole text', () => {
    const uris = ['db://postgres/mydb/users/1', 'https://api.example.com/getUser']
    const { items, headline } = view(uris.join('\n'))
    expect(items.map(({ text }) => wholeText(text))).toEqual(uris)
    expect(items[0]!.findings).toEqual([])
    expect(items[1]!.findings.map(({ code }) => code)).toEqual(
      lint(uris[1]!).map(({ code }) => code),
    )
    for (const { own, whole, excerpt } of items[1]!.findings) {
      expect(uris[1]!.slice(own.start, own.end)).toBe(excerpt.marked)
      expect(uris.join('\n').slice(whole.start, whole.end)).toBe(excerpt.marked)
    }
    expect(headline).toContain('in 2 URIs')
  })

  test('has a fix where one is certain', () => {
    const { items, wholes } = view('DB://postgres/mydb/users/1')
    const fix = items[0]!.findings[0]!.fix!
    expect(fix.edit).toEqual({ start: 0, end: 2, text: 'db' })
    expect([fix.after.changed.text, joined(fix.after)]).toEqual([
      'db',
      'db://postgres/mydb/users/1',
    ])
    expect(wholes.fixed).toBe('db://postgres/mydb/users/1')
  })

  test('is not fixed with all others if the URI then means something else', () => {
    const text = 'HTTPS://api.example.com/users?pageNum=2'
    const { items, wholes } = view(text)
    const fixes = items[0]!.findings.map(({ code, fix }) => [code, fix?.isUnsafe])
    expect(fixes).toContainEqual(['scheme-not-lowercase', false])
    expect(fixes).toContainEqual(['query-not-snake-case', true])
    expect(wholes.fixed).toBe('https://api.example.com/users?pageNum=2')
    expect(view(wholes.fixed)).toMatchObject({ isFixable: false, wholes: { fixed: '' } })
  })

  test('is fixed inside JSON, which stays JSON', () => {
    const text = '{"resources":[{"uri":"DB://postgres/mydb/users/1","name":"x"}]}'
    const { items, wholes } = view(text)
    expect(items[0]!.pointer).toBe('/resources/0/uri')
    expect(JSON.parse(wholes.fixed)).toEqual({
      resources: [{ uri: 'db://postgres/mydb/users/1', name: 'x' }],
    })
  })

  test('is not fixed where JSON spells the URI with escapes', () => {
    const { items } = view(String.raw`["\u0044B://postgres/mydb/users/1"]`)
    expect(items[0]!.findings.map(({ fix }) => fix)).toEqual([null])
  })

  test('is told in short', () => {
    expect(view(' ').kind).toBe('empty')
    expect(view('{"a"').kind).toBe('broken')
    expect(view('db://postgres/mydb/users/1').headline).toBe(words.noProblems(1))
    expect(lintView({ text: 'https://a.example/get-x', preset: 'strict' }).worst).toBe('error')
  })

  test('has what is wrong with the list itself', () => {
    const text = '{"resources":[{"uri":5},{"uri":"db://postgres/mydb/users/1"}]}'
    const { problems, items, headline, worst } = view(text)
    expect(problems).toMatchObject([{ code: 'resource-uri-not-string', severity: 'error' }])
    const [{ whole, explanation, source }] = problems as [(typeof problems)[0]]
    expect(text.slice(whole.start, whole.end)).toBe('5')
    expect(explanation).not.toBe('')
    expect(source).toMatch(/^https:/)
    const said = words.problems(words.tally.error(1), 1)
    expect([items.length, worst, headline]).toEqual([1, 'error', said])
  })

  test('is explained by the catalogue of its code', async () => {
    const { problems } = await import('@waymark/uri-design/problems')
    const [finding] = view('DB://postgres/mydb/users/1').items[0]!.findings
    const entry = problems.entries.find(({ code }) => code === finding!.code)!
    expect(finding).toMatchObject({ explanation: entry.explanation, source: entry.source })
  })

  test('is listed for so many URIs and no more', () => {
    const { items, moreItems } = view('urn:a\n'.repeat(MOST_ITEMS + 7))
    expect([items.length, moreItems]).toEqual([MOST_ITEMS, 7])
  })

  test.each(LINT_EXAMPLES)('$label: after all certain fixes, none is left', ({ text }) => {
    let fixed = text
    for (let round = 0; round < 5; round++) fixed = view(fixed).wholes.fixed || fixed
    expect(view(fixed).isFixable).toBe(false)
  })
})

test('a link to the view holds everything', () => {
  const state = { text: 'a&b=#%\n{x}', preset: 'strict' } as const
  expect(readLintState(readPairs(`#${writePairs(writeLintState(state))}`))).toEqual(state)
  expect(readLintState(readPairs(writePairs(writeLintState(FIRST_LINT))))).toEqual(FIRST_LINT)
  expect(readLintState(readPairs('#view=lint'))).toBeNull()
})

test('thousands of findings in one URI stay drawable', () => {
  const [item] = lintView({
    text: `https://a.example/${'א/'.repeat(5000)}`,
    preset: 'recommended',
  }).items
  expect(item?.findings).toHaveLength(MOST_FINDINGS)
  expect(item?.moreFindings).toBeGreaterThan(4000)
})
