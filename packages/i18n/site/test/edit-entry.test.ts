import type { Edit } from '@waymark/infra/problem'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { DatabaseEdits } from '../src/fix/database-edits.ts'
import { editEntry } from '../src/fix/edit-entry.ts'
import { applyPatch } from './fixed.ts'

/** Changes an entry by edits whose paths are in the entry. */
function edited(text: string, ...edits: readonly Edit[]) {
  const all = new DatabaseEdits(false)
  for (const edit of edits) all.add({ ...edit, path: `/urls/0${edit.path}` })
  return editEntry(text, all.ofEntry(0)!)
}

const replace = (path: string, value: string | number): Edit => ({ op: 'replace', path, value })
const removeLink = (link: number): Edit => ({ op: 'remove', path: `/alternates/${link}` })
const addLang = (value: string): Edit => ({ op: 'add', path: '/lang', value })
const addLink = (lang: string, loc = lang): Edit => ({
  op: 'add',
  path: '/alternates/-',
  value: { lang, loc },
})

test.each<[string, string, readonly Edit[], string]>([
  ['a string by another', '{"loc": "a","x":1}', [replace('/loc', 'b"')], '{"loc": "b\\"","x":1}'],
  [
    'a string by a number',
    '{"priority" : "0.5" }',
    [replace('/priority', 0.5)],
    '{"priority" : 0.5 }',
  ],
  [
    'the last of two members with a name, which is the one that counts',
    '{"loc":"a","loc":"a","lang":"en"}',
    [replace('/loc', 'b')],
    '{"loc":"a","loc":"b","lang":"en"}',
  ],
  [
    'values of links',
    '{"alternates":[{"lang":"jp","loc":"a"},{"loc":"b", "lang":"uk"}]}',
    [replace('/alternates/0/lang', 'ja'), replace('/alternates/1/loc', 'c')],
    '{"alternates":[{"lang":"ja","loc":"a"},{"loc":"c", "lang":"uk"}]}',
  ],
  ['white space around it stays', ' \n{"loc":"a"}\t', [replace('/loc', 'b')], ' \n{"loc":"b"}\t'],
])('replaces %s', (_, text, edits, expected) => {
  const { text: after, operations } = edited(text, ...edits)
  expect(after).toBe(expected)
  expect(operations).toEqual(edits)
})

test.each<[string, string, readonly Edit[]]>([
  ['a member that it does not have', '{"loc":"a"}', [replace('/lang', 'en')]],
  [
    'a link that it does not have',
    '{"alternates":[{"lang":"a"}]}',
    [replace('/alternates/1/lang', 'en')],
  ],
  [
    'a member that a link does not have',
    '{"alternates":[{"lang":"a"}]}',
    [replace('/alternates/0/loc', 'x')],
  ],
  [
    'a link of alternates that are not a list',
    '{"alternates":{"a":1}}',
    [replace('/alternates/0/loc', 'x')],
  ],
  ['links of alternates that are not a list', '{"alternates":{"a":1}}', [addLink('en')]],
])('leaves everything as it is for %s', (_, text, edits) => {
  expect(edited(text, ...edits)).toEqual({ text, operations: [] })
})

