import { judgeUrl } from '@waymark/display/verdict'
import { readings } from '@waymark/path-guard/readings'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const pieces = ['\\', '\\\\', '@', '/', '.', ':80', 'good.example', 'evil.com', '#', '?', 'a b']
const some = fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((list) => list.join(''))
const urls = fc
  .tuple(
    fc.constantFrom('http://', 'https://', 'http:\\\\', 'ws:/'),
    some,
    some,
    fc.constantFrom('', '/x'),
  )
  .map(([start, one, other, end]) => `${start}good.example${one}\\${other}@evil.com${end}`)

// The verdict is too fast to ask every model, so it finds the commonest confusion by itself.
test('the host that the verdict says other programs read is one that they do read', () => {
  let disputed = 0
  fc.assert(
    fc.property(urls, (url) => {
      const finding = judgeUrl(url).findings.find(({ code }) => code === 'disputed-host')
      if (finding === undefined) return
      disputed++
      const others = readings(url).filter(({ agrees }) => !agrees)
      expect(others.map(({ target }) => target!.host)).toContain(finding.data?.['other'])
    }),
  )
  expect(disputed).toBeGreaterThan(0)
})
