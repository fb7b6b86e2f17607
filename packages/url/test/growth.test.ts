/** @module-tag slow */
import { URL } from '@waymark/url'
import { test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

const set =
  (
    name: 'host' | 'hostname' | 'pathname' | 'search' | 'hash' | 'username' | 'protocol',
    unit: string,
  ) =>
  (n: number) => {
    const url = new URL('https://a.example/')
    url[name] = unit.repeat(n)
    return url.href.length
  }
const parse =
  (start: string, unit: string, end = '') =>
  (n: number) =>
    URL.canParse(`${start}${unit.repeat(n)}${end}`)

const operations: Record<string, (n: number) => unknown> = {
  'at signs in credentials': parse('http://', '@', 'h/'),
  'users and passwords': parse('http://', 'u:p@', 'h/'),
  colons: parse('http://h', ':'),
  'segments and dots': parse('http://h/', 'a/../'),
  'segments, then dots': (n) => new URL(`http://h/${'a/'.repeat(n)}${'../'.repeat(n)}`).href.length,
  'encoded dots': parse('http://h/', '%2e%2e/'),
  backslashes: parse('http://h', '\\'),
  tabs: parse('http://h/', '\t'),
  'spaces around': (n) => URL.canParse(`${' '.repeat(n)}http://h/${' '.repeat(n)}`),
  labels: parse('http://', 'a.'),
  'percent-encoded host': parse('http://', '%41', '/'),
  'a long IPv4 number': parse('http://0x', 'f', '/'),
  'a long port': parse('http://h:', '0', '/'),
  'open brackets': parse('http://[', ':', '/'),
  'opaque path': parse('mailto:', 'é '),
  'setting pathname': set('pathname', '/..'),
  'setting search': set('search', '?é&'),
  'setting hash': set('hash', '#`'),
  'setting username': set('username', '@:'),
  'setting host': set('host', 'a.'),
  'setting protocol': set('protocol', 'x'),
  'what is refused, with its message': (n) => {
    try {
      return new URL(`https://a b/${'x'.repeat(n)}`, 'https://a.example/')
    } catch (error) {
      return String(error)
    }
  },
  'changes of searchParams that are not read': (n) => {
    const url = new URL('https://a.example/')
    for (let i = 0; i < n; i++) url.searchParams.append('a', 'b')
    return url.href.length
  },
  'setters between changes of searchParams': (n) => {
    const url = new URL('https://a.example/')
    for (let i = 0; i < n; i++) url.searchParams.set('a', `${i}`)
    return url.href.length
  },
  'resolving against a long base': (n) => {
    const base = `https://a.example/${'a/'.repeat(n)}`
    return new URL('../x', base).href.length
  },
}

test.each(Object.entries(operations))('%s: time in proportion to the size', (_, run) => {
  expectLinear(run)
})
