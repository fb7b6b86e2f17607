import { functions } from './functions.ts'
import type { Operation, Subject } from './operation.ts'

const { iterator } = Symbol

function address(name: string, run: (subject: Subject) => unknown): Operation {
  return { name, isAddress: true, run }
}

function other(name: string, run: (subject: Subject) => unknown): Operation {
  return { name, isAddress: false, run }
}

function href(input: string, base?: string): Operation {
  return address(`new URL('${input}'${base === undefined ? '' : `, '${base}'`}).href`, ({ URL }) =>
    base === undefined ? new URL(input).href : new URL(input, base).href,
  )
}

function set(input: string, change: (url: URL) => void): Operation {
  return address(`set: ${input}, ${change}`, ({ URL }) => {
    const url = new URL(input)
    change(url)
    return url.href
  })
}

const PARTS = 'https://user:pass@www.example.com:8080/a/b?x=1&y=2#f'

function getter(
  part: 'host' | 'hostname' | 'origin' | 'protocol' | 'port' | 'username',
): Operation {
  return address(part, ({ URL }) => new URL(PARTS)[part])
}

/** How a list is changed, and what it is then. */
function query(init: string, change: (params: URLSearchParams) => void): Operation {
  return other(`query: ${init}, ${change}`, ({ URLSearchParams }) => {
    const params = new URLSearchParams(init)
    change(params)
    return params.toString()
  })
}

function matches(pattern: object | string, input: string): Operation {
  return other(`match: ${pattern}, ${input}`, ({ URLPattern }) =>
    new URLPattern(pattern as never).test(input),
  )
}

/**
 * Operations of every kind. They use syntax only, no built-in, because they run while one is replaced: anything else that
 * changes must be the doing of the library.
 */
