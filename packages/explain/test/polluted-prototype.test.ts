import { explain } from '@waymark/explain'
import { readUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

test('what objects inherit is not a scheme with rules of its own', () => {
  const [error] = explain(readUrl('constructor:a b'))
  expect(error!.causes[0]?.message).toContain('contains a space')
})
