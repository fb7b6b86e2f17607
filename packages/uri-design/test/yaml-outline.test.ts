import { expect, test } from 'vitest'
import { outlineOf } from '../src/lint/yaml-outline.ts'

/** The outline of a description, in which `LONG` is a value that is worth a comment. */
const LONG = 'x'.repeat(20)
const api = (...lines: string[]) =>
  ['openapi: 3.1.0', ...lines, ''].join('\n').replaceAll('LONG', LONG)
/** Which of the lines are left. */
const leftOf = (text: string): readonly string[] | null => {
  const outline = outlineOf(text)
  if (outline === null) return null
  expect(outline).toHaveLength(text.length)
  return outline.split('\n').map((line) => line.replace(/# +$/, '#').replaceAll(LONG, 'LONG'))
}

test.each(['examples', 'headers', 'links', 'requestBodies', 'responses', 'schemas'])(
  'the %s of the components are a comment',
  (name) => {
    const text = api('components:', `  ${name}:`, '    a: LONG', '    b: LONG', 'paths: {}')
    expect(leftOf(text)).toEqual([
      'openapi: 3.1.0',
      'components:',
      `  ${name}:`,
      '    #',
      'paths: {}',
      '',
    ])
  },
)

test.each(['parameters', 'pathItems', 'callbacks', 'x-schemas'])(
  'the %s of the components are read',
  (name) => {
    expect(leftOf(api('components:', `  ${name}:`, '    a: LONG'))).toBeNull()
  },
)

test.each([
  ['paths', 'get', 'responses', true],
  ['paths', 'query', 'requestBody', true],
  ['webhooks', 'post', 'responses', true],
  ['paths', 'fetch', 'responses', false],
  ['paths', 'get', 'parameters', false],
  ['x-paths', 'get', 'responses', false],
])('in %s, whether the member %s: %s: is a comment: %s', (top, method, name, isLeftOut) => {
  const text = api(
    `${top}:`,
    '  /a:',
    `    ${method}:`,
    `      ${name}:`,
    '        200: LONG',
    '        300: LONG',
    '      b: c',
  )
  expect(leftOf(text)).toEqual(
    isLeftOut
      ? [
          'openapi: 3.1.0',
          `${top}:`,
          '  /a:',
          `    ${method}:`,
          `      ${name}:`,
          '        #',
          '      b: c',
          '',
        ]
      : null,
  )
})

test('a member of the same name elsewhere is read', () => {
  expect(leftOf(api('schemas:', '  a: LONG', 'x:', '  schemas:', '    a: LONG'))).toBeNull()
  expect(leftOf(api('components:', '  a:', '    schemas:', '      b: LONG'))).toBeNull()
  expect(leftOf(api('paths:', '  responses:', '    a: LONG'))).toBeNull()
  expect(
    leftOf(
      api('paths:', '  /a:', '    get:', '      b:', '        responses:', '          c: LONG'),
    ),
  ).toBeNull()
})

test('names may be in quotes, and a comment or a value after them is not a block', () => {
  const schemas = (name: string, after = '') =>
    leftOf(api('components:', `  ${name}:${after}`, '    a: LONG', '    b: c'))
  expect(schemas('schemas')).not.toBeNull()
  expect(schemas('schemas', ' ')).not.toBeNull()
  expect(schemas('schemas', '\t\r')).not.toBeNull()
  // What is in quotes has another name, which is read.
  expect(schemas("'schemas'")).toBeNull()
  expect(schemas('"schemas"')).toBeNull()
  expect(schemas('schemas', ' # all')).toBeNull()
  expect(schemas('schemas', ' &a')).toBeNull()
})

test.each([
  ['openapi: 3.1.0', true],
  ['"openapi": 3.1.0', true],
  ["'openapi' : 3.1.0", true],
  ['# x\nopenapi\t: 3.1.0', true],
  [' openapi: 3.1.0', false],
  ['xopenapi: 3.1.0', false],
  ['openapis: 3.1.0', false],
  ['asyncapi: 3.0.0', false],
])('whether a document with %j has an outline: %s', (first, hasOne) => {
  const text = `${first}\ncomponents:\n  schemas:\n    a: ${LONG}\n`
  expect(outlineOf(text) !== null).toBe(hasOne)
})

test('less than twenty characters are not worth a comment', () => {
  const schemas = (value: string) =>
    outlineOf(`openapi: 3\ncomponents:\n  schemas:\n    ${value}\n`)
  expect(schemas('a'.repeat(18))).toBeNull()
  expect(schemas('a'.repeat(19))).toBe(
    `openapi: 3\ncomponents:\n  schemas:\n    #${' '.repeat(18)}\n`,
  )
})

test('a block ends before the next line that is indented as its name is, or less', () => {
  expect(
    leftOf(
      api(
        'components:',
        '  schemas:',
        '    a: LONG',
        '',
        '     ',
        '  # c',
        '  parameters:',
        '    b: c',
      ),
    ),
  ).toEqual([
    'openapi: 3.1.0',
    'components:',
    '  schemas:',
    '    #',
    '',
    '     ',
    '  # c',
    '  parameters:',
    '    b: c',
    '',
  ])
  expect(
    leftOf(api('components:', '  schemas:', '    a: LONG', '', '    b: LONG', 'paths:', '  c: d')),
  ).toEqual(['openapi: 3.1.0', 'components:', '  schemas:', '    #', 'paths:', '  c: d', ''])
  const open = 'openapi: 3\ncomponents:\n  schemas:\n    a: xxxxxxxxxxxxxxxxxxxxxx'
  expect(outlineOf(open)).toBe(`openapi: 3\ncomponents:\n  schemas:\n    #${' '.repeat(23)}\n`)
  expect(leftOf(`${api('components:', '  schemas:', '    a: LONG')}    `)).toEqual([
    'openapi: 3.1.0',
    'components:',
    '  schemas:',
    '    #',
    '    ',
  ])
})

test('several blocks are left out, and what is between them stays', () => {
  const text = api(
    'components:',
    '  schemas:',
    '    a: LONG',
    '  parameters:',
    '    b: LONG',
    '  examples:',
    '    c: LONG',
    'paths:',
    '  /d:',
    '    get:',
    '      responses:',
    '        e: LONG',
    '      parameters: []',
  )
  expect(leftOf(text)).toEqual([
    'openapi: 3.1.0',
    'components:',
    '  schemas:',
    '    #',
    '  parameters:',
    '    b: LONG',
    '  examples:',
    '    #',
    'paths:',
    '  /d:',
    '    get:',
    '      responses:',
    '        #',
    '      parameters: []',
    '',
  ])
})

test('a member whose value begins in its line is no parent of the lines below', () => {
  expect(leftOf(api('components: {}', '  schemas:', '    a: LONG'))).toBeNull()
  expect(leftOf(api("'components':", '  schemas:', '    a: LONG'))).toBeNull()
})
