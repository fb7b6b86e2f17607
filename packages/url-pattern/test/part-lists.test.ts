import { expect, test } from 'vitest'
import {
  canonicalizeHostname,
  canonicalizePathname,
  canonicalizeSearch,
} from '../src/canonicalize.ts'
import { DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS } from '../src/options.ts'
import type { Part } from '../src/part.ts'
import { parsePatternString } from '../src/pattern-parser.ts'
import { generatePatternString } from '../src/pattern-string.ts'
import { generateRegularExpression } from '../src/regular-expression.ts'
import { compileWildcardProgram, type Instruction } from '../src/wildcard-program.ts'

const KINDS = {
  hostname: [HOSTNAME_OPTIONS, canonicalizeHostname],
  pathname: [PATHNAME_OPTIONS, canonicalizePathname],
  search: [DEFAULT_OPTIONS, canonicalizeSearch],
} as const

/** The parts, the pattern string and the regular expression that they make, and the program if there is one; or what is refused. */
function shown(kind: keyof typeof KINDS, input: string): readonly string[] {
  const [options, encode] = KINDS[kind]
  let parts: readonly Part[]
  try {
    parts = parsePatternString(input, options, encode, (code, start, end) => {
      throw new RangeError(`${code} ${start}-${end}`)
    })
  } catch (error) {
    return [error instanceof RangeError ? error.message : String(error)]
  }
  const made = [generatePatternString(parts, options), generateRegularExpression(parts, options)]
  const program = parts.some(({ type }) => type === 'regexp')
    ? []
    : [compileWildcardProgram(parts, options).instructions.map(writeInstruction).join('; ')]
  return [parts.map(writePart).join(' '), ...made, ...program]
}

function writePart(part: Part): string {
  if (part.type === 'fixed-text') return `text "${part.value}" ${part.modifier}`
  const { type, value, modifier, name, prefix, suffix } = part
  return `${type} ${name} "${prefix}" "${value}" "${suffix}" ${modifier}`
}

function writeInstruction(instruction: Instruction): string {
  return Object.values(instruction).join(' ')
}

