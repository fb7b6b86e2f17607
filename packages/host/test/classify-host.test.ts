import { classifyHost, parseHost } from '@waymark/host'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const kindOf = (text: string) => classifyHost(parseHost(text)!).kind

test.each([
  ['0.0.0.0', 'unspecified'],
  ['0.0.0.1', 'this-network'],
  ['9.255.255.255', 'public'],
  ['10.255.255.255', 'private'],
  ['100.63.255.255', 'public'],
  ['100.127.255.255', 'shared'],
  ['169.253.255.255', 'public'],
  ['192.0.0.255', 'protocol'],
  ['192.0.1.0', 'public'],
  ['192.88.99.1', 'relay'],
  ['223.255.255.255', 'public'],
  ['239.255.255.255', 'multicast'],
  ['255.255.255.254', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['[::]', 'unspecified'],
  ['[::1]', 'loopback'],
  ['[::2]', 'this-network'],
  ['[100::ffff]', 'discard'],
  ['[2001:2::1]', 'benchmarking'],
  ['[2001:1ff:ffff::]', 'protocol'],
  ['[2001:200::]', 'public'],
  ['[3fff:fff::]', 'documentation'],
  ['[3fff:1000::]', 'public'],
  ['[4000::]', 'reserved'],
  ['[fbff::]', 'reserved'],
  ['[fdff::]', 'unique-local'],
  ['[febf::]', 'link-local'],
  ['localhost', 'localhost'],
  ['a.localhost.', 'localhost'],
  ['alocalhost', 'name'],
])('%s is %s, at the edges of the blocks too', (text, kind) => expect(kindOf(text)).toBe(kind))

test('an address inside an address is found in each form', () => {
  const embedded = (text: string) => classifyHost(parseHost(text)!).embedded
  const address = 0x7f000001
  expect(embedded('[::ffff:127.0.0.1]')).toEqual({ form: 'mapped', address })
  expect(embedded('[::127.0.0.1]')).toEqual({ form: 'compatible', address })
  expect(embedded('[::ffff:0:127.0.0.1]')).toEqual({ form: 'translated', address })
  expect(embedded('[64:ff9b::127.0.0.1]')).toEqual({ form: 'nat64', address })
  expect(embedded('[64:ff9b:1::1]')).toEqual({ form: 'nat64-local', address: null })
  expect(embedded('[2002:7f00:1::]')).toEqual({ form: '6to4', address })
  expect(embedded('[2001:0:4136:e378:8000:63bf:80ff:fffe]')).toEqual({ form: 'teredo', address })
  expect(embedded('[2606:4700::]')).toBeUndefined()
})

test('no spelling of an IPv4 address hides what it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), (address) => {
      const { kind } = classifyHost({ kind: 'ipv4', address })
      expect(kindOf(`0x${address.toString(16)}`)).toBe(kind)
      expect(kindOf(`0${address.toString(8)}.`)).toBe(kind)
      expect(
        kindOf(`[::ffff:${(address >>> 16).toString(16)}:${(address & 0xffff).toString(16)}]`),
      ).toBe(kind)
    }),
  )
})

test('hosts that are no addresses say so', () => {
  expect(classifyHost(parseHost('x', true)!)).toEqual({ kind: 'opaque' })
  expect(classifyHost(parseHost('', true)!)).toEqual({ kind: 'empty' })
})
