import { domainCases } from '../domain-vectors.ts'
import type { Suite } from '../suite.ts'

/** Domains through the constructor, the domain parser, and the `host` and `hostname` setters. */
export const toascii: Suite = {
  file: 'wpt/toascii.json',
  cases: (text) => domainCases(text, true),
  knownFailures: {},
}
