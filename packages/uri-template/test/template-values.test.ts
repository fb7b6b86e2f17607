import { defineRoutes, defineTemplate, expandTemplate } from '@waymark/uri-template'
import { expect, test } from 'vitest'
import { integerRange } from '../src/integer-range.ts'
import { compileExpression, isInLanguage, limitLength } from '../src/language.ts'
import { parsePattern } from '../src/parse-pattern.ts'
import { checkUrlForm } from '../src/url-form.ts'

interface Fault extends Error {
  readonly option?: string
  readonly problem?: {
    readonly start?: number
    readonly end?: number
    readonly witness?: string
    readonly variable?: string
  }
}

/** What a call gives, or all that its error says. */
function outcomeOf(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    const { name, option, message, problem = {} } = error as Fault
    const { start, end, witness, variable } = problem
    const place = start === undefined ? '' : ` [${start}, ${end}]`
    const shown = witness === undefined ? '' : ` <${witness}>`
    const of = variable === undefined ? '' : ` <${variable}>`
    return `${name}${option === undefined ? '' : ` ${option}`}: ${message}${place}${shown}${of}`
  }
}

const define = (text: string, options: object) => defineTemplate<string>(text, options as never)

test.each<[string, object, object, unknown]>([
  ['/{a}', {}, { a: 'x' }, [['a'], '/x', { a: 'x' }]],
  ['/{a}', {}, { a: 'a.b-c~_' }, [['a'], '/a.b-c~_', { a: 'a.b-c~_' }]],
  ['/{a}', {}, { a: ' é' }, [['a'], '/%20%C3%A9', { a: ' é' }]],
  ['/{a}', {}, { a: '%' }, [['a'], '/%25', { a: '%' }]],
  ['/{a}', {}, { a: '%41' }, [['a'], '/%2541', { a: '%41' }]],
  [
    '/{a}',
    {},
    { a: '%2e' },
    'TemplateValueError: a: value-multiple-encoding: The value becomes a dot segment or gets a separator if a program decodes it once more. <a>',
  ],
  ['/{a}', { policy: 'contained' }, { a: '%2e' }, [['a'], '/%252e', { a: '%2e' }]],
  [
    '/{a}',
    {},
    { a: '%2f' },
    'TemplateValueError: a: value-multiple-encoding: The value becomes a dot segment or gets a separator if a program decodes it once more. <a>',
  ],
  ['/{a}', { policy: 'contained' }, { a: '%2f' }, [['a'], '/%252f', { a: '%2f' }]],
  [
    '/{a}',
    {},
    { a: '.' },
    'TemplateValueError: the URI: value-dot-segment: The URI would contain a dot segment, which URL parsers remove. <>',
  ],
  [
    '/{a}',
    {},
    { a: '..' },
    'TemplateValueError: the URI: value-dot-segment: The URI would contain a dot segment, which URL parsers remove. <>',
  ],
  ['/{a}', {}, { a: '...' }, [['a'], '/...', { a: '...' }]],
  ['/x{a}', {}, { a: '..' }, [['a'], '/x..', { a: '..' }]],
  [
    '/{a}.',
    {},
    { a: '.' },
    'TemplateValueError: the URI: value-dot-segment: The URI would contain a dot segment, which URL parsers remove. <>',
  ],
  [
    '/{a}',
    {},
    { a: '. .' },
    'TemplateValueError: a: value-dots-and-spaces: The value consists of dots and spaces, and becomes `..` where spaces are removed. <a>',
  ],
  [
    '/{a}',
    {},
    { a: '..;x' },
    'TemplateValueError: a: value-dot-segment-parameter: The value begins with `..;`, which servers that remove path parameters read as `..`. <a>',
  ],
  ['/{a}', {}, { a: '.;x' }, [['a'], '/.%3Bx', { a: '.;x' }]],
  ['/{a}', { policy: 'contained' }, { a: '..;x' }, [['a'], '/..%3Bx', { a: '..;x' }]],
  [
    '/{a}',
    {},
    { a: '\t' },
    'TemplateValueError: a: value-control: The value contains a control character. <a>',
  ],
  ['/{a}', { policy: 'contained' }, { a: '\t' }, [['a'], '/%09', { a: '\t' }]],
  [
    '/{a}',
    {},
    { a: '\u007f' },
    'TemplateValueError: a: value-control: The value contains a control character. <a>',
  ],
  [
    '/{a}',
    {},
    { a: '\u0080' },
    'TemplateValueError: a: value-control: The value contains a control character. <a>',
  ],
  [
    '/{a}',
    {},
    { a: '\u009f' },
    'TemplateValueError: a: value-control: The value contains a control character. <a>',
  ],
  ['/{a}', {}, { a: '\u00a0' }, [['a'], '/%C2%A0', { a: '\u00a0' }]],
  ['/{a}', {}, { a: ' ' }, [['a'], '/%20', { a: ' ' }]],
  ['/{a}', {}, { a: '!' }, [['a'], '/%21', { a: '!' }]],
  [
    '/{a}',
    {},
    { a: '\udc00' },
    'TemplateValueError: a: value-lone-surrogate: The value contains half of a surrogate pair, which UTF-8 cannot encode. <a>',
  ],
  [
    '/{a}',
    {},
    { a: 'a/b' },
    'TemplateValueError: a: value-separator: The value contains a separator where one name is expected. <a>',
  ],
  [
    '/{a}',
    {},
    { a: 'a\\b' },
    'TemplateValueError: a: value-separator: The value contains a separator where one name is expected. <a>',
  ],
  [
    '/{a}',
    {},
    { a: '' },
    'TemplateValueError: a: value-empty: The value is empty, so it would leave no trace in the URI. <a>',
  ],
  ['/{a}', {}, {}, 'TemplateValueError: a: value-missing: The value is missing. <a>'],
  ['/{a}', {}, { a: undefined }, 'TemplateValueError: a: value-missing: The value is missing. <a>'],
  ['/{a}', {}, { a: null }, 'TemplateValueError: a: value-missing: The value is missing. <a>'],
  [
    '/{a}',
    {},
    { a: 5 },
    'TemplateValueError: a: value-of-wrong-kind: The value is not of the kind that the variable holds. <a>',
  ],
  [
    '/{a}',
    {},
    { a: ['x'] },
    'TemplateValueError: a: value-of-wrong-kind: The value is not of the kind that the variable holds. <a>',
  ],
  [
    '/{a}',
    {},
    { a: {} },
    'TemplateValueError: a: value-of-wrong-kind: The value is not of the kind that the variable holds. <a>',
  ],
  ['/{a}', {}, { b: 'x' }, 'OptionError b: the template has no variable `b`; did you mean `a`?'],
  [
    '/{a}',
    {},
    { aa: 'x', a: 'y' },
    'OptionError aa: the template has no variable `aa`; did you mean `a`?',
  ],
  ['/x{.a}', {}, { a: 'b' }, [['a'], '/x.b', { a: 'b' }]],
  [
    '/x{.a}',
    {},
    { a: 'b.c' },
    'TemplateValueError: a: value-separator: The value contains a separator where one name is expected. <a>',
  ],
  [
    '/x{.a}',
    {},
    { a: '.' },
    'TemplateValueError: a: value-separator: The value contains a separator where one name is expected. <a>',
  ],
  [
    '/x{.a}',
    {},
    { a: '' },
    'TemplateValueError: a: value-empty: The value is empty, so it would leave no trace in the URI. <a>',
  ],
  ['/x{.a}', {}, {}, [['a'], '/x', {}]],
  ['/x{.a}', {}, { a: 'b c' }, [['a'], '/x.b%20c', { a: 'b c' }]],
  [
    '/x{.a}',
    {},
    { a: 'b/c' },
    'TemplateValueError: a: value-separator: The value contains a separator where one name is expected. <a>',
  ],
  ['/x{.a}', {}, { a: '-' }, [['a'], '/x.-', { a: '-' }]],
  ['/x{/a}', {}, { a: 'b' }, [['a'], '/x/b', { a: 'b' }]],
  [
    '/x{/a}',
    {},
    { a: '..' },
    'TemplateValueError: the URI: value-dot-segment: The URI would contain a dot segment, which URL parsers remove. <>',
  ],
  [
    '/x{/a}',
    {},
    { a: '' },
    'TemplateValueError: a: value-empty: The value is empty, so it would leave no trace in the URI. <a>',
  ],
  ['/x{/a}', {}, {}, [['a'], '/x', {}]],
  [
    '/x{/a,b}',
    {},
    { b: 'y' },
    'TemplateValueError: the URI: value-not-reversible: The URI would not give the same values when it is matched. <>',
  ],
  ['/x{/a,b}', {}, { a: 'x' }, [['a', 'b'], '/x/x', { a: 'x' }]],
  ['/x{/a,b}', {}, { a: 'x', b: 'y' }, [['a', 'b'], '/x/x/y', { a: 'x', b: 'y' }]],
  ['/x{;a}', {}, { a: '' }, [['a'], '/x;a', { a: '' }]],
  ['/x{;a}', {}, { a: 'b;c' }, [['a'], '/x;a=b%3Bc', { a: 'b;c' }]],
  [
    '/x{;a}',
    {},
    { a: 'b/c' },
    'TemplateValueError: a: value-separator: The value contains a separator where one name is expected. <a>',
  ],
  ['/x{;a,b}', {}, { b: 'y' }, [['a', 'b'], '/x;b=y', { b: 'y' }]],
  ['/x{?a}', {}, { a: '' }, [['a'], '/x?a=', { a: '' }]],
  ['/x{?a}', {}, { a: 'b/c&d=e\\' }, [['a'], '/x?a=b%2Fc%26d%3De%5C', { a: 'b/c&d=e\\' }]],
  ['/x{?a,b}', {}, { b: 'y' }, [['a', 'b'], '/x?b=y', { b: 'y' }]],
  ['/x{?a,b}', {}, {}, [['a', 'b'], '/x', {}]],
  ['/x{?a}', {}, { a: '..' }, [['a'], '/x?a=..', { a: '..' }]],
  ['/x{?a}', {}, { a: '\t%2e' }, [['a'], '/x?a=%09%252e', { a: '\t%2e' }]],
  ['/x?y{&a,b}', {}, { b: 'z' }, [['a', 'b'], '/x?y&b=z', { b: 'z' }]],
  [
    '/{+a}',
    {},
    { a: "b/c;d,e:@!$()*+='" },
    [['a'], "/b/c;d,e:@!$()*+='", { a: "b/c;d,e:@!$()*+='" }],
  ],
  [
    '/{+a}',
    {},
    { a: 'b?c' },
    'TemplateValueError: a: value-delimiter: The value contains a character that ends or divides this part of the URI. <a>',
  ],
  [
    '/{+a}',
    {},
    { a: 'b#c' },
    'TemplateValueError: a: value-delimiter: The value contains a character that ends or divides this part of the URI. <a>',
  ],
  [
    '/{+a}',
    {},
    { a: 'b\\c' },
    'TemplateValueError: a: value-separator: The value contains a separator where one name is expected. <a>',
  ],
  [
    '/{+a}',
    {},
    { a: '' },
    'TemplateValueError: a: value-empty: The value is empty, so it would leave no trace in the URI. <a>',
  ],
  [
    '/{+a}',
    {},
    { a: 'b%41' },
    'TemplateValueError: a: value-percent-encoded: The value contains a percent-encoded byte, which would be decoded when it is read. <a>',
  ],
  ['/{+a}', {}, { a: 'b%4' }, [['a'], '/b%254', { a: 'b%4' }]],
  [
    '/{+a}',
    {},
    { a: 'a/..' },
    'TemplateValueError: the URI: value-dot-segment: The URI would contain a dot segment, which URL parsers remove. <>',
  ],
  [
    '/{+a}',
    {},
    { a: 'a/%2f' },
    'TemplateValueError: a: value-percent-encoded: The value contains a percent-encoded byte, which would be decoded when it is read. <a>',
  ],
  [
    '/{+a}',
    {},
    { a: 'a/\t' },
    'TemplateValueError: a: value-control: The value contains a control character. <a>',
  ],
  ['/{+a}', { policy: 'contained' }, { a: 'a/\t' }, [['a'], '/a/%09', { a: 'a/\t' }]],
  [
    '/{+a}',
    {},
    { a: 'a/..;x' },
    'TemplateValueError: a: value-dot-segment-parameter: The value begins with `..;`, which servers that remove path parameters read as `..`. <a>',
  ],
  ['/{+a}', {}, {}, 'TemplateValueError: a: value-missing: The value is missing. <a>'],
  ['/{+a,b}', {}, { a: 'x', b: 'y' }, [['a', 'b'], '/x,y', { a: 'x', b: 'y' }]],
  [
    '/{+a,b}',
    {},
    { a: 'x,z', b: 'y' },
    'TemplateValueError: the URI: value-not-reversible: The URI would not give the same values when it is matched. <>',
  ],
  ['/x{#a}', {}, { a: '' }, [['a'], '/x#', { a: '' }]],
  ['/x{#a}', {}, { a: 'b?c/..\\' }, [['a'], '/x#b?c/..%5C', { a: 'b?c/..\\' }]],
  [
    '/x{#a}',
    {},
    { a: 'b#c' },
    'TemplateValueError: a: value-delimiter: The value contains a character that ends or divides this part of the URI. <a>',
  ],
  [
    '/x{#a}',
    {},
    { a: '%41' },
    'TemplateValueError: a: value-percent-encoded: The value contains a percent-encoded byte, which would be decoded when it is read. <a>',
  ],
  ['/x{#a}', {}, {}, [['a'], '/x', {}]],
  ['/{a,b}', {}, { a: 'x', b: 'y' }, [['a', 'b'], '/x,y', { a: 'x', b: 'y' }]],
  ['/{a,b}', {}, { a: 'x,z', b: 'y' }, [['a', 'b'], '/x%2Cz,y', { a: 'x,z', b: 'y' }]],
  ['/{a,b}', {}, { a: 'x' }, 'TemplateValueError: b: value-missing: The value is missing. <b>'],
  ['/{a:3}', {}, { a: 'abc' }, [['a'], '/abc', { a: 'abc' }]],
  [
    '/{a:3}',
    {},
    { a: 'abcd' },
    'TemplateValueError: a: value-too-long: The value is longer than its prefix modifier allows. <a>',
  ],
  ['/{a:3}', {}, { a: 'é\ud83d\ude00x' }, [['a'], '/%C3%A9%F0%9F%98%80x', { a: 'é\ud83d\ude00x' }]],
  [
    '/{a:3}',
    {},
    { a: 'é\ud83d\ude00xy' },
    'TemplateValueError: a: value-too-long: The value is longer than its prefix modifier allows. <a>',
  ],
  ['/{a:1}/{a}', {}, { a: 'abc' }, [['a'], '/a/abc', { a: 'abc' }]],
  ['/{a:1}/{a}', {}, { a: 'a' }, [['a'], '/a/a', { a: 'a' }]],
  ['/{a}/{a}', {}, { a: 'x' }, [['a'], '/x/x', { a: 'x' }]],
  ['/x{?a*}', {}, { a: ['p', 'q'] }, [['a'], '/x?a=p&a=q', { a: ['p', 'q'] }]],
  ['/x{?a*}', {}, { a: [''] }, [['a'], '/x?a=', { a: [''] }]],
  ['/x{?a*}', {}, { a: [] }, [['a'], '/x', {}]],
  [
    '/x{?a}',
    { kinds: { a: 'list' } },
    { a: ['p', 'q,'] },
    [['a'], '/x?a=p,q%2C', { a: ['p', 'q,'] }],
  ],
  ['/x{?a}', { kinds: { a: 'list' } }, { a: ['', 'q'] }, [['a'], '/x?a=,q', { a: ['', 'q'] }]],
  ['/x{?a}', { kinds: { a: 'list' } }, { a: [] }, [['a'], '/x', {}]],
  ['/{a*}', {}, { a: ['p', 'q'] }, [['a'], '/p,q', { a: ['p', 'q'] }]],
  ['/{a*}', {}, { a: [] }, 'TemplateValueError: a: value-missing: The value is missing. <a>'],
  [
    '/{a*}',
    {},
    { a: [''] },
    'TemplateValueError: a: value-empty: The value is empty, so it would leave no trace in the URI. <a>',
  ],
  [
    '/{a*}',
    {},
    { a: ['p', 5] },
    'TemplateValueError: a: value-of-wrong-kind: The value is not of the kind that the variable holds. <a>',
  ],
  ['/x{/a*}', {}, { a: ['p', 'q'] }, [['a'], '/x/p/q', { a: ['p', 'q'] }]],
  ['/x{.a*}', {}, { a: ['p', 'q'] }, [['a'], '/x.p.q', { a: ['p', 'q'] }]],
  ['/x{;a*}', {}, { a: ['p', ''] }, [['a'], '/x;a=p;a', { a: ['p', ''] }]],
  ['/x{#a*}', {}, { a: ['p', 'q/'] }, [['a'], '/x#p,q/', { a: ['p', 'q/'] }]],
  [
    '/x{#a*}',
    {},
    { a: ['p,q'] },
    'TemplateValueError: a: value-delimiter: The value contains a character that ends or divides this part of the URI. <a>',
  ],
  ['/{+a*}', {}, { a: ['p', 'q/r'] }, [['a'], '/p,q/r', { a: ['p', 'q/r'] }]],
  [
    '/x{?a*}',
    { kinds: { a: 'record' } },
    { a: { p: '1', q: '' } },
    [['a'], '/x?p=1&q=', { a: { p: '1', q: '' } }],
  ],
  [
    '/x{?a}',
    { kinds: { a: 'record' } },
    { a: { p: '1', q: '2' } },
    [['a'], '/x?a=p,1,q,2', { a: { p: '1', q: '2' } }],
  ],
  [
    '/{a*}',
    { kinds: { a: 'record' } },
    { a: { p: '1', q: '2' } },
    [['a'], '/p=1,q=2', { a: { p: '1', q: '2' } }],
  ],
  [
    '/{a}',
    { kinds: { a: 'record' } },
    { a: { p: '1', q: '2' } },
    [['a'], '/p,1,q,2', { a: { p: '1', q: '2' } }],
  ],
  [
    '/{a}',
    { kinds: { a: 'record' } },
    { a: {} },
    'TemplateValueError: a: value-missing: The value is missing. <a>',
  ],
  [
    '/{a}',
    { kinds: { a: 'record' } },
    { a: { p: 5 } },
    'TemplateValueError: a: value-of-wrong-kind: The value is not of the kind that the variable holds. <a>',
  ],
  [
    '/{a}',
    { kinds: { a: 'record' } },
    { a: ['p'] },
    'TemplateValueError: a: value-of-wrong-kind: The value is not of the kind that the variable holds. <a>',
  ],
  [
    '/{a*}',
    { kinds: { a: 'record' } },
    { a: { 'p/': '1' } },
    'TemplateValueError: a: value-separator: The value contains a separator where one name is expected. <a>',
  ],
  [
    '/x{;a*}',
    { kinds: { a: 'record' } },
    { a: { p: '', q: '2' } },
    [['a'], '/x;p;q=2', { a: { p: '', q: '2' } }],
  ],
  ['/{a*}', { kinds: { a: 'record' } }, { a: { p: '' } }, [['a'], '/p=', { a: { p: '' } }]],
  [
    '/{a*}',
    { kinds: { a: 'record' } },
    { a: { '': 'x' } },
    'TemplateValueError: the URI: value-not-reversible: The URI would not give the same values when it is matched. <>',
  ],
  [
    '/x{?a*}',
    { kinds: { a: 'record' } },
    { a: { '': 'x' } },
    'TemplateValueError: the URI: value-not-reversible: The URI would not give the same values when it is matched. <>',
  ],
  ['/{a}', { kinds: { a: 'integer' } }, { a: 5 }, [['a'], '/5', { a: 5 }]],
  ['/{a}', { kinds: { a: 'integer' } }, { a: -5 }, [['a'], '/-5', { a: -5 }]],
  [
    '/{a}',
    { kinds: { a: 'integer' } },
    { a: -0 },
    'TemplateValueError: a: value-of-wrong-kind: The value is not of the kind that the variable holds. <a>',
  ],
  [
    '/{a}',
    { kinds: { a: 'integer' } },
    { a: 1.5 },
    'TemplateValueError: a: value-of-wrong-kind: The value is not of the kind that the variable holds. <a>',
  ],
  [
    '/{a}',
    { kinds: { a: 'integer' } },
    { a: 9007199254740992 },
    'TemplateValueError: a: value-of-wrong-kind: The value is not of the kind that the variable holds. <a>',
  ],
  [
    '/{a}',
    { kinds: { a: 'integer' } },
    { a: 9007199254740991 },
    [['a'], '/9007199254740991', { a: 9007199254740991 }],
  ],
  [
    '/{a}',
    { kinds: { a: 'integer' } },
    { a: '5' },
    'TemplateValueError: a: value-of-wrong-kind: The value is not of the kind that the variable holds. <a>',
  ],
  ['/x{?a}', { kinds: { a: 'integer' } }, { a: 5 }, [['a'], '/x?a=5', { a: 5 }]],
  ['/x{?a*}', { kinds: { a: 'integer' } }, { a: 5 }, [['a'], '/x?a=5', { a: 5 }]],
  ['/{a*}', { kinds: { a: 'integer' } }, { a: 5 }, [['a'], '/5', { a: 5 }]],
  ['/x{;a}', { kinds: { a: 'integer' } }, { a: 0 }, [['a'], '/x;a=0', { a: 0 }]],
  ['/x{.a}', { kinds: { a: 'integer' } }, { a: 0 }, [['a'], '/x.0', { a: 0 }]],
  ['/x{#a}', { kinds: { a: 'integer' } }, { a: 0 }, [['a'], '/x#0', { a: 0 }]],
  [
    '/{a}',
    { kinds: { a: { kind: 'integer', min: 2, max: 4 } } },
    { a: 2 },
    [['a'], '/2', { a: 2 }],
  ],
  [
    '/{a}',
    { kinds: { a: { kind: 'integer', min: 2, max: 4 } } },
    { a: 4 },
    [['a'], '/4', { a: 4 }],
  ],
  [
    '/{a}',
    { kinds: { a: { kind: 'integer', min: 2, max: 4 } } },
    { a: 1 },
    'TemplateValueError: a: value-out-of-range: The integer is smaller or larger than the variable allows. <a>',
  ],
  [
    '/{a}',
    { kinds: { a: { kind: 'integer', min: 2, max: 4 } } },
    { a: 5 },
    'TemplateValueError: a: value-out-of-range: The integer is smaller or larger than the variable allows. <a>',
  ],
  ['/{a}', { kinds: { a: { oneOf: ['x', 'y'] } } }, { a: 'x' }, [['a'], '/x', { a: 'x' }]],
  [
    '/{a}',
    { kinds: { a: { oneOf: ['x', 'y'] } } },
    { a: 'z' },
    'TemplateValueError: a: value-not-listed: The value is not in the list of allowed values. <a>',
  ],
  ['/{a}', { kinds: { a: { pattern: '[a-c]+' } } }, { a: 'abc' }, [['a'], '/abc', { a: 'abc' }]],
  [
    '/{a}',
    { kinds: { a: { pattern: '[a-c]+' } } },
    { a: 'abd' },
    'TemplateValueError: a: value-of-wrong-pattern: The value does not match the pattern of the variable. <a>',
  ],
  [
    '/{a}',
    { kinds: { a: { minLength: 2, maxLength: 3 } } },
    { a: 'a' },
    'TemplateValueError: a: value-of-wrong-length: The value has too few or too many characters for the variable. <a>',
  ],
  [
    '/{a}',
    { kinds: { a: { minLength: 2, maxLength: 3 } } },
    { a: 'ab' },
    [['a'], '/ab', { a: 'ab' }],
  ],
  [
    '/{a}',
    { kinds: { a: { minLength: 2, maxLength: 3 } } },
    { a: 'é\ud83d\ude00c' },
    [['a'], '/%C3%A9%F0%9F%98%80c', { a: 'é\ud83d\ude00c' }],
  ],
  [
    '/{a}',
    { kinds: { a: { minLength: 2, maxLength: 3 } } },
    { a: 'abcd' },
    'TemplateValueError: a: value-of-wrong-length: The value has too few or too many characters for the variable. <a>',
  ],
  [
    '/{a}',
    { kinds: { a: { minLength: 2 } } },
    { a: 'a' },
    'TemplateValueError: a: value-of-wrong-length: The value has too few or too many characters for the variable. <a>',
  ],
  [
    '/{a}',
    { kinds: { a: { maxLength: 2 } } },
    { a: 'abc' },
    'TemplateValueError: a: value-of-wrong-length: The value has too few or too many characters for the variable. <a>',
  ],
  ['/{+a}/x', {}, { a: 'b' }, [['a'], '/b/x', { a: 'b' }]],
  [
    '{+a}',
    {},
    { a: './b' },
    'TemplateValueError: the URI: value-dot-segment: The URI would contain a dot segment, which URL parsers remove. <>',
  ],
  [
    '{a}/b',
    {},
    { a: '..' },
    'TemplateValueError: the URI: value-dot-segment: The URI would contain a dot segment, which URL parsers remove. <>',
  ],
  [
    '/a/./{b}',
    {},
    { b: 'x' },
    'TemplateError: template-dot-segment at 0 in "/a/./{b}": The path of the template contains a dot segment, which URL parsers remove. [0, 8]',
  ],
  [
    '/{a',
    {},
    {},
    'TemplateError: template-unclosed-expression at 1 in "/{a": An expression begins with `{` but has no `}`. [1, 3]',
  ],
  [
    '/{a}{b}',
    {},
    {},
    'TemplateError: template-ambiguous at 0 in "/{a}{b}": "/xxx" can be read in two ways. [0, 7] </xxx>',
  ],
  [
    '/{a:2}',
    { kinds: { a: 'list' } },
    {},
    'TemplateError: template-prefix-not-applicable at 2 in "/{a:2}": A prefix modifier is applied to a list, a record or an integer. [2, 3]',
  ],
  [
    '/{a}',
    { kinds: { b: 'list' } },
    {},
    'OptionError b: the template has no variable `b`; did you mean `a`?',
  ],
  ['/x{?constructor}', {}, {}, [['constructor'], '/x', {}]],
])('%s with %j and %j gives %j, and is read so', (text, options, data, expected) => {
  const outcome = outcomeOf(() => {
    const template = define(text, options)
    const uri = template.expand(data as never)
    return [template.variables, uri, template.match(uri)]
  })
  expect(outcome).toEqual(expected)
})

