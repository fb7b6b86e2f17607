import { causes } from '@waymark/explain'
import { problems } from '@waymark/problems'
import { describe, expect, test } from 'vitest'
import { COMMAND_NAMES } from '../../../packages/cli/src/command-names.ts'
import { packages } from '../../../test/workspace.ts'
import { DEMO, pathOf } from '../src/address.ts'
import { allPages } from '../src/all-pages.ts'
import { foldMembers } from '../src/api-members.ts'
import { apiTopics } from '../src/api-topics.ts'
import { codePath } from '../src/code-path.ts'
import { ENCODE_SETS, encodeInSets, printableIn } from '../src/encode-sets.ts'
import { speedBesideEngine, verdictFigures } from '../src/facts.ts'
import { LANGUAGES } from '../src/languages.ts'
import { lazyApp, READY } from '../src/lazy-app.ts'
import { fileOf } from '../src/page.ts'
import { isReleased } from '../src/release.ts'

const pages = allPages()
const byPath = new Map(pages.map((page) => [pathOf(page.language, page.path), page]))
const bodyOf = (path: string) => byPath.get(path)!.body

describe.each(LANGUAGES)('in $name', ({ code: language }) => {
  const body = (path: string) => bodyOf(pathOf(language, path))

  test('the list of codes has each once, with its severity, in closed groups', () => {
    const groups = body('codes/').split('<details class="code-group" id="').slice(1)
    const rows = groups.flatMap((group) =>
      group.split('\n').filter((line) => line.startsWith('| [')),
    )
    expect(rows.length).toBe(problems.length)
    const plain = rows.filter((row) => !/<span class="badge (?:error|warning|info)">/.test(row))
    expect(plain).toEqual([])
    expect(body('codes/')).not.toMatch(/<details[^>]* open/)
  })

  test('each command has its page, and its old anchor leads there', () => {
    for (const name of COMMAND_NAMES) {
      const path = pathOf(language, `cli/${name}`)
      expect(body('cli/')).toContain(`](${path}){#${name}}`)
      expect(bodyOf(path)).toContain(`waymark ${name}`)
    }
  })

  test('every column of a table has a name', () => {
    const unnamed = pages.filter(
      ({ language: own, body: text }) =>
        own === language && /^\|(?:.*\|)? *\|.*\n\| *:?-/m.test(text),
    )
    expect(unnamed.map(fileOf)).toEqual([])
  })

  test('every code, rule, preset and method leads to the demo in its language', () => {
    const demo = language === 'en' ? `](${DEMO}` : `](${DEMO}?lang=${language}`
    const silent = pages.filter(
      ({ language: own, path, body: text, frontMatter }) =>
        own === language &&
        /^(?:codes|rules|presets|methods)\/./.test(path) &&
        frontMatter?.['prev'] !== false &&
        !text.includes(demo),
    )
    expect(silent.map(fileOf)).toEqual([])
  })

  test('a code says why and how to fix it before it lists causes', () => {
    for (const error of new Set(causes.entries.flatMap(({ errors }) => errors))) {
      const text = body(codePath(error))
      expect(text.indexOf('{#why}'), error).toBeGreaterThan(0)
      expect(text.indexOf('{#causes}'), error).toBeGreaterThan(text.indexOf('{#fix}'))
    }
  })

  test.runIf(!isReleased)('the first steps work before the first release', () => {
    const [, start = ''] = body('').split('{#start}')
    const works = start.indexOf('pnpm demo')
    expect(works).toBeGreaterThan(0)
    expect(works).toBeLessThan(start.indexOf('npm install'))
  })
})

test('a code is marked as fixable if a command or a repair corrects it', () => {
  const rowOf = (name: string) =>
    bodyOf('/codes/')
      .split('\n')
      .find((line) => line.includes(`](/codes/${name})`))!
  expect(rowOf('host-space')).toContain('badge fixable')
  expect(rowOf('host-list')).not.toContain('badge fixable')
  const fixed = problems.filter((entry) => entry.fixed !== undefined)
  expect(fixed.length).toBeGreaterThan(5)
  expect(
    fixed.filter(({ code }) => !rowOf(codePath(code).slice(6)).includes('badge fixable')),
  ).toEqual([])
})

test('a domain that breaks the rules of host names may be in the DNS', () => {
  expect(bodyOf('/codes/domain-to-ascii')).toContain('RFC 2181')
  expect(bodyOf('/codes/domain-to-ascii')).not.toContain('cannot contain them')
})

