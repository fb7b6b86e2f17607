import { describe, expect, test } from 'vitest'
import { findSyntaxFault, readToken } from '../src/database/json-syntax.ts'
import { parseJsonText } from '../src/database/json-text.ts'

const EARLY = null

describe('the first fault of a text', () => {
  test.each([
    ['', 0, EARLY],
    [' \n', 2, EARLY],
    ['[', 1, EARLY],
    ['[1', 2, EARLY],
    ['[1,', 3, EARLY],
    ['[1 , ', 5, EARLY],
    ['{', 1, EARLY],
    ['{"a"', 4, EARLY],
    ['{"a":', 5, EARLY],
    ['{"a":1', 6, EARLY],
    ['{"a":1,', 7, EARLY],
    ['"', 1, EARLY],
    ['"a', 2, EARLY],
    ['"\\', 2, EARLY],
    ['"\\"', 3, EARLY],
    ['"\\u', 3, EARLY],
    ['"\\u12a', 6, EARLY],
    ['"\\u12aF', 7, EARLY],
    ['-', 1, EARLY],
    ['1.', 2, EARLY],
    ['1e', 2, EARLY],
    ['1E+', 3, EARLY],
    ['1e-', 3, EARLY],
    ['t', 1, EARLY],
    ['tru', 3, EARLY],
    ['fals', 4, EARLY],
    ['nul', 3, EARLY],
    // Brackets, commas and colons.
    [']', 0, '`]`'],
    ['}', 0, '`}`'],
    [',', 0, '`,`'],
    [':', 0, '`:`'],
    ['[}', 1, '`}`'],
    ['{]', 1, '`]`'],
    ['[,', 1, '`,`'],
    ['[1,]', 3, '`]`'],
    ['[1,,', 3, '`,`'],
    ['[1:', 2, '`:`'],
    ['[1}', 2, '`}`'],
    ['[1 2', 3, '`2`'],
    ['[1 "a"', 3, '"a"'],
    ['[1 [', 3, '`[`'],
    ['[1 {', 3, '`{`'],
    ['[[] []', 4, '`[`'],
    ['[] 1', 3, '`1`'],
    ['[] ]', 3, '`]`'],
    ['[] ,', 3, '`,`'],
    ['{,', 1, '`,`'],
    ['{:', 1, '`:`'],
    ['{1', 1, '`1`'],
    ['{true', 1, '`true`'],
    ['{{', 1, '`{`'],
    ['{[', 1, '`[`'],
    ['{"a"}', 4, '`}`'],
    ['{"a",', 4, '`,`'],
    ['{"a" "b"', 5, '"b"'],
    ['{"a":}', 5, '`}`'],
    ['{"a":,', 5, '`,`'],
    ['{"a"::', 5, '`:`'],
    ['{"a":1]', 6, '`]`'],
    ['{"a":1:', 6, '`:`'],
    ['{"a":1 "b"', 7, '"b"'],
    ['{"a":1,}', 7, '`}`'],
    ['{"a":1,,', 7, '`,`'],
    ['{"a":1,2', 7, '`2`'],
    ['{"a":1,{', 7, '`{`'],
    ['{"a":[1],"b":{}]', 15, '`]`'],
    ['[{"a":1},}', 9, '`}`'],
    // Numbers.
    ['01', 1, '`1`'],
    ['[01]', 2, '`1`'],
    ['-a', 1, '`a`'],
    ['--1', 1, '`-`'],
    ['[-]', 2, '`]`'],
    ['1.a', 2, '`a`'],
    ['[1.]', 3, '`]`'],
    ['[1.e1]', 3, '`e`'],
    ['1ex', 2, '`x`'],
    ['1e++', 3, '`+`'],
    ['[1E-]', 4, '`]`'],
    ['+1', 0, '`+`'],
    ['.5', 0, '`.`'],
    ['[1a', 2, '`a`'],
    ['0x1', 1, '`x`'],
    ['1.5.2', 3, '`.`'],
    // Words.
    ['trUe', 2, '`U`'],
    ['[nulL', 4, '`L`'],
    ['falsy', 4, '`y`'],
    ['[True', 1, '`T`'],
    ['[truee', 5, '`e`'],
    ['[true false', 6, '`false`'],
    ['NaN', 0, '`N`'],
    ['[tru ]', 4, 'space'],
    ['-\t1', 1, 'U+0009'],
    ['[tru\n', 4, 'end of line'],
    ['[1.\r', 3, 'end of line'],
    ['undefined', 0, '`u`'],
    // Strings.
    ['"a\nb"', 2, 'end of line (is a quote missing?)'],
    ['"a\rb"', 2, 'end of line (is a quote missing?)'],
    ['"a\tb"', 2, 'U+0009'],
    ['"\u001f"', 1, 'U+001F'],
    ['"\\x"', 2, '`x`'],
    ['"\\\n"', 2, 'end of line (is a quote missing?)'],
    ['"\\U0041"', 2, '`U`'],
    ['"\\u\n"', 3, 'end of line (is a quote missing?)'],
    ['"\\u00g1"', 5, '`g`'],
    ['"\\u"', 3, '`"`'],
    ['"\\u1"', 4, '`"`'],
    ['"\\u123"', 6, '`"`'],
    // Other characters.
    ["'a'", 0, '`\'` (JSON quotes with ")'],
    ['[/', 1, '`/` (JSON has no comments)'],
    ['<a', 0, '`<` (XML? waymark validate checks sitemaps)'],
    ['é', 0, 'U+00E9'],
    ['[😀', 1, 'U+1F600'],
    ['[\u007f', 1, 'U+007F'],
    ['[~', 1, '`~`'],
    ['[\u00a0', 1, 'U+00A0'],
    ['[\f1]', 1, 'U+000C'],
    ['[\v1]', 1, 'U+000B'],
    ['\ufeff1', 0, 'U+FEFF'],
    ['[1\\', 2, '`\\`'],
    // Long tokens are cut.
    [`[1 "${'a'.repeat(40)}"`, 3, `"${'a'.repeat(40)}"`],
    [`[1 ${'2'.repeat(41)}`, 3, `\`${'2'.repeat(40)}\``],
    [`[1 "${'a'.repeat(41)}"`, 3, `"${'a'.repeat(19)}…${'a'.repeat(19)}"`],
  ])('%j is at %i', (text, at, found) => {
    expect(findSyntaxFault(text)).toEqual({ at, found })
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  test.each([
    '{}',
    ' [\n]\r\t',
    '[{"a":[]},{"b":{}},[[]]]',
    '{"":{"":""},"a":[1,"b"]}',
    '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00aF"',
    '"\u007f\u2028"',
    '[0,-0,10,-19,0.5,-1.50,1e1,1E+10,1e-09,0e0,1.5E3]',
    '[true,false,null]',
    'true',
    '-1',
  ])('is none in %j', (text) => {
    expect(findSyntaxFault(text)).toBeNull()
    expect(() => JSON.parse(text)).not.toThrow()
  })
})

test.each([
  ['{"a":1}', '`{`'],
  ['12,', '`12`'],
  ['"a\\u0041" x', '"aA"'],
  ['nullx', '`null`'],
  ['nux', { at: 2, found: '`x`' }],
  ['"x', { at: 2, found: null }],
])('the first token of %j is %j', (text, token) => {
  expect(readToken(text)).toEqual(token)
})

test.each([
  [
    '{"a":\n 1,\n}',
    'a.json: line 3, column 1: Invalid JSON: unexpected `}`. Correct the file at this place.',
  ],
  [
    '{"a":\n [1',
    'a.json: line 2, column 4: Invalid JSON: the file ends too early. Check that it is complete.',
  ],
  [
    '',
    'a.json: line 1, column 1: Invalid JSON: the file ends too early. Check that it is complete.',
  ],
])('a text that is not JSON is refused with its place: %j', (text, message) => {
  expect(() => parseJsonText('a.json', text)).toThrow(
    expect.objectContaining({
      message,
      problem: expect.objectContaining({ code: 'json-invalid' }),
    }),
  )
})
