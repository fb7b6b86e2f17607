import { describe, expect, test } from 'vitest'
import {
  canBeNoun,
  isAction,
  isCamelCase,
  isPlural,
  isUncountable,
  kebabCase,
  leadingVerb,
  pluralOf,
  snakeCase,
  wordsOf,
} from '../src/lint/words.ts'

test.each([
  ['users', ['users']],
  ['user-posts', ['user', 'posts']],
  ['user_posts-2', ['user', 'posts', '2']],
  ['getUserPosts', ['get', 'user', 'posts']],
  ['HTMLPage', ['html', 'page']],
  ['page2Of', ['page2', 'of']],
  ['user--posts', ['user', 'posts']],
  ['_a', ['a']],
  ['a_', ['a']],
  ['--', []],
  ['', []],
  ['café-Bar', ['café', 'bar']],
])('the words of %j', (name, words) => {
  expect(wordsOf(name)).toEqual(words)
})

test.each([
  ['userPosts', true],
  ['page2Of', true],
  ['HTMLPage', true],
  ['AUser', true],
  ['Users', false],
  ['USERS', false],
  ['users', false],
  ['AUs', true],
  ['A-User', false],
])('whether capitals separate words in %j: %s', (name, isCamel) => {
  expect(isCamelCase(name)).toBe(isCamel)
})

test.each([
  ['users', null],
  ['', null],
  ['getUser', 'get'],
  ['get', 'get'],
  ['create-order', 'create'],
  ['verify', 'verify'],
  ['activate', 'activate'],
  ['add', 'add'],
  ['addUser', 'add'],
  ['add-on', null],
  ['addOns', null],
  ['add-once', 'add'],
  ['add-ion', 'add'],
  ['list', null],
  ['list-users', 'list'],
  ['setName', 'set'],
  ['show', null],
  ['show_case', 'show'],
  ['searchUsers', 'search'],
  ['search-results', null],
  ['search', null],
  ['PayRuns', null],
  ['payRuns', 'pay'],
  ['_payRuns', null],
  ['writeFile', 'write'],
  ['archiveUser', 'archive'],
  ['userSearch', null],
])('the verb that %j begins with: %s', (segment, verb) => {
  expect(leadingVerb(segment)).toBe(verb)
})

test('a verb of your own is a verb alone and before another word', () => {
  const more = new Set(['frobnicate'])
  expect(leadingVerb('frobnicate', more)).toBe('frobnicate')
  expect(leadingVerb('frobnicate-users', more)).toBe('frobnicate')
  expect(leadingVerb('users-frobnicate', more)).toBeNull()
  expect(leadingVerb('frobnicate')).toBeNull()
})

test.each([
  ['put', false, true],
  ['patch', false, true],
  ['post', false, true],
  ['start', true, true],
  ['start', false, false],
  ['unsuspend', true, true],
  ['transfer-ownership', true, true],
  ['users', true, false],
])('%s is an action by its place (after a collection: %s): %s', (segment, isAfter, isVerb) => {
  expect(isAction(segment, isAfter)).toBe(isVerb)
})

/** As dictionaries have them. */
const IRREGULAR =
  `person people, child children, man men, woman women, foot feet, tooth teeth, goose geese, mouse mice,
  ox oxen, datum data, medium media, criterion criteria, phenomenon phenomena, alumnus alumni, cactus cacti,
  fungus fungi, nucleus nuclei, syllabus syllabi, bacterium bacteria, schema schemas, locus loci, radius radii,
  stimulus stimuli, curriculum curricula, memorandum memoranda, addendum addenda, erratum errata, stratum strata,
  genus genera, corpus corpora, automaton automata, vertex vertices, index indices, matrix matrices,
  appendix appendices, analysis analyses, basis bases, crisis crises, thesis theses, axis axes, leaf leaves,
  knife knives, life lives, wife wives, shelf shelves, half halves, self selves, wolf wolves, quiz quizzes,
  hero heroes, potato potatoes, tomato tomatoes, echo echoes, veto vetoes`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string])

describe('plurals', () => {
  test.each(IRREGULAR)('the plural of %s is %s, which is a plural', (singular, plural) => {
    expect(pluralOf(singular)).toBe(plural)
    expect(isPlural(plural)).toBe(true)
  })

  test.each([
    ['city', 'cities'],
    ['day', 'days'],
    ['key', 'keys'],
    ['toy', 'toys'],
    ['guy', 'guys'],
    ['class', 'classes'],
    ['box', 'boxes'],
    ['waltz', 'waltzes'],
    ['batch', 'batches'],
    ['dish', 'dishes'],
    ['graph', 'graphs'],
    ['user', 'users'],
    ['yes', 'yeses'],
    ['constructor', 'constructors'],
  ])('the plural of %s is %s', (singular, plural) => {
    expect(pluralOf(singular)).toBe(plural)
  })

  test.each([
    ['users', true],
    ['user', false],
    ['userGroups', true],
    ['groups-user', false],
    ['user2', true],
    ['', true],
    ['café', true],
    ['news', true],
    ['email', true],
    ['class', false],
    ['status', true],
    ['virus', false],
    ['basis', false],
    ['atlas', false],
    ['lens', false],
    ['lenses', true],
    ['glens', true],
    ['lensesx', false],
    ['gas', false],
    ['gases', true],
    ['vegas', true],
    ['firemen', true],
    ['grandchildren', true],
    ['salespeople', true],
    ['mentor', false],
    ['peoplex', false],
    ['menus', true],
    ['apis', true],
    ['indexes', true],
    ['foci', true],
    ['bureaux', true],
    ['graffiti', true],
    ['bikinis', true],
    ['stigmata', true],
    ['toxic', false],
  ])('whether %j is a plural: %s', (name, isOne) => {
    expect(isPlural(name)).toBe(isOne)
  })

  test('words of your own are their own plural', () => {
    const more = new Set(['kit'])
    expect([isPlural('kit'), isPlural('kit', more), isPlural('tool-kit', more)]).toEqual([
      false,
      true,
      true,
    ])
    expect([isUncountable('kit'), isUncountable('kit', more)]).toEqual([false, true])
    expect([isUncountable('news'), isUncountable('users'), isUncountable('fr')]).toEqual([
      true,
      false,
      true,
    ])
  })
})

test.each([
  ['user', true],
  ['', false],
  ['verify', false],
  ['user-verify', false],
  ['verify-user', true],
  ['active', false],
  ['yearly', false],
  ['reading', true],
  ['feed', true],
  ['export', true],
  ['start', false],
  ['closed', false],
  ['being', false],
  ['daily', false],
  ['family', true],
  ['useful', false],
  ['reddish', false],
  ['usable', false],
  ['edible', false],
  ['inger', true],
  ['edit', false],
  ['edition', true],
  ['unlock', false],
  ['search', false],
])('whether %j can be the name of many things: %s', (name, isNoun) => {
  expect(canBeNoun(name)).toBe(isNoun)
})

test('names are written in kebab case and in snake case', () => {
  expect(['getUserPosts', 'HTML_Page', 'a--b', ''].map(kebabCase)).toEqual([
    'get-user-posts',
    'html-page',
    'a-b',
    '',
  ])
  expect(['getUserPosts', 'HTML-Page', 'a__b', ''].map(snakeCase)).toEqual([
    'get_user_posts',
    'html_page',
    'a_b',
    '',
  ])
})