test('the figures of speed are those of docs/performance.md, and stated nowhere else', () => {
  const { rows, date } = speedBesideEngine()
  const facts = bodyOf('/facts/')
  expect(facts).toContain(date)
  const shown = facts.split('\n').filter((line) => /^\|.*\| \d\.\d\d \|/.test(line))
  expect(shown.length).toBeGreaterThan(5)
  const figures = new Set([...rows.values()].map((cells) => cells.join(' | ')))
  for (const line of shown)
    expect(figures).toContain(line.split(' | ').slice(1).join(' | ').replace(/ \|$/, ''))
  // Comparisons with other packages have figures of their own, each with its date and command.
  const others = pages.filter(
    ({ path, body: text }) =>
      path !== 'facts/' &&
      !path.startsWith('guides/compare/') &&
      /\d(?:[.,]\d+)? (?:times (?:as fast|faster)|раз[а]? быстрее)|\d倍(?:速|高速)/.test(text),
  )
  expect(others.map(fileOf)).toEqual([])
})

test('of a thousand honest hosts, less than one has an alarm, as the page of facts says', () => {
  const { hosts, alarms, kinds, least } = verdictFigures()
  expect(alarms / hosts).toBeLessThan(1 / 1_000)
  expect(bodyOf('/facts/')).toContain(`Of ${new Intl.NumberFormat('en').format(hosts)} hosts`)
  expect(bodyOf('/facts/')).toContain(`, ${alarms} got a warning`)
  expect(bodyOf('/facts/')).toContain(`in ${kinds} ways, at least ${least} %`)
  expect([kinds, least >= 90]).toEqual([16, true])
})

describe('the exports of an entry', () => {
  const exports = (names: string) =>
    names.split(' ').map((name) => ({ name, isType: /^[A-Z][a-z]/.test(name) }))

  test('begin with those that the README names first, and the types are last', () => {
    const own = exports('createRuleRunner defineRule Normalizer normalize notInTheReadme trace')
    const topics = apiTopics('packages/normalize', own)
    expect(topics.map((topic) => topic.exports.map(({ name }) => name))).toEqual([
      ['normalize', 'trace', 'defineRule', 'createRuleRunner'],
      ['notInTheReadme'],
      ['Normalizer'],
    ])
  })

  test('are each in one topic', () => {
    for (const { folder } of packages) {
      const own = exports('zeta alpha normalize parse Options explain check format')
      const all = apiTopics(folder, own).flatMap((topic) => topic.exports)
      expect(all.length, folder).toBe(own.length)
      expect(new Set(all), folder).toEqual(new Set(own))
    }
  })

  test('are folded but for their heading and first sentences, and the first is open', () => {
    const signature = '> **a**(): `void`\n\nDefined in: [a.ts:1](https://a.example/a.ts)'
    const body = `## One\n\n### a()\n\n${signature}\n\nDoes it.\n\n#### Returns\n\n\`void\`\n\n***\n\n### b()\n\n${signature}`
    const folded = foldMembers(body)
    expect(folded).toMatch(/### a\(\)\n\nDoes it\.\n\n<details class="member" open>/)
    expect(folded).toMatch(/### b\(\)\n\n<details class="member">/)
    expect(folded).toContain('#### Returns\n\n`void`')
    expect(folded.match(/Does it/g)).toHaveLength(1)
  })
})

describe('the percent-encode sets', () => {
  test('are those of the standard', () => {
    // https://url.spec.whatwg.org/#percent-encoded-bytes
    expect(ENCODE_SETS.map((each) => printableIn(each).join(''))).toEqual([
      '',
      ' "<>`',
      ' "#<>',
      ' "#\'<>',
      ' "#<>?^`{}',
      ' "#/:;<=>?@[\\]^`{|}',
      ' "#$%&+,/:;<=>?@[\\]^`{|}',
      ' !"#$%&\'()+,/:;<=>?@[\\]^`{|}~',
    ])
    expect(encodeInSets('a b')).toContain('a%20b')
  })

  test('encode none of the characters that the page says none encodes', () => {
    const never = 'azAZ09-._*'
    expect(encodeInSets(never)).toEqual(ENCODE_SETS.map(() => never))
  })
})

test('the scripts of a page wait for the visitor', () => {
  const head =
    '<script type="module" src="/a.js"></script>\n<link rel="modulepreload" href="/b.js">\n<script type="module" src="/app.js"></script>'
  const page = lazyApp(`<head>${head}<script id="dark">x</script></head>`)
  expect(page).not.toMatch(/<script type="module"|modulepreload/)
  expect(page).toContain('(["/a.js","/app.js"])</script>\n</head>')
  expect(page).toContain('<script id="dark">x</script>')
  // The script cannot use the constant.
  expect(page).toContain(READY)
})