test.each<[string, object, string, unknown]>([
  ['/{a}', {}, '/x', { a: 'x' }],
  ['/{a}', {}, '/%78', { a: 'x' }],
  ['/{a}', {}, '/%2f', null],
  ['/{a}', {}, '/%5C', null],
  ['/{a}', {}, '/x/', null],
  ['/{a}', {}, '/', null],
  ['/{a}', {}, '/x?y', null],
  ['/{a}', {}, '/x#y', null],
  ['/{a}', {}, '/x;y', null],
  ['/{a}', {}, "/x!'()*", { a: "x!'()*" }],
  ['/{a}', {}, '/x,y', null],
  ['/{a}', {}, '/x+y', null],
  ['/{a}', {}, '/x:y', null],
  ['/{a}', {}, '/%zz', null],
  ['/{a}', {}, '/%e9', null],
  ['/{a}', {}, '/%EF%BF%BD', { a: '�' }],
  ['/{a}', {}, '/\ud83d\ude00', { a: '\ud83d\ude00' }],
  ['/{a}', {}, 'x', null],
  ['/{a}', {}, '', null],
  ['/{a}', {}, '/a b', null],
  ['/{a}', {}, '/%2e', null],
  ['/{a}', {}, '/..', null],
  ['/{a}', {}, '/a%00', null],
  ['/{a}', { policy: 'contained' }, '/a%00', { a: 'a\u0000' }],
  ['/x{?a,b}', {}, '/x?a=1&b=2', { a: '1', b: '2' }],
  ['/x{?a,b}', {}, '/x?b=2&a=1', null],
  ['/x{?a,b}', {}, '/x?a=1&a=2', null],
  ['/x{?a,b}', {}, '/x?', null],
  ['/x{?a,b}', {}, '/x&b=2', null],
  ['/x{?a,b}', {}, '/x?a', null],
  ['/x{?a,b}', {}, '/x?a=&b=', { a: '', b: '' }],
  ['/x{?a,b}', {}, '/x?c=1', null],
  ['/x{?a}', {}, '/x?a=b%2Fc%26', { a: 'b/c&' }],
  ['/x{?a}', {}, '/x?a=b/c', null],
  ['/x{?a}', {}, '/x?a=b+c', null],
  ['/x{?a}', {}, '/x?%61=b', null],
  ['/x?q{&a}', {}, '/x?q&a=1', { a: '1' }],
  ['/x{;a,b}', {}, '/x;a;b=2', { a: '', b: '2' }],
  ['/x{;a,b}', {}, '/x;a=;b', null],
  ['/x{;a,b}', {}, '/x;b;a', null],
  ['/x{.a}', {}, '/x.b', { a: 'b' }],
  ['/x{.a}', {}, '/x.', null],
  ['/x{.a}', {}, '/x.b.c', null],
  ['/x{.a*}', {}, '/x.b.c', { a: ['b', 'c'] }],
  ['/x{/a*}', {}, '/x/b/c', { a: ['b', 'c'] }],
  ['/x{/a*}', {}, '/x/b//c', null],
  ['/x{/a*}', {}, '/x', {}],
  ['/x{/a*}', {}, '/x/', null],
  ['/{a*}', {}, '/b,c', { a: ['b', 'c'] }],
  ['/{a*}', {}, '/b,,c', null],
  ['/{a}', { kinds: { a: 'list' } }, '/b,c%2Cd', { a: ['b', 'c,d'] }],
  ['/x{?a}', { kinds: { a: 'list' } }, '/x?a=', { a: [''] }],
  ['/x{?a}', { kinds: { a: 'list' } }, '/x?a=b,,c', { a: ['b', '', 'c'] }],
  ['/x{?a*}', {}, '/x?a=1&a=2', { a: ['1', '2'] }],
  ['/x{?a*}', {}, '/x?a=1&b=2', null],
  ['/x{?a*}', { kinds: { a: 'record' } }, '/x?b=1&c=2', { a: { b: '1', c: '2' } }],
  ['/x{?a*}', { kinds: { a: 'record' } }, '/x?b=1&b=2', null],
  ['/x{?a*}', { kinds: { a: 'record' } }, '/x?b', null],
  ['/x{?a}', { kinds: { a: 'record' } }, '/x?a=b,1,c', null],
  ['/x{?a}', { kinds: { a: 'record' } }, '/x?a=b,1,c,2', { a: { b: '1', c: '2' } }],
  ['/{a}', { kinds: { a: 'record' } }, '/b,', { a: { b: '' } }],
  ['/{a}', { kinds: { a: 'integer' } }, '/-5', { a: -5 }],
  ['/{a}', { kinds: { a: 'integer' } }, '/5a', null],
  ['/{a}', { kinds: { a: { kind: 'integer', min: 1000000 } } }, '/999999', null],
  ['/{a}', { kinds: { a: { kind: 'integer', min: 1000000 } } }, '/1000000', { a: 1000000 }],
  ['/{a}', { kinds: { a: { kind: 'integer', max: 1000000 } } }, '/1000001', null],
  ['/{a}', { kinds: { a: 'integer' } }, '/9007199254740993', null],
  ['/{a:2}', {}, '/ab', { a: 'ab' }],
  ['/{a:2}', {}, '/abc', null],
  ['/{a:2}', {}, '/\ud83d\ude00é', { a: '\ud83d\ude00é' }],
  ['/{a:2}/{a}', {}, '/ab/abc', { a: 'abc' }],
  ['/{a:2}/{a}', {}, '/ab/acb', null],
  ['/{a:2}/{a}', {}, '/a/abc', null],
  ['/{a:2}/{a}', {}, '/a/a', { a: 'a' }],
  ['/{a}/{a}', {}, '/x/x', { a: 'x' }],
  ['/{a}/{a}', {}, '/x/y', null],
  ['/{a:2}/{a:3}', {}, '/ab/abc', null],
  ['/{a:3}/{a:2}', {}, '/abc/ab', { a: 'abc' }],
  [
    '/{a}',
    { kinds: { a: { maxLength: 300 } } },
    '/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    {
      a: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    },
  ],
  [
    '/{a}',
    { kinds: { a: { maxLength: 300 } } },
    '/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    null,
  ],
  [
    '/{a}',
    { kinds: { a: { minLength: 257 } } },
    '/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    null,
  ],
  [
    '/{a}',
    { kinds: { a: { minLength: 256 } } },
    '/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    {
      a: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    },
  ],
  [
    '/{a:300}',
    {},
    '/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    null,
  ],
  ['x{#a,b}', {}, 'x#p,q', { a: 'p', b: 'q' }],
  ['x{#a}', {}, 'x#p,q?/', { a: 'p,q?/' }],
  ['x{#a}', {}, 'x#', { a: '' }],
  ['x{#a}', {}, 'x', {}],
  ['x{#a}', {}, 'x#p#q', null],
  ['/{+a}', {}, '/p//q', { a: 'p//q' }],
  ['/{+a}', {}, '/p%2Fq', null],
  ['/{+a}', {}, '/p%5Cq', null],
  ['/{+a}', {}, '/p?q', null],
  ['/{+a*}', {}, '/p,q/r', { a: ['p', 'q/r'] }],
  ['/{+a*}', { kinds: { a: 'record' } }, '/p=q,r=s=t', null],
])('%s with %j reads %s as %j', (text, options, uri, expected) => {
  expect(define(text, options).match(uri)).toEqual(expected)
})

