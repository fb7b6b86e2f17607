import type { ProblemExample } from '@waymark/infra/problem'
import {
  defineRoutes,
  defineTemplate,
  TemplateError,
  TemplateValueError,
} from '@waymark/uri-template'
import { problems } from '@waymark/uri-template/problems'
import { describe, expect, test } from 'vitest'

/** The code that one side of an example gives with the example's other members; `null` if nothing is wrong. */
function codeOf(side: string, { wrong, given = '' }: ProblemExample): string | null {
  const routes = /^defineRoutes\((.*)\)$/.exec(side)?.[1]
  const schemes = given.startsWith('the option schemes') ? { schemes: ['https'] } : {}
  if (routes !== undefined) return codeThrownBy(() => defineRoutes(JSON.parse(routes), schemes))
  const rule = /^the rule of x: (.*)$/.exec(given)?.[1]
  if (rule !== undefined) {
    const json = rule.replaceAll("'", '"').replace(/(\w+):/g, '"$1":')
    const made = defineTemplate<string>('/{x}', { kinds: { x: JSON.parse(json) } })
    return codeThrownBy(() => made.expand(JSON.parse(/^expand\((.*)\)$/.exec(side)![1]!)))
  }
  // An example shows a template and says with which data it is expanded, or the other way around.
  const shown = /^the template (.*)$/.exec(given)?.[1]
  const data = /^expand\((.*)\)$/.exec(shown === undefined ? given : side)?.[1]
  const template = shown ?? side
  const isList = given.startsWith('the option kinds')
  const isRepeated = given.startsWith('the wrong template is repeated') && side === wrong
  const text = isRepeated ? template.repeat(10_000) : template
  return codeThrownBy(() => {
    const made = defineTemplate<string>(text, isList ? { kinds: { keys: 'list' } } : {})
    if (data !== undefined) made.expand(JSON.parse(data))
  })
}

function codeThrownBy(call: () => unknown): string | null {
  try {
    call()
    return null
  } catch (error) {
    if (error instanceof TemplateError || error instanceof TemplateValueError) {
      return error.problem.code
    }
    throw error
  }
}

describe.each(problems.entries)('$code', (entry) => {
  test('is explained', () => {
    expect(entry.code).toMatch(/^(?:template|value)(?:-[a-z]+)+$/)
    for (const text of [entry.summary, entry.explanation, entry.remedy]) {
      expect(text).toMatch(/^[A-Z].*\.$/s)
    }
    expect(entry.source).toMatch(/^https:\/\//)
    expect(entry.examples.length).toBeGreaterThan(0)
  })

  test.each(entry.examples)('$wrong', (example) => {
    expect([example.wrong, example.right]).not.toContain('')
    expect(codeOf(example.wrong, example)).toBe(entry.code)
    if (example.right !== undefined) expect(codeOf(example.right, example)).toBeNull()
  })
})
