import { basicUrlParse, parseUrl } from '@waymark/url-parser'
import { afterEach, expect, test } from 'vitest'

const { exec } = RegExp.prototype

afterEach(() => {
  RegExp.prototype.exec = exec
})

const none = () => null
const other = () => null

test.each([
  ['parseUrl', (report: () => void) => parseUrl('https://é.com/a b', { report })],
  [
    'basicUrlParse with a state override',
    (report: () => void) => {
      const url = basicUrlParse('https://é.com/a')!
      return basicUrlParse('a b', null, { url, stateOverride: 'path start state', report })
    },
  ],
])('a reporter of %s sees the functions of its page, and can replace them', (_, parse) => {
  RegExp.prototype.exec = none
  let seen: unknown
  const result = parse(() => {
    seen = RegExp.prototype.exec
    RegExp.prototype.exec = other
  })
  const left = RegExp.prototype.exec
  // What the reporter has put there is not taken for the original.
  const next = parseUrl('https://é.com/')
  RegExp.prototype.exec = exec
  expect(seen).toBe(none)
  expect(left).toBe(other)
  expect(result?.href).toContain('https://xn--9ca.com/a')
  expect(next?.href).toBe('https://xn--9ca.com/')
})
