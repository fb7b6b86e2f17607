import { expect, test } from 'vitest'
import {
  compareDigests,
  digestList,
  parseDigestList,
} from '../../scripts/release/publish/digests.ts'

const A = 'a'.repeat(64)
const B = 'b'.repeat(64)

test('a list of digests is read as it is written, and as sha256sum writes it', () => {
  const digests = new Map([
    ['waymark-host-0.1.0.tgz', A],
    ['waymark-url-0.1.0.tgz', B],
  ])
  const list = digestList(digests)
  expect(list).toBe(`${A}  waymark-host-0.1.0.tgz\n${B}  waymark-url-0.1.0.tgz\n`)
  expect(parseDigestList(list)).toEqual(digests)
  expect(parseDigestList(list.replaceAll('  ', ' *'))).toEqual(digests)
})

test.each(['', '\n', 'a.tgz', `${A.slice(1)}  a.tgz\n`, `${A}  a.tgz\n<html>\n`])(
  '%j is not a list of digests',
  (text) => {
    expect(parseDigestList(text)).toBe(null)
  },
)

test('every tarball that is not the same in both lists is named', () => {
  const ours = new Map([
    ['a.tgz', A],
    ['b.tgz', A],
    ['c.tgz', A],
  ])
  const others = new Map([
    ['d.tgz', A],
    ['b.tgz', B],
    ['a.tgz', A],
  ])
  expect(compareDigests(ours, others, 'on the other machine')).toEqual([
    'b.tgz has another content on the other machine.',
    'c.tgz is not on the other machine.',
    'd.tgz is only on the other machine.',
  ])
  expect(compareDigests(ours, ours, 'there')).toEqual([])
})
