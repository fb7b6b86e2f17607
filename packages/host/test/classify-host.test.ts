import {
  classifyHost,
  type Host,
  type HostKind,
  hostEquals,
  parseHost,
  parseNat64Prefix,
  serializeHost,
} from '@waymark/host'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const kindOf = (text: string) => classifyHost(parseHost(text)!).kind

type KindsFrom = readonly (readonly [address: string, kind: HostKind | null])[]

/** Each kind holds from its address up to the next one. */
const IPV4: KindsFrom = [
  ['0.0.0.0', 'unspecified'],
  ['0.0.0.1', 'this-network'],
  ['1.0.0.0', 'public'],
  ['10.0.0.0', 'private'],
  ['11.0.0.0', 'public'],
  ['100.64.0.0', 'shared'],
  ['100.128.0.0', 'public'],
  ['127.0.0.0', 'loopback'],
  ['128.0.0.0', 'public'],
  ['169.254.0.0', 'link-local'],
  ['169.255.0.0', 'public'],
  ['172.16.0.0', 'private'],
  ['172.32.0.0', 'public'],
  ['192.0.0.0', 'protocol'],
  ['192.0.1.0', 'public'],
  ['192.0.2.0', 'documentation'],
  ['192.0.3.0', 'public'],
  ['192.88.99.0', 'relay'],
  ['192.88.100.0', 'public'],
  ['192.168.0.0', 'private'],
  ['192.169.0.0', 'public'],
  ['198.18.0.0', 'benchmarking'],
  ['198.20.0.0', 'public'],
  ['198.51.100.0', 'documentation'],
  ['198.51.101.0', 'public'],
  ['203.0.113.0', 'documentation'],
  ['203.0.114.0', 'public'],
  ['224.0.0.0', 'multicast'],
  ['240.0.0.0', 'reserved'],
  ['255.255.255.255', 'broadcast'],
]

/** `null` is where an IPv4 address inside can decide. */
const IPV6: KindsFrom = [
  ['[::]', 'unspecified'],
  ['[::1]', 'loopback'],
  ['[::2]', null],
  ['[65::]', 'reserved'],
  ['[100::]', 'discard'],
  ['[100:0:0:2::]', 'reserved'],
  ['[2000::]', 'public'],
  ['[2001::]', null],
  ['[2001:1::]', 'protocol'],
  ['[2001:2::]', 'benchmarking'],
  ['[2001:2:1::]', 'protocol'],
  ['[2001:3::]', 'public'],
  ['[2001:4::]', 'protocol'],
  ['[2001:4:112::]', 'public'],
  ['[2001:4:113::]', 'protocol'],
  ['[2001:20::]', 'public'],
  ['[2001:40::]', 'protocol'],
  ['[2001:200::]', 'public'],
  ['[2001:db8::]', 'documentation'],
  ['[2001:db9::]', 'public'],
  ['[2002::]', null],
  ['[2003::]', 'public'],
  ['[3fff::]', 'documentation'],
  ['[3fff:1000::]', 'public'],
  ['[4000::]', 'reserved'],
  ['[5f00::]', 'protocol'],
  ['[5f01::]', 'reserved'],
  ['[fc00::]', 'unique-local'],
  ['[fe00::]', 'reserved'],
  ['[fe80::]', 'link-local'],
  ['[fec0::]', 'site-local'],
  ['[ff00::]', 'multicast'],
]

const edges = [IPV4, IPV6].flatMap((list) =>
  list.map(([text, kind], i) => ({ text, kind, before: list.at(i - 1)![1] })),
)

test.each(edges)('at $text begins what is $kind and ends what is $before', (edge) => {
  const host = parseHost(edge.text)!
  if (edge.kind !== null) expect(classifyHost(host).kind).toBe(edge.kind)
  if (edge.before !== null) expect(classifyHost(predecessorOf(host)).kind).toBe(edge.before)
})

/** The address before another; before the first, the last. */
function predecessorOf(host: Host): Host {
  if (host.kind === 'ipv4') return { kind: 'ipv4', address: (host.address - 1) >>> 0 }
  if (host.kind !== 'ipv6') throw new TypeError(`${host.kind} is no address`)
  const pieces = [...host.pieces]
  for (let i = 7; i >= 0; i--) {
    pieces[i] = (pieces[i]! - 1) & 0xffff
    if (pieces[i] !== 0xffff) break
  }
  return { kind: 'ipv6', pieces }
}

