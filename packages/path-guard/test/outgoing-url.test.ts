import { checkOutgoingUrl, resolveBelow, type UrlRules } from '@waymark/path-guard'
import { expect, test } from 'vitest'

const codeOf = (url: string, rules: UrlRules = {}): string | null => {
  const result = checkOutgoingUrl(url, rules)
  return result.allowed ? null : result.code
}

test.each([
  ...['gopher://example.com:6379/_x', 'ftp://example.com/', 'file:///etc/passwd', 'data:,x'],
  ...[
    'ws://example.com/',
    'wss://example.com/',
    'blob:https://example.com/1',
    'ldap://example.com/',
  ],
])('%s is refused without a rule about schemes', (url) => {
  expect(codeOf(url)).toBe('url-scheme-not-allowed')
})

test('a scheme that is listed is allowed, and the others are not', () => {
  expect(codeOf('wss://example.com/', { schemes: ['wss'] })).toBeNull()
  expect(codeOf('https://example.com/', { schemes: ['wss'] })).toBe('url-scheme-not-allowed')
})

test.each(['db://127.1/x', 'db://%31%32%37.1/x', 'db://%6cocalhost/', 'db://ip6-localhost/'])(
  'the host of %s is read as the program that connects reads it',
  (url) => expect(codeOf(url, { schemes: ['db'] })).toBe('host-kind-not-allowed'),
)

test.each([
  ...['ip6-localhost', 'ip6-loopback', 'localhost.localdomain', 'a.localhost', 'LOCALHOST.'],
  ...['printer.local', 'vault.internal', 'nas.home.arpa', 'nas.lan', 'git.corp', 'nas.home'],
  ...['metadata.google.internal', 'Metadata.Google.Internal.', 'metadata', 'instance-data'],
  ...['a.onion', 'intranet', 'intranet.', '%69ntranet', 'ｉｎｔｒａｎｅｔ'],
  ...['168.63.129.16', '0xa83f8110', '[::ffff:168.63.129.16]', '[64:ff9b::168.63.129.16]'],
  ...['100.100.100.200', '192.0.0.192', '[fd00:ec2::254]', '169.254.169.254'],
  ...['[64:ff9b::10.0.0.1]', '[64:ff9b:1::808:808]', '[2002:7f00:1::]', '[::ffff:127.0.0.1]'],
  ...['kubernetes.default.svc', 'vault.service.consul', '[2600:1f18::200:5efe:10.0.0.1]'],
  ...['[2001:0:4136:e378:8000:63bf:80ff:fffe]', '127．0．0．1', '%31%32%37.0.0.1'],
])('the host %s is refused without a rule about hosts', (host) => {
  expect(codeOf(`http://${host}/`)).toBe('host-kind-not-allowed')
})

test('an address below a prefix of the network is of the kind of its IPv4 address', () => {
  const rules = { nat64Prefixes: ['2600:64::/96', '64:ff9b:1::/96'] }
  expect(codeOf('http://[2600:64::10.0.0.1]/')).toBeNull()
  expect(codeOf('http://[2600:64::10.0.0.1]/', rules)).toBe('host-kind-not-allowed')
  expect(codeOf('http://[2600:64::169.254.169.254]/', rules)).toBe('host-kind-not-allowed')
  expect(codeOf('http://[64:ff9b:1::8.8.8.8]/')).toBe('host-kind-not-allowed')
  expect(codeOf('http://[64:ff9b:1::8.8.8.8]/', rules)).toBeNull()
  expect(
    resolveBelow('http://[2600:64::a00:1]/a/', 'b', { hostKinds: ['public'], ...rules }),
  ).toMatchObject({ allowed: false, code: 'host-kind-not-allowed' })
  expect(() => checkOutgoingUrl('http://a.example', { nat64Prefixes: ['2600:64::/65'] })).toThrow(
    expect.objectContaining({ name: 'OptionError', option: 'nat64Prefixes' }),
  )
})

test('a special use is a kind of its own, which must be listed', () => {
  const rules = { hostKinds: ['name', 'public', 'link-local', 'unique-local'] } as const
  for (const host of ['168.63.129.16', '169.254.169.254', '[fd00:ec2::254]', 'vault.internal']) {
    expect(codeOf(`http://${host}/`, rules)).toBe('host-kind-not-allowed')
  }
  expect(codeOf('http://169.254.1.1/', rules)).toBeNull()
  expect(codeOf('http://169.254.169.254/', { hostKinds: ['cloud-metadata'] })).toBeNull()
  expect(codeOf('http://vault.internal/', { hostKinds: ['local-name'] })).toBeNull()
})

test('only the default port of the scheme is allowed without a rule about ports', () => {
  expect(codeOf('http://example.com:80/')).toBeNull()
  expect(codeOf('https://example.com:443/')).toBeNull()
  const others = ['http://example.com:443', 'https://example.com:80', 'http://example.com:0']
  for (const url of [...others, 'http://example.com:8080', 'http://example.com:6379']) {
    expect(codeOf(url)).toBe('port-not-allowed')
  }
})

test('a list of ports is added to the default port', () => {
  const rules = { ports: [8080, 8443] }
  expect(codeOf('http://example.com/', rules)).toBeNull()
  expect(codeOf('https://example.com:8443/', rules)).toBeNull()
  expect(codeOf('https://example.com:9200/', rules)).toBe('port-not-allowed')
  expect(codeOf('db://example.com/', { schemes: ['db'] })).toBeNull()
  expect(codeOf('db://example.com:5432/', { schemes: ['db'] })).toBe('port-not-allowed')
  expect(codeOf('db://example.com:5432/', { schemes: ['db'], ports: [5432] })).toBeNull()
})

test('a reference keeps the port of its base, whichever that is, unless ports are listed', () => {
  const base = 'https://cdn.example:8443/a/'
  expect(resolveBelow(base, 'x')).toMatchObject({ allowed: true })
  expect(resolveBelow(base, 'x', { ports: [] })).toMatchObject({ code: 'port-not-allowed' })
})

test.each(['*', '*.', '**.e.com', 'a.*.com', '*.*.com', '.e.com', '*.127.0.0.1', '*.[::1]', ''])(
  'the pattern %j would never match, so it is a mistake',
  (pattern) => {
    expect(() => checkOutgoingUrl('https://e.com/', { hosts: [pattern] })).toThrow(
      expect.objectContaining({ option: 'hosts', code: 'option-wrong' }),
    )
  },
)

test.each([0, 65_536, 1.5, '80', null])('%j is not a port', (port) => {
  expect(() => checkOutgoingUrl('https://e.com/', { ports: [port] as number[] })).toThrow(
    expect.objectContaining({ option: 'ports', code: 'option-wrong' }),
  )
})
