import type { Random } from './random.ts'

/** One question that is put to every implementation. */
export type Question =
  | { readonly kind: 'parse'; readonly input: string; readonly base: string | null }
  | {
      readonly kind: 'set'
      readonly href: string
      readonly steps: readonly (readonly [Setter, string])[]
    }
  | { readonly kind: 'params'; readonly input: string; readonly steps: readonly ParamsStep[] }

export const SETTERS = [
  'href',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const
export type Setter = (typeof SETTERS)[number]

export type ParamsStep = readonly [
  'append' | 'set' | 'delete' | 'delete value' | 'sort',
  string,
  string,
]

const SCHEMES = [
  'http:',
  'https:',
  'ws:',
  'wss:',
  'ftp:',
  'file:',
  'web+x:',
  'mailto:',
  'data:',
  'blob:',
  'urn:',
  'HtTp:',
  'a+-.9:',
]
const SLASHES = ['//', '//', '//', '/', '', '///', '\\\\', '/\\']
const CREDENTIALS = ['', '', '', '', 'user@', 'u:p@', ':@', '@', 'a@b@', 'ü:%41@', 'u:p:q@']
const HOSTS = [
  ...[
    'example.com',
    'EXAMPLE.com',
    'h',
    'localhost',
    'a.b.',
    'a..b',
    '.',
    'bücher.example',
    'faß.de',
    '日本語.jp',
  ],
  ...[
    'xn--bcher-kva.example',
    'xn--a',
    'xn--',
    'xn--8i7caa.example',
    'א.example',
    '0א.example',
    'a\u200db',
    '\u0644\u200c\u0627.x',
  ],
  ...[
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '0177.0.0.1',
    '256',
    '1.2.3.4.5',
    '0xffffffff',
    '4294967296',
    '1.2.3.09',
    '１.2.3.4',
    '1。2',
  ],
  ...[
    '[::1]',
    '[1:2:3:4:5:6:7:8]',
    '[::ffff:1.2.3.4]',
    '[1::2::3]',
    '[::1',
    '::1',
    '[v1.x]',
    '[::01]',
  ],
  ...[
    'ex%61mple.com',
    '%00',
    '%ff',
    'a b',
    'a_b',
    'a<b',
    'a|b',
    'a^b',
    'a%b',
    '\u00ad',
    'c:',
    'C|',
    '',
    '*',
    'a\u0301',
    'ﬁ.example',
    '℀.x',
  ],
]
const PORTS = [
  '',
  '',
  '',
  '',
  ':',
  ':80',
  ':443',
  ':0',
  ':00021',
  ':65535',
  ':65536',
  ':x',
  ':8a',
  ':-1',
]
const SEGMENTS = [
  ...[
    'a',
    'b',
    'page.html',
    '.',
    '..',
    '%2e',
    '.%2E',
    '%2e%2e',
    '',
    '',
    'C:',
    'c|',
    'a b',
    'é',
    '漢',
    '%',
    '%zz',
    '%41',
    '%C3%A9',
    '%ff',
  ],
  ...[
    '"',
    "'",
    '`',
    '{',
    '}',
    '<',
    '>',
    '^',
    '|',
    '\\',
    ';',
    '=',
    '@',
    ':',
    '~',
    '\u{1f4a9}',
    '\0',
    '\x7f',
    '\x9f',
    '\ufffe',
  ],
]
const QUERIES = [
  '',
  '',
  '?',
  '?q',
  '?a=1&b=2',
  '?é=ü',
  "?'",
  '?"<>`',
  '?%zz&%41',
  '?a+b=c%20d',
  '??',
  '?{|}',
  '?\u{1f4a9}',
  '?a=b=c&&=&',
]
const FRAGMENTS = ['', '', '#', '#f', '#é', '#`"<>', '##', '#%zz', '#?', '#{}|^']
const NOISE = [
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
  '\x1f',
  '%',
  '/',
  '\\',
  '?',
  '#',
  '@',
  ':',
  '.',
  '[',
  ']',
  '|',
  'é',
  '\u00ad',
  '\u200b',
  '。',
  '\u0301',
  '\u{10ffff}',
  '\u06ef',
  'א',
  '%2f',
  '%00',
  'xn--',
]
const NAMES = ['a', 'b', 'ab', 'é', '', ' ', 'a+b', '%41', '%', '\u{1f4a9}', 'ﬃ', 'z', '=', '&']

/** A URL put together from parts of every kind. */
export function structured(random: Random): string {
  const scheme = random.oneIn(8) ? '' : random.pick(SCHEMES)
  let text = scheme + random.pick(SLASHES)
  if (!random.oneIn(6)) text += random.pick(CREDENTIALS) + random.pick(HOSTS) + random.pick(PORTS)
  for (let n = random.below(5); n > 0; n--) text += `/${random.pick(SEGMENTS)}`
  return text + random.pick(QUERIES) + random.pick(FRAGMENTS)
}

/** A text with a few units inserted, removed or replaced. */
export function mutate(random: Random, text: string): string {
  let mutated = text
  for (let n = 1 + random.below(3); n > 0; n--) {
    const at = random.below(mutated.length + 1)
    const removed = random.oneIn(2) ? random.below(3) : 0
    const inserted = random.oneIn(3) ? '' : random.pick(NOISE)
    mutated = mutated.slice(0, at) + inserted + mutated.slice(at + removed)
  }
  return mutated
}

export function reference(random: Random): string {
  let text = random.pick(['', '', '/', '//', '../', './', '?', '#', '\\', 'http:', 'file:', 'C|/'])
  for (let n = random.below(4); n > 0; n--) text += `${random.pick(SEGMENTS)}/`
  return text + random.pick(QUERIES) + random.pick(FRAGMENTS)
}

export function setterValue(random: Random, setter: Setter): string {
  if (random.oneIn(5)) return random.pick(NOISE) + random.pick(NOISE)
  switch (setter) {
    case 'href':
      return structured(random)
    case 'protocol':
      return random.pick([...SCHEMES, 'http', '', '4', 'ws:x'])
    case 'username':
    case 'password':
      return random.pick(SEGMENTS)
    case 'host':
      return random.pick(HOSTS) + random.pick(PORTS) + random.pick(['', '', '/x', '?x', '\\x'])
    case 'hostname':
      return random.pick(HOSTS) + random.pick(['', '', ':80', '/x'])
    case 'port':
      return random.pick([...PORTS.map((port) => port.slice(1)), '8080x', ' 80', '8\t0', '65536'])
    case 'pathname':
      return (
        random.pick(['', '/', '//', '']) + random.pick(SEGMENTS) + random.pick(['', '/', '/..'])
      )
    case 'search':
      return random.pick(QUERIES) + random.pick(['', '', '#', '\n'])
    case 'hash':
      return random.pick(FRAGMENTS)
  }
}

/**
 * The next question.
 *
 * @param seeds - URLs to mutate, as many as there are.
 */
export function nextQuestion(random: Random, seeds: readonly string[]): Question {
  const url = () => {
    const text = seeds.length === 0 || random.oneIn(2) ? structured(random) : random.pick(seeds)
    return random.oneIn(2) ? mutate(random, text) : text
  }
  switch (random.below(6)) {
    case 0: {
      const steps: (readonly [Setter, string])[] = []
      for (let n = 1 + random.below(4); n > 0; n--) {
        const setter = random.pick(SETTERS)
        steps.push([setter, setterValue(random, setter)])
      }
      return { kind: 'set', href: structured(random), steps }
    }
    case 1: {
      const steps: ParamsStep[] = []
      for (let n = random.below(4); n > 0; n--) {
        const action = random.pick(['append', 'set', 'delete', 'delete value', 'sort'] as const)
        steps.push([action, random.pick(NAMES), random.pick(NAMES)])
      }
      let input = random.pick(QUERIES)
      for (let n = random.below(4); n > 0; n--)
        input += `&${random.pick(NAMES)}=${random.pick(NAMES)}`
      return { kind: 'params', input: random.oneIn(3) ? mutate(random, input) : input, steps }
    }
    case 2:
      return { kind: 'parse', input: random.oneIn(3) ? url() : reference(random), base: url() }
    default:
      return { kind: 'parse', input: url(), base: null }
  }
}
