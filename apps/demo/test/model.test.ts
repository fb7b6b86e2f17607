import { inspectDomain } from '@waymark/display'
import { answerUrl } from '@waymark/display/answer'
import { problems as catalogue, explain } from '@waymark/explain'
import { normalizeURL, validateURL } from '@waymark/i18n-validation'
import { parseUrl, readUrl, serializeUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { leastHits, runs } from '../../../test/runs.ts'
import { clip } from '../src/clip.ts'
import { EXAMPLE_GROUPS } from '../src/examples.ts'
import { MOST_PROBLEMS, type View, viewOf } from '../src/model.ts'
import { configOf } from '../src/seo.ts'
import { DEFAULT_SEO, type SeoOptions } from '../src/state.ts'
import { read } from '../src/words/en/read.ts'
import { joined, wholeText } from './drawn-text.ts'

function view(input: string, base = '', seo: SeoOptions = DEFAULT_SEO): View {
  return viewOf({ input, base, seo })
}

function rowOf(shown: View, part: string) {
  return shown.rows.find((row) => row.part === part)
}

const anything = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .array(
      fc.constantFrom(
        'http://',
        'a',
        '.',
        '/',
        '@',
        ':',
        '?',
        '#',
        '\t',
        '%',
        '🍩',
        '\ud83c',
        '\\',
      ),
    )
    .map((parts) => parts.join('')),
)

describe('the coloured pieces', () => {
  test('they join up to the input, and never cut a character in two', () => {
    fc.assert(
      fc.property(anything, (input) => {
        const { pieces } = view(input)
        let at = 0
        for (const { start, end } of pieces) {
          expect(start).toBe(at)
          expect(end).toBeGreaterThan(start)
          at = end
          expect(
            /[\ud800-\udbff]$/.test(input.slice(0, at)) && /^[\udc00-\udfff]/.test(input.slice(at)),
          ).toBe(false)
        }
        expect(at).toBe(input.length)
      }),
    )
  })

  test('an error is marked under its own characters', () => {
    const marked = view('https://example.com:65536/').pieces.filter(
      ({ fault }) => fault === 'fails',
    )
    expect(marked).toEqual([{ start: 20, end: 25, role: 'port', fault: 'fails' }])
  })

  test.each([
    ['https://paypal.com.evil.example/a', 'paypal.com.'],
    ['https://www.example.co.uk:80/', 'www.'],
    ['https://a\u3002b.example./', 'a\u3002'],
    ['https://example.com/', undefined],
    ['http://127.0.0.1/', undefined],
    ['foo://a.b.example/', undefined],
  ])('what is before the domain in %s recedes', (input, before) => {
    const { pieces } = view(input)
    const found = pieces.find(({ role }) => role === 'subdomain')
    expect(found && input.slice(found.start, found.end)).toBe(before)
  })

  test('dropped characters show as such', () => {
    const ignored = view(' https://a.example/\tb').pieces.filter(({ role }) => role === 'ignored')
    expect(ignored.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [19, 20],
    ])
  })
})