test('lengths that are too large for the automaton are counted', () => {
  for (const most of [256, 257, 300]) {
    const limited = define('/{a}', { kinds: { a: { maxLength: most } } })
    expect(limited.match(`/${'x'.repeat(most)}`)).toEqual({ a: 'x'.repeat(most) })
    expect(limited.match(`/x${'x'.repeat(most)}`)).toBeNull()
  }
  for (const least of [256, 257]) {
    const limited = define('/{a}', { kinds: { a: { minLength: least } } })
    expect(limited.match(`/${'x'.repeat(least)}`)).toEqual({ a: 'x'.repeat(least) })
    expect(limited.match(`/${'x'.repeat(least - 1)}`)).toBeNull()
  }
  for (const prefix of [256, 257, 300]) {
    const limited = define(`/{a:${prefix}}`, {})
    expect(limited.match(`/${'x'.repeat(prefix)}`)).toEqual({ a: 'x'.repeat(prefix) })
    expect(limited.match(`/x${'x'.repeat(prefix)}`)).toBeNull()
  }
})

test.each<[string, unknown]>([
  ['a)', 'OptionError x: the pattern of `x` has a `)` without its `(` (column 2 of a))'],
  ['(a', 'OptionError x: the pattern of `x` has a `(` without its `)` (column 3 of (a)'],
  [
    '(?a)',
    'OptionError x: the pattern of `x` has a group of a kind that would need backtracking, or a name: use `(…)` (column 1 of (?a))',
  ],
  ['(?:a', 'OptionError x: the pattern of `x` has a `(` without its `)` (column 5 of (?:a)'],
  [
    '(?=a)',
    'OptionError x: the pattern of `x` has a group of a kind that would need backtracking, or a name: use `(…)` (column 1 of (?=a))',
  ],
  ['[a', 'OptionError x: the pattern of `x` has a `[` without its `]` (column 3 of [a)'],
  ['[', 'OptionError x: the pattern of `x` has a `[` without its `]` (column 2 of [)'],
  ['[]', 'OK'],
  ['[^]', 'OK'],
  [
    '[[a]',
    'OptionError x: the pattern of `x` has a `[` in a class: write `\\[` (column 2 of [[a])',
  ],
  ['[a-', 'OptionError x: the pattern of `x` has a `[` without its `]` (column 4 of [a-)'],
  ['[a-]', 'OK'],
  ['[-a]', 'OK'],
  ['[a-b-c]', 'OK'],
  [
    '[b-a]',
    'OptionError x: the pattern of `x` has a range that ends before it begins (column 5 of [b-a])',
  ],
  ['[a-a]', 'OK'],
  [
    '[é-z]',
    'OptionError x: the pattern of `x` has a range that does not go from one ASCII character to another (column 5 of [é-z])',
  ],
  [
    '[a-é]',
    'OptionError x: the pattern of `x` has a range that does not go from one ASCII character to another (column 5 of [a-é])',
  ],
  [
    '[\\d-z]',
    'OptionError x: the pattern of `x` has a range that does not go from one ASCII character to another (column 6 of [\\d-z])',
  ],
  [
    '[a-\\w]',
    'OptionError x: the pattern of `x` has a range that does not go from one ASCII character to another (column 6 of [a-\\w])',
  ],
  [
    '[^é]',
    'OptionError x: the pattern of `x` has a character outside ASCII in a class that begins with `^` (column 5 of [^é])',
  ],
  ['[éa]', 'OK'],
  ['[\\]]', 'OK'],
  ['[\\^a]', 'OK'],
  [
    '^a',
    'OptionError x: the pattern of `x` has a `^`: a pattern always describes the whole value (column 1 of ^a)',
  ],
  [
    'a$',
    'OptionError x: the pattern of `x` has a `$`: a pattern always describes the whole value (column 2 of a$)',
  ],
  [
    '*a',
    'OptionError x: the pattern of `x` has a `*` with nothing to repeat before it (column 1 of *a)',
  ],
  [
    '+',
    'OptionError x: the pattern of `x` has a `+` with nothing to repeat before it (column 1 of +)',
  ],
  [
    '?',
    'OptionError x: the pattern of `x` has a `?` with nothing to repeat before it (column 1 of ?)',
  ],
  [
    '{2}',
    'OptionError x: the pattern of `x` has a `{` with nothing to repeat before it (column 1 of {2})',
  ],
  [
    'a**',
    'OptionError x: the pattern of `x` has a repetition of a repetition: put the inner one in a group (column 3 of a**)',
  ],
  [
    'a?+',
    'OptionError x: the pattern of `x` has a repetition of a repetition: put the inner one in a group (column 3 of a?+)',
  ],
  [
    'a{2}{3}',
    'OptionError x: the pattern of `x` has a repetition of a repetition: put the inner one in a group (column 5 of a{2}{3})',
  ],
  [
    'a{2}?',
    'OptionError x: the pattern of `x` has a repetition of a repetition: put the inner one in a group (column 5 of a{2}?)',
  ],
  [
    'a{',
    'OptionError x: the pattern of `x` has a `{` that is not a number of repetitions: write `\\{` (column 2 of a{)',
  ],
  [
    'a{,2}',
    'OptionError x: the pattern of `x` has a `{` that is not a number of repetitions: write `\\{` (column 2 of a{,2})',
  ],
  [
    'a{2,1}',
    'OptionError x: the pattern of `x` has repetitions that end before they begin (column 2 of a{2,1})',
  ],
  ['a{1000}', 'OK'],
  [
    'a{1001}',
    'OptionError x: the pattern of `x` has more than 1000 repetitions (column 2 of a{1001})',
  ],
  [
    'a{0,1001}',
    'OptionError x: the pattern of `x` has more than 1000 repetitions (column 2 of a{0,1001})',
  ],
  [
    'a{1001,}',
    'OptionError x: the pattern of `x` has more than 1000 repetitions (column 2 of a{1001,})',
  ],
  [
    'a{12345}',
    'OptionError x: the pattern of `x` has a `{` that is not a number of repetitions: write `\\{` (column 2 of a{12345})',
  ],
  [
    'a{1',
    'OptionError x: the pattern of `x` has a `{` that is not a number of repetitions: write `\\{` (column 2 of a{1)',
  ],
  [
    'a{1,2',
    'OptionError x: the pattern of `x` has a `{` that is not a number of repetitions: write `\\{` (column 2 of a{1,2)',
  ],
  ['}', 'OptionError x: the pattern of `x` has a `}`: write `\\}` (column 1 of })'],
  ['a}', 'OptionError x: the pattern of `x` has a `}`: write `\\}` (column 2 of a})'],
  [']', 'OptionError x: the pattern of `x` has a `]`: write `\\]` (column 1 of ])'],
  ['a]', 'OptionError x: the pattern of `x` has a `]`: write `\\]` (column 2 of a])'],
  [
    '\\',
    'OptionError x: the pattern of `x` has `\\`: only \\d, \\w, \\D, \\W and escaped punctuation are known (column 1 of \\)',
  ],
  [
    'a\\',
    'OptionError x: the pattern of `x` has `\\`: only \\d, \\w, \\D, \\W and escaped punctuation are known (column 2 of a\\)',
  ],
  ['\\d', 'OK'],
  [
    '\\s',
    'OptionError x: the pattern of `x` has `\\s`: only \\d, \\w, \\D, \\W and escaped punctuation are known (column 1 of \\s)',
  ],
  [
    '\\b',
    'OptionError x: the pattern of `x` has `\\b`: only \\d, \\w, \\D, \\W and escaped punctuation are known (column 1 of \\b)',
  ],
  [
    '\\n',
    'OptionError x: the pattern of `x` has `\\n`: only \\d, \\w, \\D, \\W and escaped punctuation are known (column 1 of \\n)',
  ],
  [
    '\\1',
    'OptionError x: the pattern of `x` has `\\1`: only \\d, \\w, \\D, \\W and escaped punctuation are known (column 1 of \\1)',
  ],
  [
    '\\é',
    'OptionError x: the pattern of `x` has `\\é`: only \\d, \\w, \\D, \\W and escaped punctuation are known (column 1 of \\é)',
  ],
  ['\\.', 'OK'],
  ['\\-', 'OK'],
  ['\\/', 'OK'],
  ['\\_', 'OK'],
  ['\\~', 'OK'],
  ['\ud800', 'OptionError x: the pattern of `x` has half of a surrogate pair (column 1 of \ud800)'],
  ['a|', 'OK'],
  ['|', 'OK'],
  ['', 'OK'],
  ['()', 'OK'],
  ['(|a)', 'OK'],
  ['a||b', 'OK'],
  ['.', 'OK'],
  ['\\D', 'OK'],
  ['\\W', 'OK'],
  [
    '((((((((((((((((((((((((((((((((((((((((((((((((((a))))))))))))))))))))))))))))))))))))))))))))))))))',
    'OK',
  ],
  [
    '(((((((((((((((((((((((((((((((((((((((((((((((((((a)))))))))))))))))))))))))))))))))))))))))))))))))))',
    'OptionError x: the pattern of `x` has too many groups in one another (column 52 of (((((((((((((((((((((((((((((((((((((((((((((((((((a))))))))))))))))))))))))))))))))))))))))))))))))))))',
  ],
])('the pattern %j is read: %s', (pattern, expected) => {
  const outcome = outcomeOf(() => {
    parsePattern(pattern, 'x')
    return 'OK'
  })
  expect(outcome).toBe(expected)
})

