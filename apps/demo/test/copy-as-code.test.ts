import { expect, test } from 'vitest'
import { codeFor } from '../src/copy-as-code/code.ts'

test('a URL as TypeScript, with what it becomes', () => {
  expect(codeFor('TypeScript', 'HTTPS://a.example/"x"', '')).toBe(
    [
      "import { URL } from '@waymark/url'",
      '',
      'const url = URL.parse("HTTPS://a.example/\\"x\\"")',
      'console.log(url?.href) // "https://a.example/%22x%22"',
      '',
    ].join('\n'),
  )
  expect(codeFor('TypeScript', '../b', 'https://a.example/a/')).toContain(
    'URL.parse("../b", "https://a.example/a/")',
  )
  expect(codeFor('TypeScript', 'no URL', '')).toContain('console.log(url) // null')
})

test('as a command whose argument a shell takes as it is', () => {
  expect(codeFor('curl', "https://a.example/it's?[1-2]", '')).toBe(
    "curl --globoff -- 'https://a.example/it'\\''s?[1-2]'",
  )
  expect(codeFor('curl', 'mailto:ann@a.example', '')).toBe(null)
  expect(codeFor('curl', 'no URL', '')).toBe(null)
})

test('as JSON with the members of the class', () => {
  const input = 'https://ann:pw@Bücher.example:8080/a?b#c'
  const url = new URL(input)
  expect(JSON.parse(codeFor('JSON', input, '')!)).toEqual({
    href: url.href,
    origin: url.origin,
    protocol: url.protocol,
    username: url.username,
    password: url.password,
    host: url.host,
    hostname: url.hostname,
    port: url.port,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
  })
})
