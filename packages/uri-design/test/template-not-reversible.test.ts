import { lint } from '@waymark/uri-design'
import { defineTemplate } from '@waymark/uri-template'
import { expect, test } from 'vitest'

const TEMPLATES = [
  ...['/a', '/{x}', '/{x}/b', '/a/{x}/b/{y}', '/a/{x}?q=1', '/a/{x}#f', '/a/{x}{?q,r}', '/a{?q}'],
  // A variable that is there twice has one value.
  ...['/a/{x}/{x}', '/a/{x}?y={x}', '/a/{x}{?x}', '/a{?x,x}'],
  ...['/{x*}', '/{x:3}', '/a/{x:3}/{x}', '/a/{x}/{x:3}', '/{x,y}', '/{+x}', '/{x}{y}', '/{x}-{y}'],
  ...[
    '/a{?x*}',
    '/a{?x*,y}',
    '/a{?x,y*}',
    '/a{?x}/b',
    '/a{?x}{?y}',
    '/a{?x}{&y}',
    '/a{&x}',
    '/a{#x}',
  ],
  ...[
    '/a{/x}',
    '/a{/x}/b',
    '/a{/x*}',
    '/a{.x}',
    '/a{;x}',
    '/a/{x}.md',
    '/a/b{x}',
    '/a/b{x}c',
    '{x}',
  ],
  ...[
    '{x}/a',
    '/%2e/{x}',
    '/a%20/{x}',
    './{x}',
    '.{x}',
    '/.{x}',
    '/a/../{x}',
    '/a/./{x}',
    '/a/.b/{x}',
  ],
  ...[
    '/{+x}/{y}',
    '/{+x}{y}',
    '/{x}{+y}',
    '/a/{x}{y}/b',
    '/{x}/{y}{z}',
    '//{x}',
    '/a//{x}',
    '/{x}/',
  ],
]

test.each(TEMPLATES)('%s is reported if a template of it is refused, and only then', (text) => {
  let refused: string | null = null
  try {
    defineTemplate<string>(text)
  } catch (error) {
    refused = (error as { problem: { code: string } }).problem.code
  }
  const found = lint({ text, kind: 'template' }, { only: ['template-not-reversible'] })
  expect(found.map(({ code, cause }) => [code, cause?.code])).toEqual(
    refused === null ? [] : [['template-not-reversible', refused]],
  )
})