test.each([
  ['[::2]', 'this-network'],
  ['localhost', 'localhost'],
  ['a.localhost.', 'localhost'],
  ['alocalhost', 'name'],
])('%s is %s', (text, kind) => expect(kindOf(text)).toBe(kind))

test.each([
  ['[::ffff:8.8.8.8]', 'public'],
  ['[64:ff9b::8.8.8.8]', 'public'],
  ['[2002:808:808::]', 'public'],
  ['[::8.8.8.8]', 'reserved'],
  ['[::ffff:0:8.8.8.8]', 'reserved'],
  ['[2001::f7f7:f7f7]', 'reserved'],
  ['[64:ff9b:1::808:808]', 'private'],
])('%s, which embeds a public IP address, is %s', (text, kind) => expect(kindOf(text)).toBe(kind))

test('an embedded IPv4 address is found in each form', () => {
  const embedded = (text: string) => classifyHost(parseHost(text)!).embedded
  const address = 0x7f000001
  expect(embedded('[::ffff:127.0.0.1]')).toEqual({ form: 'mapped', address })
  expect(embedded('[::127.0.0.1]')).toEqual({ form: 'compatible', address })
  expect(embedded('[::ffff:0:127.0.0.1]')).toEqual({ form: 'translated', address })
  expect(embedded('[64:ff9b::127.0.0.1]')).toEqual({ form: 'nat64', address })
  expect(embedded('[64:ff9b:1::1]')).toEqual({ form: 'nat64-local', address: null })
  expect(embedded('[2002:7f00:1::]')).toEqual({ form: '6to4', address })
  expect(embedded('[2001:0:4136:e378:8000:63bf:80ff:fffe]')).toEqual({ form: 'teredo', address })
  for (const text of ['[2606:4700::]', '[::]', '[::1]']) expect(embedded(text)).toBeUndefined()
})

// RFC 5214, section 6.1: `0000:5efe` or `0200:5efe` before the IPv4 address, below any prefix of 64 bits.
test.each([
  ['[2600:1f18::5efe:10.0.0.1]', 'private', 0x0a000001],
  ['[2600:1f18:1:2:200:5efe:a9fe:a9fe]', 'link-local', 0xa9fea9fe],
  ['[2600:1f18::300:5efe:127.0.0.1]', 'loopback', 0x7f000001],
  ['[2600:1f18::5efe:8.8.8.8]', 'public', 0x08080808],
  ['[fe80::5efe:8.8.8.8]', 'link-local', 0x08080808],
  ['[fe80::5efe:10.0.0.1]', 'link-local', 0x0a000001],
  ['[fd00::200:5efe:10.0.0.1]', 'unique-local', 0x0a000001],
])('%s is an ISATAP address that is %s', (text, kind, address) => {
  expect(classifyHost(parseHost(text)!)).toMatchObject({
    kind,
    embedded: { form: 'isatap', address },
  })
})

test.each(['[2600::400:5efe:a00:1]', '[2600::5eff:a00:1]', '[2600::1:5efe:a00:1]'])(
  '%s is no ISATAP address',
  (text) => expect(classifyHost(parseHost(text)!)).toEqual({ kind: 'public' }),
)

test('an ISATAP address of a metadata service leads to it', () => {
  expect(classifyHost(parseHost('[2600::5efe:169.254.169.254]')!).special).toBe('cloud-metadata')
})

