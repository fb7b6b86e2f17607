import { classifyHost, parseHost } from '@waymark/host'
import { afterEach, expect, test } from 'vitest'

afterEach(() => {
  for (let i = 0; i < 8; i++) Reflect.deleteProperty(Object.prototype, i)
})

test('a block of addresses has no pieces that it inherits', () => {
  const addresses = [
    '[3fff::1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::a00:1]',
    '[fe80::1]',
    '[2001:db8::1]',
    '[fd00::1]',
  ]
  const kinds = () => addresses.map((address) => classifyHost(parseHost(address)!).kind)
  const expected = kinds()
  for (let i = 0; i < 8; i++) Reflect.set(Object.prototype, i, 0x1234)
  expect(kinds()).toEqual(expected)
})
