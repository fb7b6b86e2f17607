import { expandTemplate, type TemplateValues } from '@waymark/uri-template'
import type { Case, Suite } from '../suite.ts'

interface Vector {
  readonly id: string
  readonly template: string
  readonly variables: TemplateValues
  readonly expectedAnyOf?: readonly string[]
  readonly error?: true
}

export const uriTemplate: Suite = {
  file: 'vectors/uri-template.json',
  *cases(text): Generator<Case> {
    for (const vector of (JSON.parse(text) as { vectors: Vector[] }).vectors) {
      yield { id: vector.id, check: () => check(vector) }
    }
  },
  knownFailures: {},
}

function check({ template, variables, expectedAnyOf, error }: Vector): string | null {
  let actual: string
  try {
    actual = expandTemplate(template, variables)
  } catch (thrown) {
    return error === true && thrown instanceof TypeError ? null : `threw ${String(thrown)}`
  }
  if (error === true) return `expanded to ${JSON.stringify(actual)} instead of failing`
  if (expectedAnyOf?.includes(actual) === true) return null
  return `expected one of ${JSON.stringify(expectedAnyOf)}, got ${JSON.stringify(actual)}`
}
