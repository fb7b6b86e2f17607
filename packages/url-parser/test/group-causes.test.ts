import { parseUrlWithErrors } from '@waymark/url-parser'
import { causesOf, groupCauses } from '@waymark/url-parser/causes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlLikeStrings } from './url-like-strings.ts'

function groupsOf(input: string) {
  const result = parseUrlWithErrors(input)
  const { errors, url } = result
  const told = errors.map((error, i) => {
    const isFailure = url === null && i === errors.length - 1
    return {
      code: error.name,
      severity: isFailure ? ('error' as const) : ('warning' as const),
      causes: causesOf(input, error, { isFailure }),
    }
  })
  return { errors, isFailure: url === null, groups: groupCauses(told) }
}

describe('one block', () => {
  test('for spaces at three places, which are all named', () => {
    const { groups } = groupsOf('https://a.example/b c d e')
    expect(groups).toMatchObject([
      { isFailure: false, causes: [{ code: 'space-unencoded', places: [{}, {}, {}] }] },
    ])
    expect([...groups[0]!.errors]).toEqual([['invalid-URL-unit', 3]])
  })

  test('for each thing that is wrong, what stopped the parser first', () => {
    const { groups } = groupsOf('https:\\\\a b\\')
    expect(groups.map(({ isFailure }) => isFailure)).toEqual([true, false])
  })
})

test('every error is counted once, and no place is said twice', () => {
  fc.assert(
    fc.property(urlLikeStrings, (input) => {
      const { errors, isFailure, groups } = groupsOf(input)
      const counted = groups.flatMap((group) => [...group.errors.values()])
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(errors.length)
      expect(groups.filter((group) => group.isFailure)).toHaveLength(isFailure ? 1 : 0)
      for (const { code, places } of groups.flatMap((group) => group.causes)) {
        const said = places.map(({ start, end }) => `${code} ${start} ${end}`)
        expect(said).toEqual([...new Set(said)])
      }
    }),
  )
})