describe('the parts', () => {
  test('a domain is shown in both its forms', () => {
    const host = rowOf(view('https://BÜCHER.example/'), 'host')
    expect(host).toMatchObject({
      value: clip('xn--bcher-kva.example'),
      kind: 'domain',
      source: 'input',
    })
    expect(host?.notes.map(wholeText)).toEqual([
      `${read.displayAs}bücher.example`,
      `${read.written}BÜCHER.example`,
    ])
  })

  test('a domain that could deceive is shown in ASCII, with a warning in words', () => {
    const notesOf = (input: string) => rowOf(view(input), 'host')?.notes.map(wholeText)
    for (const [host, code, scripts] of [
      ['www.xn--80ak6aa92e.com', 'whole-script-confusable', read.scripts(1, 'Cyrillic')],
      ['xn--l-7sba6dbr.com', 'mixed-script', read.scripts(2, 'Cyrillic, Latin')],
      ['xn--n3h.example', 'restricted-character', null],
    ] as const) {
      const { text, warnings } = inspectDomain(host)!
      expect([text, ...warnings.map((warning) => warning.code)]).toEqual([host, code])
      const said = [warnings[0]!.message, ...(scripts === null ? [] : [scripts])].join(' ')
      expect(notesOf(`https://${host}/`)).toEqual([read.displayAs + host, said])
    }
    expect(notesOf('https://a.example/')).toEqual([])
    expect(notesOf(`https://${'a.'.repeat(200)}example/`)).toEqual([read.longDomain])
  })

  test('an IPv4 address tells what it was written as', () => {
    const host = rowOf(view('http://0x7f.1/'), 'host')
    expect(host).toMatchObject({ value: clip('127.0.0.1'), kind: read.hostKinds.ipv4 })
    expect(host?.notes.map(wholeText)).toEqual([
      read.oneNumber(2130706433),
      `${read.written}0x7f.1`,
    ])
  })

  test('a host that is dropped is not said to be missing', () => {
    const notesOf = (input: string) => rowOf(view(input), 'host')?.notes.map(wholeText)
    expect(notesOf('file:///a')).toEqual([read.emptyHost])
    expect(notesOf('file://LocalHost/a')).toEqual([
      read.localhostIsNone,
      `${read.written}LocalHost`,
    ])
  })

  test('what is said of an opaque path holds', () => {
    const base = 'mailto:ann@example.com'
    expect(rowOf(view(base), 'path')?.notes[0]?.text).toBe(read.opaquePath)
    expect(view('#a', base).verdict.kind).toBe('parsed')
    for (const reference of ['', 'a', '/a', '?a']) {
      expect(view(reference, base).verdict.kind).toBe('failed')
    }
  })

  test('a default port is named even when nobody wrote it', () => {
    expect(rowOf(view('https://a.example'), 'port')).toMatchObject({
      value: clip('443'),
      source: 'default',
    })
    expect(rowOf(view('https://a.example:0443'), 'port')?.notes[0]?.text).toBe(
      read.defaultPortRemoved('0443'),
    )
    expect(rowOf(view('foo://a.example'), 'port')).toMatchObject({ value: null, source: 'none' })
  })

  test('what a base fills in is marked', () => {
    const shown = view('../c?d=e', 'https://u@h.example:1/a/b')
    expect(shown.rows.map(({ part, source }) => [part, source])).toEqual([
      ['scheme', 'base'],
      ['username', 'base'],
      ['password', 'none'],
      ['host', 'base'],
      ['port', 'base'],
      ['path', 'input'],
      ['query', 'input'],
      ['fragment', 'none'],
      ['origin', 'input'],
    ])
    expect(shown.base.kind).toBe('used')
    expect(view('https://x.example', 'https://y.example').base.kind).toBe('unused')
  })

  test.each([
    ['no base', 'scheme-left-out'],
    ['https://a b/', 'host-space'],
    ['https://h:99999/', 'port-too-large'],
    ['http://[::1', 'ipv6-no-closing-bracket'],
  ])('%j is ignored as base, for its cause %s', (base, code) => {
    const [cause] = explain(readUrl(base))[0]!.causes
    expect(cause?.code).toBe(code)
    const text = `${read.baseIgnored} ${cause?.message}`
    expect(view('x', base).base).toEqual({ kind: 'failed', text })
  })

  test.each([
    ['foo:bar', 'foo://h/x'],
    ['foo:/p', 'foo://h/q'],
    ['data:x', 'data:y'],
    ['file:///x', 'file:///y/z'],
    ['file:\\/x', 'file://h/y'],
    ['file:x', 'https://h/y'],
    ['http:/\\h/p', 'http://h/q'],
    ['https://h', 'https://h/q'],
    ['https:p', 'http://h/q'],
  ])('%j needs nothing of the base %j', (input, base) => {
    expect(view(input, base).base).toMatchObject({ kind: 'unused' })
  })

  test.each([
    ['https:p', 'https://h/q'],
    ['https:/p', 'https://h/q'],
    ['file:x', 'file:///y/z'],
    ['file:/x', 'file://h/y'],
    ['//h', 'https://h/q'],
    ['p', 'foo://h/x'],
    ['#f', 'data:y'],
    ['', 'https://h/'],
  ])('%j is filled in from the base %j', (input, base) => {
    expect(view(input, base).base).toMatchObject({ kind: 'used' })
  })

  test('a path that nobody wrote is the base’s only where the base gives it', () => {
    const sourceOf = (input: string, base: string) => rowOf(view(input, base), 'path')?.source
    expect(sourceOf('?q', 'https://h/')).toBe('base')
    expect(sourceOf('#f', 'https://h/')).toBe('base')
    expect(sourceOf('https:?q', 'https://h/')).toBe('base')
    expect(sourceOf('//other', 'https://h/')).toBe('default')
    expect(sourceOf('//', 'file:///a')).toBe('default')
    expect(sourceOf('https://other?q', 'https://h/')).toBe('default')
  })

  test('query parameters and segments are decoded', () => {
    const shown = view('https://a.example/%E6%97%A5/b?q=%C3%BC+x&q')
    expect(rowOf(shown, 'path')?.items.map(({ value }) => wholeText(value))).toEqual(['日', 'b'])
    expect(
      rowOf(shown, 'query')?.items.map(({ name, value }) => [wholeText(name), wholeText(value)]),
    ).toEqual([
      ['q', 'ü x'],
      ['q', ''],
    ])
  })

  test('failing input shows what its delimiters say', () => {
    const shown = view('https://exa mple.com:80/p')
    expect(shown.rows.map(({ part, value }) => [part, wholeText(value)])).toEqual([
      ['scheme', 'https'],
      ['host', 'exa mple.com'],
      ['port', '80'],
      ['path', '/p'],
    ])
  })
})