describe('links', () => {
  const list = (...names: readonly string[]) =>
    `{"alternates":[ ${names.map((name) => `{"lang":"${name}","loc":"${name}"}`).join(' , ')} ]}`

  test.each<[string, readonly number[], string]>([
    ['the first', [0], '{"alternates":[ {"lang":"b","loc":"b"} , {"lang":"c","loc":"c"} ]}'],
    [
      'one in the middle',
      [1],
      '{"alternates":[ {"lang":"a","loc":"a"} , {"lang":"c","loc":"c"} ]}',
    ],
    ['the last', [2], '{"alternates":[ {"lang":"a","loc":"a"} , {"lang":"b","loc":"b"} ]}'],
    ['the first two', [0, 1], '{"alternates":[ {"lang":"c","loc":"c"} ]}'],
    ['the last two', [2, 1], '{"alternates":[ {"lang":"a","loc":"a"} ]}'],
    ['the first and the last', [0, 2], '{"alternates":[ {"lang":"b","loc":"b"} ]}'],
    ['all', [1, 0, 2], '{"alternates":[]}'],
  ])('%s can be removed, from the last to the first', (_, links, expected) => {
    const { text, operations } = edited(list('a', 'b', 'c'), ...links.map(removeLink))
    expect(text).toBe(expected)
    expect(operations).toEqual([...links].sort((a, b) => b - a).map(removeLink))
  })

  test('that are removed are not changed before', () => {
    const edits = [replace('/alternates/0/lang', 'x'), replace('/alternates/1/lang', 'y')]
    expect(edited(list('a', 'b'), ...edits, removeLink(0))).toEqual({
      text: '{"alternates":[ {"lang":"y","loc":"b"} ]}',
      operations: [edits[1], removeLink(0)],
    })
  })

  test.each<[string, string, string]>([
    [
      'no list',
      '{"loc":"x"}',
      '{"loc":"x","alternates":[{"lang":"a","loc":"1"},{"lang":"b","loc":"2"}]}',
    ],
    [
      'no list, with spaces',
      '{ "loc": "x", "y": 1 }',
      '{ "loc": "x", "y": 1, "alternates": [{"lang": "a", "loc": "1"}, {"lang": "b", "loc": "2"}] }',
    ],
    [
      'no list, indented',
      '{\n  "loc": "x"\n}',
      '{\n  "loc": "x",\n  "alternates": [\n    {\n      "lang": "a",\n      "loc": "1"\n    },\n    {\n      "lang": "b",\n      "loc": "2"\n    }\n  ]\n}',
    ],
    [
      'no list, on lines without an indent',
      '  {\n"loc": "x"\n  }',
      '  {\n"loc": "x",\n"alternates": [{"lang": "a",\n"loc": "1"},\n{"lang": "b",\n"loc": "2"}]\n  }',
    ],
    ['no members', '{}', '{"alternates":[{"lang":"a","loc":"1"},{"lang":"b","loc":"2"}]}'],
    [
      'an empty list',
      '{"alternates":[],"x":1}',
      '{"alternates":[{"lang":"a","loc":"1"},{"lang":"b","loc":"2"}],"x":1}',
    ],
    [
      'a link',
      '{"alternates":[{"lang":"x"}]}',
      '{"alternates":[{"lang":"x"},{"lang":"a","loc":"1"},{"lang":"b","loc":"2"}]}',
    ],
    [
      'a link with spaces of its own',
      '{"alternates":[ {"x":1},  { "lang" : "x",   "loc" : "y" } ]}',
      '{"alternates":[ {"x":1},  { "lang" : "x",   "loc" : "y" },  { "lang" : "a",   "loc" : "1" },  { "lang" : "b",   "loc" : "2" } ]}',
    ],
    [
      'a link with one member',
      '{"alternates":[{ "lang": "x"}]}',
      '{"alternates":[{ "lang": "x"},{ "lang": "a", "loc": "1"},{ "lang": "b", "loc": "2"}]}',
    ],
    [
      'a link without members',
      '{"alternates":[ {}]}',
      '{"alternates":[ {}, {"lang":"a","loc":"1"}, {"lang":"b","loc":"2"}]}',
    ],
  ])('are added where there is %s, formatted alike', (_, before, after) => {
    expect(edited(before, addLink('a', '1'), addLink('b', '2')).text).toBe(after)
  })

  test('are added as one list, or one by one', () => {
    const links = [addLink('a'), addLink('b')]
    expect(edited('{"loc":"x"}', ...links).operations).toEqual([
      { op: 'add', path: '/alternates', value: links.map(({ value }) => value) },
    ])
    expect(edited('{"alternates":[]}', ...links).operations).toEqual(links)
  })

  test('take the place of those that are removed', () => {
    const edits = [removeLink(0), removeLink(1), addLink('c')]
    expect(edited(list('a', 'b'), ...edits)).toEqual({
      text: '{"alternates":[{"lang":"c","loc":"c"}]}',
      operations: [removeLink(1), removeLink(0), addLink('c')],
    })
    expect(edited(list('a', 'b'), removeLink(1), addLink('c')).text).toBe(
      '{"alternates":[ {"lang":"a","loc":"a"}, {"lang":"c","loc":"c"} ]}',
    )
  })

  test('are added once, whatever the case of the language', () => {
    const edits = [addLink('en', 'x'), addLink('EN', 'x'), addLink('en', 'X'), addLink('de', 'x')]
    expect(edited('{"alternates":[]}', ...edits).text).toBe(
      '{"alternates":[{"lang":"en","loc":"x"},{"lang":"en","loc":"X"},{"lang":"de","loc":"x"}]}',
    )
  })
})

test.each([
  [
    'after the date',
    '{"loc":"a", "lastmod":"b", "x":1}',
    '{"loc":"a", "lastmod":"b","lang":"en", "x":1}',
  ],
  ['after the URL', '{ "loc" : "a" }', '{ "loc" : "a", "lang" : "en" }'],
  ['on a line of its own', '{\n\t"loc": "a"\n}', '{\n\t"loc": "a",\n\t"lang": "en"\n}'],
  ['instead of one that is not a string', '{"lang": 5,"loc":"a"}', '{"lang": "en","loc":"a"}'],
  ['where there is nothing', '{ }', '{ "lang":"en"}'],
])('a language is added %s', (_, before, after) => {
  expect(edited(before, addLang('en'))).toEqual({ text: after, operations: [addLang('en')] })
})

test('any changes are those of the patch, and the rest stays', () => {
  const lang = fc.constantFrom('en', 'de', 'EN', 'fr')
  const link = fc.record({ lang, loc: lang, x: fc.constant(1) }, { requiredKeys: [] })
  const entry = fc.record(
    { loc: lang, lastmod: lang, lang, alternates: fc.array(link, { maxLength: 4 }), x: fc.nat(9) },
    { requiredKeys: [] },
  )
  const edit = fc.oneof(
    lang.map((value) => replace('/loc', value)),
    fc.tuple(fc.nat(4), fc.constantFrom('lang', 'loc'), lang).map(([link, name, value]) => {
      return replace(`/alternates/${link}/${name}`, value)
    }),
    fc.nat(3).map(removeLink),
    fc.tuple(lang, lang).map(([name, loc]) => addLink(name, loc)),
  )
  const indent = fc.constantFrom(undefined, 1, '\t')
  fc.assert(
    fc.property(
      entry,
      fc.array(edit, { minLength: 1, maxLength: 6 }),
      indent,
      (value, edits, space) => {
        const links = value.alternates?.length ?? 0
        const possible = edits.filter(({ op, path }) => {
          return op !== 'remove' || Number(path.split('/')[2]) < links
        })
        fc.pre(possible.length > 0)
        const before = JSON.stringify(value, null, space)
        const { text, operations } = edited(before, ...possible)
        const parsed: unknown = JSON.parse(text)
        expect(applyPatch(value, JSON.stringify(operations))).toEqual(parsed)
        // A list keeps the form that it has; one that is new or new again has the form of the entry.
        if (space !== undefined && Object.keys(value).length > 0) {
          expect(text.replaceAll(/\s/g, '')).toBe(JSON.stringify(parsed))
        }
        if (operations.length === 0) expect(text).toBe(before)
      },
    ),
    { numRuns: runs(1000) },
  )
})
