import { methods } from '@waymark/compare'
import { ja as methodsJa } from '@waymark/compare/texts/ja'
import { ENGLISH, escapeHidden, fill } from '@waymark/infra/internal'
import { presets, rules } from '@waymark/normalize'
import { ja } from '@waymark/normalize/texts/ja'
import { ru } from '@waymark/normalize/texts/ru'
import { TRACKING_PARAMETERS } from '@waymark/normalize/tracking-params'
import { catalogues, problems } from '@waymark/problems'
import { ja as problemsJa } from '@waymark/problems/texts/ja'
import { ru as problemsRu } from '@waymark/problems/texts/ru'
import { documentCodes, lintRules } from '@waymark/uri-design'
import { describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { memoryIo } from './sources.ts'

async function waymark(...args: readonly string[]) {
  const { io, stdout, stderr } = memoryIo()
  const status = await main(args, io)
  return { status, stdout: stdout(), stderr: stderr() }
}

/** Without all spaces: a line of Japanese ends anywhere. */
function unspaced(text: string): string {
  return text.replace(/\s+/g, '')
}

describe('waymark explain --list', () => {
  test('lists every rule in running order, with category, summary and options', async () => {
    const { status, stdout } = await waymark('explain', '--list', 'rules')
    expect(status).toBe(0)
    const heads = stdout.split('\n').filter((line) => /^\S/.test(line))
    expect(heads).toEqual(rules.map(({ name, category }) => `${name}  ${category}`))
    const text = stdout.replace(/\s+/g, ' ')
    for (const { summary, options } of rules) {
      expect(text).toContain(summary)
      for (const option of options) expect(text).toContain(` ${option.name}`)
    }
  })

  test('speaks the other languages of the catalogue', async () => {
    const { stdout } = await waymark('explain', '--list', 'rules', '--lang', 'ja')
    expect(stdout).toContain(`sort-query  ${ja.categories['usually-preserves']}`)
    expect(unspaced(stdout)).toContain(unspaced(ja.rules['sort-query']!.summary))
    expect((await waymark('explain', '--list', 'rules', '--lang', 'ru')).stdout).toMatch(/[а-я]{5}/)
    const unknown = await waymark('explain', '--list', 'rules', '--lang', 'fr')
    expect([unknown.status, unknown.stdout]).toEqual([2, ''])
    expect(unknown.stderr).toContain('choose one of en, ja, ru')
  })

  test('json is the catalogue', async () => {
    const listed: unknown = JSON.parse(
      (await waymark('explain', '--list', 'rules', '--format', 'json')).stdout,
    )
    const entries = rules.map((rule) => ({ entry: 'rule', ...rule }))
    expect(listed).toEqual(JSON.parse(JSON.stringify(entries)))
  })

  test('lists every preset with its rules', async () => {
    const { stdout } = await waymark('explain', '--list', 'presets')
    const heads = stdout.split('\n').filter((line) => /^\S/.test(line))
    expect(heads).toEqual(Object.keys(presets))
    const text = stdout.replace(/\s+/g, ' ')
    for (const { summary, rules: own } of Object.values(presets)) {
      expect(text).toContain(summary)
      expect(text).toContain(own.map(({ name }) => name).join(', '))
    }
    const { stdout: json } = await waymark('explain', '--list', 'presets', '--format', 'json')
    const { name, rules: own } = Object.values(presets)[0]!
    expect(JSON.parse(json)[0]).toMatchObject({ name, rules: own.map((rule) => rule.name) })
    const japanese = await waymark('explain', '--list', 'presets', '--lang', 'ja')
    expect(unspaced(japanese.stdout)).toContain(unspaced(ja.presets['seo']!.summary))
  })

  test('lists every tracking parameter with its vendor and certainty', async () => {
    const { stdout } = await waymark('explain', '--list', 'parameters')
    expect(stdout.trimEnd().split('\n')).toHaveLength(TRACKING_PARAMETERS.length)
    expect(stdout).toContain('fbclid  Meta  documented, removed everywhere\n')
    const { stdout: json } = await waymark('explain', '--list', 'parameters', '--format', 'json')
    const entries = TRACKING_PARAMETERS.map((each) => ({ entry: 'parameter', ...each }))
    expect(JSON.parse(json)).toEqual(entries)
    expect(json).toMatch(/^\[\n {2}\{\n {4}"/)
  })

  test('needs a list', async () => {
    const { status, stderr } = await waymark('explain', '--list', 'rulez')
    expect([status, stderr]).toEqual([2, expect.stringContaining('did you mean rules?')])
  })
})

describe('waymark explain', () => {
  test('explains every tracking parameter with its sources', async () => {
    for (const {
      name,
      vendor,
      removed,
      sites,
      path,
      ifRemoved,
      reason,
      sources,
    } of TRACKING_PARAMETERS) {
      const { status, stdout } = await waymark('explain', name)
      expect(status).toBe(0)
      const text = stdout.replace(/\s+/g, ' ')
      for (const part of [vendor, ifRemoved, reason ?? '']) expect(text).toContain(part)
      for (const { url } of sources) expect(text).toContain(url)
      if (removed === 'on-sites') {
        const isLong = sites.length > 30
        expect(text).toContain(
          isLong ? ` and their like: ${sites.length} domains.` : `On ${sites.join(', ')}.`,
        )
      }
      if (path !== null) expect(text).toContain(`Only on paths like ${path}.`)
    }
    const { stdout } = await waymark('explain', 'UTM_Campaign', '--format', 'json')
    expect(JSON.parse(stdout)).toMatchObject({ entry: 'parameter', name: 'utm_*' })
  })

  test('explains every rule and every method', async () => {
    for (const entry of [...rules, ...methods]) {
      const { status, stdout } = await waymark('explain', entry.name)
      expect(status).toBe(0)
      const text = stdout.replace(/\s+/g, ' ')
      expect(text).toContain(entry.explain.replace(/\s+/g, ' '))
      expect(text).toContain(entry.source)
    }
  })

  test('explains every preset with its rules, and their options as --rule takes them', async () => {
    for (const { name, summary, explain = '', caution = '', merges, rules: own } of Object.values(
      presets,
    )) {
      const { status, stdout } = await waymark('explain', name)
      expect(status).toBe(0)
      const text = stdout.replace(/\s+/g, ' ')
      for (const part of [summary, explain, `Caution ${caution}`]) expect(text).toContain(part)
      expect(text).toContain(`${merges![0]} and ${merges![1]} become one.`)
      for (const rule of own) expect(text).toContain(` ${rule.name}`)
    }
    expect((await waymark('explain', 'seo')).stdout).toContain(
      '  trailing-slash(trailingSlash=never; trailingSlashRun=all)  usually-preserves\n',
    )
  })

  test('a name that a preset and a method share is explained as both', async () => {
    const { stdout } = await waymark('explain', 'rfc3986-scheme')
    expect(stdout).toMatch(/^rfc3986-scheme {2}preset$/m)
    expect(stdout).toMatch(/^rfc3986-scheme {2}method, /m)
    const json = JSON.parse((await waymark('explain', 'rfc3986-scheme', '--format', 'json')).stdout)
    expect(json).toMatchObject([{ entry: 'preset' }, { entry: 'method' }])
  })

  const groups = [...new Set(lintRules.flatMap((rule) => rule.groups))]
  const codes = new Set(problems.map(({ code }) => code))

  test.each(groups.filter((name) => !codes.has(name)))(
    'explains the group %s of lint rules by its rules',
    async (name) => {
      const own = lintRules.filter((rule) => rule.groups.includes(name))
      const { status, stdout } = await waymark('explain', name)
      expect(status).toBe(0)
      expect(stdout).toMatch(new RegExp(`^${name} {2}group of lint rules$`, 'm'))
      const text = stdout.replace(/\s+/g, ' ')
      for (const { code, summary } of own) expect(text).toContain(`${code}: ${summary}`)
      const json = JSON.parse((await waymark('explain', name, '--format', 'json')).stdout)
      const group = [json].flat().find(({ entry }) => entry === 'group')
      expect(group).toEqual({ entry: 'group', name, rules: own.map(({ code }) => code) })
    },
  )

  test('a group that has the name of a code has only this rule, which is explained', () => {
    for (const { code, groups: own } of lintRules) {
      for (const name of own) if (codes.has(name)) expect(name).toBe(code)
    }
  })

  test.each([problemsJa, problemsRu])(
    'a group of lint rules is told in $language',
    async (texts) => {
      const { stdout } = await waymark('explain', 'path-naming', '--lang', texts.language)
      const { summary } = texts.catalogues['Resource URIs']!.entries['path-uppercase']!
      expect(unspaced(stdout)).toContain(unspaced(summary!))
      expect(stdout).not.toMatch(/Rules|group of/)
    },
  )

  test('explains every problem: cause, remedy, source and an example', async () => {
    for (const { code, explanation, remedy, source } of problems) {
      const { status, stdout } = await waymark('explain', code)
      expect(status).toBe(0)
      const text = stdout.replace(/\s+/g, ' ')
      for (const part of [explanation, remedy].map(escapeHidden))
        expect(text).toContain(part.replace(/\s+/g, ' '))
      expect(text).toContain(source)
      expect(text).toContain('wrong: ')
    }
  })

  test('no problem shows one right example twice in a row', async () => {
    for (const { code } of problems) {
      const { stdout } = await waymark('explain', code)
      expect(stdout.match(/^ *right: (.*)\n(?: *wrong: .*\n)* *right: \1\n/m), code).toBeNull()
    }
  })

  test('lists everything that it explains', async () => {
    for (const [list, names] of [
      ['codes', problems.map(({ code }) => code)],
      ['rules', rules.map(({ name }) => name)],
      ['presets', Object.keys(presets)],
      ['methods', methods.map(({ name }) => name)],
    ] as const) {
      const { status, stdout } = await waymark('explain', '--list', list)
      expect(status).toBe(0)
      const pattern = list === 'codes' ? /^ {2}(\S+)$/gm : /^(\S+)/gm
      expect([...stdout.matchAll(pattern)].map(([, name]) => name)).toEqual(names)
    }
  })

  test('no code is also the name of a rule or a method', () => {
    const names = [
      ...problems.map(({ code }) => code),
      ...[...rules, ...methods].map((e) => e.name),
    ]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each([
    [['--list', 'methods', 'whatwg'], '--list methods takes no name'],
    [[], '--list lists codes, rules, presets, methods, parameters'],
  ])('%j is not understood', async (args, message) => {
    const { status, stderr } = await waymark('explain', ...args)
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
  })

  test('a rule has its cost and its examples', async () => {
    const { stdout } = await waymark('explain', 'sort-query')
    expect(stdout).toMatch(/^sort-query {2}rule, usually-preserves$/m)
    expect(stdout).toMatch(/^ {2}http:\/\/example.com\/\?b=2&a=1&a=0 ->/m)
    expect(stdout.replace(/\s+/g, ' ')).toContain("with --rule 'sort-query(by=name-value)'")
    expect(stdout).toContain('by name|name-value: ')
  })

  test('a method has what a wrong answer costs, and its options', async () => {
    const { stdout } = await waymark('explain', 'string-after-resolution')
    expect(stdout).toContain('A false positive: ')
    expect(stdout).toContain('base, required: ')
    expect(stdout).toMatch(/: equal with {"base":/)
  })

  test('a rule is told in the language that was asked for', async () => {
    const { stdout } = await waymark('explain', 'sort-query', '--lang', 'ja')
    expect(unspaced(stdout)).toContain(unspaced(ja.rules['sort-query']!.summary))
  })

  test.each([ja, ru])('a preset is told in $language', async (texts) => {
    for (const name of Object.keys(presets)) {
      const { stdout } = await waymark('explain', name, '--lang', texts.language)
      const { summary, explain, caution } = texts.presets[name]!
      for (const part of [summary, explain, caution]) {
        expect(unspaced(stdout)).toContain(unspaced(part))
      }
    }
  })

  test.each([ja, ru])('a tracking parameter is told in $language', async (texts) => {
    const isOwn = texts.language === 'ja' ? /\p{Script=Hiragana}/u : /\p{Script=Cyrillic}/u
    for (const { name, ifRemoved, reason } of TRACKING_PARAMETERS) {
      const { stdout } = await waymark('explain', name, '--lang', texts.language)
      expect(unspaced(stdout)).toContain(unspaced(texts.tracking[ifRemoved]!))
      if (reason !== null) expect(unspaced(stdout)).toContain(unspaced(texts.tracking[reason]!))
      expect(stdout).not.toMatch(
        /^(?:Removed|Without it|Sources)$|Tells|Never by|On every|Kept on/m,
      )
      expect(stdout.split('\n')[2]).toMatch(isOwn)
    }
    const said = new Set(
      TRACKING_PARAMETERS.flatMap(({ ifRemoved, reason }) => [ifRemoved, reason]),
    )
    expect(Object.keys(texts.tracking).sort()).toEqual([...said].filter((s) => s !== null).sort())
    const list = await waymark('explain', '--list', 'parameters', '--lang', texts.language)
    expect(list.stdout).not.toMatch(/documented|removed/)
  })

  test.each(['ja', 'ru'])('no label stays English in %s', async (language) => {
    const labels =
      /^(?:Options|Examples|Source|Rules|Cost|Caution)$|Default: |: (?:equal|different)$|No answer|Applies|Runs on|unchanged|required/m
    for (const { name } of [...rules, ...Object.values(presets), ...methods]) {
      const { stdout } = await waymark('explain', name, '--lang', language)
      expect(stdout).not.toMatch(labels)
    }
    for (const { code } of problems) {
      const { stdout } = await waymark('explain', code, '--lang', language)
      expect(stdout).not.toMatch(
        /^(?:What to do|Fixed by.*|Examples|Source)$|^ *(?:wrong|right): |given: | {2}(?:error|warning|info)$|Never\.$/m,
      )
    }
    const { stdout } = await waymark('explain', '--list', 'codes', '--lang', language)
    expect(stdout).not.toMatch(/Problems/)
  })

  test.each([problemsJa, problemsRu])('a problem is told in $language', async (texts) => {
    for (const { title, entries } of catalogues) {
      const own = texts.catalogues[title]!.entries
      // One of each catalogue: each is a process of its own. @waymark/problems tests that all have their texts.
      const { code } = entries[0]!
      const { stdout } = await waymark('explain', code, '--lang', texts.language)
      const { given = {}, options: _, ...told } = own[code]!
      for (const part of [...Object.values(told), ...Object.values(given)]) {
        expect(unspaced(stdout)).toContain(unspaced(fill(part, {}, ENGLISH)))
      }
    }
    const list = await waymark('explain', '--list', 'codes', '--lang', texts.language)
    for (const { title, entries } of Object.values(texts.catalogues)) {
      expect(list.stdout).toContain(title)
      for (const { summary } of Object.values(entries)) {
        expect(unspaced(list.stdout)).toContain(unspaced(summary))
      }
    }
    const json = await waymark(
      'explain',
      'tab-or-newline',
      '--lang',
      texts.language,
      '--format',
      'json',
    )
    expect(JSON.parse(json.stdout)).toMatchObject({
      entry: 'problem',
      code: 'tab-or-newline',
      severity: 'warning',
      summary: texts.catalogues['Causes of URL errors']!.entries['tab-or-newline']!.summary,
    })
  })

  test('so is a method', async () => {
    const { stdout } = await waymark('explain', 'host', '--lang', 'ja')
    const text = methodsJa.methods['host']!
    for (const part of [text.summary, text.falsePositive, text.falseNegative, text.without]) {
      expect(unspaced(stdout)).toContain(unspaced(part))
    }
  })

  test('json is the entry', async () => {
    const rule: unknown = JSON.parse((await waymark('explain', 'www', '--format', 'json')).stdout)
    expect(rule).toMatchObject({ entry: 'rule', name: 'www', category: 'changes' })
    const method: unknown = JSON.parse(
      (await waymark('explain', 'whatwg', '--format', 'json')).stdout,
    )
    expect(method).toMatchObject({ entry: 'method', name: 'whatwg', kind: 'symmetric' })
  })

  test.each([
    ['sort-qery', 'did you mean sort-query?'],
    ['same-sit', 'did you mean same-site?'],
    ['path-namin', 'did you mean path-naming?'],
    ['everything-about-everything', 'waymark explain --list'],
    ['\u001b[2J', '"\\u001b[2J"'],
  ])('a name that is none (%j) is answered by what to do', async (name, message) => {
    const { status, stdout, stderr } = await waymark('explain', name)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
  })
})

test('explain has no status for problems', async () => {
  const { stdout } = await waymark('explain', '--help')
  const statuses = stdout.slice(stdout.indexOf('Exit status')).match(/^ {2}\d+/gm)
  expect(statuses?.map(Number)).toEqual([0, 2, 74])
})

test('every rule of the linter and every problem of its documents is explained', async () => {
  const codes = [...lintRules.map(({ code }) => code), ...documentCodes]
  expect(codes.length).toBeGreaterThan(50)
  for (const code of codes) {
    const { status, stdout } = await waymark('explain', code, '--format', 'json')
    expect([code, status]).toEqual([code, 0])
    const entries = [JSON.parse(stdout)].flat()
    const problem = entries.find(({ entry }) => entry === 'problem')
    expect(problem).toMatchObject({ code, remedy: expect.any(String), examples: expect.any(Array) })
    expect(problem.explanation.length).toBeGreaterThan(40)
    expect(problem.examples.length).toBeGreaterThan(0)
  }
})
