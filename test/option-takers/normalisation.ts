import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANSWER_OPTIONS } from '../../packages/compare/src/answer.ts'
import { REQUEST_OPTIONS } from '../../packages/compare/src/compare.ts'
import { CSP_OPTIONS } from '../../packages/compare/src/csp-policy.ts'
import { ExternalSort, SORT_OPTIONS } from '../../packages/compare/src/group/external-sort.ts'
import { GROUP_OPTIONS } from '../../packages/compare/src/group/group-lines.ts'
import {
  createMemoryStorage,
  groupLines,
  LINE_GROUPS_OPTIONS,
  LineGroups,
} from '../../packages/compare/src/group.ts'
import {
  answer,
  checkCsp,
  compare,
  createComparer,
  createKeyFunction,
  equal,
  equalWith,
  keyOf,
  keyWith,
  methods,
  ruleMethod,
  unreadOption,
} from '../../packages/compare/src/index.ts'
import { whatwg } from '../../packages/compare/src/methods/whatwg.ts'
import { TYPES } from '../../packages/compare/src/options.ts'
import {
  createMethodComparer,
  createMethodKeyFunction,
} from '../../packages/compare/src/with-method.ts'
import { createLineCopier, LINE_COPIER_OPTIONS } from '../../packages/normalize/src/bulk/lines.ts'
import {
  BULK_NORMALIZER_OPTIONS,
  BulkNormalizer,
  normalizeFile,
} from '../../packages/normalize/src/bulk/node.ts'
import { BULK_OPTIONS, normalizeLines } from '../../packages/normalize/src/bulk.ts'
import {
  createNormalizer,
  createRecordNormalizer,
  createRuleRunner,
  defineRule,
  normalize,
  normalizeUri,
  normalizeWith,
  pickOptions,
  rules,
  selectRules,
  trace,
  traceRecord,
  traceWith,
} from '../../packages/normalize/src/index.ts'
import { createLineWriter } from '../../packages/normalize/src/internal.ts'
import { createPresetNormalizer } from '../../packages/normalize/src/preset-normalizer.ts'
import { RULE_MEMBERS, type Rule } from '../../packages/normalize/src/rule.ts'
import { RULE_TEXT_OPTIONS } from '../../packages/normalize/src/rule-file/rule-text.ts'
import { readRuleText, writeRuleText } from '../../packages/normalize/src/rule-file.ts'
import { optionsOf } from '../../packages/normalize/src/rule-options.ts'
import { sortQuery } from '../../packages/normalize/src/rules/sort-query.ts'
import {
  EXPRESSION_OPTIONS,
  safeBrowsingExpressions,
} from '../../packages/normalize/src/safe-browsing/expressions.ts'
import { IA_OPTIONS, IA_SURT_OPTIONS } from '../../packages/normalize/src/surt/ia-surt.ts'
import { SURT_OPTIONS } from '../../packages/normalize/src/surt/ssurt.ts'
import { iaCanonical, iaSurt, surt } from '../../packages/normalize/src/surt.ts'
import { splitUri } from '../../packages/rfc3986/src/index.ts'
import { parseUrl } from '../../packages/url-parser/src/index.ts'
import type { Taker } from './taker.ts'

const input = 'https://www.example.com/a'
const everything = { rules, options: {} }
const ruleOptions = optionsOf(rules)
/** What is read already takes no options that say how. */
const partsOptions = (list: readonly Rule[]) => {
  const { model: _, maxLength: __, ...others } = optionsOf(list)
  return others
}
const uriRules = rules.filter((rule) => rule.applyToUri !== undefined)

async function* noBytes(): AsyncGenerator<Uint8Array> {}

