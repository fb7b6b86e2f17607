import { normalize } from '@waymark/normalize'
import {
  TRACKING_PARAMETERS,
  TRACKING_PARAMS,
  TRACKING_SITES,
} from '@waymark/normalize/tracking-params'
import { expect, test } from 'vitest'

test('each parameter has a platform, and its evidence is a URL', () => {
  expect(TRACKING_PARAMETERS.length).toBeGreaterThan(90)
  for (const { name, platform, evidence } of TRACKING_PARAMETERS) {
    expect(name).toMatch(/^\w+$/)
    expect(platform).not.toBe('')
    if (evidence !== null) expect(evidence).toMatch(/^https?:\/\//)
  }
})

test('by default only those go for which there is evidence', () => {
  expect(TRACKING_PARAMS).toContain('utm_*')
  expect(TRACKING_PARAMS).toContain('fbclid')
  expect(TRACKING_PARAMS).not.toContain('si')
  expect(TRACKING_SITES.find(({ site }) => site === 'youtu.be')?.deny).toEqual(['si'])
})

test('stars match any string, also between two others', () => {
  const on = (query: string) =>
    normalize(`https://e.example/?${query}`, ['remove-tracking-params'], {
      params: ['a*b*c', 'x*'],
    })
  expect(on('abc&a_b_c&x&xy')).toBe('https://e.example/')
  expect(on('ac&a_c&abcd&yx&abb')).toBe('https://e.example/?ac&a_c&abcd&yx&abb')
})

test('a list for a site says what goes there, and what stays', () => {
  const sites = [{ site: 'shop.example', allow: ['utm_id', 'g*'], deny: ['ref', 'x_*'] }]
  const on = (host: string) =>
    normalize(
      `https://${host}/?utm_id=1&gclid=2&ref=3&x_y=4&fbclid=5`,
      ['remove-tracking-params'],
      {
        sites,
      },
    )
  expect(on('shop.example')).toBe('https://shop.example/?utm_id=1&gclid=2')
  expect(on('www.shop.example.')).toBe('https://www.shop.example./?utm_id=1&gclid=2')
  expect(on('notshop.example')).toBe('https://notshop.example/?ref=3&x_y=4')
})
