/** @module-tag slow */
import { parseUrlWithErrors } from '@waymark/url-parser'
import { causesOf, groupCauses } from '@waymark/url-parser/causes'
import { test } from 'vitest'
import { expectLinearOn } from '../../../test/growth.ts'

const empty = parseUrlWithErrors('').failure!

/** Explains all errors of an input, as `inspect` does. */
function explain({ input, base }: { readonly input: string; readonly base: string | null }) {
  // The parser's answers about the last input are remembered: about another one, they are given up.
  causesOf('', empty)
  const { errors, failure } = parseUrlWithErrors(input, base)
  const explained = errors.map((error) => {
    const isFailure = error === failure
    const severity = isFailure ? 'error' : 'warning'
    return { code: error.name, severity, causes: causesOf(input, error, { isFailure, base }) }
  })
  return groupCauses(explained)
}

test.each<[what: string, build: (n: number) => string, base?: string | null]>([
  ['spaces in a host', (n) => `https://${'a '.repeat(n)}/`],
  ['encoded spaces in a host', (n) => `https://${'%20'.repeat(n)}/`],
  ['encoded labels', (n) => `https://${'%41.'.repeat(n)}/`],
  ['empty labels', (n) => `https://a${'.'.repeat(n)}/`],
  ['hyphens', (n) => `https://${'-a-.'.repeat(n)}/`],
  ['placeholders', (n) => `https://${'{a}'.repeat(n)}/`],
  ['braces that open', (n) => `https://${'{<'.repeat(n)}/`],
  ['percent signs in words', (n) => `https://${'%ab_'.repeat(n)}/`],
  ['ampersands', (n) => `https://a${'&b'.repeat(n)}/`],
  ['elements of HTML', (n) => `https://a${'<b>'.repeat(n)}x/`],
  ['spaces between hosts', (n) => `https://a${'.aa bb'.repeat(n)}/`],
  ['rows of colons', (n) => `https://[${'1:::'.repeat(n)}]/`],
  ['zones', (n) => `https://[${'%1'.repeat(n)}/`],
  ['bad A-labels', (n) => `https://${'xn--abc-.'.repeat(n)}/`],
  ['labels of two directions', (n) => `https://${'\u05d0a.'.repeat(n)}/`],
  ['mapped characters', (n) => `https://${'\u2100'.repeat(n)}/`],
  ['numbers in an IPv4 address', (n) => `https://${'01.'.repeat(n)}1/`],
  ['words in an IPv4 address', (n) => `https://${'x.'.repeat(n)}1/`],
  ['pieces of an IPv6 address', (n) => `https://[${'1:'.repeat(n)}1]/`],
  ['characters in an opaque host', (n) => `foo://${'a|%'.repeat(n)}/`],
  ['bare characters in an opaque host', (n) => `foo://${'%\u00e9"'.repeat(n)}/`],
  ['letters in a port', (n) => `https://h:${'1a'.repeat(n)}/`],
  ['at signs', (n) => `https://${'a@'.repeat(n)}h/`],
  ['at signs without a host', (n) => `https://${'a@'.repeat(n)}/`],
  ['slashes', (n) => `https:${'/'.repeat(n)}h/`],
  ['backslashes', (n) => `https:${'\\'.repeat(n)}h/`],
  ['characters in a path', (n) => `https://h/${'a b|%'.repeat(n)}`],
  ['errors of a path after a wrong host', (n) => `https:/%41_b\\${'|'.repeat(n)}`],
  ['drive letters', (n) => `/${'c|/../'.repeat(n)}`, 'file:///c:/'],
  ['bars', (n) => `c|/${'|'.repeat(n)}`, 'file:///c:/'],
  ['tabs', (n) => `https://h/${'\tb'.repeat(n)}`],
  ['outer spaces', (n) => `${' '.repeat(n)}https://h/${' '.repeat(n)}`],
  ['characters in a scheme', (n) => `${'a '.repeat(n)}:`],
  [
    'spaces in a sentence with a URL',
    (n) => `see ${'x "'.repeat(n)} https://h/ ${'x "'.repeat(n)}`,
  ],
  ['URLs', (n) => 'https://h/ '.repeat(n)],
  ['tags after a URL', (n) => `https://h/">${'<b>'.repeat(n)}`],
  ['lines after a URL', (n) => `https://h/\n${'https://h/\n'.repeat(n)}`],
  ['brackets in a URL in a sentence', (n) => `see https://h/${'('.repeat(n)}`],
  ['escaped slashes', (n) => `https:\\/\\/h${'\\/'.repeat(n)}`],
  ['an encoded URL', (n) => `https%3A%2F%2Fh${'%2F'.repeat(n)}`],
  ['delimiters in a password', (n) => `https://u:p${'/'.repeat(n)}w@h/`],
  ['names in a path on Windows', (n) => `C:${'\\a b'.repeat(n)}`],
  ['spaces in a number', (n) => `tel:${'1 '.repeat(n)}`],
  ['dots without a scheme', (n) => 'a.'.repeat(n)],
  ['dots after a bracket', (n) => `[${'a.'.repeat(n)}a`],
  ['dots in an email address', (n) => `x@${'a.'.repeat(n)}a y`],
  ['dots before a colon', (n) => `${'.a'.repeat(n)}:x`],
  ['dots between underscores', (n) => '_.'.repeat(n)],
  ['characters before a scheme', (n) => `${'!'.repeat(n)}https:`],
])('%s are explained in time in proportion to their number', (_, build, base = null) => {
  expectLinearOn((n) => ({ input: build(n), base }), explain, 1000)
})
