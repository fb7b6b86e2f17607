import { Random } from '../../conformance/differential/random.ts'
import { runs } from '../runs.ts'

/** How inputs of one kind are made: a prefix, units that repeat, and an ending. */
export interface Grammar {
  readonly prefixes: readonly string[]
  readonly units: readonly string[]
  readonly endings: readonly string[]
  /** Ordinary texts, of which each function takes at least one. */
  readonly ordinary: readonly string[]
}

/** A recipe for inputs of any length. */
export interface Shape {
  readonly prefix: string
  /** May hold `{n}`, the running number in base 36, and `{cjk}`, another ideograph each time. */
  readonly unit: string
  readonly ending: string
  /** Repeated to half of the length, before the units. */
  readonly half?: string
}

/** Texts that many operations read are made once. */
const texts = new Map<string, string>()
const LONGEST_KEPT = 8_000
const MOST_KEPT = 10_000

/** The text of about `length` code units: never longer, except for the shortest. */
export function textOf(shape: Shape, length: number): string {
  const { prefix, half = '', unit, ending } = shape
  const key = [prefix, half, unit, ending, length].join('\0')
  const known = texts.get(key)
  if (known !== undefined) return known
  const middle = half === '' ? '' : half.repeat(Math.max(1, Math.floor(length / 2 / half.length)))
  const room = length - prefix.length - middle.length - ending.length
  const text = flattened(prefix + middle + repeated(unit, room) + ending)
  if (length <= LONGEST_KEPT && texts.size < MOST_KEPT) texts.set(key, text)
  return text
}

function repeated(unit: string, room: number): string {
  if (!/\{(?:n|cjk)\}/.test(unit)) return unit.repeat(Math.max(1, Math.floor(room / unit.length)))
  const units: string[] = []
  for (let i = 0, taken = 0; taken < room || i === 0; i++) {
    const next = unit
      .replaceAll('{n}', i.toString(36))
      .replaceAll('{cjk}', String.fromCharCode(0x4e00 + (i % 20_000)))
    taken += next.length
    units.push(next)
  }
  return units.join('')
}

/** Engines keep what was concatenated as a tree: its flattening is not measured. */
function flattened(text: string): string {
  return [...text.matchAll(/[\s\S]{1,65536}/g)].map(([part]) => part).join('')
}

const CHARACTERS = [...'aA10./\\:@?#%&=+ \t\n-_~!"\'()[]{}<>|^`,;*$é日\u0301\u00a0\0\ufeff']
/** What parsers, templates, domains, files and people write more than once. */
const SEQUENCES = [
  ...[
    'a.',
    '.aa b',
    'a/',
    'a-',
    'a ',
    '1.',
    'x.',
    '01.',
    '1:',
    '1:::',
    'a:',
    'a@',
    'a.b@',
    'a,',
    'a;',
  ],
  ...[
    '.a/',
    '..;/',
    '::',
    '//',
    '--',
    '-a-.',
    '[]',
    '()',
    'a&b',
    'a|b',
    'c|/../',
    'a|%',
    '%1',
    '\\a b',
  ],
  ...[
    '../',
    'a/../',
    '%41',
    '%2e',
    '%252e/',
    '%25',
    '25',
    '%2F',
    '%C3%A9',
    '%F0%9F%98',
    '%CC%81%CC%A3',
  ],
  ...[
    '%E3%83%8E',
    '%D7%90/',
    'a=b&',
    'b=1&a=1&',
    '{n}=1&',
    '&amp;',
    '&amp;,(%20',
    ';a{n}=b',
    'cfid=',
  ],
  ...[
    'xn--a.',
    'xn--tda.',
    'com.',
    'jp.',
    'ü.',
    'א1.',
    'аa',
    'ノ',
    '一',
    '২',
    'þœłӏ',
    '℡.',
    '\u200b\u202e',
  ],
  ...[
    '\u0301\u0323',
    '\u1112\u1161\u11ab',
    '\u0628\u064b\u200c\u064b',
    '\ufdfa',
    '{cjk}',
    '😀',
    '\ud800',
  ],
  ...[
    '{a}',
    '(a)',
    '<b>',
    '</b>',
    '<!--',
    '\\n',
    '\\"',
    '\\/',
    '""',
    '"a",',
    ' x="y"',
    '\r\n',
    'a\n\n',
    ' #',
  ],
  ...[
    'https://h/ ',
    'https://h/\n',
    'http://',
    'fe\ted:',
    '/(4hqa0555fwsecu455xqckv45)',
    ':~:',
    '&#65;',
  ],
  ...[
    ';jsessionid=0123456789abcdef0123456789abcdef/',
    '0x1',
    'aa-',
    'x-a-',
    'a-bb-',
    '1abc-',
    'T1',
    '*a',
  ],
]
const UNITS: readonly string[] = [...CHARACTERS, ...SEQUENCES]
const ENDINGS: readonly string[] = ['', 'x', '/', 'x/', ' ', '!', '\n', ':x', '\0']

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ENTRY = '{"loc":"https://a.example/{n}","lang":"en"}'
const HEAD = '{"version":"1.1","generated":"2026-11-28T09:00:00Z","defaultLang":"en"'