test.each<[string, string, boolean]>([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', '', false],
  ['', '', true],
  ['a?', '', true],
  ['a?', 'a', true],
  ['a?', 'aa', false],
  ['a*', '', true],
  ['a*', 'aaa', true],
  ['a+', '', false],
  ['a+', 'aa', true],
  ['a{2}', 'a', false],
  ['a{2}', 'aa', true],
  ['a{2}', 'aaa', false],
  ['a{2,}', 'a', false],
  ['a{2,}', 'aaaa', true],
  ['a{0,2}', '', true],
  ['a{0,2}', 'aa', true],
  ['a{0,2}', 'aaa', false],
  ['a{1,3}', '', false],
  ['a{1,3}', 'aaa', true],
  ['a{1,3}', 'aaaa', false],
  ['a{0}', '', true],
  ['a{0}', 'a', false],
  ['ab|c', 'ab', true],
  ['ab|c', 'c', true],
  ['ab|c', 'ac', false],
  ['a(b|c)d', 'abd', true],
  ['a(b|c)d', 'ad', false],
  ['(?:ab)+', 'abab', true],
  ['(?:ab)+', 'aba', false],
  ['.', 'é', true],
  ['.', '\ud83d\ude00', true],
  ['.', '\n', true],
  ['.', '', false],
  ['[a-c]', 'b', true],
  ['[a-c]', 'd', false],
  ['[a-c]', 'a', true],
  ['[a-c]', 'c', true],
  ['[a-c]', '`', false],
  ['[^a-c]', 'd', true],
  ['[^a-c]', 'a', false],
  ['[^a-c]', 'é', true],
  ['[a-]', '-', true],
  ['[-a]', '-', true],
  ['[éa]', 'é', true],
  ['[éa]', 'a', true],
  ['[éa]', 'è', false],
  ['\\d', '0', true],
  ['\\d', '9', true],
  ['\\d', '/', false],
  ['\\d', ':', false],
  ['\\d', 'a', false],
  ['\\D', 'a', true],
  ['\\D', '5', false],
  ['\\D', 'é', true],
  ['\\w', 'a', true],
  ['\\w', 'z', true],
  ['\\w', 'A', true],
  ['\\w', 'Z', true],
  ['\\w', '0', true],
  ['\\w', '_', true],
  ['\\w', '-', false],
  ['\\w', 'é', false],
  ['\\w', '@', false],
  ['\\w', '[', false],
  ['\\w', '`', false],
  ['\\w', '{', false],
  ['\\W', '-', true],
  ['\\W', 'a', false],
  ['[\\d_]', '_', true],
  ['[\\d_]', '5', true],
  ['[^\\d]', '5', false],
  ['[\\W]', 'é', true],
  ['\\.', '.', true],
  ['\\.', 'a', false],
  ['é', 'é', true],
  ['é', 'e', false],
  ['\ud83d\ude00', '\ud83d\ude00', true],
  ['a{0,2}b', 'b', true],
  ['(a|b){2}', 'ab', true],
  ['(a?){2}', '', true],
  ['(a|b)*c', 'abac', true],
  ['(a{0}|b)c', 'c', true],
])('the pattern %j and %j: %s', (pattern, text, expected) => {
  expect(isInLanguage(compileExpression(parsePattern(pattern, 'x'))!, text)).toBe(expected)
})

