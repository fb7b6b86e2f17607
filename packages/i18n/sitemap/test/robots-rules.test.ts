import { parseRobotsRules } from '@waymark/sitemap/robots'
import { describe, expect, test } from 'vitest'

/** Whether a crawler may read a path. */
const allows = (text: string, path: string, agent = 'ExampleBot') =>
  parseRobotsRules(text, agent).ruleFor(path)?.allows ?? true

const one = (rule: string) => `User-agent: *\nDisallow: ${rule}`

// https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#path-matching
describe('the paths that a rule matches, as Google documents them', () => {
  test.each([
    ['/', ['/', '/fish', '/fish/salmon?x=1'], []],
    ['/*', ['/', '/fish', '/fish/salmon?x=1'], []],
    ['/$', ['/'], ['/fish', '/?x']],
    [
      '/fish',
      ['/fish', '/fish.html', '/fish/salmon.html', '/fishheads/yummy.html', '/fish.php?id=x'],
      ['/Fish.asp', '/catfish', '/?id=fish', '/desert/fish'],
    ],
    ['/fish*', ['/fish', '/fishheads', '/fish.php?id=x'], ['/Fish.asp', '/catfish', '/?id=fish']],
    [
      '/fish/',
      ['/fish/', '/fish/?id=anything', '/fish/salmon.htm'],
      ['/fish', '/fish.html', '/animals/fish/', '/Fish/Salmon.asp'],
    ],
    [
      '/*.php',
      ['/index.php', '/filename.php', '/folder/any.php.file.html', '/a.php?x', '/filename.php/'],
      ['/', '/windows.PHP'],
    ],
    [
      '/*.php$',
      ['/filename.php', '/folder/filename.php', '/a.php.php'],
      ['/filename.php?x', '/filename.php/', '/filename.php5', '/windows.PHP'],
    ],
    ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?x'], ['/Fish.PHP']],
    // Parts must not overlap, and the end must come after them.
    ['/a*a', ['/aa', '/aba'], ['/a']],
    ['/ab*b$', ['/abb', '/abxb'], ['/ab']],
    ['/a**b', ['/ab', '/axb'], ['/a']],
    ['*', ['/', '/x'], []],
    ['*/x$', ['/x', '/a/x'], ['/xy']],
    ['/a$b', ['/a$b'], ['/a']],
    ['fish', [], ['/fish', '/']],
  ])('%s', (rule, matched, others) => {
    expect(matched.filter((path) => allows(one(rule), path))).toEqual([])
    expect(others.filter((path) => !allows(one(rule), path))).toEqual([])
  })
})

// https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#order-of-precedence-for-rules
describe('which of two rules decides, as Google documents it', () => {
  test.each([
    ['/p', '/', '/page', true],
    ['/folder', '/folder', '/folder/page', true],
    ['/page', '/*.htm', '/page.htm', false],
    ['/page', '/*.ph', '/page.php5', true],
    ['/$', '/', '/', true],
    ['/$', '/', '/page.htm', false],
  ])('allow %s, disallow %s: %s', (allow, disallow, path, isAllowed) => {
    const text = `user-agent: *\nallow: ${allow}\ndisallow: ${disallow}`
    expect(allows(text, path)).toBe(isAllowed)
    const turned = `user-agent: *\ndisallow: ${disallow}\nallow: ${allow}`
    expect(allows(turned, path)).toBe(isAllowed)
  })
})

