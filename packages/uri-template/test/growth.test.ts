/** @module-tag slow */
import { defineTemplate, expandTemplate } from '@waymark/uri-template'
import { test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

const repeated = (unit: string) => (size: number) => unit.repeat(size / unit.length)

test.each(['a', 'a/', '.', '%20', ',', '&', 'a=b&', '=', ';'])(
  'templates take time in proportion to a URI of %j',
  (unit) => {
    const text = repeated(unit)
    const path = defineTemplate('x:{+path}/{name}.md')
    const query = defineTemplate('x:/{list}{?b*}', { kinds: { list: 'list', b: 'record' } })
    expectLinear((size) => path.match(`x:${text(size)}/a.md`), 4_000)
    expectLinear((size) => query.match(`x:/a?b=1&${text(size)}`), 4_000)
    expectLinear((size) => expandTemplate('{x}{+x}{?x}', { x: text(size) }), 4_000)
  },
)

test.each(['a', 'b', '%61', 'é', 'ab'])(
  'patterns take time in proportion to a value of %j',
  (unit) => {
    // Each of them would take a backtracking program years.
    for (const pattern of ['(a*)*b', '(a|a|ab|b)+', '(?:[ab]{1,9}){1,9}', '[ab]*a[ab]{14}']) {
      const made = defineTemplate('/{x}', { kinds: { x: { pattern } } })
      expectLinear((size) => made.match(`/${repeated(unit)(size)}`), 4_000)
    }
  },
)