test.each<[string, number, number, string, boolean | null]>([
  ['a*', 2, 3, 'a', false],
  ['a*', 2, 3, 'aa', true],
  ['a*', 2, 3, 'aaa', true],
  ['a*', 2, 3, 'aaaa', false],
  ['a*', 2, Infinity, 'a', false],
  ['a*', 2, Infinity, 'aaaaa', true],
  ['a*', 0, 2, '', true],
  ['a*', 1, 2, '', false],
  ['a*', 0, 0, '', true],
  ['a*', 0, 0, 'a', false],
  ['ab*', 0, 2, 'ab', true],
  ['ab*', 0, 2, 'abb', false],
  ['.*', 0, 2500, '', true],
  ['.*', 0, 2501, '', null],
])('%j with %s to %s characters and %j: %s', (pattern, min, max, text, expected) => {
  const language = limitLength(compileExpression(parsePattern(pattern, 'x'))!, min, max)
  expect(language && isInLanguage(language, text)).toBe(expected)
})

test.each<[number, number, string[], string[]]>([
  [0, 9, ['-1', '-0', '0', '00', '9', '10'], ['0', '9']],
  [5, 5, ['4', '5', '6', '55'], ['5']],
  [1, 12, ['0', '1', '9', '10', '12', '13', '01', '121'], ['1', '9', '10', '12']],
  [-3, 3, ['-4', '-3', '-1', '-0', '0', '3', '4'], ['-3', '-1', '0', '3']],
  [-12, -3, ['-13', '-12', '-10', '-9', '-3', '-2', '3', '-03'], ['-12', '-10', '-9', '-3']],
  [98, 101, ['97', '98', '99', '100', '101', '102'], ['98', '99', '100', '101']],
  [
    123,
    456,
    ['122', '123', '129', '130', '199', '200', '399', '450', '456', '457', '1234'],
    ['123', '129', '130', '199', '200', '399', '450', '456'],
  ],
  [100, 199, ['99', '100', '150', '199', '200'], ['100', '150', '199']],
  [105, 105, ['104', '105', '106'], ['105']],
  [0, 0, ['0', '-0', '1', ''], ['0']],
  [999999, 999999, ['999998', '999999', '1000000'], ['999999']],
  [0, 1000000, ['1000000', '9999999', '0'], ['1000000', '9999999', '0']],
  [7, 999999, ['6', '7', '999999', '1000000'], ['7', '999999']],
  [5, 1000000, ['4', '5', '1000000'], ['5', '1000000']],
  [1000000, 2000000, ['99999', '999999', '1000000', '1234567'], ['999999', '1000000', '1234567']],
  [-1000000, 0, ['-1000000', '-5', '0', '1', '-0'], ['-1000000', '-5', '0']],
  [1234567, 1234568, ['999998', '999999', '1234567'], ['999999', '1234567']],
])('from %s to %s there are of %j only %j', (min, max, texts, expected) => {
  const language = compileExpression(integerRange(min, max))!
  expect(texts.filter((text) => isInLanguage(language, text))).toEqual(expected)
})

