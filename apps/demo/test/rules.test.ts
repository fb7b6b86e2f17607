import { STRING } from '@waymark/infra/options'
import { defineRule, presets, rules } from '@waymark/normalize'
import { replaceParts } from '@waymark/url-parser/internal'
import { describe, expect, test } from 'vitest'
import { readPairs, writePairs } from '../src/hash.ts'
import { RULES_EXAMPLES } from '../src/rules/examples.ts'
import { cutFootprints } from '../src/rules/footprints.ts'
import { presetList, type RulesView, rulesView, toggle } from '../src/rules/model.ts'
import {
  FIRST_RULES,
  type RulesState,
  readRulesState,
  writeRulesState,
} from '../src/rules/state.ts'
import { joined, wholeText } from './drawn-text.ts'

const INPUT = 'HTTPS://Example.com:443/a/../page/?utm_source=x&b=1#top'

const stateOf = (changes: Partial<RulesState> = {}): RulesState => ({
  ...FIRST_RULES,
  input: INPUT,
  preset: 'seo',
  ...changes,
})

const urlOf = ({ result }: RulesView) => ('url' in result ? wholeText(result.url) : null)
const switchOf = (view: RulesView, name: string) => view.switches.find(({ rule }) => rule === name)!

describe('the switches', () => {
  test('are the whole catalogue, in running order, with the cost of each', () => {
    const { switches } = rulesView(stateOf())
    expect(switches.map(({ rule }) => rule)).toEqual(rules.map(({ name }) => name))
    expect(switches.map(({ category }) => category)).toEqual(rules.map(({ category }) => category))
  })

  test.each(presetList)('stand as the preset $name has them', (preset) => {
    const view = rulesView(stateOf({ preset: preset.name }))
    const on = view.switches.filter((each) => each.on).map(({ rule }) => rule)
    expect(on).toEqual(preset.rules.map(({ name }) => name))
    expect(view.preset.isChanged).toBe(false)
    expect(view.preset.isWhole).toBe(preset.canonicalizer !== undefined)
  })

  test('switch a rule off and on again', () => {
    const off = toggle(stateOf(), 'remove-query')
    expect(urlOf(rulesView(off))).toBe('https://example.com/page?utm_source=x&b=1')
    expect(rulesView(off).preset.isChanged).toBe(true)
    expect(toggle(off, 'remove-query')).toEqual(stateOf())
    const on = toggle(off, 'remove-tracking-params')
    expect(urlOf(rulesView(on))).toBe('https://example.com/page?b=1')
  })

  test('show a rule that nobody knew when the page was made', () => {
    const own = defineRule({
      name: 'drop-path',
      category: 'changes',
      summary: 'Drops the path.',
      explain: 'For a test.',
      source: 'https://example.com/',
      options: [{ name: 'sample', type: STRING, default: null, summary: 'Words.' }],
      apply: (url) => replaceParts(url, { path: { kind: 'list', segments: [''] } }),
    })
    const view = rulesView(stateOf({ toggled: ['drop-path'] }), [...rules, own])
    expect(switchOf(view, 'drop-path')).toMatchObject({ on: true, category: 'changes' })
    expect(urlOf(view)).toBe('https://example.com/')
  })

  test('cannot be used where a preset is defined as a whole', () => {
    const view = rulesView(stateOf({ preset: 'safe-browsing', toggled: ['www'] }))
    expect(view.switches.some(({ usable, on }) => usable || on)).toBe(false)
    expect(urlOf(view)).toBe('https://example.com/page/?utm_source=x&b=1')
  })

  test('leave out what means nothing on a text as it is written', () => {
    const view = rulesView(stateOf({ preset: 'usually-safe', model: 'rfc3986' }))
    const unusable = view.switches.filter(({ usable }) => !usable).map(({ rule }) => rule)
    expect(unusable).toEqual(
      rules.filter(({ applyToUri }) => applyToUri === undefined).map(({ name }) => name),
    )
    expect(view.model).toBe('rfc3986')
    expect(urlOf(view)).not.toBeNull()
  })
})

