import { section } from './build-entry.ts'
import type { UrlCauseEntry } from './cause-entry.ts'

const error = section('https://url.spec.whatwg.org/#concept-ipv6-parser', 'error')
const host = section('https://url.spec.whatwg.org/#concept-host-parser', 'error')
const EIGHT = 'An IPv6 address has 128 bits: eight pieces of 16 bits each.'
const STRICT =
  'Inside an IPv6 address, an IPv4 address has its strict form only: four decimal numbers from 0 to 255.'
const BAD = ['IPv6-invalid-code-point'] as const
const BAD4 = ['IPv4-in-IPv6-invalid-code-point'] as const

/** Causes in IPv6 addresses. */
export const ipv6Causes: readonly UrlCauseEntry[] = [
  host(
    'ipv6-no-closing-bracket',
    ['IPv6-unclosed'],
    [
      'The closing bracket of an IPv6 address is missing.',
      'Only the closing bracket tells the colons of the address from the colon before a port.',
      'Write ] after the address.',
    ],
    ['https://[::1', '', 'https://[::1]'],
    ['https://[::1/', '', 'https://[::1]/'],
    ['https://[1:2/x', '', 'https://[1:2::]/x'],
  ),
  host(
    'ipv6-no-opening-bracket',
    ['port-invalid', 'host-missing'],
    [
      'The opening bracket of an IPv6 address is missing.',
      'Without it, the first colon begins a port.',
      'Write [ before the address.',
    ],
    ['https://::1]/', '', 'https://[::1]/'],
    ['https://2001:db8::1]/', '', 'https://[2001:db8::1]/'],
    ['https://fe80::1]:8080/', '', 'https://[fe80::1]:8080/'],
  ),
  host(
    'ipv6-text-after-bracket',
    ['IPv6-unclosed'],
    [
      'There is text after the closing bracket of an IPv6 address.',
      'After the address comes a port, a path or the end.',
      'Remove the text.',
    ],
    ['https://[::1]x/', 'x', 'https://[::1]/'],
    ['https://[::1]80/', '80', 'https://[::1]:80/'],
    ['https://[::1].com/', '.com', 'https://[::1]/'],
  ),
  host(
    'ipv6-prefix-length',
    ['IPv6-unclosed'],
    [
      'A host is one address, and a slash with a prefix length makes a network of it.',
      'The slash ends the host, so that the closing bracket is missing.',
      'Remove the slash and the number.',
    ],
    ['https://[::1/64]/', '/64', 'https://[::1]/'],
    ['https://[2001:db8::/32]/', '/32', 'https://[2001:db8::]/'],
    ['https://[fe80::1/128]', '/128', 'https://[fe80::1]'],
  ),
  error(
    'ipv6-colon-at-start',
    ['IPv6-invalid-compression'],
    [
      'The IPv6 address begins with a single colon.',
      'A colon divides two pieces. `::` at the beginning means zeros.',
      'Write :: instead.',
    ],
    ['https://[:1]/', ':', 'https://[::1]/'],
    ['https://[:]/', ':', 'https://[::]/'],
    ['https://[:1:2:3:4:5:6:7:8]/', ':', 'https://[1:2:3:4:5:6:7:8]/'],
  ),
  error(
    'ipv6-colon-at-end',
    BAD,
    [
      'The IPv6 address ends with a single colon.',
      'A colon divides two pieces. `::` at the end means zeros.',
      'Write :: instead.',
    ],
    ['https://[1:2:3:4:5:6:7:]/', ':', 'https://[1:2:3:4:5:6:7:8]/'],
    ['https://[1::2:]/', ':', 'https://[1::2]/'],
    ['https://[1:]/', ':', 'https://[1::]/'],
  ),
  error(
    'ipv6-extra-pieces',
    ['IPv6-too-many-pieces'],
    [
      'The IPv6 address has more than eight pieces.',
      EIGHT,
      'Write eight pieces, or fewer and :: once.',
    ],
    ['https://[1:2:3:4:5:6:7:8:9]/', ':9', 'https://[1:2:3:4:5:6:7:8]/'],
    ['https://[1::3:4:5:6:7:8:9:a]/', ':9:a', 'https://[1:0:3:4:5:6:7:8]/'],
    ['https://[1:2:3:4:5:6:7:8:9:a]/', ':9:a', 'https://[1:2:3:4:5:6:7:8]/'],
  ),
  error(
    'ipv6-needless-compression',
    ['IPv6-too-many-pieces'],
    [
      'The IPv6 address has eight pieces and :: as well, which has no zeros to stand for.',
      EIGHT,
      'Write : instead of ::.',
    ],
    ['https://[1:2:3:4:5:6:7::8]/', '::', 'https://[1:2:3:4:5:6:7:8]/'],
    ['https://[1:2:3:4:5:6:7:8::]/', '::', 'https://[1:2:3:4:5:6:7:8]/'],
    ['https://[::1:2:3:4:5:6:7:8]/', '::', 'https://[1:2:3:4:5:6:7:8]/'],
  ),
  error(
    'ipv6-colons-in-a-row',
    ['IPv6-multiple-compression'],
    [
      'The IPv6 address has three or more colons in a row.',
      'One colon divides two pieces, and two stand for zeros. Three mean nothing.',
      'Write : or :: instead.',
    ],
    ['https://[2001:db8:::1]/', ':::', 'https://[2001:db8::1]/'],
    ['https://[:::1]/', ':::', 'https://[::1]/'],
    ['https://[1::2:::3]/', ':::', 'https://[1::2:3]/'],
  ),
  error(
    'ipv6-second-compression',
    ['IPv6-multiple-compression'],
    [
      'The IPv6 address has :: in more than one place.',
      'With two `::`, it is unknown how many zeros each of them replaces.',
      'Keep one :: and write out the other zeros.',
    ],
    ['https://[1::1::1]/', '::', 'https://[1::1:0:1]/'],
    ['https://[::1::]/', '::', 'https://[::1]/'],
    ['https://[1::2::3]/', '::', 'https://[1::2:0:3]/'],
  ),
  error(
    'ipv6-zone',
    BAD,
    [
      'The IPv6 address has a zone, which a URL cannot have.',
      'A zone names a network card of one machine, so it means nothing elsewhere.',
      'Remove the % and what is after it.',
    ],
    ['https://[fe80::1%eth0]/', '%eth0', 'https://[fe80::1]/'],
    ['https://[fe80::1%25en0]/', '%25en0', 'https://[fe80::1]/'],
    ['https://[::1%1]/', '%1', 'https://[::1]/'],
  ),
  error(
    'ipv6-piece-too-long',
    BAD,
    [
      'A piece of an IPv6 address has more than four digits.',
      EIGHT,
      'Write up to four hexadecimal digits.',
    ],
    ['https://[12345::]/', '12345', 'https://[1234::]/'],
    ['https://[::00001]/', '00001', 'https://[::1]/'],
    ['https://[::abcdef]/', 'abcdef', 'https://[::abcd]/'],
  ),
  error(
    'ipv6-character',
    BAD,
    [
      'The IPv6 address contains a character that is not a hexadecimal digit or a colon.',
      'Everything else in brackets is not an address, and names have no place there.',
      'Remove it.',
    ],
    ['https://[::g]/', 'g', 'https://[::]/'],
    ['https://[1:2:3!:4]/', '!', 'https://[1:2:3::4]/'],
    ['https://[:: 1]/', ' ', 'https://[::1]/'],
  ),
  error(
    'ipv6-name-in-brackets',
    [
      'IPv6-invalid-code-point',
      'IPv6-too-few-pieces',
      'IPv6-unclosed',
      'IPv4-in-IPv6-too-many-pieces',
      'IPv4-in-IPv6-invalid-code-point',
      'IPv4-in-IPv6-too-few-parts',
    ],
    [
      'Only an IPv6 address is written in brackets.',
      'The brackets keep the colons of an IPv6 address apart from the port. Domains and IPv4 addresses have no colons.',
      'Remove the brackets.',
    ],
    ['https://[example.com]/', '[example.com]', 'https://example.com/'],
    ['https://[127.0.0.1]:80/', '[127.0.0.1]', 'https://127.0.0.1:80/'],
    ['https://[localhost]/', '[localhost]', 'https://localhost/'],
  ),
  error(
    'ipv6-future',
    BAD,
    [
      'The host is in a form for later versions of IP.',
      'RFC 3986 keeps the form for addresses that do not exist yet. The URL Standard does not have it.',
      'Write an IPv6 address, or a name without brackets.',
    ],
    ['https://[v1.x]/', 'v1.x', 'https://x/'],
    ['https://[vF.abc]/', 'vF.abc', 'https://abc/'],
    ['foo://[v7.a]', 'v7.a', 'foo://a'],
  ),
  error(
    'ipv6-empty',
    ['IPv6-too-few-pieces'],
    ['There is no address in the brackets.', EIGHT, 'Write an address in the brackets.'],
    ['https://[]/', '[]', 'https://[::]/'],
    ['foo://[]', '[]', 'foo://[::]'],
    ['https://[]:80/', '[]', 'https://[::]:80/'],
  ),
  error(
    'ipv6-pieces-left-out',
    ['IPv6-too-few-pieces'],
    [
      'The IPv6 address has no :: and fewer than eight pieces.',
      EIGHT,
      'Write eight pieces, or :: where zeros are left out.',
    ],
    ['https://[1:2:3]/', '', 'https://[1:2:3::]/'],
    ['https://[1]/', '', 'https://[1::]/'],
    ['https://[1:2:3:4:5:6:7]/', '', 'https://[1:2:3:4:5:6:7:8]/'],
  ),
  section('https://url.spec.whatwg.org/#ipv6-piece-leading-zero', 'warning')(
    'ipv6-zero-padded',
    ['IPv6-piece-leading-zero'],
    [
      'A piece of an IPv6 address begins with a zero that is not needed.',
      'The parser reads the same address, but a program that compares strings takes the two for different hosts.',
      'Remove the zeros at the start.',
    ],
    ['https://[::01]/', '01', 'https://[::1]/'],
    ['https://[2001:0db8::1]/', '0db8', 'https://[2001:db8::1]/'],
    ['https://[::1:0002]/', '0002', 'https://[::1:2]/'],
  ),
  error(
    'ipv6-no-room-for-ipv4',
    ['IPv4-in-IPv6-too-many-pieces'],
    [
      'The IPv4 address has no place in an IPv6 address with more than six other pieces.',
      'The IPv4 address fills the last two of the eight pieces.',
      'Remove pieces before the IPv4 address.',
    ],
    ['https://[1:1:1:1:1:1:1:127.0.0.1]/', '127.0.0.1', 'https://[1:1:1:1:1:1:127.0.0.1]/'],
    ['https://[1:2:3:4:5:6::1.2.3.4]/', '1.2.3.4', 'https://[1:2:3:4:5::1.2.3.4]/'],
    ['https://[::1:2:3:4:5:6:1.2.3.4]/', '1.2.3.4', 'https://[::2:3:4:5:6:1.2.3.4]/'],
  ),
  error(
    'ipv6-ipv4-part-empty',
    BAD4,
    [
      'A part of the IPv4 address in an IPv6 address is empty.',
      STRICT,
      'Write the number that is missing.',
    ],
    ['https://[::.1.2.3]/', '.', 'https://[::1.2.3.0]/'],
    ['https://[::1..2.3]/', '.', 'https://[::1.0.2.3]/'],
    ['https://[::1.2.3.]/', '.', 'https://[::1.2.3.4]/'],
  ),
  error(
    'ipv6-ipv4-character',
    BAD4,
    [
      'The IPv4 address in an IPv6 address contains a character that is not a decimal digit or a dot.',
      STRICT,
      'Write decimal numbers and dots only.',
    ],
    ['https://[::1.2.3.x]/', 'x', 'https://[::1.2.3.4]/'],
    ['https://[::1.2.a.4]/', 'a', 'https://[::1.2.10.4]/'],
    ['https://[::127.0.0.1%1]/', '%', 'https://[::127.0.0.1]/'],
  ),
  error(
    'ipv6-ipv4-zero-padded',
    BAD4,
    [
      'A part of the IPv4 address in an IPv6 address begins with 0.',
      STRICT,
      'Remove the zeros at the start.',
    ],
    ['https://[::127.00.0.1]/', '00', 'https://[::127.0.0.1]/'],
    ['https://[::127.0.0.01]/', '01', 'https://[::127.0.0.1]/'],
    ['https://[::1.2.003.4]/', '003', 'https://[::1.2.3.4]/'],
  ),
  error(
    'ipv6-ipv4-extra-part',
    BAD4,
    [
      'The IPv4 address in an IPv6 address has more than four parts.',
      STRICT,
      'Remove the parts after the fourth.',
    ],
    ['https://[::1.2.3.4.5]/', '.5', 'https://[::1.2.3.4]/'],
    ['https://[::1.2.3.4.]/', '.', 'https://[::1.2.3.4]/'],
    ['https://[::1.2.3.4.5.6]/', '.5.6', 'https://[::1.2.3.4]/'],
  ),
  error(
    'ipv6-ipv4-part-too-large',
    ['IPv4-in-IPv6-out-of-range-part'],
    [
      'A part of the IPv4 address in an IPv6 address is above 255.',
      STRICT,
      'Write numbers from 0 to 255.',
    ],
    ['https://[::127.0.0.4000]/', '4000', 'https://[::127.0.0.40]/'],
    ['https://[::256.0.0.1]/', '256', 'https://[::25.0.0.1]/'],
    ['https://[::1.999.0.1]/', '999', 'https://[::1.99.0.1]/'],
  ),
  error(
    'ipv6-ipv4-parts-left-out',
    ['IPv4-in-IPv6-too-few-parts'],
    [
      'The IPv4 address in an IPv6 address has fewer than four parts.',
      STRICT,
      'Write all four parts.',
    ],
    ['https://[::127.0.0]/', '', 'https://[::127.0.0.1]/'],
    ['https://[::127.1]/', '', 'https://[::127.1.0.0]/'],
    ['https://[ffff::1.2.3]/', '', 'https://[ffff::1.2.3.4]/'],
  ),
  host(
    'ipv6-without-brackets',
    ['port-invalid', 'host-missing'],
    [
      'The IPv6 address has no brackets around it.',
      'Without brackets, the first colon begins a port.',
      'Write the address in brackets.',
    ],
    ['https://2001:db8::1/', '2001:db8::1', 'https://[2001:db8::1]/'],
    ['https://::1/', '::1', 'https://[::1]/'],
    ['https://fe80::1:2/', 'fe80::1:2', 'https://[fe80::1:2]/'],
  ),
]
