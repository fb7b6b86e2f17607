import {
  createRecordNormalizer,
  keepWrittenPort,
  normalize,
  pickOptions,
  presets,
  rules,
  trace,
  traceRecord,
  traceWith,
} from '@waymark/normalize'
import { splitUri } from '@waymark/rfc3986'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { anyText, options, someRules } from './arbitraries.ts'

describe.each(rules)('$name', (rule) => {
  test('is idempotent, and gives the same object when there is nothing to do', () => {
    fc.assert(
      fc.property(anyText, options, (input, all) => {
        const given = pickOptions(all, [rule])
        const once = normalize(input, [rule], given)
        fc.pre(once !== null)
        expect(normalize(once, [rule], given)).toBe(once)
        const url = keepWrittenPort(parseUrl(once)!, given.defaultPort === 'keep' ? once : ':')
        expect(rule.apply(url, given)).toBe(url)
      }),
      { numRuns: runs(150) },
    )
  })

  const { applyToUri } = rule
  if (applyToUri !== undefined) {
    test('is idempotent on strings, and returns the same object if there is nothing to do', () => {
      fc.assert(
        fc.property(anyText, options, (input, all) => {
          const written = pickOptions({ ...all, model: 'rfc3986' }, [rule])
          const once = normalize(input, [rule], written)!
          expect(normalize(once, [rule], written)).toBe(once)
          const uri = splitUri(once)
          expect(applyToUri(uri, written)).toBe(uri)
        }),
        { numRuns: runs(150), examples: [['file://example/%43|', {}]] },
      )
    })
  }

  if (rule.settledByParser) {
    test('finds nothing to do in what the parser made', () => {
      fc.assert(
        fc.property(anyText, options, (input, all) => {
          const given = pickOptions(all, [rule])
          const url = parseUrl(input)
          fc.pre(url !== null)
          expect(rule.apply(url, given)).toBe(url)
        }),
      )
    })
  }
})

test.each(Object.values(presets))('the preset $name is idempotent', (preset) => {
  fc.assert(
    fc.property(anyText, options, (input, all) => {
      const given = pickOptions(all, preset)
      const once = normalize(input, preset, given)
      if (once !== null) expect(normalize(once, preset, given)).toBe(once)
    }),
    { numRuns: runs(250) },
  )
})

test('what any rules make is a URL that the parser would write so', () => {
  fc.assert(
    fc.property(anyText, someRules, options, (input, selected, all) => {
      const given = pickOptions({ ...all, defaultPort: 'remove' }, selected)
      const output = normalize(input, selected, given)
      if (output !== null) expect(serializeUrl(parseUrl(output)!)).toBe(output)
    }),
  )
})

test('a record and its string are normalised alike', () => {
  fc.assert(
    fc.property(anyText, someRules, (input, selected) => {
      const url = parseUrl(input)
      fc.pre(url !== null)
      expect(serializeUrl(createRecordNormalizer(selected)(url))).toBe(normalize(input, selected))
    }),
  )
})

test('a trace is an unbroken chain from the input to what normalize gives', () => {
  fc.assert(
    fc.property(anyText, someRules, options, (input, selected, all) => {
      const given = pickOptions(all, selected)
      const { output, steps } = trace(input, selected, given)
      expect(output).toBe(normalize(input, selected, given))
      let text = input
      for (const step of steps) {
        expect(step.before).toBe(text)
        expect(step.after).not.toBe(text)
        expect(rules.map(({ name }) => name)).toContain(step.rule)
        expect(0 <= step.start && step.start <= step.end && step.end <= text.length).toBe(true)
        const kept = text.length - step.end
        expect(step.after.startsWith(text.slice(0, step.start))).toBe(true)
        expect(step.after.endsWith(text.slice(step.end))).toBe(true)
        expect(step.after.length).toBeGreaterThanOrEqual(step.start + kept)
        expect(0 <= step.inputStart && step.inputStart <= step.inputEnd).toBe(true)
        expect(step.inputEnd).toBeLessThanOrEqual(input.length)
        text = step.after
      }
      if (output !== null) expect(text).toBe(output)
    }),
    { numRuns: runs(500) },
  )
})

test.each(Object.values(presets))(
  'the trace of $name is a chain to what normalize gives',
  (preset) => {
    fc.assert(
      fc.property(anyText, (input) => {
        const { output, steps } = trace(input, preset)
        expect(output).toBe(normalize(input, preset))
        let text = input
        for (const step of steps) {
          expect(step.before).toBe(text)
          expect(step.after).not.toBe(text)
          text = step.after
        }
        if (output !== null) expect(text).toBe(output)
      }),
      { numRuns: runs(100) },
    )
  },
)

test('every step of the parser gives a string that parses to the same URL', () => {
  let steps = 0
  fc.assert(
    fc.property(anyText, (input) => {
      const { output, steps: chain } = trace(input, 'standard')
      for (const { after } of chain) {
        steps++
        expect(serializeUrl(parseUrl(after)!)).toBe(output)
      }
    }),
    {
      numRuns: runs(1000),
      examples: [['x:/?\ud83d\n\udca9'], ['http://e.example/\ud83d\t\udca9']],
    },
  )
  expect(steps).toBeGreaterThan(leastHits(200))
})

test('a port is kept exactly where the string has it', () => {
  const port = fc.constantFrom('', ':', ':80', ':443', ':00443', ':8080', ':0', ':21')
  const scheme = fc.constantFrom('http', 'https', 'ws', 'wss', 'ftp', ' HT\ntps')
  fc.assert(
    fc.property(scheme, port, fc.constantFrom('', 'u:80@', 'u:443@'), (s, p, user) => {
      const output = normalize(`${s}://${user}[::1]${p}/:443?:80#:21`, 'standard', {
        defaultPort: 'keep',
      })!
      const number = p.replace(/^:0*(?=\d)/, '')
      const written = number === '' || number === ':' ? '' : `:${number}`
      expect(output).toContain(`${user}[::1]${written}/:443?:80#:21`)
    }),
  )
})

test('the trace of a record is that of its string', () => {
  fc.assert(
    fc.property(anyText, options, someRules, (input, all, selected) => {
      const { model: _, base: __, maxLength: ___, ...given } = pickOptions(all, selected)
      const url = parseUrl(input)
      fc.pre(url !== null)
      const preset = { rules: selected, options: given }
      expect(traceRecord(input, url, preset)).toEqual(traceWith(input, preset))
    }),
    { numRuns: runs(300) },
  )
})
