import { parseTemplate, type TemplateProblem } from '@waymark/uri-template'
import { expect, test } from 'vitest'

test.each<[string, unknown]>([
  ['a', [{ kind: 'literal', text: 'a', start: 0, end: 1 }]],
  ['', []],
  [
    'a{b}c',
    [
      { kind: 'literal', text: 'a', start: 0, end: 1 },
      {
        kind: 'expression',
        operator: '',
        variables: [{ name: 'b', explode: false, prefix: null, start: 2, end: 3 }],
        start: 1,
        end: 4,
      },
      { kind: 'literal', text: 'c', start: 4, end: 5 },
    ],
  ],
  [
    '{+a.b,c*,d:12}',
    [
      {
        kind: 'expression',
        operator: '+',
        variables: [
          { name: 'a.b', explode: false, prefix: null, start: 2, end: 5 },
          { name: 'c', explode: true, prefix: null, start: 6, end: 7 },
          { name: 'd', explode: false, prefix: 12, start: 9, end: 10 },
        ],
        start: 0,
        end: 14,
      },
    ],
  ],
  [
    '{?%41b.c_1:9999}',
    [
      {
        kind: 'expression',
        operator: '?',
        variables: [{ name: '%41b.c_1', explode: false, prefix: 9999, start: 2, end: 10 }],
        start: 0,
        end: 16,
      },
    ],
  ],
  [
    '{a}{b}',
    [
      {
        kind: 'expression',
        operator: '',
        variables: [{ name: 'a', explode: false, prefix: null, start: 1, end: 2 }],
        start: 0,
        end: 3,
      },
      {
        kind: 'expression',
        operator: '',
        variables: [{ name: 'b', explode: false, prefix: null, start: 4, end: 5 }],
        start: 3,
        end: 6,
      },
    ],
  ],
  ["it's", [{ kind: 'literal', text: "it's", start: 0, end: 4 }]],
  ['%41', [{ kind: 'literal', text: '%41', start: 0, end: 3 }]],
  ['é', [{ kind: 'literal', text: 'é', start: 0, end: 1 }]],
  [
    '\ud83d\ude00{x}',
    [
      { kind: 'literal', text: '\ud83d\ude00', start: 0, end: 2 },
      {
        kind: 'expression',
        operator: '',
        variables: [{ name: 'x', explode: false, prefix: null, start: 3, end: 4 }],
        start: 2,
        end: 5,
      },
    ],
  ],
  ['{', ['template-unclosed-expression', 0, 1]],
  ['a{', ['template-unclosed-expression', 1, 2]],
  ['a{b', ['template-unclosed-expression', 1, 3]],
  ['a}', ['template-stray-brace', 1, 2]],
  ['a{b}}', ['template-stray-brace', 4, 5]],
  ['{}', ['template-empty-expression', 0, 2]],
  ['x{}', ['template-empty-expression', 1, 3]],
  ['{=a}', ['template-reserved-operator', 1, 2]],
  ['{,a}', ['template-reserved-operator', 1, 2]],
  ['{!a}', ['template-reserved-operator', 1, 2]],
  ['{@a}', ['template-reserved-operator', 1, 2]],
  ['{|a}', ['template-reserved-operator', 1, 2]],
  ['{$a}', ['template-reserved-operator', 1, 2]],
  ['{(a}', ['template-reserved-operator', 1, 2]],
  ['{)a}', ['template-reserved-operator', 1, 2]],
  ['{+}', ['template-invalid-variable', 2, 2]],
  ['{a,}', ['template-invalid-variable', 3, 3]],
  ['{,}', ['template-reserved-operator', 1, 2]],
  ['{a,,b}', ['template-invalid-variable', 3, 3]],
  ['{a b}', ['template-invalid-variable', 1, 4]],
  ['{a-b}', ['template-invalid-variable', 1, 4]],
  ['{.}', ['template-invalid-variable', 2, 2]],
  ['{a.}', ['template-invalid-variable', 1, 3]],
  ['{a..b}', ['template-invalid-variable', 1, 5]],
  ['{..a}', ['template-invalid-variable', 2, 4]],
  ['{%4}', ['template-invalid-variable', 1, 3]],
  ['{%zz}', ['template-invalid-variable', 1, 4]],
  ['{a*b}', ['template-invalid-modifier', 2, 4]],
  ['{a**}', ['template-invalid-modifier', 2, 4]],
  ['{a:}', ['template-invalid-modifier', 2, 3]],
  ['{a:0}', ['template-invalid-modifier', 2, 4]],
  ['{a:01}', ['template-invalid-modifier', 2, 5]],
  [
    '{a:1}',
    [
      {
        kind: 'expression',
        operator: '',
        variables: [{ name: 'a', explode: false, prefix: 1, start: 1, end: 2 }],
        start: 0,
        end: 5,
      },
    ],
  ],
  [
    '{a:9999}',
    [
      {
        kind: 'expression',
        operator: '',
        variables: [{ name: 'a', explode: false, prefix: 9999, start: 1, end: 2 }],
        start: 0,
        end: 8,
      },
    ],
  ],
  ['{a:10000}', ['template-invalid-modifier', 2, 8]],
  ['{a:1*}', ['template-invalid-modifier', 2, 5]],
  ['{a*:1}', ['template-invalid-modifier', 2, 5]],
  ['{a:b}', ['template-invalid-modifier', 2, 4]],
  ['{xx,a:0}', ['template-invalid-modifier', 5, 7]],
  ['{*}', ['template-invalid-variable', 1, 2]],
  ['{:1}', ['template-invalid-variable', 1, 3]],
  ['{a{b}}', ['template-invalid-variable', 1, 4]],
  ['a b{c}', ['template-invalid-literal', 1, 2]],
  ['a"', ['template-invalid-literal', 1, 2]],
  ['a<', ['template-invalid-literal', 1, 2]],
  ['a>', ['template-invalid-literal', 1, 2]],
  ['a\\', ['template-invalid-literal', 1, 2]],
  ['a^', ['template-invalid-literal', 1, 2]],
  ['a`', ['template-invalid-literal', 1, 2]],
  ['a|', ['template-invalid-literal', 1, 2]],
  ['a%', ['template-invalid-literal', 1, 2]],
  ['a%4', ['template-invalid-literal', 1, 2]],
  ['a%zz', ['template-invalid-literal', 1, 2]],
  ['\u0000', ['template-invalid-literal', 0, 1]],
  ['\u001f', ['template-invalid-literal', 0, 1]],
  ['\u007f', ['template-invalid-literal', 0, 1]],
  ['\u009f', ['template-invalid-literal', 0, 1]],
  ['\u00a0', [{ kind: 'literal', text: '\u00a0', start: 0, end: 1 }]],
  ['\ud800', ['template-invalid-literal', 0, 1]],
  ['a\udc00b', ['template-invalid-literal', 1, 2]],
  [
    '!#$&()*+,-./:;=?@[]_~',
    [{ kind: 'literal', text: '!#$&()*+,-./:;=?@[]_~', start: 0, end: 21 }],
  ],
])('%j is parsed to %j', (text, expected) => {
  const problems: TemplateProblem[] = []
  const parts = parseTemplate(text, (problem) => problems.push(problem))
  expect(parseTemplate(text)).toEqual(parts)
  if (parts !== null) {
    expect(parts).toEqual(expected)
    expect(problems).toEqual([])
  } else expect(problems.map(({ code, start, end }) => [code, start, end])).toEqual([expected])
})
