import { normalize } from '@waymark/normalize'
import {
  canonicalizeForSafeBrowsing,
  canonicalPhishingHost,
} from '@waymark/normalize/safe-browsing'
import { iaCanonical } from '@waymark/normalize/surt'
import { expect, test } from 'vitest'

const BYTES = Array.from({ length: 256 }, (_, byte) => byte)
const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0')

/** The bytes, percent-encoded in `x…y`, that are percent-encoded again when `write` writes it. */
function encodedBy(write: (written: string) => string | null): string {
  const ranges: [from: number, to: number][] = []
  for (const byte of BYTES) {
    if (
      write(`x%${hex(byte)}y`)
        ?.toUpperCase()
        .includes(`X%${hex(byte)}Y`) !== true
    )
      continue
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === byte - 1) last[1] = byte
    else ranges.push([byte, byte])
  }
  return ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(' ')
}

test('each canonicaliser percent-encodes the bytes of its definition', () => {
  const archive = (before: string, after = '') =>
    encodedBy((text) => normalize(`${before}${text}${after}`, 'iipc-semantic-precise'))
  expect({
    browsing: encodedBy((text) => canonicalizeForSafeBrowsing(`http://h/${text}`)),
    browsingQuery: encodedBy((text) => canonicalizeForSafeBrowsing(`http://h/?${text}`)),
    archivePath: archive('http://h/'),
    archiveName: archive('http://h/?', '=1'),
    archiveValue: archive('http://h/?a='),
    archiveFragment: archive('http://h/#'),
    ia: encodedBy((text) => iaCanonical(`http://h/${text}`)),
    iaQuery: encodedBy((text) => iaCanonical(`http://h/?${text}`)),
  }).toEqual({
    browsing: '00-20 23 25 7F-FF',
    browsingQuery: '00-20 23 25 7F-FF',
    archivePath: '00-20 23 25 3F 7F-FF',
    archiveName: '00-20 23 25-26 3D 7F-FF',
    archiveValue: '00-20 23 25-26 3D 7F-FF',
    archiveFragment: '00-20 23 25 7F-FF',
    ia: '00-20 23 25 7F-FF',
    iaQuery: '00-20 23 25 7F-FF',
  })
})

test('a host of the forerunner keeps letters, digits, hyphens and dots', () => {
  const kept = BYTES.slice(0x20, 0x7f)
    .map((byte) => String.fromCharCode(byte))
    .filter((c) => canonicalPhishingHost(`x${c}y`) === `x${c}y`)
  expect(kept.join('')).toBe('-.0123456789abcdefghijklmnopqrstuvwxyz')
  const dropped = BYTES.filter(
    (byte) => canonicalPhishingHost(`x${String.fromCharCode(byte)}y`) === 'xy',
  )
  expect(dropped.filter((byte) => byte < 0x80)).toEqual([...BYTES.slice(0, 0x20), 0x7f])
})

test('spaces and controls around a URL go as each definition says', () => {
  const around = (run: (text: string) => string | null, plain: string | null) =>
    BYTES.slice(0, 0x80)
      .filter(
        (byte) =>
          run(`${String.fromCharCode(byte)}http://h/p${String.fromCharCode(byte)}`) === plain,
      )
      .filter((byte) => byte !== 0x2f)
  const spaces = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20]
  expect(around(canonicalizeForSafeBrowsing, 'http://h/p')).toEqual(spaces)
  expect(around(iaCanonical, 'http://h/p')).toEqual(spaces)
  expect(around((text) => normalize(text, 'iipc-semantic'), 'http://h/p')).toEqual(
    BYTES.slice(0, 0x21),
  )
})
