import type { Facts } from '@waymark/infra/problem'
import {
  createLinter,
  type LintItem,
  type LintOptions,
  type LintRuleCode,
  lint,
} from '@waymark/uri-design'
import { describe, expect, test } from 'vitest'

/** What one rule finds: the places, each with its fix. */
function found(code: LintRuleCode, item: string | LintItem, options: LintOptions = {}): string[] {
  return lint(item, { only: [code], options }).map(
    ({ start, end, fix }) =>
      `${start}-${end}${fix === undefined ? '' : ` ${fix.start}-${fix.end} ${fix.text}`}`,
  )
}

const inQuery = (text: string): LintItem => ({ text, kind: 'query' })
const inPath = (text: string): LintItem => ({ text, kind: 'path' })
const inFragment = (text: string): LintItem => ({ text, kind: 'fragment' })
const inTemplate = (text: string): LintItem => ({ text, kind: 'template' })

describe.each<[LintRuleCode, readonly (readonly [string | LintItem, readonly string[]])[]]>([
  [
    'scheme-missing',
    [
      ['a/b', ['0-0']],
      ['', ['0-0']],
      ['a:b', []],
      [inPath('/a'), []],
    ],
  ],
  [
    'scheme-invalid',
    [
      ['1a:b', ['0-2']],
      ['a_b:c', ['0-3']],
      ['A+b.c-1:d', []],
      [inTemplate('{a}:b'), ['0-3']],
    ],
  ],
  [
    'scheme-not-lowercase',
    [
      ['aB:c', ['0-2 0-2 ab']],
      ['a_B:c', []],
      ['ab:C', []],
    ],
  ],
  [
    'host-not-lowercase',
    [
      ['https://u:P@A.example:80/B', ['12-21 12-21 a.example']],
      ['https://U:p@a.example/B', []],
      ['https://a%2fB/', ['8-13 8-13 a%2fb']],
      ['wiki://A/b', []],
      ['https://A\\b', []],
    ],
  ],
  [
    'default-port',
    [
      ['http://a:80', ['8-11 8-11 ']],
      ['http://a:0080/b', ['8-13 8-13 ']],
      ['http://a:/b', ['8-9 8-9 ']],
      ['http://a:8/b', []],
      ['http://a:180/b', []],
      ['http://a:800/b', []],
      ['http://a:443/b', []],
      ['https://a:443?b', ['9-13 9-13 ']],
      ['https://a:80/b', []],
      ['https://a\\b:443/', []],
      ['wiki://a:443/b', []],
      ['http:/a:80', []],
    ],
  ],
  [
    'credentials-in-uri',
    [
      ['https://u@a/b', ['8-9']],
      ['https://u:p@v@a/b', ['8-13']],
      ['https://@a/b', ['8-8']],
      ['https://a/b@c', []],
      ['mailto:a@b', []],
      [inTemplate('https://{u}@a/b'), ['8-11']],
    ],
  ],
  [
    'path-camel-case',
    [
      [inPath('/aB/c/dE'), ['1-3 1-3 a-b', '6-8 6-8 d-e']],
      [{ text: 'aB', kind: 'segment' }, ['0-2 0-2 a-b']],
      ['wiki://aB/c', ['7-9 7-9 a-b']],
      ['wiki://aB:80/c', []],
      ['https://aB/c', []],
      ['git://o/m/aB', []],
      [inPath('/a/B'), []],
      [inPath('/getUsers'), ['1-9']],
      [inPath('/aB~'), ['1-4']],
      [inPath('/-aB'), ['1-4']],
      [inPath('/aB-'), ['1-4']],
      [inPath('/éA%20'), []],
      [inTemplate('/aB{c}'), []],
    ],
  ],
  [
    'path-underscore',
    [
      [inPath('/a_b/c'), ['1-4 1-4 a-b']],
      [inPath('/_'), ['1-2']],
      [inPath('/é_b'), ['1-4 1-4 %C3%A9-b']],
      [{ text: 'a_b', kind: 'segment' }, ['0-3 0-3 a-b']],
      ['wiki://a_b/c', ['7-10 7-10 a-b']],
      ['file:///a_b', []],
      [inPath('/a_b.txt'), []],
      [inPath('/C_1A2B3C4D5E6F7G8'), []],
    ],
  ],
  [
    'path-uppercase',
    [
      [inPath('/Users'), ['1-6 1-6 users']],
      [inPath('/USERS'), ['1-6 1-6 users']],
      [inPath('/É'), ['1-2 1-2 %C3%A9']],
      [inPath('/aB'), []],
      [inPath('/users'), []],
      [{ text: 'A', kind: 'segment' }, ['0-1 0-1 a']],
      ['file:///A', []],
    ],
  ],
  [
    'path-repeated-hyphen',
    [
      [inPath('/a--b'), ['1-5 1-5 a-b']],
      [inPath('/a---b--c'), ['1-9 1-9 a-b-c']],
      [inPath('/A--b'), ['1-5 1-5 A-b']],
      [inPath('/--a'), ['1-4']],
      [inPath('/a--'), ['1-4']],
      [inPath('/a--b_c'), ['1-7']],
      [inPath('/XN--a'), []],
      [inPath('/a-xn--b'), ['1-8 1-8 a-xn-b']],
      [inPath('/a-b-c'), []],
      ['wiki://a--b/c', ['7-11 7-11 a-b']],
      ['file:///a--b', []],
    ],
  ],
  [
    'path-verb',
    [
      [inPath('/getUsers/a/create'), ['1-9', '12-18']],
      [inPath('/users/123/start'), ['11-16']],
      [inPath('/users/start'), ['7-12']],
      [inPath('/users/start/1'), []],
      [inPath('/user/start'), []],
      [inPath('/start'), []],
      [inPath('/put'), ['1-4']],
      [inPath('/put/a'), []],
      [inTemplate('/user/{id}/start'), ['11-16']],
      [inPath('/get.txt'), []],
      ['wiki://get/a', ['7-10']],
      ['file:///get', []],
      [{ text: 'get', kind: 'segment' }, ['0-3']],
    ],
  ],
  [
    'path-query-identifiers',
    [
      [inPath('/a?user=1&x=y&post=2&sort=z'), ['3-20']],
      [inPath('/a?user=1'), []],
      [inPath('/a?id=1'), ['3-7']],
      [inPath('/a?b=c&id=PROJ-1'), ['7-16']],
      [inPath('/a?id=abc'), []],
      [inPath('/a?page=1&limit=2'), []],
      [inPath('/a?user=1&page=2'), []],
      ['ftp://h/a?id=1', []],
    ],
  ],
  [
    'collection-singular',
    [
      [inPath('/user/123'), ['1-5 1-5 users']],
      [inPath('/my-user/123'), ['1-8 1-8 my-users']],
      [inPath('/User/123'), ['1-5']],
      [inPath('/foo/123'), ['1-4']],
      [inPath('/users/123'), []],
      [inPath('/user/me'), []],
      [inPath('/user'), []],
      [inPath('/user/v1'), []],
      [inPath('/user/2024-01'), []],
      [inPath('/%75ser/123'), ['1-7']],
      [inTemplate('/user/{user}'), ['1-5 1-5 users']],
      [inTemplate('/user/{userName}'), []],
      [inTemplate('/user/{UUID}'), ['1-5 1-5 users']],
      [inTemplate('/user/{owner_id}'), []],
      [inTemplate('/my-user/{user_id}'), ['1-8 1-8 my-users']],
      [inTemplate('/user/{id}.json'), []],
      [inTemplate('/user/x{id}'), []],
      ['ftp://h/user/1', []],
    ],
  ],
  [
    'path-too-deep',
    [
      [inPath('/a/b/c/d'), []],
      [inPath('/a/b/c/d/'), []],
      [inPath('/a/b/c/d/e'), ['9-10']],
      [inPath('/a/b/c/d/e/f?g'), ['9-12']],
      [inPath('/api/a/b/c/d'), []],
      [inPath('/api/0/a/b/c/d'), []],
      [inPath('/x/0/a/b/c'), ['9-10']],
      [inPath('/v1/a/b/c/d'), []],
      [inPath('/a//b//c/d'), []],
      [inTemplate('/a/{b}/c/d/e'), []],
      ['https://h/a/b/c/d', []],
      ['wiki://h/a/b/c', []],
      ['wiki://h/a/b/c/d', ['15-16']],
      ['file:///a/b/c/d/e', []],
    ],
  ],
  [
    'path-empty-segment',
    [
      [inPath('/a//b'), ['2-4 3-4 ']],
      [inPath('/a///b'), ['2-4 3-4 ', '3-5 4-5 ']],
      [inPath('//a'), ['0-2 1-2 ']],
      [inPath('/a/'), []],
      [inPath('/a//'), ['2-4 3-4 ']],
      ['data:a//b', []],
    ],
  ],
  [
    'path-dot-segment',
    [
      [inPath('/./a/..'), ['1-2', '5-7']],
      [inPath('/%2E%2e/.%2e/%2e'), ['1-7', '8-12', '13-16']],
      [inPath('/.../a..'), []],
      ['a:..', ['2-4']],
    ],
  ],
  [
    'path-encoded-separator',
    [
      ['https://a/%2f%5C?%2F#%2F', ['10-13', '13-16']],
      [inPath('/%2e%5c'), ['4-7']],
      ['https://%2F/a', []],
    ],
  ],
  [
    'date-invalid',
    [
      [inPath('/2024-02-29'), []],
      [inPath('/2023-02-28'), []],
      [inPath('/2023-02-29'), ['1-11']],
      [inPath('/2000-02-29/1900-02-29'), ['12-22']],
      [inPath('/2024-01-31/2024-01-32/2024-04-30/2024-04-31'), ['12-22', '34-44']],
      [inPath('/2024-06-31/2024-09-31/2024-11-31'), ['1-11', '12-22', '23-33']],
      [inPath('/2024-03-31/2024-05-31/2024-07-31/2024-08-31/2024-10-31/2024-12-31'), []],
      [inPath('/2024-01-00/2024-01-01'), ['1-11']],
      [inPath('/2024-00/2024-01/2024-12/2024-13'), ['1-8', '25-32']],
      [inPath('/2124-13'), []],
      [inPath('/1999-13'), ['1-8']],
      [inPath('/2024-02-300'), []],
      [inPath('/x?a=2024-02-30&2024-02-30&b=2024-02-28'), ['5-15']],
      [inQuery('?a=2024-02-30'), ['3-13']],
      [{ text: '2024-02-30', kind: 'segment' }, ['0-10']],
      [{ text: '2024-02-30', kind: 'identifier' }, ['0-10']],
    ],
  ],
  [
    'query-not-snake-case',
    [
      [inQuery('?aB=1&c_d=2&E=3'), ['1-3 1-3 a_b', '12-13 12-13 e']],
      [inQuery('?a-b=1'), ['1-4 1-4 a_b']],
      [inQuery('?a.B=1'), ['1-4']],
      [inQuery('?a[bC]=1'), ['1-6']],
      [inQuery('?a_=1'), ['1-3 1-3 a']],
      [inQuery('?aB'), ['1-3']],
      [inQuery('?1=1&=2'), ['1-2']],
      [inQuery('aB=1'), ['0-2 0-2 a_b']],
      [inTemplate('/x{?aB}'), ['4-6']],
    ],
  ],
  [
    'query-abbreviation',
    [
      [inQuery('?pg=1&x=2&lmt=3'), ['1-3 1-3 page', '10-13 10-13 limit']],
      [inQuery('?pg'), ['1-3']],
      [inQuery('?userPg=1'), ['1-7 1-7 user_page']],
      [inQuery('?a.pg=1'), ['1-5 1-5 a.page']],
      [inQuery('?p%67=1'), ['1-5']],
      [inQuery('?pg!=1'), ['1-4']],
      [inQuery('?paging=1'), []],
      [inTemplate('/x{?pg}'), ['4-6']],
    ],
  ],
  [
    'query-order-value',
    [
      [inQuery('?sort=a&order=up'), ['14-16']],
      [inQuery('?sort_by=a&order=asc'), []],
      [inQuery('?sort=a&order=desc'), []],
      [inQuery('?sort=a&order='), ['14-14']],
      [inQuery('?sort=a&order'), []],
      [inQuery('?order=up'), []],
      [inQuery('?sort=a&dir=up'), []],
    ],
  ],
  [
    'query-sort-twice',
    [
      [inQuery('?order=asc&sort=-a'), ['1-10']],
      [inQuery('?sort=a-&order=asc'), []],
      [inQuery('?sort_by=-a&order=asc'), []],
      [inQuery('?sort=-a'), []],
    ],
  ],
  [
    'query-pagination-mixed',
    [
      [inQuery('?page=1&x=2&cursor=3&offset=4'), ['12-20']],
      [inQuery('?page=1&page_number=2'), []],
      [inQuery('?sort=1&page=2'), []],
      [inQuery('?offset=1&skip=2'), []],
    ],
  ],
  [
    'query-pagination-value',
    [
      [inQuery('?page=a&per_page=b&page_size=c'), ['6-7', '17-18', '29-30']],
      [inQuery('?offset=-1&limit=1.5&skip=1a'), ['8-10', '17-20', '26-28']],
      [inQuery('?page=&limit'), ['6-6']],
      [inQuery('?page=12&offset=0&after=a'), []],
    ],
  ],
  [
    'query-list-item-empty',
    [
      [inQuery('?fields=a,,b'), ['8-12']],
      [inQuery('?include=,a&exclude=a,'), ['9-11', '20-22']],
      [inQuery('?fields='), ['8-8']],
      [inQuery('?fields'), []],
      [inQuery('?tags=a,,b&fields=a'), []],
    ],
  ],
  [
    'query-search-twice',
    [
      [inQuery('?q=a&x=b&query=c&search=d'), ['9-16']],
      [inQuery('?q=a&q=b'), []],
      [inQuery('?q=a'), []],
    ],
  ],
  [
    'query-repeated',
    [
      [inQuery('?a=1&b=2&a=3&a'), ['9-12', '13-14']],
      [inQuery('?a[]=1&a[]=2&=3&=4'), []],
      [inQuery('?a=1'), []],
    ],
  ],
  [
    'query-empty-value',
    [
      [inQuery('?a=&b&c=1&d='), ['1-3', '10-12']],
      [inQuery('?='), ['1-2']],
    ],
  ],
  [
    'query-secret',
    [
      [inQuery('?access_token=a&accessToken=b&API-Key=c'), ['1-15', '16-29', '30-39']],
      ...'password passwd secret client_secret token refresh_token auth_token private_key session_id'
        .split(' ')
        .map((name) => [inQuery(`?${name}=a`), [`1-${name.length + 3}`]] as const),
      [inQuery('?token=&secret'), []],
      [inQuery('?tokens=a&my_token=b'), []],
    ],
  ],
  [
    'fragment-empty',
    [
      ['a:b#', ['3-4 3-4 ']],
      [inFragment('#'), ['0-1']],
      [inFragment(''), []],
      ['a:b#c', []],
      ['a:b', []],
    ],
  ],
  [
    'fragment-line-zero',
    [
      [inFragment('#L0'), ['1-3']],
      [inFragment('#L00'), ['1-4']],
      [inFragment('#L0-L5'), ['1-6']],
      [inFragment('#L5-L0'), ['1-6']],
      [inFragment('#L5-L00'), ['1-7']],
      [inFragment('#L05'), []],
      [inFragment('#xL0'), []],
      [inFragment('#L0x'), []],
      [inFragment('#L0-L'), []],
      [inFragment('#L-L0'), []],
      [inFragment('#L5-L0x'), []],
      [inFragment('#xL5-L0'), []],
      ['a:b#L0', ['4-6']],
      [inPath('/a#L0'), ['3-5']],
    ],
  ],
  [
    'fragment-unencoded',
    [
      [inFragment('#a b#'), ['2-3 2-3 %20', '4-5 4-5 %23']],
      [inFragment('#%2'), ['1-2 1-2 %25']],
      [inFragment('#[]'), ['1-3 1-3 %5B%5D']],
      [inFragment('#é"'), ['1-3 1-3 %C3%A9%22']],
      [inFragment('#%20/?'), []],
      [inTemplate('/a#{b}'), []],
      ['a:b c#d e', ['7-8 7-8 %20']],
    ],
  ],
  [
    'fragment-range-reversed',
    [
      ['a:b#L3-L2', ['4-9 4-9 L2-L3']],
      [inFragment('#L2-L2'), []],
      [inFragment('#L10-L9'), ['1-7 1-7 L9-L10']],
    ],
  ],
  [
    'fragment-pointer-invalid',
    [
      ['a:b#/~', ['4-6']],
      [inFragment('#/%7E2'), ['1-6']],
      [inFragment('#/~0~1'), []],
      [inFragment('#~2'), []],
      [inFragment('#/~2%FF'), []],
    ],
  ],
  [
    'unencoded-space',
    [
      ['a: b c ', ['2-3 2-3 %20', '4-5 4-5 %20', '6-7']],
      [' a:b', ['0-1']],
      ['a b', ['1-2 1-2 %20']],
      ['  a:b  ', ['0-1', '1-2', '5-6', '6-7']],
      ['a:b#c d', []],
      ['a:b%20c', []],
    ],
  ],
  [
    'stray-percent',
    [
      ['a:%', ['2-3 2-3 %25']],
      ['a:%2', ['2-3 2-3 %25']],
      ['a:%2g%%20', ['2-3 2-3 %25', '5-6 5-6 %25']],
      ['a:%2f%Af', []],
      ['a:b#%', []],
    ],
  ],
  [
    'unencoded-non-ascii',
    [
      ['a:éü/b?😀', ['2-4 2-4 %C3%A9%C3%BC', '7-9 7-9 %F0%9F%98%80']],
      ['a:\ud800', ['2-3']],
      ['a:\x7f', []],
      ['a:\x80', ['2-3 2-3 %C2%80']],
      ['a:b#é', []],
      [inTemplate('a:{b}'), []],
    ],
  ],
  [
    'unencoded-delimiter',
    [
      ['a:"<>', ['2-5 2-5 %22%3C%3E']],
      ['a:\\', ['2-3']],
      ['a:b?\\', ['4-5 4-5 %5C']],
      ['a:b?c\td', ['5-6']],
      ['a:b?\n', ['4-5']],
      ['a:b?\r', ['4-5']],
      ['a:\x7f^`{|}', ['2-8 2-8 %7F%5E%60%7B%7C%7D']],
      ['a:\x00', ['2-3 2-3 %00']],
      ['a:b c', []],
      ['a:b#"', []],
      ['a:é', []],
      ["a:[]!$&'()*+,;=-._~:@%2F/?", []],
    ],
  ],
  [
    'needless-percent-encoding',
    [
      ['a:%41b%7e', ['2-5 2-5 A', '6-9 6-9 ~']],
      ['a:%2F%20', []],
      ['a:b#%41', []],
      ['a:%%41', []],
      ['a:%2%41', []],
      ['%61', ['0-3 0-3 a']],
    ],
  ],
  [
    'lowercase-percent-encoding',
    [
      ['a:%2f%F2%fA%Af%22', ['2-5 2-5 %2F', '8-11 8-11 %FA', '11-14 11-14 %AF']],
      ['a:b#%2f', []],
    ],
  ],
  [
    'percent-encoding-not-utf8',
    [
      ['a:%C3%A9b%FF%FEc#%C3', ['9-15', '17-20']],
      ['a:%C3x%A9', ['2-5', '6-9']],
      ['a:%f', []],
    ],
  ],
  [
    'identifier-invalid',
    [
      [{ text: 'a.b', kind: 'identifier' }, ['0-3']],
      [{ text: '', kind: 'identifier' }, ['0-0']],
      [{ text: 'aZ0_-', kind: 'identifier' }, []],
      [{ text: 'a b', kind: 'identifier' }, ['0-3']],
      [{ text: ' a', kind: 'identifier' }, ['0-2']],
      ['db://a/b/c/d%2Fe', ['11-16']],
      ['db://a/b%2F/c/d', []],
      ['custom://a/b/c%2Fd', ['13-18']],
      ['custom://a/b/c.d:e', []],
      ['memory://a/b%2Fc', []],
      ['db://a/b/c', []],
    ],
  ],
  ['template-reserved-expansion', [[inTemplate('a:{+b}/{c}/{+d}{#e}'), ['2-6', '11-15']]]],
  [
    'template-variable-in-authority',
    [
      [inTemplate('a://{b}/c'), ['4-7']],
      [inTemplate('a://b{c}/d'), ['4-8']],
      [inTemplate('a://b/{c}'), []],
      [inTemplate('a:///{b}'), []],
      [inTemplate('a:{b}'), []],
      [inTemplate('//{b}'), []],
      [inTemplate('https://{b}/c'), []],
      [inTemplate('file://{b}/c'), []],
      [inTemplate('redis://{b}/c'), []],
    ],
  ],
])('%s', (code, rows) => {
  test.each(rows)('in %j finds %j', (item, expected) => {
    expect(found(code, item)).toEqual(expected)
  })
})

