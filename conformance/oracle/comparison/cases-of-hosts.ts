import type { Random } from '../../differential/random.ts'

const PLAIN = [
  ...['h', 'a.b', 'A.B.', 'AZaz.', 'localhost', 'a..b', '.', '..', '', '-a-', 'a--b', '*'],
  ...['xn--a', 'xn--', 'XN--8I7CAA', 'ex%61mple', 'bücher', 'faß.de', '日本語。jp', 'a\u200db'],
  ...['\xad', '\u0301a', 'א.b', '0א', '℀', '\ufffd', 'ﬁ', '\x80', '\u07ff', 'a_b', 'a b'],
  ...['a<b', 'a^b', 'a|b', 'a%b', 'a\x7f', 'C:', 'c|', 'a%00', 'a%09b', 'a%0ab', 'a%0db', 'a%20'],
  ...['%1f', '%21', '%22', '%23', '%25', '%2f', '%3a', '%3c', '%3e', '%3f', '%40', '%5b', '%5c'],
  ...['%5d', '%5e', '%60', '%7b', '%7c', '%7f', '%c2%80', '%df%bf', '%e0%9f%80', '%e0%a0%80'],
  ...['%ed%9f%bf', '%ed%a0%80', '%ef%bf%bf', '%f0%8f%80', '%f0%90%80%80', '%f4%8f%bf%bf'],
  ...['%f4%90%80%80', '%c1%bf', '%f5', '%e9', '%ff', '%E2%82', '%ef%bb%bf', '%C3%9F', '%c3%bc'],
  ...['[::1]', '[::1', '::1]', '[]', '[', '[[::1]]', '[::1]x', '[::1]:', 'a[b]', '%5B::1%5D'],
]

/** What may be a part of an IPv4 address. */
const NUMBERS = [
  ...['0', '1', '9', '10', '255', '256', '65535', '65536', '16777215', '16777216', '4294967295'],
  ...['4294967296', '99999999999999999999', '00', '01', '07', '08', '09', '0377', '0400', '00001'],
  ...['0x', '0X', '0x0', '0xf', '0xAF', '0xaf', '0x100', '0xffffffff', '0x100000000', '0xg', '0xx'],
  ...['', '', ' ', '-1', '+1', '1e2', 'x', '１', '²', '%31', '0%78', '1%2e', '٣', '_', 'a'],
]

const IPV6_PIECES = [
  ...['0', '0', '0', '1', 'f', 'F', '00', '01', '10', '0ff', '100', 'fff', '00ff', '1000', '0000'],
  ...['ffff', 'FfFf', 'AaFf', 'fffff', '00000'],
]
const IPV6_NOISE = [
  ...[':', ':', '::', ':::', '.', '..', '', '', '0', 'f', 'g', 'G', 'x', '[', ']', '%', '%25eth0'],
  ...['é', '\u{1f4a9}', ' ', '\t', '/', '@', '1.2.3.4', '.1.2.3', '0.', '１'],
]
const IPV4_TAIL_PARTS = [
  ...['0', '9', '00', '01', '255', '256', '300', '1000', '', 'x', 'f', '1x', '\u{1f4a9}'],
]

/** A host of any kind, and what is almost one. */
export function host(random: Random): string {
  switch (random.below(4)) {
    case 0:
      return ipv4(random)
    case 1:
      return ipv6(random)
    case 2:
      return random.pick(PLAIN) + random.pick(['', '', '.', '.1', '.0x'])
    default:
      return random.pick(PLAIN) + random.pick(PLAIN)
  }
}

function ipv4(random: Random): string {
  const parts: string[] = []
  for (let n = random.below(6); n >= 0; n--) {
    parts.push(random.oneIn(2) ? String(random.below(300)) : random.pick(NUMBERS))
  }
  const dot = random.oneIn(8) ? random.pick(['。', '．', '%2e', '..']) : '.'
  return parts.join(dot) + random.pick(['', '', '', '.', '..', '%2E', '。'])
}

/** Eight pieces or almost as many, then perhaps something that does not belong there. */
function ipv6(random: Random): string {
  let pieces = random.pick([0, 1, 2, 5, 6, 6, 7, 7, 8, 8, 8, 9])
  const tail = random.oneIn(3) ? ipv4Tail(random) : ''
  if (tail !== '' && pieces > 1 && random.oneIn(2)) pieces -= 2
  const compress = random.oneIn(2) ? random.below(pieces + 1) : -1
  let text = ''
  for (let n = 0; n < pieces; n++) {
    if (n === compress) text += '::'
    else if (n > 0) text += ':'
    text += random.oneIn(2) ? random.pick(IPV6_PIECES) : random.below(0x10000).toString(16)
  }
  if (compress === pieces) text += '::'
  else if (tail !== '' && pieces > 0) text += ':'
  text += tail
  if (random.oneIn(2)) {
    const at = random.below(text.length + 1)
    text = text.slice(0, at) + random.pick(IPV6_NOISE) + text.slice(at + random.below(2))
  }
  return `[${text}${random.oneIn(8) ? random.pick(['', ']]', '%5d', ']x', '].']) : ']'}`
}

function ipv4Tail(random: Random): string {
  const parts: string[] = []
  for (let n = random.pick([3, 3, 3, 3, 1, 2, 4]); n >= 0; n--) {
    parts.push(random.oneIn(4) ? random.pick(IPV4_TAIL_PARTS) : String(random.below(256)))
  }
  return parts.join('.')
}
