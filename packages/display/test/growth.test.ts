import { decodeComponent, inspectDomain, renderUrl } from '@waymark/display'
import { parseUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

const SMALL = 30_000
const FACTOR = 4
/** Quadratic work would take 16 times as long; linear work 4, and a machine in use has its moods. */
const MOST = 11

const repeat = (unit: string) => (n: number) => unit.repeat(Math.ceil(n / unit.length))
const render = (input: string, maxLength?: number) => {
  const url = parseUrl(input)!
  renderUrl(url, maxLength === undefined ? {} : { maxLength })
}

test.each<[string, (n: number) => string, (text: string) => void]>([
  ['labels', repeat('ü.'), (text) => inspectDomain(`${text}x`)],
  ['one label of two scripts', repeat('аa'), inspectDomain],
  ['one label of lookalikes', repeat('ノ'), inspectDomain],
  ['one label of marks', (n) => `a${repeat('\u0301\u0323')(n)}`, inspectDomain],
  ['labels to elide', repeat('a.'), (text) => render(`https://${text}example.com/`, 40)],
  ['segments', repeat('%D7%90/'), (text) => render(`https://a.example/${text}`)],
  ['segments to elide', repeat('%D7%90/'), (text) => render(`https://a.example/${text}`, 1000)],
  ['one segment to elide', repeat('%C3%A9'), (text) => render(`https://a.example/${text}`, 5000)],
  ['parameters', repeat('%D7%90=1&'), (text) => render(`https://a.example/?${text}`)],
  ['marks', repeat('%CC%81%CC%A3'), decodeComponent],
  ['lookalikes', repeat('%E3%83%8E'), decodeComponent],
  ['unfinished sequences', repeat('%F0%9F%98'), decodeComponent],
  ['percent signs', (n) => `%C3${repeat('%')(n)}`, decodeComponent],
])(
  '%s take time in proportion to their number',
  (_, build, use) => {
    const [small, large] = [build(SMALL), build(SMALL * FACTOR)]
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < 4 && best > MOST; i++) {
      best = Math.min(best, timeOf(large, use) / timeOf(small, use))
    }
    expect(best).toBeLessThan(MOST)
  },
  60_000,
)

function timeOf(text: string, use: (text: string) => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3; i++) {
    const start = performance.now()
    use(text)
    best = Math.min(best, performance.now() - start)
  }
  return Math.max(best, 0.5)
}
