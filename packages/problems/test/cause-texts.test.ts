import { causes, explain } from '@waymark/explain'
import { problemIn, sayIn } from '@waymark/problems'
import { ja } from '@waymark/problems/texts/ja'
import { ru } from '@waymark/problems/texts/ru'
import { readUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

const found = causes.entries.flatMap(({ examples }) =>
  examples.flatMap(({ wrong, base = null }) =>
    explain(readUrl(wrong, { base })).flatMap((error) => error.causes),
  ),
)
const english = new Set(causes.entries.flatMap(({ summary, remedy }) => [summary, remedy]))

test.each([ja, ru])('what is said of the examples is said in $language', (texts) => {
  const own = found.flatMap(({ message, remedy, data }) =>
    [message, remedy].filter((text) => !english.has(text)).map((text) => ({ text, data })),
  )
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter(({ text, data }) => sayIn(text, data, texts) === null)).toEqual([])
})

test('a cause names its facts, and so does its translation', () => {
  const errors = explain(readUrl('https://exa%20mple.com/'))
  const cause = errors.flatMap(({ causes }) => causes).find(({ code }) => code === 'host-space')!
  expect(cause.data).toEqual({ written: '%20', character: 'a space', host: 'example.com' })
  expect(problemIn(cause, ja)).toMatchObject({
    message: '`%20` をデコードすると空白になりますが、ホストには使えません。',
    remedy: '`example.com` を意図している場合は、そう書いてください。',
  })
  expect(problemIn(cause, ru)).toMatchObject({
    message: '`%20` декодируется как пробел, а в хосте такого символа быть не может.',
    remedy: 'Напишите `example.com`, если вы имеете в виду этот хост.',
  })
})

test('a sentence within a sentence is translated with it', () => {
  const [error] = explain(readUrl('https://℀.com/'))
  expect(problemIn(error!.causes[0]!, ja).message).toBe(
    'ドメインでは、`℀` は `a/c` になります。ホストにスラッシュ（/）は使えません。',
  )
})
