import { expect, test } from 'vitest'
import { MappedText } from '../src/lint/mapped-text.ts'

/** `ab`, which is at 100, `--`, which is nowhere, `cde` at 200, nothing at 300, and `f` at 400. */
function mapped(): MappedText {
  const text = new MappedText()
  const add = (piece: string, from: number) =>
    text.add({
      text: piece,
      place: (offset) => from + offset,
      pointer: `/${from}`,
      write: (written) => `${from} ${written}`,
    })
  add('ab', 100)
  text.addText('--')
  add('cde', 200)
  add('', 300)
  add('f', 400)
  return text
}

test('a string of several has the place and the pointer of each', () => {
  const text = mapped()
  expect(text.text).toBe('ab--cdef')
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => [text.place(at), text.pointerAt(at)])).toEqual([
    [100, '/100'],
    [101, '/100'],
    [102, '/100'],
    [102, '/100'],
    [200, '/200'],
    [201, '/200'],
    [202, '/200'],
    [400, '/400'],
    [401, '/400'],
  ])
})

test('only characters of one piece can be written', () => {
  const text = mapped()
  expect([
    text.write(0, 1, 'x'),
    text.write(0, 2, 'x'),
    text.write(0, 3, 'x'),
    text.write(1, 5, 'x'),
    text.write(4, 6, 'x'),
    text.write(6, 8, 'x'),
    text.write(7, 8, 'x'),
  ]).toEqual(['100 x', '100 x', null, null, '200 x', null, '400 x'])
})
