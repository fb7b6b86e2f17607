import { pathPattern } from '@waymark/infra/internal'
import { expect, test } from 'vitest'

test.each<[pattern: string, takes: readonly string[], takesNot: readonly string[]]>([
  ['a/b', ['a/b'], ['', 'a', 'a/', 'a/b/', 'a/bc', '/a/b', 'A/b']],
  ['', [''], ['a', '/']],
  ['*', ['', 'a', 'a.b'], ['/', 'a/', '/a', 'a/b']],
  ['*.xml', ['.xml', 'a.xml', 'a.xml.xml'], ['a.xmls', 'axml', 'a/b.xml']],
  ['a*c', ['ac', 'abc', 'abbc', 'acc'], ['a', 'a/c', 'abcd', 'xac']],
  ['a*b*c', ['abc', 'axbxc', 'abbcc'], ['ac', 'acb', 'a/bc']],
  ['*/b', ['/b', 'a/b'], ['b', 'a/c/b']],
  ['**', ['', 'a', 'a/b/', '/'], []],
  ['***', ['', 'a', 'a/b/', '/'], []],
  ['**/b', ['/b', 'a/b', 'a/c/b'], ['b', 'a/b/c']],
  // Nothing after it: the folder itself is taken, too.
  ['a/**', ['a', 'a/', 'a/b', 'a/b/c'], ['', 'ab', 'b/a', 'b/a/c']],
  ['a/***', ['a', 'a/', 'a/b/c'], ['ab']],
  ['a/**/b', ['a//b', 'a/x/b', 'a/x/y/b'], ['a/b', 'a/xb', 'a/x/bc']],
  ['a/**/*.xml', ['a/b/.xml', 'a/b/c/d.xml'], ['a', 'a/d.xml']],
  ['a/*', ['a/', 'a/b'], ['a', 'a/b/c']],
  // No other character has a meaning.
  ['a.(b|c)?[d]+', ['a.(b|c)?[d]+'], ['ab', 'axbd', 'a.bd']],
  ['ü/日*', ['ü/日', 'ü/日本'], ['u/日']],
  ['a\n*', ['a\n', 'a\n\nb'], ['a']],
])('%j takes all of a path', (pattern, takes, takesNot) => {
  const isTaken = pathPattern(pattern)
  expect(takes.filter((path) => !isTaken(path))).toEqual([])
  expect(takesNot.filter(isTaken)).toEqual([])
})

test('a pattern keeps nothing of a path for the next one', () => {
  const isTaken = pathPattern('a*/b')
  expect(['aa/b', 'aa/', 'aa/b', '/b', 'a/b'].map(isTaken)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})
