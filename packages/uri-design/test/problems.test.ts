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