/** What one rule finds in a set: which string, and where. */
function foundIn(
  code: LintRuleCode,
  kind: 'uri' | 'template' | 'path' | 'query',
  texts: readonly string[],
  options: LintOptions = {},
): string[] {
  return createLinter({ only: [code], options })(texts.map((text) => ({ text, kind }))).map(
    ({ index, start, end, fix }) =>
      `${index} ${start}-${end}${fix === undefined ? '' : ` ${fix.start}-${fix.end} ${fix.text}`}`,
  )
}

describe('rules about sets', () => {
  test.each<
    [LintRuleCode, 'uri' | 'template' | 'path' | 'query', readonly string[], readonly string[]]
  >([
    ['path-trailing-slash', 'path', ['/a/'], ['0 2-3 2-3 ']],
    ['path-trailing-slash', 'path', ['/a/?b/'], ['0 2-3 2-3 ']],
    ['path-trailing-slash', 'path', ['/', '/a', ''], []],
    ['path-trailing-slash', 'path', ['/a/', '/b/'], ['0 2-3 2-3 ', '1 2-3 2-3 ']],
    ['path-trailing-slash', 'path', ['/a/', '/b/', '/c'], []],
    ['path-trailing-slash', 'path', ['/a/', '/b', '/c'], ['0 2-3 2-3 ']],
    ['path-trailing-slash', 'path', ['/a/', '/b/', '/c', '/d'], ['0 2-3 2-3 ', '1 2-3 2-3 ']],
    ['path-trailing-slash', 'path', ['/a/', '/b/', '/'], ['0 2-3 2-3 ', '1 2-3 2-3 ']],
    ['path-trailing-slash', 'uri', ['data:a/'], []],
    [
      'scheme-unknown',
      'uri',
      ['a:b', 'c:d', 'a:e', 'C:f', 'db:g', '1:h', 'i', 'urn:j'],
      ['0 0-1', '1 0-1'],
    ],
    ['set-duplicate', 'uri', ['a:b', 'a:c', 'a:b', 'a:b'], ['2 0-3', '3 0-3']],
    ['set-duplicate', 'path', ['/a', '/a'], []],
    ['set-equivalent', 'template', ['/a/{b}', '/a/{c}', '/a/{b}', '/a/{d}/e'], ['1 0-6']],
    ['set-equivalent', 'template', ['/{a.b}', '/{c%20}', '/{c*}'], ['1 0-7']],
    ['set-equivalent', 'template', ['{?a}', '{?b}', '{&a}', '{&b}', '{;a}', '{;b}'], []],
    ['set-equivalent', 'template', ['/{a}', '/{a', '/{b'], []],
    ['set-equivalent', 'template', ['{+a}', '{+b}', '{#a}', '{/a}'], ['1 0-4']],
    ['set-shadowed', 'template', ['a:/{x}/{y}', 'a:/b/{y}'], ['1 0-8']],
    ['set-shadowed', 'template', ['a:/{x}/{y}', 'a:/b/c'], []],
    ['set-shadowed', 'template', ['a:/{x}/{y}', 'c:/b/{y}'], []],
    ['set-shadowed', 'template', ['a:/{x}/{y}', 'a:/b/{y}?c'], []],
    ['set-shadowed', 'template', ['a:/{x}/{y}', 'a:/b/{y}#c'], []],
    ['set-shadowed', 'template', ['a:/{x}/{y}?c', 'a:/b/{y}'], []],
    ['set-shadowed', 'template', ['a:/{x}/{+y}', 'a:/b/{y}'], []],
    ['set-shadowed', 'template', ['a:/{x}/z{y}', 'a:/b/{y}'], []],
    ['set-shadowed', 'template', ['https://h/{x}/{y}', 'https://i/b/{y}'], []],
    ['set-shadowed', 'template', ['https://h/{x}/{y}', 'https://h/b/{y}'], ['1 0-15']],
    ['set-shadowed', 'template', ['https://h/{x}/{y}', 'http://h/b/{y}'], []],
    ['set-shadowed', 'template', ['a://{x}/{y}', 'a://b/{y}'], ['1 0-9']],
    ['set-mixed-path-case', 'path', ['/a-b', '/c-d', '/e_f', '/g/e_f', '/hI'], ['2 1-4', '4 1-3']],
    ['set-mixed-path-case', 'path', ['/a_b', '/c_d', '/e-f'], []],
    ['set-mixed-path-case', 'path', ['/a-b', '/c-d', '/e_f.txt'], []],
    ['set-mixed-path-case', 'uri', ['wiki:///a-b', 'wiki:///c-d', 'ftp://h/e_f'], []],
    ['set-mixed-query-case', 'query', ['?a_b=1&cD=2', '?e_f=3'], ['0 7-9']],
    ['set-mixed-pagination', 'query', ['?page=1&x=2', '?page=3', '?y=1&offset=4'], ['2 5-11']],
    ['set-mixed-pagination', 'query', ['?page=1', '?limit=2&sort=3'], []],
    [
      'set-mixed-search',
      'query',
      ['?q=1', '?q=2', '?a=b&search=3', '?query=4'],
      ['2 5-11', '3 1-6'],
    ],
    ['set-mixed-number', 'path', ['/users/1', '/User/2', '/user/3'], ['1 1-5']],
    ['set-mixed-number', 'path', ['/users', '/user'], []],
    ['set-mixed-number', 'path', ['/users', '/user/me'], []],
    ['set-mixed-number', 'path', ['/users', '/a/user/2'], ['1 3-7']],
    ['set-mixed-number', 'path', ['/posts', '/user/2'], []],
    ['set-mixed-number', 'path', ['/news', '/new/2'], []],
    ['set-mixed-number', 'uri', ['wiki:///users', 'ftp://h/user/1'], []],
    ['set-mixed-trailing-slash', 'path', ['/a', '/b', '/c/', '/', ''], ['2 2-3']],
    ['set-mixed-trailing-slash', 'path', ['/a/', '/b/', '/c?d'], ['2 1-2']],
    ['set-mixed-trailing-slash', 'uri', ['a:/b', 'a:/c', 'data:d/'], []],
  ])('%s in the %s %j finds %j', (code, kind, texts, expected) => {
    expect(foundIn(code, kind, texts)).toEqual(expected)
  })

  test('a word of your own that is its own plural is in no other number', () => {
    const set = ['/kits', '/kit/2']
    expect(foundIn('set-mixed-number', 'path', set)).toEqual(['1 1-4'])
    expect(foundIn('set-mixed-number', 'path', set, { uncountable: ['kits'] })).toEqual([])
  })

  test('schemes that are named, defined or in a list of allowed ones are known', () => {
    const ask = (options: LintOptions) => foundIn('scheme-unknown', 'uri', ['a:b', 'c:d'], options)
    expect(ask({})).toEqual(['0 0-1', '1 0-1'])
    expect(ask({ schemes: ['a'] })).toEqual(['1 0-1'])
    expect(ask({ schemes: ['c://d/e'] })).toEqual(['0 0-1'])
    expect(ask({ allowedSchemes: ['x'] })).toEqual([])
  })
})

