import { expect, test } from 'vitest'
import { fold } from '../src/help.ts'

test('a line ends at a space', () => {
  expect(fold('one two three', 7)).toEqual(['one two', 'three'])
  expect(fold('immeasurable', 4)).toEqual(['immeasurable'])
})

test('colours take no columns', () => {
  const dim = '\u001b[2mtwo\u001b[22m'
  expect(fold(`one ${dim} three`, 7)).toEqual([`one ${dim}`, 'three'])
  expect(fold('\u001b[2m末尾\u001b[22mの有無', 6)).toEqual(['\u001b[2m末尾\u001b[22mの', '有無'])
})

test('Japanese is two columns wide and folds between characters', () => {
  expect(fold('末尾スラッシュの有無', 10)).toEqual(['末尾スラッ', 'シュの有無'])
  expect(fold('URL を書き直します', 8)).toEqual(['URL を書', 'き直しま', 'す'])
})

test('no line of Japanese begins with a stop, a closing bracket or a small kana, or ends with an opening one', () => {
  expect(fold('書きます。次', 8)).toEqual(['書きま', 'す。次'])
  expect(fold('クエリ（名前）', 8)).toEqual(['クエリ', '（名前）'])
  expect(fold('リダイレクトャ', 12)).toEqual(['リダイレク', 'トャ'])
})