export const battery: readonly Operation[] = [
  href('https://www.example.com/a/b.html?x=1#f'),
  href('http://EXAMPLE.com:80/%7Efoo/../a b?q=é&<>#" '),
  href('  https://ex\tample.com/\n'),
  href('https://é.com/'),
  href('https://faß.BÜCHER.example/straße?ß'),
  href('https://xn--e1afmkfd.xn--p1ai/'),
  href('https://日本語.テスト./p'),
  href('https://אבג.example/'),
  href('https://a\u0301\u0327.example/'),
  href('https://%65xample.com/%2e%2E/a/./b/..%2f'),
  href('http://0x7f.1/'),
  href('http://192.0.2.235/'),
  href('http://[2001:DB8:0:0:8:0:0:417A]/'),
  href('http://[::ffff:192.0.2.1]:0080/'),
  href('https://us er:p@ss:é@example.com/'),
  href('mailto:Some one@example.com?subject=é '),
  href('data:text/plain,hello world#é'),
  href('web+demo:/.//not-a-host/'),
  href('SSH://EXAMPLE.com/a/../é'),
  href('file:///C|/a/../b'),
  href('file://localhost/etc/passwd'),
  href('../c/./d?e', 'https://example.com/a/b/?q#f'),
  href('//host.example/p', 'https://example.com/a/b/'),
  href('#frag é', 'https://example.com/a/b?q'),
  href('x/y', 'file:///C:/dir/file'),
  href(`https://example.com/${'long/path/'.repeat(20)}?${'query=1&'.repeat(20)}`),
  href(`https://example.com/${'ü'.repeat(40)}/..`),
  href('https://exa mple.com/'),
  href('https://a<b.com/'),
  href('https://a.example:99999/'),
  href('https://1.2.3.256/'),
  href('https://[::1/'),
  href('https://xn--a/'),
  href('https://%00.example/'),
  href('relative/path'),
  href('ssh://ex ample/'),
  href('ssh://é.example/'),
  href('\ud800https://a.example/?\udc00'),
  href('https://a.example/?\udc00'),
  other(
    'canParse',
    ({ URL }) => `${URL.canParse('https://é.com/')} ${URL.canParse('https://a b/')}`,
  ),
  address('URL.parse', ({ URL }) => URL.parse('https://é.com/a?b')?.hostname),
  getter('host'),
  getter('hostname'),
  getter('origin'),
  getter('protocol'),
  getter('port'),
  getter('username'),
  address('pathname, search, hash', ({ URL }) => {
    const url = new URL(PARTS)
    return `${url.pathname} ${url.search} ${url.hash} ${url.password}`
  }),
  address('origin of a blob URL', ({ URL }) => new URL('blob:https://a.example/1').origin),
  address('toJSON', ({ URL }) => new URL('https://EXAMPLE.com').toJSON()),
  address('a URL as the base', ({ URL }) => `${new URL('b', new URL('https://é.com/a/c'))}`),
  set('https://example.com/', (url) => {
    url.protocol = 'http'
  }),
  set('https://example.com/', (url) => {
    url.username = 'né:'
    url.password = 'p@'
  }),
  set('https://example.com/', (url) => {
    url.host = 'é.EXAMPLE:8080'
  }),
  set('https://example.com/', (url) => {
    url.hostname = '0x7f.1'
  }),
  set('https://example.com/', (url) => {
    url.port = '8080x'
  }),
  set('https://example.com/', (url) => {
    url.pathname = '/a/../b c/é'
  }),
  set('https://example.com/a', (url) => {
    url.search = "?a='b c'é"
    url.hash = '#x `y'
  }),
  set('https://example.com/a?b#c', (url) => {
    url.search = ''
    url.hash = ''
  }),
  set('https://example.com/', (url) => {
    url.href = 'http://BÜCHER.example/'
  }),
  set('https://example.com/?a=1&b=2', (url) => {
    url.searchParams.append('é', 'a b&c')
    url.searchParams.delete('a')
  }),
  other('get', ({ URLSearchParams }) => {
    const params = new URLSearchParams('?a=b%20c+d&a=2&%C3%A9=%ff&long-name-here=é')
    return `${params.get('a')} ${params.get('é')} ${params.get('z')} ${params.has('a', '2')} ${params.size}`
  }),
  other('getAll', ({ URLSearchParams }) => {
    const all = new URLSearchParams('a=1&b=2&a=3').getAll('a')
    return `${all.length} ${all[0]} ${all[1]}`
  }),
  query('b=2&a=1&c=é&a=0', (params) => params.sort()),
  query('a=1&b=2&a=3', (params) => params.set('a', 'long value with spaces & ü')),
  query('a=1&b=2&a=3', (params) => params.delete('a', '3')),
  query('a=1', (params) => params.append('name', 'aLongValueWithAnÜ/inIt')),
  query('a=1', (params) => params.append('name', "😀 ~!'()*-._")),
  other('many sorted', ({ URLSearchParams }) => {
    let init = ''
    for (let i = 50; i > 0; i--) init += `k${i % 7}=${i}&`
    const params = new URLSearchParams(init)
    params.sort()
    return `${params}`
  }),
  other('from a record', ({ URLSearchParams }) => `${new URLSearchParams({ a: '1', é: 'b c' })}`),
  other('from pairs', ({ URLSearchParams }) => {
    const item = (...values: string[]) => {
      const { length } = values
      let at = 0
      return () => ({
        next: () => (at < length ? { done: false, value: values[at++] } : { done: true }),
      })
    }
    const pair = { [iterator]: item('a', 'b c') }
    let given = false
    const list = {
      [iterator]: () => ({
        next: () => {
          if (given) return { done: true }
          given = true
          return { done: false, value: pair }
        },
      }),
    }
    return `${new URLSearchParams(list as never)}`
  }),
  other('iterators', ({ URLSearchParams }) => {
    const params = new URLSearchParams('a=1&b=2')
    const entry = params.entries().next().value
    return `${entry?.[0]} ${entry?.[1]} ${params.keys().next().value} ${params.values().next().value}`
  }),
  other('forEach', ({ URLSearchParams }) => {
    let seen = ''
    new URLSearchParams('a=1&b=2').forEach((value, name) => {
      seen += `${name}:${value};`
    })
    return seen
  }),
  matches({ pathname: '/books/:id' }, 'https://example.com/books/12'),
  matches({ pathname: '/books/:id' }, 'https://example.com/films/12'),
  matches({ hostname: '*.é.example' }, 'https://a.é.example/'),
  matches({ hostname: 'evil.example' }, 'https://good.example/'),
  matches({ pathname: '/(\\d+)' }, 'https://example.com/12'),
  matches({ pathname: '/(\\d+)' }, 'https://example.com/ab'),
  matches('https://{:sub.}?example.com/:a/:b*\\?q=:q', 'https://x.example.com/1/2/3?q=4'),
  matches({ pathname: '/:a(b|c)+', search: 'x=:y?', hash: '*' }, 'https://e.com/b/c?x=1#z'),
  matches({ hostname: '[\\:\\:1]', port: '80{80}?' }, 'http://[::1]:8080/'),
  matches({ pathname: '../x', baseURL: 'https://e.com/a/b/c' }, 'https://e.com/a/x'),
  matches('https://*:8080/', 'https://example.com/'),
  other('groups', ({ URLPattern }) => {
    const result = new URLPattern({ pathname: '/:a/(\\d+)/*' }).exec('https://e.com/é/12/rest')
    const { groups } = result!.pathname
    return `${groups['a']} ${groups['0']} ${groups['1']} ${result!.hostname.input}`
  }),
  other('pattern', ({ URLPattern }) => {
    const pattern = new URLPattern({
      protocol: 'http{s}?',
      hostname: '{*.}?é.example',
      pathname: '/a/:b+',
    })
    return `${pattern.protocol} ${pattern.hostname} ${pattern.pathname} ${pattern.hasRegExpGroups}`
  }),
  other('compareComponent', ({ URLPattern }) => {
    const [a, b] = [new URLPattern({ pathname: '/a/:b' }), new URLPattern({ pathname: '/*' })]
    return URLPattern.compareComponent?.('pathname', a, b)
  }),
  other('exec of an init', ({ URLPattern }) => {
    const pattern = new URLPattern({ pathname: '/:a', protocol: 'http{s}?' })
    const result = pattern.exec({ pathname: '/é', baseURL: 'https://e.com/b' })
    return `${result?.pathname.groups['a']} ${result?.protocol.input}`
  }),
  other('generate', ({ URLPattern }) =>
    new URLPattern({ pathname: '/a/:b' }).generate?.('pathname', { b: 'é' }),
  ),
  ...functions,
]
