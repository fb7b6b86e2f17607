import type { Ingredients } from './ingredients.ts'
import type { Recipe } from './recipe.ts'

/** Kinds of absolute URL that the budgets' list lacks, each for a reason of its own. */
export const FURTHER_ABSOLUTE: readonly Recipe[] = [
  // The form of the string, not of the URL: three ways in which programs come by one.
  ['tidy, sliced string', (g) => g.web(), { form: 'sliced' }],
  ['tidy, two-byte string', (g) => g.web(), { form: 'two-byte' }],
  ['tidy, joined string', (g) => g.web(), { form: 'joined' }],

  // Hosts that are in normal form, but that a quick look may take for something else.
  ['one label + port', (g) => `http://${g.pick(['localhost', g.word()])}:${3_000 + g.int(6_000)}/`],
  [
    'digits in host (no IPv4)',
    (g) => {
      const host = g.pick([
        `${g.int(99)}.${g.int(99)}.example`,
        `0x${g.hex(3)}.org`,
        `${g.word()}.1-2.x9`,
      ])
      return `https://${host}${g.path()}`
    },
  ],
  ['underscore in host', (g) => `https://_${g.word()}.my_${g.word()}.com${g.path()}`],
  ['dot at end of host', (g) => `https://${g.host()}.${g.path()}`],
  ['long host (10 labels)', (g) => `https://${g.segments(9).replaceAll('/', '.')}.net${g.path()}`],

  // The rest of the authority.
  ['user name alone', (g) => `https://${g.word()}@${g.host()}${g.path()}`],
  [
    'port empty or padded',
    (g) => `https://${g.host()}:${g.pick(['', '00443', '08443'])}${g.path()}`,
  ],

  // Marks of the authority where they are not part of one.
  ['at sign in path', (g) => `https://${g.host()}/@${g.word()}/${g.segments(2)}`],
  ['at sign in query, no path', (g) => `https://${g.host()}?to=${g.word()}@${g.host()}`],
  ['URL in path', (g) => `https://${g.host()}/web/${g.int(3_000)}/${g.web()}`],
  ['URL in query', (g) => `${g.web()}?to=${g.web()}${g.query()}`],
  ['route in fragment', (g) => `${g.web()}#/${g.segments(2)}${g.query()}`],

  // Paths that are in normal form, but whose dots, slashes and percent signs need a second look.
  [
    'dots in names',
    (g) => `https://${g.host()}/.well-known/v${g.int(9)}.${g.int(9)}/..${g.word()}/x.tar.gz`,
  ],
  ['empty segments', (g) => `https://${g.host()}//${g.word()}///${g.word()}//`],
  ['percent signs alone', (g) => `https://${g.host()}/100%/%zz/${g.word()}%4`],
  ['marks in path', (g) => `https://${g.host()}/${g.word()};v=1,2:(${g.word()})!$&'*+=~`],
  ['empty query or fragment', (g) => g.web() + g.pick(['?', '#', '?#'])],
  [
    'escapes in query',
    (g) => `${g.web()}?q=${encodeURIComponent(g.wordIn('Greek'))}&note=${g.word()}%20${g.word()}`,
  ],
  ['very long path (2,000 units)', (g) => `https://${g.host()}/${g.segments(280)}`],

  // More that has to be encoded.
  ['spaces in query', (g) => `${g.web()}?q=${g.word()} ${g.word()}`],
  ['UTF-8 Cyrillic in fragment', (g) => `${g.web()}#${g.wordIn('Cyrillic')}`],
  ['emoji in path', (g) => `https://${g.host()}/${g.wordIn('emoji')}/${g.word()}`],
  ['lone surrogates in query', (g) => `${g.web()}?q=\ud83d${g.word()}\ude80`],
  ['control characters around', (g) => `\0\u0001${g.web()}\u001f`],
  [
    'everything at once',
    (g) => {
      const host = g.mixedCase(g.host())
      return ` HTTPS:\\\\${g.word()}:k^@${host}:443/./${g.word()} ${g.wordIn('Latin')}/../?'\n#<>`
    },
  ],

  // Names in other scripts than the four of the list, and those whose mapping changes them.
  ['IDN Greek', (g) => idn(g, g.wordIn('Greek'))],
  ['IDN Hebrew', (g) => idn(g, g.wordIn('Hebrew'))],
  ['IDN Persian, joiners', (g) => idn(g, g.wordIn('Persian'))],
  ['IDN Devanagari', (g) => idn(g, g.wordIn('Devanagari'))],
  ['IDN Thai', (g) => idn(g, g.wordIn('Thai'))],
  ['IDN Hangul', (g) => idn(g, g.wordIn('Hangul'))],
  ['IDN kana', (g) => idn(g, g.wordIn('kana'))],
  ['IDN emoji', (g) => idn(g, g.wordIn('emoji') + g.wordIn('emoji'))],
  ['IDN combining marks', (g) => idn(g, g.wordIn('Latin with marks'))],
  ['IDN capitals', (g) => idn(g, g.wordIn('capitals'))],
  [
    'IDN full-width',
    (g) => `https://${g.wordIn('full-width')}\u3002${g.pick(['com', 'jp'])}${g.path()}`,
  ],
  ['IDN percent-encoded', (g) => idn(g, encodeURIComponent(g.wordIn('Latin')))],

  // The other ways to write a file URL.
  [
    'file with query + fragment',
    (g) => `file:///srv/${g.segments(3)}.ts${g.query()}${g.fragment()}`,
  ],
  ['file localhost', (g) => `file://localhost/srv/${g.segments(3)}`],
  ['file one slash', (g) => `file:/srv/${g.segments(3)}`],
  ['file UTF-8', (g) => `file:///srv/${g.wordIn('Latin')}/${g.word()}/${g.wordIn('CJK')}.txt`],

  // Schemes that are not special: what else can be in an authority and in an opaque path.
  [
    'custom credentials + port',
    (g) => `mongodb://${g.word()}:${g.word()}@${g.host()}:27017/${g.word()}${g.query()}`,
  ],
  ['custom empty host', (g) => `app:///${g.segments(3)}`],
  ['custom host to encode', (g) => `app://${g.wordIn('Latin')}/${g.segments(2)}`],
  ['custom UTF-8 in path', (g) => `app://${g.word()}/${g.wordIn('CJK')}/${g.word()} ${g.word()}`],
  ['custom slash-slash path', (g) => `app:/.//${g.segments(2)}`],
  ['opaque, spaces before #', (g) => `data:text/plain,${g.word()}   #${g.word()}`],
  ['opaque UTF-8', (g) => `data:text/plain,${g.word()} ${g.wordIn('Cyrillic')} ${g.wordIn('CJK')}`],
  ['opaque, empty path', (g) => `magnet:?xt=urn:btih:${g.hex(40)}&dn=${g.word()}`],
  ['opaque, very short', (g) => g.pick(['about:blank', 'about:srcdoc', `x:${g.int(9)}`])],
  ['blob: of opaque origin', (g) => `blob:null/${g.hex(8)}-${g.hex(4)}-${g.hex(12)}`],
  ['data: of 4,000 units', (g) => `data:image/png;base64,${g.hex(3_978)}`],
]

