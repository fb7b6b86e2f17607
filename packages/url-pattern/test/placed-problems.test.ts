import { PatternProblem, URLPattern } from '@waymark/url-pattern'
import { expect, test } from 'vitest'

/** What the constructor refuses, in which part of what is written; and the message before what is to be done. */
function shown(...args: readonly unknown[]): string {
  try {
    Reflect.construct(URLPattern, args)
    return 'a pattern'
  } catch (error) {
    if (!(error instanceof TypeError && error.cause instanceof PatternProblem)) throw error
    const { code, severity, message, remedy, component, input, start, end } = error.cause
    expect(error.message.includes(`: ${code} at ${start}: ${message} ${remedy}`)).toBe(true)
    const [opening] = error.message.split(`: ${code} at `)
    return `${severity} ${code} ${component} ${start}-${end} "${input.slice(start, end)}": ${opening}`
  }
}

test.each<[unknown, ...unknown[]]>([
  [
    'https://(',
    'error pattern-regexp-unclosed hostname 8-9 "(": Invalid hostname pattern "https://("',
  ],
  [
    'https://a b',
    'error pattern-text-invalid hostname 8-11 "a b": Invalid hostname pattern "https://a b"',
  ],
  [
    'https://u(@a',
    'error pattern-regexp-unclosed username 9-10 "(": Invalid username pattern "https://u(@a"',
  ],
  [
    'https://u:p(@a',
    'error pattern-regexp-unclosed username 11-12 "(": Invalid username pattern "https://u:***@a"',
  ],
  [
    'https://u\\:p{@a',
    'error pattern-group-unclosed hostname 12-13 "{": Invalid hostname pattern "https://u\\:p{@a"',
  ],
  [
    'https://u\\:{p@a',
    'error pattern-group-unclosed hostname 11-12 "{": Invalid hostname pattern "https://u\\:{p@a"',
  ],
  [
    'https://{a',
    'error pattern-group-unclosed hostname 8-9 "{": Invalid hostname pattern "https://{a"',
  ],
  [
    'https://a:{',
    'error pattern-name-missing hostname 9-10 ":": Invalid hostname pattern "https://a:{"',
  ],
  ['https://a:x', 'a pattern'],
  ['https://a:80x', 'a pattern'],
  [
    'https://a:65536',
    'error pattern-text-invalid port 10-15 "65536": Invalid port pattern "https://a:65536"',
  ],
  ['https://a:65535', 'a pattern'],
  [
    'https://a:*x',
    'error pattern-text-invalid port 11-12 "x": Invalid port pattern "https://a:*x"',
  ],
  [
    'https://a/(',
    'error pattern-regexp-unclosed pathname 10-11 "(": Invalid pathname pattern "https://a/("',
  ],
  [
    'https://a/b?(',
    'error pattern-regexp-unclosed search 12-13 "(": Invalid search pattern "https://a/b?("',
  ],
  [
    'https://a?(',
    'error pattern-regexp-unclosed search 10-11 "(": Invalid search pattern "https://a?("',
  ],
  [
    'https://a#(',
    'error pattern-regexp-unclosed hash 10-11 "(": Invalid hash pattern "https://a#("',
  ],
  [
    'https://a?b#(',
    'error pattern-regexp-unclosed hash 12-13 "(": Invalid hash pattern "https://a?b#("',
  ],
  [
    'https://a/b?c#d(',
    'error pattern-regexp-unclosed hash 15-16 "(": Invalid hash pattern "https://a/b?c#d("',
  ],
  [
    'https://a/b?c#:x:x',
    'error pattern-name-duplicate hash 16-18 ":x": Invalid hash pattern "https://a/b?c#:x:x"',
  ],
  [
    'ht(tp://a',
    'error pattern-regexp-unclosed protocol 2-5 "(tp": Invalid protocol pattern "ht(tp://a"',
  ],
  ['h t://a', 'error pattern-text-invalid protocol 0-3 "h t": Invalid protocol pattern "h t://a"'],
  ['(h t)://a', 'a pattern'],
  [
    '{h t}?://a',
    'error pattern-text-invalid protocol 1-4 "h t": Invalid protocol pattern "{h t}?://a"',
  ],
  ['x y:/a', 'error pattern-text-invalid protocol 0-3 "x y": Invalid protocol pattern "x y:/a"'],
  ['x:(', 'error pattern-regexp-unclosed pathname 2-3 "(": Invalid pathname pattern "x:("'],
  ['x:a b(', 'error pattern-base-missing null 0-0 "": Invalid URL pattern "x:a b("'],
  ['x:/a?(', 'error pattern-regexp-unclosed search 5-6 "(": Invalid search pattern "x:/a?("'],
  [
    'https://a/\\',
    'error pattern-escape-incomplete pathname 10-11 "\\": Invalid pathname pattern "https://a/\\"',
  ],
  [
    'https://a?\\',
    'error pattern-escape-incomplete search 10-11 "\\": Invalid search pattern "https://a?\\"',
  ],
  [
    'https://a#\\',
    'error pattern-escape-incomplete hash 10-11 "\\": Invalid hash pattern "https://a#\\"',
  ],
  [
    'https://a\\',
    'error pattern-escape-incomplete hostname 9-10 "\\": Invalid hostname pattern "https://a\\"',
  ],
  [
    'https://*.a b/',
    'error pattern-text-invalid hostname 9-13 ".a b": Invalid hostname pattern "https://*.a b/"',
  ],
  [
    'https://{a b}?.c',
    'error pattern-text-invalid hostname 9-12 "a b": Invalid hostname pattern "https://{a b}?.c"',
  ],
  [
    'https://:a.:a',
    'error pattern-name-duplicate hostname 11-13 ":a": Invalid hostname pattern "https://:a.:a"',
  ],
  [
    'https://a/:x?:x',
    'error pattern-name-duplicate pathname 13-15 ":x": Invalid pathname pattern "https://a/:x?:x"',
  ],
  [
    'https://a/:x?y=:x',
    'error pattern-name-duplicate pathname 15-17 ":x": Invalid pathname pattern "https://a/:x?y=:x"',
  ],
  [
    'https://[:a]/(',
    'error pattern-regexp-unclosed pathname 13-14 "(": Invalid pathname pattern "https://[:a]/("',
  ],
  [
    'https://[g]',
    'error pattern-text-invalid hostname 8-11 "[g]": Invalid hostname pattern "https://[g]"',
  ],
  [
    'https://[\\:\\:g]',
    'error pattern-text-invalid hostname 8-15 "[\\:\\:g]": Invalid hostname pattern "https://[\\:\\:g]"',
  ],
  [
    'https://[a b]',
    'error pattern-text-invalid hostname 8-13 "[a b]": Invalid hostname pattern "https://[a b]"',
  ],
  ['https://[{a}?]', 'a pattern'],
  [
    'https://{[}{g]}',
    'error pattern-text-invalid hostname 9-14 "[}{g]": Invalid hostname pattern "https://{[}{g]}"',
  ],
  ['/a', 'error pattern-base-missing null 0-0 "": Invalid URL pattern "/a"'],
  ['', 'error pattern-base-missing null 0-0 "": Invalid URL pattern ""'],
  ['(', 'error pattern-base-missing null 0-0 "": Invalid URL pattern "("'],
  ['a\\', 'error pattern-base-missing null 0-0 "": Invalid URL pattern "a\\"'],
  ['*', 'error pattern-base-missing null 0-0 "": Invalid URL pattern "*"'],
  ['x\\', 'error pattern-base-missing null 0-0 "": Invalid URL pattern "x\\"'],
  [
    '(',
    'https://h/x/y?q#f',
    'error pattern-regexp-unclosed pathname 0-1 "(": Invalid pathname pattern "("',
  ],
  [
    '(',
    'https://h',
    'error pattern-regexp-unclosed pathname 0-1 "(": Invalid pathname pattern "("',
  ],
  ['(', 'data:a', 'error pattern-regexp-unclosed pathname 0-1 "(": Invalid pathname pattern "("'],
  ['(', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['(', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    '/(',
    'https://h/x/y?q#f',
    'error pattern-regexp-unclosed pathname 1-2 "(": Invalid pathname pattern "/("',
  ],
  [
    '/(',
    'https://h',
    'error pattern-regexp-unclosed pathname 1-2 "(": Invalid pathname pattern "/("',
  ],
  ['/(', 'data:a', 'error pattern-regexp-unclosed pathname 1-2 "(": Invalid pathname pattern "/("'],
  ['/(', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['/(', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    '?(',
    'https://h/x/y?q#f',
    'error pattern-regexp-unclosed search 1-2 "(": Invalid search pattern "?("',
  ],
  ['?(', 'https://h', 'error pattern-regexp-unclosed search 1-2 "(": Invalid search pattern "?("'],
  ['?(', 'data:a', 'error pattern-regexp-unclosed search 1-2 "(": Invalid search pattern "?("'],
  ['?(', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['?(', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    '#(',
    'https://h/x/y?q#f',
    'error pattern-regexp-unclosed hash 1-2 "(": Invalid hash pattern "#("',
  ],
  ['#(', 'https://h', 'error pattern-regexp-unclosed hash 1-2 "(": Invalid hash pattern "#("'],
  ['#(', 'data:a', 'error pattern-regexp-unclosed hash 1-2 "(": Invalid hash pattern "#("'],
  ['#(', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['#(', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    '/a/(',
    'https://h/x/y?q#f',
    'error pattern-regexp-unclosed pathname 3-4 "(": Invalid pathname pattern "/a/("',
  ],
  [
    '/a/(',
    'https://h',
    'error pattern-regexp-unclosed pathname 3-4 "(": Invalid pathname pattern "/a/("',
  ],
  [
    '/a/(',
    'data:a',
    'error pattern-regexp-unclosed pathname 3-4 "(": Invalid pathname pattern "/a/("',
  ],
  ['/a/(', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['/a/(', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    'a/{',
    'https://h/x/y?q#f',
    'error pattern-group-unclosed pathname 2-3 "{": Invalid pathname pattern "a/{"',
  ],
  [
    'a/{',
    'https://h',
    'error pattern-group-unclosed pathname 2-3 "{": Invalid pathname pattern "a/{"',
  ],
  [
    'a/{',
    'data:a',
    'error pattern-group-unclosed pathname 2-3 "{": Invalid pathname pattern "a/{"',
  ],
  ['a/{', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['a/{', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    '?a{',
    'https://h/x/y?q#f',
    'error pattern-group-unclosed search 2-3 "{": Invalid search pattern "?a{"',
  ],
  ['?a{', 'https://h', 'error pattern-group-unclosed search 2-3 "{": Invalid search pattern "?a{"'],
  ['?a{', 'data:a', 'error pattern-group-unclosed search 2-3 "{": Invalid search pattern "?a{"'],
  ['?a{', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['?a{', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    '#:a:a',
    'https://h/x/y?q#f',
    'error pattern-name-duplicate hash 3-5 ":a": Invalid hash pattern "#:a:a"',
  ],
  [
    '#:a:a',
    'https://h',
    'error pattern-name-duplicate hash 3-5 ":a": Invalid hash pattern "#:a:a"',
  ],
  ['#:a:a', 'data:a', 'error pattern-name-duplicate hash 3-5 ":a": Invalid hash pattern "#:a:a"'],
  ['#:a:a', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['#:a:a', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    'http://(',
    'https://h/x/y?q#f',
    'error pattern-regexp-unclosed hostname 7-8 "(": Invalid hostname pattern "http://("',
  ],
  [
    'http://(',
    'https://h',
    'error pattern-regexp-unclosed hostname 7-8 "(": Invalid hostname pattern "http://("',
  ],
  [
    'http://(',
    'data:a',
    'error pattern-regexp-unclosed hostname 7-8 "(": Invalid hostname pattern "http://("',
  ],
  ['http://(', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['http://(', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    'http://a/(',
    'https://h/x/y?q#f',
    'error pattern-regexp-unclosed pathname 9-10 "(": Invalid pathname pattern "http://a/("',
  ],
  [
    'http://a/(',
    'https://h',
    'error pattern-regexp-unclosed pathname 9-10 "(": Invalid pathname pattern "http://a/("',
  ],
  [
    'http://a/(',
    'data:a',
    'error pattern-regexp-unclosed pathname 9-10 "(": Invalid pathname pattern "http://a/("',
  ],
  ['http://a/(', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['http://a/(', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    '//a(',
    'https://h/x/y?q#f',
    'error pattern-regexp-unclosed pathname 3-4 "(": Invalid pathname pattern "//a("',
  ],
  [
    '//a(',
    'https://h',
    'error pattern-regexp-unclosed pathname 3-4 "(": Invalid pathname pattern "//a("',
  ],
  [
    '//a(',
    'data:a',
    'error pattern-regexp-unclosed pathname 3-4 "(": Invalid pathname pattern "//a("',
  ],
  ['//a(', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['//a(', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    '../(',
    'https://h/x/y?q#f',
    'error pattern-regexp-unclosed pathname 3-4 "(": Invalid pathname pattern "../("',
  ],
  [
    '../(',
    'https://h',
    'error pattern-regexp-unclosed pathname 3-4 "(": Invalid pathname pattern "../("',
  ],
  [
    '../(',
    'data:a',
    'error pattern-regexp-unclosed pathname 3-4 "(": Invalid pathname pattern "../("',
  ],
  ['../(', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['../(', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [':', 'https://h/x/y?q#f', 'a pattern'],
  [':', 'https://h', 'a pattern'],
  [':', 'data:a', 'a pattern'],
  [':', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  [':', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  ['', 'https://h/x/y?q#f', 'a pattern'],
  ['', 'https://h', 'a pattern'],
  ['', 'data:a', 'a pattern'],
  ['', 'nope', 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  ['', '', 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [
    { protocol: 'h t' },
    'error pattern-text-invalid protocol 0-3 "h t": Invalid protocol pattern "h t"',
  ],
  [
    { protocol: 'h t:' },
    'error pattern-text-invalid protocol 0-3 "h t": Invalid protocol pattern "h t:"',
  ],
  [
    { protocol: '(:' },
    'error pattern-regexp-unclosed protocol 0-1 "(": Invalid protocol pattern "(:"',
  ],
  [
    { protocol: 'http{:' },
    'error pattern-group-unclosed protocol 4-5 "{": Invalid protocol pattern "http{:"',
  ],
  [
    { username: '(' },
    'error pattern-regexp-unclosed username 0-1 "(": Invalid username pattern "("',
  ],
  [
    { password: '{' },
    'error pattern-group-unclosed password 0-1 "{": Invalid password pattern "{"',
  ],
  [
    { hostname: 'a b' },
    'error pattern-text-invalid hostname 0-3 "a b": Invalid hostname pattern "a b"',
  ],
  [
    { hostname: '*.a b' },
    'error pattern-text-invalid hostname 1-5 ".a b": Invalid hostname pattern "*.a b"',
  ],
  [
    { hostname: 'a{b c}?' },
    'error pattern-text-invalid hostname 2-5 "b c": Invalid hostname pattern "a{b c}?"',
  ],
  [{ port: 'x' }, 'error pattern-text-invalid port 0-1 "x": Invalid port pattern "x"'],
  [{ port: '8{x}?' }, 'error pattern-text-invalid port 2-3 "x": Invalid port pattern "8{x}?"'],
  [
    { port: '*{65536}' },
    'error pattern-text-invalid port 2-7 "65536": Invalid port pattern "*{65536}"',
  ],
  [
    { pathname: '(' },
    'error pattern-regexp-unclosed pathname 0-1 "(": Invalid pathname pattern "("',
  ],
  [
    { pathname: '/a\\' },
    'error pattern-escape-incomplete pathname 2-3 "\\": Invalid pathname pattern "/a\\"',
  ],
  [{ search: '?(' }, 'error pattern-regexp-unclosed search 1-2 "(": Invalid search pattern "?("'],
  [{ search: '(' }, 'error pattern-regexp-unclosed search 0-1 "(": Invalid search pattern "("'],
  [{ search: '??(' }, 'error pattern-regexp-unclosed search 2-3 "(": Invalid search pattern "??("'],
  [{ hash: '#(' }, 'error pattern-regexp-unclosed hash 1-2 "(": Invalid hash pattern "#("'],
  [{ hash: '(' }, 'error pattern-regexp-unclosed hash 0-1 "(": Invalid hash pattern "("'],
  [{ hash: '##(' }, 'error pattern-regexp-unclosed hash 2-3 "(": Invalid hash pattern "##("'],
  [
    { pathname: 'a(', baseURL: 'https://h/x/y' },
    'error pattern-regexp-unclosed pathname 1-2 "(": Invalid pathname pattern "a("',
  ],
  [
    { pathname: '/a(', baseURL: 'https://h/x/y' },
    'error pattern-regexp-unclosed pathname 2-3 "(": Invalid pathname pattern "/a("',
  ],
  [
    { pathname: '(', baseURL: 'https://h/x*/y' },
    'error pattern-regexp-unclosed pathname 0-1 "(": Invalid pathname pattern "("',
  ],
  [
    { pathname: '{/a', baseURL: 'https://h/x/y' },
    'error pattern-group-unclosed pathname 0-1 "{": Invalid pathname pattern "{/a"',
  ],
  [
    { pathname: '\\/a(', baseURL: 'https://h/x/y' },
    'error pattern-regexp-unclosed pathname 3-4 "(": Invalid pathname pattern "\\/a("',
  ],
  [
    { search: '?a(', baseURL: 'https://h/x/y' },
    'error pattern-regexp-unclosed search 2-3 "(": Invalid search pattern "?a("',
  ],
  [
    { protocol: 'x', pathname: 'a(' },
    'error pattern-regexp-unclosed pathname 1-2 "(": Invalid pathname pattern "a("',
  ],
  [
    { protocol: 'x', pathname: '/a(' },
    'error pattern-regexp-unclosed pathname 2-3 "(": Invalid pathname pattern "/a("',
  ],
  [{ baseURL: '' }, 'error pattern-base-invalid null 0-0 "": Invalid base URL ""'],
  [{ baseURL: 'nope' }, 'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"'],
  [{ baseURL: '/a' }, 'error pattern-base-invalid null 0-2 "/a": Invalid base URL "/a"'],
  [
    { pathname: '/(', baseURL: 'nope' },
    'error pattern-base-invalid null 0-4 "nope": Invalid base URL "nope"',
  ],
  [
    { protocol: 'x', hostname: '[' },
    'error pattern-text-invalid hostname 0-1 "[": Invalid hostname pattern "["',
  ],
  [
    { hostname: '[g]' },
    'error pattern-text-invalid hostname 0-3 "[g]": Invalid hostname pattern "[g]"',
  ],
  [
    { hostname: '{[g]}' },
    'error pattern-text-invalid hostname 1-4 "[g]": Invalid hostname pattern "{[g]}"',
  ],
  [
    { hostname: '[g' },
    'error pattern-text-invalid hostname 0-2 "[g": Invalid hostname pattern "[g"',
  ],
  [{ hostname: '[' }, 'error pattern-text-invalid hostname 0-1 "[": Invalid hostname pattern "["'],
  [
    { hostname: '\\[g' },
    'error pattern-text-invalid hostname 0-3 "\\[g": Invalid hostname pattern "\\[g"',
  ],
  [
    {},
    'https://a',
    'error pattern-base-unexpected null 0-9 "https://a": Invalid base URL "https://a"',
  ],
  [{}, '', 'error pattern-base-unexpected null 0-0 "": Invalid base URL ""'],
  [
    { pathname: '(' },
    'https://a',
    'error pattern-base-unexpected null 0-9 "https://a": Invalid base URL "https://a"',
  ],
  [{}, 'nope', {}, 'error pattern-base-unexpected null 0-4 "nope": Invalid base URL "nope"'],
  [
    '/a',
    undefined,
    {},
    'error pattern-base-invalid null 0-9 "undefined": Invalid base URL "undefined"',
  ],
  ['/a', 'https://h', { ignoreCase: true }, 'a pattern'],
  [
    '(',
    'https://h',
    { ignoreCase: true },
    'error pattern-regexp-unclosed pathname 0-1 "(": Invalid pathname pattern "("',
  ],
  [
    { pathname: '/x([)' },
    'error pattern-regexp-invalid pathname 2-5 "([)": Invalid pathname pattern "/x([)"',
  ],
  [
    { pathname: '/x(a{)' },
    'error pattern-regexp-invalid pathname 2-6 "(a{)": Invalid pathname pattern "/x(a{)"',
  ],
  [
    { pathname: '/x(+)' },
    'error pattern-regexp-invalid pathname 2-5 "(+)": Invalid pathname pattern "/x(+)"',
  ],
  [
    { pathname: '/x(*a)' },
    'error pattern-regexp-invalid pathname 2-6 "(*a)": Invalid pathname pattern "/x(*a)"',
  ],
  [
    { pathname: '/x(a**)' },
    'error pattern-regexp-invalid pathname 2-7 "(a**)": Invalid pathname pattern "/x(a**)"',
  ],
  [
    { pathname: '/x(a++)' },
    'error pattern-regexp-invalid pathname 2-7 "(a++)": Invalid pathname pattern "/x(a++)"',
  ],
  [
    { pathname: '/x(\\)' },
    'error pattern-regexp-unclosed pathname 2-5 "(\\)": Invalid pathname pattern "/x(\\)"',
  ],
  [
    { pathname: '/x(\\-)' },
    'error pattern-regexp-invalid pathname 2-6 "(\\-)": Invalid pathname pattern "/x(\\-)"',
  ],
  [
    { pathname: '/x([a-)' },
    'error pattern-regexp-invalid pathname 2-7 "([a-)": Invalid pathname pattern "/x([a-)"',
  ],
  [
    { pathname: '/x([b-a])' },
    'error pattern-regexp-invalid pathname 2-9 "([b-a])": Invalid pathname pattern "/x([b-a])"',
  ],
  [
    { pathname: '/x(\\p{X})' },
    'error pattern-regexp-invalid pathname 2-9 "(\\p{X})": Invalid pathname pattern "/x(\\p{X})"',
  ],
  [
    { pathname: '/x(\\u{110000})' },
    'error pattern-regexp-invalid pathname 2-14 "(\\u{110000})": Invalid pathname pattern "/x(\\u{110000})"',
  ],
  [
    { pathname: '/x((?:a)' },
    'error pattern-regexp-unclosed pathname 2-8 "((?:a)": Invalid pathname pattern "/x((?:a)"',
  ],
  [{ pathname: '/x(a))' }, 'a pattern'],
  [{ pathname: '/x((?=a))' }, 'a pattern'],
  [
    { pathname: '/x(\\k<a>)' },
    'error pattern-regexp-invalid pathname 2-9 "(\\k<a>)": Invalid pathname pattern "/x(\\k<a>)"',
  ],
  [
    { pathname: '/x([&&])' },
    'error pattern-regexp-invalid pathname 2-8 "([&&])": Invalid pathname pattern "/x([&&])"',
  ],
  [
    { pathname: '/(a)(+)(b)' },
    'error pattern-regexp-invalid pathname 4-7 "(+)": Invalid pathname pattern "/(a)(+)(b)"',
  ],
  [
    { pathname: '/(a)(+)([)' },
    'error pattern-regexp-invalid pathname 4-7 "(+)": Invalid pathname pattern "/(a)(+)([)"',
  ],
  [
    { pathname: '/:a(+)' },
    'error pattern-regexp-invalid pathname 3-6 "(+)": Invalid pathname pattern "/:a(+)"',
  ],
  [
    { pathname: '{(+)}?' },
    'error pattern-regexp-invalid pathname 1-4 "(+)": Invalid pathname pattern "{(+)}?"',
  ],
  [
    { pathname: '/((?<x>a))((?<x>b))' },
    'error pattern-regexp-invalid pathname 0-19 "/((?<x>a))((?<x>b))": Invalid pathname pattern "/((?<x>a))((?<x>b))"',
  ],
  [
    { search: '(+)' },
    { ignoreCase: true },
    'error pattern-regexp-invalid search 0-3 "(+)": Invalid search pattern "(+)"',
  ],
  [
    'https://a/b(+)c(*)',
    'error pattern-regexp-invalid pathname 11-14 "(+)": Invalid pathname pattern "https://a/b(+)c(*)"',
  ],
])('of %j', (...row) => {
  expect(shown(...row.slice(0, -1))).toBe(row.at(-1))
})