// The table of RFC 6052, section 2.4: 192.0.2.33 below prefixes of each length.
test.each([
  ['2001:db8::/32', '[2001:db8:c000:221::]'],
  ['2001:db8:100::/40', '[2001:db8:1c0:2:21::]'],
  ['2001:db8:122::/48', '[2001:db8:122:c000:2:2100::]'],
  ['2001:db8:122:300::/56', '[2001:db8:122:3c0:0:221::]'],
  ['2001:db8:122:344::/64', '[2001:db8:122:344:c0:2:2100::]'],
  ['2001:db8:122:344::/96', '[2001:db8:122:344::192.0.2.33]'],
])('below %s, %s leads to 192.0.2.33', (prefix, text) => {
  const prefixes = [parseNat64Prefix('2600::/96')!, parseNat64Prefix(prefix.toUpperCase())!]
  expect(classifyHost(parseHost(text)!, prefixes)).toEqual({
    kind: 'documentation',
    embedded: { form: 'nat64', address: 0xc0000221 },
  })
  expect(classifyHost(parseHost(text)!)).toEqual({ kind: 'documentation' })
})

test('an address below a prefix of the caller is what its IPv4 address is', () => {
  const own = [parseNat64Prefix('64:ff9b:1::/96')!, parseNat64Prefix('fd00:64::/96')!]
  const kind = (text: string) => classifyHost(parseHost(text)!, own).kind
  expect(kind('[64:ff9b:1::8.8.8.8]')).toBe('public')
  expect(kind('[fd00:64::8.8.8.8]')).toBe('public')
  expect(kind('[fd00:64::10.0.0.1]')).toBe('private')
  expect(kind('[fd00:65::8.8.8.8]')).toBe('unique-local')
  expect(classifyHost(parseHost('[fd00:64::169.254.169.254]')!, own).special).toBe('cloud-metadata')
})

test.each([
  ...['', '/', '::', '::/0', '64:ff9b::/95', '64:ff9b::/064', '[64:ff9b::]/96', '64:ff9b::/96 '],
  ...['64:ff9b::1/96', '64:ff9b::1:0:0/64', '2001:db8:1::/40', '10.0.0.0/96', 'fd00:64::'],
])('%s is no prefix', (text) => expect(parseNat64Prefix(text)).toBe(null))