const ON_WEB = { base: 'https://handbook.example.org/en/v3/library/strings.html' }

/** Kinds of reference that the budgets' list lacks. */
export const FURTHER_RELATIVE: readonly Recipe[] = [
  // What is kept of a base does not help here: each reference has another one.
  [
    'rel, another base each time',
    (g) => g.pick(['', '../', '/']) + g.segments(2),
    { base: (g) => g.web() + g.query() },
  ],
  ['rel to base without path', (g) => g.segments(2), { base: 'https://handbook.example.org' }],
  [
    'rel to base with credentials',
    (g) => g.path(),
    { base: 'https://ada:secret@handbook.example.org:8443/en/' },
  ],
  ['rel #f to opaque base', (g) => g.fragment(), { base: 'data:text/html,<p id=top>' }],
  [
    'rel to base with drive letter',
    (g) => g.pick(['', '../../../', '/', '/D:/', 'D|\\']) + g.segments(2),
    { base: 'file:///C:/site/pages/index.html' },
  ],
  ['rel above the root', (g) => `../../../../../../${g.segments(2)}`, ON_WEB],
  ['rel colon or semicolon', (g) => g.pick(['./a:', 'a;v=1,', '7:']) + g.word(), ON_WEB],
  ['rel ?q UTF-8', (g) => `?q=${g.wordIn('Cyrillic')} ${g.word()}`, ON_WEB],
  ['rel white space around', (g) => ` ${g.segments(2)}.html\n`, ON_WEB],
  ['rel long (12 seg)', (g) => g.segments(12), ON_WEB],
  ['rel //HOST', (g) => `//${g.mixedCase(g.host())}${g.path()}`, ON_WEB],
  ['rel mailto: with base', (g) => `mailto:${g.word()}@${g.host()}`, ON_WEB],
]

/** Kinds that are not URLs, for `canParse`: a parser that throws or starts again to say no is slow here. */
export const REFUSED: readonly Recipe[] = [
  ['refused: no scheme', (g) => g.pick([g.host() + g.path(), g.path(), `//${g.host()}`])],
  ['refused: no host', (g) => g.pick([`https://${g.query()}`, `https://${g.word()}@/`])],
  [
    'refused: mark in host',
    (g) => `https://${g.word()}${g.pick([' ', '<', '^', '|'])}${g.host()}/`,
  ],
  [
    'refused: escape in host',
    (g) => `https://${g.word()}${g.pick(['%20', '%zz', '%2F', '%'])}.com${g.path()}`,
  ],
  ['refused: port', (g) => `https://${g.host()}:${g.pick(['65536', '8o80', '-1'])}${g.path()}`],
  [
    'refused: IPv4',
    (g) => {
      const host = g.pick([`${256 + g.int(99)}.0.0.1`, `${g.ipv4()}.1`, '10.0.0.09', '4294967296'])
      return `http://${host}${g.path()}`
    },
  ],
  [
    'refused: IPv6',
    (g) => {
      const piece = g.piece()
      return `http://[${g.pick([`::${piece}`, `1:2:${piece}]`, `::g${piece}]`])}${g.path()}`
    },
  ],
  [
    'refused: IDN',
    // A combining mark first, Latin beside Hebrew, a joiner between Latin letters, an unassigned code point.
    (g) => {
      const label = g.pick(['\u0301a', 'a\u05d0', 'a\u200db', '\u0378'])
      return `https://${label}${g.word()}.com${g.path()}`
    },
  ],
]

/** The same for references. */
export const REFUSED_RELATIVE: readonly Recipe[] = [
  ['refused: rel to opaque base', (g) => g.segments(2), { base: 'mailto:ada@example.org' }],
  ['refused: rel //host', (g) => `//${g.word()}<${g.word()}/`, ON_WEB],
]

function idn(ingredients: Ingredients, label: string): string {
  return `https://${label}.${ingredients.pick(['com', 'org', 'net'])}${ingredients.path()}`
}
