import { parseRobots, parseRobotsRules } from '@waymark/sitemap/robots'
import { describe, expect, test } from 'vitest'

// The cases that Google publishes for its parser, with other names.
// https://github.com/google/robotstxt/blob/master/robots_test.cc

/** Whether a crawler may read a URL. */
function allows(text: string, agent: string, url: string): boolean {
  const path = url.replace(/^https?:\/\/[^/]*/, '').replace(/#.*/, '') || '/'
  return parseRobotsRules(text, agent).ruleFor(path)?.allows ?? true
}

const lines = (...list: readonly string[]) => list.map((line) => `${line}\n`).join('')
const SITE = 'https://tea.example'

/** The paths of which a crawler may read the URL. */
const allowedOf = (text: string, agent: string, paths: readonly string[]) =>
  paths.filter((path) => allows(text, agent, SITE + path))

test('nothing is forbidden to nobody, and the empty URL is that of the root', () => {
  const text = lines('user-agent: TeaBot', 'disallow: /')
  expect(allows('', 'TeaBot', '')).toBe(true)
  expect(allows(text, '', '')).toBe(true)
  expect(allows(text, 'TeaBot', '')).toBe(false)
  expect(allows('', '', '')).toBe(true)
})

test.each([
  [lines('user-agent: TeaBot', 'disallow: /'), false],
  [lines('tea: TeaBot', 'bar: /'), true],
  // Some forget the colon.
  [lines('user-agent TeaBot', 'disallow /'), false],
  [lines('user-agent\tTeaBot', 'disallow \t /'), false],
  [lines('user-agent TeaBot', 'disallow / /a'), true],
])('%j forbids what it says: %s', (text, isAllowed) => {
  expect(allows(text, 'TeaBot', `${SITE}/x/y`)).toBe(isAllowed)
})

test('groups of one crawler are one, and rules before the first group are none', () => {
  const text = lines(
    'allow: /before/',
    '',
    'user-agent: A',
    'disallow: /',
    'allow: /a/',
    'user-agent: B',
    'disallow: /',
    'allow: /b/',
    '',
    '',
    'allow: /late/',
    'user-agent: C',
    '',
    'user-agent: A',
    'allow: /c/',
    'disallow: /',
  )
  const paths = ['/late/1', '/a/1', '/b/1', '/c/1', '/before/']
  expect(allowedOf(text, 'A', paths)).toEqual(['/a/1', '/c/1'])
  expect(allowedOf(text, 'B', paths)).toEqual(['/late/1', '/b/1'])
  expect(allowedOf(text, 'C', paths)).toEqual(['/c/1'])
})

test.each([
  lines('USER-AGENT: TeaBot', 'ALLOW: /x/', 'DISALLOW: /'),
  lines('user-agent: teabot', 'allow: /x/', 'disallow: /'),
  lines('uSeR-aGeNt: TEABOT', 'AlLoW: /x/', 'dIsAlLoW: /'),
  // What follows a space does not belong to the name.
  lines('User-Agent: TEABOT GREEN', 'Allow: /x/', 'Disallow: /'),
])('names of lines and crawlers are in either case: %j', (text) => {
  for (const agent of ['TeaBot', 'teabot']) {
    expect(allowedOf(text, agent, ['/x/y', '/a/b'])).toEqual(['/x/y'])
  }
})

test('a name in a group ends at a space, and that of a crawler has none', () => {
  const text = lines(
    'User-Agent: *',
    'Disallow: /',
    'User-Agent: Tea Pot',
    'Allow: /x/',
    'Disallow: /',
  )
  expect(allows(text, 'Tea', `${SITE}/x/y`)).toBe(true)
  expect(allows(text, 'Tea Pot', `${SITE}/x/y`)).toBe(false)
})

test('the group of all crawlers is for those without a group', () => {
  const url = `${SITE}/x/y`
  const general = lines('user-agent: *', 'allow: /', 'user-agent: A', 'disallow: /')
  const named = lines('user-agent: A', 'allow: /', 'user-agent: B', 'disallow: /')
  expect(allows(general, 'A', url)).toBe(false)
  expect(allows(general, 'B', url)).toBe(true)
  expect(allows(named, 'C', url)).toBe(true)
})

test('paths are compared in the case in which they are written', () => {
  expect(allows(lines('user-agent: A', 'disallow: /x/'), 'A', `${SITE}/x/y`)).toBe(false)
  expect(allows(lines('user-agent: A', 'disallow: /X/'), 'A', `${SITE}/x/y`)).toBe(true)
})

describe('the longest rule decides', () => {
  test.each([
    [['disallow: /x/tea.html', 'allow: /x/'], '/x/tea.html', false],
    [['allow: /x/tea.html', 'disallow: /x/'], '/x/tea.html', true],
    [['allow: /x/tea.html', 'disallow: /x/'], '/x/', false],
    // Of two equally long, the one that allows.
    [['disallow: ', 'allow: '], '/x/tea.html', true],
    [['disallow: /', 'allow: /'], '/x/tea.html', true],
    [['disallow: /x/tea.html', 'allow: /x/tea.html'], '/x/tea.html', true],
    [['disallow: /x', 'allow: /x/'], '/x', false],
    [['disallow: /x', 'allow: /x/'], '/x/', true],
    [['allow: /tea', 'disallow: /*.html'], '/tea.html', false],
    [['allow: /tea', 'disallow: /*.html'], '/tea', true],
    [['allow: /x/tea.', 'disallow: /*.html'], '/x/tea.html', true],
    [['allow: /x/tea.', 'disallow: /*.html'], '/x/y.html', false],
  ])('%j on %s: %s', (rules, path, isAllowed) => {
    expect(allows(lines('user-agent: A', ...rules), 'A', SITE + path)).toBe(isAllowed)
  })

  test('of the group of the crawler', () => {
    const text = lines('User-agent: *', 'Disallow: /x/', 'User-agent: A', 'Disallow: /y/')
    expect(allowedOf(text, 'A', ['/x/tea', '/y/tea'])).toEqual(['/x/tea'])
  })
})

describe('a URL is percent-encoded by the caller, and a rule here', () => {
  test.each([
    ['/a/b?c=d&e=http://tea.example?f&g', '/a/b?c=d&e=http://tea.example?f&g', true],
    ['/a/茶', '/a/%E8%8C%B6', true],
    ['/a/茶', '/a/茶', false],
    ['/a/%E8%8C%B6', '/a/%E8%8C%B6', true],
    ['/a/%E8%8C%B6', '/a/茶', false],
    ['/a/%62%61%7A', '/a/baz', false],
    ['/a/%62%61%7A', '/a/%62%61%7A', true],
    ['/á', '/%C3%A1', true],
    ['/%aa', '/%AA', true],
  ])('allow %s for %s: %s', (rule, path, isAllowed) => {
    const text = lines('User-agent: A', 'Disallow: /', `Allow: ${rule}`)
    expect(allows(text, 'A', SITE + path)).toBe(isAllowed)
  })
})

describe('signs with a meaning', () => {
  test.each([
    [
      '* is anything',
      ['Disallow: /a/b/c', 'Allow: /a/*/d'],
      ['/a/b/c'],
      ['/a/c', '/a//c', '/a/x/c'],
    ],
    ['$ is the end', ['Disallow: /a/b$', 'Allow: /a/b/c'], ['/a/b'], ['/a/b/c', '/a/b/', '/a/b/x']],
    ['# begins a comment', ['# Disallow: /', 'Disallow: /a/c#d', 'Allow: /'], ['/a/c'], ['/a/b']],
  ])('%s', (_name, rules, forbidden, allowed) => {
    const text = lines('User-agent: A', ...rules)
    expect(allowedOf(text, 'A', [...forbidden, ...allowed])).toEqual(allowed)
  })
})

test('who allows an index.html allows its folder', () => {
  const text = lines('User-Agent: *', 'Allow: /open/index.html', 'Disallow: /')
  const paths = ['/open/', '/open/index.htm', '/open/index.html', '/other', '/open/x']
  expect(allowedOf(text, 'a', paths)).toEqual(['/open/', '/open/index.html'])
  const forbidden = lines('User-Agent: *', 'Disallow: /open/index.html')
  expect(allowedOf(forbidden, 'a', ['/open/', '/open/index.html'])).toEqual(['/open/'])
})

describe('of a line, what is after 16,663 bytes is not read', () => {
  const length = 2_083 * 8
  const long = (name: string, letter: string) => {
    return `/x/${letter.repeat(length - `${name}: `.length - '/x/'.length - 2)}`
  }

  test('so that a longer rule forbids more', () => {
    const path = long('disallow', 'a')
    const text = lines('user-agent: A', `disallow: ${path}/cup`)
    expect(allowedOf(text, 'A', ['/pot', `${path}/pot`, `${path}x`])).toEqual(['/pot', `${path}x`])
  })

  test('or allows more', () => {
    const [a, b] = [long('allow', 'a'), long('allow', 'b')]
    const text = lines('user-agent: A', 'disallow: /', `allow: ${a}/cup`, `allow: ${b}/cup`)
    expect(allowedOf(text, 'A', ['/', `${a}/cup`, `${b}/pot`])).toEqual([`${a}/cup`, `${b}/pot`])
  })
})

// https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#path-matching
describe('rules of the documentation', () => {
  test.each([
    [
      '/fish',
      [
        '/fish',
        '/fish.html',
        '/fish/salmon.html',
        '/fishheads',
        '/fishheads/yummy.html',
        '/fish.html?id=any',
      ],
      ['/bar', '/Fish.asp', '/catfish', '/?id=fish'],
    ],
    [
      '/fish*',
      [
        '/fish',
        '/fish.html',
        '/fish/salmon.html',
        '/fishheads',
        '/fishheads/yummy.html',
        '/fish.html?id=any',
      ],
      ['/bar', '/Fish.bar', '/catfish', '/?id=fish'],
    ],
    [
      '/fish/',
      ['/fish/', '/fish/salmon', '/fish/?salmon', '/fish/salmon.html', '/fish/?id=any'],
      ['/bar', '/fish', '/fish.html', '/Fish/Salmon.html'],
    ],
    [
      '/*.php',
      [
        '/filename.php',
        '/folder/filename.php',
        '/folder/filename.php?parameters',
        '//folder/any.php.file.html',
        '/filename.php/',
        '/index?f=filename.php/',
      ],
      ['/bar', '/php/', '/index?php', '/windows.PHP'],
    ],
    [
      '/*.php$',
      ['/filename.php', '/folder/filename.php'],
      [
        '/bar',
        '/filename.php?parameters',
        '/filename.php/',
        '/filename.php5',
        '/php/',
        '/filename?php',
        '/aaaphpaaa',
        '//windows.PHP',
      ],
    ],
    ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?parameters'], ['/bar', '/Fish.PHP']],
  ])('allow %s', (rule, allowed, forbidden) => {
    const text = lines('user-agent: A', 'disallow: /', `allow: ${rule}`)
    expect(allowedOf(text, 'A', [...allowed, ...forbidden])).toEqual(allowed)
  })

  test.each([
    ['/p', '/', '/page', true],
    ['/folder', '/folder', '/folder/page', true],
    ['/page', '/*.htm', '/page.htm', false],
    ['/$', '/', '/', true],
    ['/$', '/', '/page.html', false],
  ])('allow %s, disallow %s: %s is %s', (allow, disallow, path, isAllowed) => {
    const text = lines('user-agent: A', `allow: ${allow}`, `disallow: ${disallow}`)
    expect(allows(text, 'A', SITE + path)).toBe(isAllowed)
  })
})

test.each([
  ['line feeds', ['\n', '\n', '\n', '\n', '\n', '\n']],
  ['both', ['\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\r\n']],
  ['carriage returns', ['\r', '\r', '\r', '\r', '\r', '\r']],
  ['none at the end', ['\n', '\n', '\n', '\n', '\n', '']],
  ['a mixture', ['\n', '\r\n', '\n', '\r\n', '\n', '']],
])('lines are counted with %s', (_name, ends) => {
  const text = ['User-Agent: a', 'Allow: /some', 'User-Agent: b', '', '', 'Disallow: /']
    .map((line, i) => line + ends[i])
    .join('')
  expect(parseRobotsRules(text, 'a').ruleFor('/some/path')).toMatchObject({ line: 2, allows: true })
  expect(parseRobotsRules(text, 'b').ruleFor('/')).toMatchObject({ line: 6, allows: false })
})

test('a byte order mark is only skipped at the beginning', () => {
  const group = lines('User-Agent: a', 'Disallow: /x')
  expect(allows(`\uFEFF${group}`, 'a', '/x')).toBe(false)
  expect(allows(`\u0011\uFFFD${group}`, 'a', '/x')).toBe(true)
  expect(allows('User-Agent: a\n\uFEFFDisallow: /x\n', 'a', '/x')).toBe(true)
})

test('a sitemap can be named anywhere', () => {
  const loc = `${SITE}/sitemap.xml`
  const groups = ['User-Agent: a', 'Allow: /some', 'User-Agent: b', '', '']
  for (const text of [lines(...groups, `Sitemap: ${loc}`), lines(`Sitemap: ${loc}`, ...groups)]) {
    expect(parseRobots(text, '').sitemaps.map((sitemap) => sitemap.loc)).toEqual([loc])
  }
})
