import { RefusalError } from '@waymark/path-guard'
import { lintDocument, lintRules, parseResource, resource } from '@waymark/uri-design'
import { problems } from '@waymark/uri-design/problems'
import { describe, expect, test } from 'vitest'

test('every lint rule has its entry', () => {
  const codes = problems.entries.map(({ code }) => code)
  expect(codes.slice(0, lintRules.length)).toEqual(lintRules.map(({ code }) => code))
})

/** What builders are given. */
const builders: Readonly<Record<string, (value: string) => string>> = {
  'resource.https({ host: … })': (host) => resource.https({ host }),
  "resource.file({ path: ['a'], fragment: { form: 'section', name: … } })": (name) =>
    resource.file({ path: ['a'], fragment: { form: 'section', name } }),
}

function codeOf(wrong: string, given: string | undefined): string | null {
  if (given === undefined) {
    let found: string | null = null
    parseResource(wrong, {
      report({ code }) {
        found = code
      },
    })
    return found
  }
  try {
    builders[given]!(wrong)
    return null
  } catch (error) {
    if (error instanceof RefusalError) return error.problem.code
    throw error
  }
}

const isOfDocument = (code: string) => /^(?:resource|ignore|api)-/.test(code)
const others = problems.entries.slice(lintRules.length)

describe.each(others.filter(({ code }) => isOfDocument(code)))('$code', ({ code, examples }) => {
  test.each(examples)('$wrong', ({ wrong, right }) => {
    expect(lintDocument(wrong).problems.map((problem) => problem.code)).toEqual([code])
    expect(lintDocument(right!).problems).toEqual([])
  })
})

// The examples of the lint rules are run in rules.test.ts.
describe.each(others.filter(({ code }) => !isOfDocument(code)))('$code', ({ code, examples }) => {
  test.each(examples)('$wrong', ({ wrong, right, given }) => {
    expect(codeOf(wrong, given)).toBe(code)
    expect(codeOf(right!, given)).toBeNull()
  })
})

const PAGE = 'https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md'
const entry = (code: string) => problems.entries.find((each) => each.code === code)!

test('a rule has its page as its source, unless a standard is', () => {
  expect(problems.title).toBe('Resource URIs')
  expect(entry('path-verb').source).toBe(`${PAGE}#path-verb`)
  expect(entry('scheme-invalid').source).toBe('https://www.rfc-editor.org/rfc/rfc3986#section-3.1')
  expect(entry('part-missing').source).toBe(`${PAGE}#schemes`)
  for (const { source } of problems.entries) expect(source).toMatch(/^https:\/\/[^ ]+$/)
})

test('an example says how it is linted, what is beside it, and what is better', () => {
  expect(entry('scheme-missing').examples).toEqual([
    { wrong: '/home/user/document.md', right: 'file:///home/user/document.md' },
    { wrong: '//host/path', right: 'https://host/path' },
  ])
  expect(entry('identifier-invalid').examples).toEqual([
    { wrong: '../admin', right: 'admin', given: 'linted as an identifier' },
    { wrong: '日本', right: 'japan', given: 'linted as an identifier' },
    { wrong: 'db://postgres/mydb/users/a%2Fb', right: 'db://postgres/mydb/users/a-b' },
  ])
  expect(entry('path-uppercase').examples).toEqual([
    { wrong: '/MY-RESOURCE', right: '/my-resource', given: 'linted as a path' },
  ])
  expect(entry('set-mixed-path-case').examples).toEqual([
    {
      wrong: 'https://a.example/user_groups',
      right: 'https://a.example/user-groups',
      given: 'in a set with https://a.example/web-apps and https://a.example/data-sets',
    },
  ])
  expect(entry('path-verb').examples).toContainEqual({
    wrong: '/exports/start',
    right: '/exports',
    given: 'linted as a path, with the options {"verbs":["start"]}',
  })
  expect(entry('query-secret').examples).toEqual([
    { wrong: '?access_token=abc', given: 'linted as a query' },
  ])
})

test('problems of documents and of parts have severities, sentences and examples', () => {
  const severities = (severity: string) =>
    others.filter((each) => each.severity === severity).map(({ code }) => code)
  expect(severities('info')).toEqual(['api-variable-mixed'])
  expect(severities('warning')).toEqual([
    'resource-member-repeated',
    'ignore-not-understood',
    'ignore-unused',
    'api-parameter-unused',
    'api-server-slash',
  ])
  expect(others).toHaveLength(25)
  for (const each of others) {
    expect(each.summary).toMatch(/^[A-Z].*\.$/)
    expect(each.remedy).toMatch(/^[A-Z].*\.$/)
    expect(each.examples).toHaveLength(1)
  }
  expect(Object.isFrozen(entry('part-missing').examples)).toBe(true)
})
