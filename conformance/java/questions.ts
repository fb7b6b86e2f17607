import type { Random } from '../differential/random.ts'

/** Two strings of which Java is asked whether they are URLs, and whether they are equal. */
export type Pair = readonly [a: string, b: string]

const SCHEMES = ['http:', 'http:', 'HTTP:', 'https:', 'ftp:', 'file:', 'url:http:', 'mailto:', 'x:']
const SLASHES = ['//', '//', '//', '//', '/', '', '////']
const USERS = ['', '', '', '', 'u@', 'U@', 'u:p@', '@', 'u\uff0f@', 'u@v@', ':@']
const HOSTS = [
  ...['', 'a', 'A', 'a.b', 'a.', '-a', 'a_b', 'a%41', 'i', 'I', '\u0130', '\u0131', 'k', '\u212a'],
  ...['127.0.0.1', '127.1', '0127.0.0.1', '2130706433', '1.2.3.4', '\u0661.2.3.4', 'localhost'],
  ...['a\uff0fb', 'a\u2100', '\ufe55', 'a\u3000b', 'a\x01', '::1', '[::1]x', '[::ffff:1.2.3.4]'],
]
const PIECES = [
  ...['0', '1', '00001', '10000', 'ffff', ':', ':', '::', '1.2.3.4', '01.2.3.004', 'g', '\u0661'],
  ...['0000001.2.3.4', '000000001.2.3.4', '0000000001.2.3.4', '%', '%0', '%1'],
]
const PORTS = [
  ...['', '', '', ':', ':80', ':080', ':21', ':443', ':8080', ':+80', ':-1', ':-2', ':x', ':99999'],
  ...[':\u0668\u0660', ':\uff18\uff10', ':2147483647', ':4294967376'],
]
const PATHS = ['', '/', '/a', '/A', '/a/../b', '//', '/\uff0f', ';x', '/%41', '/%4a', '/%4A', '/ ']
const TAILS = ['', '', '', '?', '?q', '#', '#f', '?q#f', '#\uff0f']

/** Pairs of strings that often are equal, or differ only in a part that Java reads in its own way. */
export function* pairs(random: Random, count: number): Generator<Pair> {
  for (let at = 0; at < count; at++) {
    const a = makeUrl(random)
    yield [a, makeSimilar(a, random)]
  }
}

function makeUrl(random: Random): string {
  const parts = [SCHEMES, SLASHES, USERS, HOSTS, PORTS, PATHS, TAILS].map((list) =>
    random.pick(list),
  )
  if (random.oneIn(3)) parts[3] = makeAddress(random)
  return parts.join('')
}

function makeAddress(random: Random): string {
  const pieces = Array.from({ length: random.below(4) }, () => random.pick(PIECES))
  return `[${random.oneIn(2) ? '::' : ''}${pieces.join('')}]`
}

function makeSimilar(url: string, random: Random): string {
  switch (random.below(5)) {
    case 0:
      return makeUrl(random)
    case 1:
      return url.toLowerCase()
    case 2:
      return url.replace(/^[a-z:]+/i, (scheme) => scheme.toUpperCase())
    case 3:
      return url.replace(/:[^:/]*(?=\/|$)/, () => random.pick(PORTS))
    default:
      return url.replace(/\[[^\]]*\]/, () =>
        random.pick(['[::1]', '[::]', '[::102:304]', '[0::1]']),
      )
  }
}
