import { localizeMethod, methods } from '@waymark/compare'
import { ja } from '@waymark/compare/texts/ja'
import { ru } from '@waymark/compare/texts/ru'
import { expect, test } from 'vitest'

const method = methods.find(({ name }) => name === 'request-target')!

test.each([ja, ru])('a method and its options have their texts in $language', (texts) => {
  const { options, ...text } = texts.methods['request-target']!
  const localized = localizeMethod(method, texts)
  expect(localized).toMatchObject(text)
  expect(Object.fromEntries(localized.options.map(({ name, summary }) => [name, summary]))).toEqual(
    options,
  )
})

test('a method of your own stays as it is', () => {
  const own = { ...method, name: 'my-method' }
  expect(localizeMethod(own, ja)).toBe(own)
})

test('the texts of a language are an object, not its name', () => {
  expect(() => localizeMethod(method, 'jaa' as never)).toThrow(
    "option `texts` must be an object of texts, such as `ja` of @waymark/compare/texts/ja; got 'jaa'; did you mean 'ja'?",
  )
  expect(() => localizeMethod(method, {} as never)).toThrow('option `texts` must be an object')
})
