import { localizeEntry } from '@waymark/infra/internal'
import { expect, test } from 'vitest'

const entry = {
  name: 'trim',
  summary: 'Trims.',
  category: 'safe',
  options: [
    { name: 'start', summary: 'At the start.' },
    { name: 'end', summary: 'At the end.' },
  ],
}

test('texts replace the members of the same names, and the summaries of options', () => {
  const texts = { trim: { summary: 'Обрезает.', options: { end: 'В конце.' } } }
  expect(localizeEntry(entry, texts)).toEqual({
    name: 'trim',
    summary: 'Обрезает.',
    category: 'safe',
    options: [
      { name: 'start', summary: 'At the start.' },
      { name: 'end', summary: 'В конце.' },
    ],
  })
})

test('an entry without texts is returned as it is', () => {
  expect(localizeEntry(entry, {})).toBe(entry)
  expect(localizeEntry({ ...entry, name: 'toString' }, {}).summary).toBe('Trims.')
})
