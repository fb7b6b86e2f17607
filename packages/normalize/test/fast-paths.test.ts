import { parseHostText } from '@waymark/host/internal'
import { presets } from '@waymark/normalize'
import { parseText } from '@waymark/url-parser/internal'
import { expect, test } from 'vitest'
import { ByteSink } from '../src/bulk/byte-sink.ts'
import { planFor } from '../src/bulk/line-plan.ts'
import { BUFFER_CODEC } from '../src/bulk/node/buffer-codec.ts'
import { copyRecognizedLines } from '../src/bulk/recognized-lines.ts'
import { planText, runOnText } from '../src/text-plan.ts'

// With a shortcut that always says no, all other results are the same: here each must be taken.

const all = Object.values(presets)
/** Those of one procedure, or of another model, have one way to run. */
const byRules = all.filter(
  ({ canonicalizer, options }) => canonicalizer === undefined && options.model !== 'rfc3986',
)

const planned = byRules.filter((preset) => planFor(preset) !== null)

test('the presets whose rules say what they look at', () => {
  const others = byRules.filter((preset) => !planned.includes(preset))
  expect(others.map(({ name }) => name)).toEqual(['aggressive'])
})

test.each(planned)('no rule of $name is asked about a URL that it cannot change', (preset) => {
  let asked = 0
  const rules = preset.rules.map((rule) => ({
    ...rule,
    apply: (...args: Parameters<typeof rule.apply>) => {
      asked++
      return rule.apply(...args)
    },
  }))
  const plan = planText(rules, preset.options)
  expect(plan).not.toBeNull()
  const textOf = (input: string) => {
    expect(parseText(input, null, false, parseHostText)).toBe(true)
    return runOnText(plan!)
  }
  expect(textOf('https://a.example/b/c')).toBe('https://a.example/b/c')
  expect(asked).toBe(0)
})

test.each(planned)('a line that $name leaves as it is is recognised in its bytes', (preset) => {
  for (const line of [
    'https://a.example/b/c',
    'http://www.b.example/x.html/y',
    'https://1.2.3.4/z',
  ]) {
    const bytes = Buffer.from(`${line}\n${line}\n`)
    const sink = new ByteSink(new ArrayBuffer(8), BUFFER_CODEC)
    const cursor = { at: 0, lines: 0 }
    const recognizer = { limit: 1000, plan: planFor(preset)!, codec: BUFFER_CODEC, writeLine: null }
    copyRecognizedLines(bytes, cursor, bytes.length, recognizer, sink)
    expect(cursor, line).toEqual({ at: bytes.length, lines: 2 })
  }
})
