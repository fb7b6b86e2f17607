import { RefusalError } from '@waymark/path-guard'
import { parseResource, resource } from '@waymark/uri-design'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        '.',
        '..',
        '%2e',
        '%',
        '/',
        '\\',
        '%2F',
        'a',
        ' ',
        '?',
        '#',
        '&',
        '=',
        ',',
        ';',
        ':',
        'é',
        '\ud800',
        '\0',
        '{',
        '}',
        '+',
        '-',
      ),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join('')),
)

/** The result, or `null` when the data were refused. */
function built(build: () => string): string | null {
  try {
    return build()
  } catch (error) {
    if (error instanceof RefusalError) return null
    throw error
  }
}

test('what a builder makes, the parser takes apart into the same data', () => {
  let made = 0
  const parts = fc.record({ type: hostile, database: hostile, table: hostile, id: hostile })
  fc.assert(
    fc.property(parts, fc.array(fc.tuple(hostile, hostile), { maxLength: 2 }), (data, query) => {
      const uri = built(() => resource.db({ ...data, query }))
      if (uri === null) return
      made++
      expect(parseResource(uri as string)).toEqual({
        scheme: 'db',
        parts: data,
        query,
        fragment: null,
      })
    }),
    { numRuns: 3000 },
  )
  fc.assert(
    fc.property(
      hostile,
      hostile,
      fc.array(hostile, { minLength: 1, maxLength: 3 }),
      (repo, branch, path) => {
        const uri = built(() => resource.git({ repo, branch, path }))
        if (uri === null) return
        made++
        expect(parseResource(uri as string)?.parts).toEqual({ repo, branch, path })
      },
    ),
    { numRuns: 3000 },
  )
  expect(made).toBeGreaterThan(200)
})