test.each<[LintRuleCode, LintItem['kind'], readonly string[], Facts]>([
  ['path-verb', 'path', ['/getUsers'], { verb: 'get' }],
  ['path-verb', 'path', ['/users/start'], { verb: 'start' }],
  ['path-too-deep', 'path', ['/a/b/c/d/e/f'], { levels: 6, maxDepth: 4 }],
  ['query-abbreviation', 'query', ['?userPg=1'], { name: 'userPg', suggestion: 'user_page' }],
  ['query-repeated', 'query', ['?a=1&a=2'], { name: 'a' }],
  ['scheme-unknown', 'uri', ['wiki:a'], { scheme: 'wiki', format: 'wiki://kind/id' }],
  [
    'scheme-format',
    'uri',
    ['db://a'],
    { part: 'database', scheme: 'db', format: 'db://type/database/table[/id]' },
  ],
  ['scheme-format', 'uri', ['https://'], { part: 'host', format: 'https://host[/path*]' }],
  ['template-not-reversible', 'template', ['x:/{a}{b}'], { witness: 'x:/xxx' }],
  ['set-equivalent', 'template', ['/a/{b}', '/a/{c}'], { other: '/a/{b}' }],
  ['set-shadowed', 'template', ['a:/{x}/{y}', 'a:/b/{y}'], { other: 'a:/{x}/{y}' }],
  ['set-mixed-number', 'path', ['/users/1', '/user/2'], { plural: 'users' }],
  [
    'set-mixed-path-case',
    'path',
    ['/a-b', '/c-d', '/e_f'],
    { style: 'snake case', other: 'kebab case' },
  ],
  [
    'set-mixed-query-case',
    'query',
    ['?a_b=1', '?cD=1'],
    { style: 'camel case', other: 'snake case' },
  ],
  ['set-mixed-pagination', 'query', ['?page=1', '?offset=1'], { style: 'offset', other: 'page' }],
  ['set-mixed-search', 'query', ['?q=1', '?search=1'], { style: 'search', other: 'q' }],
  ['set-mixed-trailing-slash', 'path', ['/a', '/b/'], { style: 'a slash', other: 'no slash' }],
])('%s in the %s %j has its facts', (code, kind, texts, data) => {
  const items = texts.map((text) => ({ text, kind }) as LintItem)
  expect(createLinter({ only: [code] })(items)[0]?.data).toEqual(data)
})

test('a scheme that is not allowed is named, with those that are', () => {
  const options = { allowedSchemes: ['a', 'b'] }
  expect(lint('C:d', { only: ['scheme-not-allowed'], options })).toEqual([
    {
      code: 'scheme-not-allowed',
      severity: 'error',
      message: expect.any(String),
      remedy: expect.any(String),
      data: { scheme: 'c', allowedSchemes: ['a', 'b'] },
      index: 0,
      start: 0,
      end: 1,
    },
  ])
  expect(lint('d', { only: ['scheme-not-allowed'], options })).toEqual([])
})

test('of schemes that servers often use in their own way, a wrong format is only an information', () => {
  const ask = (text: string) => lint(text, { only: ['scheme-format'] }).map((each) => each.severity)
  expect(['custom://a', 'db://a', 'git://a', 'memory://a', 'file:a', 'http://'].map(ask)).toEqual([
    ['info'],
    ['info'],
    ['info'],
    ['info'],
    ['error'],
    ['error'],
  ])
})
