import { problems } from '@waymark/problems'
import { readUrl, serializeUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

/** Where nothing was written that could be corrected, or only a placeholder, any name is as right as another. */
const NOTHING_TO_CORRECT: readonly string[] = [
  'input-empty',
  'host-nothing-left',
  'host-placeholder',
  'part-placeholder',
  'encoded-placeholder',
]

/** Without what is only another spelling: escapes of ASCII, characters of another width, backslashes. */
function plain(text: string): string {
  const decode = (encoded: string) =>
    encoded.replace(/%([2-7][\dA-Fa-f])/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return decode(decode(text)).normalize('NFKC').replaceAll('\\', '/')
}

/** Whether something was only taken out of a string. */
function isLeftOf(part: string, whole: string): boolean {
  let at = 0
  for (const unit of whole) if (part.startsWith(unit, at)) at += unit.length
  return at === part.length
}

/** Whether something was only taken out, or only added. */
function isNear(right: string, wrong: string): boolean {
  const [a, b] = [plain(right), plain(wrong)]
  return isLeftOf(a, b) || isLeftOf(b, a)
}

/** Whether the parser reads one string as the other. */
function isReadAs(right: string, wrong: string): boolean {
  const [a, b] = [right, wrong].map((text) => readUrl(text).url)
  return a != null && b != null && serializeUrl(a) === serializeUrl(b)
}

test.each(problems)('$code: wrong examples share a right one only if each leads to it', (entry) => {
  if (NOTHING_TO_CORRECT.includes(entry.code)) return
  const rights = entry.examples.map(({ right }) => right)
  const unled = entry.examples.filter(
    ({ wrong, right }) =>
      right !== undefined &&
      rights.indexOf(right) !== rights.lastIndexOf(right) &&
      !isNear(right, wrong) &&
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