describe('the settings', () => {
  const settingOf = (view: RulesView, rule: string, name: string) =>
    switchOf(view, rule).settings.find((setting) => setting.name === name)!

  test('begin with what the preset says, and go before it', () => {
    expect(settingOf(rulesView(stateOf()), 'trailing-slash', 'trailingSlash').value).toBe('never')
    const view = rulesView(stateOf({ settings: { trailingSlash: 'always' } }))
    expect(urlOf(view)).toBe('https://example.com/page/')
    expect(view.preset.isChanged).toBe(true)
  })

  test('take words, lists and pairs, as the examples of the rules have them', () => {
    const view = rulesView(stateOf({ preset: 'aggressive' }))
    const kinds = view.switches.flatMap(({ settings }) =>
      settings.map(({ name, kind }) => `${name}: ${kind}`),
    )
    expect(kinds).toEqual(
      expect.arrayContaining(['scheme: words', 'keep: list', 'names: list', 'map: pairs']),
    )
  })

  test('are used: a list, pairs and a flag', () => {
    const keep = stateOf({ toggled: ['remove-query', 'keep-params'], settings: { keep: 'b, c' } })
    expect(urlOf(rulesView(keep))).toBe('https://example.com/page?b=1')
    const map = stateOf({
      input: 'http://192.0.2.1/',
      toggled: ['ip-to-host'],
      settings: { map: '192.0.2.1=a.example' },
    })
    expect(urlOf(rulesView(map))).toBe('http://a.example/')
    const flag = stateOf({
      input: 'http://a/x//http://y//z',
      toggled: ['collapse-slashes'],
      settings: { keepSchemeLike: 'true' },
    })
    expect(urlOf(rulesView(flag))).toBe('http://a/x/http://y/z')
  })

  test('ignore a word that the rule does not know', () => {
    const view = rulesView(stateOf({ settings: { trailingSlash: 'sometimes', nonsense: 'x' } }))
    expect(view.preset.isChanged).toBe(false)
    expect(urlOf(view)).toBe('https://example.com/page')
  })
})

describe('the trace', () => {
  test('leads from the input to the result, with what changed marked in both', () => {
    const { steps, result } = rulesView(stateOf())
    const texts = steps.flatMap(({ before, after }) => [before, after].map(joined))
    expect(texts[0]).toBe(INPUT)
    expect(texts.at(-1)).toBe('https://example.com/page')
    for (let i = 1; i < texts.length - 1; i += 2) expect(texts[i + 1]).toBe(texts[i])
    expect(result).toMatchObject({ kind: 'changed', cost: 'changes' })
    const query = steps.find(({ rule }) => rule === 'remove-query')!
    expect(query.before.changed.text).toBe('?utm_source=x&b=1')
    expect(query.after.changed.text).toBe('')
  })

  test('tells what the parser did from what the rules did', () => {
    const { steps, switches } = rulesView(stateOf())
    expect(steps.filter(({ byParser }) => byParser).map(({ rule }) => rule)).toContain(
      'lowercase-scheme-host',
    )
    const query = switches.find(({ rule }) => rule === 'remove-query')!
    expect(query.acted.map((number) => steps[number - 1]!.rule)).toEqual(['remove-query'])
  })

  test('is of the dearest of its steps', () => {
    const cheap = rulesView(stateOf({ preset: 'safe', input: 'HTTP://a:80/' }))
    expect(cheap.result).toMatchObject({ kind: 'changed', cost: 'preserves' })
    expect(rulesView(stateOf({ input: 'https://a/b' })).result.kind).toBe('unchanged')
    expect(rulesView(stateOf({ input: 'a/b' })).result.kind).toBe('failed')
    expect(rulesView(stateOf({ input: '' })).result.kind).toBe('none')
  })

  test('stands on the input: the pieces join up to it, and each step ends once', () => {
    for (const { input } of RULES_EXAMPLES) {
      for (const { name } of presetList) {
        const { footprints, steps } = rulesView(stateOf({ input, preset: name }))
        if (steps.length === 0) continue
        expect(footprints.map(({ text, rest }) => text + (rest ?? '')).join('')).toBe(input)
        const ending = footprints.flatMap((print) => print.ending).sort((a, b) => a - b)
        expect(ending, `${name}: ${input}`).toEqual(steps.map(({ number }) => number))
      }
    }
  })

  test('marks a place where something was put in', () => {
    expect(cutFootprints('ab', [{ inputStart: 1, inputEnd: 1 }])).toEqual([
      { text: 'a', rest: null, steps: [], ending: [] },
      { text: '', rest: null, steps: [1], ending: [1] },
      { text: 'b', rest: null, steps: [], ending: [] },
    ])
  })
})

describe('a link to the view', () => {
  test('holds everything', () => {
    const state: RulesState = {
      input: 'a&b=#%\ud800',
      preset: 'purell-safe',
      toggled: ['www', 'sort-query'],
      model: 'whatwg',
      settings: { keep: 'a, b', www: 'add' },
    }
    expect(readRulesState(readPairs(`#${writePairs(writeRulesState(state))}`))).toEqual(state)
    expect(readRulesState(readPairs(writePairs(writeRulesState(FIRST_RULES))))).toEqual(FIRST_RULES)
    expect(readRulesState(readPairs('#view=rules'))).toEqual(FIRST_RULES)
  })

  test('may name a preset that there is not', () => {
    const view = rulesView(stateOf({ preset: 'constructor' }))
    expect(view.preset.name).toBe(presets['usually-safe'].name)
  })
})
