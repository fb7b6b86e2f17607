import { documentFormat, lintDocument } from '@waymark/uri-design'
import { parseYaml } from '@waymark/uri-design/yaml'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const only = { only: ['path-underscore', 'path-camel-case'] } as const
/** What is left of a document: the texts at the places, and the problems with theirs. */
function left(text: string) {
  const { items, findings, problems } = lintDocument(text, only)
  return {
    items: items.map((item) => item.text),
    findings: findings.map((each) => text.slice(each.documentStart, each.documentEnd)),
    problems: problems.map(
      ({ code, documentStart, documentEnd }) => `${code} ${text.slice(documentStart, documentEnd)}`,
    ),
  }
}

const nothing = { items: [], findings: [], problems: [] }

test.each([
  ['', nothing],
  ['\n \r\n\t\n', nothing],
  ['# a_b', nothing],
  ['  # a_b\r\n#\n', nothing],
  ['x:/a_b', { ...nothing, items: ['x:/a_b'], findings: ['a_b'] }],
  ['\n\t x:/a_b \r\nx:/c_d', { ...nothing, items: ['x:/a_b', 'x:/c_d'], findings: ['a_b', 'c_d'] }],
  ['x:/a_b# waymark-ignore', { ...nothing, items: ['x:/a_b# waymark-ignore'], findings: ['a_b'] }],
  ['x:/a_b # comment', { ...nothing, items: ['x:/a_b # comment'], findings: ['a_b '] }],
  ['x:/a_b # waymark-ignore', { ...nothing, items: ['x:/a_b'] }],
  ['x:/a_b #waymark-ignore', { ...nothing, items: ['x:/a_b'] }],
  ['x:/a_b\t#  waymark-ignore\t*', { ...nothing, items: ['x:/a_b'] }],
  ['x:/a_b #c # waymark-ignore', { ...nothing, items: ['x:/a_b #c'] }],
  ['x:/a_b # waymark-ignore path-underscore', { ...nothing, items: ['x:/a_b'] }],
  [
    'x:/a_b # waymark-ignores',
    { ...nothing, items: ['x:/a_b # waymark-ignores'], findings: ['a_b '] },
  ],
  [
    'x:/a_b # waymark-ignore-x',
    { ...nothing, items: ['x:/a_b # waymark-ignore-x'], findings: ['a_b '] },
  ],
  [
    'x:/a_b # waymark-ignore path-camel-case',
    { items: ['x:/a_b'], findings: ['a_b'], problems: ['ignore-unused path-camel-case'] },
  ],
  ['x:/a # waymark-ignore', { ...nothing, items: ['x:/a'] }],
  [
    '# waymark-ignore-next-line\nx:/a_b\nx:/c_d',
    { ...nothing, items: ['x:/a_b', 'x:/c_d'], findings: ['c_d'] },
  ],
  ['# waymark-ignore-next-line\n\n# x\n  x:/a_b', { ...nothing, items: ['x:/a_b'] }],
  [
    '# waymark-ignore-next-line path-underscore -- path-verb\nx:/a_b',
    { ...nothing, items: ['x:/a_b'] },
  ],
  ['# waymark-ignore-next-line path-underscore,\nx:/a_b', { ...nothing, items: ['x:/a_b'] }],
  ['# waymark-ignore-next-line --path-verb\nx:/a_b', { ...nothing, items: ['x:/a_b'] }],
  [
    '# waymark-ignore-next-line path-camel-case\n# waymark-ignore-next-line path-underscore\nx:/a_b',
    { ...nothing, items: ['x:/a_b'] },
  ],
  ['x:/a_b\n# waymark-ignore-next-line', { ...nothing, items: ['x:/a_b'], findings: ['a_b'] }],
  ['x:/a_b\n# waymark-ignore-file\nx:/c_d', { ...nothing, items: ['x:/a_b', 'x:/c_d'] }],
  [
    'x:/a_b\n# waymark-ignore-file path-camel-case, path-naming\n',
    { items: ['x:/a_b'], findings: [], problems: ['ignore-unused path-camel-case'] },
  ],
  [
    '# Waymark-Ignore-Next-Line path-underscore\nx:/a_b',
    {
      items: ['x:/a_b'],
      findings: ['a_b'],
      problems: ['ignore-not-understood Waymark-Ignore-Next-Line'],
    },
  ],
  [
    ' #  waymarkignore-file\nx:/a_b',
    {
      items: ['x:/a_b'],
      findings: ['a_b'],
      problems: ['ignore-not-understood waymarkignore-file'],
    },
  ],
  [
    '#waymark-ignore-nextline\nx:/a_b',
    {
      items: ['x:/a_b'],
      findings: ['a_b'],
      problems: ['ignore-not-understood waymark-ignore-nextline'],
    },
  ],
  ['# see waymark-ignore\nx:/a_b', { ...nothing, items: ['x:/a_b'], findings: ['a_b'] }],
])('in %j is left', (text, expected) => {
  expect(left(text)).toEqual(expected)
})

test.each([
  ['waymark-ignore', ['waymark-ignore-next-line']],
  ['waymark-ignore-nxt-line', ['waymark-ignore-next-line']],
  ['waymark-ignore-files', ['waymark-ignore-file']],
  ['waymark-ignore-everything-there', ['waymark-ignore-next-line', 'waymark-ignore-file']],
])('instead of %s one has to write %s', (word, directives) => {
  expect(lintDocument(`# ${word} path-verb`).problems).toEqual([
    {
      code: 'ignore-not-understood',
      severity: 'warning',
      message: expect.any(String),
      remedy: expect.any(String),
      data: { word, directives },
      documentStart: 2,
      documentEnd: 2 + word.length,
    },
  ])
})

