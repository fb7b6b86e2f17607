import { OptionError } from '@waymark/infra/options'
import { readHosting } from '@waymark/pages/hosting'
import { describe, expect, test } from 'vitest'
import { timeRatio } from '../../../../../test/time-ratio.ts'
import { answerOf, doubtsOf, headersOf, hostingOf, problemsOf } from './hosting.ts'

// https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site
describe('a CNAME', () => {
  test.each([
    ['www.Example.com\n', 'www.example.com'],
    ['\uFEFF  a.example  ', 'a.example'],
    ['', null],
    ['\n\n', null],
  ])('%j names %j', (text, host) => {
    const hosting = hostingOf({ CNAME: text })
    expect(hosting.host).toBe(host)
    expect(problemsOf(hosting)).toEqual([])
  })

  test.each([
    ['https://a.example/', '1:1 not-a-host https://a.example/'],
    ['a.example b.example', '1:1 not-a-host a.example b.example'],
    ['a.example\nb.example', '2:1 second-host'],
  ])('%j is wrong', (text, problem) => {
    const hosting = hostingOf({ CNAME: text })
    expect(hosting.host).toBeNull()
    expect(problemsOf(hosting)).toEqual([problem])
  })
})

describe('files of several hosts', () => {
  const files = {
    _redirects: '/a /netlify',
    'vercel.json':
      '{"redirects": [{"source": "/:x", "destination": "/vercel"}], "trailingSlash": false}',
    'staticwebapp.config.json':
      '{"trailingSlash": "always", "navigationFallback": {"rewrite": "/azure"}}',
    '.htaccess': 'Redirect / /apache\nHeader set X-A b',
    CNAME: 'a.example',
    'README.md': '',
  }

  test('are all asked, in one order', () => {
    const hosting = hostingOf(files)
    expect(hosting.providers).toEqual(['netlify', 'vercel', 'azure', 'apache'])
    expect(answerOf(hosting, '/a')).toBe('301 /netlify')
    expect(answerOf(hosting, '/b')).toBe('308 /vercel')
    expect(answerOf(hosting, '/b/c')).toBe('200 /azure')
    expect(answerOf(hosting, '/b/c', true)).toBe('302 /apacheb/c')
    expect(hosting.trailingSlash).toBe(false)
    expect(hosting.host).toBe('a.example')
  })

  test('can be left out', () => {
    const hosting = hostingOf(files, { provider: 'azure' })
    expect(hosting.providers).toEqual(['azure'])
    expect(answerOf(hosting, '/a')).toBe('200 /azure')
    expect(headersOf(hosting, '/a')).toEqual([])
    expect(hosting.trailingSlash).toBe(true)
    expect(hosting.host).toBe('a.example')
  })

  test('may be none', () => {
    const hosting = readHosting([])
    expect(hosting.redirectOf('/', false)).toBeNull()
    expect(hosting.headersOf('/')).toEqual([])
    expect(hosting).toMatchObject({ providers: [], host: null, problems: [], uncertain: [] })
  })
})

test('a fragment is not part of the target', () => {
  expect(answerOf(hostingOf({ _redirects: '/a /b' }), '/a?x#y?z')).toBe('301 /b?x')
})

test.each([
  [null, {}],
  ['_redirects', {}],
  [[{ name: '_redirects' }], {}],
  [[{ name: 1, text: '' }], {}],
  [[], { provider: 'github' }],
  [[], { host: 'netlify' }],
  [[], 'netlify'],
])('wrong arguments are refused: %j, %j', (files, options) => {
  expect(() => readHosting(files as never, options as never)).toThrow(OptionError)
})

