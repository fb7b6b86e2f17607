import { relativize } from '@waymark/url-edit'
import { parseUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'
import { runs } from '../../../test/runs.ts'

/** From all parts of the file, because neighbours are alike; all pairs of ten thousand with `WAYMARK_RUNS=34`. */
const COUNT = Math.min(10_000, runs(300))

const FILES = ['corpora/test-lists-urls.txt', 'corpora/file-urls.txt', 'corpora/kasztp.txt']

test.skipIf(isMissing(...FILES)).each(FILES)(
  'each URL of %s is reached from each other',
  (file) => {
    const lines = readData(file)
      .split('\n')
      .filter((line) => parseUrl(line) !== null)
    const urls = Array.from({ length: COUNT }, (_, i) => {
      return parseUrl(lines[Math.floor((i * lines.length) / COUNT)]!)!
    })
    let relative = 0
    for (const base of urls) {
      for (const url of urls) {
        const reference = relativize(url, base)
        if (reference === url.href) continue
        relative++
        const read = parseUrl(reference, { base })?.href
        if (read !== url.href) {
          expect.fail(`${base.href} ${url.href}: ${reference} reaches ${read}`)
        }
      }
    }
    expect(relative).toBeGreaterThanOrEqual(COUNT)
  },
  3_600_000,
)