test.each<[string, string | null]>([
  ['https://a/{b}', null],
  ['HTTPS://a/', 'https://a/'],
  ['https://A/', 'https://a/'],
  ['https://a', 'https://a/'],
  ['https://a?q', 'https://a/?q'],
  ['https://a#f', 'https://a/#f'],
  ['https://a{?q}', 'https://a/{?q}'],
  ['https://a{#f}', 'https://a/{#f}'],
  ['https://a{/b}', null],
  ['https://{a}', 'https://{a}/'],
  ['https://{A}.B/', 'https://{A}.b/'],
  ['https://a:443/', 'https://a/'],
  ['https://a:80/', null],
  ['http://a:80/', 'http://a/'],
  ['http://a:443', 'http://a:443/'],
  ['ws://a:80/', 'ws://a/'],
  ['wss://a:443/', 'wss://a/'],
  ['ftp://a:21/', 'ftp://a/'],
  ['ftp://a', 'ftp://a/'],
  ['foo://A', null],
  ['Foo:a', 'foo:a'],
  ['foo:a', null],
  ['/A', null],
  ['A', null],
  ['https:{+x}', null],
  ['https:/a', null],
  ['https://a.{x}:443{?q}', 'https://a.{x}/{?q}'],
  ['1a:B', null],
  ['https://{a', null],
  ['mailto:A', null],
  ['https://a{+b}', null],
  ['https://a{+b}C:443', null],
  ['https://A{+b}', 'https://a{+b}'],
  ['https://U@A/', 'https://U@a/'],
  ['https://U:P@a/', null],
  ['https://{U}@{H}.A', 'https://{U}@{H}.a/'],
])('the form of %s for parsed URLs is %s', (text, form) => {
  const because = 'its URIs are parsed as URLs before they are matched'
  expect(
    outcomeOf(() => {
      checkUrlForm('r', text)
      return null
    }),
  ).toBe(form && `OptionError r: the route \`r\` never matches, because ${because}: write ${form}`)
})

test.each<[unknown, unknown]>([
  [
    { kind: 'integer', oneOf: ['a'] },
    'OptionError x: the rule of `x` has limits of strings, but holds an integer: use `min` and `max`',
  ],
  [
    { kind: 'integer', pattern: 'a' },
    'OptionError x: the rule of `x` has limits of strings, but holds an integer: use `min` and `max`',
  ],
  [
    { kind: 'integer', minLength: 1 },
    'OptionError x: the rule of `x` has limits of strings, but holds an integer: use `min` and `max`',
  ],
  [
    { kind: 'integer', maxLength: 1 },
    'OptionError x: the rule of `x` has limits of strings, but holds an integer: use `min` and `max`',
  ],
  [{ kind: 'integer', min: 0, max: 0 }, 'OK'],
  [
    { kind: 'integer', min: 1, max: 0 },
    'OptionError x: the rule of `x` has a `min` above its `max`',
  ],
  [{ kind: 'integer', min: 1.5 }, 'OptionError min: option `min` must be a safe integer; got 1.5'],
  [{ min: 0 }, 'OptionError x: the rule of `x` has `min` or `max`, but does not hold an integer'],
  [{ max: 0 }, 'OptionError x: the rule of `x` has `min` or `max`, but does not hold an integer'],
  [
    { kind: 'list', max: 0 },
    'OptionError x: the rule of `x` has `min` or `max`, but does not hold an integer',
  ],
  [
    { oneOf: ['a'], pattern: 'a' },
    'OptionError x: the rule of `x` has other limits beside `oneOf`',
  ],
  [
    { oneOf: ['a'], minLength: 0 },
    'OptionError x: the rule of `x` has other limits beside `oneOf`',
  ],
  [
    { oneOf: ['a'], maxLength: 0 },
    'OptionError x: the rule of `x` has other limits beside `oneOf`',
  ],
  [{ oneOf: [] }, 'OptionError x: the rule of `x` allows nothing: `oneOf` is empty'],
  [{ oneOf: ['a', 'a'] }, 'OptionError x: the rule of `x` names a value twice in `oneOf`'],
  [
    { oneOf: ['a', 5] },
    'OptionError oneOf: option `oneOf` must be a list of strings; `oneOf[1]` is 5',
  ],
  [
    { minLength: 2, maxLength: 1 },
    'OptionError x: the rule of `x` has a `minLength` above its `maxLength`',
  ],
  [{ minLength: 1, maxLength: 1 }, 'OK'],
  [
    { minLength: -1 },
    'OptionError minLength: option `minLength` must be a whole number, 0 or more; got -1',
  ],
  [{ pattern: 5 }, 'OptionError pattern: option `pattern` must be a string; got 5'],
  [{ pattern: '(' }, 'OptionError x: the pattern of `x` has a `(` without its `)` (column 2 of ()'],
  [{ pattern: 'a{1000}a{1000}a{1000}a{1000}a{1000}' }, 'OK'],
  [
    { pattern: 'a{1000}a{1000}a{1000}a{1000}a{1000}b' },
    'OptionError x: the rule of `x` has a pattern that is too large',
  ],
  [
    'strings',
    "OptionError kinds: option `kinds` must be an object whose values are rules such as { pattern: '[a-z]+' }, 'string', 'integer', 'list' or 'record'; `x` is 'strings'; did you mean 'string'?",
  ],
  [
    5,
    "OptionError kinds: option `kinds` must be an object whose values are rules such as { pattern: '[a-z]+' }, 'string', 'integer', 'list' or 'record'; `x` is 5",
  ],
  [
    null,
    "OptionError kinds: option `kinds` must be an object whose values are rules such as { pattern: '[a-z]+' }, 'string', 'integer', 'list' or 'record'; `x` is null",
  ],
  [
    [],
    "OptionError kinds: option `kinds` must be an object whose values are rules such as { pattern: '[a-z]+' }, 'string', 'integer', 'list' or 'record'; `x` is a list of 0",
  ],
  [{ oneOf: ['x'.repeat(5000)] }, 'OK'],
  [
    { oneOf: ['x'.repeat(5001)] },
    'OptionError x: the rule of `x` has too many values in `oneOf`: use a pattern',
  ],
])('the rule %j is taken: %s', (rule, expected) => {
  const outcome = outcomeOf(() => {
    define('/{x}', { kinds: { x: rule } })
    return 'OK'
  })
  expect(outcome).toBe(expected)
})

