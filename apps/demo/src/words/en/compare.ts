import type { Family, Part, Purpose } from '@waymark/compare'
import type { Light } from '../../compare/lights.ts'
import type { Choice } from '../../compare/state.ts'

/** What the view says that compares two URLs. */
export const compare = {
  firstUrl: 'First URL',
  secondUrl: 'Second URL',
  swap: 'Swap',
  allMethods: 'All methods',
  allDefinitions: 'All definitions',
  /** What answers for each purpose. */
  definitions: {
    browser: 'URL Standard',
    crawler: 'preset for crawlers',
    cache: 'HTTP cache key',
    'search-engine': 'HTTP cache key',
    archive: 'Internet Archive key',
    'block-list': 'Safe Browsing lists',
    analytics: 'preset for analytics',
  } satisfies Record<Purpose, string>,
  options: 'Options of some methods',
  baseUrl: 'Base URL',
  agreed: 'Method agreed on for SOAP',
  noneYet: 'none yet',
  safeBrowsing: 'Safe Browsing',
  sameAddress: 'Both hosts resolve to the same IP address',
  redirects: 'The first redirects to the second',
  families: {
    string: ['Strings', 'Methods that know nothing about URLs.'],
    record: ['As browsers parse', 'Methods that compare parsed URLs, by the URL Standard.'],
    ladder: ['The ladders of the RFCs', 'Each step normalises more than the one above it.'],
    format: ['Formats and vocabularies', 'What other specifications define for their own URLs.'],
    address: ['IP addresses', 'Only the host counts.'],
    language: ['Programming languages', 'What standard libraries return, including pitfalls.'],
    policy: ['Sites and policies', 'Not equality, but which URLs are trusted together.'],
    pattern: ['Patterns', 'The first URL is a pattern.'],
    rules: ['Rules', 'Normalised by rules.'],
    function: ['Functions', 'Keys from a program.'],
  } satisfies Record<Family, readonly [title: string, note: string]>,
  parts: {
    scheme: 'scheme',
    authority: 'authority',
    path: 'path',
    query: 'query',
    fragment: 'fragment',
  } satisfies Record<Exclude<Part, 'text'>, string>,
  twoNeeded: 'Two URLs are needed.',
  noSuchPattern: 'The first input does not have this part as a pattern.',
  optionNeeded: (summaries: string) => `This method needs an option: ${summaries}`,
  typeTwo: 'Type two URLs',
  /** How many methods say what. */
  tally: {
    equal: (methods) => `${methods} ${methods === 1 ? 'method calls' : 'methods call'} them equal`,
    different: (methods) => `${methods} different`,
    silent: (methods) => `${methods} ${methods === 1 ? 'has' : 'have'} no answer`,
    choice: (methods) => `${methods} ${methods === 1 ? 'needs' : 'need'} a choice`,
  } satisfies Record<Light, (methods: number) => string>,
  tallies: (list: string) => `${list}.`,
  notCounted: (methods: number, equal: number) =>
    `Not counted: ${methods} that compare only hosts, sites or origins, or match a pattern (“=”: ${equal}).`,
  lights: {
    equal: 'equal',
    different: 'different',
    silent: 'no answer',
    choice: 'needs a choice',
  } satisfies Record<Light, string>,
  matches: 'matches',
  matchesNot: 'no match',
  equalOf: (equal: number, all: number) => `${equal} of ${all} equal`,
  nothing: 'nothing',
  pattern: 'pattern',
  against: 'against',
  keyOfBoth: 'key of both',
  firstKey: 'first key',
  secondKey: 'second key',
  choices: {
    base: 'Give a base URL',
    agreed: 'Choose a method',
    sameAddress: 'Choose what hosts resolve to',
    redirects: 'Choose what redirects',
    safeBrowsing: 'Choose a version',
  } satisfies Record<Choice, string>,
  /** Precedes an English message. */
  faultyPattern: 'The pattern or an option is wrong.',
  ifWrong: (word: string) => `If “${word}” is wrong: `,
}

export type CompareWords = Readonly<typeof compare>
