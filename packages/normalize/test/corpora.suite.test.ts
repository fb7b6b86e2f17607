/** @module-tag slow */
import { normalize, pickOptions, presets, rules } from '@waymark/normalize'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'

const files = ['kasztp', 'userbait', 'test-lists-urls', 'file-urls', 'module-urls', 'messy-urls']
const LINES = 100

const runs = { trailingSlashRun: 'all', namesRun: 'all' } as const

test.each(files)('every rule and preset is idempotent on %s, in both models', (name) => {
  const file = `corpora/${name}.txt`
  if (isMissing(file)) return
  const lines = readData(file).split('\n')
  const step = Math.max(1, Math.floor(lines.length / LINES))
  for (let i = 0; i < lines.length; i += step) {
    const input = lines[i]!
    const url = parseUrl(input)
    for (const preset of Object.values(presets)) {
      const once = normalize(input, preset)
      if (once !== null) expect([preset.name, normalize(once, preset)]).toEqual([preset.name, once])
    }
    for (const rule of rules) {
      const once = normalize(input, [rule], pickOptions(runs, [rule]))
      expect(once === null).toBe(url === null)
      if (once !== null) {
        expect([rule.name, normalize(once, [rule], pickOptions(runs, [rule]))]).toEqual([
          rule.name,
          once,
        ])
        expect([rule.name, serializeUrl(parseUrl(once)!)]).toEqual([rule.name, once])
      }
      if (rule.applyToUri === undefined) continue
      const written = { ...runs, model: 'rfc3986' } as const
      const asWritten = normalize(input, [rule], pickOptions(written, [rule]))!
      expect([rule.name, normalize(asWritten, [rule], pickOptions(written, [rule]))]).toEqual([
        rule.name,
        asWritten,
      ])
    }
  }
})
