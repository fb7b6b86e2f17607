import { judgeUrl } from '@waymark/display/verdict'
import { expect, test } from 'vitest'

// https://fetch.spec.whatwg.org/#bad-port
const BAD_PORTS = [
  ...[0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101],
  ...[102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389],
  ...[427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636],
  ...[989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665],
  ...[6666, 6667, 6668, 6669, 6679, 6697, 10080],
]

function isBlocked(scheme: string, port: number): boolean {
  const { findings } = judgeUrl(`${scheme}://a.example:${port}/`)
  return findings.some(({ code }) => code === 'blocked-port')
}

test('the ports that browsers refuse are those of the standard, and none beside them', () => {
  const near = new Set(BAD_PORTS.flatMap((port) => [port - 1, port, port + 1]))
  const ports = [...near, 80, 443, 3000, 8080, 65535].filter((port) => port >= 0)
  expect(ports.filter((port) => isBlocked('https', port)).sort((a, b) => a - b)).toEqual(BAD_PORTS)
})

test.each([
  ['http', true],
  ['https', true],
  ['ws', true],
  ['wss', true],
  ['ftp', false],
  ['web+x', false],
])('a browser connects with %s, so that it refuses ports: %s', (scheme, expected) => {
  expect(isBlocked(scheme, 6666)).toBe(expected)
})