test.each([
  ['waymark-ignored', { directives: ['waymark-ignore'] }],
  ['Waymark-ignore', { directives: ['waymark-ignore'] }],
  ['waymarkignore', { directives: ['waymark-ignore'] }],
  // Right, but not at the end of a line.
  ['waymark-ignore-next-line', {}],
  ['waymark-ignore-file', {}],
])('at the end of a line of YAML, %s is reported, because it has no effect', (word, facts) => {
  const text = `resources:\n  - uri: x:/get-a # ${word} path-verb\n    name: a # waymark\n`
  const start = text.indexOf(word)
  expect(lintDocument(text, {}, { yaml: parseYaml }).problems).toEqual([
    {
      code: 'ignore-not-understood',
      severity: 'warning',
      message: expect.any(String),
      remedy: expect.any(String),
      data: { word, ...facts },
      documentStart: start,
      documentEnd: start + word.length,
    },
  ])
})

test('an unused name is said, unless its rule is off or there is no such rule in the selection', () => {
  const ask = (config: object) =>
    lintDocument(
      'x:/a # waymark-ignore path-verb part-missing api-path-invalid *',
      config,
    ).problems.map(({ code, data }) => [code, data?.['name']])
  const none = (name?: string) => ['ignore-unused', name]
  const rules = { 'scheme-unknown': 'off' }
  expect(ask({ rules })).toEqual([
    none('path-verb'),
    none('part-missing'),
    none('api-path-invalid'),
    none(),
  ])
  expect(ask({ rules: { ...rules, 'path-verb': 'off' } })).toEqual([
    none('part-missing'),
    none('api-path-invalid'),
    none(),
  ])
  expect(ask({ rules: { ...rules, 'api-path-invalid': 'off' } })).toEqual([
    none('path-verb'),
    none('part-missing'),
    none(),
  ])
  expect(ask({ only: ['path-underscore'] })).toEqual([none('api-path-invalid')])
  expect(ask({ rules: { ...rules, 'ignore-unused': 'off' } })).toEqual([])
})

test('the severity of what is said of a comment is that of the configuration', () => {
  const ask = (rules: Readonly<Record<string, 'error' | 'info' | 'off'>>) =>
    lintDocument('# waymark-ignore-next-line nope\nx:/a # waymark-ignore path-verb', {
      rules,
    }).problems.map(({ code, severity }) => `${code} ${severity}`)
  expect(ask({})).toEqual(['ignore-not-understood warning', 'ignore-unused warning'])
  expect(ask({ 'ignore-unused': 'error', 'ignore-not-understood': 'info' })).toEqual([
    'ignore-not-understood info',
    'ignore-unused error',
  ])
  expect(ask({ 'ignore-not-understood': 'off' })).toEqual(['ignore-unused warning'])
})

test('a comment that suppresses nothing is reported as a whole', () => {
  const text = 'https://a.example/b\n  https://a.example/c # waymark-ignore -- old\n'
  const [problem] = lintDocument(text).problems
  expect(text.slice(problem!.documentStart, problem!.documentEnd)).toBe('# waymark-ignore -- old')
})

test('a problem of the document is ignored by its code', () => {
  const text = '# waymark-ignore-file ignore-not-understood\nx:/a # waymark-ignore nope'
  expect(lintDocument(text, only).problems).toEqual([])
})

describe('the language of a document', () => {
  test.each([
    ['', 'lines'],
    ['{', 'json'],
    ['[', 'json'],
    ['\ufeff \n[', 'json'],
    ['\ufeffx', 'lines'],
    ['x{', 'lines'],
    ['%YAML 1.2', 'yaml'],
    ['%YAMLS', 'lines'],
    [' %YAML', 'lines'],
    ['---', 'yaml'],
    ['--- a', 'yaml'],
    ['---a', 'lines'],
    ['# x\n---\n', 'yaml'],
    ['openapi: 3', 'yaml'],
    ['"openapi" : 3', 'yaml'],
    ["'openapi':\n", 'yaml'],
    ['openapi:3', 'lines'],
    ['openapi:', 'yaml'],
    ['openapis: 3', 'lines'],
    [' openapi: 3', 'lines'],
    ['xopenapi: 3', 'lines'],
    ['swagger: "2.0"', 'yaml'],
    ['asyncapi: 3.0.0', 'yaml'],
    ['info: 1\nresources:\n', 'yaml'],
    ['resourceTemplates: []', 'yaml'],
    ['- uri: a', 'yaml'],
    ['- uriTemplate: a', 'yaml'],
    ['- name: a', 'yaml'],
    ['- uri:a', 'lines'],
    ['-  uri: a', 'lines'],
    ['- uris: a', 'lines'],
    ['resources://a/b', 'lines'],
  ])('%j is %s', (text, format) => {
    expect(documentFormat(text)).toBe(format)
  })

  test('a document is read in the language that is given', () => {
    expect(lintDocument('["a:b"]', {}, { format: 'lines' }).items[0]!.text).toBe('["a:b"]')
    expect(lintDocument('["a:b"]', {}, { format: 'json' }).items[0]!.text).toBe('a:b')
    expect(() => lintDocument('a:b', {}, { format: 'json' })).toThrow(SyntaxError)
    expect(() => lintDocument('a:b', {}, { format: 'yaml' })).toThrow(
      errorWith({ name: 'DocumentError', reason: 'kind' }),
    )
  })
})
