import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const names = [
  'classifyHost',
  'domainToUnicode',
  'endsInNumber',
  'hostEquals',
  'isForbiddenDomainCodePoint',
  'isUrlCodePoint',
  'isValidDomain',
  'isValidHostString',
  'isValidIpv4String',
  'isValidIpv6String',
  'isValidOpaqueHostString',
  'parseDomain',
  'parseHost',
  'parseIpv4',
  'parseIpv6',
  'parseNat64Prefix',
  'serializeHost',
  'serializeIpv4',
  'serializeIpv6',
]

test.each(['@waymark/host', '@waymark/host/ascii'])(
  'the built %s exports exactly the documented names',
  async (entry) => {
    expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z-]+\.js$/)
    expect(Object.keys(await import(entry)).sort()).toEqual(names)
    expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(names)
  },
)
