// biome-ignore-all lint/suspicious/noExplicitAny: the interfaces of any implementation, asked for what tests ask.
// Under test, these run while a built-in is replaced: they use nothing but syntax and the interfaces themselves.

/** What is measured: the three classes, and functions where an implementation has them. */
export interface Interfaces {
  readonly URL: any
  readonly URLSearchParams: any
  readonly URLPattern: any
  /** Only ours: the functions of the packages below. */
  readonly functions?: any
}

export interface Operation {
  readonly name: string
  /** Whether the result has a host in it, or something that is to be encoded. */
  readonly isCritical: boolean
  run(): unknown
}

const HREFS = [
  'https://example.com/',
  'HTTP://User:pa ss@EXAMPLE.com:0080/a/./b/../c d?q=é#f g',
  'https://é.com/',
  'https://ÉCOLE.example/ü?ß#日本',
  'https://xn--bcher-kva.example/%7Efoo/%2e%2e/x',
  'https://例え。テスト/',
  'https://e\u0301x.example/',
  'https://faß.de/',
  'https://%65xample.com/',
  'https://ex%C3%A4mple.com/',
  'https://0x7f.1/',
  'https://192.168.0.257/',
  'https://1.2.3/',
  'https://[2001:DB8::1]:443/',
  'https://[::ffff:1.2.3.4]/',
  'https://[1::2::3]/',
  'https://exa mple.com/',
  'https://ex^ample.com/',
  'https://אב.example/',
  'file:///C|/a/../b',
  'file://localhost/x',
  'mailto:a b@example.com',
  'javascript:alert(1) ',
  'web+demo://Hé st/p',
  'web+demo:/.//p',
  'blob:https://example.com:8080/uuid',
  '  https://example.com/\t\na  ',
  'https://example.com/\ud800?\udfff',
  'https://user@name:p%40:w@host.example/',
  `https://example.com/${'a'.repeat(60)}/${'é'.repeat(10)}?${'b'.repeat(60)} ${'c'.repeat(30)}#${'d'.repeat(60)}`,
  'https://a.b.c.d.e.f.example/%zz?%zz#%zz',
  'no scheme',
  'https://',
  'https://example.com:99999/',
]

const REFERENCES: readonly (readonly [string, string])[] = [
  ['../x/./y', 'https://example.com/a/b/c?d#e'],
  ['?q=é', 'https://example.com/a/b'],
  ['#é', 'mailto:x'],
  ['//é.com/p', 'https://example.com/a'],
  ['/p q', 'https://é.com/a'],
  ['x', 'file:///C:/a/b'],
  ['x', 'no base'],
  ['..\\..\\x', 'http://example.com/a/b/c/d'],
]

const SETTERS: readonly (readonly [string, string])[] = [
  ['href', 'https://é.com/x y'],
  ['protocol', 'http'],
  ['username', 'a b@é'],
  ['password', 'a:b/é'],
  ['host', 'é.com:8080'],
  ['hostname', 'EXÄMPLE.org'],
  ['hostname', '0x7f000001'],
  ['port', '8081x'],
  ['pathname', '/a b/../é'],
  ['search', "?a b'é"],
  ['hash', '#a b`é'],
]

const QUERIES = [
  'a=1&b=2&a=3',
  '?name=J%C3%BCrgen+M&x=%zz&=y&z',
  'a%20b=c+d&é=ü&x=\ud800',
  `long=${'x'.repeat(40)}é${'y'.repeat(40)}`,
]

const PATTERNS: readonly (readonly [unknown, unknown])[] = [
  ['https://example.com/books/:id', 'https://example.com/books/12'],
  ['https://*.example.com/:a/*?x=:y#*', 'https://www.example.com/p/q/r?x=1#z'],
  ['https://example.com/(\\d+)/:name([a-z]+)?', 'https://example.com/12/abc'],
  ['https://é.com/:x', 'https://xn--9ca.com/1'],
  [{ pathname: '/a{/:b}*' }, 'https://example.com/a/b/c'],
  [{ hostname: '{:sub.}?example.com', pathname: '/X' }, 'https://a.example.com/X'],
  [{ pathname: '/(foo|bar)' }, { pathname: '/bar' }],
  [{ hostname: '(evil|bad).example' }, 'https://evil.example/'],
]

/** What can be asked of a `URL`. */
export const GETTERS = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
]

