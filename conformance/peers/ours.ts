import { createNormalizer, type presets } from '@waymark/normalize'
import { readRuleText } from '@waymark/normalize/rule-file'
import { canonicalizeForSafeBrowsing } from '@waymark/normalize/safe-browsing'
import { iaSurt } from '@waymark/normalize/surt'

/** What stands for a function of a peer. */
export interface Ours {
  /** What it is called here, for people. */
  readonly name: string
  readonly run: (url: string) => string | null
}

/** By the name of the peer's function. */
export const OURS: Readonly<Record<string, Ours>> = {
  'urlcanon semantic': byPreset('iipc-semantic'),
  'urlcanon semantic_precise': byPreset('iipc-semantic-precise'),
  'urlcanon aggressive': byPreset('iipc-aggressive'),
  surt: { name: 'iaSurt', run: iaSurt },
  safebrowsing: { name: 'safe-browsing', run: (url) => canonicalizeForSafeBrowsing(url, 'v4') },
  'w3lib safe_url_string': byRules('parse-serialise'),
  'w3lib canonicalize_url': byRules(
    'parse-serialise, uppercase-percent-encoding, decode-unreserved, sort-query(by=name-value)',
  ),
  'url-normalize': byPreset('standard'),
  'normalize-url': byRules(
    'decode-unreserved, strip-credentials, www(www=remove), trailing-slash, remove-tracking-params, sort-query, strip-text-fragment',
  ),
  'purell FlagsSafe': byPreset('purell-safe'),
  'purell FlagsUsuallySafeGreedy': byPreset('purell-usually-safe-greedy'),
  'purell FlagsUsuallySafeNonGreedy': byPreset('purell-usually-safe-non-greedy'),
  'purell FlagsUnsafeGreedy': byPreset('purell-unsafe-greedy'),
  'purell FlagsUnsafeNonGreedy': byPreset('purell-unsafe-non-greedy'),
  'purell FlagsAllGreedy': byPreset('purell-all-greedy'),
  'purell FlagsAllNonGreedy': byPreset('purell-all-non-greedy'),
}

function byPreset(name: keyof typeof presets): Ours {
  return { name, run: createNormalizer(name) }
}

function byRules(text: string): Ours {
  return { name: text, run: createNormalizer(readRuleText(text)) }
}
