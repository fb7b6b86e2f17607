import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// After some thousand regular expressions, V8 only interprets further ones. A repetition such as `[\w.-]+` then takes memory
// for each character, and some millions of them throw a RangeError.
test('inputs of megabytes are parsed by an engine that interprets regular expressions', {
  tags: 'slow',
}, () => {
  const program = `
    import { parseHost } from '@waymark/host'
    import { parseUrl, serializeUrl } from '@waymark/url-parser'
    const long = (unit) => unit.repeat(5_000_000 / unit.length)
    const inputs = [
      'https://' + long('A.') + '/',
      'https://u:' + long('p') + '@a.example/',
      'https://a.example/' + long('b'),
      'https://a.example/?' + long('b'),
      'data:' + long('b'),
    ]
    for (const input of inputs) {
      const url = parseUrl(input)
      console.log(url !== null && serializeUrl(url) === input.toLowerCase())
    }
    console.log(parseHost(long('a'))?.kind)
    console.log(parseUrl('https://a.example:' + long('0') + '80/')?.port)
  `
  const options = ['--no-regexp-optimization', '--conditions=@waymark/source', '--no-warnings']
  const printed = execFileSync(
    process.execPath,
    [...options, '--input-type=module', '--eval', program],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), encoding: 'utf8' },
  )
  expect(printed.trim().split('\n')).toEqual([...Array(5).fill('true'), 'domain', '80'])
})