/** Objects that the operations change are made anew by each; others are ready before anything is replaced. */
export function operationsOf(interfaces: Interfaces): Operation[] {
  const { functions, URL, URLPattern, URLSearchParams } = interfaces
  const operations: Operation[] = []
  const add = (name: string, isCritical: boolean, run: () => unknown): void => {
    operations.push({ name, isCritical, run })
  }
  for (const href of HREFS) {
    const shown = JSON.stringify(href)
    add(`new URL(${shown}).href`, true, () => new URL(href).href)
    add(`URL.canParse(${shown})`, false, () => URL.canParse(href))
    const made = URL.parse(href)
    for (const getter of made === null ? [] : GETTERS) {
      add(`${getter} of ${shown}`, true, () => made[getter])
    }
    add(`new URL(${shown}).hostname`, true, () => new URL(href).hostname)
    add(`new URL(${shown}).origin`, true, () => new URL(href).origin)
  }
  for (const [reference, base] of REFERENCES) {
    const shown = `${JSON.stringify(reference)}, ${JSON.stringify(base)}`
    add(`new URL(${shown}).href`, true, () => new URL(reference, base).href)
    add(`URL.canParse(${shown})`, false, () => URL.canParse(reference, base))
    add(`URL.parse(${shown})`, true, () => {
      const url = URL.parse(reference, base)
      return url === null ? null : url.host
    })
  }
  for (const [setter, value] of SETTERS) {
    add(`${setter} = ${JSON.stringify(value)}`, true, () => {
      const url = new URL('https://user:pw@example.com:80/p?q#f')
      url[setter] = value
      return [url.href, url.host]
    })
  }
  for (const query of QUERIES) addParams(add, URLSearchParams, query)
  add('url.searchParams', true, () => {
    const url = new URL('https://example.com/?a=1&b=2')
    url.searchParams.append('é', 'x y')
    url.searchParams.delete('a')
    return url.href
  })
  add('url.search, then searchParams', true, () => {
    const url = new URL('https://example.com/')
    const params = url.searchParams
    url.search = '?c=d e'
    return [params.get('c'), params.size, url.toString(), url.toJSON()]
  })
  add('new URLSearchParams({ a, b })', false, () =>
    new URLSearchParams({ a: '1 2', b: 'é' }).toString(),
  )
  for (const [pattern, input] of PATTERNS) {
    const shown = JSON.stringify(pattern)
    const made = new URLPattern(pattern)
    add(`test of ${shown}`, true, () => made.test(input))
    add(`exec of ${shown}`, true, () => {
      const result = made.exec(input)
      if (result === null) return null
      const { hostname, pathname } = result
      const groups: unknown[] = [hostname.input, pathname.input, null, null, null, null]
      groups[2] = hostname.groups['0']
      groups[3] = pathname.groups['0']
      groups[4] = pathname.groups['id']
      groups[5] = pathname.groups['name']
      return groups
    })
    add(`a new URLPattern ${shown}`, true, () => new URLPattern(pattern).test(input))
    add(`parts of ${shown}`, true, () => [made.hostname, made.pathname, made.hasRegExpGroups])
  }
  if (functions !== undefined) addFunctions(add, functions)
  return operations
}

function addParams(
  add: (name: string, isCritical: boolean, run: () => unknown) => void,
  URLSearchParams: any,
  query: string,
): void {
  const shown = JSON.stringify(query)
  add(`params ${shown}`, true, () => new URLSearchParams(query).toString())
  add(`names and values of ${shown}`, true, () => {
    const params = new URLSearchParams(query)
    const found: unknown[] = [params.size, params.get('a'), params.has('name'), null, null]
    const entries = params.entries()
    const first = entries.next().value
    found[3] = first[0]
    found[4] = first[1]
    return found
  })
  add(`changes of ${shown}`, true, () => {
    const params = new URLSearchParams(query)
    params.append('n e', 'w&=')
    params.set('a', 'é')
    params.delete('b')
    params.sort()
    return params.toString()
  })
  add(`all a of ${shown}`, true, () => {
    const all = new URLSearchParams(query).getAll('a')
    return [all.length, all[0], all[1]]
  })
  add(`forEach of ${shown}`, true, () => {
    let text = ''
    new URLSearchParams(query).forEach((value: string, name: string) => {
      text += `${name}>${value};`
    })
    return text
  })
}

function addFunctions(
  add: (name: string, isCritical: boolean, run: () => unknown) => void,
  f: any,
): void {
  const hrefOf = (record: unknown) => (record === null ? null : f.serializeUrl(record))
  for (const href of HREFS) {
    const shown = JSON.stringify(href)
    add(`parseUrl(${shown}, {})`, true, () => hrefOf(f.parseUrl(href, {})))
    add(`basicUrlParse(${shown})`, true, () => hrefOf(f.basicUrlParse(href, null, {})))
  }
  add('parseUrl("/x", {})', true, () => hrefOf(f.parseUrl('/x', {})))
  add('parseUrl("x", { base })', true, () => hrefOf(f.parseUrl('x', { base: 'https://é.com/a/b' })))
  for (const host of ['é.com', 'FAß.de', 'xn--9ca.com', '例え.テスト', '0x7f.1', '[::1]', 'a b']) {
    add(`parseHost ${host}`, true, () => f.parseHostText(host))
    add(`toAscii ${host}`, true, () => f.toAscii(host, {}))
    add(`toUnicode ${host}`, true, () => f.toUnicode(host, {}).domain)
  }
  add('punycode', true, () => [f.encode('bücher'), f.decode('bcher-kva')])
  const blob = f.parseUrl('blob:https://example.com:8080/uuid')
  add('getOrigin', true, () => f.serializeOrigin(f.getOrigin(blob, {})))
  add('utf8PercentEncode', true, () => f.utf8PercentEncode('a b é 😀', f.PATH))
  add('utf8PercentDecode', true, () => f.utf8PercentDecode('a%20b+%C3%A9%zz'))
}
