import { readFileSync } from 'node:fs'
import { createJudge } from '@waymark/display/verdict'
import { expect, test } from 'vitest'

const lines = readFileSync(new URL('vectors/honest-hosts.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
const hosts = lines.flatMap(([, line]) => line!.split(' '))
const judge = createJudge()

test('there are a thousand hosts of six kinds, of a hundred countries', () => {
  expect(hosts.length).toBe(1_000)
  expect(new Set(hosts).size).toBe(hosts.length)
  expect(new Set(lines.map(([kind]) => kind))).toEqual(
    new Set(['council', 'shop', 'company', 'bank', 'newspaper', 'hospital']),
  )
  const tops = hosts.map((host) => host.slice(host.lastIndexOf('.') + 1))
  const countries = new Set(tops.filter((top) => top.length === 2))
  expect(countries.size).toBeGreaterThanOrEqual(100)
})

test.each(lines)('no %s has an alarm: %s', (_kind, line) => {
  const alarms = line!
    .split(' ')
    .map((host) => judge(`https://${host}/`))
    .filter(({ level }) => level !== 'clear')
  expect(alarms.map(({ headline }) => headline)).toEqual([])
})