describe('where a URL leads comes before the verdict', () => {
  test.each([
    ['https://evil.example/', 'evil.example', null, 'https'],
    ['https://www.evil.example/', 'evil.example', null, 'https'],
    ['https://paypal.com.evil.example/', 'evil.example', 'paypal.com.evil.example', 'https'],
    ['https://shop.bücher.example/', 'bücher.example', 'shop.bücher.example', 'https'],
    ['http://127.1/', '127.0.0.1', null, 'http'],
    ['mailto:a@b.example', null, null, 'mailto'],
  ])('%s', (input, domain, host, scheme) => {
    const { verdict, summary } = view(input)
    expect(verdict).toMatchObject({
      destination: {
        domain: domain === null ? null : clip(domain),
        host: host === null ? null : clip(host),
        scheme: clip(scheme),
      },
    })
    const [before, after] = read.leadsTo(scheme)
    const start = domain === null ? read.leadsToNoHost(scheme) : before + domain + after
    expect(summary.startsWith(start)).toBe(true)
  })

  test('a fact that no validation error says is listed, and is no part of the headline', () => {
    const input = 'https://a.example/?u=https%3A%2F%2Fb.example%2F'
    const { facts } = answerUrl(readUrl(input))
    expect(facts).toMatchObject([{ code: 'inner-url', data: { hosts: ['b.example'] }, errors: [] }])
    expect(view(input).verdict).toMatchObject({
      level: 'clear',
      title: '',
      standing: 'valid',
      reasons: [clip(facts[0]!.message)],
    })
  })
})

