import {
  createNormalizer,
  createRecordNormalizer,
  normalize,
  normalizeWith,
  type Preset,
  presets,
  type RuleName,
  rules,
  trace,
} from '@waymark/normalize'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const URL = 'https://a.example:99/p/?b=2&a=1'

test('options that are changed after a call are checked again', () => {
  const ports: Record<string, unknown> = { https: 99 }
  const options = { ports } as never
  const calls = [
    () => normalize(URL, ['remove-default-port'], options),
    () => normalizeWith(URL, { rules, options: {} }, options),
    () => trace(URL, ['remove-default-port'], options).output,
  ]
  for (const call of calls) expect(call()).toContain('https://a.example/p')
  ports['https'] = '99'
  for (const call of calls)
    expect(call).toThrow(expect.objectContaining({ option: 'ports', code: 'option-wrong' }))

  const keep: unknown[] = ['a']
  const keepOnly = () => normalize(URL, ['keep-params'], { keep } as never)
  expect(keepOnly()).toBe('https://a.example:99/p/?a=1')
  keep[0] = 'b'
  expect(keepOnly()).toBe('https://a.example:99/p/?b=2')
  keep[0] = 5
  expect(keepOnly).toThrow(expect.objectContaining({ option: 'keep', code: 'option-wrong' }))
})

test('so is a selection', () => {
  const list: RuleName[] = ['sort-query']
  expect(normalize(URL, list)).toBe('https://a.example:99/p/?a=1&b=2')
  list[0] = 'remove-query'
  expect(normalize(URL, list)).toBe('https://a.example:99/p/')

  const preset: Preset = { ...presets.seo, schemes: ['https'] }
  expect(normalize(URL, preset)).toBe('https://a.example:99/p')
  Object.assign(preset, { schemes: ['HTTP'] })
  expect(() => normalize(URL, preset)).toThrow(
    expect.objectContaining({ option: 'schemes', code: 'option-wrong' }),
  )
})

test('a prepared function keeps what it was made of', () => {
  const keep = ['a']
  const list: RuleName[] = ['keep-params']
  const fromList = createNormalizer(list, { keep })
  const sites = [{ site: '*', deny: ['b'] }]
  const tracking = createNormalizer(['remove-tracking-params'], { sites })
  const schemes = ['https']
  const preset = { ...presets.seo, rules: [...presets.seo.rules], schemes, options: {} }
  const fromPreset = createNormalizer(preset)
  const ports = { https: 99 }
  const onRecord = createRecordNormalizer(preset.rules, { ports })
  const results = () => [
    fromList(URL),
    tracking(URL),
    fromPreset(URL),
    serializeUrl(onRecord(parseUrl(URL)!)),
  ]
  const before = results()
  expect(before).toEqual([
    'https://a.example:99/p/?a=1',
    'https://a.example:99/p/?a=1',
    'https://a.example:99/p',
    'https://a.example/p',
  ])
  keep[0] = 'b'
  list[0] = 'sort-query'
  sites[0]!.deny[0] = 'a'
  schemes[0] = 'ftp'
  preset.rules.length = 0
  ports.https = 1
  for (let call = 0; call < 3; call++) expect(results()).toEqual(before)
})

test('a prepared function refuses what its one-shot form refuses, before the first URL', () => {
  expect(() => createNormalizer('crawlr' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'preset' }),
  )
  expect(() => createNormalizer(['sort-quer'] as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'rule' }),
  )
  const unread = { keep: ['a'] }
  expect(() => createNormalizer('seo', unread)).toThrow(
    errorWith({ option: 'keep', code: 'option-unread' }),
  )
  const onRecord = createRecordNormalizer([])
  expect(() => onRecord('https://a.example/' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'url' }),
  )
})
