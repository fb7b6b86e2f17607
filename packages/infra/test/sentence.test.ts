import { ENGLISH, fill, mapTexts, reword, sentence, tell, wordings } from '@waymark/infra/internal'
import { describe, expect, test } from 'vitest'

describe('a sentence', () => {
  test('without facts is its template', () => {
    expect(sentence('Nothing is wrong.')).toEqual({ text: 'Nothing is wrong.', data: {} })
  })

  test.each([
    ['as it is', () => sentence('{a} b', { a: 'x' }), 'x b'],
    ['with hidden characters escaped', () => sentence('{a}', { a: 'x\u202ey' }), 'x\\u202ey'],
    ['verbatim', () => sentence('{a:verbatim}', { a: 'x\u202e`y' }), 'x\u202e`y'],
    ['in quotation marks', () => sentence('{a:quote}', { a: 'x"' }), '"x\\""'],
    ['in quotation marks, shortened', () => sentence('{a:quote5}', { a: 'abcdefgh' }), '"ab…gh"'],
    ['as code', () => sentence('{a:code}', { a: 'x' }), '`x`'],
    ['as code, shortened', () => sentence('{a:code5}', { a: 'abcdefgh' }), '`ab…gh`'],
    ['as a name', () => sentence('{a:name}', { a: 'x' }), 'x'],
    ['as a name, shortened', () => sentence('{a:name5}', { a: 'abcdefgh' }), 'ab…gh'],
    ['as a name that ends with a dot', () => sentence('{a:name}.', { a: 'x.' }), '`x.`.'],
    ['a number', () => sentence('{a}', { a: 12345 }), '12,345'],
    ['a number without separators', () => sentence('{a:digits}', { a: 12345 }), '12345'],
    ['a word for 0', () => sentence('{a} {a|page|pages}', { a: 0 }), '0 pages'],
    ['a word for 1', () => sentence('{a} {a|page|pages}', { a: 1 }), '1 page'],
    ['a word for 2', () => sentence('{a} {a|page|pages}', { a: 2 }), '2 pages'],
    ['no value', () => sentence('{a:code}.', { a: [] }), '.'],
    ['one value', () => sentence('{a:code,or}', { a: ['x'] }), '`x`'],
    ['two values', () => sentence('{a:code}', { a: ['x', 'y'] }), '`x` and `y`'],
    ['three values', () => sentence('{a,or}', { a: ['x', 'y', 'z'] }), 'x, y or z'],
    ['a list', () => sentence('{a:quote,list}', { a: ['x', 'y', 'z'] }), '"x", "y", "z"'],
    ['clauses', () => sentence('{a,clauses}', { a: ['x', 'y'] }), 'x; y'],
    ['the name of a member of all objects', () => sentence('{toString}', { toString: 'x' }), 'x'],
  ])('writes a fact %s', (_, said, text) => {
    expect(said().text).toBe(text)
  })

  const character = sentence('the character {code}', { code: 'U+0001' })

  test('can be part of another, which has its facts, too', () => {
    expect(sentence('Not {character:phrase}.', { character })).toEqual({
      text: 'Not the character U+0001.',
      data: { character: 'the character U+0001', code: 'U+0001' },
    })
  })

  test('keeps the facts of each sentence of a list', () => {
    const other = sentence('the character {code}', { code: 'U+0002' })
    const kinds = [sentence('a tab'), character, other]
    expect(sentence('Not {kinds:phrase,or}.', { kinds })).toEqual({
      text: 'Not a tab, the character U+0001 or the character U+0002.',
      data: { kinds: ['a tab', character, other] },
    })
  })

  test('keeps no password, and no more than 300 code units of a value', () => {
    const { data } = sentence('{a:quote} {b:quote60}', {
      a: 'https://ann:secret@a.example/',
      b: 'x'.repeat(1000),
    })
    expect(data['a']).toBe('https://ann:***@a.example/')
    expect(data['b']).toHaveLength(299)
  })

  test('does not read a fact as a template', () => {
    expect(sentence('{a} {b}', { a: '{b}', b: '{a}' }).text).toBe('{b} {a}')
  })
})

test('the texts of a problem share their facts, and have none if they name nothing', () => {
  const message = sentence('{a} is wrong.', { a: 'x' })
  const remedy = sentence('Write {b}.', { b: 1 })
  expect(tell({ message, remedy })).toEqual({
    message: 'x is wrong.',
    remedy: 'Write 1.',
    data: { a: 'x', b: 1 },
  })
  expect(tell({ message: sentence('Wrong.') })).toStrictEqual({ message: 'Wrong.' })
})

test('a place whose fact is missing stays', () => {
  expect(fill('{a} {b|c|d} {toString}', {}, ENGLISH)).toBe('{a} {b|c|d} {toString}')
})

test('the names in a template', () => {
  expect(wordings({ '{a:quote60,or} {b|c|d} {e}': '' })[0]?.names).toEqual(['a', 'b', 'e'])
})

test('values are joined in the way of a language', () => {
  const japanese = { ...ENGLISH, between: { list: '、', clauses: '；', and: 'と' } }
  const facts = { three: ['a', 'b', 'c'], one: ['a'], none: [] }
  const written = fill('{three} {three,list} {three,clauses} {one} {none}.', facts, japanese)
  expect(written).toBe('a、bとc a、b、c a；b；c a .')
})

test('facts are changed wherever there is a text', () => {
  const character = sentence('the character {code}', { code: 'u+0001' })
  const facts = { n: 1, host: 'a.example', kinds: ['b', character] }
  expect(mapTexts(facts, (text) => text.toUpperCase())).toEqual({
    n: 1,
    host: 'A.EXAMPLE',
    kinds: ['B', { text: 'THE CHARACTER U+0001', data: { code: 'U+0001' } }],
  })
})

describe('an option in a sentence', () => {
  const said = sentence('Raise {maxDepth:option} to {n}.', { n: 5 })
  const naming = wordings({ 'Raise {maxDepth:option} to {n}.': '{n}: {maxDepth:option}!' })
  const onCommandLine = { ...ENGLISH, option: (name: string) => `--${name}` }

  test('is called as in a program, and is no fact', () => {
    expect(said).toEqual({ text: 'Raise `maxDepth` to 5.', data: { n: 5 } })
    expect(sentence('Raise {maxDepth:option}.')).toEqual({ text: 'Raise `maxDepth`.', data: {} })
    expect(naming[0]?.names).toEqual(['n'])
  })

  test('is called in another way in another wording', () => {
    expect(reword(said, naming, onCommandLine)).toBe('5: --maxDepth!')
  })

  test('stays as it is in a sentence that is not known, or has other facts', () => {
    expect(reword({ text: 'Raise `maxDepth` to 6.', data: { n: 6 } }, [], ENGLISH)).toBeNull()
    expect(reword({ ...said, data: { n: 6 } }, naming, ENGLISH)).toBeNull()
    expect(reword({ ...said, data: {} }, naming, ENGLISH)).toBeNull()
  })
})
