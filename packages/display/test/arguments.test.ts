import { decodeComponent, displayDomain, inspectDomain, renderUrl } from '@waymark/display'
import { judgeUrl } from '@waymark/display/verdict'
import { ArgumentError } from '@waymark/infra/argument'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

describe.each<[string, string, (value: never) => unknown]>([
  ['inspectDomain', 'domain', (value) => inspectDomain(value)],
  ['displayDomain', 'domain', (value) => displayDomain(value)],
  ['decodeComponent', 'component', (value) => decodeComponent(value)],
  ['judgeUrl', 'input', (value) => judgeUrl(value)],
  ['renderUrl', 'url', (value) => renderUrl(value)],
])('%s', (_, argument, call) => {
  test.each([undefined, null, 1, {}, [], new URL('https://example.com/'), Symbol('x')])(
    'refuses %s',
    (value) => {
      const refused = () => call(value as never)
      expect(refused).toThrow(ArgumentError)
      expect(refused).toThrow(errorWith({ name: 'ArgumentError', argument }))
    },
  )
})

test.each(['1.2.3.4', '1.2.3.4.', '0x7f.1', '１.２.３.４', '2130706433', 'foo.0x', '[::1]'])(
  '%s is not a domain',
  (address) => {
    expect(inspectDomain(address)).toBeNull()
    expect(displayDomain(address)).toBeNull()
  },
)
