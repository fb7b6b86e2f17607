import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expandTemplate, type TemplateValues } from '@waymark/uri-template'
import { parseTemplate } from 'url-template'
import type { ExactnessRow } from '../figures.ts'

interface Vector {
  readonly template: string
  readonly variables: TemplateValues
  /** Where the order of a record is not defined, there are several. */
  readonly expectedAnyOf?: readonly string[]
  readonly error?: true
}

type Expand = (template: string, values: TemplateValues) => string

/** The published suite of RFC 6570. */
export function templateExactness(data: string): ExactnessRow[] {
  const text = readFileSync(join(data, 'vectors', 'uri-template.json'), 'utf8')
  const { vectors } = JSON.parse(text) as { readonly vectors: readonly Vector[] }
  const peer: Expand = (template, values) => parseTemplate(template).expand(values as never)
  const row = (suite: string, cases: readonly Vector[]): ExactnessRow => ({
    suite,
    source: 'uri-templates/uritemplate-test',
    total: cases.length,
    waymark: cases.filter((vector) => passes(expandTemplate, vector)).length,
    peer: cases.filter((vector) => passes(peer, vector)).length,
  })
  return [
    row(
      'expansions',
      vectors.filter(({ error }) => error !== true),
    ),
    row(
      'errors: wrong templates and values',
      vectors.filter(({ error }) => error === true),
    ),
  ]
}

function passes(expand: Expand, { template, variables, expectedAnyOf, error }: Vector): boolean {
  try {
    const expanded = expand(template, variables)
    return error !== true && expectedAnyOf?.includes(expanded) === true
  } catch {
    return error === true
  }
}
