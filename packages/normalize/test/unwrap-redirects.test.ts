import { createNormalizer, normalize, presets } from '@waymark/normalize'
import { expect, test } from 'vitest'
import { REDIRECT_WRAPPERS, type RedirectWrapper } from '../src/redirect-wrappers.ts'
import { PATH_ALIASES, SITE_ALIASES } from '../src/site-aliases.ts'

const unwrap = createNormalizer(['unwrap-redirects'])
const aggressive = createNormalizer('aggressive')

const INNER = 'https://a.example/b?c=d'

/** A host of a wrapper, a label in the place of a star. */
const hostOf = (site: string) => site.replace('*', 'nam12')

/** What comes after the host in a URL of this form that holds `inner`. */
function restOf({ path, target }: RedirectWrapper, inner: string = INNER): string {
  const segments = path.map((segment) => segment.replace('{time}', '20200131'))
  const start = `/${segments.join('/')}`
  const base64 = Buffer.from(inner).toString('base64url')
  switch (target.in) {
    case 'parameters': {
      const value = target.as === 'bing' ? `a1${base64}` : encodeURIComponent(inner)
      const proofpoint = encodeURIComponent(inner).replaceAll('%2F', '_').replaceAll('%', '-')
      return `${start}?x=1&${target.names[0]}=${target.as === 'proofpoint' ? proofpoint : value}&y=2`
    }
    case 'path':
      return `${start.replace(/\/$/, '')}/${target.scheme === undefined ? inner : inner.replace('https://', '')}`
    case 'segment':
      return `${start}/${encodeURIComponent(inner)}/1/x`
    case 'query':
      return `${start}?${inner}`
    case 'proofpoint':
      return `${start}/__${inner}__;!!token!sign$`
  }
}

const expected = ({ target }: RedirectWrapper) =>
  target.in === 'path' && target.scheme === 'http' ? INNER.replace('https', 'http') : INNER

const rows = REDIRECT_WRAPPERS.map((wrapper) => [wrapper.hosts[0]!, wrapper] as const)