describe('the verdict', () => {
  test('it agrees with the parser', () => {
    fc.assert(
      fc.property(anything, (input) => {
        const url = parseUrl(input)
        const { verdict } = view(input)
        if (url !== null)
          expect(verdict).toMatchObject({ kind: 'parsed', href: clip(serializeUrl(url)) })
        else expect(verdict.kind).toBe(input === '' ? 'empty' : 'failed')
      }),
    )
  })

  test('what deceives is never good news, although it parses', () => {
    for (const input of ['https://аррӏе.com/login', 'https://bank.example@evil.example/login']) {
      const { verdict, summary } = view(input)
      expect(verdict).toMatchObject({ kind: 'parsed', level: 'stop' })
      if (verdict.kind !== 'parsed') throw new Error(verdict.kind)
      expect(verdict.title.startsWith(read.levels.stop)).toBe(true)
      expect(summary).toContain(verdict.title)
    }
    expect(view('https://example.com/').verdict).toMatchObject({ level: 'clear' })
    expect(view('https://example.com/100%/sale').verdict).toMatchObject({
      level: 'clear',
      title: '',
      standing: 'repaired',
      note: read.isRepaired(1),
    })
    expect(view('/a\\b', 'https://e.com/').verdict).toMatchObject({ level: 'caution' })
    // It looks like a path, and leads to another host.
    expect(view('\\\\a/', 'https://e.com/').verdict).toMatchObject({ level: 'stop' })
  })

  test('every failing example says why and marks what stopped the parser', () => {
    for (const { input } of EXAMPLE_GROUPS.find(({ title }) => title === 'Not URLs')!.examples) {
      const { verdict, problems } = view(input)
      expect(verdict.kind, input).toBe('failed')
      expect(
        problems.filter(({ isFailure }) => isFailure),
        input,
      ).toHaveLength(1)
    }
  })

  test.each([
    ['example.com/page', read.didYouMean, [['https://example.com/page', '', true]]],
    ['“https://example.com/”', read.didYouMean, [['https://example.com/', '', true]]],
    ['localhost:3000/api', read.didYouMean, [['http://localhost:3000/api', '', true]]],
    ['https://example.con/', read.didYouMean, [['https://example.com/', '', false]]],
    ['../page', read.resolveAgainst, [['../page', 'https://example.com/', false]]],
    ['hello world', undefined, []],
    ['https://example.com:99999/', undefined, []],
    ['https://bank.example@evil.example/', undefined, []],
  ])('of %s, the suggestions are repairs, or else a base', (input, label, offered) => {
    const { verdict } = view(input)
    if (verdict.kind !== 'failed' && verdict.kind !== 'parsed') throw new Error('nothing is said')
    const { suggestions } = verdict
    expect(suggestions[0]?.label).toBe(label)
    expect(suggestions.map((each) => [each.input, each.base, each.isCertain])).toEqual(offered)
  })

  test('a repair against a base keeps the base', () => {
    const { verdict } = view('a b', 'https://e.com/')
    expect(verdict).toMatchObject({ suggestions: [{ input: 'a%20b', base: 'https://e.com/' }] })
  })

  test('every suggestion parses', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('', 'https://e.com/'), (input, base) => {
        const { verdict } = view(input, base)
        const suggestions = 'suggestions' in verdict ? verdict.suggestions : []
        for (const each of suggestions) {
          expect(parseUrl(each.input, { base: each.base || null })).not.toBeNull()
        }
      }),
    )
  })

  test.each([
    '“https://example.com/”',
    'https://exa mple.com/',
    'hello',
    'https://example.com:99999/',
    'http:/example.com',
    'https:\\\\example.com',
    'https://bank.example@evil.example/',
    'C:\\Users\\ann\\report.pdf',
  ])('each sentence about %s is on the page once', (input) => {
    const { verdict, problems, seo } = view(input)
    const causes = problems.flatMap((problem) => problem.causes)
    const said = [
      ...('why' in verdict ? [verdict.why] : []),
      ...('reasons' in verdict ? [verdict.title, ...verdict.reasons.map(({ text }) => text)] : []),
      ...causes.flatMap(({ messages, remedies }) => [...messages, ...remedies]),
      ...(seo.result.kind === 'rejected' ? seo.result.faults.map(({ message }) => message) : []),
    ]
    const sentences = said.flatMap((text) => text.split(/(?<=\.) (?=[A-Z])/))
    expect(sentences).toEqual([...new Set(sentences)])
    expect(sentences.length).toBeGreaterThan(0)
  })
})

describe('the problems', () => {
  test('each of the standard has a meaning and a remedy to show', () => {
    for (const { code, examples } of catalogue.entries) {
      const { wrong, base = '' } = examples[0]!
      const problem = view(wrong, base).problems.find(({ errors }) =>
        errors.some(([name]) => name === code),
      )
      if (problem === undefined) continue // reported by strict checks only
      expect(problem.causes.length).toBeGreaterThan(0)
      const { verdict } = view(wrong, base)
      const said = verdict.kind === 'failed' ? verdict.why : ''
      const title = verdict.kind === 'parsed' ? verdict.title : ''
      for (const { messages, remedies } of problem.causes) {
        expect(messages[0] ?? (said || title)).toBeTruthy()
        expect(remedies[0] ?? said).toBeTruthy()
      }
    }
  })

  test('thousands of them stay drawable, and the fatal one is among them', () => {
    const { problems, moreProblems } = view(`https://${'u@'.repeat(5000)}h:x`)
    const listed = problems.flatMap(({ errors }) => errors.map(([, count]) => count))
    expect(listed.reduce((sum, count) => sum + count, 0)).toBe(MOST_PROBLEMS)
    expect(moreProblems).toBeGreaterThan(0)
    expect(problems[0]!.isFailure).toBe(true)
  })

  test('what several errors say is shown once, with all of its places', () => {
    const { problems, problemCount } = view('http://exa%20mple.com/%20 ')
    expect(problems.map(({ errors }) => errors)).toEqual([
      [
        ['domain-to-ASCII', 1],
        ['domain-percent-encoded', 1],
      ],
      [['invalid-URL-unit', 1]],
    ])
    expect(problemCount).toBe(3)
    const [spaces] = view('http://h/a b c').problems
    expect(spaces!.causes[0]).toMatchObject({
      code: 'space-unencoded',
      messages: [expect.any(String)],
      remedies: [expect.any(String)],
      places: [{ start: 10 }, { start: 12 }],
    })
  })

  test('an excerpt holds the characters of its error', () => {
    const [problem] = view('http://example.com/some/long/path\\file').problems
    const { excerpt } = problem!.causes[0]!.places[0]!
    expect(excerpt).toEqual({
      before: 'e/long/path',
      marked: '\\',
      after: 'file',
      cutBefore: true,
      cutInside: false,
      cutAfter: false,
    })
  })
})