async function normalizeEmptyFile(options: never): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'options-'))
  const from = join(folder, 'a.txt')
  writeFileSync(from, '')
  try {
    return await normalizeFile(from, join(folder, 'b.txt'), 'standard', options)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The functions that take options in the packages for rules of normalisation and methods of comparison. */
export const takers: readonly Taker[] = [
  {
    name: 'safeBrowsingExpressions',
    table: EXPRESSION_OPTIONS,
    reads: 'url',
    call: (o, text = 'https://e.com/') => safeBrowsingExpressions(text, 'v4', o),
  },
  {
    name: 'normalize',
    table: ruleOptions,
    reads: 'url',
    call: (o, text = input) => normalize(text, rules, o),
  },
  {
    name: 'normalizeWith',
    table: ruleOptions,
    reads: 'url',
    call: (o, text = input) => normalizeWith(text, everything, o),
  },
  {
    name: 'createNormalizer',
    table: ruleOptions,
    call: (o) => createNormalizer(rules, o),
  },
  {
    name: 'createPresetNormalizer',
    table: ruleOptions,
    call: (o) => createPresetNormalizer(everything, o),
  },
  {
    name: 'createRecordNormalizer',
    table: partsOptions(rules),
    call: (o) => createRecordNormalizer(rules, o),
  },
  {
    name: 'traceRecord',
    table: partsOptions(rules),
    reads: 'url',
    call: (o, text = input) => {
      const url = parseUrl(text)
      return url && traceRecord(text, url, { rules, options: o! }).steps
    },
  },
  {
    name: 'normalizeUri',
    table: partsOptions(uriRules),
    call: (o) => normalizeUri(splitUri(input), uriRules, o),
  },
  {
    name: 'createRuleRunner',
    table: ruleOptions,
    reads: 'url',
    call: (o, text = input) => createRuleRunner(text, o),
  },
  {
    name: 'defineRule',
    table: RULE_MEMBERS,
    needs: { name: 'a', category: 'changes', apply: (record: unknown) => record },
    call: (o) => defineRule(o),
  },
  {
    name: 'readRuleText',
    table: RULE_TEXT_OPTIONS,
    reads: 'word',
    call: (o, text = 'sort-query') => readRuleText(text, o),
  },
  {
    name: 'writeRuleText',
    table: Object.fromEntries(sortQuery.options.map(({ name, type }) => [name, type])),
    call: (o) => writeRuleText(sortQuery, o),
  },
  {
    name: 'trace',
    table: ruleOptions,
    reads: 'url',
    call: (o, text = input) => trace(text, rules, o),
  },
  {
    name: 'traceWith',
    table: ruleOptions,
    reads: 'url',
    call: (o, text = input) => traceWith(text, everything, o),
  },
  { name: 'selectRules', table: ruleOptions, call: (o) => selectRules(rules, o) },
  { name: 'surt', table: SURT_OPTIONS, reads: 'url', call: (o, text = input) => surt(text, o) },
  {
    name: 'iaCanonical',
    table: IA_OPTIONS,
    reads: 'url',
    call: (o, text = input) => iaCanonical(text, o),
  },
  {
    name: 'iaSurt',
    table: IA_SURT_OPTIONS,
    reads: 'url',
    call: (o, text = input) => iaSurt(text, o),
  },
  {
    name: 'normalizeLines',
    table: BULK_OPTIONS,
    call: (o) => normalizeLines(noBytes(), 'standard', o),
  },
  {
    name: 'createLineCopier',
    table: LINE_COPIER_OPTIONS,
    call: (o) => createLineCopier('standard', o),
  },
  {
    name: 'createLineWriter',
    table: LINE_COPIER_OPTIONS,
    call: (o) => createLineWriter(() => {}, o),
  },
  { name: 'normalizeFile', table: BULK_NORMALIZER_OPTIONS, call: normalizeEmptyFile },
  {
    name: 'BulkNormalizer',
    table: BULK_NORMALIZER_OPTIONS,
    call: (o) => new BulkNormalizer('standard', o).close(),
  },
  {
    name: 'answer',
    table: ANSWER_OPTIONS,
    reads: 'url',
    call: (o, text = input) => answer(text, input, o),
  },
  {
    name: 'checkCsp',
    table: CSP_OPTIONS,
    reads: 'lines',
    call: (o, text = '') => checkCsp(text, input, o),
  },
  {
    name: 'compare',
    table: REQUEST_OPTIONS,
    reads: 'url',
    call: (o, text = input) => compare(text, input, o),
  },
  { name: 'createComparer', table: TYPES, call: (o) => createComparer('whatwg', o) },
  { name: 'createKeyFunction', table: TYPES, call: (o) => createKeyFunction('whatwg', o) },
  {
    name: 'keyOf',
    table: TYPES,
    reads: 'url',
    call: (o, text = input) => keyOf(text, 'whatwg', o),
  },
  {
    name: 'equal',
    table: TYPES,
    reads: 'url',
    call: (o, text = input) => equal(text, input, 'whatwg', o),
  },
  {
    name: 'keyWith',
    table: TYPES,
    reads: 'url',
    call: (o, text = input) => keyWith(text, whatwg, o),
  },
  {
    name: 'equalWith',
    table: TYPES,
    reads: 'url',
    call: (o, text = input) => equalWith(text, input, whatwg, o),
  },
  { name: 'createMethodComparer', table: TYPES, call: (o) => createMethodComparer(whatwg, o) },
  {
    name: 'createMethodKeyFunction',
    table: TYPES,
    call: (o) => createMethodKeyFunction(whatwg, o),
  },
  { name: 'ruleMethod', table: ruleOptions, call: (o) => ruleMethod(rules, o) },
  {
    name: 'unreadOption',
    table: TYPES,
    needs: {},
    call: (o) => {
      const error = unreadOption(o, methods)
      if (error !== null) throw error
    },
  },
  { name: 'groupLines', table: GROUP_OPTIONS, call: (o) => groupLines([], 'whatwg', o) },
  { name: 'LineGroups', table: LINE_GROUPS_OPTIONS, call: (o) => new LineGroups(o) },
  {
    name: 'ExternalSort',
    table: SORT_OPTIONS,
    needs: { rankOf: () => 0, memory: 1, storage: createMemoryStorage() },
    call: (o) => new ExternalSort(o),
  },
]

/** `pickOptions` takes options that others read, so that it cannot refuse a misspelt one. */
export const picker: Taker = {
  name: 'pickOptions',
  table: ruleOptions,
  needs: {},
  call: (o) => pickOptions(o, rules),
}