test('the last bit before the length belongs to a prefix', () => {
  expect(parseNat64Prefix('2001:db8:1ff::/48')).toEqual({
    pieces: [0x2001, 0xdb8, 0x1ff, 0, 0, 0, 0, 0],
    length: 48,
  })
  expect(parseNat64Prefix('::ffff:0:0/96')?.length).toBe(96)
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

test('hosts that are not IP addresses are classified as such', () => {
  expect(classifyHost(parseHost('x', { isOpaque: true })!)).toEqual({ kind: 'opaque' })
  expect(classifyHost(parseHost('', { isOpaque: true })!)).toEqual({ kind: 'empty' })
})

test.each([
  ...[
    'ip6-localhost',
    'IP6-Loopback',
    'ipv6-localhost',
    'ipv6-loopback',
    'localhost.localdomain',
    'localhost6.localdomain6.',
  ],
  ...['a.b.LOCALHOST', 'localhost..', '%6cocalhost', 'ｌｏｃａｌｈｏｓｔ', 'localhost。'],
])('%s is a name of the machine itself', (text) => {
  expect(classifyHost(parseHost(text)!)).toEqual({ kind: 'localhost' })
})

test.each([
  ['printer.local', 'local-name'],
  ['kubernetes.default.svc.cluster.local', 'local-name'],
  ['Ｄｂ.Ｉｎｔｅｒｎａｌ', 'local-name'],
  ['vault.service.INTERNAL.', 'local-name'],
  ['kubernetes.default.svc', 'local-name'],
  ['web.service.dc1.Consul', 'local-name'],
  ['router.home.arpa', 'local-name'],
  ['nas.lan', 'local-name'],
  ['git.corp', 'local-name'],
  ['nas.home', 'local-name'],
  ['a.intranet', 'local-name'],
  ['a.private..', 'local-name'],
  ['pc.localdomain', 'local-name'],
  ['local', 'local-name'],
  ['intra', 'single-label'],
  ['intra.', 'single-label'],
  ['com', 'single-label'],
  ['metadata', 'cloud-metadata'],
  ['metadata.google.internal', 'cloud-metadata'],
  ['Metadata%2eGoogle%2eInternal.', 'cloud-metadata'],
  ['instance-data', 'cloud-metadata'],
  ['metadata.tencentyun.com', 'cloud-metadata'],
  ['metadata.goog', 'cloud-metadata'],
  ['instance-data.ec2.internal', 'cloud-metadata'],
  ['a.metadata.google.internal', 'cloud-metadata'],
  ['a.b.metadata.tencentyun.com', 'cloud-metadata'],
  ['ec2.internal', 'local-name'],
  ['google.internal', 'local-name'],
  ['a.service.arpa', 'local-name'],
  ['service.arpa', 'local-name'],
  ['home.arpa', 'local-name'],
  ['arpa', 'reserved-name'],
  ['.lan', 'local-name'],
  ['a.onion', 'reserved-name'],
  ['a.test', 'reserved-name'],
  ['a.invalid', 'reserved-name'],
  ['a.alt', 'reserved-name'],
  ['1.0.0.10.in-addr.arpa', 'reserved-name'],
])('%s is not an ordinary name, but a %s', (text, special) => {
  expect(classifyHost(parseHost(text)!)).toEqual({ kind: 'name', special })
})

test.each([
  ...['example.com', 'a.example', 'local.example', 'mylocal', 'home.example.net', 'xlocal.com'],
  ...['localhost.example', 'google.internal.example', 'tencentyun.com', 'lan.com', 'a.onion.ly'],
])('%s has no special use but for a missing dot', (text) => {
  const special = text.includes('.') ? undefined : 'single-label'
  expect(classifyHost(parseHost(text)!)).toEqual({
    kind: 'name',
    ...(special === undefined ? {} : { special }),
  })
})

test.each([
  ['169.254.169.254', 'link-local'],
  ['0xa9fea9fe', 'link-local'],
  ['[::ffff:169.254.169.254]', 'link-local'],
  ['168.63.129.16', 'public'],
  ['0250.077.0201.020', 'public'],
  ['[::ffff:168.63.129.16]', 'public'],
  ['[64:ff9b::a83f:8110]', 'public'],
  ['[2002:a83f:8110::1]', 'public'],
  ['100.100.100.200', 'shared'],
  ['192.0.0.192', 'protocol'],
  ['[fd00:ec2::254]', 'unique-local'],
  ['[fd20:ce::254]', 'unique-local'],
  ['[fd00:ec2::23]', 'unique-local'],
  ['[fd00:c1::a9fe:a9fe]', 'unique-local'],
  ['[fd00:100::100:200]', 'unique-local'],
  ['[fd00:42::42]', 'unique-local'],
  ['[fd00:a9fe:a9fe::1]', 'unique-local'],
  ['[fe80::a9fe:a9fe]', 'link-local'],
  ['169.254.170.2', 'link-local'],
  ['169.254.170.23', 'link-local'],
  ['169.254.0.23', 'link-local'],
  ['169.254.42.42', 'link-local'],
  ['100.96.0.96', 'shared'],
])('%s, which is %s, is a metadata service', (text, kind) => {
  expect(classifyHost(parseHost(text)!)).toMatchObject({ kind, special: 'cloud-metadata' })
})

// One bit away from each form, no IPv4 address is looked for.
test.each([
  ...['[::fffe:7f00:1]', '[::1:ffff:7f00:1]', '[::1:0:7f00:1]', '[1::7f00:1]', '[0:1::7f00:1]'],
  ...['[::fffe:0:7f00:1]', '[::ffff:1:7f00:1]', '[::1:ffff:0:7f00:1]', '[63:ff9b::7f00:1]'],
  ...['[65:ff9b::7f00:1]', '[64:ff9a::7f00:1]', '[64:ff9b::1:7f00:1]', '[64:ff9b:2::7f00:1]'],
  ...['[64:ff9b:0:1::7f00:1]', '[64:ff9b::1:0:7f00:1]', '[2003:7f00:1::]', '[2001:1::80ff:fffe]'],
])('%s carries no IPv4 address', (text) => {
  expect(classifyHost(parseHost(text)!).embedded).toBeUndefined()
})

test('an address that carries that of a metadata service says so, with what it carries', () => {
  expect(classifyHost(parseHost('[2002:a83f:8110::1]')!)).toEqual({
    kind: 'public',
    embedded: { form: '6to4', address: 0xa83f8110 },
    special: 'cloud-metadata',
  })
  expect(classifyHost(parseHost('168.63.129.16')!)).toEqual({
    kind: 'public',
    special: 'cloud-metadata',
  })
  expect(classifyHost(parseHost('[::ffff:8.8.8.8]')!)).toEqual({
    kind: 'public',
    embedded: { form: 'mapped', address: 0x08080808 },
  })
  expect(classifyHost(parseHost('[64:ff9b:1::a9fe:a9fe]')!)).toEqual({
    kind: 'private',
    embedded: { form: 'nat64-local', address: null },
  })
})

test.each<[why: string, host: unknown]>([
  ['text', 'example.com'],
  ['null', null],
  ['undefined', undefined],
  ['a number', 5],
  ['no kind', {}],
  ['another kind', { kind: 'name', name: 'a' }],
  ['a domain without a name', { kind: 'domain' }],
  ['an opaque host without a text', { kind: 'opaque', name: 'a' }],
  ['an address that is text', { kind: 'ipv4', address: '1' }],
  ['a negative address', { kind: 'ipv4', address: -1 }],
  ['an address of 33 bits', { kind: 'ipv4', address: 0x1_0000_0000 }],
  ['an address that is not whole', { kind: 'ipv4', address: 0.5 }],
  ['seven pieces', { kind: 'ipv6', pieces: [0, 0, 0, 0, 0, 0, 0] }],
  ['nine pieces', { kind: 'ipv6', pieces: [0, 0, 0, 0, 0, 0, 0, 0, 0] }],
  ['a piece of 17 bits', { kind: 'ipv6', pieces: [0, 0, 0, 0, 0, 0, 0, 0x10000] }],
  ['a negative piece', { kind: 'ipv6', pieces: [-1, 0, 0, 0, 0, 0, 0, 0] }],
  ['a piece that is text', { kind: 'ipv6', pieces: ['0', 0, 0, 0, 0, 0, 0, 0] }],
  ['pieces that are no list', { kind: 'ipv6', pieces: { length: 8 } }],
])('%s is not a host', (_, host) => {
  expect(() => classifyHost(host as Host)).toThrow(
    expect.objectContaining({ name: 'ArgumentError', argument: 'host' }),
  )
  expect(() => serializeHost(host as Host)).toThrow(
    expect.objectContaining({ name: 'ArgumentError', argument: 'host' }),
  )
  const empty = { kind: 'empty' } as const
  expect(() => hostEquals(host as Host, empty)).toThrow(
    expect.objectContaining({ name: 'ArgumentError', argument: 'a' }),
  )
  expect(() => hostEquals(empty, host as Host)).toThrow(
    expect.objectContaining({ name: 'ArgumentError', argument: 'b' }),
  )
})

test('the greatest and the least of each are hosts', () => {
  const pieces = [0xffff, 0, 0xffff, 0, 0xffff, 0, 0xffff, 0]
  expect(serializeHost({ kind: 'ipv6', pieces })).toBe('[ffff:0:ffff:0:ffff:0:ffff:0]')
  expect(serializeHost({ kind: 'ipv4', address: 0xffffffff })).toBe('255.255.255.255')
  expect(serializeHost({ kind: 'ipv4', address: 0 })).toBe('0.0.0.0')
  expect(serializeHost({ kind: 'empty' })).toBe('')
})

test('the neighbours of a metadata service are ordinary addresses', () => {
  for (const text of ['168.63.129.15', '168.63.129.17', '[fd00:ec2::253]', '169.254.169.255']) {
    expect(classifyHost(parseHost(text)!).special).toBeUndefined()
  }
})

test.each([
  ...['localhost', 'a.localhost', 'ip6-localhost', 'ip6-loopback', 'ipv6-localhost'],
  ...['ipv6-loopback', 'localhost4', 'localhost6', 'localhost.localdomain'],
  ...['localhost4.localdomain4', 'localhost6.localdomain6', 'LOCALHOST', 'localhost..'],
])('%s leads to the machine itself', (name) => {
  expect(kindOf(name)).toBe('localhost')
  expect(kindOf(`${name}.`)).toBe('localhost')
  expect(kindOf(`x${name}.example`)).not.toBe('localhost')
})
