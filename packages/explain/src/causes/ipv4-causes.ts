import { section } from './build-entry.ts'
import type { UrlCauseEntry } from './cause-entry.ts'

const error = section('https://url.spec.whatwg.org/#concept-ipv4-parser', 'error')
const warning = section('https://url.spec.whatwg.org/#concept-ipv4-parser', 'warning')
const NUMBER =
  'A host whose last label is a number is always read as an IPv4 address, so that no program can take it for a domain.'
const OLD =
  'Some old programs wrote addresses this way. Other programs refuse it, or read a different address.'

/** Causes in IPv4 addresses. */
export const ipv4Causes: readonly UrlCauseEntry[] = [
  warning(
    'ipv4-other-digits',
    ['IPv4-non-ASCII-input'],
    [
      'The IPv4 address has non-ASCII characters.',
      'Unicode maps them to ASCII digits and dots, so browsers go to the address that they spell. A filter that looks for the usual form misses it.',
      'Write ASCII digits and dots.',
    ],
    ['https://１２７.0.0.1/', '１２７', 'https://127.0.0.1/'],
    ['https://127。0.0.1/', '。', 'https://127.0.0.1/'],
    ['https://①.2.3.4/', '①', 'https://1.2.3.4/'],
  ),
  warning(
    'ipv4-final-dot',
    ['IPv4-empty-part'],
    [
      'The IPv4 address ends with a dot.',
      'A dot at the end is the root of the DNS, which an IP address does not have. The parser drops it.',
      'Remove the dot.',
    ],
    ['https://127.0.0.1./', '.', 'https://127.0.0.1/'],
    ['https://1.2.3.4./', '.', 'https://1.2.3.4/'],
    ['https://10.0.0.1%2E/', '%2E', 'https://10.0.0.1/'],
  ),
  warning(
    'ipv4-parts-left-out',
    ['IPv4-too-few-parts'],
    [
      'The IPv4 address has fewer than four parts; the last one fills the places of the missing ones.',
      OLD,
      'Write all four parts.',
    ],
    ['https://1.2.3/', '3', 'https://1.2.3.4/'],
    ['https://127.1/', '1', 'https://127.0.0.1/'],
    ['https://2130706433/', '2130706433', 'https://127.0.0.1/'],
  ),
  error(
    'ipv4-extra-parts',
    ['IPv4-too-many-parts'],
    [
      'The IPv4 address has more than four parts.',
      NUMBER,
      'Write four numbers from 0 to 255, or end the name with a part that is not a number.',
    ],
    ['https://1.2.3.4.5/', '.5', 'https://1.2.3.4/'],
    ['https://1.2.3.4.5.6/', '.5.6', 'https://1.2.3.4/'],
    ['https://a.b.c.d.1/', '.1', 'https://a.b.c.d/'],
  ),
  error(
    'ipv4-part-empty',
    ['IPv4-non-numeric-part', 'IPv4-too-many-parts'],
    ['A part of an IPv4 address is empty.', NUMBER, 'Write the number that is missing.'],
    ['https://1..2/', '.', 'https://1.0.0.2/'],
    ['https://.1.2.3/', '.', 'https://1.2.0.3/'],
    ['https://192..168.1.1/', '.', 'https://192.168.1.1/'],
  ),
  error(
    'ipv4-part-not-numeric',
    ['IPv4-non-numeric-part'],
    [
      'The host ends in a number, so it is an IPv4 address, but a part is not a number.',
      NUMBER,
      'Write numbers only, or end the name with a part that is not a number.',
    ],
    ['https://test.42/', 'test', 'https://test.example/'],
    ['https://1.2.x.4/', 'x', 'https://1.2.3.4/'],
    ['https://0xg.1/', '0xg', 'https://15.0.0.1/'],
    ['https://foo.0x/', 'foo', 'https://foo.example/'],
  ),
  error(
    'ipv4-octal-digit',
    ['IPv4-non-numeric-part'],
    [
      'A number that begins with 0 is octal, and has a digit above 7.',
      OLD,
      'Remove the 0 at the start.',
    ],
    ['https://1.2.3.08/', '8', 'https://1.2.3.8/'],
    ['https://09.0.0.1/', '9', 'https://9.0.0.1/'],
    ['https://192.168.018.1/', '8', 'https://192.168.18.1/'],
  ),
  warning(
    'ipv4-part-hexadecimal',
    ['IPv4-non-decimal-part'],
    ['A part of an IPv4 address is hexadecimal.', OLD, 'Write it in decimal.'],
    ['https://0x7f.0.0.1/', '0x7f', 'https://127.0.0.1/'],
    ['https://127.0.0.0X1/', '0X1', 'https://127.0.0.1/'],
    ['https://1.2.0x.4/', '0x', 'https://1.2.0.4/'],
  ),
  warning(
    'ipv4-part-octal',
    ['IPv4-non-decimal-part'],
    ['A part of an IPv4 address is octal.', OLD, 'Write it in decimal, without a 0 at the start.'],
    ['https://0177.0.0.1/', '0177', 'https://127.0.0.1/'],
    ['https://10.0.0.010/', '010', 'https://10.0.0.8/'],
    ['https://1.00.3.4/', '00', 'https://1.0.3.4/'],
  ),
  error(
    'ipv4-part-too-large',
    ['IPv4-out-of-range-part'],
    [
      'A part of an IPv4 address is above 255.',
      'Each of the four parts is a byte.',
      'Write numbers from 0 to 255.',
    ],
    ['https://256.0.0.1/', '256', 'https://25.0.0.1/'],
    ['https://1.2.3.999/', '999', 'https://1.2.3.99/'],
    ['https://300.1/', '300', 'https://30.0.0.1/'],
  ),
  error(
    'ipv4-last-part-too-large',
    ['IPv4-out-of-range-part'],
    [
      'The last part of an IPv4 address is more than the missing parts can hold.',
      'The last part fills the places of the missing ones, one byte for each.',
      'Write four numbers from 0 to 255.',
    ],
    ['https://4294967296/', '4294967296', 'https://255.255.255.255/'],
    ['https://1.16777216/', '16777216', 'https://1.255.255.255/'],
    ['https://1.2.65536/', '65536', 'https://1.2.255.255/'],
  ),
  warning(
    'ipv4-last-part-fills',
    ['IPv4-out-of-range-part'],
    [
      'The last part of an IPv4 address is above 255, and fills several places.',
      OLD,
      'Write four numbers from 0 to 255.',
    ],
    ['https://2130706433/', '2130706433', 'https://127.0.0.1/'],
    ['https://1.256/', '256', 'https://1.0.1.0/'],
    ['https://1.2.257/', '257', 'https://1.2.1.1/'],
  ),
]
