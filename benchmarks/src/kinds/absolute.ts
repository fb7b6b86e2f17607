import type { Recipe } from './recipe.ts'

/**
 * The kinds of absolute URL that the budgets name. Adding one changes what a mean is a mean of: new kinds
 * go to `further.ts`.
 */
export const ABSOLUTE: readonly Recipe[] = [
  ['tidy https', (g) => g.web()],
  ['tidy http no path', (g) => `http://${g.host()}/`],
  ['no slash after host', (g) => `https://${g.host()}`],
  ['no slash + query', (g) => `https://${g.host()}${g.query()}`],
  ['with query', (g) => g.web() + g.query()],
  ['with fragment', (g) => g.web() + g.fragment()],
  ['query + fragment', (g) => g.web() + g.query() + g.fragment()],
  ['port', (g) => `https://${g.host()}:${1_024 + g.int(60_000)}${g.path()}`],
  [
    'default port',
    (g) => {
      const [scheme, port] = g.pick([
        ['https', 443],
        ['http', 80],
      ])
      return `${scheme}://${g.host()}:${port}${g.path()}`
    },
  ],
  ['long path (12 seg)', (g) => `https://${g.host()}${g.path(12)}`],
  ['very long query (40 params)', (g) => g.web() + g.query(40)],
  [
    'escapes in path (valid)',
    (g) => {
      const escapes = [g.wordIn('Cyrillic'), g.wordIn('Latin')].map(encodeURIComponent)
      return `${g.web().replace(/\/$/, '')}/${escapes.join('/')}`
    },
  ],
  ['ws/wss', (g) => `${g.pick(['ws', 'wss'])}://${g.host()}${g.path()}`],
  ['ftp', (g) => `ftp://${g.host()}${g.path()}`],
  ['upper-case scheme', (g) => `${g.pick(['HTTPS', 'Https', 'HTTP'])}://${g.host()}${g.path()}`],
  ['upper-case host', (g) => `https://${g.mixedCase(g.host())}${g.path()}`],
  ['white space around', (g) => g.pick([' ', '  ', '\n']) + g.web() + g.pick(['', ' ', '\n'])],
  [
    'tab or newline inside',
    (g) => {
      const url = g.web()
      const at = 10 + g.int(url.length - 12)
      return url.slice(0, at) + g.pick(['\t', '\n', '\r\n']) + url.slice(at)
    },
  ],
  [
    'dot segments',
    (g) => `https://${g.host()}${g.path()}${g.pick(['/../', '/./', '/../../'])}${g.segments(2)}`,
  ],
  [
    'dot segments encoded',
    (g) => {
      const dots = g.pick(['%2e%2e', '%2E', '.%2e'])
      return `https://${g.host()}/${g.segments(2)}/${dots}/${g.word()}`
    },
  ],
  [
    'dot segment at end',
    (g) => `https://${g.host()}/${g.segments(3)}/${g.pick(['..', '.', '../'])}`,
  ],
  [
    'backslashes',
    (g) => {
      const slashes = g.chance(0.33) ? '\\\\' : '//'
      return `https:${slashes}${g.host()}\\${g.segments(3).replaceAll('/', '\\')}`
    },
  ],
  ['three or more slashes', (g) => `https:${g.pick(['///', '////'])}${g.host()}${g.path()}`],
  ['one or no slash', (g) => `https:${g.pick(['/', ''])}${g.host()}${g.path()}`],
  ['credentials', (g) => `https://${g.word()}:${g.word()}${g.int(100)}@${g.host()}${g.path()}`],
  [
    'credentials to encode',
    (g) => `https://${g.word()}:k^${g.int(100)}|${g.word()}@${g.host()}${g.path()}`,
  ],
  ['IPv4', (g) => `http://${g.ipv4()}${g.path()}`],
  ['IPv4 + port', (g) => `http://${g.ipv4()}:${1_024 + g.int(60_000)}${g.path()}`],
  [
    'IPv4 odd (hex, octal, short)',
    (g) => {
      const host = g.pick([
        () => `0x${g.hex(8)}`,
        () => `0${(64 + g.int(128)).toString(8)}.0250.${g.int(8)}.${g.int(100)}`,
        () => `${1 + g.int(220)}.${g.int(0x10000)}`,
        () => `${0x1000000 + g.int(0xefffffff)}`,
      ])
      return `http://${host()}${g.path()}`
    },
  ],
  ['IPv6 normal', (g) => `http://[2001:db8::${g.piece()}]${g.path()}`],
  [
    'IPv6 odd',
    (g) => {
      const host = `[2001:0DB8:0:0:${g.piece()}:0:0:${g.piece()}]`
      return `http://${host}${g.chance(0.5) ? ':8080' : ''}${g.path()}`
    },
  ],
  ['IPv6 with IPv4 tail', (g) => `http://[::ffff:${g.ipv4()}]${g.path()}`],
  ['IDN Latin', (g) => `https://www.${g.wordIn('Latin')}-${g.word()}.de${g.path()}`],
  [
    'IDN Cyrillic',
    (g) => `https://${g.wordIn('Cyrillic')}${g.wordIn('Cyrillic')}.\u0440\u0444${g.path()}`,
  ],
  ['IDN CJK', (g) => `https://${g.wordIn('CJK')}${g.int(100)}.jp${g.path()}`],
  ['IDN Arabic', (g) => `https://${g.wordIn('Arabic')}.com${g.path()}`],
  [
    'A-label host',
    (g) => {
      const label = g.pick(['bcher-kva', 'mnchen-3ya', 'caf-dma', 'e1afmkfd', 'mgbh0fb', 'wgv71a'])
      return `https://xn--${label}.${g.pick(['com', 'de', 'org', 'jp'])}${g.path()}`
    },
  ],
  [
    'percent-encoded host',
    (g) => `https://%73ample${g.int(100)}.${g.pick(['com', 'de', 'org', 'jp'])}${g.path()}`,
  ],
  ['spaces in path', (g) => `https://${g.host()}/${g.word()} ${g.word()}/${g.word()} ${g.word()}`],
  [
    'UTF-8 Latin in path',
    (g) => `https://${g.host()}/${g.wordIn('Latin')}/${g.word()}/${g.wordIn('Latin')}`,
  ],
  ['UTF-8 CJK in path', (g) => `https://${g.host()}/${g.wordIn('CJK')}/${g.wordIn('CJK')}`],
  [
    'UTF-8 Cyrillic in query',
    (g) => `${g.web()}?q=${g.wordIn('Cyrillic')}+${g.wordIn('Cyrillic')}`,
  ],
  ['quotes in query', (g) => `${g.web()}${g.query()}&name='${g.word()}'`],
  ['space and < > in fragment', (g) => `${g.web()}#${g.word()} <${g.word()}>`],
  [
    'pipe, brackets, braces in path',
    (g) => `https://${g.host()}/${g.word()}|${g.word()}/{${g.word()}}/[${g.word()}]`,
  ],
  ['file tidy', (g) => `file:///srv/${g.segments(5)}.ts`],
  ['file drive', (g) => `file:///C:/${g.segments(4)}.txt`],
  [
    'file drive pipe/backslash',
    (g) => g.pick(['file:///D|/', 'file:\\\\\\D:\\', 'file:///d:\\']) + g.segments(3),
  ],
  ['file with host', (g) => `file://nas${g.int(10)}/public/${g.segments(3)}`],
  ['file with spaces', (g) => `file:///srv/${g.word()} ${g.word()}/${g.segments(3)}.txt`],
  ['file with dots', (g) => `file:///srv/${g.segments(3)}/../${g.segments(2)}`],
  ['data:', (g) => `data:image/png;base64,${g.hex(40)}`],
  ['data: html', (g) => `data:text/html,<b>${g.word()} ${g.word()}</b>`],
  ['mailto:', (g) => `mailto:${g.word()}.${g.word()}@${g.host()}`],
  ['mailto: with query', (g) => `mailto:${g.word()}@${g.host()}?subject=${g.word()} ${g.word()}`],
  ['blob:', (g) => `blob:https://${g.host()}/${g.hex(8)}-${g.hex(4)}-${g.hex(12)}`],
  ['javascript:', (g) => `javascript:${g.word()}('${g.word()}', ${g.int(10)})`],
  ['urn:', (g) => `urn:isbn:${g.int(1e9)}`],
  ['tel:', (g) => `tel:+44-${g.int(1e9)}`],
  [
    'custom scheme //',
    (g) => `${g.pick(['app', 'steam', 'zoommtg', 'web+map'])}://${g.word()}${g.path()}`,
  ],
  [
    'custom scheme, upper host, query',
    (g) => `ourapp://${g.mixedCase(g.word())}.${g.word()}${g.path()}${g.query()}`,
  ],
  ['git+ssh', (g) => `git+ssh://git@${g.host()}/${g.segments(2)}.git`],
  ['custom dots', (g) => `app://${g.word()}/${g.segments(2)}/../${g.segments(2)}`],
  ['custom query to encode', (g) => `app://${g.word()}${g.path()}?q=${g.word()} "${g.word()}"`],
  ['custom IPv6', (g) => `redis://[2001:db8::${g.piece()}]:6379/${g.int(10)}`],
  ['custom, no authority', (g) => `app:/${g.segments(3)}`],
  ['jdbc (opaque)', (g) => `jdbc:postgresql://${g.host()}:5432/${g.word()}`],
]
