import { describe, expect, test } from 'vitest'
import { isBidirectional, visible, visibleWords } from '../src/visible.ts'

describe('characters that nobody sees', () => {
  test.each([
    [' ', '␣'],
    ['\t', '⇥'],
    ['\r', '⏎'],
    ['\0', '␀'],
    ['\u061c', '[U+061C]'],
    ['\u3164', '[U+3164]'],
    ['\u3000', '[U+3000]'],
    ['\u2003', '[U+2003]'],
    ['\u2800', '[U+2800]'],
    ['\u034f', '[U+034F]'],
    ['\ufe0f', '[U+FE0F]'],
    ['\u{e0041}', '[U+E0041]'],
    ['\u202e', '[U+202E]'],
    ['\ud83c', '[U+D83C]'],
  ])('%j has a sign', (text, sign) => {
    expect(visible(`a${text}b`)).toBe(`a${sign}b`)
  })

  test('none is left, whatever the text', () => {
    const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
    for (let c = 0; c <= 0x10ffff; c++) {
      const shown = visible(`a${String.fromCodePoint(c)}b`)
      if (hidden.test(shown)) expect.fail(`U+${c.toString(16)} is shown as it is`)
    }
  })

  test('joiners stay where they mean something', () => {
    const persian = 'می\u200cخواهم'
    const sinhala = 'ශ්\u200dරී'
    const malayalam = 'ന്\u200d'
    const family = '👩🏽\u200d🚀'
    const heart = '👩\u200d❤\ufe0f\u200d👨'
    for (const text of [persian, sinhala, malayalam, family, heart]) {
      expect(visible(`/${text}/`)).toBe(`/${text}/`)
    }
  })

  test('and have a sign where they do not', () => {
    expect(visible('pay\u200dpal')).toBe('pay[U+200D]pal')
    expect(visible('日\u200c本')).toBe('日[U+200C]本')
    expect(visible('می\u200c/')).toBe('می[U+200C]/')
    expect(visible('می\u200c\u200cخ')).toBe('می[U+200C][U+200C]خ')
  })

  test('a sentence keeps its spaces', () => {
    expect(visibleWords('"a\tb\u202ec" is no URL')).toBe('"a⇥b[U+202E]c" is no URL')
    const russian = '12\u00a0345\u00a0страниц, 5\u00a0%\u00a0— это URL'
    expect(visibleWords(russian)).toBe(russian)
    expect(visibleWords('"a\u00a0b" is no URL')).toBe('"a[U+00A0]b" is no URL')
  })

  test('visible text is as it was', () => {
    const text = 'https://bücher.example/日本/🍩/\u{10ffff}?q=пример'
    expect(visible(text)).toBe(text)
  })
})

describe('what moves its neighbours', () => {
  test.each(['א', 'ب', '\u{10800}', '\u061c', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])(
    '%j does',
    (text) => {
      expect(isBidirectional(`https://example.com/${text}gpj.exe`)).toBe(true)
    },
  )

  test('other text does not', () => {
    expect(isBidirectional('https://bücher.example/日本/🍩?q=пример')).toBe(false)
  })
})
