import {
  defineTemplate,
  type Matching,
  TemplateError,
  TemplateValueError,
  type UriTemplate,
} from '@waymark/uri-template'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileString, unlessRefused } from '../../../test/hostile-strings.ts'
import { leastHits, runs } from '../../../test/runs.ts'

const wellFormed = fc.string({ unit: 'binary', maxLength: 12 })
const names = ['q', 'page', 'pa', 'tags', 'x'] as const

test('what URLSearchParams writes is read back by forms, named or collected', () => {
  const collected = defineTemplate('/s{?all*}', { kinds: { all: 'record' }, matching: 'form' })
  const mixed = defineTemplate('/s{?q,page,tags*,rest*}', {
    kinds: { rest: 'record' },
    matching: 'form',
  })
  const record = fc.dictionary(fc.oneof(fc.constantFrom(...names), wellFormed), wellFormed)
  fc.assert(
    fc.property(record, fc.array(wellFormed, { maxLength: 3 }), (given, tags) => {
      // A parameter without a name has no place in a template.
      const { '': _, ...all } = given
      const params = new URLSearchParams(all)
      const isEmpty = Object.keys(all).length === 0
      expect(collected.match(`/s?${params}`)).toEqual(isEmpty ? {} : { all })
      const { q, page, tags: _tags, ...rest } = all
      params.delete('tags')
      for (const tag of tags) params.append('tags', tag)
      const named = Object.entries({ q, page, tags, rest }).filter(
        ([, value]) => value !== undefined && (typeof value === 'string' || Object.keys(value)[0]),
      )
      expect(mixed.match(`/s?${params}`)).toEqual(Object.fromEntries(named))
    }),
    { numRuns: runs(5000) },
  )
})

const expression = fc
  .tuple(
    fc.constantFrom('', '/', '.', ';', '+'),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c*', 'd:3'), { minLength: 1, maxLength: 2 }),
  )
  .map(([operator, variables]) => `{${operator}${variables.join()}}`)
const path = fc
  .array(fc.oneof(expression, fc.constantFrom('/', '/x/', '.md', ':', ',', ';y=')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pieces) => `db:/p${pieces.join('')}`)
const query = fc.constantFrom(
  ...[
    '',
    '',
    '{?q}',
    '{?page,q}',
    '{?l*,q}',
    '{?n,q}',
    '?q={q}',
    '?t=1%20:{&q}',
    '?q={q}&page={page}',
  ],
)
const kinds = { n: 'integer', l: { pattern: '[^a]*' } } as const

function make(text: string, matching: Matching): UriTemplate<string> | null {
  const used = Object.entries(kinds).filter(([name]) => text.includes(`{?${name}`))
  try {
    return defineTemplate<string>(text, { kinds: Object.fromEntries(used), matching } as never)
  } catch (error) {
    if (error instanceof TemplateError) return null
    throw error
  }
}

const PCHAR = /^[\w.~!$&'()*+,;=:@-]$/
/** What a program may write in other ways without a change of the data. */
function respell(uri: string, template: string, isForm: boolean, pick: (limit: number) => number) {
  const [, path = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(uri)!
  const spell = (text: string, keep: string): string =>
    text.replace(/%[0-9A-F]{2}/g, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
      if (pick(3) === 0) return encoded.toLowerCase()
      return PCHAR.test(character) && !keep.includes(character) ? character : encoded
    })
  // What separates parts in the template, and the colon that would end a scheme, stay as they are.
  const respelled = spell(path, template)
  if (query === undefined) return `${respelled}${pick(2) === 0 ? '?x=1' : ''}${fragment}`
  const list = query
    .split('&')
    .map((parameter) => ({ parameter, order: pick(100), isList: parameter.startsWith('l=') }))
  // The members of a list keep their order.
  const sorted = list.map((one) => (one.isList ? { ...one, order: 50 } : one))
  const parameters = sorted
    .sort((a, b) => a.order - b.order)
    .map(({ parameter }) => {
      const written = spell(parameter, isForm ? '&+' : '&').replaceAll('%3d', '=')
      return isForm && pick(2) === 0 ? written.replaceAll('%20', '+') : written
    })
  parameters.splice(pick(parameters.length + 1), 0, ...['', 'x', 'qq=a/b', '=z'].slice(pick(4)))
  return `${respelled}?${parameters.join('&')}${fragment}`
}

test.each(['rfc3986', 'form'] as const)(
  '%s: the canonical form of a URI is what its data expand to',
  (matching) => {
    let respelled = 0
    fc.assert(
      fc.property(
        path,
        query,
        fc.dictionary(
          fc.constantFrom('a', 'b', 'd', 'q', 'page', 'x'),
          fc.oneof(hostileString, fc.constantFrom('me@a.b', 'a,b:c', 'a;b=c', 'a b', 'x+y', '')),
        ),
        fc.array(fc.constantFrom('1', 'b c', 'x:y', '@'), { maxLength: 2 }),
        fc.infiniteStream(fc.nat()),
        (pathText, queryText, strings, list, numbers) => {
          const text = `${pathText}${queryText}{#x}`
          const template = make(text, matching)
          const canonical = make(text, 'canonical')
          if (canonical === null) return
          // What is unambiguous in the canonical mode may not be so here, but this is rare.
          if (template === null) return
          const all: Record<string, unknown> = { ...strings, c: list, l: list, n: 7 }
          const data = Object.fromEntries(
            template.variables.flatMap((name) => (name in all ? [[name, all[name]]] : [])),
          ) as never
          const uri = unlessRefused(TemplateValueError, () => template.expand(data))
          if (uri === null) return
          const values = canonical.match(uri)
          expect(template.match(uri), `${text} ${uri}`).toEqual(values)
          const pick = (limit: number): number => numbers.next().value % limit
          const other = respell(uri, pathText, matching === 'form', pick)
          if (other !== uri) respelled++
          const match = template.match(other)
          expect(match, `${text} ${uri} ${other}`).toEqual(values)
          expect(template.expand(match!)).toBe(uri)
        },
      ),
      { numRuns: runs(1250) },
    )
    expect(respelled).toBeGreaterThan(leastHits(75))
  },
)
