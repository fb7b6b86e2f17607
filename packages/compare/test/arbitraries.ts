import fc from 'fast-check'
import { anyCharacter } from '../../../test/any-character.ts'

const schemes = fc.constantFrom('http', 'HTTP', 'https', 'ftp', 'file', 'coap', 'info', 'urn', 'x')
const hosts = fc.constantFrom(
  ...[
    'a',
    'A',
    'a.example',
    'A.Example',
    'b.a.example',
    'example.co.uk',
    'localhost',
    'a%2Eexample',
  ],
  ...['127.0.0.1', '0x7f.1', '017.0.0.1', '[::1]', '[0:0::1]', '[::ffff:1.2.3.4]', ''],
  ...['b\u00fccher.example', 'xn--bcher-kva.example', 'b%C3%BCcher.example', 'a_b', 'a.'],
)
const ports = fc.constantFrom('', ':', '::', ':80', ':080', ':443', ':5683', ':8080')
const pieces = fc.constantFrom(
  ...['/', '//', '/.', '/..', '/a', '/A', '/%61', '/%2e', '/%2F', '/%c3%a9', '/\u00e9', '/e\u0301'],
  ...['%25', '~', '%7E', '%7e', '\u{1f600}', ';', '=', '+', '%2541'],
)
const queries = fc.constantFrom('', '?', '?q', '?Q', '?%71', '?a=1&b', '?\u00e9')
const fragments = fc.constantFrom('', '#', '#f', '#%66', '#\u00e9')
const users = fc.constantFrom('', '', '', 'u@', 'u:p@')

/** Well-formed, and from few pieces, so that many pairs are equal by some method. */
export const likeUrls: fc.Arbitrary<string> = fc
  .tuple(
    schemes,
    fc.constantFrom('://', '://', '://', ':', ':/'),
    users,
    hosts,
    ports,
    fc.array(pieces, { maxLength: 4 }).map((list) => list.join('')),
    queries,
    fragments,
  )
  .map(([scheme, mark, user, host, port, path, query, fragment]) =>
    mark === '://'
      ? `${scheme}://${user}${host}${port}${path === '' || path.startsWith('/') ? path : `/${path}`}${query}${fragment}`
      : `${scheme}${mark}${path}${query}${fragment}`,
  )

/** Anything at all. */
export const strings: fc.Arbitrary<string> = fc.oneof(
  likeUrls,
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.constantFrom(...'aA/:?#@%[].2e5\t \\\ud800\u00e9\u0301') }),
)