describe('the SEO normaliser', () => {
  const options: fc.Arbitrary<SeoOptions> = fc.record({
    trailingSlash: fc.constantFrom('never', 'always', 'preserve'),
    keepQuery: fc.boolean(),
    keepFragment: fc.boolean(),
    httpsOnly: fc.boolean(),
  })

  test('its steps lead from the input to what normalizeURL gives', () => {
    let changed = 0
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), anything),
        options,
        (input, seo) => {
          const shown = view(input, '', seo).seo
          const checked = validateURL(input, configOf(seo))
          if (input.trim() === '') return
          if (!checked.valid) {
            // Why it is not a URL is said by the verdict.
            expect(shown.result.kind).toBe(parseUrl(input) === null ? 'none' : 'rejected')
            return
          }
          let text: string | null = input
          for (const { before, after } of shown.steps) {
            if (joined(before) !== null && text !== null) expect(joined(before)).toBe(text)
            text = joined(after)
          }
          if (text !== null) expect(text).toBe(checked.data)
          if (shown.steps.length > 0 && text !== null) changed++
          expect(shown.result).toEqual({
            kind: shown.steps.length > 0 ? 'changed' : 'unchanged',
            url: clip(checked.data),
          })
        },
      ),
      { numRuns: runs(1000) },
    )
    expect(changed).toBeGreaterThan(leastHits(20))
  })

  test('the options are those of the specification', () => {
    const input = 'http://a.example/b/?c#d'
    const keep = {
      trailingSlash: 'always',
      keepQuery: true,
      keepFragment: true,
      httpsOnly: false,
    } as const
    expect(view(input).seo.result).toEqual({ kind: 'changed', url: clip(normalizeURL(input)) })
    expect(view(input, '', keep).seo.result).toEqual({ kind: 'unchanged', url: clip(input) })
    expect(view(input, '', { ...keep, httpsOnly: true }).seo.result).toMatchObject({
      kind: 'rejected',
      faults: [{ code: 'UNSUPPORTED_PROTOCOL' }],
    })
  })

  test('a relative reference is normalised as its base makes it', () => {
    expect(view('../b/?q', 'https://a.example/c/d/').seo.result).toEqual({
      kind: 'changed',
      url: clip('https://a.example/c/b'),
    })
    // The verdict says that it is not a URL by itself.
    expect(view('../b').seo.result).toEqual({ kind: 'none' })
  })
})

describe('the verdict', () => {
  test('says of a deceptive URL that it has no errors, not that it is valid', () => {
    const notes = ['https://paypal.com.a.example/', 'https://a.example/'].map((input) => {
      const { verdict } = view(input)
      return verdict.kind === 'parsed' ? [verdict.level, verdict.note] : null
    })
    expect(notes).toEqual([
      ['stop', read.hasNoErrors],
      ['clear', read.isValid],
    ])
  })

  test.each([
    ['http://0x7f.1/', [read.thisComputer('127.0.0.1')]],
    ['http://0x0a.1/', []],
  ])('on %s says whether that is this computer', (input, reasons) => {
    const { verdict } = view(input)
    expect(verdict.kind === 'parsed' && verdict.reasons.map(({ text }) => text)).toEqual(reasons)
  })

  test('names each change of a repair that makes several', () => {
    const changes = ['https;//exam ple.com', 'https;//example.com'].map((input) => {
      const { verdict } = view(input)
      return verdict.kind === 'failed' ? verdict.suggestions[0]?.changes : null
    })
    expect(changes).toEqual([
      [
        { before: ';', after: ':' },
        { before: ' ', after: '' },
      ],
      [],
    ])
  })

  test('on several URLs does not make one of them', () => {
    const shown = view('https://a.example/\nhttps://b.example/')
    expect(shown.verdict.kind).toBe('many')
    expect([shown.wholes.href, shown.rows, shown.problemCount]).toEqual(['', [], 0])
    if (shown.verdict.kind !== 'many') return
    expect(shown.verdict.suggestions.every(({ isCertain }) => !isCertain)).toBe(true)
  })

  test('on a sitemap offers no URL in it, and no namespace', () => {
    const { verdict } = view(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>https://a.example/</loc></url>\n</urlset>',
    )
    expect(verdict).toMatchObject({ kind: 'many', title: read.siteText, suggestions: [] })
  })
})