describe('hostile files', () => {
  test.each([
    [
      'netlify',
      (count: number) => {
        const rules = Array.from(
          { length: count },
          (_, i) => `/old-${i} /new-${i}\n/dir-${i}/* /to-${i}/:splat`,
        )
        return hostingOf({ _redirects: rules.join('\n') }, { provider: 'netlify' })
      },
    ],
    [
      'apache',
      (count: number) => {
        const rules = Array.from(
          { length: count },
          (_, i) => `Redirect /old-${i} /new-${i}\nRewriteRule ^dir-${i}/(.*)$ /to-${i}/$1 [R=301]`,
        )
        return hostingOf({ '.htaccess': `RewriteEngine On\n${rules.join('\n')}` })
      },
    ],
  ])('of %s with ten thousand rules answer as fast as with a hundred', (_, hostingWith) => {
    let wrong = 0
    const answers = (count: number) => {
      const hosting = hostingWith(count)
      return () => {
        for (let i = 0; i < 5_000; i++) {
          const rule = (i * 7_919) % count
          if (hosting.redirectOf(`/old-${rule}`, false)?.to !== `/new-${rule}`) wrong++
          hosting.redirectOf(`/dir-${rule * 2}/a/b`, false)
          hosting.headersOf(`/old-${rule}`)
        }
      }
    }
    const ratio = timeRatio({ work: answers(10_000), reference: answers(100), limit: 20 })
    expect(ratio).toBeLessThan(20)
    expect(wrong).toBe(0)
  })

  const long = (unit: string) => unit.repeat(200_000 / unit.length)
  test.each([
    ['_redirects', `/${long('a')} /b`],
    ['_redirects', `/a ${long('b=:c ')}`],
    ['_redirects', long(' ')],
    ['_redirects', `/${long(':a/')}* /b`],
    ['_redirects', `/a${long('*')} /b`],
    ['_headers', `/${long('*a')}\n  X-A: b`],
    ['_headers', `/a\n  ${long('x')}: y`],
    ['_headers', long('! ')],
    ['netlify.toml', `a = "${long('b')}"`],
    ['netlify.toml', `a = ${long('[')}`],
    ['netlify.toml', `[[redirects]]\nfrom = "/${long(':a/')}"\nto = "/b"`],
    ['vercel.json', `{"a": ${long('[')}`],
    ['vercel.json', `{"redirects": [{"source": "/${long('(a')}", "destination": "/b"}]}`],
    ['vercel.json', `{"redirects": [{"source": "/${long('{a}?')}", "destination": "/b"}]}`],
    ['vercel.json', `{"routes": [{"src": "/${long('(a*)*')}", "dest": "/b"}]}`],
    ['staticwebapp.config.json', `{"routes": [{"route": "/${long('*')}", "redirect": "/b"}]}`],
    ['staticwebapp.config.json', `{"routes": [{"route": "/${long('{')}", "redirect": "/b"}]}`],
    ['.htaccess', `Redirect /a "${long('b')}`],
    ['.htaccess', `RedirectMatch ${long('(a|')} /b`],
    ['.htaccess', `<Files ${long('*a')}>`],
    ['.htaccess', long('<If>\n')],
    ['.htaccess', long('\\\n')],
    ['CNAME', long('a')],
  ])('%s with a line of 200,000 characters are read: %.30s', (name, text) => {
    const hosting = hostingOf({ [name]: text })
    hosting.redirectOf(`/${'a'.repeat(8_000)}`, false)
    hosting.headersOf(`/${'a'.repeat(8_000)}`)
    expect(doubtsOf(hosting).length + problemsOf(hosting).length).toBeLessThan(10)
  })

  test('never get a path that no server takes', () => {
    const hosting = hostingOf({ _redirects: '/* /b\n', _headers: '/*\n  X-A: b' })
    const path = `/${'a'.repeat(9_000)}`
    expect(hosting.redirectOf(path, false)).toBeNull()
    expect(hosting.headersOf(path)).toEqual([])
  })
})

test('the paths of rules without a pattern are listed', () => {
  const hosting = hostingOf({
    _redirects: '/old /new 301\n/news/* /blog/:splat 301\n/Tea /coffee 302\n',
    'vercel.json': '{"redirects":[{"source":"/a","destination":"/b"}]}',
    'staticwebapp.config.json': '{"routes":[{"route":"/c","redirect":"/d"}]}',
    '.htaccess': 'Redirect 301 /e /f\n',
  })
  for (const path of ['/old', '/a', '/c']) expect(hosting.paths).toContain(path)
  expect(hosting.paths).not.toContain('/news/')
})
