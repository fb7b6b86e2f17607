import { normalize, presets, trace } from '@waymark/normalize'
import { expect, test } from 'vitest'

const SESSION = ';jsessionid=0123456789abcdef0123456789abcdef'

test.each([
  `/a${SESSION.repeat(40)}`,
  `/a${`${SESSION}/`.repeat(40)}`,
  `/a${SESSION}////${SESSION}//`,
])('iipc-aggressive leaves no session at the end of a path', (path) => {
  const input = `http://e.example${path}`
  expect(normalize(input, 'iipc-aggressive')).toBe('http://e.example/a')
  expect(trace(input, 'iipc-aggressive').output).toBe('http://e.example/a')
})

test.each([
  [`foo://e.example/a${'/'.repeat(40)}`, 'foo://e.example/a'],
  [`http://e.example/${SESSION}/`, 'http://e.example/'],
  [`http://e.example/a${SESSION.slice(0, -1)}/`, `http://e.example/a${SESSION.slice(0, -1)}`],
  [`http://e.example/?${'cfid=1&'.repeat(20)}${'cftoken=2&'.repeat(20)}`, 'http://e.example/'],
])('%s becomes %s', (input, output) => {
  expect(normalize(input, 'iipc-aggressive')).toBe(output)
})

// What decoding uncovers is parsed again: an authority, a port, a query.
test.each([
  'http://ü.de%40/../5foo]:443K;a%40/b。',
  '%40/:80/./\n%3a%3fcftoken=2www.',
  'http://www.0x7f%2e1%3a80/',
])('canonicalising %s again changes nothing', (input) => {
  for (const preset of Object.values(presets)) {
    if (!preset.name.startsWith('iipc')) continue
    const once = normalize(input, preset)!
    expect(normalize(once, preset)).toBe(once)
  }
})

test.each([
  ['http://[2001:DB8:0:0::1]/', 'http://[2001:db8::1]/'],
  ['http://[::FFFF:1.2.3.4]/', 'http://[::ffff:102:304]/'],
  ['http://[zz]/', 'http://[zz]/'],
  ['http://[::1%25eth0]/', 'http://[::1%25eth0]/'],
  ['http://[1::2::3]/', 'http://[1::2::3]/'],
  ['http://0x7f.1/', 'http://127.0.0.1/'],
  ['http://017.0.0.1/', 'http://15.0.0.1/'],
])('the host of %s is read as an address, or left as it is', (input, output) => {
  for (const name of ['iipc-semantic', 'iipc-semantic-precise', 'iipc-aggressive'] as const) {
    expect(normalize(input, name), name).toBe(output)
  }
})