// https://www.rfc-editor.org/rfc/rfc9309#section-5.1
test('the example of RFC 9309', () => {
  const text = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot
`
  const urls = ['/a.gif', '/example/page.html', '/example/allowed.gif', '/publications/x', '/']
  const allowed = (agent: string) => urls.filter((url) => allows(text, url, agent))
  expect(allowed('otherbot')).toEqual(['/publications/x', '/'])
  expect(allowed('foobot')).toEqual(['/example/page.html', '/example/allowed.gif'])
  for (const agent of ['barbot', 'bazbot']) {
    expect(allowed(agent)).toEqual(urls.filter((url) => url !== '/example/page.html'))
  }
  // It is named, and has no rules.
  expect(allowed('quxbot')).toEqual(urls)
})

// https://www.rfc-editor.org/rfc/rfc9309#section-5.2
test('the longest match of RFC 9309', () => {
  const text = 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif'
  expect(allows(text, '/example/page/disallow.gif', 'foobot')).toBe(true)
  expect(allows(text, '/example/page/disallowed.gif', 'foobot')).toBe(false)
})

// https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2
test.each([
  ['/foo/bar?baz=quz', '/foo/bar?baz=quz'],
  ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https://foo.bar'],
  ['/foo/bar/ツ', '/foo/bar/%E3%83%84'],
  ['/foo/bar/%e3%83%84', '/foo/bar/%E3%83%84'],
  ['/foo/bar/%62%61%7A', '/foo/bar/%62%61%7A'],
  ['/\ud800', '/%EF%BF%BD'],
])('%j is compared as %j', (rule, path) => {
  expect(allows(one(rule), path)).toBe(false)
})

test.each([
  ['/a%2Fb', '/a/b'],
  ['/a%2A', '/ab'],
  ['/a%24', '/a'],
  ['/%zz', '/z'],
  // RFC 9309 compares them as one; Google's parser, whose cases are below, does not.
  ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
  ['/foo/bar/baz', '/foo/bar/%62%61%7A'],
])('%j is not compared as %j', (rule, path) => {
  expect(allows(one(rule), path)).toBe(true)
})

describe('groups', () => {
  test('name crawlers without regard to case, and to what follows the name', () => {
    const text = 'User-agent: googleBOT/2.1 (x)\nDisallow: /'
    expect(allows(text, '/', 'Googlebot')).toBe(false)
    expect(allows(text, '/', 'Googlebot-News')).toBe(true)
    expect(allows('User-agent: Googlebot-News\nDisallow: /', '/', 'Googlebot')).toBe(true)
    expect(allows('User-agent: *bot\nDisallow: /', '/', 'x')).toBe(true)
    expect(allows('User-agent: * (all)\nDisallow: /', '/', 'x')).toBe(false)
  })

  test('of one crawler are one group', () => {
    const text =
      'User-agent: a\nDisallow: /x\nUser-agent: *\nDisallow: /\nUser-agent: a\nDisallow: /y'
    expect(['/x', '/y', '/z'].map((path) => allows(text, path, 'a'))).toEqual([false, false, true])
    expect(allows('User-agent: *\nDisallow: /x\nUser-agent: *\nDisallow: /y', '/x')).toBe(false)
  })

  // https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#grouping-of-rules
  test('end only after a rule, and other lines do not belong to them', () => {
    const text =
      'User-agent: a\nSitemap: https://a.example/s.xml\nCrawl-delay: 1\n\nUser-agent: b\nDisallow: /'
    expect(allows(text, '/', 'a')).toBe(false)
    expect(allows(text, '/', 'b')).toBe(false)
    expect(allows(text, '/', 'c')).toBe(true)
  })

  test('begin with the name of a crawler, and say whether they name one', () => {
    expect(allows('Disallow: /', '/')).toBe(true)
    expect(parseRobotsRules('User-agent: *\nDisallow: /', 'a').isNamed).toBe(false)
    expect(parseRobotsRules('User-agent: A\n', 'a').isNamed).toBe(true)
  })
})

describe('lines', () => {
  test('may have white space, comments, a byte order mark and any line ends', () => {
    const text =
      '\uFEFF user-agent : *\r\r\n  DISALLOW\t:\t/a b  # all\n# Disallow: /c\nAllow /d /e\nDisallow:/e#f'
    const { ruleFor } = parseRobotsRules(text, 'a')
    expect(ruleFor('/a b/c')).toEqual({ allows: false, path: '/a b', line: 3, column: 14 })
    expect(ruleFor('/c')).toBeNull()
    expect(ruleFor('/d')).toBeNull()
    expect(ruleFor('/e')).toEqual({ allows: false, path: '/e', line: 6, column: 10 })
  })

  test('after 500 KiB are not read', () => {
    const text = (length: number) => `User-agent: *\n#${'x'.repeat(length)}\nDisallow: /`
    expect(allows(text(500_000), '/')).toBe(false)
    expect(allows(text(512_000), '/')).toBe(true)
  })
})

test('the robots.txt itself may always be read', () => {
  expect(allows('User-agent: *\nDisallow: /', '/robots.txt')).toBe(true)
})
