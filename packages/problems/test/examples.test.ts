import { problems } from '@waymark/problems'
import { parseUrlWithErrors, serializeUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

/** Where nothing was written that could be corrected, any name is as right as another. */
const NOTHING_TO_CORRECT: readonly string[] = ['input-empty', 'host-nothing-left']

/** Whether something was only taken out of a string. */
function isLeftOf(right: string, wrong: string): boolean {
  let at = 0
  for (const unit of wrong) if (right.startsWith(unit, at)) at += unit.length
  return at === right.length
}

/** Whether the parser reads one string as the other. */
function isReadAs(right: string, wrong: string): boolean {
  const [a, b] = [right, wrong].map((text) => parseUrlWithErrors(text).url)
  return a != null && b != null && serializeUrl(a) === serializeUrl(b)
}

test.each(problems)('$code: wrong examples share a right one only if each leads to it', (entry) => {
  if (NOTHING_TO_CORRECT.includes(entry.code)) return
  const rights = entry.examples.map(({ right }) => right)
  const unled = entry.examples.filter(
    ({ wrong, right }) =>
      right !== undefined &&
      rights.indexOf(right) !== rights.lastIndexOf(right) &&
      !isLeftOf(right, wrong) &&
      !isReadAs(right, wrong),
  )
  expect(unled).toEqual([])
})

test('an example has a correction, or something like it that is fine, but not both', () => {
  const both = problems.flatMap(({ examples }) =>
    examples.filter(({ right, fine }) => right !== undefined && fine !== undefined),
  )
  expect(both).toEqual([])
})