/** The grammars, by the kind of text that a function reads. */
export const grammars = {
  url: {
    ordinary: ['https://a.example/b?c#d', '/b', 'a'],
    prefixes: [
      ...[
        '',
        'https://',
        'https://h',
        'https://h/',
        'https://h/?',
        'https://h/#',
        'https://h/%',
        '/',
      ],
      ...[
        'https://u:',
        'https://[',
        'https://h:',
        'https:',
        'https:\\/\\/h',
        'https%3A%2F%2Fh',
        'foo://',
      ],
      ...[
        'mailto:',
        'tel:',
        'sip:',
        'urn:a:',
        'file:///',
        'C:',
        'c|/',
        'see https://h/',
        'https://h/">',
      ],
    ],
    units: UNITS,
    endings: [...ENDINGS, '@h/', '.com/', '.kobe.jp'],
  },
  word: {
    ordinary: [
      'en',
      'a.example',
      'sort-query',
      '2026-11-28',
      '1.2.3.4',
      'bash',
      'https://a.example/',
    ],
    prefixes: ['', 'a', 'en-', 'xn--', '/'],
    units: UNITS,
    endings: ENDINGS,
  },
  template: {
    ordinary: ['/{a}', 'https://h/:a', 'a*'],
    prefixes: ['', 'https://h/', 'a{', '/{a}', '{?a', '(', ':a'],
    units: [...UNITS, '{+a}', '{?a*}', '{a:9}', ':a/', '(a*)', '(?:', '{a}?', '[^a]', '*?'],
    endings: [...ENDINGS, '}', ')'],
  },
  database: {
    ordinary: [
      '{"urls":[{"loc":"https://a.example/"}]}',
      '{"loc":"/"}\n',
      'url\tlang\n/\ten\n',
      'url,lang\n/,en\n',
    ],
    prefixes: [
      '',
      `${HEAD},"urls":[`,
      `${HEAD},"urls":[{"loc":"`,
      `${HEAD},"urls":[{"loc":"https://a.example/`,
      `${HEAD},"x":`,
      `${HEAD},\n"urls":[\n`,
      '[',
      '{"loc":"https://a.example/',
      '{"loc":"/1"}\n',
      'loc,lang,lastmod\n',
      'loc\tlang\n/a\t',
      'loc,lang\n"',
    ],
    units: [
      ...UNITS,
      `${ENTRY},`,
      `${ENTRY},\n`,
      `${ENTRY}\n`,
      '{"a":',
      '/a{n},en,2026-11-28\n',
      '\\u0061',
    ],
    endings: ['', '\n', '"', `${ENTRY}]}`, '"}]}', '"}', '/a'],
  },
  sitemap: {
    ordinary: [`<urlset ${NS}/>`, '<rss/>'],
    prefixes: [
      '',
      `<urlset ${NS}>`,
      `<urlset ${NS}><url><loc>`,
      `<urlset ${NS}><url><loc>https://a.example/`,
      `<urlset ${NS}><url><loc>https://a.example/</loc><lastmod>`,
      `<sitemapindex ${NS}>`,
      `<urlset ${NS}`,
      `<urlset ${NS}><!-- `,
      `<urlset ${NS}><url><![CDATA[`,
      '<rss><channel><item><link>',
      '<?xml version="1.0" ',
    ],
    units: [
      ...UNITS,
      '<url/>',
      '<url><loc>/a</loc></url>',
      '<loc>x</loc>',
      '<![CDATA[x]]>',
      '<!---->x',
      ' a{n}=""',
      ' xmlns:a{n}="u:{n}"',
      '<link rel="alternate" hreflang="x{n}" href="/{n}"/>',
      '<a>',
      '?>',
      ']]',
    ],
    endings: ['', '\n', '</loc></url></urlset>', '</urlset>', '-->', ']]>', '/>'],
  },
  page: {
    ordinary: ['<link rel=canonical href=/a>', 'noindex, nofollow', '</a>; rel=x'],
    prefixes: [
      ...['', '<!doctype html>', '<title>', '<link rel=canonical href="', '<script>', '<!--'],
      ...['<noscript>', '<template>', '<svg>', '<p>', '<table>', '<a ', '<', '</'],
      ...['<meta http-equiv=refresh content="0;', '<meta name=robots content="'],
      ...['</a>;', '</a>; rel="', 'googlebot:', 'unavailable_after:'],
    ],
    units: [
      ...UNITS,
      ...['<p>', '<b>', '<a href=/{n}>', '<div><b>', '</b>', '</x{n}>', '<x-{n}>', '</p a>'],
      ...['<td>', '<li>', '<svg>', '</svg>', '<g>', '<template>', '</template>', '<noscript>'],
      ...['<script></script>', '<!--<script>', '-->', '<![CDATA[', '<title>&lt</title>'],
      '<link rel=alternate hreflang=x{n} href=/{n}>',
      ...[' a{n}=1', '&amp', ' url=', '\r\n', '</', '<'],
      ...['</a{n}>; rel="x", ', ';a{n}=x', '\\"', 'noindex,', 'a{n}: noindex, '],
    ],
    endings: ['', '">', '>', '"', '</script>', '-->', '</title>', '</noscript>'],
  },
  document: {
    ordinary: ['{"a":"https://h/"}', 'https://h/'],
    prefixes: [
      '',
      '{"a":"',
      '["https://h/',
      '[',
      'openapi: 3.0.0\npaths:\n  ',
      'a: ',
      'https://h/ # ',
    ],
    units: [
      ...UNITS,
      '["a"],',
      '{"a":',
      '"https://h/{n}",',
      '/a{n}: {}\n',
      ' /b{n}:\n  get: {}\n',
      '&a ',
      '*a ',
      'https://h/a_b?cD=1  # waymark-ignore path-underscore\n',
      '[[[[]]]],',
      '{"a":1,"resources":[{"uri":5,"uri":6}]},',
    ],
    endings: [...ENDINGS, '"]', '"}', ']'],
  },
  hosting: {
    ordinary: ['/a /b 301\n', 'x'],
    prefixes: [
      ...[
        '',
        '/a\n',
        '/:a/* ',
        'RewriteEngine On\nRewriteRule ^',
        '<Files "',
        'Redirect /a "',
        '[[',
      ],
      ...[
        '[[redirects]]\nfrom = "/',
        'a = """',
        '{"redirects":[{"source":"/',
        '{"routes":[{"src":"',
      ],
    ],
    units: [
      ...UNITS,
      ...['/a{n} /b 301!\n', '/a{n}/* /b\n', '/:a/{n} /b\n', '/{n}\n  X-A: b\n', '  X-A: b\n'],
      ...['Redirect /{n} /b\n', 'RedirectMatch (a*)*{n} /b\n', 'RewriteRule ^a{n}(.*)$ /b [R]\n'],
      ...['<If a>\n', '</If>\n', '\\\n', ':a', '(a*)*', '(a|a)', '{a}?', '[a-z]+', '(?!a)', '*a'],
      ...['[[redirects]]\nfrom = "/{n}"\nto = "/b"\n', "'''\n"],
      '{"source":"/{n}","destination":"/b"},',
    ],
    endings: [...ENDINGS, ' /b', '"', '"}]}', '","destination":"/b"}]}', '","dest":"/b"}]}'],
  },
  lines: {
    ordinary: ['https://a.example/\n', 'com\n'],
    prefixes: ['', 'https://h/\n', '# ', 'User-agent: *\nSitemap: ', 'com\n*.', '!', '"', '\ufeff'],
    units: [
      ...UNITS,
      'https://h/{n}\n',
      'Allow: /\n',
      'Sitemap: /{n}\n',
      'a{n}.com\n',
      'Disallow: /*$\n',
    ],
    endings: ENDINGS,
  },
} satisfies Record<string, Grammar>