test.each<[unknown, object, unknown]>([
  [{ a: '/{x}', b: '/y/{z}' }, {}, [['a', 'b'], { a: '/{x}', b: '/y/{z}' }]],
  [
    { a: '/{x}', b: '/{y}' },
    {},
    'TemplateError: template-route-shadowed at 0 in "/{y}": Every URI of the route `b` also matches `a`, such as "/x". [0, 4] </x>',
  ],
  [
    { a: '/{x}', b: '/y' },
    {},
    'TemplateError: template-route-shadowed at 0 in "/y": Every URI of the route `b` also matches `a`, such as "/y". [0, 2] </y>',
  ],
  [
    { a: '/y', b: '/{x}' },
    {},
    'TemplateError: template-route-shadowed at 0 in "/y": Every URI of the route `a` also matches `b`, such as "/y". [0, 2] </y>',
  ],
  [
    { a: '/{x}/y', b: '/z/{w}' },
    {},
    'TemplateError: template-routes-ambiguous at 0 in "/z/{w}": "/z/y" matches the routes `a` and `b`. [0, 6] </z/y>',
  ],
  [
    { a: '/{x}{y}' },
    {},
    'TemplateError: template-ambiguous at 0 in "/{x}{y}": "/xxx" can be read in two ways. [0, 7] </xxx>',
  ],
  [
    { a: '/{x' },
    {},
    'TemplateError: template-unclosed-expression at 1 in "/{x": An expression begins with `{` but has no `}`. [1, 3]',
  ],
  [
    { a: 5 },
    {},
    'TypeError: the template of `a` must be a string, or what defineTemplate returned; got 5',
  ],
  [
    { a: null },
    {},
    'TypeError: the template of `a` must be a string, or what defineTemplate returned; got null',
  ],
  [
    { a: { text: '/x' } },
    {},
    'TypeError: the template of `a` must be a string, or what defineTemplate returned; got an object',
  ],
  [[], {}, 'TypeError: the templates must be an object; got a list of 0'],
  [5, {}, 'TypeError: the templates must be an object; got 5'],
  [
    { a: '/x' },
    { scheme: [] },
    'OptionError scheme: unknown option `scheme`; did you mean `schemes`?',
  ],
  [
    { a: '/x' },
    { schemes: ['https'] },
    'TemplateError: template-scheme-not-allowed at 0 in "/x": The template of the route `a` must begin with the scheme `https`. [0, 2]',
  ],
  [
    { a: 'http:{+x}' },
    { schemes: ['https', 'ftp'] },
    'TemplateError: template-scheme-not-allowed at 0 in "http:{+x}": The template of the route `a` must begin with the scheme `https` or `ftp`. [0, 9]',
  ],
  [
    { a: 'https:{+x}' },
    { schemes: ['HTTPS'] },
    "OptionError schemes: option `schemes` must be a list of one or more schemes in lower case, such as ['https']; `schemes[0]` is 'HTTPS'",
  ],
  [
    { a: 'https:{+x}' },
    { schemes: [5] },
    "OptionError schemes: option `schemes` must be a list of one or more schemes in lower case, such as ['https']; `schemes[0]` is 5",
  ],
  [
    { a: '/x' },
    { policy: 'x' },
    "OptionError policy: option `policy` must be 'strict' or 'contained'; got 'x'",
  ],
  [
    { a: '/{x}' },
    { kinds: { y: 'list' } },
    'OptionError y: the template has no variable `y`; did you mean `x`?',
  ],
  [{ a: '/{x}' }, { kinds: { y: undefined } }, [['a'], { a: '/{x}' }]],
  [
    { a: '/{x}' },
    { kinds: { x: 'number' } },
    "OptionError kinds: option `kinds` must be an object whose values are rules such as { pattern: '[a-z]+' }, 'string', 'integer', 'list' or 'record'; `x` is 'number'",
  ],
])('the routes %j with %j are %j', (templates, options, expected) => {
  const outcome = outcomeOf(() => {
    const routes = defineRoutes(templates as Record<string, string>, options as never)
    return [routes.names, routes.templates]
  })
  expect(outcome).toEqual(expected)
})

test.each<[string, string, unknown, string | string[]]>([
  ['/x{a}', 'list', ['p', 'q'], '/xp,q'],
  ['/x{a}', 'list', ['p'], '/xp'],
  ['/x{a}', 'list', ['p', ''], ['value-empty']],
  ['/x{a*}', 'list', ['p', 'q'], '/xp,q'],
  ['/x{a*}', 'list', ['p'], '/xp'],
  ['/x{a*}', 'list', ['p', ''], ['value-empty']],
  ['/x{a}', 'record', { p: '1', q: '2' }, '/xp,1,q,2'],
  ['/x{a}', 'record', { p: '' }, '/xp,'],
  ['/x{a*}', 'record', { p: '1', q: '2' }, '/xp=1,q=2'],
  ['/x{a*}', 'record', { p: '' }, '/xp='],
  ['/x{a}', 'integer', -7, '/x-7'],
  ['/x{a*}', 'integer', -7, '/x-7'],
  ['/x{a*}', 'string', 's', '/xs'],
  ['/x{a*}', 'string', '', ['value-empty']],
  ['/x{+a}', 'list', ['p', 'q'], '/xp,q'],
  ['/x{+a}', 'list', ['p'], '/xp'],
  ['/x{+a}', 'list', ['p', ''], ['value-empty']],
  ['/x{+a*}', 'list', ['p', 'q'], '/xp,q'],
  ['/x{+a*}', 'list', ['p'], '/xp'],
  ['/x{+a*}', 'list', ['p', ''], ['value-empty']],
  ['/x{+a}', 'record', { p: '1', q: '2' }, '/xp,1,q,2'],
  ['/x{+a}', 'record', { p: '' }, ['value-empty']],
  ['/x{+a*}', 'record', { p: '1', q: '2' }, '/xp=1,q=2'],
  ['/x{+a*}', 'record', { p: '' }, ['value-empty']],
  ['/x{+a}', 'integer', -7, '/x-7'],
  ['/x{+a*}', 'integer', -7, '/x-7'],
  ['/x{+a*}', 'string', 's', '/xs'],
  ['/x{+a*}', 'string', '', ['value-empty']],
  ['/x{#a}', 'list', ['p', 'q'], '/x#p,q'],
  ['/x{#a}', 'list', ['p'], '/x#p'],
  ['/x{#a*}', 'list', ['p', 'q'], '/x#p,q'],
  ['/x{#a*}', 'list', ['p'], '/x#p'],
  ['/x{#a}', 'record', { p: '1', q: '2' }, '/x#p,1,q,2'],
  ['/x{#a}', 'record', { p: '' }, '/x#p,'],
  ['/x{#a*}', 'record', { p: '1', q: '2' }, '/x#p=1,q=2'],
  ['/x{#a*}', 'record', { p: '' }, '/x#p='],
  ['/x{#a}', 'integer', -7, '/x#-7'],
  ['/x{#a*}', 'integer', -7, '/x#-7'],
  ['/x{#a*}', 'string', 's', '/x#s'],
  ['/x{#a*}', 'string', '', '/x#'],
  ['/x{.a}', 'list', ['p', 'q'], '/x.p,q'],
  ['/x{.a}', 'list', ['p'], '/x.p'],
  ['/x{.a}', 'list', ['p', ''], ['value-empty']],
  ['/x{.a*}', 'list', ['p', 'q'], '/x.p.q'],
  ['/x{.a*}', 'list', ['p'], '/x.p'],
  ['/x{.a*}', 'list', ['p', ''], ['value-empty']],
  ['/x{.a}', 'record', { p: '1', q: '2' }, '/x.p,1,q,2'],
  ['/x{.a}', 'record', { p: '' }, '/x.p,'],
  ['/x{.a*}', 'record', { p: '1', q: '2' }, '/x.p=1.q=2'],
  ['/x{.a*}', 'record', { p: '' }, '/x.p='],
  ['/x{.a}', 'integer', -7, '/x.-7'],
  ['/x{.a*}', 'integer', -7, '/x.-7'],
  ['/x{.a*}', 'string', 's', '/x.s'],
  ['/x{.a*}', 'string', '', ['value-empty']],
  ['/x{/a}', 'list', ['p', 'q'], '/x/p,q'],
  ['/x{/a}', 'list', ['p'], '/x/p'],
  ['/x{/a}', 'list', ['p', ''], ['value-empty']],
  ['/x{/a*}', 'list', ['p', 'q'], '/x/p/q'],
  ['/x{/a*}', 'list', ['p'], '/x/p'],
  ['/x{/a*}', 'list', ['p', ''], ['value-empty']],
  ['/x{/a}', 'record', { p: '1', q: '2' }, '/x/p,1,q,2'],
  ['/x{/a}', 'record', { p: '' }, '/x/p,'],
  ['/x{/a*}', 'record', { p: '1', q: '2' }, '/x/p=1/q=2'],
  ['/x{/a*}', 'record', { p: '' }, '/x/p='],
  ['/x{/a}', 'integer', -7, '/x/-7'],
  ['/x{/a*}', 'integer', -7, '/x/-7'],
  ['/x{/a*}', 'string', 's', '/x/s'],
  ['/x{/a*}', 'string', '', ['value-empty']],
  ['/x{;a}', 'list', ['p', 'q'], '/x;a=p,q'],
  ['/x{;a}', 'list', ['p'], '/x;a=p'],
  ['/x{;a*}', 'list', ['p', 'q'], '/x;a=p;a=q'],
  ['/x{;a*}', 'list', ['p'], '/x;a=p'],
  ['/x{;a*}', 'list', ['p', ''], '/x;a=p;a'],
  ['/x{;a}', 'record', { p: '1', q: '2' }, '/x;a=p,1,q,2'],
  ['/x{;a}', 'record', { p: '' }, '/x;a=p,'],
  ['/x{;a*}', 'record', { p: '1', q: '2' }, '/x;p=1;q=2'],
  ['/x{;a*}', 'record', { p: '' }, '/x;p'],
  ['/x{;a}', 'integer', -7, '/x;a=-7'],
  ['/x{;a*}', 'integer', -7, '/x;a=-7'],
  ['/x{;a*}', 'string', 's', '/x;a=s'],
  ['/x{;a*}', 'string', '', '/x;a'],
  ['/x{?a}', 'list', ['p', 'q'], '/x?a=p,q'],
  ['/x{?a}', 'list', ['p'], '/x?a=p'],
  ['/x{?a}', 'list', ['p', ''], '/x?a=p,'],
  ['/x{?a*}', 'list', ['p', 'q'], '/x?a=p&a=q'],
  ['/x{?a*}', 'list', ['p'], '/x?a=p'],
  ['/x{?a*}', 'list', ['p', ''], '/x?a=p&a='],
  ['/x{?a}', 'record', { p: '1', q: '2' }, '/x?a=p,1,q,2'],
  ['/x{?a}', 'record', { p: '' }, '/x?a=p,'],
  ['/x{?a*}', 'record', { p: '1', q: '2' }, '/x?p=1&q=2'],
  ['/x{?a*}', 'record', { p: '' }, '/x?p='],
  ['/x{?a}', 'integer', -7, '/x?a=-7'],
  ['/x{?a*}', 'integer', -7, '/x?a=-7'],
  ['/x{?a*}', 'string', 's', '/x?a=s'],
  ['/x{?a*}', 'string', '', '/x?a='],
  ['/x{&a}', 'list', ['p', 'q'], '/x&a=p,q'],
  ['/x{&a}', 'list', ['p'], '/x&a=p'],
  ['/x{&a}', 'list', ['p', ''], '/x&a=p,'],
  ['/x{&a*}', 'list', ['p', 'q'], '/x&a=p&a=q'],
  ['/x{&a*}', 'list', ['p'], '/x&a=p'],
  ['/x{&a*}', 'list', ['p', ''], '/x&a=p&a='],
  ['/x{&a}', 'record', { p: '1', q: '2' }, '/x&a=p,1,q,2'],
  ['/x{&a}', 'record', { p: '' }, '/x&a=p,'],
  ['/x{&a*}', 'record', { p: '1', q: '2' }, '/x&p=1&q=2'],
  ['/x{&a*}', 'record', { p: '' }, '/x&p='],
  ['/x{&a}', 'integer', -7, '/x&a=-7'],
  ['/x{&a*}', 'integer', -7, '/x&a=-7'],
  ['/x{&a*}', 'string', 's', '/x&a=s'],
  ['/x{&a*}', 'string', '', '/x&a='],
])('%s with a of the kind %s and %j is %j', (text, kind, a, expected) => {
  const template = define(text, { kinds: { a: kind } })
  if (typeof expected === 'string') {
    expect(template.expand({ a } as never)).toBe(expected)
    expect(template.match(expected)).toEqual({ a })
  } else {
    const problem = { code: expected[0], variable: 'a' }
    expect(() => template.expand({ a } as never)).toThrow(
      expect.objectContaining({ problem: expect.objectContaining(problem) }),
    )
  }
})