test.each<[keyof typeof KINDS, string, readonly string[]]>([
  ['pathname', '', ['', '', '^$', 'end']],
  ['pathname', '/', ['text "/" none', '/', '^\\/$', 'text /; end']],
  ['pathname', '/a', ['text "/a" none', '/a', '^\\/a$', 'text /a; end']],
  ['pathname', 'a', ['text "a" none', 'a', '^a$', 'text a; end']],
  ['pathname', '*', ['full-wildcard 0 "" "" "" none', '*', '^(.*)$', 'save 0; rest; save 1; end']],
  [
    'pathname',
    '/*',
    ['full-wildcard 0 "/" "" "" none', '/*', '^(?:\\/(.*))$', 'text /; save 0; rest; save 1; end'],
  ],
  [
    'pathname',
    '/:a',
    [
      'segment-wildcard a "/" "" "" none',
      '/:a',
      '^(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    ':a',
    ['segment-wildcard a "" "" "" none', ':a', '^([^\\/]+?)$', 'save 0; segment /; save 1; end'],
  ],
  ['pathname', '/(a)', ['regexp 0 "/" "a" "" none', '/(a)', '^(?:\\/(a))$']],
  ['pathname', '(a)', ['regexp 0 "" "a" "" none', '(a)', '^(a)$']],
  ['pathname', '/{a}', ['text "/a" none', '/a', '^\\/a$', 'text /a; end']],
  ['pathname', '{a}', ['text "a" none', 'a', '^a$', 'text a; end']],
  ['pathname', '{}', ['', '', '^$', 'end']],
  ['pathname', '{}?', ['', '', '^$', 'end']],
  ['pathname', '/{}*a', ['text "/" none text "a" none', '/a', '^\\/a$', 'text /; text a; end']],
  ['pathname', '{}{}', ['', '', '^$', 'end']],
  ['pathname', 'a{}b', ['text "ab" none', 'ab', '^ab$', 'text ab; end']],
  ['pathname', '/a{b}c', ['text "/abc" none', '/abc', '^\\/abc$', 'text /abc; end']],
  [
    'pathname',
    '/a{b}?c',
    [
      'text "/a" none text "b" optional text "c" none',
      '/a{b}?c',
      '^\\/a(?:b)?c$',
      'text /a; split 1 2; text b; text c; end',
    ],
  ],
  [
    'pathname',
    '/a{b}*{c}+',
    [
      'text "/a" none text "b" zero-or-more text "c" one-or-more',
      '/a{b}*{c}+',
      '^\\/a(?:b)*(?:c)+$',
      'text /a; split 1 3; text b; jump -2; text c; split 1 3; text c; jump -2; end',
    ],
  ],
  [
    'pathname',
    '/a{/b}?',
    [
      'text "/a" none text "/b" optional',
      '/a{/b}?',
      '^\\/a(?:\\/b)?$',
      'text /a; split 1 2; text /b; end',
    ],
  ],
  [
    'pathname',
    '{/a}{/b}?/c',
    [
      'text "/a" none text "/b" optional text "/c" none',
      '/a{/b}?/c',
      '^\\/a(?:\\/b)?\\/c$',
      'text /a; split 1 2; text /b; text /c; end',
    ],
  ],
  ['pathname', '/(x)', ['regexp 0 "/" "x" "" none', '/(x)', '^(?:\\/(x))$']],
  ['pathname', '(x)', ['regexp 0 "" "x" "" none', '(x)', '^(x)$']],
  [
    'pathname',
    '{/:a}',
    [
      'segment-wildcard a "/" "" "" none',
      '/:a',
      '^(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a}',
    ['segment-wildcard a "" "" "" none', ':a', '^([^\\/]+?)$', 'save 0; segment /; save 1; end'],
  ],
  [
    'pathname',
    '{:a/}',
    [
      'segment-wildcard a "" "" "/" none',
      '{:a/}',
      '^(?:([^\\/]+?)\\/)$',
      'save 0; segment /; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{/:a/}',
    [
      'segment-wildcard a "/" "" "/" none',
      '{/:a/}',
      '^(?:\\/([^\\/]+?)\\/)$',
      'text /; save 0; segment /; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{-:a}',
    [
      'segment-wildcard a "-" "" "" none',
      '{-:a}',
      '^(?:-([^\\/]+?))$',
      'text -; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a-}',
    [
      'segment-wildcard a "" "" "-" none',
      '{:a-}',
      '^(?:([^\\/]+?)-)$',
      'save 0; unit /; split 2 1; jump -2; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '{-:a-}',
    [
      'segment-wildcard a "-" "" "-" none',
      '{-:a-}',
      '^(?:-([^\\/]+?)-)$',
      'text -; save 0; unit /; split 2 1; jump -2; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '{x:a-y}z',
    [
      'segment-wildcard a "x" "" "-y" none text "z" none',
      '{x:a-y}z',
      '^(?:x([^\\/]+?)-y)z$',
      'text x; save 0; unit /; split 2 1; jump -2; save 1; text -y; text z; end',
    ],
  ],
  [
    'pathname',
    '{*}',
    ['full-wildcard 0 "" "" "" none', '*', '^(.*)$', 'save 0; rest; save 1; end'],
  ],
  [
    'pathname',
    '{/*}',
    ['full-wildcard 0 "/" "" "" none', '/*', '^(?:\\/(.*))$', 'text /; save 0; rest; save 1; end'],
  ],
  [
    'pathname',
    '{*/}',
    [
      'full-wildcard 0 "" "" "/" none',
      '{*/}',
      '^(?:(.*)\\/)$',
      'save 0; split 1 3; unit ; jump -2; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{-*-}',
    [
      'full-wildcard 0 "-" "" "-" none',
      '{-*-}',
      '^(?:-(.*)-)$',
      'text -; save 0; split 1 3; unit ; jump -2; save 1; text -; end',
    ],
  ],
  ['pathname', '{(x)}', ['regexp 0 "" "x" "" none', '(x)', '^(x)$']],
  ['pathname', '{/(x)}', ['regexp 0 "/" "x" "" none', '/(x)', '^(?:\\/(x))$']],
  ['pathname', '{-(x)-}', ['regexp 0 "-" "x" "-" none', '{-(x)-}', '^(?:-(x)-)$']],
  ['pathname', '{/a}', ['text "/a" none', '/a', '^\\/a$', 'text /a; end']],
  ['pathname', '{a}/b', ['text "a/b" none', 'a/b', '^a\\/b$', 'text a/b; end']],
  [
    'pathname',
    '/:a/:b',
    [
      'segment-wildcard a "/" "" "" none segment-wildcard b "/" "" "" none',
      '/:a/:b',
      '^(?:\\/([^\\/]+?))(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; text /; save 2; segment /; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a-:b',
    [
      'segment-wildcard a "/" "" "" none text "-" none segment-wildcard b "" "" "" none',
      '/:a-:b',
      '^(?:\\/([^\\/]+?))-([^\\/]+?)$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text -; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:ab',
    [
      'segment-wildcard ab "/" "" "" none',
      '/:ab',
      '^(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a*',
    [
      'segment-wildcard a "/" "" "" zero-or-more',
      '/:a*',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?$',
      'split 1 9; text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a{*}',
    [
      'segment-wildcard a "/" "" "" none full-wildcard 0 "" "" "" none',
      '{/:a}(.*)',
      '^(?:\\/([^\\/]+?))(.*)$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; save 2; rest; save 3; end',
    ],
  ],
  ['pathname', '/:a(x)', ['regexp a "/" "x" "" none', '/:a(x)', '^(?:\\/(x))$']],
  [
    'pathname',
    '/*/*',
    [
      'full-wildcard 0 "/" "" "" none full-wildcard 1 "/" "" "" none',
      '/*/*',
      '^(?:\\/(.*))(?:\\/(.*))$',
      'text /; save 0; split 1 3; unit ; jump -2; save 1; text /; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/*:a',
    [
      'full-wildcard 0 "/" "" "" none segment-wildcard a "" "" "" none',
      '/*:a',
      '^(?:\\/(.*))([^\\/]+?)$',
      'text /; save 0; split 1 3; unit ; jump -2; save 1; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/x/:a/',
    [
      'text "/x" none segment-wildcard a "/" "" "" none text "/" none',
      '/x/:a/',
      '^\\/x(?:\\/([^\\/]+?))\\/$',
      'text /x; text /; save 0; segment /; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '/x:a',
    [
      'text "/x" none segment-wildcard a "" "" "" none',
      '/x:a',
      '^\\/x([^\\/]+?)$',
      'text /x; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/x{:a}',
    [
      'text "/x" none segment-wildcard a "" "" "" none',
      '/x:a',
      '^\\/x([^\\/]+?)$',
      'text /x; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/x{/:a}/y',
    [
      'text "/x" none segment-wildcard a "/" "" "" none text "/y" none',
      '/x/:a/y',
      '^\\/x(?:\\/([^\\/]+?))\\/y$',
      'text /x; text /; save 0; segment /; save 1; text /y; end',
    ],
  ],
  [
    'pathname',
    '/:a(.*)',
    [
      'full-wildcard a "/" "" "" none',
      '/:a(.*)',
      '^(?:\\/(.*))$',
      'text /; save 0; rest; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a([^\\/]+?)',
    [
      'segment-wildcard a "/" "" "" none',
      '/:a',
      '^(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/(.*)',
    ['full-wildcard 0 "/" "" "" none', '/*', '^(?:\\/(.*))$', 'text /; save 0; rest; save 1; end'],
  ],
  [
    'pathname',
    '/([^\\/]+?)',
    [
      'segment-wildcard 0 "/" "" "" none',
      '/([^\\/]+?)',
      '^(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '(.*)',
    ['full-wildcard 0 "" "" "" none', '*', '^(.*)$', 'save 0; rest; save 1; end'],
  ],
  [
    'pathname',
    '([^\\/]+?)',
    [
      'segment-wildcard 0 "" "" "" none',
      '([^\\/]+?)',
      '^([^\\/]+?)$',
      'save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '(x)(.*)',
    ['regexp 0 "" "x" "" none full-wildcard 1 "" "" "" none', '(x)(.*)', '^(x)(.*)$'],
  ],
  [
    'pathname',
    '/:a{b}',
    [
      'segment-wildcard a "/" "" "" none text "b" none',
      '{/:a}b',
      '^(?:\\/([^\\/]+?))b$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text b; end',
    ],
  ],
  [
    'pathname',
    '/:a{/b}/c',
    [
      'segment-wildcard a "/" "" "" none text "/b/c" none',
      '/:a/b/c',
      '^(?:\\/([^\\/]+?))\\/b\\/c$',
      'text /; save 0; segment /; save 1; text /b/c; end',
    ],
  ],
  [
    'pathname',
    '/:a{/b}c',
    [
      'segment-wildcard a "/" "" "" none text "/bc" none',
      '/:a/bc',
      '^(?:\\/([^\\/]+?))\\/bc$',
      'text /; save 0; segment /; save 1; text /bc; end',
    ],
  ],
  [
    'pathname',
    '/:a/{:b/}',
    [
      'segment-wildcard a "/" "" "" none text "/" none segment-wildcard b "" "" "/" none',
      '/:a/{:b/}',
      '^(?:\\/([^\\/]+?))\\/(?:([^\\/]+?)\\/)$',
      'text /; save 0; segment /; save 1; text /; save 2; segment /; save 3; text /; end',
    ],
  ],
  [
    'pathname',
    '/:a?',
    [
      'segment-wildcard a "/" "" "" optional',
      '/:a?',
      '^(?:\\/([^\\/]+?))?$',
      'split 1 5; text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    ':a?',
    [
      'segment-wildcard a "" "" "" optional',
      ':a?',
      '^([^\\/]+?)?$',
      'split 1 4; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/*?',
    [
      'full-wildcard 0 "/" "" "" optional',
      '/*?',
      '^(?:\\/(.*))?$',
      'split 1 5; text /; save 0; rest; save 1; end',
    ],
  ],
  [
    'pathname',
    '*?',
    [
      'full-wildcard 0 "" "" "" optional',
      '*?',
      '^(.*)?$',
      'split 1 7; save 0; unit ; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  ['pathname', '/(x)?', ['regexp 0 "/" "x" "" optional', '/(x)?', '^(?:\\/(x))?$']],
  ['pathname', '(x)?', ['regexp 0 "" "x" "" optional', '(x)?', '^(x)?$']],
  [
    'pathname',
    '{/:a}?',
    [
      'segment-wildcard a "/" "" "" optional',
      '/:a?',
      '^(?:\\/([^\\/]+?))?$',
      'split 1 5; text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a}?',
    [
      'segment-wildcard a "" "" "" optional',
      ':a?',
      '^([^\\/]+?)?$',
      'split 1 4; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a/}?',
    [
      'segment-wildcard a "" "" "/" optional',
      '{:a/}?',
      '^(?:([^\\/]+?)\\/)?$',
      'split 1 5; save 0; segment /; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{/:a/}?',
    [
      'segment-wildcard a "/" "" "/" optional',
      '{/:a/}?',
      '^(?:\\/([^\\/]+?)\\/)?$',
      'split 1 6; text /; save 0; segment /; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{-:a}?',
    [
      'segment-wildcard a "-" "" "" optional',
      '{-:a}?',
      '^(?:-([^\\/]+?))?$',
      'split 1 5; text -; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a-}?',
    [
      'segment-wildcard a "" "" "-" optional',
      '{:a-}?',
      '^(?:([^\\/]+?)-)?$',
      'split 1 7; save 0; unit /; split 2 1; jump -2; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '{-:a-}?',
    [
      'segment-wildcard a "-" "" "-" optional',
      '{-:a-}?',
      '^(?:-([^\\/]+?)-)?$',
      'split 1 8; text -; save 0; unit /; split 2 1; jump -2; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '{x:a-y}?z',
    [
      'segment-wildcard a "x" "" "-y" optional text "z" none',
      '{x:a-y}?z',
      '^(?:x([^\\/]+?)-y)?z$',
      'split 1 8; text x; save 0; unit /; split 2 1; jump -2; save 1; text -y; text z; end',
    ],
  ],
  [
    'pathname',
    '{*}?',
    [
      'full-wildcard 0 "" "" "" optional',
      '*?',
      '^(.*)?$',
      'split 1 7; save 0; unit ; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '{/*}?',
    [
      'full-wildcard 0 "/" "" "" optional',
      '/*?',
      '^(?:\\/(.*))?$',
      'split 1 5; text /; save 0; rest; save 1; end',
    ],
  ],
  [
    'pathname',
    '{*/}?',
    [
      'full-wildcard 0 "" "" "/" optional',
      '{*/}?',
      '^(?:(.*)\\/)?$',
      'split 1 7; save 0; split 1 3; unit ; jump -2; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{-*-}?',
    [
      'full-wildcard 0 "-" "" "-" optional',
      '{-*-}?',
      '^(?:-(.*)-)?$',
      'split 1 8; text -; save 0; split 1 3; unit ; jump -2; save 1; text -; end',
    ],
  ],
  ['pathname', '{(x)}?', ['regexp 0 "" "x" "" optional', '(x)?', '^(x)?$']],
  ['pathname', '{/(x)}?', ['regexp 0 "/" "x" "" optional', '/(x)?', '^(?:\\/(x))?$']],
  ['pathname', '{-(x)-}?', ['regexp 0 "-" "x" "-" optional', '{-(x)-}?', '^(?:-(x)-)?$']],
  ['pathname', '{/a}?', ['text "/a" optional', '{/a}?', '^(?:\\/a)?$', 'split 1 2; text /a; end']],
  [
    'pathname',
    '{a}?/b',
    [
      'text "a" optional text "/b" none',
      '{a}?/b',
      '^(?:a)?\\/b$',
      'split 1 2; text a; text /b; end',
    ],
  ],
  [
    'pathname',
    '/:a?/:b',
    [
      'segment-wildcard a "/" "" "" optional segment-wildcard b "/" "" "" none',
      '/:a?/:b',
      '^(?:\\/([^\\/]+?))?(?:\\/([^\\/]+?))$',
      'split 1 5; text /; save 0; segment /; save 1; text /; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a?-:b',
    [
      'segment-wildcard a "/" "" "" optional text "-" none segment-wildcard b "" "" "" none',
      '/:a?-:b',
      '^(?:\\/([^\\/]+?))?-([^\\/]+?)$',
      'split 1 7; text /; save 0; unit /; split 2 1; jump -2; save 1; text -; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a?b',
    [
      'segment-wildcard a "/" "" "" optional text "b" none',
      '/:a?b',
      '^(?:\\/([^\\/]+?))?b$',
      'split 1 7; text /; save 0; unit /; split 2 1; jump -2; save 1; text b; end',
    ],
  ],
  [
    'pathname',
    '/:a?*',
    [
      'segment-wildcard a "/" "" "" optional full-wildcard 0 "" "" "" none',
      '/:a?*',
      '^(?:\\/([^\\/]+?))?(.*)$',
      'split 1 7; text /; save 0; unit /; split 2 1; jump -2; save 1; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a?{*}',
    [
      'segment-wildcard a "/" "" "" optional full-wildcard 0 "" "" "" none',
      '/:a?*',
      '^(?:\\/([^\\/]+?))?(.*)$',
      'split 1 7; text /; save 0; unit /; split 2 1; jump -2; save 1; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a?(x)',
    [
      'segment-wildcard a "/" "" "" optional regexp 0 "" "x" "" none',
      '/:a?(x)',
      '^(?:\\/([^\\/]+?))?(x)$',
    ],
  ],
  [
    'pathname',
    '/*?/*',
    [
      'full-wildcard 0 "/" "" "" optional full-wildcard 1 "/" "" "" none',
      '/*?/*',
      '^(?:\\/(.*))?(?:\\/(.*))$',
      'split 1 7; text /; save 0; split 1 3; unit ; jump -2; save 1; text /; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/*?:a',
    [
      'full-wildcard 0 "/" "" "" optional segment-wildcard a "" "" "" none',
      '/*?:a',
      '^(?:\\/(.*))?([^\\/]+?)$',
      'split 1 7; text /; save 0; split 1 3; unit ; jump -2; save 1; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/x/:a?/',
    [
      'text "/x" none segment-wildcard a "/" "" "" optional text "/" none',
      '/x/:a?/',
      '^\\/x(?:\\/([^\\/]+?))?\\/$',
      'text /x; split 1 5; text /; save 0; segment /; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '/x:a?',
    [
      'text "/x" none segment-wildcard a "" "" "" optional',
      '/x:a?',
      '^\\/x([^\\/]+?)?$',
      'text /x; split 1 4; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/x{:a}?',
    [
      'text "/x" none segment-wildcard a "" "" "" optional',
      '/x:a?',
      '^\\/x([^\\/]+?)?$',
      'text /x; split 1 4; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/x{/:a}?/y',
    [
      'text "/x" none segment-wildcard a "/" "" "" optional text "/y" none',
      '/x/:a?/y',
      '^\\/x(?:\\/([^\\/]+?))?\\/y$',
      'text /x; split 1 5; text /; save 0; segment /; save 1; text /y; end',
    ],
  ],
  ['pathname', '/:a(x)?', ['regexp a "/" "x" "" optional', '/:a(x)?', '^(?:\\/(x))?$']],
  [
    'pathname',
    '/:a(.*)?',
    [
      'full-wildcard a "/" "" "" optional',
      '/:a(.*)?',
      '^(?:\\/(.*))?$',
      'split 1 5; text /; save 0; rest; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a([^\\/]+?)?',
    [
      'segment-wildcard a "/" "" "" optional',
      '/:a?',
      '^(?:\\/([^\\/]+?))?$',
      'split 1 5; text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/(.*)?',
    [
      'full-wildcard 0 "/" "" "" optional',
      '/*?',
      '^(?:\\/(.*))?$',
      'split 1 5; text /; save 0; rest; save 1; end',
    ],
  ],
  [
    'pathname',
    '/([^\\/]+?)?',
    [
      'segment-wildcard 0 "/" "" "" optional',
      '/([^\\/]+?)?',
      '^(?:\\/([^\\/]+?))?$',
      'split 1 5; text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '(.*)?',
    [
      'full-wildcard 0 "" "" "" optional',
      '*?',
      '^(.*)?$',
      'split 1 7; save 0; unit ; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '([^\\/]+?)?',
    [
      'segment-wildcard 0 "" "" "" optional',
      '([^\\/]+?)?',
      '^([^\\/]+?)?$',
      'split 1 4; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '(x)(.*)?',
    ['regexp 0 "" "x" "" none full-wildcard 1 "" "" "" optional', '(x)(.*)?', '^(x)(.*)?$'],
  ],
  [
    'pathname',
    '/:a{b}?',
    [
      'segment-wildcard a "/" "" "" none text "b" optional',
      '{/:a}{b}?',
      '^(?:\\/([^\\/]+?))(?:b)?$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; split 1 2; text b; end',
    ],
  ],
  [
    'pathname',
    '/:a{/b}?/c',
    [
      'segment-wildcard a "/" "" "" none text "/b" optional text "/c" none',
      '/:a{/b}?/c',
      '^(?:\\/([^\\/]+?))(?:\\/b)?\\/c$',
      'text /; save 0; segment /; save 1; split 1 2; text /b; text /c; end',
    ],
  ],
  [
    'pathname',
    '/:a{/b}?c',
    [
      'segment-wildcard a "/" "" "" none text "/b" optional text "c" none',
      '/:a{/b}?c',
      '^(?:\\/([^\\/]+?))(?:\\/b)?c$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; split 1 2; text /b; text c; end',
    ],
  ],
  [
    'pathname',
    '/:a/{:b/}?',
    [
      'segment-wildcard a "/" "" "" none text "/" none segment-wildcard b "" "" "/" optional',
      '/:a/{:b/}?',
      '^(?:\\/([^\\/]+?))\\/(?:([^\\/]+?)\\/)?$',
      'text /; save 0; segment /; save 1; text /; split 1 5; save 2; segment /; save 3; text /; end',
    ],
  ],
  [
    'pathname',
    ':a*',
    [
      'segment-wildcard a "" "" "" zero-or-more',
      ':a*',
      '^((?:[^\\/]+?)*)$',
      'save 0; split 1 3; unit /; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '/**',
    [
      'full-wildcard 0 "/" "" "" zero-or-more',
      '/**',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))?$',
      'split 1 9; text /; save 0; rest; split 1 4; text /; rest; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '**',
    [
      'full-wildcard 0 "" "" "" zero-or-more',
      '**',
      '^((?:.*)*)$',
      'save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '/(x)*',
    ['regexp 0 "/" "x" "" zero-or-more', '/(x)*', '^(?:\\/((?:x)(?:\\/(?:x))*))?$'],
  ],
  ['pathname', '(x)*', ['regexp 0 "" "x" "" zero-or-more', '(x)*', '^((?:x)*)$']],
  [
    'pathname',
    '{/:a}*',
    [
      'segment-wildcard a "/" "" "" zero-or-more',
      '/:a*',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?$',
      'split 1 9; text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a}*',
    [
      'segment-wildcard a "" "" "" zero-or-more',
      ':a*',
      '^((?:[^\\/]+?)*)$',
      'save 0; split 1 3; unit /; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a/}*',
    [
      'segment-wildcard a "" "" "/" zero-or-more',
      '{:a/}*',
      '^(?:((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*)\\/)?$',
      'split 1 9; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{/:a/}*',
    [
      'segment-wildcard a "/" "" "/" zero-or-more',
      '{/:a/}*',
      '^(?:\\/((?:[^\\/]+?)(?:\\/\\/(?:[^\\/]+?))*)\\/)?$',
      'split 1 10; text /; save 0; segment /; split 1 4; text //; segment /; jump -3; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{-:a}*',
    [
      'segment-wildcard a "-" "" "" zero-or-more',
      '{-:a}*',
      '^(?:-((?:[^\\/]+?)(?:-(?:[^\\/]+?))*))?$',
      'split 1 13; text -; save 0; unit /; split 2 1; jump -2; split 1 6; text -; unit /; split 2 1; jump -2; jump -5; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a-}*',
    [
      'segment-wildcard a "" "" "-" zero-or-more',
      '{:a-}*',
      '^(?:((?:[^\\/]+?)(?:-(?:[^\\/]+?))*)-)?$',
      'split 1 13; save 0; unit /; split 2 1; jump -2; split 1 6; text -; unit /; split 2 1; jump -2; jump -5; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '{-:a-}*',
    [
      'segment-wildcard a "-" "" "-" zero-or-more',
      '{-:a-}*',
      '^(?:-((?:[^\\/]+?)(?:--(?:[^\\/]+?))*)-)?$',
      'split 1 14; text -; save 0; unit /; split 2 1; jump -2; split 1 6; text --; unit /; split 2 1; jump -2; jump -5; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '{x:a-y}*z',
    [
      'segment-wildcard a "x" "" "-y" zero-or-more text "z" none',
      '{x:a-y}*z',
      '^(?:x((?:[^\\/]+?)(?:-yx(?:[^\\/]+?))*)-y)?z$',
      'split 1 14; text x; save 0; unit /; split 2 1; jump -2; split 1 6; text -yx; unit /; split 2 1; jump -2; jump -5; save 1; text -y; text z; end',
    ],
  ],
  [
    'pathname',
    '{*}*',
    [
      'full-wildcard 0 "" "" "" zero-or-more',
      '**',
      '^((?:.*)*)$',
      'save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '{/*}*',
    [
      'full-wildcard 0 "/" "" "" zero-or-more',
      '/**',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))?$',
      'split 1 9; text /; save 0; rest; split 1 4; text /; rest; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '{*/}*',
    [
      'full-wildcard 0 "" "" "/" zero-or-more',
      '{*/}*',
      '^(?:((?:.*)(?:\\/(?:.*))*)\\/)?$',
      'split 1 13; save 0; split 1 3; unit ; jump -2; split 1 6; text /; split 1 3; unit ; jump -2; jump -5; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{-*-}*',
    [
      'full-wildcard 0 "-" "" "-" zero-or-more',
      '{-*-}*',
      '^(?:-((?:.*)(?:--(?:.*))*)-)?$',
      'split 1 14; text -; save 0; split 1 3; unit ; jump -2; split 1 6; text --; split 1 3; unit ; jump -2; jump -5; save 1; text -; end',
    ],
  ],
  ['pathname', '{(x)}*', ['regexp 0 "" "x" "" zero-or-more', '(x)*', '^((?:x)*)$']],
  [
    'pathname',
    '{/(x)}*',
    ['regexp 0 "/" "x" "" zero-or-more', '/(x)*', '^(?:\\/((?:x)(?:\\/(?:x))*))?$'],
  ],
  [
    'pathname',
    '{-(x)-}*',
    ['regexp 0 "-" "x" "-" zero-or-more', '{-(x)-}*', '^(?:-((?:x)(?:--(?:x))*)-)?$'],
  ],
  [
    'pathname',
    '{/a}*',
    ['text "/a" zero-or-more', '{/a}*', '^(?:\\/a)*$', 'split 1 3; text /a; jump -2; end'],
  ],
  [
    'pathname',
    '{a}*/b',
    [
      'text "a" zero-or-more text "/b" none',
      '{a}*/b',
      '^(?:a)*\\/b$',
      'split 1 3; text a; jump -2; text /b; end',
    ],
  ],
  [
    'pathname',
    '/:a*/:b',
    [
      'segment-wildcard a "/" "" "" zero-or-more segment-wildcard b "/" "" "" none',
      '/:a*/:b',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?(?:\\/([^\\/]+?))$',
      'split 1 9; text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; text /; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a*-:b',
    [
      'segment-wildcard a "/" "" "" zero-or-more text "-" none segment-wildcard b "" "" "" none',
      '/:a*-:b',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?-([^\\/]+?)$',
      'split 1 13; text /; save 0; unit /; split 2 1; jump -2; split 1 6; text /; unit /; split 2 1; jump -2; jump -5; save 1; text -; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a*b',
    [
      'segment-wildcard a "/" "" "" zero-or-more text "b" none',
      '/:a*b',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?b$',
      'split 1 13; text /; save 0; unit /; split 2 1; jump -2; split 1 6; text /; unit /; split 2 1; jump -2; jump -5; save 1; text b; end',
    ],
  ],
  [
    'pathname',
    '/:a**',
    [
      'segment-wildcard a "/" "" "" zero-or-more full-wildcard 0 "" "" "" none',
      '/:a**',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?(.*)$',
      'split 1 13; text /; save 0; unit /; split 2 1; jump -2; split 1 6; text /; unit /; split 2 1; jump -2; jump -5; save 1; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a*{*}',
    [
      'segment-wildcard a "/" "" "" zero-or-more full-wildcard 0 "" "" "" none',
      '/:a**',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?(.*)$',
      'split 1 13; text /; save 0; unit /; split 2 1; jump -2; split 1 6; text /; unit /; split 2 1; jump -2; jump -5; save 1; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a*(x)',
    [
      'segment-wildcard a "/" "" "" zero-or-more regexp 0 "" "x" "" none',
      '/:a*(x)',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?(x)$',
    ],
  ],
  [
    'pathname',
    '/**/*',
    [
      'full-wildcard 0 "/" "" "" zero-or-more full-wildcard 1 "/" "" "" none',
      '/**/*',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))?(?:\\/(.*))$',
      'split 1 13; text /; save 0; split 1 3; unit ; jump -2; split 1 6; text /; split 1 3; unit ; jump -2; jump -5; save 1; text /; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/**:a',
    [
      'full-wildcard 0 "/" "" "" zero-or-more segment-wildcard a "" "" "" none',
      '/**:a',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))?([^\\/]+?)$',
      'split 1 13; text /; save 0; split 1 3; unit ; jump -2; split 1 6; text /; split 1 3; unit ; jump -2; jump -5; save 1; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/x/:a*/',
    [
      'text "/x" none segment-wildcard a "/" "" "" zero-or-more text "/" none',
      '/x/:a*/',
      '^\\/x(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?\\/$',
      'text /x; split 1 9; text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '/x:a*',
    [
      'text "/x" none segment-wildcard a "" "" "" zero-or-more',
      '/x:a*',
      '^\\/x((?:[^\\/]+?)*)$',
      'text /x; save 0; split 1 3; unit /; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '/x{:a}*',
    [
      'text "/x" none segment-wildcard a "" "" "" zero-or-more',
      '/x:a*',
      '^\\/x((?:[^\\/]+?)*)$',
      'text /x; save 0; split 1 3; unit /; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '/x{/:a}*/y',
    [
      'text "/x" none segment-wildcard a "/" "" "" zero-or-more text "/y" none',
      '/x/:a*/y',
      '^\\/x(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?\\/y$',
      'text /x; split 1 9; text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; text /y; end',
    ],
  ],
  [
    'pathname',
    '/:a(x)*',
    ['regexp a "/" "x" "" zero-or-more', '/:a(x)*', '^(?:\\/((?:x)(?:\\/(?:x))*))?$'],
  ],
  [
    'pathname',
    '/:a(.*)*',
    [
      'full-wildcard a "/" "" "" zero-or-more',
      '/:a(.*)*',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))?$',
      'split 1 9; text /; save 0; rest; split 1 4; text /; rest; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a([^\\/]+?)*',
    [
      'segment-wildcard a "/" "" "" zero-or-more',
      '/:a*',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?$',
      'split 1 9; text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '/(.*)*',
    [
      'full-wildcard 0 "/" "" "" zero-or-more',
      '/**',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))?$',
      'split 1 9; text /; save 0; rest; split 1 4; text /; rest; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '/([^\\/]+?)*',
    [
      'segment-wildcard 0 "/" "" "" zero-or-more',
      '/([^\\/]+?)*',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?$',
      'split 1 9; text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '(.*)*',
    [
      'full-wildcard 0 "" "" "" zero-or-more',
      '**',
      '^((?:.*)*)$',
      'save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '([^\\/]+?)*',
    [
      'segment-wildcard 0 "" "" "" zero-or-more',
      '([^\\/]+?)*',
      '^((?:[^\\/]+?)*)$',
      'save 0; split 1 3; unit /; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '(x)(.*)*',
    ['regexp 0 "" "x" "" none full-wildcard 1 "" "" "" zero-or-more', '(x)(.*)*', '^(x)((?:.*)*)$'],
  ],
  [
    'pathname',
    '/:a{b}*',
    [
      'segment-wildcard a "/" "" "" none text "b" zero-or-more',
      '{/:a}{b}*',
      '^(?:\\/([^\\/]+?))(?:b)*$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; split 1 3; text b; jump -2; end',
    ],
  ],
  [
    'pathname',
    '/:a{/b}*/c',
    [
      'segment-wildcard a "/" "" "" none text "/b" zero-or-more text "/c" none',
      '/:a{/b}*/c',
      '^(?:\\/([^\\/]+?))(?:\\/b)*\\/c$',
      'text /; save 0; segment /; save 1; split 1 3; text /b; jump -2; text /c; end',
    ],
  ],
  [
    'pathname',
    '/:a{/b}*c',
    [
      'segment-wildcard a "/" "" "" none text "/b" zero-or-more text "c" none',
      '/:a{/b}*c',
      '^(?:\\/([^\\/]+?))(?:\\/b)*c$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; split 1 3; text /b; jump -2; text c; end',
    ],
  ],
  [
    'pathname',
    '/:a/{:b/}*',
    [
      'segment-wildcard a "/" "" "" none text "/" none segment-wildcard b "" "" "/" zero-or-more',
      '/:a/{:b/}*',
      '^(?:\\/([^\\/]+?))\\/(?:((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*)\\/)?$',
      'text /; save 0; segment /; save 1; text /; split 1 9; save 2; segment /; split 1 4; text /; segment /; jump -3; save 3; text /; end',
    ],
  ],
  [
    'pathname',
    '/:a+',
    [
      'segment-wildcard a "/" "" "" one-or-more',
      '/:a+',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))$',
      'text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    ':a+',
    [
      'segment-wildcard a "" "" "" one-or-more',
      ':a+',
      '^((?:[^\\/]+?)+)$',
      'save 0; unit /; split 1 3; unit /; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '/*+',
    [
      'full-wildcard 0 "/" "" "" one-or-more',
      '/*+',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))$',
      'text /; save 0; rest; split 1 4; text /; rest; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '*+',
    [
      'full-wildcard 0 "" "" "" one-or-more',
      '*+',
      '^((?:.*)+)$',
      'save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '/(x)+',
    ['regexp 0 "/" "x" "" one-or-more', '/(x)+', '^(?:\\/((?:x)(?:\\/(?:x))*))$'],
  ],
  ['pathname', '(x)+', ['regexp 0 "" "x" "" one-or-more', '(x)+', '^((?:x)+)$']],
  [
    'pathname',
    '{/:a}+',
    [
      'segment-wildcard a "/" "" "" one-or-more',
      '/:a+',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))$',
      'text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a}+',
    [
      'segment-wildcard a "" "" "" one-or-more',
      ':a+',
      '^((?:[^\\/]+?)+)$',
      'save 0; unit /; split 1 3; unit /; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a/}+',
    [
      'segment-wildcard a "" "" "/" one-or-more',
      '{:a/}+',
      '^(?:((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*)\\/)$',
      'save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{/:a/}+',
    [
      'segment-wildcard a "/" "" "/" one-or-more',
      '{/:a/}+',
      '^(?:\\/((?:[^\\/]+?)(?:\\/\\/(?:[^\\/]+?))*)\\/)$',
      'text /; save 0; segment /; split 1 4; text //; segment /; jump -3; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{-:a}+',
    [
      'segment-wildcard a "-" "" "" one-or-more',
      '{-:a}+',
      '^(?:-((?:[^\\/]+?)(?:-(?:[^\\/]+?))*))$',
      'text -; save 0; unit /; split 2 1; jump -2; split 1 6; text -; unit /; split 2 1; jump -2; jump -5; save 1; end',
    ],
  ],
  [
    'pathname',
    '{:a-}+',
    [
      'segment-wildcard a "" "" "-" one-or-more',
      '{:a-}+',
      '^(?:((?:[^\\/]+?)(?:-(?:[^\\/]+?))*)-)$',
      'save 0; unit /; split 2 1; jump -2; split 1 6; text -; unit /; split 2 1; jump -2; jump -5; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '{-:a-}+',
    [
      'segment-wildcard a "-" "" "-" one-or-more',
      '{-:a-}+',
      '^(?:-((?:[^\\/]+?)(?:--(?:[^\\/]+?))*)-)$',
      'text -; save 0; unit /; split 2 1; jump -2; split 1 6; text --; unit /; split 2 1; jump -2; jump -5; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '{x:a-y}+z',
    [
      'segment-wildcard a "x" "" "-y" one-or-more text "z" none',
      '{x:a-y}+z',
      '^(?:x((?:[^\\/]+?)(?:-yx(?:[^\\/]+?))*)-y)z$',
      'text x; save 0; unit /; split 2 1; jump -2; split 1 6; text -yx; unit /; split 2 1; jump -2; jump -5; save 1; text -y; text z; end',
    ],
  ],
  [
    'pathname',
    '{*}+',
    [
      'full-wildcard 0 "" "" "" one-or-more',
      '*+',
      '^((?:.*)+)$',
      'save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '{/*}+',
    [
      'full-wildcard 0 "/" "" "" one-or-more',
      '/*+',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))$',
      'text /; save 0; rest; split 1 4; text /; rest; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '{*/}+',
    [
      'full-wildcard 0 "" "" "/" one-or-more',
      '{*/}+',
      '^(?:((?:.*)(?:\\/(?:.*))*)\\/)$',
      'save 0; split 1 3; unit ; jump -2; split 1 6; text /; split 1 3; unit ; jump -2; jump -5; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '{-*-}+',
    [
      'full-wildcard 0 "-" "" "-" one-or-more',
      '{-*-}+',
      '^(?:-((?:.*)(?:--(?:.*))*)-)$',
      'text -; save 0; split 1 3; unit ; jump -2; split 1 6; text --; split 1 3; unit ; jump -2; jump -5; save 1; text -; end',
    ],
  ],
  ['pathname', '{(x)}+', ['regexp 0 "" "x" "" one-or-more', '(x)+', '^((?:x)+)$']],
  [
    'pathname',
    '{/(x)}+',
    ['regexp 0 "/" "x" "" one-or-more', '/(x)+', '^(?:\\/((?:x)(?:\\/(?:x))*))$'],
  ],
  [
    'pathname',
    '{-(x)-}+',
    ['regexp 0 "-" "x" "-" one-or-more', '{-(x)-}+', '^(?:-((?:x)(?:--(?:x))*)-)$'],
  ],
  [
    'pathname',
    '{/a}+',
    ['text "/a" one-or-more', '{/a}+', '^(?:\\/a)+$', 'text /a; split 1 3; text /a; jump -2; end'],
  ],
  [
    'pathname',
    '{a}+/b',
    [
      'text "a" one-or-more text "/b" none',
      '{a}+/b',
      '^(?:a)+\\/b$',
      'text a; split 1 3; text a; jump -2; text /b; end',
    ],
  ],
  [
    'pathname',
    '/:a+/:b',
    [
      'segment-wildcard a "/" "" "" one-or-more segment-wildcard b "/" "" "" none',
      '/:a+/:b',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; text /; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a+-:b',
    [
      'segment-wildcard a "/" "" "" one-or-more text "-" none segment-wildcard b "" "" "" none',
      '/:a+-:b',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))-([^\\/]+?)$',
      'text /; save 0; unit /; split 2 1; jump -2; split 1 6; text /; unit /; split 2 1; jump -2; jump -5; save 1; text -; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a+b',
    [
      'segment-wildcard a "/" "" "" one-or-more text "b" none',
      '/:a+b',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))b$',
      'text /; save 0; unit /; split 2 1; jump -2; split 1 6; text /; unit /; split 2 1; jump -2; jump -5; save 1; text b; end',
    ],
  ],
  [
    'pathname',
    '/:a+*',
    [
      'segment-wildcard a "/" "" "" one-or-more full-wildcard 0 "" "" "" none',
      '/:a+*',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))(.*)$',
      'text /; save 0; unit /; split 2 1; jump -2; split 1 6; text /; unit /; split 2 1; jump -2; jump -5; save 1; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a+{*}',
    [
      'segment-wildcard a "/" "" "" one-or-more full-wildcard 0 "" "" "" none',
      '/:a+*',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))(.*)$',
      'text /; save 0; unit /; split 2 1; jump -2; split 1 6; text /; unit /; split 2 1; jump -2; jump -5; save 1; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a+(x)',
    [
      'segment-wildcard a "/" "" "" one-or-more regexp 0 "" "x" "" none',
      '/:a+(x)',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))(x)$',
    ],
  ],
  [
    'pathname',
    '/*+/*',
    [
      'full-wildcard 0 "/" "" "" one-or-more full-wildcard 1 "/" "" "" none',
      '/*+/*',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))(?:\\/(.*))$',
      'text /; save 0; split 1 3; unit ; jump -2; split 1 6; text /; split 1 3; unit ; jump -2; jump -5; save 1; text /; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/*+:a',
    [
      'full-wildcard 0 "/" "" "" one-or-more segment-wildcard a "" "" "" none',
      '/*+:a',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))([^\\/]+?)$',
      'text /; save 0; split 1 3; unit ; jump -2; split 1 6; text /; split 1 3; unit ; jump -2; jump -5; save 1; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/x/:a+/',
    [
      'text "/x" none segment-wildcard a "/" "" "" one-or-more text "/" none',
      '/x/:a+/',
      '^\\/x(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))\\/$',
      'text /x; text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; text /; end',
    ],
  ],
  [
    'pathname',
    '/x:a+',
    [
      'text "/x" none segment-wildcard a "" "" "" one-or-more',
      '/x:a+',
      '^\\/x((?:[^\\/]+?)+)$',
      'text /x; save 0; unit /; split 1 3; unit /; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '/x{:a}+',
    [
      'text "/x" none segment-wildcard a "" "" "" one-or-more',
      '/x:a+',
      '^\\/x((?:[^\\/]+?)+)$',
      'text /x; save 0; unit /; split 1 3; unit /; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '/x{/:a}+/y',
    [
      'text "/x" none segment-wildcard a "/" "" "" one-or-more text "/y" none',
      '/x/:a+/y',
      '^\\/x(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))\\/y$',
      'text /x; text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; text /y; end',
    ],
  ],
  [
    'pathname',
    '/:a(x)+',
    ['regexp a "/" "x" "" one-or-more', '/:a(x)+', '^(?:\\/((?:x)(?:\\/(?:x))*))$'],
  ],
  [
    'pathname',
    '/:a(.*)+',
    [
      'full-wildcard a "/" "" "" one-or-more',
      '/:a(.*)+',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))$',
      'text /; save 0; rest; split 1 4; text /; rest; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a([^\\/]+?)+',
    [
      'segment-wildcard a "/" "" "" one-or-more',
      '/:a+',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))$',
      'text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '/(.*)+',
    [
      'full-wildcard 0 "/" "" "" one-or-more',
      '/*+',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))$',
      'text /; save 0; rest; split 1 4; text /; rest; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '/([^\\/]+?)+',
    [
      'segment-wildcard 0 "/" "" "" one-or-more',
      '/([^\\/]+?)+',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))$',
      'text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; end',
    ],
  ],
  [
    'pathname',
    '(.*)+',
    [
      'full-wildcard 0 "" "" "" one-or-more',
      '*+',
      '^((?:.*)+)$',
      'save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '([^\\/]+?)+',
    [
      'segment-wildcard 0 "" "" "" one-or-more',
      '([^\\/]+?)+',
      '^((?:[^\\/]+?)+)$',
      'save 0; unit /; split 1 3; unit /; jump -2; save 1; end',
    ],
  ],
  [
    'pathname',
    '(x)(.*)+',
    ['regexp 0 "" "x" "" none full-wildcard 1 "" "" "" one-or-more', '(x)(.*)+', '^(x)((?:.*)+)$'],
  ],
  [
    'pathname',
    '/:a{b}+',
    [
      'segment-wildcard a "/" "" "" none text "b" one-or-more',
      '{/:a}{b}+',
      '^(?:\\/([^\\/]+?))(?:b)+$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text b; split 1 3; text b; jump -2; end',
    ],
  ],
  [
    'pathname',
    '/:a{/b}+/c',
    [
      'segment-wildcard a "/" "" "" none text "/b" one-or-more text "/c" none',
      '/:a{/b}+/c',
      '^(?:\\/([^\\/]+?))(?:\\/b)+\\/c$',
      'text /; save 0; segment /; save 1; text /b; split 1 3; text /b; jump -2; text /c; end',
    ],
  ],
  [
    'pathname',
    '/:a{/b}+c',
    [
      'segment-wildcard a "/" "" "" none text "/b" one-or-more text "c" none',
      '/:a{/b}+c',
      '^(?:\\/([^\\/]+?))(?:\\/b)+c$',
      'text /; save 0; segment /; save 1; text /b; split 1 3; text /b; jump -2; text c; end',
    ],
  ],
  [
    'pathname',
    '/:a/{:b/}+',
    [
      'segment-wildcard a "/" "" "" none text "/" none segment-wildcard b "" "" "/" one-or-more',
      '/:a/{:b/}+',
      '^(?:\\/([^\\/]+?))\\/(?:((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*)\\/)$',
      'text /; save 0; segment /; save 1; text /; save 2; segment /; split 1 4; text /; segment /; jump -3; save 3; text /; end',
    ],
  ],
  [
    'pathname',
    '/:a/:b/:c',
    [
      'segment-wildcard a "/" "" "" none segment-wildcard b "/" "" "" none segment-wildcard c "/" "" "" none',
      '/:a/:b/:c',
      '^(?:\\/([^\\/]+?))(?:\\/([^\\/]+?))(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; text /; save 2; segment /; save 3; text /; save 4; segment /; save 5; end',
    ],
  ],
  [
    'pathname',
    '/:a:b',
    [
      'segment-wildcard a "/" "" "" none segment-wildcard b "" "" "" none',
      '/:a:b',
      '^(?:\\/([^\\/]+?))([^\\/]+?)$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a:b/',
    [
      'segment-wildcard a "/" "" "" none segment-wildcard b "" "" "" none text "/" none',
      '/:a:b/',
      '^(?:\\/([^\\/]+?))([^\\/]+?)\\/$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; save 2; unit /; split 2 1; jump -2; save 3; text /; end',
    ],
  ],
  [
    'pathname',
    '/:a{:b}',
    [
      'segment-wildcard a "/" "" "" none segment-wildcard b "" "" "" none',
      '/:a:b',
      '^(?:\\/([^\\/]+?))([^\\/]+?)$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a.:b',
    [
      'segment-wildcard a "/" "" "" none text "." none segment-wildcard b "" "" "" none',
      '/:a.:b',
      '^(?:\\/([^\\/]+?))\\.([^\\/]+?)$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text .; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a.b',
    [
      'segment-wildcard a "/" "" "" none text ".b" none',
      '/:a.b',
      '^(?:\\/([^\\/]+?))\\.b$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text .b; end',
    ],
  ],
  [
    'pathname',
    '/:a\\b',
    [
      'segment-wildcard a "/" "" "" none text "b" none',
      '{/:a}b',
      '^(?:\\/([^\\/]+?))b$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text b; end',
    ],
  ],
  [
    'pathname',
    '/:a_',
    [
      'segment-wildcard a_ "/" "" "" none',
      '/:a_',
      '^(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a\\_',
    [
      'segment-wildcard a "/" "" "" none text "_" none',
      '{/:a}_',
      '^(?:\\/([^\\/]+?))_$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text _; end',
    ],
  ],
  [
    'pathname',
    '/:a\\$',
    [
      'segment-wildcard a "/" "" "" none text "$" none',
      '{/:a}$',
      '^(?:\\/([^\\/]+?))\\$$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text $; end',
    ],
  ],
  [
    'pathname',
    '/:a\\1',
    [
      'segment-wildcard a "/" "" "" none text "1" none',
      '{/:a}1',
      '^(?:\\/([^\\/]+?))1$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text 1; end',
    ],
  ],
  [
    'pathname',
    '/:a1',
    [
      'segment-wildcard a1 "/" "" "" none',
      '/:a1',
      '^(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a\\-',
    [
      'segment-wildcard a "/" "" "" none text "-" none',
      '/:a-',
      '^(?:\\/([^\\/]+?))-$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '/:a\u00e9',
    [
      'segment-wildcard a\u00e9 "/" "" "" none',
      '/:a\u00e9',
      '^(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a\\\u00e9',
    [
      'segment-wildcard a "/" "" "" none text "%C3%A9" none',
      '/:a%C3%A9',
      '^(?:\\/([^\\/]+?))%C3%A9$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text %C3%A9; end',
    ],
  ],
  [
    'pathname',
    '/:a{\u00e9}',
    [
      'segment-wildcard a "/" "" "" none text "%C3%A9" none',
      '/:a%C3%A9',
      '^(?:\\/([^\\/]+?))%C3%A9$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text %C3%A9; end',
    ],
  ],
  [
    'pathname',
    '/:\u00e9/:\ud840\udc00',
    [
      'segment-wildcard \u00e9 "/" "" "" none segment-wildcard \ud840\udc00 "/" "" "" none',
      '/:\u00e9/:\ud840\udc00',
      '^(?:\\/([^\\/]+?))(?:\\/([^\\/]+?))$',
      'text /; save 0; segment /; save 1; text /; save 2; segment /; save 3; end',
    ],
  ],
  [
    'pathname',
    '{:a\\b}',
    [
      'segment-wildcard a "" "" "b" none',
      '{:a\\b}',
      '^(?:([^\\/]+?)b)$',
      'save 0; unit /; split 2 1; jump -2; save 1; text b; end',
    ],
  ],
  [
    'pathname',
    '{:a\\-}',
    [
      'segment-wildcard a "" "" "-" none',
      '{:a-}',
      '^(?:([^\\/]+?)-)$',
      'save 0; unit /; split 2 1; jump -2; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '{:a1}',
    ['segment-wildcard a1 "" "" "" none', ':a1', '^([^\\/]+?)$', 'save 0; segment /; save 1; end'],
  ],
  [
    'pathname',
    '{:a\\1}',
    [
      'segment-wildcard a "" "" "1" none',
      '{:a\\1}',
      '^(?:([^\\/]+?)1)$',
      'save 0; unit /; split 2 1; jump -2; save 1; text 1; end',
    ],
  ],
  ['pathname', '{:a(x)b}', ['regexp a "" "x" "b" none', '{:a(x)b}', '^(?:(x)b)$']],
  [
    'pathname',
    '{*b}',
    [
      'full-wildcard 0 "" "" "b" none',
      '{*b}',
      '^(?:(.*)b)$',
      'save 0; split 1 3; unit ; jump -2; save 1; text b; end',
    ],
  ],
  ['pathname', '{(x)b}', ['regexp 0 "" "x" "b" none', '{(x)b}', '^(?:(x)b)$']],
  [
    'pathname',
    '/{:a}',
    [
      'text "/" none segment-wildcard a "" "" "" none',
      '/{:a}',
      '^\\/([^\\/]+?)$',
      'text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/{*}',
    [
      'text "/" none full-wildcard 0 "" "" "" none',
      '/{*}',
      '^\\/(.*)$',
      'text /; save 0; rest; save 1; end',
    ],
  ],
  ['pathname', '/{(x)}', ['text "/" none regexp 0 "" "x" "" none', '/{(x)}', '^\\/(x)$']],
  ['pathname', '/\\:a', ['text "/:a" none', '/\\:a', '^\\/:a$', 'text /:a; end']],
  [
    'pathname',
    '/\\/:a',
    [
      'text "//" none segment-wildcard a "" "" "" none',
      '//{:a}',
      '^\\/\\/([^\\/]+?)$',
      'text //; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/x\\/:a',
    [
      'text "/x/" none segment-wildcard a "" "" "" none',
      '/x/{:a}',
      '^\\/x\\/([^\\/]+?)$',
      'text /x/; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '//:a',
    [
      'text "/" none segment-wildcard a "/" "" "" none',
      '//:a',
      '^\\/(?:\\/([^\\/]+?))$',
      'text /; text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '//{:a}',
    [
      'text "//" none segment-wildcard a "" "" "" none',
      '//{:a}',
      '^\\/\\/([^\\/]+?)$',
      'text //; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/{/:a}',
    [
      'text "/" none segment-wildcard a "/" "" "" none',
      '//:a',
      '^\\/(?:\\/([^\\/]+?))$',
      'text /; text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '{//}:a',
    [
      'text "//" none segment-wildcard a "" "" "" none',
      '//{:a}',
      '^\\/\\/([^\\/]+?)$',
      'text //; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/{x/}:a',
    [
      'text "/x/" none segment-wildcard a "" "" "" none',
      '/x/{:a}',
      '^\\/x\\/([^\\/]+?)$',
      'text /x/; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '{/x/:a}',
    [
      'segment-wildcard a "/x/" "" "" none',
      '{/x/:a}',
      '^(?:\\/x\\/([^\\/]+?))$',
      'text /x/; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/(a)/(b)',
    ['regexp 0 "/" "a" "" none regexp 1 "/" "b" "" none', '/(a)/(b)', '^(?:\\/(a))(?:\\/(b))$'],
  ],
  [
    'pathname',
    '/(a)(b)',
    ['regexp 0 "/" "a" "" none regexp 1 "" "b" "" none', '/(a)(b)', '^(?:\\/(a))(b)$'],
  ],
  [
    'pathname',
    '/*(b)',
    ['full-wildcard 0 "/" "" "" none regexp 1 "" "b" "" none', '/*(b)', '^(?:\\/(.*))(b)$'],
  ],
  [
    'pathname',
    '/(a)*',
    ['regexp 0 "/" "a" "" zero-or-more', '/(a)*', '^(?:\\/((?:a)(?:\\/(?:a))*))?$'],
  ],
  [
    'pathname',
    '/(a)**',
    [
      'regexp 0 "/" "a" "" zero-or-more full-wildcard 1 "" "" "" none',
      '/(a)**',
      '^(?:\\/((?:a)(?:\\/(?:a))*))?(.*)$',
    ],
  ],
  [
    'pathname',
    '/***',
    [
      'full-wildcard 0 "/" "" "" zero-or-more full-wildcard 1 "" "" "" none',
      '/***',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))?(.*)$',
      'split 1 13; text /; save 0; split 1 3; unit ; jump -2; split 1 6; text /; split 1 3; unit ; jump -2; jump -5; save 1; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/****',
    [
      'full-wildcard 0 "/" "" "" zero-or-more full-wildcard 1 "" "" "" zero-or-more',
      '/****',
      '^(?:\\/((?:.*)(?:\\/(?:.*))*))?((?:.*)*)$',
      'split 1 13; text /; save 0; split 1 3; unit ; jump -2; split 1 6; text /; split 1 3; unit ; jump -2; jump -5; save 1; save 2; split 1 3; unit ; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '*:a',
    [
      'full-wildcard 0 "" "" "" none segment-wildcard a "" "" "" none',
      '*:a',
      '^(.*)([^\\/]+?)$',
      'save 0; split 1 3; unit ; jump -2; save 1; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    ':a*:b',
    [
      'segment-wildcard a "" "" "" zero-or-more segment-wildcard b "" "" "" none',
      ':a*:b',
      '^((?:[^\\/]+?)*)([^\\/]+?)$',
      'save 0; split 1 3; unit /; jump -2; save 1; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    ':a:b',
    [
      'segment-wildcard a "" "" "" none segment-wildcard b "" "" "" none',
      ':a:b',
      '^([^\\/]+?)([^\\/]+?)$',
      'save 0; unit /; split 2 1; jump -2; save 1; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    ':a*b',
    [
      'segment-wildcard a "" "" "" zero-or-more text "b" none',
      ':a*b',
      '^((?:[^\\/]+?)*)b$',
      'save 0; split 1 3; unit /; jump -2; save 1; text b; end',
    ],
  ],
  [
    'pathname',
    ':$0a',
    [
      'segment-wildcard $0a "" "" "" none',
      ':$0a',
      '^([^\\/]+?)$',
      'save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a-',
    [
      'segment-wildcard a "/" "" "" none text "-" none',
      '/:a-',
      '^(?:\\/([^\\/]+?))-$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text -; end',
    ],
  ],
  [
    'pathname',
    '/:a--:b',
    [
      'segment-wildcard a "/" "" "" none text "--" none segment-wildcard b "" "" "" none',
      '/:a--:b',
      '^(?:\\/([^\\/]+?))--([^\\/]+?)$',
      'text /; save 0; unit /; split 2 1; jump -2; save 1; text --; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/-:a',
    [
      'text "/-" none segment-wildcard a "" "" "" none',
      '/-:a',
      '^\\/-([^\\/]+?)$',
      'text /-; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/x-:a-y',
    [
      'text "/x-" none segment-wildcard a "" "" "" none text "-y" none',
      '/x-:a-y',
      '^\\/x-([^\\/]+?)-y$',
      'text /x-; save 0; unit /; split 2 1; jump -2; save 1; text -y; end',
    ],
  ],
  ['pathname', '/\\*', ['text "/*" none', '/\\*', '^\\/\\*$', 'text /*; end']],
  [
    'pathname',
    '/\\+\\?\\{\\}\\(\\)\\\\',
    [
      'text "/+%3F%7B%7D()/" none',
      '/\\+%3F%7B%7D\\(\\)/',
      '^\\/\\+%3F%7B%7D\\(\\)\\/$',
      'text /+%3F%7B%7D()/; end',
    ],
  ],
  ['pathname', '/\\a\\b', ['text "/ab" none', '/ab', '^\\/ab$', 'text /ab; end']],
  ['pathname', '/a\\*b', ['text "/a*b" none', '/a\\*b', '^\\/a\\*b$', 'text /a*b; end']],
  ['pathname', '/.', ['text "/" none', '/', '^\\/$', 'text /; end']],
  ['pathname', '/..', ['text "/" none', '/', '^\\/$', 'text /; end']],
  ['pathname', '/a/..', ['text "/" none', '/', '^\\/$', 'text /; end']],
  ['pathname', '/a/../b', ['text "/b" none', '/b', '^\\/b$', 'text /b; end']],
  ['pathname', '/a/{..}/b', ['text "/b" none', '/b', '^\\/b$', 'text /b; end']],
  [
    'pathname',
    '/a/{..}?/b',
    [
      'text "/a/" none text ".." optional text "/b" none',
      '/a/{..}?/b',
      '^\\/a\\/(?:\\.\\.)?\\/b$',
      'text /a/; split 1 2; text ..; text /b; end',
    ],
  ],
  [
    'pathname',
    '/./:a',
    [
      'text "/" none segment-wildcard a "/" "" "" none',
      '//:a',
      '^\\/(?:\\/([^\\/]+?))$',
      'text /; text /; save 0; segment /; save 1; end',
    ],
  ],
  [
    'pathname',
    '/:a/..',
    [
      'segment-wildcard a "/" "" "" none text "/" none',
      '/:a/',
      '^(?:\\/([^\\/]+?))\\/$',
      'text /; save 0; segment /; save 1; text /; end',
    ],
  ],
  ['pathname', '/a b', ['text "/a%20b" none', '/a%20b', '^\\/a%20b$', 'text /a%20b; end']],
  ['pathname', '/\u00e9', ['text "/%C3%A9" none', '/%C3%A9', '^\\/%C3%A9$', 'text /%C3%A9; end']],
  ['pathname', '/%41', ['text "/%41" none', '/%41', '^\\/%41$', 'text /%41; end']],
  ['pathname', '/a\\\\b', ['text "/a/b" none', '/a/b', '^\\/a\\/b$', 'text /a/b; end']],
  ['pathname', '\\/a', ['text "/a" none', '/a', '^\\/a$', 'text /a; end']],
  ['pathname', '/[a]', ['text "/[a]" none', '/[a]', '^\\/\\[a\\]$', 'text /[a]; end']],
  [
    'pathname',
    '/a|b^c',
    ['text "/a|b%5Ec" none', '/a|b%5Ec', '^\\/a\\|b%5Ec$', 'text /a|b%5Ec; end'],
  ],
  ['pathname', '/a.b$c', ['text "/a.b$c" none', '/a.b$c', '^\\/a\\.b\\$c$', 'text /a.b$c; end']],
  [
    'pathname',
    '/{a.b}?',
    [
      'text "/" none text "a.b" optional',
      '/{a.b}?',
      '^\\/(?:a\\.b)?$',
      'text /; split 1 2; text a.b; end',
    ],
  ],
  [
    'pathname',
    '/a:b',
    [
      'text "/a" none segment-wildcard b "" "" "" none',
      '/a:b',
      '^\\/a([^\\/]+?)$',
      'text /a; save 0; segment /; save 1; end',
    ],
  ],
  ['pathname', '/a::b', ['pattern-name-missing 2-3']],
  [
    'pathname',
    '/{a:b}?',
    [
      'text "/" none segment-wildcard b "a" "" "" optional',
      '/{a:b}?',
      '^\\/(?:a([^\\/]+?))?$',
      'text /; split 1 5; text a; save 0; segment /; save 1; end',
    ],
  ],
  ['pathname', '/(a.b)', ['regexp 0 "/" "a.b" "" none', '/(a.b)', '^(?:\\/(a.b))$']],
  ['pathname', '/((?:a)+)', ['regexp 0 "/" "(?:a)+" "" none', '/((?:a)+)', '^(?:\\/((?:a)+))$']],
  ['pathname', '/(a\\)b)', ['regexp 0 "/" "a\\)b" "" none', '/(a\\)b)', '^(?:\\/(a\\)b))$']],
  ['pathname', '/(\\()', ['regexp 0 "/" "\\(" "" none', '/(\\()', '^(?:\\/(\\())$']],
  [
    'pathname',
    '/([)])',
    ['regexp 0 "/" "[" "" none text "])" none', '/([)]\\)', '^(?:\\/([))\\]\\)$'],
  ],
  [
    'pathname',
    '/:a(x)/:b([^\\/]+?)/*',
    [
      'regexp a "/" "x" "" none segment-wildcard b "/" "" "" none full-wildcard 0 "/" "" "" none',
      '/:a(x)/:b/*',
      '^(?:\\/(x))(?:\\/([^\\/]+?))(?:\\/(.*))$',
    ],
  ],
  [
    'pathname',
    '/*/:a?/{b}?/(c)*',
    [
      'full-wildcard 0 "/" "" "" none segment-wildcard a "/" "" "" optional text "/" none text "b" optional regexp 1 "/" "c" "" zero-or-more',
      '/*/:a?/{b}?/(c)*',
      '^(?:\\/(.*))(?:\\/([^\\/]+?))?\\/(?:b)?(?:\\/((?:c)(?:\\/(?:c))*))?$',
    ],
  ],
  [
    'pathname',
    '/:a?/:b?',
    [
      'segment-wildcard a "/" "" "" optional segment-wildcard b "/" "" "" optional',
      '/:a?/:b?',
      '^(?:\\/([^\\/]+?))?(?:\\/([^\\/]+?))?$',
      'split 1 5; text /; save 0; segment /; save 1; split 1 7; text /; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a?/b',
    [
      'segment-wildcard a "/" "" "" optional text "/b" none',
      '/:a?/b',
      '^(?:\\/([^\\/]+?))?\\/b$',
      'split 1 5; text /; save 0; segment /; save 1; text /b; end',
    ],
  ],
  [
    'pathname',
    '/:a?{/b}?',
    [
      'segment-wildcard a "/" "" "" optional text "/b" optional',
      '/:a?{/b}?',
      '^(?:\\/([^\\/]+?))?(?:\\/b)?$',
      'split 1 5; text /; save 0; segment /; save 1; split 1 2; text /b; end',
    ],
  ],
  [
    'pathname',
    '/:a*/:b*',
    [
      'segment-wildcard a "/" "" "" zero-or-more segment-wildcard b "/" "" "" zero-or-more',
      '/:a*/:b*',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))?$',
      'split 1 9; text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; split 1 13; text /; save 2; unit /; split 2 1; jump -2; split 1 6; text /; unit /; split 2 1; jump -2; jump -5; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a+/:b+',
    [
      'segment-wildcard a "/" "" "" one-or-more segment-wildcard b "/" "" "" one-or-more',
      '/:a+/:b+',
      '^(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))(?:\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*))$',
      'text /; save 0; segment /; split 1 4; text /; segment /; jump -3; save 1; text /; save 2; unit /; split 2 1; jump -2; split 1 6; text /; unit /; split 2 1; jump -2; jump -5; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a/*?',
    [
      'segment-wildcard a "/" "" "" none full-wildcard 0 "/" "" "" optional',
      '/:a/*?',
      '^(?:\\/([^\\/]+?))(?:\\/(.*))?$',
      'text /; save 0; segment /; save 1; split 1 5; text /; save 2; rest; save 3; end',
    ],
  ],
  [
    'pathname',
    '/:a{/:b}?{/:c}?',
    [
      'segment-wildcard a "/" "" "" none segment-wildcard b "/" "" "" optional segment-wildcard c "/" "" "" optional',
      '/:a/:b?/:c?',
      '^(?:\\/([^\\/]+?))(?:\\/([^\\/]+?))?(?:\\/([^\\/]+?))?$',
      'text /; save 0; segment /; save 1; split 1 5; text /; save 2; segment /; save 3; split 1 7; text /; save 4; unit /; split 2 1; jump -2; save 5; end',
    ],
  ],
  [
    'pathname',
    '/{:a.}?b',
    [
      'text "/" none segment-wildcard a "" "" "." optional text "b" none',
      '/{:a.}?b',
      '^\\/(?:([^\\/]+?)\\.)?b$',
      'text /; split 1 7; save 0; unit /; split 2 1; jump -2; save 1; text .; text b; end',
    ],
  ],
  [
    'pathname',
    '/x{/:a}?{.:b}?',
    [
      'text "/x" none segment-wildcard a "/" "" "" optional segment-wildcard b "." "" "" optional',
      '/x/:a?{.:b}?',
      '^\\/x(?:\\/([^\\/]+?))?(?:\\.([^\\/]+?))?$',
      'text /x; split 1 7; text /; save 0; unit /; split 2 1; jump -2; save 1; split 1 7; text .; save 2; unit /; split 2 1; jump -2; save 3; end',
    ],
  ],
  ['pathname', 'a\\', ['pattern-escape-incomplete 1-2']],
  ['pathname', '\\', ['pattern-escape-incomplete 0-1']],
  ['pathname', '/\\', ['pattern-escape-incomplete 1-2']],
  ['pathname', ':', ['pattern-name-missing 0-1']],
  ['pathname', '/:', ['pattern-name-missing 1-2']],
  ['pathname', '/::', ['pattern-name-missing 1-2']],
  ['pathname', '/:1', ['pattern-name-missing 1-2']],
  ['pathname', '/: ', ['pattern-name-missing 1-2']],
  ['pathname', '/:-', ['pattern-name-missing 1-2']],
  ['pathname', '/:a/:a', ['pattern-name-duplicate 4-6']],
  ['pathname', '/:a/:b/:a', ['pattern-name-duplicate 7-9']],
  ['pathname', ':a:a', ['pattern-name-duplicate 2-4']],
  ['pathname', '{:a}{:a}', ['pattern-name-duplicate 5-7']],
  ['pathname', '{', ['pattern-group-unclosed 0-1']],
  ['pathname', '/{', ['pattern-group-unclosed 1-2']],
  ['pathname', '/{a', ['pattern-group-unclosed 1-2']],
  ['pathname', '/{a:b', ['pattern-group-unclosed 1-2']],
  ['pathname', '/{:a', ['pattern-group-unclosed 1-2']],
  ['pathname', '/{:a(x)', ['pattern-group-unclosed 1-2']],
  ['pathname', '/{*', ['pattern-group-unclosed 1-2']],
  ['pathname', '/{a{b', ['pattern-token-unexpected 3-4']],
  ['pathname', '/{a{b}', ['pattern-token-unexpected 3-4']],
  ['pathname', '/{a}}', ['pattern-token-unexpected 4-5']],
  ['pathname', '/}', ['pattern-token-unexpected 1-2']],
  ['pathname', '}', ['pattern-token-unexpected 0-1']],
  ['pathname', '/a}', ['pattern-token-unexpected 2-3']],
  ['pathname', '/{{a}}', ['pattern-token-unexpected 2-3']],
  ['pathname', '/{:a:b}', ['pattern-token-unexpected 4-6']],
  ['pathname', '/{:a*}', ['pattern-token-unexpected 4-5']],
  ['pathname', '/{:a?}', ['pattern-token-unexpected 4-5']],
  ['pathname', '/{a?}', ['pattern-token-unexpected 3-4']],
  [
    'pathname',
    '/{a*}',
    [
      'text "/" none full-wildcard 0 "a" "" "" none',
      '/{a*}',
      '^\\/(?:a(.*))$',
      'text /; text a; save 0; rest; save 1; end',
    ],
  ],
  [
    'pathname',
    '/{a*b}',
    [
      'text "/" none full-wildcard 0 "a" "" "b" none',
      '/{a*b}',
      '^\\/(?:a(.*)b)$',
      'text /; text a; save 0; split 1 3; unit ; jump -2; save 1; text b; end',
    ],
  ],
  ['pathname', '/{a*b*}', ['pattern-token-unexpected 5-6']],
  ['pathname', '/{**}', ['pattern-token-unexpected 3-4']],
  ['pathname', '/{:a{b}}', ['pattern-token-unexpected 4-5']],
  ['pathname', '/{(a)(b)}', ['pattern-token-unexpected 5-8']],
  ['pathname', '/{(a)*}', ['pattern-token-unexpected 5-6']],
  ['pathname', '?', ['pattern-token-unexpected 0-1']],
  ['pathname', '+', ['pattern-token-unexpected 0-1']],
  ['pathname', '/?', ['pattern-token-unexpected 1-2']],
  ['pathname', '/a?', ['pattern-token-unexpected 2-3']],
  ['pathname', '/a+', ['pattern-token-unexpected 2-3']],
  ['pathname', '/+', ['pattern-token-unexpected 1-2']],
  ['pathname', '/:a??', ['pattern-token-unexpected 4-5']],
  ['pathname', '/:a?+', ['pattern-token-unexpected 4-5']],
  ['pathname', '/:a+?', ['pattern-token-unexpected 4-5']],
  ['pathname', '/{a}??', ['pattern-token-unexpected 5-6']],
  ['pathname', '/{a}?+', ['pattern-token-unexpected 5-6']],
  ['pathname', '/(a)??', ['pattern-token-unexpected 5-6']],
  [
    'pathname',
    '/*?*',
    [
      'full-wildcard 0 "/" "" "" optional full-wildcard 1 "" "" "" none',
      '/*?*',
      '^(?:\\/(.*))?(.*)$',
      'split 1 7; text /; save 0; split 1 3; unit ; jump -2; save 1; save 2; rest; save 3; end',
    ],
  ],
  ['pathname', '/*+?', ['pattern-token-unexpected 3-4']],
  ['pathname', '/*??', ['pattern-token-unexpected 3-4']],
  ['pathname', '(', ['pattern-regexp-unclosed 0-1']],
  ['pathname', '/(', ['pattern-regexp-unclosed 1-2']],
  ['pathname', '/(a', ['pattern-regexp-unclosed 1-3']],
  ['pathname', '/((', ['pattern-regexp-unclosed 1-3']],
  ['pathname', '/(a(', ['pattern-regexp-unclosed 1-4']],
  ['pathname', '/(a(?:b)', ['pattern-regexp-unclosed 1-8']],
  ['pathname', '/()', ['pattern-regexp-empty 1-3']],
  ['pathname', '/(()', ['pattern-regexp-capturing 2-3']],
  ['pathname', '/(?)', ['pattern-regexp-question-mark 2-3']],
  ['pathname', '/(?:a)', ['pattern-regexp-question-mark 2-3']],
  ['pathname', '/(a(b))', ['pattern-regexp-capturing 3-4']],
  ['pathname', '/(a(b', ['pattern-regexp-capturing 3-4']],
  ['pathname', '/(\u00e9)', ['pattern-regexp-not-ascii 2-3']],
  ['pathname', '/(a\u00e9)', ['pattern-regexp-not-ascii 3-4']],
  ['pathname', '/(a\\\u00e9)', ['pattern-regexp-not-ascii 3-4']],
  ['pathname', '/(\\)', ['pattern-regexp-unclosed 1-4']],
  ['pathname', '/(\\', ['pattern-regexp-unclosed 1-3']],
  [
    'pathname',
    '/(a)\u00e9',
    ['regexp 0 "/" "a" "" none text "%C3%A9" none', '/(a)%C3%A9', '^(?:\\/(a))%C3%A9$'],
  ],
  ['pathname', '/(a\\)', ['pattern-regexp-unclosed 1-5']],
  ['pathname', '/(\ud83c\udf45)', ['pattern-regexp-not-ascii 2-3']],
  ['pathname', '/a(?', ['pattern-regexp-question-mark 3-4']],
  ['hostname', 'a', ['text "a" none', 'a', '^a$', 'text a; end']],
  ['hostname', 'a.b', ['text "a.b" none', 'a.b', '^a\\.b$', 'text a.b; end']],
  [
    'hostname',
    ':a',
    ['segment-wildcard a "" "" "" none', ':a', '^([^\\.]+?)$', 'save 0; segment .; save 1; end'],
  ],
  [
    'hostname',
    ':a.b',
    [
      'segment-wildcard a "" "" "" none text ".b" none',
      ':a.b',
      '^([^\\.]+?)\\.b$',
      'save 0; segment .; save 1; text .b; end',
    ],
  ],
  [
    'hostname',
    ':a.:b',
    [
      'segment-wildcard a "" "" "" none text "." none segment-wildcard b "" "" "" none',
      ':a.:b',
      '^([^\\.]+?)\\.([^\\.]+?)$',
      'save 0; segment .; save 1; text .; save 2; segment .; save 3; end',
    ],
  ],
  [
    'hostname',
    '*.a',
    [
      'full-wildcard 0 "" "" "" none text ".a" none',
      '*.a',
      '^(.*)\\.a$',
      'save 0; split 1 3; unit ; jump -2; save 1; text .a; end',
    ],
  ],
  [
    'hostname',
    '{*.}?a',
    [
      'full-wildcard 0 "" "" "." optional text "a" none',
      '{*.}?a',
      '^(?:(.*)\\.)?a$',
      'split 1 7; save 0; split 1 3; unit ; jump -2; save 1; text .; text a; end',
    ],
  ],
  [
    'hostname',
    '{:a.}?b',
    [
      'segment-wildcard a "" "" "." optional text "b" none',
      '{:a.}?b',
      '^(?:([^\\.]+?)\\.)?b$',
      'split 1 5; save 0; segment .; save 1; text .; text b; end',
    ],
  ],
  [
    'hostname',
    '{:a.}*b',
    [
      'segment-wildcard a "" "" "." zero-or-more text "b" none',
      '{:a.}*b',
      '^(?:((?:[^\\.]+?)(?:\\.(?:[^\\.]+?))*)\\.)?b$',
      'split 1 9; save 0; segment .; split 1 4; text .; segment .; jump -3; save 1; text .; text b; end',
    ],
  ],
  [
    'hostname',
    '{:a.}+b',
    [
      'segment-wildcard a "" "" "." one-or-more text "b" none',
      '{:a.}+b',
      '^(?:((?:[^\\.]+?)(?:\\.(?:[^\\.]+?))*)\\.)b$',
      'save 0; segment .; split 1 4; text .; segment .; jump -3; save 1; text .; text b; end',
    ],
  ],
  [
    'hostname',
    '{.:a}*',
    [
      'segment-wildcard a "." "" "" zero-or-more',
      '{.:a}*',
      '^(?:\\.((?:[^\\.]+?)(?:\\.(?:[^\\.]+?))*))?$',
      'split 1 9; text .; save 0; segment .; split 1 4; text .; segment .; jump -3; save 1; end',
    ],
  ],
  [
    'hostname',
    '{.:a}+',
    [
      'segment-wildcard a "." "" "" one-or-more',
      '{.:a}+',
      '^(?:\\.((?:[^\\.]+?)(?:\\.(?:[^\\.]+?))*))$',
      'text .; save 0; segment .; split 1 4; text .; segment .; jump -3; save 1; end',
    ],
  ],
  [
    'hostname',
    '{:a}*.b',
    [
      'segment-wildcard a "" "" "" zero-or-more text ".b" none',
      ':a*.b',
      '^((?:[^\\.]+?)*)\\.b$',
      'save 0; split 1 3; unit .; jump -2; save 1; text .b; end',
    ],
  ],
  [
    'hostname',
    ':a*',
    [
      'segment-wildcard a "" "" "" zero-or-more',
      ':a*',
      '^((?:[^\\.]+?)*)$',
      'save 0; split 1 3; unit .; jump -2; save 1; end',
    ],
  ],
  [
    'hostname',
    ':a+',
    [
      'segment-wildcard a "" "" "" one-or-more',
      ':a+',
      '^((?:[^\\.]+?)+)$',
      'save 0; unit .; split 1 3; unit .; jump -2; save 1; end',
    ],
  ],
  [
    'hostname',
    ':a?',
    [
      'segment-wildcard a "" "" "" optional',
      ':a?',
      '^([^\\.]+?)?$',
      'split 1 4; save 0; segment .; save 1; end',
    ],
  ],
  [
    'hostname',
    ':a?.b',
    [
      'segment-wildcard a "" "" "" optional text ".b" none',
      ':a?.b',
      '^([^\\.]+?)?\\.b$',
      'split 1 4; save 0; segment .; save 1; text .b; end',
    ],
  ],
  [
    'hostname',
    ':a.',
    [
      'segment-wildcard a "" "" "" none text "." none',
      ':a.',
      '^([^\\.]+?)\\.$',
      'save 0; segment .; save 1; text .; end',
    ],
  ],
  [
    'hostname',
    ':a.*',
    [
      'segment-wildcard a "" "" "" none text "." none full-wildcard 0 "" "" "" none',
      ':a.*',
      '^([^\\.]+?)\\.(.*)$',
      'save 0; segment .; save 1; text .; save 2; rest; save 3; end',
    ],
  ],
  ['hostname', '([^.]+?)', ['regexp 0 "" "[^.]+?" "" none', '([^.]+?)', '^([^.]+?)$']],
  [
    'hostname',
    '([^.]+?).b',
    ['regexp 0 "" "[^.]+?" "" none text ".b" none', '([^.]+?).b', '^([^.]+?)\\.b$'],
  ],
  [
    'hostname',
    '([^\\.]+?)',
    [
      'segment-wildcard 0 "" "" "" none',
      '([^\\.]+?)',
      '^([^\\.]+?)$',
      'save 0; segment .; save 1; end',
    ],
  ],
  [
    'hostname',
    '([^\\.]+?)*',
    [
      'segment-wildcard 0 "" "" "" zero-or-more',
      '([^\\.]+?)*',
      '^((?:[^\\.]+?)*)$',
      'save 0; split 1 3; unit .; jump -2; save 1; end',
    ],
  ],
  ['hostname', '(a|b).c', ['regexp 0 "" "a|b" "" none text ".c" none', '(a|b).c', '^(a|b)\\.c$']],
  ['hostname', 'A', ['text "a" none', 'a', '^a$', 'text a; end']],
  ['hostname', '\u00e9', ['text "xn--9ca" none', 'xn--9ca', '^xn--9ca$', 'text xn--9ca; end']],
  [
    'hostname',
    '*.\u00e9',
    [
      'full-wildcard 0 "" "" "" none text ".xn--9ca" none',
      '*.xn--9ca',
      '^(.*)\\.xn--9ca$',
      'save 0; split 1 3; unit ; jump -2; save 1; text .xn--9ca; end',
    ],
  ],
  [
    'hostname',
    'a:b',
    [
      'text "a" none segment-wildcard b "" "" "" none',
      'a:b',
      '^a([^\\.]+?)$',
      'text a; save 0; segment .; save 1; end',
    ],
  ],
  ['hostname', 'a/b', ['text "a" none', 'a', '^a$', 'text a; end']],
  ['hostname', 'a?', ['pattern-token-unexpected 1-2']],
  ['hostname', 'a b', ['pattern-text-invalid 0-3']],
  ['hostname', '*.a b', ['pattern-text-invalid 1-5']],
  ['hostname', 'x{ }', ['pattern-text-invalid 0-3']],
  ['hostname', 'x{y z}?', ['pattern-text-invalid 2-5']],
  ['hostname', '{a b}', ['pattern-text-invalid 1-4']],
  ['hostname', 'a{ b}?', ['pattern-text-invalid 2-4']],
  ['hostname', '[\\:\\:1]', ['text "[::1]" none', '[\\:\\:1]', '^\\[::1\\]$', 'text [::1]; end']],
  ['hostname', '%41', ['text "a" none', 'a', '^a$', 'text a; end']],
  ['hostname', 'a%', ['pattern-text-invalid 0-2']],
  [
    'hostname',
    ':a-:b',
    [
      'segment-wildcard a "" "" "" none text "-" none segment-wildcard b "" "" "" none',
      ':a-:b',
      '^([^\\.]+?)-([^\\.]+?)$',
      'save 0; unit .; split 2 1; jump -2; save 1; text -; save 2; unit .; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'hostname',
    'x:a.',
    [
      'text "x" none segment-wildcard a "" "" "" none text "." none',
      'x:a.',
      '^x([^\\.]+?)\\.$',
      'text x; save 0; segment .; save 1; text .; end',
    ],
  ],
  ['hostname', '/:a', ['pattern-text-invalid 0-1']],
  [
    'hostname',
    '.:a',
    [
      'text "." none segment-wildcard a "" "" "" none',
      '.:a',
      '^\\.([^\\.]+?)$',
      'text .; save 0; segment .; save 1; end',
    ],
  ],
  [
    'hostname',
    '{.:a}',
    [
      'segment-wildcard a "." "" "" none',
      '{.:a}',
      '^(?:\\.([^\\.]+?))$',
      'text .; save 0; segment .; save 1; end',
    ],
  ],
  ['hostname', '*', ['full-wildcard 0 "" "" "" none', '*', '^(.*)$', 'save 0; rest; save 1; end']],
  [
    'hostname',
    '**',
    [
      'full-wildcard 0 "" "" "" zero-or-more',
      '**',
      '^((?:.*)*)$',
      'save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'hostname',
    '.*.',
    [
      'text "." none full-wildcard 0 "" "" "" none text "." none',
      '.*.',
      '^\\.(.*)\\.$',
      'text .; save 0; split 1 3; unit ; jump -2; save 1; text .; end',
    ],
  ],
  [
    'hostname',
    '.*+',
    [
      'text "." none full-wildcard 0 "" "" "" one-or-more',
      '.*+',
      '^\\.((?:.*)+)$',
      'text .; save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'hostname',
    '{a.}?b',
    [
      'text "a." optional text "b" none',
      '{a.}?b',
      '^(?:a\\.)?b$',
      'split 1 2; text a.; text b; end',
    ],
  ],
  ['hostname', '\\a', ['text "a" none', 'a', '^a$', 'text a; end']],
  [
    'hostname',
    ':a{.b}?',
    [
      'segment-wildcard a "" "" "" none text ".b" optional',
      ':a{.b}?',
      '^([^\\.]+?)(?:\\.b)?$',
      'save 0; segment .; save 1; split 1 2; text .b; end',
    ],
  ],
  [
    'hostname',
    ':a{.b}*c',
    [
      'segment-wildcard a "" "" "" none text ".b" zero-or-more text "c" none',
      ':a{.b}*c',
      '^([^\\.]+?)(?:\\.b)*c$',
      'save 0; unit .; split 2 1; jump -2; save 1; split 1 3; text .b; jump -2; text c; end',
    ],
  ],
  [
    'hostname',
    ':a{b}?.c',
    [
      'segment-wildcard a "" "" "" none text "b" optional text ".c" none',
      '{:a}{b}?.c',
      '^([^\\.]+?)(?:b)?\\.c$',
      'save 0; unit .; split 2 1; jump -2; save 1; split 1 2; text b; text .c; end',
    ],
  ],
  ['search', 'a', ['text "a" none', 'a', '^a$', 'text a; end']],
  [
    'search',
    'a=:b',
    [
      'text "a=" none segment-wildcard b "" "" "" none',
      'a=:b',
      '^a=([^]+?)$',
      'text a=; save 0; segment ; save 1; end',
    ],
  ],
  [
    'search',
    'a=:b&c=:d',
    [
      'text "a=" none segment-wildcard b "" "" "" none text "&c=" none segment-wildcard d "" "" "" none',
      'a=:b&c=:d',
      '^a=([^]+?)&c=([^]+?)$',
      'text a=; save 0; unit ; split 2 1; jump -2; save 1; text &c=; save 2; unit ; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'search',
    ':a',
    ['segment-wildcard a "" "" "" none', ':a', '^([^]+?)$', 'save 0; segment ; save 1; end'],
  ],
  [
    'search',
    ':a*',
    [
      'segment-wildcard a "" "" "" zero-or-more',
      ':a*',
      '^((?:[^]+?)*)$',
      'save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'search',
    ':a+',
    [
      'segment-wildcard a "" "" "" one-or-more',
      ':a+',
      '^((?:[^]+?)+)$',
      'save 0; unit ; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'search',
    ':a?',
    [
      'segment-wildcard a "" "" "" optional',
      ':a?',
      '^([^]+?)?$',
      'split 1 4; save 0; segment ; save 1; end',
    ],
  ],
  ['search', '*', ['full-wildcard 0 "" "" "" none', '*', '^(.*)$', 'save 0; rest; save 1; end']],
  [
    'search',
    '*&a',
    [
      'full-wildcard 0 "" "" "" none text "&a" none',
      '*&a',
      '^(.*)&a$',
      'save 0; split 1 3; unit ; jump -2; save 1; text &a; end',
    ],
  ],
  [
    'search',
    '{:a&}*',
    [
      'segment-wildcard a "" "" "&" zero-or-more',
      '{:a&}*',
      '^(?:((?:[^]+?)(?:&(?:[^]+?))*)&)?$',
      'split 1 13; save 0; unit ; split 2 1; jump -2; split 1 6; text &; unit ; split 2 1; jump -2; jump -5; save 1; text &; end',
    ],
  ],
  [
    'search',
    '{:a&}+b',
    [
      'segment-wildcard a "" "" "&" one-or-more text "b" none',
      '{:a&}+b',
      '^(?:((?:[^]+?)(?:&(?:[^]+?))*)&)b$',
      'save 0; unit ; split 2 1; jump -2; split 1 6; text &; unit ; split 2 1; jump -2; jump -5; save 1; text &; text b; end',
    ],
  ],
  [
    'search',
    '{a&}?:b',
    [
      'text "a&" optional segment-wildcard b "" "" "" none',
      '{a&}?:b',
      '^(?:a&)?([^]+?)$',
      'split 1 2; text a&; save 0; unit ; split 2 1; jump -2; save 1; end',
    ],
  ],
  [
    'search',
    '([^]+?)',
    ['segment-wildcard 0 "" "" "" none', '([^]+?)', '^([^]+?)$', 'save 0; segment ; save 1; end'],
  ],
  [
    'search',
    '([^]+?)*',
    [
      'segment-wildcard 0 "" "" "" zero-or-more',
      '([^]+?)*',
      '^((?:[^]+?)*)$',
      'save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  ['search', '(.*)', ['full-wildcard 0 "" "" "" none', '*', '^(.*)$', 'save 0; rest; save 1; end']],
  [
    'search',
    '(.*)*',
    [
      'full-wildcard 0 "" "" "" zero-or-more',
      '**',
      '^((?:.*)*)$',
      'save 0; split 1 3; unit ; jump -2; save 1; end',
    ],
  ],
  [
    'search',
    '/:a',
    [
      'text "/" none segment-wildcard a "" "" "" none',
      '/:a',
      '^\\/([^]+?)$',
      'text /; save 0; segment ; save 1; end',
    ],
  ],
  [
    'search',
    '/*',
    [
      'text "/" none full-wildcard 0 "" "" "" none',
      '/*',
      '^\\/(.*)$',
      'text /; save 0; rest; save 1; end',
    ],
  ],
  [
    'search',
    'a/:b',
    [
      'text "a/" none segment-wildcard b "" "" "" none',
      'a/:b',
      '^a\\/([^]+?)$',
      'text a/; save 0; segment ; save 1; end',
    ],
  ],
  ['search', 'a b', ['text "a%20b" none', 'a%20b', '^a%20b$', 'text a%20b; end']],
  ['search', '\u00e9', ['text "%C3%A9" none', '%C3%A9', '^%C3%A9$', 'text %C3%A9; end']],
  ['search', "'", ['text "%27" none', '%27', '^%27$', 'text %27; end']],
  ['search', '"', ['text "%22" none', '%22', '^%22$', 'text %22; end']],
  ['search', '\\?', ['text "?" none', '\\?', '^\\?$', 'text ?; end']],
  ['search', 'a.b', ['text "a.b" none', 'a.b', '^a\\.b$', 'text a.b; end']],
  [
    'search',
    '{:a-}?b',
    [
      'segment-wildcard a "" "" "-" optional text "b" none',
      '{:a-}?b',
      '^(?:([^]+?)-)?b$',
      'split 1 7; save 0; unit ; split 2 1; jump -2; save 1; text -; text b; end',
    ],
  ],
  [
    'search',
    ':a-:b',
    [
      'segment-wildcard a "" "" "" none text "-" none segment-wildcard b "" "" "" none',
      ':a-:b',
      '^([^]+?)-([^]+?)$',
      'save 0; unit ; split 2 1; jump -2; save 1; text -; save 2; unit ; split 2 1; jump -2; save 3; end',
    ],
  ],
  [
    'search',
    ':a:b',
    [
      'segment-wildcard a "" "" "" none segment-wildcard b "" "" "" none',
      ':a:b',
      '^([^]+?)([^]+?)$',
      'save 0; unit ; split 2 1; jump -2; save 1; save 2; unit ; split 2 1; jump -2; save 3; end',
    ],
  ],
  ['search', '(x)', ['regexp 0 "" "x" "" none', '(x)', '^(x)$']],
])('the parts of the %s %j', (kind, input, expected) => {
  expect(shown(kind, input)).toEqual(expected)
})
