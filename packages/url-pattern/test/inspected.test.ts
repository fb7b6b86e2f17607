import { URLPattern, type URLPatternComponent } from '@waymark/url-pattern'
import { inspectUrlPattern } from '@waymark/url-pattern/inspect'
import { expect, test } from 'vitest'

/** Each problem: what it is and where, its example, and what it says. */
function shown(component: URLPatternComponent, pattern: string, ignoreCase = false): string[] {
  const init = { [component]: pattern }
  return inspectUrlPattern(init, { ignoreCase }).flatMap(
    ({ code, input, start, end, example, message }) => {
      const found = `${code.replace('pattern-backtracking-', '')} ${start}-${end}`
      const written = input === pattern ? '' : ` of ${input}`
      if (example === null) return [`${found}${written}`, message]
      const { prefix, repeated, times, suffix } = example
      const text = prefix + repeated.repeat(4) + suffix
      if (times === null) {
        expect(new URLPattern(init, { ignoreCase }).test({ [component]: text })).toBe(false)
      }
      const shownTimes = times === null ? '' : ` ${times} times`
      return [`${found}${written}: "${prefix}" "${repeated}"${shownTimes} "${suffix}"`, message]
    },
  )
}

test.each<[URLPatternComponent, string, boolean, readonly string[]]>([
  [
    'pathname',
    '/((?:a+)+)',
    false,
    [
      'exponential 2-9: "/a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)*)',
    false,
    [
      'exponential 2-9: "/a" "a" "b"',
      'The repetition "(?:a+)*" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a*)+)',
    false,
    [
      'exponential 2-9: "/a" "a" "b"',
      'The repetition "(?:a*)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a*)*)',
    false,
    [
      'exponential 2-9: "/a" "a" "b"',
      'The repetition "(?:a*)*" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a*)*b)',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a*)*" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/(b(?:a+)+)',
    false,
    [
      'exponential 3-10: "/ba" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/(bc(?:a+)+d)',
    false,
    [
      'exponential 4-11: "/bca" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:ab)+)', false, []],
  [
    'pathname',
    '/((?:(?:ab)+)+)',
    false,
    [
      'exponential 2-14: "/a" "ba" ""',
      'The repetition "(?:(?:ab)+)+" can read "ba" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:(?:ab)*c)*)', false, []],
  [
    'pathname',
    '/((?:(?:ab)*c?)*)',
    false,
    [
      'exponential 2-16: "/a" "ba" ""',
      'The repetition "(?:(?:ab)*c?)*" can read "ba" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:ab|a|b)*)',
    false,
    [
      'exponential 2-13: "/a" "aba" "c"',
      'The repetition "(?:ab|a|b)*" can read "aba" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:ab|a|b)*c)',
    false,
    [
      'exponential 2-13: "/a" "aba" ""',
      'The repetition "(?:ab|a|b)*" can read "aba" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:abc|ab|c)*)',
    false,
    [
      'exponential 2-15: "/c" "abcc" "a"',
      'The repetition "(?:abc|ab|c)*" can read "abcc" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:abcd|ab|cd)*x)',
    false,
    [
      'exponential 2-17: "/a" "babcda" ""',
      'The repetition "(?:abcd|ab|cd)*" can read "babcda" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a|b|ab|ba)+)',
    false,
    [
      'exponential 2-16: "/a" "aba" "c"',
      'The repetition "(?:a|b|ab|ba)+" can read "aba" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:[ab]|[bc])+)',
    false,
    [
      'exponential 2-16: "/a" "ba" "d"',
      'The repetition "(?:[ab]|[bc])+" can read "ba" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:[ab]|[cd])+)', false, []],
  [
    'pathname',
    '/((?:[a-c]|[c-e])+)',
    false,
    [
      'exponential 2-18: "/a" "ca" "f"',
      'The repetition "(?:[a-c]|[c-e])+" can read "ca" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:.|a)+)', false, []],
  ['pathname', '/((?:.|a)*)', false, []],
  [
    'pathname',
    '/((?:(?:a|b)+)+c)',
    false,
    [
      'exponential 2-15: "/a" "a" ""',
      'The repetition "(?:(?:a|b)+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?:(?:a+)+)+)+)',
    false,
    [
      'exponential 2-19: "/a" "a" "b"',
      'The repetition "(?:(?:(?:a+)+)+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?:a+b)+)+)',
    false,
    [
      'exponential 2-15: "/a" "ba" ""',
      'The repetition "(?:(?:a+b)+)+" can read "ba" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?:a+b+)+)+)',
    false,
    [
      'exponential 2-16: "/a" "ba" ""',
      'The repetition "(?:(?:a+b+)+)+" can read "ba" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+b?)+)',
    false,
    [
      'exponential 2-11: "/a" "a" "c"',
      'The repetition "(?:a+b?)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+b?)+c)',
    false,
    [
      'exponential 2-11: "/a" "a" ""',
      'The repetition "(?:a+b?)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a?b?)+)',
    false,
    [
      'exponential 2-11: "/a" "ba" "c"',
      'The repetition "(?:a?b?)+" can read "ba" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a?b?c?)*d)',
    false,
    [
      'exponential 2-13: "/a" "ba" ""',
      'The repetition "(?:a?b?c?)*" can read "ba" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a*b*)*c)',
    false,
    [
      'exponential 2-11: "/a" "a" ""',
      'The repetition "(?:a*b*)*" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:a*b)*c)', false, []],
  [
    'pathname',
    '/((?:a*|b*)*c)',
    false,
    [
      'exponential 2-12: "/a" "a" ""',
      'The repetition "(?:a*|b*)*" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a)*)',
    false,
    [
      'exponential 2-10: "/a" "aa" "b"',
      'The repetition "(?:a|a)*" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a|a)*)',
    false,
    [
      'exponential 2-12: "/a" "aa" "b"',
      'The repetition "(?:a|a|a)*" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a)+)',
    false,
    [
      'exponential 2-10: "/a" "aa" "b"',
      'The repetition "(?:a|a)+" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a){2,})',
    false,
    [
      'exponential 2-13: "/aa" "aa" "b"',
      'The repetition "(?:a|a){2,}" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a){3,}b)',
    false,
    [
      'exponential 2-13: "/aaa" "aa" ""',
      'The repetition "(?:a|a){3,}" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:aa|a)*)',
    false,
    [
      'exponential 2-11: "/a" "aaa" "b"',
      'The repetition "(?:aa|a)*" can read "aaa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:aaa|aa)*)',
    false,
    [
      'exponential 2-13: "/a" "aaaaaaa" "b"',
      'The repetition "(?:aaa|aa)*" can read "aaaaaaa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:aaaa|aaa)*b)',
    false,
    [
      'exponential 2-15: "/a" "aaaaaaaaaa" ""',
      'The repetition "(?:aaaa|aaa)*" can read "aaaaaaaaaa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:aa|aaa|b)*c)',
    false,
    [
      'exponential 2-15: "/b" "aaaaab" ""',
      'The repetition "(?:aa|aaa|b)*" can read "aaaaab" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+b(?:c+)+)',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 10-17: "/abc" "c" "a"',
      'The repetition "(?:c+)+" can read "c" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+(?:b+)+)',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 9-16: "/ab" "b" "a"',
      'The repetition "(?:b+)+" can read "b" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+b*c*)',
    false,
    [
      'exponential 2-9: "/a" "a" "d"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+|(?:b+)+)',
    false,
    [
      'exponential 2-9: "/a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 10-17: "/b" "b" "a"',
      'The repetition "(?:b+)+" can read "b" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?:a+)+b)+)',
    false,
    [
      'exponential 5-12: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?:a+)+|b)*)',
    false,
    [
      'exponential 2-16: "/a" "a" "c"',
      'The repetition "(?:(?:a+)+|b)*" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a|b+)+)',
    false,
    [
      'exponential 2-11: "/b" "b" "c"',
      'The repetition "(?:a|b+)+" can read "b" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a|b+)+c)',
    false,
    [
      'exponential 2-11: "/b" "b" ""',
      'The repetition "(?:a|b+)+" can read "b" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/(x|(?:a+)+)',
    false,
    [
      'exponential 4-11: "/a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/(x(?:a+)+y|z)',
    false,
    [
      'exponential 3-10: "/xa" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+)-((?:b+)+)',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 12-19: "/a-b" "b" "a"',
      'The repetition "(?:b+)+" can read "b" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+)/((?:b+)+)',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 12-19: "/a/b" "b" "a"',
      'The repetition "(?:b+)+" can read "b" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/:x((?:a+)+)',
    false,
    [
      'exponential 4-11: "/a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/:x((?:a+)+)/:y((?:b+)+)',
    false,
    [
      'exponential 4-11: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 16-23: "/a/b" "b" "a"',
      'The repetition "(?:b+)+" can read "b" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/x((?:a+)+)y',
    false,
    [
      'exponential 3-10: "/xa" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '{/x((?:a+)+)y}?',
    false,
    [
      'exponential 4-11: "/xa" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/{x((?:a+)+)y}?',
    false,
    [
      'exponential 4-11: "/xa" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+)?',
    false,
    [
      'exponential 2-9: "/a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/(a+)+', false, []],
  ['pathname', '/(a+)*', false, []],
  ['pathname', '/(a*)*', false, []],
  [
    'pathname',
    '/{(a+)}+',
    false,
    [
      'exponential 2-6: "/a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/{(a+)b}+', false, []],
  ['pathname', '/{b(a+)}+', false, []],
  ['pathname', '/{b(a+)}*', false, []],
  [
    'pathname',
    '/{a(a+)}*',
    false,
    [
      'exponential 3-7: "/aaaa" "aa" "b"',
      'The repetition "(?:a(?:a+))*" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/{(a+)-}+x', false, []],
  ['pathname', '/{-(a+)-}+x', false, []],
  ['pathname', '/{-(a+)-}*x', false, []],
  ['pathname', '/{-(a|-)-}*x', false, []],
  [
    'pathname',
    '/((?:a+)+)/:x',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/:x/((?:a+)+)',
    false,
    [
      'exponential 5-12: "/a/a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/*((?:a+)+)',
    false,
    [
      'exponential 3-10: "/a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/*/((?:a+)+)',
    false,
    [
      'exponential 4-11: "//a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+)/*',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+)-*',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/(x|y)((?:a+)+)',
    false,
    [
      'exponential 7-14: "/xa" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/(x)/(y)/((?:a+)+)/(z)',
    false,
    [
      'exponential 10-17: "/x/y/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/x\\+((?:a+)+)',
    false,
    [
      'exponential 5-12: "/x+a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/\\:((?:a+)+)',
    false,
    [
      'exponential 4-11: "/:a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/%41((?:a+)+)',
    false,
    [
      'exponential 5-12: "/%41a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/\u00e9((?:a+)+)',
    false,
    [
      'exponential 8-15 of /%C3%A9((?:a+)+): "/%C3%A9a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:%41)+)', false, []],
  [
    'pathname',
    '/((?:(?:%41)+)+)',
    false,
    [
      'exponential 2-15: "/%" "41%" ""',
      'The repetition "(?:(?:%41)+)+" can read "41%" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?:%41|%)+)+)',
    false,
    [
      'exponential 2-17: "/%" "%" "a"',
      'The repetition "(?:(?:%41|%)+)+" can read "%" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:\\w|\\d)+)',
    false,
    [
      'exponential 2-12: "/a" "0a" "-"',
      'The repetition "(?:\\\\w|\\\\d)+" can read "0a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:\\w|-)+)', false, []],
  [
    'pathname',
    '/((?:\\w|_)+)',
    false,
    [
      'exponential 2-11: "/a" "_a" "-"',
      'The repetition "(?:\\\\w|_)+" can read "_a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:\\w+\\s?)+)',
    false,
    [
      'exponential 2-13: "/a" "a" "-"',
      'The repetition "(?:\\\\w+\\\\s?)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:\\d+,?)+x)',
    false,
    [
      'exponential 2-12: "/0" "0" ""',
      'The repetition "(?:\\\\d+,?)+" can read "0" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:\\d+,)+x)', false, []],
  [
    'pathname',
    '/((?:[^\\/]+)+)',
    false,
    [
      'exponential 2-13: "/a" "a" "/"',
      'The repetition "(?:[^\\\\/]+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:[^\\/]+\\/?)+)',
    false,
    [
      'exponential 2-16: "/a" "a" "//"',
      'The repetition "(?:[^\\\\/]+\\\\/?)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:\\S+)+)', false, []],
  ['pathname', '/((?:\\D|\\d)+)', false, []],
  ['pathname', '/((?:\\D|\\w)+)', false, []],
  [
    'pathname',
    '/((?:\\x61|a)+)',
    false,
    [
      'exponential 2-13: "/a" "aa" "b"',
      'The repetition "(?:\\\\x61|a)+" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:\\u{61}|a)+)',
    false,
    [
      'exponential 2-15: "/a" "aa" "b"',
      'The repetition "(?:\\\\u{61}|a)+" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:\\p{L}|a)+)',
    false,
    [
      'exponential 2-14: "/a" "aa" "0"',
      'The repetition "(?:\\\\p{L}|a)+" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:\\p{L}|1)+)', false, []],
  ['pathname', '/((?:\\n|\\x0a)+)', false, []],
  ['pathname', '/((?:\\t|[\\t])+)', false, []],
  ['pathname', '/((?: |\\x20)+)', false, []],
  ['pathname', '/((?:"|\\x22)+)', false, []],
  ['pathname', '/((?:<|[<>])+)', false, []],
  ['pathname', '/((?:\\?|[\\?])+)', false, []],
  ['pathname', '/((?:#|[#])+)', false, []],
  [
    'pathname',
    '/((?:%|[%])+)',
    false,
    [
      'exponential 2-12: "/%" "%%" "a"',
      'The repetition "(?:%|[%])+" can read "%%" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:~|[~])+)',
    false,
    [
      'exponential 2-12: "/~" "~~" "a"',
      'The repetition "(?:~|[~])+" can read "~~" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:\\||[\\|])+)',
    false,
    [
      'exponential 2-14: "/|" "||" "a"',
      'The repetition "(?:\\\\||[\\\\|])+" can read "||" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:\\^|[\\^])+)', false, []],
  ['pathname', '/((?:\\{|[\\{])+)', false, []],
  ['pathname', '/((?:\\\\|[\\\\])+)', false, []],
  [
    'pathname',
    '/((?:\\/|[\\/])+)',
    false,
    [
      'exponential 2-14: "//" "//" "a"',
      'The repetition "(?:\\\\/|[\\\\/])+" can read "//" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:\\.|[.])+)',
    false,
    [
      'exponential 2-13: "/." ".." "a"',
      'The repetition "(?:\\\\.|[.])+" can read ".." in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:\\.|a)+)', false, []],
  [
    'pathname',
    '/((?:[A-Z]|A)+)',
    false,
    [
      'exponential 2-14: "/A" "AA" "a"',
      'The repetition "(?:[A-Z]|A)+" can read "AA" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:[Z]|Z)+)',
    false,
    [
      'exponential 2-12: "/Z" "ZZ" "a"',
      'The repetition "(?:[Z]|Z)+" can read "ZZ" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:9|[9])+)',
    false,
    [
      'exponential 2-12: "/9" "99" "a"',
      'The repetition "(?:9|[9])+" can read "99" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:!|[!])+)',
    false,
    [
      'exponential 2-12: "/!" "!!" "a"',
      'The repetition "(?:!|[!])+" can read "!!" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:$|b|[b])+)',
    false,
    [
      'exponential 2-14: "/b" "bb" "a"',
      'The repetition "(?:$|b|[b])+" can read "bb" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    "/((?:'|['])+)",
    false,
    [
      'exponential 2-12: "/\'" "\'\'" "a"',
      'The repetition "(?:\'|[\'])+" can read "\'\'" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:;|[;])+)',
    false,
    [
      'exponential 2-12: "/;" ";;" "a"',
      'The repetition "(?:;|[;])+" can read ";;" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:@|[@])+)',
    false,
    [
      'exponential 2-12: "/@" "@@" "a"',
      'The repetition "(?:@|[@])+" can read "@@" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:=|[=])+)',
    false,
    [
      'exponential 2-12: "/=" "==" "a"',
      'The repetition "(?:=|[=])+" can read "==" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:\\[|[\\[])+)',
    false,
    [
      'exponential 2-14: "/[" "[[" "a"',
      'The repetition "(?:\\\\[|[\\\\[])+" can read "[[" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:\\]|[\\]])+)',
    false,
    [
      'exponential 2-14: "/]" "]]" "a"',
      'The repetition "(?:\\\\]|[\\\\]])+" can read "]]" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:>|[>])+)', false, []],
  [
    'pathname',
    '/((?:a+\\b)+)',
    false,
    [
      'exponential 2-11: "/a" "a" "b"',
      'The repetition "(?:a+\\\\b)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+$)+)',
    false,
    [
      'exponential 2-10: "/a" "a" "b"',
      'The repetition "(?:a+$)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:^a+)+)',
    false,
    [
      'exponential 2-10: "/a" "a" "b"',
      'The repetition "(?:^a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?=a)a+)+)',
    false,
    [
      'exponential 2-14: "/a" "a" "b"',
      'The repetition "(?:(?=a)a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?!b)a+)+)',
    false,
    [
      'exponential 2-14: "/a" "a" "b"',
      'The repetition "(?:(?!b)a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?=(?:a+)+)b)', false, []],
  [
    'pathname',
    '/((?:a+(?=b))+)',
    false,
    [
      'exponential 2-14: "/a" "a" "b"',
      'The repetition "(?:a+(?=b))+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?<x>a+)+)',
    false,
    [
      'exponential 2-11: "/a" "a" "b"',
      'The repetition "(?<x>a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?<x>a+)\\k<x>+)', false, []],
  ['pathname', '/((?:(?<x>a)\\k<x>)+)', false, []],
  [
    'pathname',
    '/((?:.{5}|.{6})*x)',
    false,
    [
      'exponential 2-16: "/a" "aaaaaaaaaaaaaaaa" ""',
      'The repetition "(?:.{5}|.{6})*" can read "aaaaaaaaaaaaaaaa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:.{15}|.{16})*x)',
    false,
    [
      `exponential 2-18: "/a" "${'a'.repeat(46)}" ""`,
      'The repetition "(?:.{15}|.{16})*" can read "aaaaaaaaaaaaaaaaaaa\u2026aaaaaaaaaaaaaaaaaaa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:.{10})*(?:.{10})*x)',
    false,
    [
      'polynomial 2-22: "/a" "aaaaaaaaaa" ""',
      'The repetitions "(?:.{10})*" and "(?:.{10})*" can both read "aaaaaaaaaa": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a{10}b)*(?:a{10}b)*x)',
    false,
    [
      'polynomial 2-24: "/a" "aaaaaaaaaba" ""',
      'The repetitions "(?:a{10}b)*" and "(?:a{10}b)*" can both read "aaaaaaaaaba": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a{5}b|a{6}b)*(?:a{5}b)*x)',
    false,
    [
      'polynomial 2-28: "/a" "aaaaba" ""',
      'The repetitions "(?:a{5}b|a{6}b)*" and "(?:a{5}b)*" can both read "aaaaba": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/(a)', false, []],
  ['pathname', '/(a+)', false, []],
  ['pathname', '/(a+b+)', false, []],
  ['pathname', '/(a*b*)', false, []],
  ['pathname', '/(a*b*c*)', false, []],
  ['pathname', '/((?:ab)*)', false, []],
  ['pathname', '/((?:a|b)*)', false, []],
  ['pathname', '/((?:a-)+)', false, []],
  ['pathname', '/((?:a+-)+)', false, []],
  ['pathname', '/((?:a+-)*a+)', false, []],
  ['pathname', '/((?:-a+)*)', false, []],
  ['pathname', '/((?:a?)+)', false, []],
  ['pathname', '/((?:)*)', false, []],
  ['pathname', '/((?:(?:))*)', false, []],
  ['pathname', '/(.*)', false, []],
  ['pathname', '/(.*)x(y)', false, []],
  ['pathname', '/((?:.*)*)(x)*', false, []],
  ['pathname', '/((?:.*)+)*', false, []],
  ['pathname', '/(.*|x)', false, []],
  ['pathname', '/(a|)', false, []],
  ['pathname', '/(|)', false, []],
  [
    'pathname',
    '/(a+a+)',
    false,
    [
      'polynomial 2-6: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+a+b)',
    false,
    [
      'polynomial 2-6: "/a" "a" ""',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a*a*)',
    false,
    [
      'polynomial 2-6: "/a" "a" "b"',
      'The repetitions "a*" and "a*" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a*a*b)',
    false,
    [
      'polynomial 2-6: "/a" "a" ""',
      'The repetitions "a*" and "a*" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+b?a+)',
    false,
    [
      'polynomial 2-8: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+b*a+)',
    false,
    [
      'polynomial 2-8: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/(a+b+a+)', false, []],
  ['pathname', '/(a+ba+)', false, []],
  [
    'pathname',
    '/(a+[ab]a+)',
    false,
    [
      'polynomial 2-10: "/a" "aa" "b"',
      'The repetitions "a+" and "a+" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+a*a+)',
    false,
    [
      'polynomial 2-6: "/a" "a" "b"',
      'The repetitions "a+" and "a*" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-8: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 4-8: "/aa" "a" "b"',
      'The repetitions "a*" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+a+a+)',
    false,
    [
      'polynomial 2-6: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-8: "/a" "aa" "b"',
      'The repetitions "a+" and "a+" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 4-8: "/aa" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+a+b+b+)',
    false,
    [
      'polynomial 2-6: "/a" "a" ""',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 6-10: "/aab" "b" "a"',
      'The repetitions "b+" and "b+" can both read "b": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+a+-b+b+)',
    false,
    [
      'polynomial 2-6: "/a" "a" ""',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 7-11: "/aa-b" "b" "a"',
      'The repetitions "b+" and "b+" can both read "b": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+a+|b+b+)',
    false,
    [
      'polynomial 2-6: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 7-11: "/b" "b" "a"',
      'The repetitions "b+" and "b+" can both read "b": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(x(?:a+a+|b+b+)y)',
    false,
    [
      'polynomial 6-10: "/xa" "a" ""',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 11-15: "/xb" "b" ""',
      'The repetitions "b+" and "b+" can both read "b": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/([ab]+[bc]+)',
    false,
    [
      'polynomial 2-12: "/a" "b" "a"',
      'The repetitions "[ab]+" and "[bc]+" can both read "b": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/([ab]+[bc]+[cd]+)',
    false,
    [
      'polynomial 2-12: "/a" "b" ""',
      'The repetitions "[ab]+" and "[bc]+" can both read "b": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 7-17: "/ab" "c" "a"',
      'The repetitions "[bc]+" and "[cd]+" can both read "c": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/([ab]+c?[bc]+)',
    false,
    [
      'polynomial 2-14: "/a" "b" "a"',
      'The repetitions "[ab]+" and "[bc]+" can both read "b": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:ab)+(?:ab)+)',
    false,
    [
      'polynomial 2-16: "/a" "ba" ""',
      'The repetitions "(?:ab)+" and "(?:ab)+" can both read "ba": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/((?:ab)+(?:ba)+)', false, []],
  [
    'pathname',
    '/((?:ab)+b?(?:ab)+)',
    false,
    [
      'polynomial 2-18: "/a" "ba" ""',
      'The repetitions "(?:ab)+" and "(?:ab)+" can both read "ba": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:ab)+a(?:ba)+)',
    false,
    [
      'polynomial 2-17: "/a" "baba" "a"',
      'The repetitions "(?:ab)+" and "(?:ba)+" can both read "baba": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/((?:aab)+(?:aba)+)', false, []],
  [
    'pathname',
    '/((?:abc)*(?:abc)*)',
    false,
    [
      'polynomial 2-18: "/a" "bca" ""',
      'The repetitions "(?:abc)*" and "(?:abc)*" can both read "bca": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:ab|c)*(?:c|d)*)',
    false,
    [
      'polynomial 2-19: "/c" "c" "a"',
      'The repetitions "(?:ab|c)*" and "(?:c|d)*" can both read "c": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a+b)+(?:a+b)+)',
    false,
    [
      'polynomial 5-15: "/a" "ba" ""',
      'The repetitions "a+" and "a+" can both read "ba": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-18: "/ab" "ab" "a"',
      'The repetitions "(?:a+b)+" and "(?:a+b)+" can both read "ab": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a+b)*a+a+)',
    false,
    [
      'polynomial 10-14: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a+ba+)+)',
    false,
    [
      'exponential 2-12: "/a" "baaa" "b"',
      'The repetition "(?:a+ba+)+" can read "baaa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:a+ba+b)+)', false, []],
  [
    'pathname',
    '/((?:-a+a+)*)',
    false,
    [
      'exponential 2-12: "/-" "aaa-" ""',
      'The repetition "(?:-a+a+)*" can read "aaa-" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+a+-)+)',
    false,
    [
      'exponential 2-12: "/a" "aa-a" ""',
      'The repetition "(?:a+a+-)+" can read "aa-a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/(.*a.*)', false, []],
  [
    'pathname',
    '/(.*a.*b)',
    false,
    [
      'polynomial 2-7: "/a" "aa" ""',
      'The repetitions ".*" and ".*" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(.*,.*,.*x)',
    false,
    [
      'polynomial 2-7: "/a" ",a" ""',
      'The repetitions ".*" and ".*" can both read ",a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-10: "/a" ",,a" ""',
      'The repetitions ".*" and ".*" can both read ",,a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 5-10: "/,a" ",a" ""',
      'The repetitions ".*" and ".*" can both read ",a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/(.+.+)', false, []],
  ['pathname', '/(.+-.+)', false, []],
  ['pathname', '/(.*)x(.*)', false, []],
  ['pathname', '/*x(a+)', false, []],
  [
    'pathname',
    '/*(a+)',
    false,
    [
      'polynomial 2-6: "/a" "a" "b"',
      'The repetitions ".*" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/(a+)/*/(b)', false, []],
  ['pathname', '/*/(a)/*', false, []],
  ['pathname', '/*-(a)-*', false, []],
  [
    'pathname',
    '/*-(a)-*-x',
    false,
    [
      'polynomial 3-6: "/a" "-a-a" ""',
      'The repetitions ".*" and ".*" can both read "-a-a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/:x-:y(a)', false, []],
  ['pathname', '/:x-(a+)', false, []],
  ['pathname', '/:x(\\w+)', false, []],
  [
    'pathname',
    '/:x(\\w+):y',
    false,
    [
      'polynomial 3-8: "/a" "a" "/"',
      'The repetitions "\\\\w+" and "[^\\\\/]+?" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/:x(\\w+):y(\\d+)',
    false,
    [
      'polynomial 3-15: "/a" "0" "a"',
      'The repetitions "\\\\w+" and "\\\\d+" can both read "0": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/:x(\\w+)-:y(\\w+)', false, []],
  ['pathname', '/:x(\\w+)/:y(\\w+)', false, []],
  ['pathname', '/x:y(a+)z:w(a+)', false, []],
  ['pathname', '/:a(x+)b:b(x+)', false, []],
  [
    'pathname',
    '/:a(x+):b(x+)',
    false,
    [
      'polynomial 3-13: "/x" "x" "a"',
      'The repetitions "x+" and "x+" can both read "x": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/:a(x+):b(x+):c(x+)',
    false,
    [
      'polynomial 3-13: "/x" "x" "a"',
      'The repetitions "x+" and "x+" can both read "x": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 3-19: "/x" "xx" "a"',
      'The repetitions "x+" and "x+" can both read "xx": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 9-19: "/xx" "x" "a"',
      'The repetitions "x+" and "x+" can both read "x": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(x+)(x+)',
    false,
    [
      'polynomial 1-9: "/x" "x" "a"',
      'The repetitions "x+" and "x+" can both read "x": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/(x+)y(x+)', false, []],
  ['pathname', '/(x*)y(x*)', false, []],
  [
    'pathname',
    '/{(x+)}?(x+)',
    false,
    [
      'polynomial 2-12: "/x" "x" "a"',
      'The repetitions "x+" and "x+" can both read "x": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(x+)?(x+)',
    false,
    [
      'polynomial 1-10: "/x" "x" "a"',
      'The repetitions "x+" and "x+" can both read "x": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(x+)?(x+)?',
    false,
    [
      'polynomial 1-10: "/x" "x" "a"',
      'The repetitions "x+" and "x+" can both read "x": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(x+)?{y}?(x+)',
    false,
    [
      'polynomial 1-14: "/x" "x" "a"',
      'The repetitions "x+" and "x+" can both read "x": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(x+)?{y}?(x+)?/',
    false,
    [
      'polynomial 1-14: "/x" "x" ""',
      'The repetitions "x+" and "x+" can both read "x": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/{-:a(x+)}*', false, []],
  ['pathname', '/{:a(x+)-}*', false, []],
  [
    'pathname',
    '/(a{2,}a+)',
    false,
    [
      'polynomial 2-9: "/aa" "a" "b"',
      'The repetitions "a{2,}" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+a{2,})',
    false,
    [
      'polynomial 2-9: "/a" "aa" "b"',
      'The repetitions "a+" and "a{2,}" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a{3,}a{3,}b)',
    false,
    [
      'polynomial 2-12: "/aaa" "aaa" ""',
      'The repetitions "a{3,}" and "a{3,}" can both read "aaa": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a{2,}){2})',
    false,
    [
      'polynomial 5-10: "/aa" "aa" "b"',
      'The repetitions "a{2,}" and "a{2,}" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a+){2})',
    false,
    [
      'polynomial 5-7: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a+){2}b)',
    false,
    [
      'polynomial 5-7: "/a" "a" ""',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a+){3})',
    false,
    [
      'polynomial 5-7: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a+b?){2})',
    false,
    [
      'polynomial 5-7: "/a" "a" "c"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/((?:a+b){2})', false, []],
  ['pathname', '/((?:a+b){2}a+)', false, []],
  [
    'pathname',
    '/((?:a*){2})',
    false,
    [
      'polynomial 5-7: "/a" "a" "b"',
      'The repetitions "a*" and "a*" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a*){1,2})',
    false,
    [
      'polynomial 5-7: "/a" "a" "b"',
      'The repetitions "a*" and "a*" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a*){0,2})',
    false,
    [
      'polynomial 5-7: "/a" "a" "b"',
      'The repetitions "a*" and "a*" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a*){2}b)',
    false,
    [
      'polynomial 5-7: "/a" "a" ""',
      'The repetitions "a*" and "a*" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a*(?:b|a)*)',
    false,
    [
      'polynomial 2-12: "/a" "a" "c"',
      'The repetitions "a*" and "(?:b|a)*" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a*(?:b|a)*c)',
    false,
    [
      'polynomial 2-12: "/a" "a" ""',
      'The repetitions "a*" and "(?:b|a)*" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a?a*a?a*)',
    false,
    [
      'polynomial 4-10: "/a" "a" "b"',
      'The repetitions "a*" and "a*" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a|b)*a(?:a|b)*)',
    false,
    [
      'polynomial 2-19: "/a" "aa" "c"',
      'The repetitions "(?:a|b)*" and "(?:a|b)*" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/((?:a|b)*ab)', false, []],
  [
    'pathname',
    '/((?:a|b)*ab(?:a|b)*)',
    false,
    [
      'polynomial 2-20: "/a" "aba" "c"',
      'The repetitions "(?:a|b)*" and "(?:a|b)*" can both read "aba": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/(\\s*\\s*)', false, []],
  [
    'pathname',
    '/(-*\\s*-*)',
    false,
    [
      'polynomial 2-9: "/-" "-" "a"',
      'The repetitions "-*" and "-*" can both read "-": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(\\d+\\.?\\d*)',
    false,
    [
      'polynomial 2-11: "/0" "0" "a"',
      'The repetitions "\\\\d+" and "\\\\d*" can both read "0": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/(\\d+\\.\\d*)', false, []],
  ['pathname', '/(\\d+(?:\\.\\d+)?)', false, []],
  [
    'pathname',
    '/(\\d+\\.?\\d+)',
    false,
    [
      'polynomial 2-11: "/0" "0" "a"',
      'The repetitions "\\\\d+" and "\\\\d+" can both read "0": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/(\\w+@\\w+)', false, []],
  [
    'pathname',
    '/(\\w+\\.?\\w+@\\w+)',
    false,
    [
      'polynomial 2-11: "/a" "a" ""',
      'The repetitions "\\\\w+" and "\\\\w+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/([a-z]+[0-9]*[a-z]+)',
    false,
    [
      'polynomial 2-20: "/a" "a" "0"',
      'The repetitions "[a-z]+" and "[a-z]+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/([a-z]+[0-9]+[a-z]+)', false, []],
  ['pathname', '/([a-z][a-z0-9]*-[a-z0-9]*)', false, []],
  [
    'pathname',
    '/([a-z]+-?[a-z]+-?[a-z]+)',
    false,
    [
      'polynomial 2-16: "/a" "a" "0"',
      'The repetitions "[a-z]+" and "[a-z]+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-24: "/a" "aa" "0"',
      'The repetitions "[a-z]+" and "[a-z]+" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 10-24: "/aa" "a" "0"',
      'The repetitions "[a-z]+" and "[a-z]+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+-(?:b+)+-(?:c+)+)',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 10-17: "/a-b" "b" ""',
      'The repetition "(?:b+)+" can read "b" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 18-25: "/a-b-c" "c" "a"',
      'The repetition "(?:c+)+" can read "c" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+-(?:b+)+-(?:c+)+-(?:d+)+-(?:e+)+-(?:f+)+-(?:g+)+-(?:h+)+-(?:i+)+-(?:j+)+-(?:k+)+-(?:l+)+)',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 10-17: "/a-b" "b" ""',
      'The repetition "(?:b+)+" can read "b" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 18-25: "/a-b-c" "c" ""',
      'The repetition "(?:c+)+" can read "c" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 26-33: "/a-b-c-d" "d" ""',
      'The repetition "(?:d+)+" can read "d" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 34-41: "/a-b-c-d-e" "e" ""',
      'The repetition "(?:e+)+" can read "e" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 42-49: "/a-b-c-d-e-f" "f" ""',
      'The repetition "(?:f+)+" can read "f" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 50-57: "/a-b-c-d-e-f-g" "g" ""',
      'The repetition "(?:g+)+" can read "g" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 58-65: "/a-b-c-d-e-f-g-h" "h" ""',
      'The repetition "(?:h+)+" can read "h" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 66-73: "/a-b-c-d-e-f-g-h-i" "i" ""',
      'The repetition "(?:i+)+" can read "i" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 74-81: "/a-b-c-d-e-f-g-h-i-j" "j" ""',
      'The repetition "(?:j+)+" can read "j" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:a+)+-(?:b+)+-(?:c+)+-(?:d+)+-(?:e+)+-(?:f+)+-(?:g+)+-(?:h+)+-(?:i+)+-(?:j+)+)',
    false,
    [
      'exponential 2-9: "/a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 10-17: "/a-b" "b" ""',
      'The repetition "(?:b+)+" can read "b" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 18-25: "/a-b-c" "c" ""',
      'The repetition "(?:c+)+" can read "c" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 26-33: "/a-b-c-d" "d" ""',
      'The repetition "(?:d+)+" can read "d" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 34-41: "/a-b-c-d-e" "e" ""',
      'The repetition "(?:e+)+" can read "e" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 42-49: "/a-b-c-d-e-f" "f" ""',
      'The repetition "(?:f+)+" can read "f" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 50-57: "/a-b-c-d-e-f-g" "g" ""',
      'The repetition "(?:g+)+" can read "g" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 58-65: "/a-b-c-d-e-f-g-h" "h" ""',
      'The repetition "(?:h+)+" can read "h" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 66-73: "/a-b-c-d-e-f-g-h-i" "i" ""',
      'The repetition "(?:i+)+" can read "i" in several ways: each further copy of this text doubles the time for a URL that does not match.',
      'exponential 74-81: "/a-b-c-d-e-f-g-h-i-j" "j" "a"',
      'The repetition "(?:j+)+" can read "j" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/(a+a+-b+b+-c+c+-d+d+-e+e+-f+f+-g+g+-h+h+-i+i+-j+j+-k+k+-l+l+)',
    false,
    [
      'polynomial 2-6: "/a" "a" ""',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 7-11: "/aa-b" "b" ""',
      'The repetitions "b+" and "b+" can both read "b": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 12-16: "/aa-bb-c" "c" ""',
      'The repetitions "c+" and "c+" can both read "c": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 17-21: "/aa-bb-cc-d" "d" ""',
      'The repetitions "d+" and "d+" can both read "d": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 22-26: "/aa-bb-cc-dd-e" "e" ""',
      'The repetitions "e+" and "e+" can both read "e": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 27-31: "/aa-bb-cc-dd-ee-f" "f" ""',
      'The repetitions "f+" and "f+" can both read "f": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 32-36: "/aa-bb-cc-dd-ee-ff-g" "g" ""',
      'The repetitions "g+" and "g+" can both read "g": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 37-41: "/aa-bb-cc-dd-ee-ff-gg-h" "h" ""',
      'The repetitions "h+" and "h+" can both read "h": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 42-46: "/aa-bb-cc-dd-ee-ff-gg-hh-i" "i" ""',
      'The repetitions "i+" and "i+" can both read "i": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 47-51: "/aa-bb-cc-dd-ee-ff-gg-hh-ii-j" "j" ""',
      'The repetitions "j+" and "j+" can both read "j": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+a+a+a+a+)',
    false,
    [
      'polynomial 2-6: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-8: "/a" "aa" "b"',
      'The repetitions "a+" and "a+" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-10: "/a" "aaa" "b"',
      'The repetitions "a+" and "a+" can both read "aaa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-12: "/a" "aaaa" "b"',
      'The repetitions "a+" and "a+" can both read "aaaa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 4-8: "/aa" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 4-10: "/aa" "aa" "b"',
      'The repetitions "a+" and "a+" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 4-12: "/aa" "aaa" "b"',
      'The repetitions "a+" and "a+" can both read "aaa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 6-10: "/aaa" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 6-12: "/aaa" "aa" "b"',
      'The repetitions "a+" and "a+" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 8-12: "/aaaa" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'pathname',
    '/(a+a+a+a+a+a+)',
    false,
    [
      'polynomial 2-6: "/a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-8: "/a" "aa" "b"',
      'The repetitions "a+" and "a+" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-10: "/a" "aaa" "b"',
      'The repetitions "a+" and "a+" can both read "aaa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-12: "/a" "aaaa" "b"',
      'The repetitions "a+" and "a+" can both read "aaaa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 2-14: "/a" "aaaaa" "b"',
      'The repetitions "a+" and "a+" can both read "aaaaa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 4-8: "/aa" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 4-10: "/aa" "aa" "b"',
      'The repetitions "a+" and "a+" can both read "aa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 4-12: "/aa" "aaa" "b"',
      'The repetitions "a+" and "a+" can both read "aaa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 4-14: "/aa" "aaaa" "b"',
      'The repetitions "a+" and "a+" can both read "aaaa": the time for a URL that does not match grows at least with the square of its length.',
      'polynomial 6-10: "/aaa" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/((?:.|a){17}b)', false, []],
  ['pathname', '/((?:.|a){18}b)', false, []],
  [
    'pathname',
    '/((?:.|a){19}b)',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:.|a){19}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:.|a){20})',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:.|a){20}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:.|a){24})',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:.|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a){19}b)',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:a|a){19}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  ['pathname', '/((?:a|a){18}b)', false, []],
  ['pathname', '/((?:a|a){17}b)', false, []],
  ['pathname', '/((?:a|a|a){11}b)', false, []],
  ['pathname', '/((?:a|a|a){12}b)', false, []],
  [
    'pathname',
    '/((?:a|a|a){13}b)',
    false,
    [
      'exponential 2-15: "/a" "a" 12 times ""',
      'The repetition "(?:a|a|a){13}" can read "a" in several ways: a URL with 12 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/(x(?:a|a){24}b)',
    false,
    [
      'exponential 3-14: "/xa" "a" 18 times ""',
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/(x(?:a|a){24}b|y)',
    false,
    [
      'exponential 3-14: "/xa" "a" 18 times ""',
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/(x(?:ab|ab){24}c)',
    false,
    [
      'exponential 3-16: "/xab" "ab" 17 times ""',
      'The repetition "(?:ab|ab){24}" can read "ab" in several ways: a URL with 17 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  ['pathname', '/((?:ab|a|b){24})', false, []],
  ['pathname', '/((?:ab|a|b){24}c)', false, []],
  [
    'pathname',
    '/((?:a{1,2}){20})',
    false,
    [
      'exponential 2-16: "/a" "a" 28 times "b"',
      'The repetition "(?:a{1,2}){20}" can read "a" in several ways: a URL with 28 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  ['pathname', '/((?:a{1,3}){12})', false, []],
  ['pathname', '/((?:a{1,3}){12}b)', false, []],
  [
    'pathname',
    '/((?:a{1,3}){13}b)',
    false,
    [
      'exponential 2-16: "/a" "a" 23 times ""',
      'The repetition "(?:a{1,3}){13}" can read "a" in several ways: a URL with 23 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a{0,3}){12}b)',
    false,
    [
      'exponential 2-16: "/aaa" "a" 9 times ""',
      'The repetition "(?:a{0,3}){12}" can read "a" in several ways: a URL with 9 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  ['pathname', '/((?:\\d{1,3}){12}b)', false, []],
  ['pathname', '/((?:\\d{1,3}){4}b)', false, []],
  [
    'pathname',
    '/((?:[a-z]{1,8}){8})',
    false,
    [
      'exponential 2-19: "/a" "a" 23 times "0"',
      'The repetition "(?:[a-z]{1,8}){8}" can read "a" in several ways: a URL with 23 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:[a-z]{1,8}-?){8}x)',
    false,
    [
      'exponential 2-21: "/a" "x" 22 times "a"',
      'The repetition "(?:[a-z]{1,8}-?){8}" can read "x" in several ways: a URL with 22 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a){24}b)',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a){12}(?:a|a){12}b)',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:a|a){12}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a){12}-(?:a|a){12}b)',
    false,
    [
      'exponential 14-25: "/aaaaaaaaaaaa-a" "a" 6 times ""',
      'The repetition "(?:a|a){12}" can read "a" in several ways: a URL with 6 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a){24}-(?:a|a){24}b)',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
      `exponential 14-25: "/${'a'.repeat(24)}-a" "a" 1 times ""`,
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a){24}(?:b|b){24}c)',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
      `exponential 13-24: "/${'a'.repeat(24)}b" "b" 1 times ""`,
      'The repetition "(?:b|b){24}" can read "b" in several ways: a URL with this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:(?:a|a){5}){5}b)',
    false,
    [
      'exponential 2-19: "/a" "a" 18 times ""',
      'The repetition "(?:(?:a|a){5}){5}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:x(?:a|a){24}){2})',
    false,
    [
      'exponential 6-17: "/xa" "a" 18 times ""',
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  ['pathname', '/(a?a?a?a?a?a?b)', false, []],
  [
    'pathname',
    '/(a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?b)',
    false,
    [
      'exponential 2-6: "/a" "a" 13 times ""',
      'The repetitions "a?" and "a?" can both read "a": a URL with 13 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/(a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?b)',
    false,
    [
      'exponential 2-6: "/a" "a" 7 times ""',
      'The repetitions "a?" and "a?" can both read "a": a URL with 7 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    `/(a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?${'a'.repeat(24)})`,
    false,
    [
      'exponential 2-6: "/a" "a" 7 times ""',
      'The repetitions "a?" and "a?" can both read "a": a URL with 7 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/(a{0,9}a{0,9}a{0,9}a{0,9}a{0,9}a{0,9}b)',
    false,
    [
      'exponential 2-14: "/a" "a" 53 times ""',
      'The repetitions "a{0,9}" and "a{0,9}" can both read "a": a URL with 53 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/(a{0,20}a{0,20}a{0,20}a{0,20}a{0,20}b)',
    false,
    [
      'exponential 2-16: "/a" "a" 39 times ""',
      'The repetitions "a{0,20}" and "a{0,20}" can both read "a": a URL with 39 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/(a{1,20}a{1,20}a{1,20}a{1,20}a{1,20}a{1,20})',
    false,
    [
      'exponential 2-16: "/a" "a" 31 times "b"',
      'The repetitions "a{1,20}" and "a{1,20}" can both read "a": a URL with 31 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a+){5}b)',
    false,
    [
      'exponential 2-11: "/a" "a" 42 times ""',
      'The repetition "(?:a+){5}" can read "a" in several ways: a URL with 42 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a+){6}b)',
    false,
    [
      'exponential 2-11: "/a" "a" 31 times ""',
      'The repetition "(?:a+){6}" can read "a" in several ways: a URL with 31 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a+){10}b)',
    false,
    [
      'exponential 2-12: "/a" "a" 20 times ""',
      'The repetition "(?:a+){10}" can read "a" in several ways: a URL with 20 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a+){2,9}b)',
    false,
    [
      'exponential 2-13: "/a" "a" 21 times ""',
      'The repetition "(?:a+){2,9}" can read "a" in several ways: a URL with 21 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a+-?){8}x)',
    false,
    [
      'exponential 2-13: "/a" "a" 23 times ""',
      'The repetition "(?:a+-?){8}" can read "a" in several ways: a URL with 23 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a?){30}b)',
    false,
    [
      'exponential 2-12: "/a" "a" 6 times ""',
      'The repetition "(?:a?){30}" can read "a" in several ways: a URL with 6 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a?){24}b)',
    false,
    [
      'exponential 2-12: "/a" "a" 7 times ""',
      'The repetition "(?:a?){24}" can read "a" in several ways: a URL with 7 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  ['pathname', '/((?:a|b|ab){24})', false, []],
  [
    'pathname',
    '/((?:a|b|ab){30}c)',
    false,
    [
      'exponential 2-16: "/ab" "ab" 17 times ""',
      'The repetition "(?:a|b|ab){30}" can read "ab" in several ways: a URL with 17 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/([ab]{3,24}(?:.|b){18}c)',
    false,
    [
      'exponential 12-23: "/aaab" "b" 17 times ""',
      'The repetition "(?:.|b){18}" can read "b" in several ways: a URL with 17 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:.|a){0,24}b)',
    false,
    [
      'exponential 2-15: "/a" "a" 18 times ""',
      'The repetition "(?:.|a){0,24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:.|a){1,24}b)',
    false,
    [
      'exponential 2-15: "/a" "a" 18 times ""',
      'The repetition "(?:.|a){1,24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  ['pathname', '/((?:.|a){0,17}b)', false, []],
  [
    'pathname',
    '/((?:.|a){24}.*)',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:.|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:.|a){24}.*b)',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:.|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:.|a){24}[^b]*)',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:.|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/((?:a|a){24})',
    false,
    [
      'exponential 2-13: "/a" "a" 18 times ""',
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/:x((?:a|a){24})',
    false,
    [
      'exponential 4-15: "/a" "a" 18 times ""',
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/:x((?:a|a){24})-:y((?:b|b){24})',
    false,
    [
      'exponential 4-15: "/a" "a" 18 times ""',
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
      `exponential 20-31: "/${'a'.repeat(24)}-b" "b" 1 times ""`,
      'The repetition "(?:b|b){24}" can read "b" in several ways: a URL with this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/{x((?:a|a){24})}?',
    false,
    [
      'exponential 4-15: "/xa" "a" 18 times ""',
      'The repetition "(?:a|a){24}" can read "a" in several ways: a URL with 18 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  ['pathname', '/(\\d{3}-\\d{4})', false, []],
  ['pathname', '/(\\d{1,3}(?:\\.\\d{1,3}){3})', false, []],
  ['pathname', '/([0-9a-f]{32})', false, []],
  ['pathname', '/([0-9a-f]{1,4}(?::[0-9a-f]{1,4}){7})', false, []],
  ['pathname', '/((?:[0-9a-f]{1,4}:?){8})', false, []],
  [
    'pathname',
    '/((?:[0-9a-f]{1,4}:?){12})',
    false,
    [
      'exponential 2-25: "/a" "a" 21 times "g"',
      'The repetition "(?:[0-9a-f]{1,4}:?){12}" can read "a" in several ways: a URL with 21 copies of this text that does not match takes more than a million steps.',
    ],
  ],
  [
    'pathname',
    '/(a{601})',
    false,
    ['unknown 1-9', 'This regular expression is too large for an estimate of its running time.'],
  ],
  [
    'pathname',
    '/(a{600})',
    false,
    ['unknown 1-9', 'This regular expression is too large for an estimate of its running time.'],
  ],
  [
    'pathname',
    `/((?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:a${')'.repeat(100)}`,
    false,
    ['unknown 1-400', 'This regular expression is too large for an estimate of its running time.'],
  ],
  [
    'pathname',
    `/((?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:(?:a${')'.repeat(101)}`,
    false,
    ['unknown 1-404', 'This regular expression is too large for an estimate of its running time.'],
  ],
  [
    'pathname',
    '/x(a{601})y',
    false,
    ['unknown 2-10', 'This regular expression is too large for an estimate of its running time.'],
  ],
  [
    'pathname',
    '/:x(a{601})/:y(b+)',
    false,
    ['unknown 3-18', 'This regular expression is too large for an estimate of its running time.'],
  ],
  [
    'pathname',
    '/((?:(?:a{99}){99}){99})',
    false,
    ['unknown 1-24', 'This regular expression is too large for an estimate of its running time.'],
  ],
  [
    'pathname',
    '/((?:a?){300}b)',
    false,
    ['unknown 1-15', 'This regular expression is too large for an estimate of its running time.'],
  ],
  [
    'pathname',
    '/((?:abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefgha+)+)',
    false,
    [],
  ],
  [
    'pathname',
    '/((?:(?:abcdefghabcdefghabcdefghabcdefghabcdefghabcdefgh)+)+)',
    false,
    [
      'exponential 2-60: "/a" "bcdefghabcdefghabcdefghabcdefghabcdefghabcdefgha" ""',
      'The repetition "(?:(?:abcdefghabcdefghabcdefghabcdefghabcdefghabcdefgh)+)+" can read "bcdefghabcdefghabcd\u2026ghabcdefghabcdefgha" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?:abcdefghabcdefghabcdefghabcdefghabcdefgh)+)+)',
    false,
    [
      'exponential 2-52: "/a" "bcdefghabcdefghabcdefghabcdefghabcdefgha" ""',
      'The repetition "(?:(?:abcdefghabcdefghabcdefghabcdefghabcdefgh)+)+" can read "bcdefghabcdefghabcdefghabcdefghabcdefgha" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?:abcdefghabcdefghabcdefghabcdefghabcdefghi)+)+)',
    false,
    [
      'exponential 2-53: "/a" "bcdefghabcdefghabcdefghabcdefghabcdefghia" ""',
      'The repetition "(?:(?:abcdefghabcdefghabcdefghabcdefghabcdefghi)+)+" can read "bcdefghabcdefghabcd\u2026habcdefghabcdefghia" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:(?:abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijkl)+)+)',
    false,
    [
      'exponential 2-84: "/a" "bcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijkla" ""',
      'The repetition "(?:(?:abcdefghijabcdefghijabcdefghijabc\u2026hijabcdefghijabcdefghijabcdefghijkl)+)+" can read "bcdefghijabcdefghij\u2026efghijabcdefghijkla" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'protocol',
    '((?:a+)+)',
    false,
    [
      'exponential 1-8: "a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'protocol',
    'x((?:a+)+)y',
    false,
    [
      'exponential 2-9: "xa" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['protocol', '((?:a|A)+)', false, []],
  ['protocol', '((?:a|A)+)', true, []],
  [
    'protocol',
    '((?:-|[\\-])+)',
    false,
    [
      'exponential 1-12: "-" "--" "a"',
      'The repetition "(?:-|[\\\\-])+" can read "--" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'username',
    '((?:a+)+)',
    false,
    [
      'exponential 1-8: "a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['username', '((?:a|A)+)', true, []],
  ['username', '((?:@|[@])+)', false, []],
  [
    'username',
    '((?:%|[%])+)',
    false,
    [
      'exponential 1-11: "%" "%%" "a"',
      'The repetition "(?:%|[%])+" can read "%%" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'password',
    '((?:a+)+)',
    false,
    [
      'exponential 1-8: "a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['password', '((?:a|A)+)', true, []],
  [
    'password',
    '((?:!|[!])+)',
    false,
    [
      'exponential 1-11: "!" "!!" "a"',
      'The repetition "(?:!|[!])+" can read "!!" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'hostname',
    '((?:a+)+).example',
    false,
    [
      'exponential 1-8: "a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['hostname', '((?:a|A)+)', true, []],
  [
    'hostname',
    ':x((?:a+)+).:y',
    false,
    [
      'exponential 3-10: "a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'hostname',
    '((?:[^.]+)+)',
    false,
    [
      'exponential 1-11: "a" "a" "."',
      'The repetition "(?:[^.]+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['hostname', '((?:[^.]+\\.)+)com', false, []],
  [
    'hostname',
    '((?:[^.]+\\.?)+)com',
    false,
    [
      'exponential 1-14: "a" "a" ""',
      'The repetition "(?:[^.]+\\\\.?)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'hostname',
    '((?:_|[_])+)',
    false,
    [
      'exponential 1-11: "_" "__" "a"',
      'The repetition "(?:_|[_])+" can read "__" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['hostname', '((?:%|[%])+)', false, []],
  ['hostname', '((?:\\/|[\\/])+)', false, []],
  [
    'hostname',
    '*.(a+a+)',
    false,
    [
      'polynomial 3-7: ".a" "a" "b"',
      'The repetitions "a+" and "a+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  [
    'hostname',
    '[((?:a+)+)]',
    false,
    [
      'exponential 2-9: "[a" "a" ""',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['hostname', '[((?:g+)+)]', false, []],
  ['port', '((?:1+)+)', false, []],
  ['port', '((?:\\d+)+)', false, []],
  [
    'search',
    '((?:a+)+)',
    false,
    [
      'exponential 1-8: "a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'search',
    'q=((?:a+)+)',
    false,
    [
      'exponential 3-10: "q=a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'search',
    '?q=((?:a+)+)',
    false,
    [
      'exponential 3-10 of q=((?:a+)+): "q=a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['search', '((?:a|A)+)', false, []],
  [
    'search',
    '((?:a|A)+)',
    true,
    [
      'exponential 1-9: "a" "aa" "b"',
      'The repetition "(?:a|A)+" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['search', "((?:'|['])+)", false, []],
  ['search', '((?:"|["])+)', false, []],
  [
    'search',
    '((?:\\?|[\\?])+)',
    false,
    [
      'exponential 1-13: "?" "??" "a"',
      'The repetition "(?:\\\\?|[\\\\?])+" can read "??" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['search', '*&q=(a+)', false, []],
  ['search', '*&q=:q(a+)&*', false, []],
  [
    'hash',
    '((?:a+)+)',
    false,
    [
      'exponential 1-8: "a" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'hash',
    '#x((?:a+)+)',
    false,
    [
      'exponential 2-9 of x((?:a+)+): "xa" "a" "b"',
      'The repetition "(?:a+)+" can read "a" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'hash',
    '((?:a|A)+)',
    true,
    [
      'exponential 1-9: "a" "aa" "b"',
      'The repetition "(?:a|A)+" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['hash', '((?:a|A)+)', false, []],
  [
    'hash',
    '((?:#|[#])+)',
    false,
    [
      'exponential 1-11: "#" "##" "a"',
      'The repetition "(?:#|[#])+" can read "##" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['hash', '((?:"|["])+)', false, []],
  [
    'pathname',
    '/((?:a|A)+)',
    true,
    [
      'exponential 2-10: "/a" "aa" "b"',
      'The repetition "(?:a|A)+" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  [
    'pathname',
    '/((?:[a-z]|A)+)',
    true,
    [
      'exponential 2-14: "/a" "aa" "0"',
      'The repetition "(?:[a-z]|A)+" can read "aa" in several ways: each further copy of this text doubles the time for a URL that does not match.',
    ],
  ],
  ['pathname', '/((?:[a-z]|A)+)', false, []],
  [
    'pathname',
    '/(a+A+)',
    true,
    [
      'polynomial 2-6: "/a" "a" "b"',
      'The repetitions "a+" and "A+" can both read "a": the time for a URL that does not match grows at least with the square of its length.',
    ],
  ],
  ['pathname', '/(a+A+)', false, []],
])('of the %s %j, its case ignored: %j', (component, pattern, ignoreCase, expected) => {
  expect(shown(component, pattern, ignoreCase)).toEqual(expected)
})