test.each<[string, object, string, unknown]>([
  ['/{a,b}', { kinds: { a: 'integer', b: 'integer' } }, '/1,2', { a: 1, b: 2 }],
  ['/{a}{b}', { kinds: { a: 'integer', b: { pattern: '[a-z]+' } } }, '/12ab', { a: 12, b: 'ab' }],
  ['/{a}-{b}', { kinds: { a: 'integer' } }, '/1-b', { a: 1, b: 'b' }],
  ['/{a}-{b}', { kinds: { a: { pattern: '[a-z]+' }, b: 'integer' } }, '/x--5', { a: 'x', b: -5 }],
  ['{/a,b*}', {}, '/p/q/r', { a: 'p', b: ['q', 'r'] }],
  ['{/a*}/z{?b}', {}, '/p/z?b=1', { a: ['p'], b: '1' }],
  ['{/a*}{?b}', {}, '/p/q?b=1', { a: ['p', 'q'], b: '1' }],
  ['{;a,b*}', {}, ';a=1;b=2;b=3', { a: '1', b: ['2', '3'] }],
  ['{?a,b*}', {}, '?a=1&b=2&b=3', { a: '1', b: ['2', '3'] }],
  ['{?a*,b}', { kinds: { a: 'record' } }, '?c=1&b=2', ['template-ambiguous', '?b=']],
  ['{?a,b}{#c}', {}, '?a=1&b=2#d', { a: '1', b: '2', c: 'd' }],
  ['{+a}{?b}', {}, 'p/q?b=1', { a: 'p/q', b: '1' }],
  ['{+a}{#b}', {}, 'p/q#r', { a: 'p/q', b: 'r' }],
  ['{+a,b}', {}, 'p,q', { a: 'p', b: 'q' }],
  ['{#a,b}', {}, '#p', { a: 'p' }],
  ['{#a,b}', {}, '#p,', { a: 'p', b: '' }],
  ['{#a,b}', {}, '#,q', { a: '', b: 'q' }],
  ['{.a,b}', {}, '.p.q', { a: 'p', b: 'q' }],
  ['{.a,b}', {}, '.p', { a: 'p' }],
  ['{/a,b}', {}, '/p', { a: 'p' }],
  ['{/a,b}', {}, '/p/', null],
  ['{?a,b,c}', {}, '?c=3', { c: '3' }],
  ['{?a,b,c}', {}, '?b=2&c=3', { b: '2', c: '3' }],
  ['{?a,b,c}', {}, '?&c=3', null],
  ['{&a,b}', {}, '&b=2', { b: '2' }],
  ['{&a,b}', {}, '&a=1&b=2', { a: '1', b: '2' }],
  ['{;a,b}', {}, ';a;b', { a: '', b: '' }],
  ['{;a}{?b}', {}, ';a=1?b=2', { a: '1', b: '2' }],
  ['x{.a}{/b}', {}, 'x.p/q', { a: 'p', b: 'q' }],
  ['x{.a}{.b}', {}, 'x.p', ['template-ambiguous', 'x.x']],
  ['{a:2}{b}', {}, 'ab', ['template-ambiguous', 'xxx']],
  ['{a*}.{b}', {}, 'p,q.r', ['template-ambiguous', 'x..x']],
  ['{a}{?b*}', { kinds: { a: 'list', b: 'record' } }, 'p,q?r=1', { a: ['p', 'q'], b: { r: '1' } }],
  ['{#a*}', { kinds: { a: 'record' } }, '#p=1,q=', { a: { p: '1', q: '' } }],
  ['{+a}', { kinds: { a: 'record' } }, 'p,1,q,2', { a: { p: '1', q: '2' } }],
  ['{/a}', { kinds: { a: 'record' } }, '/p,1,q,', { a: { p: '1', q: '' } }],
  ['{?a}', { kinds: { a: 'integer' } }, '?a=05', null],
  ['{?a}', { kinds: { a: 'integer' } }, '?a=', null],
  ['{?a*}', { kinds: { a: 'integer' } }, '?a=1&a=2', null],
  ['/caf\u00e9/{a}', {}, '/caf%C3%A9/b', { a: 'b' }],
  ['/caf\u00e9/{a}', {}, '/caf\u00e9/b', { a: 'b' }],
  ['/%c3%a9{a}', {}, '/\u00e9b', { a: 'b' }],
  ["/it's/{a}", {}, "/it's/b", { a: 'b' }],
  ['/{%41a}', {}, '/b', { '%41a': 'b' }],
  ['/x{?%C3%A9}', {}, '/x?%C3%A9=b', { '%C3%A9': 'b' }],
  ['/x{?a.b}', {}, '/x?a.b=c', { 'a.b': 'c' }],
])('%s with %j reads %s as %j, or cannot be made', (text, options, uri, expected) => {
  if (!Array.isArray(expected)) expect(define(text, options).match(uri)).toEqual(expected)
  else {
    const [code, witness] = expected
    expect(() => define(text, options)).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ code, witness }) }),
    )
  }
})

test.each(['\uffff', '\u{10000}', '\u{10ffff}', '\ud7ff', '\ue000'])(
  'the character %j is one character everywhere',
  (c) => {
    const encoded = encodeURIComponent(c)
    const literal = define(`/${c}/{a}`, {})
    expect(literal.expand({ a: c })).toBe(`/${encoded}/${encoded}`)
    expect(literal.match(`/${c}/${c}`)).toEqual({ a: c })
    for (const rule of [
      { oneOf: [c, `${c}a`] },
      { pattern: c },
      { pattern: '.' },
      { pattern: `[${c}]` },
      { minLength: 1, maxLength: 1 },
      { maxLength: 300 },
    ]) {
      const ruled = define('/{a}', { kinds: { a: rule } })
      expect(ruled.match(ruled.expand({ a: c })), JSON.stringify(rule)).toEqual({ a: c })
    }
    expect(define('/{a:1}', {}).match(`/${encoded}`)).toEqual({ a: c })
    expect(define('/{a:1}', {}).match(`/${encoded}x`)).toBeNull()
    expect(expandTemplate('{a:1}{+a:2}', { a: `${c}bc` })).toBe(`${encoded}${encoded}b`)
    const two = define('/{a}', { kinds: { a: { maxLength: 257 } } })
    expect(two.match(`/${c.repeat(257)}`)).toEqual({ a: c.repeat(257) })
    expect(two.match(`/${c.repeat(258)}`)).toBeNull()
  },
)
