import { problems, verdictProblems } from '@waymark/display/problems'
import { judgeUrl } from '@waymark/display/verdict'
import { expect, test } from 'vitest'

test('each entry has what a reader is told, and a source', () => {
  expect([problems.title, verdictProblems.title]).toEqual([
    'Domains that could deceive',
    'URLs that could deceive',
  ])
  for (const { code, summary, remedy, explanation, source } of [
    ...problems.entries,
    ...verdictProblems.entries,
  ]) {
    for (const text of [summary, remedy, explanation]) {
      expect([code, text]).toEqual([code, expect.stringMatching(/^\S[\s\S]*\.$/)])
    }
    expect([code, source]).toEqual([code, expect.stringMatching(/^https:\/\/[a-z0-9.-]+\/\S+$/)])
  }
  expect(Object.isFrozen(problems.entries) && Object.isFrozen(verdictProblems.entries[0])).toBe(
    true,
  )
})

test('what each finding of a URL means for the verdict', () => {
  const severities = verdictProblems.entries.map(({ code, severity }) => `${severity} ${code}`)
  const of = (severity: string) =>
    severities
      .flatMap((text) => (text.startsWith(`${severity} `) ? [text.split(' ')[1]] : []))
      .sort()
  expect(of('error')).toEqual([
    'abused-scheme',
    'disguised-ip-address',
    'disputed-host',
    'host-like-credentials',
    'known-name-in-subdomain',
    'leaves-base-host',
    'nested-urls',
    'option-as-host',
    'script-scheme',
  ])
  expect(of('info')).toEqual([
    'encoded-twice',
    'escapes-not-utf-8',
    'inner-url',
    'missing-value-after-host',
    'plus-in-query',
    'port-rewritten',
    'route-parameter',
    'second-question-mark',
    'stray-character-at-end',
    'unencoded-inner-url',
  ])
  expect(of('warning').length).toBe(severities.length - 19)
  expect(problems.entries.map(({ severity }) => severity)).toEqual(
    problems.entries.map(() => 'warning'),
  )
})

test('what each finding is about', () => {
  const kinds = new Map<string, string>()
  for (const { code, examples } of verdictProblems.entries) {
    for (const { wrong, given = '' } of examples) {
      const base = /^the base URL (.+)$/.exec(given)?.[1]
      const known = [...given.matchAll(/'([^']+)'/g)].map(([, name]) => name!)
      const finding = judgeUrl(wrong, { base, known }).findings.find((each) => each.code === code)
      kinds.set(code, finding!.kind)
    }
  }
  const others = [...kinds].filter(([, kind]) => kind !== 'changed')
  expect(others.map(([code, kind]) => `${kind} ${code}`).sort()).toEqual([
    'credentials host-like-credentials',
    'deceptive-host disguised-ip-address',
    'deceptive-host disputed-host',
    'deceptive-host domain-in-subdomain',
    'deceptive-host known-name-in-subdomain',
    'deceptive-host leaves-base-host',
    'deceptive-host letter-as-digit',
    'deceptive-host scheme-as-host',
    'deceptive-host stray-quotation-mark',
    'inner deceptive-inner-url',
    'inner inner-url',
    'repair port-rewritten',
    'script abused-scheme',
    'script nested-urls',
    'script option-as-host',
    'script program-scheme',
    'script script-scheme',
  ])
})

test('a whole verdict', () => {
  expect(judgeUrl('https://example.com:443/|')).toEqual({
    destination: { registrableDomain: 'example.com', host: 'example.com', scheme: 'https' },
    level: 'clear',
    headline: 'Nothing deceptive found.',
    findings: [
      {
        code: 'port-rewritten',
        kind: 'repair',
        severity: 'info',
        message: '443 is the default port of https.',
        remedy: 'Leave it out, with its colon.',
        data: { port: 443, scheme: 'https' },
        start: 20,
        end: 23,
        count: 1,
        places: [{ start: 20, end: 23 }],
        errors: [],
      },
      {
        code: 'invalid-URL-unit',
        kind: 'repair',
        severity: 'info',
        message: expect.any(String),
        remedy: expect.any(String),
        data: { character: 'a vertical bar (|)', detail: 'stray', meant: '%7C' },
        start: 24,
        end: 25,
        count: 1,
        places: [{ start: 24, end: 25 }],
        errors: ['invalid-URL-unit'],
      },
    ],
  })
  const [many] = judgeUrl(`https://example.com/${'|'.repeat(101)}`).findings
  expect([many!.count, many!.places.length, many!.places[99]]).toEqual([
    101,
    100,
    { start: 119, end: 120 },
  ])
})

test('what is right instead is a URL, and has the finding no more', () => {
  const wrong: unknown[] = []
  for (const { code, examples } of verdictProblems.entries) {
    for (const { right, fine, given = '' } of examples) {
      const base = /^the base URL (.+)$/.exec(given)?.[1]
      const known = [...given.matchAll(/'([^']+)'/g)].map(([, name]) => name!)
      for (const text of [right, fine]) {
        if (text === undefined) continue
        const { findings } = judgeUrl(text, { base, known })
        const isRight = findings.every((each) => each.code !== code && each.kind !== 'not-a-url')
        if (text === '' || !isRight) wrong.push([code, text])
      }
    }
  }
  expect(wrong).toEqual([])
})
