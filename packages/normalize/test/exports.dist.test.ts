import { createRequire } from 'node:module'
import { presets, rules } from '@waymark/normalize'
import { expect, test } from 'vitest'

function exportNames(all: readonly { readonly name: string }[]): readonly string[] {
  return all.map(({ name }) => name.replace(/-(.)/g, (_, first) => first.toUpperCase())).sort()
}

const entries: Readonly<Record<string, readonly string[]>> = {
  '@waymark/normalize': [
    'createNormalizer',
    'createRecordNormalizer',
    'createRuleRunner',
    'createWww',
    'defineRule',
    'editUrl',
    'keepWrittenPort',
    'normalize',
    'normalizeUri',
    'normalizeWith',
    'optionValues',
    'pickOptions',
    'presetNamed',
    'presets',
    'resolveLink',
    'ruleNamed',
    'rules',
    'selectRules',
    'trace',
    'traceRecord',
    'traceWith',
  ],
  '@waymark/normalize/bulk': [
    'BULK_OPTIONS',
    'invalidLine',
    'normalizeLines',
    'overlongLine',
    'unreadableLine',
  ],
  '@waymark/normalize/bulk/lines': [
    'ByteSink',
    'ECMASCRIPT_CODEC',
    'LINE_COPIER_OPTIONS',
    'createLineCopier',
  ],
  '@waymark/normalize/bulk/lines/node': ['BUFFER_CODEC'],
  '@waymark/normalize/bulk/node': [
    'BULK_NORMALIZER_OPTIONS',
    'BULK_OPTIONS',
    'BulkNormalizer',
    'normalizeFile',
  ],
  '@waymark/normalize/bulk/node/worker': ['serveBlocks'],
  '@waymark/normalize/problems': ['problems'],
  '@waymark/normalize/core': [
    'createNormalizer',
    'createRecordNormalizer',
    'keepWrittenPort',
    'normalizeUri',
    'normalizeWith',
    'traceRecord',
    'traceWith',
  ],
  '@waymark/normalize/rules': exportNames(rules),
  '@waymark/normalize/presets': exportNames(Object.values(presets)),
  '@waymark/normalize/rule-file': [
    'RuleFileError',
    'RuleTextError',
    'readRuleFile',
    'readRuleText',
    'writeRuleText',
  ],
  '@waymark/normalize/safe-browsing': [
    'canonicalPhishingHost',
    'canonicalizeForSafeBrowsing',
    'hashPrefix',
    'parseSafeBrowsingUrl',
    'phishingLookupHost',
    'safeBrowsingExpressions',
    'sha256',
  ],
  '@waymark/normalize/surt': [
    'iaCanonical',
    'iaSurt',
    'massageHost',
    'reorderQuery',
    'reverseHost',
    'sortBySsurt',
    'ssurt',
    'ssurtHost',
    'stripPathSessionId',
    'stripQuerySessionId',
    'surt',
  ],
  '@waymark/normalize/texts/ja': ['ja'],
  '@waymark/normalize/texts/ru': ['ru'],
  '@waymark/normalize/tracking-params': [
    'TRACKING_LISTS',
    'TRACKING_PARAMETERS',
    'TRACKING_PARAMS',
    'TRACKING_SITES',
    'findTrackingParameters',
  ],
}

test.each(Object.entries(entries))(
  '%s exports exactly the documented names',
  async (name, names) => {
    expect(Object.keys(await import(/* @vite-ignore */ name)).sort()).toEqual(names)
    expect(Object.keys(createRequire(import.meta.url)(name)).sort()).toEqual(names)
  },
)
