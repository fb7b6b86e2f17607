import { causes, explain } from '@waymark/explain'
import { readUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'

function read(name: string): unknown {
  return JSON.parse(readData(`wpt/${name}`))
}

/** Causes that concern a whole host, whatever is in it. */
const WHOLE = new Set([
  ...[
    'host-name-too-long',
    'label-too-long',
    'label-empty',
    'host-nothing-left',
    'ipv6-empty',
    'ipv6-without-brackets',
  ],
])

const codes = new Set<string>(causes.entries.map(({ code }) => code))

/** How many inputs failed, or had a warning. */
function check(inputs: readonly (readonly [input: string, base: string | null])[]): number {
  let failures = 0
  const wrong: string[] = []
  for (const [input, base] of inputs) {
    const reading = readUrl(input, { base })
    const { failure, text } = reading
    for (const error of explain(reading)) {
      if (error.causes.length === 0) wrong.push(`no cause of ${error.code} in ${text}`)
      for (const { code, start, end, message, remedy } of error.causes) {
        const isKnown = codes.has(code) && code !== 'host-without-idna'
        const isInside = 0 <= start && start <= end && end <= text.length
        const isTold = message.length > 0 && remedy.length > 0
        if (!isKnown || !isInside || !isTold) wrong.push(`${code}, ${start} to ${end}, in ${text}`)
        if (error.code !== 'domain-to-ASCII' || WHOLE.has(code)) continue
        const whole = text.slice(error.start, error.end)
        const isOneLabel = !/[.\u3002\uff0e\uff61]/.test(whole.replace(/%2e/gi, '.'))
        // A host of one character, or of one A-label, is its own cause.
        const isWhole = start === error.start && end === error.end
        if (isWhole && !isOneLabel && [...whole].length !== 1)
          wrong.push(`${code} is all of ${text}`)
      }
    }
    if (failure !== null) failures++
  }
  expect(wrong).toEqual([])
  return failures
}

test.skipIf(isMissing('wpt/urltestdata.json'))(
  'each error of the inputs of urltestdata.json has a cause that is named',
  () => {
    const cases = (
      read('urltestdata.json') as (string | { input: string; base: string | null })[]
    ).filter((entry) => typeof entry !== 'string')
    expect(check(cases.map(({ input, base }) => [input, base]))).toBeGreaterThan(200)
  },
)

test.each([
  ['toascii.json', 15],
  ['IdnaTestV2.json', 1000],
])('each error of the domains of %s has a cause that is named', (name, least) => {
  if (isMissing(`wpt/${name}`)) return
  const cases = (read(name) as (string | { input: string })[]).filter(
    (entry) => typeof entry !== 'string',
  )
  const inputs = cases.map(({ input }) => [`https://${input}/x`, null] as const)
  expect(check(inputs)).toBeGreaterThan(least)
})
