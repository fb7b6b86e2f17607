import { expandTemplate, type TemplateValues } from '@waymark/uri-template'
import { expect, test } from 'vitest'

test('a list in a list has no form in a URI, however deep', () => {
  const deep: unknown = JSON.parse('['.repeat(5000) + ']'.repeat(5000))
  for (const value of [deep, [['a']], { a: {} }, { a: ['b'] }]) {
    expect(() => expandTemplate('{x}', { x: value } as TemplateValues)).toThrow(
      '`member` must be a string, a number or a boolean',
    )
  }
})
