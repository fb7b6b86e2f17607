import { fill } from '@waymark/infra/internal'
import { checkHreflang } from '@waymark/language-tag'
import { problemIn, sayIn } from '@waymark/problems'
import { ja } from '@waymark/problems/texts/ja'
import { ru } from '@waymark/problems/texts/ru'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

describe('a problem in another language', () => {
  const [problem] = checkHreflang('jp').problems

  test('has the same facts in that language, and everything else as it was', () => {
    expect(problemIn(problem!, ru)).toEqual({
      ...problem,
      message: 'Язык "jp" не зарегистрирован.',
      remedy: 'Напишите ja.',
    })
  })

  test('says what the code says in general, if the sentence is not known', () => {
    const unknown = { ...problem!, message: 'Something else.', remedy: 'Something else.' }
    expect(problemIn(unknown, ja)).toEqual({
      ...problem,
      message: '言語が登録されていません。',
      remedy: '国のコードではなく、日本語の ja のような言語のコードを使ってください。',
    })
  })

  test('stays English if neither is known', () => {
    const unknown = { code: 'toString', message: 'A.', remedy: 'B.' }
    expect(problemIn(unknown, ja)).toEqual(unknown)
  })

  test('does not take a sentence with other facts', () => {
    expect(sayIn(problem!.message, { part: 'en' }, ja)).toBeNull()
    expect(sayIn(problem!.message, undefined, ja)).toBeNull()
  })

  test('asks for texts', () => {
    // @ts-expect-error It is not a name.
    expect(() => problemIn(problem!, 'ja')).toThrow(
      errorWith({ option: 'texts', code: 'option-wrong' }),
    )
  })
})

describe('numbers and their words', () => {
  test.each([
    [0, 2, '0'],
    [1, 0, '1'],
    [2, 1, '2'],
    [4, 1, '4'],
    [5, 2, '5'],
    [11, 2, '11'],
    [12, 2, '12'],
    [14, 2, '14'],
    [21, 0, '21'],
    [22, 1, '22'],
    [101, 0, '101'],
    [111, 2, '111'],
    [112, 2, '112'],
    [9999, 2, '9999'],
    [12_345, 2, '12\u00a0345'],
  ])('%i in Russian', (value, form, written) => {
    expect(ru.grammar.form(value)).toBe(form)
    expect(ru.grammar.number(value)).toBe(written)
  })

  test('in Japanese', () => {
    expect([0, 1, 2].map(ja.grammar.form)).toEqual([0, 0, 0])
    expect(ja.grammar.number(12_345)).toBe('12,345')
  })

  test.each([
    [ru, 'a, b и c; a, b или c'],
    [ja, 'a、b と c; a、b または c'],
  ])('values are joined', ({ grammar }, written) => {
    expect(fill('{a}; {a,or}', { a: ['a', 'b', 'c'] }, grammar)).toBe(written)
  })
})
