import { URL } from '@waymark/url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { UNICODE_VERSION } from '../../idna/src/index.ts'
import { text } from './arbitraries.ts'

/**
 * The engines' own URL, where it follows the same text of the standard (Ada 4, in Node 24.21 and 26) and
 * outside what it is known to do differently: right-to-left domains, hosts of more than 16 KiB, and
 * raw non-ASCII in searchParams together with broken percent-encodings.
 */
const Native = globalThis.URL
// Ada 4 has the tables of Unicode 17.
const isCurrent =
  Number.parseInt(process.versions['ada'] ?? '0', 10) >= 4 &&
  Number.parseInt(UNICODE_VERSION, 10) === 17

const input = fc.oneof(
  text,
  fc
    .tuple(fc.constantFrom('http://', 'https://u@', 'file:///', 'foo://', 'foo:'), text)
    .map((parts) => parts.join('')),
)
const parts = [
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
] as const
type AnyUrl = Pick<URL, (typeof parts)[number]> & { searchParams: Iterable<[string, string]> }
const look = (url: AnyUrl | null) =>
  url && {
    ...Object.fromEntries(parts.map((part) => [part, url[part]])),
    params: [...url.searchParams],
  }

function nativeParse(text: string, base: string | undefined): globalThis.URL | null {
  try {
    return new Native(text, base)
  } catch {
    return null
  }
}

test.runIf(isCurrent)('parsing agrees with the engine', () => {
  fc.assert(
    fc.property(input, fc.option(input, { nil: undefined }), (text, base) => {
      expect(look(URL.parse(text, base))).toEqual(look(nativeParse(text, base)))
    }),
    { numRuns: runs(5_000) },
  )
})

test.runIf(isCurrent)('any sequence of setters agrees with the engine', () => {
  const settable = [
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
  const step = fc.tuple(fc.constantFrom(...settable), text)
  fc.assert(
    fc.property(input, fc.array(step, { maxLength: 5 }), (start, steps) => {
      const ours = URL.parse(start)
      const theirs = nativeParse(start, undefined)
      if (ours === null || theirs === null) return
      for (const [name, value] of steps) {
        const wasFile = ours.protocol === 'file:'
        let refusals = 0
        for (const url of [ours, theirs]) {
          try {
            url[name] = value
          } catch {
            refusals++
          }
        }
        expect(refusals).not.toBe(1)
        expect(look(ours), `${name} = ${JSON.stringify(value)}`).toEqual(look(theirs))
        if (!wasFile && holdsWhatFileUrlsNormalise(ours)) return
      }
    }),
    { numRuns: runs(2500) },
  )
})

/**
 * The protocol setter parses neither host nor path again (file host state, path state); later setters of Ada do.
 */
function holdsWhatFileUrlsNormalise({ protocol, hostname, pathname }: URL): boolean {
  return protocol === 'file:' && (hostname === 'localhost' || /^\/[a-z]\|/i.test(pathname))
}