export type GrammarName = keyof typeof grammars

/** How many shapes there are in CI for each operation. */
const SHAPES = 5
/** Operations take turns in this many parts of the shapes, so that a unit is not left out by all. */
const PARTS = 3

const sampled: Readonly<Record<GrammarName, readonly Shape[]>> = sample()

/** The shapes of an operation, which has a number. */
export function shapesFor(grammar: GrammarName, number: number): readonly Shape[] {
  return sampled[grammar].filter((_, at) => at % PARTS === number % PARTS)
}

/** Shapes of each grammar, by chance: each unit once before any comes again. */
function sample(): Record<GrammarName, readonly Shape[]> {
  const { WAYMARK_SEED = '' } = process.env
  const random = new Random(WAYMARK_SEED === '' ? Date.now() % 2 ** 32 : Number(WAYMARK_SEED))
  const entries = Object.entries(grammars).map(([name, { prefixes, units, endings }]) => {
    const ordered = shuffled(units, random)
    const list = Array.from(
      { length: PARTS * runs(SHAPES) },
      (_, at): Shape => ({
        unit: ordered[at % units.length]!,
        // What is wrong from the beginning takes other ways: a third has nothing before the units.
        prefix: random.oneIn(3) ? '' : random.pick(prefixes),
        ending: random.pick(endings),
      }),
    )
    return [name, list]
  })
  // `Object.entries` forgets the names.
  return Object.fromEntries(entries) as Record<GrammarName, readonly Shape[]>
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => [random.below(2 ** 30), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}