test('each has hosts in lower case, and says who says so', () => {
  for (const { hosts, source } of [...REDIRECT_WRAPPERS, ...SITE_ALIASES, ...PATH_ALIASES]) {
    expect(hosts.length).toBeGreaterThan(0)
    for (const host of hosts) expect(host).toMatch(/^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/)
    expect(source).toMatch(/^https:\/\//)
  }
})

test.each(rows)('of %s, what is inside is left, on its hosts and nowhere else', (_, wrapper) => {
  for (const site of wrapper.hosts) {
    const host = hostOf(site)
    const rest = restOf(wrapper)
    for (const here of [
      host,
      host.toUpperCase(),
      `${host}.`,
      ...(site.startsWith('*') ? [] : [`www.${host}`]),
    ]) {
      expect(unwrap(`https://${here}${rest}`)).toBe(expected(wrapper))
      expect(unwrap(`http://${here}${rest}#f`)).toBe(`${expected(wrapper)}#f`)
    }
    for (const elsewhere of [
      `not${host}`,
      `${host}.evil.example`,
      `${host}@evil.example`,
      `evil.example/${host}`,
    ]) {
      if (site.startsWith('*') && elsewhere.startsWith('not')) continue
      const url = `https://${elsewhere}${rest}`
      expect(unwrap(url)).toBe(url)
    }
    const ftp = `ftp://${host}${rest}`
    expect(unwrap(ftp)).toBe(ftp)
  }
})

test.each(rows)('of %s, only http and https are taken out', (host, wrapper) => {
  for (const inner of [
    'javascript:alert(1)',
    'data:,x',
    'ftp://a.example/',
    '//a.example/',
    'https://',
    'a.example',
    '',
  ]) {
    if (wrapper.target.in === 'path' && wrapper.target.scheme !== undefined && inner.includes('.'))
      continue
    const url = normalize(`https://${hostOf(host)}${restOf(wrapper, inner)}`, ['parse-serialise'])!
    expect(unwrap(url)).toBe(url)
  }
})

test.each(rows)('of %s, other paths are pages', (host, wrapper) => {
  if (wrapper.path.length === 0) return
  const url = `https://${hostOf(host)}/other${restOf(wrapper)}`
  expect(unwrap(url)).toBe(url)
})

test('what is wrapped up to eight times is taken out, and what is wrapped more often stays whole', () => {
  const wrap = (depth: number): string =>
    depth === 0 ? INNER : `https://l.facebook.com/l.php?u=${encodeURIComponent(wrap(depth - 1))}`
  expect(unwrap(wrap(8))).toBe(INNER)
  expect(unwrap(wrap(9))).toBe(wrap(9))
  const unescaped = 'https://href.li/?'.repeat(20_000) + INNER
  expect(unwrap(unescaped)).toBe(unescaped)
})

test.each(['', '/', '///'])('https:%sa.example has two slashes when it is taken out', (slashes) => {
  const inner = `https:${slashes}a.example/b`
  expect(unwrap(`https://web.archive.org/web/20200131000000/${inner}`)).toBe('https://a.example/b')
})

test('the forms of Proofpoint give back what they moved', () => {
  const v3 = (inner: string, moved: string) =>
    unwrap(`https://urldefense.com/v3/__${inner}__;${moved}!!x!y$`)
  expect(v3('https://google.com:443/search?q=a*test&gs=ps', 'Kw')).toBe(
    'https://google.com/search?q=a+test&gs=ps',
  )
  expect(v3('https://a.example/*A*B', Buffer.from('é_').toString('base64'))).toBe(
    'https://a.example/%C3%A9A_B',
  )
  expect(v3('https://a.example/**Ax', Buffer.from('#!').toString('base64'))).toBe(
    'https://a.example/#!x',
  )
  expect(v3('https:/a.example/b', '')).toBe('https://a.example/b')
  // What is moved is read only for a star.
  expect(v3('https://a.example/b', '(')).toBe('https://a.example/b')
  const broken = 'https://urldefense.com/v3/__https://a.example/*__;(!!x!y$'
  expect(unwrap(broken)).toBe(broken)
})

test.each([
  'https://www.bing.com/ck/a?u=a2aHR0cHM6Ly9hLmV4YW1wbGU',
  'https://www.bing.com/ck/a?u=a1(((',
  'https://www.google.com/url?q=https%253A%252F%252Fa.example',
  'https://web.archive.org/web/2020/a.example',
  'https://web.archive.org/web/*/https://a.example/',
  'https://www.google.com/search?q=https://a.example/',
  'https://cdn.ampproject.org/c/s/',
])('%s stays', (url) => {
  expect(unwrap(url)).toBe(url)
})

test('the copy of an archive can stay', () => {
  const url = 'https://web.archive.org/web/20200131id_/http://a.example/b?c#d'
  expect(unwrap(url)).toBe('http://a.example/b?c#d')
  expect(normalize(url, ['unwrap-redirects'], { archives: 'keep' })).toBe(url)
  expect(aggressive(url)).toContain('web.archive.org')
})

const SESSION = ';jsessionid=0123456789'

test('a preset that unwraps gives the same in a second run, whatever other rules change on the way', () => {
  const paths = ['', '/', '//', ';jsessionid=0123456789']
  const changed: string[] = []
  const once = (url: string) => {
    const result = aggressive(url)
    if (result === null || aggressive(result) !== result) changed.push(url)
  }
  for (const wrapper of REDIRECT_WRAPPERS) {
    const host = hostOf(wrapper.hosts[0]!)
    const rest = restOf(wrapper)
    const [path, query] = rest.split('?') as [string, string | undefined]
    for (const here of [host, `www.${host}`, `${host}.`, `u:p@${host}`, `${host}:8080`]) {
      for (const more of paths) {
        once(`https://${here}${path}${more}${query === undefined ? '' : `?${query}`}`)
      }
      once(`https://${here}/${rest}`)
      once(`https://${here}/${SESSION}${rest}`)
      for (const more of ['&', 'a=&', 'utm_source=x&', 'PHPSESSID=0123456789abcdef&']) {
        once(`https://${here}${path}?${more}${query ?? ''}`)
      }
      once(`https://${here}${path}/index.html?${query ?? ''}&utm_source=x`)
      once(
        `https://${here}${path.replace(/[a-z]/, (c) => `%${c.charCodeAt(0).toString(16)}`)}?${query ?? ''}`,
      )
    }
  }
  for (const { hosts, path } of PATH_ALIASES) {
    for (const host of hosts) {
      const start = ['https:/', host, ...path, 'dQw4w9WgXcQ'].join('/')
      for (const more of [
        ...[...paths, '?t=1', '?v=x', '/index.html', '/x', '?amp;si=1', '#x'],
        ...['?v=', '?v', '?%76=', '?v=&v=', '?&', '?v=&t=1', '?utm_source=x&v=', '/?v=#x'],
      ]) {
        once(start + more)
      }
      for (const session of [SESSION, `;a/${SESSION}`, `${SESSION}/${SESSION}`, `/${SESSION}/`]) {
        once(['https:/', host, session, ...path, 'dQw4w9WgXcQ'].join('/'))
        once(['https:/', host, ...path, session, 'dQw4w9WgXcQ'].join('/'))
      }
      once(start.replace('dQ', '%64Q'))
      once(start.replace(/(?<=[a-z])\/(?=[a-z])/g, '//'))
    }
  }
  for (const { hosts } of SITE_ALIASES) {
    for (const host of hosts) {
      for (const rest of REDIRECT_WRAPPERS.map((wrapper) => restOf(wrapper))) {
        once(`https://${hostOf(host)}${rest}`)
      }
    }
  }
  expect(changed).toEqual([])
  expect(presets.aggressive.rules[1]!.name).toBe('unwrap-redirects')
})

const merge = createNormalizer(['merge-site-aliases'])

test.each(SITE_ALIASES.map((alias) => [alias.hosts[0]!, alias] as const))(
  'the hosts of %s get the name of the site, and others stay',
  (_, { hosts, to }) => {
    for (const site of hosts) {
      const rest = '/a/b?c=d#e'
      const host = site.replace('*', 'de')
      const goal = to.replace('*', 'de')
      for (const here of site.startsWith('*') ? [host] : [host, `www.${host}`, `${host}.`]) {
        expect(merge(`http://${here}${rest}`)).toBe(`http://${goal}${rest}`)
        expect(merge(`http://${here}:8080${rest}`)).toBe(`http://${here}:8080${rest}`)
      }
      for (const elsewhere of [`not-${host}`, `${host}.evil.example`, `api.${host}`, `m.${host}`]) {
        if (hosts.includes(elsewhere) || elsewhere === `m.${goal}`) continue
        if (site.startsWith('*') && elsewhere.startsWith('not-')) continue
        const url = `https://${elsewhere}${rest}`
        const result = merge(url)
        expect([url, result === url || elsewhere.startsWith('m.')]).toEqual([url, true])
      }
    }
    const ftp = `ftp://${hosts[0]!.replace('*', 'de')}/`
    expect(merge(ftp)).toBe(ftp)
  },
)

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [
    'https://youtu.be/dQw4w9WgXcQ?t=5&list=a',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5&list=a',
  ],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ/', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ#a', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ#a'],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&start=5',
  ],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?v=&t=5', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5'],
  ['https://youtu.be/;a=b/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtu.be/;dQw4w9WgXcQ', null],
  ['https://www.youtube.com/embed/videoseries?list=a', null],
  ['https://www.youtube.com/embed/live_stream?channel=a', null],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?v=x', null],
  ['https://www.youtube.com/user/dQw4w9WgXcQ', null],
  ['https://youtu.be/dQw4w9WgXc', null],
  ['https://youtu.be/', null],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', null],
  ['https://youtu.be.evil.example/dQw4w9WgXcQ', null],
  ['https://m.wikipedia.org/', null],
  ['https://a.b.m.wikipedia.org/', null],
  ['https://m.example.com/', null],
])('%s is %s under the name of its site', (url, expectedUrl) => {
  expect(merge(url)).toBe(expectedUrl ?? url)
})

test.each([undefined, { http: 8080 }])('other services on a host stay, with ports %j', (ports) => {
  const options = { ...(ports && { ports }), scheme: 'https' } as const
  for (const url of [
    'http://youtu.be:8080/dQw4w9WgXcQ',
    'http://href.li:8080/?https://a.example',
  ]) {
    expect(normalize(url, ['unwrap-redirects', 'merge-site-aliases'])).toBe(new URL(url).href)
    const once = normalize(url, 'aggressive', options)!
    expect(normalize(once, 'aggressive', options)).toBe(once)
  }
  for (const port of [80, 443]) {
    const once = normalize(`http://href.li:${port}/?https://a.example/`, 'aggressive', options)
    expect(once).toBe('https://a.example/')
  }
})
