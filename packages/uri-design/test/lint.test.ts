import {
  applyFixes,
  createLinter,
  DocumentError,
  defineScheme,
  type Finding,
  guideSchemes,
  type LintRuleCode,
  lint,
  lintDocument,
  lintRules,
  ruleSeverity,
} from '@waymark/uri-design'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

/** The codes of findings; with a cause, also its code and the part that it is about. */
const codes = (findings: readonly Finding[]) =>
  findings.map(({ code, cause }) =>
    cause === undefined
      ? code
      : [code, cause.code, 'part' in cause ? cause.part : []].flat().join(' '),
  )

test.each(guideSchemes.flatMap(({ examples }) => examples.map((example) => [example] as const)))(
  'the guide finds no fault with its own %s',
  (example) => {
    expect(lint(example, { options: { maxDepth: 5 } })).toEqual([])
  },
)

test('a finding says where, why, how bad, and what to write', () => {
  expect(lint('https://api.example.com/user_groups?pg=2')).toEqual([
    expect.objectContaining({
      code: 'path-underscore',
      severity: 'warning',
      start: 24,
      end: 35,
      fix: { start: 24, end: 35, text: 'user-groups' },
    }),
    expect.objectContaining({ code: 'query-abbreviation', start: 36, end: 38 }),
  ])
})

test.each([
  ['/C%23', []],
  ['/langs/C++', []],
  ['/things:batchGet', []],
  ['/my%2FthingName', []],
  ['/foo_bar%25', []],
  ['/user%20account/5', []],
  ['/_myName', []],
  ['/caf%C3%A9_bar', ['caf%C3%A9-bar']],
  ['/b\u00e4r/5', ['%C3%A4']],
  ['/a\\b', []],
  ['/a\nb', []],
  ['?a=\\', ['%5C']],
  ['?%E6%97%A5_pg=1', []],
  ['?pg%3D=1', []],
  ['?a+pg=1', []],
  ['?user.idx=1', ['user.index']],
  ['?geo[pgs]=1', ['geo[pages]']],
])('only what is certain is fixed in %j', (text, fixes) => {
  const findings = lint(`https://a.example/x${text}`)
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.flatMap(({ fix }) => (fix === undefined ? [] : [fix.text]))).toEqual(fixes)
})

test('identifiers and file names are exempt, and what others have named', () => {
  for (const uri of [
    'custom://jira/issues/PROJ-123',
    'https://api.example.com/files/README.md',
    'git://origin/main/src/My_Class/getUser.ts',
    'file:///home/Some_User/createdAt/a/b/c/d',
    'https://api.example.com/users/550e8400-E29B-41d4-a716-446655440000',
  ]) {
    expect(codes(lint(uri)), uri).toEqual([])
  }
})

test('a long segment is an identifier unless each of its words could have been chosen', () => {
  const ask = (segment: string) =>
    codes(lint(`https://a.example/${segment}`, { only: ['path-underscore'] }))
  expect(ask('release_notes_march_2024')).toEqual(['path-underscore'])
  expect(ask('release_notes_build12')).toEqual(['path-underscore'])
  expect(ask('release_notes_build123')).toEqual([])
  expect(ask('release_notes_20240315')).toEqual([])
})

test('a port is superfluous when it is empty or that of its own scheme', () => {
  const ask = (uri: string) => codes(lint(uri, { only: ['default-port'] }))
  expect(ask('https://a.example:0443/')).toEqual(['default-port'])
  expect(ask('https://a.example:/')).toEqual(['default-port'])
  expect(ask('https://a.example:80/')).toEqual([])
  expect(ask('http://a.example:443/')).toEqual([])
})

test('an order is one of a list only where the list is sorted', () => {
  const ask = (query: string) =>
    codes(lint(`https://a.example/x?${query}`, { only: ['query-order-value'] }))
  expect(ask('order=down&sort=name')).toEqual(['query-order-value'])
  expect(ask('order=down&sort_by=name')).toEqual(['query-order-value'])
  expect(ask('order=4711&customer=7')).toEqual([])
})

test('severities are set by preset, by group and by rule', () => {
  const uri = 'https://api.example.com/getUser/'
  const severities = (config: Parameters<typeof lint>[1]) =>
    lint(uri, config).map(({ code, severity }) => `${code} ${severity}`)
  expect(severities({})).toEqual([
    'path-camel-case warning',
    'path-verb warning',
    'path-trailing-slash info',
  ])
  expect(severities({ preset: 'correctness' })).toEqual([])
  expect(severities({ preset: 'strict', rules: { 'path-naming': 'off' } })).toEqual([
    'path-verb error',
    'path-trailing-slash warning',
  ])
  expect(() => lint(uri, { rules: { 'path-verbs': 'off' } as never })).toThrow(
    errorWith({
      option: 'rules',
      code: 'option-refused',
      data: { name: 'path-verbs', near: 'path-verb' },
    }),
  )
})

test('upper-case digits of percent-encoded bytes do not count for the case of a host', () => {
  const [finding] = lint('https://B%C3%BCcher.example/', { only: ['host-not-lowercase'] })
  expect(finding!.fix!.text).toBe('b%C3%BCcher.example')
  expect(lint('https://b%C3%BCcher.example/', { only: ['host-not-lowercase'] })).toEqual([])
})

test.each(['https://a.example\\B/c', 'https://A.example\\b', 'https://a.example\\b:443/c'])(
  'what is after a backslash in the authority of %s is left as it is',
  (text) => {
    const found = lint(text)
    expect(codes(found)).toContain('scheme-format part-refused host')
    expect(applyFixes(text, found)).toBe(text)
  },
)

test.each(['/nu/12', '/vi/12', '/~ann/12', '/@ann/12'])(
  'no plural is written for what is no word, or becomes another singular: %s',
  (text) => {
    const found = lint({ text, kind: 'path' }, { only: ['collection-singular'] })
    expect(found.map(({ fix }) => fix)).toEqual([undefined])
  },
)

test.each([
  ['?123=4', '?123=4'],
  ['?_=1700000000', '?_=1700000000'],
  ['?ID=1&id=2', '?ID=1&id=2'],
  ['?sortBy=a&SortBy=b', '?sortBy=a&SortBy=b'],
  ['?sortBy=a&sortBy=b', '?sort_by=a&sort_by=b'],
  ['?src=a&source=b', '?src=a&source=b'],
  ['?dest=a&dst=b', '?dest=a&dst=b'],
  ['?src=a&dst=b', '?source=a&destination=b'],
])('two parameters never become one, and none loses its name: %s', (text, fixed) => {
  expect(applyFixes(text, lint({ text, kind: 'query' }, { only: ['query-naming'] }))).toBe(fixed)
})

test.each([
  'data:text/plain;base64,QUJD/QWx2//QUFB/w/w/',
  'node:child_process',
  'urn:ISBN:0451450523',
  'javascript:getUser(1)',
  'blob:https://a.example/0ee6d39f-f7a2-4f10-8a84-f2dd16cf1e3e',
])('a path that is one string to its scheme has no names and no levels: %s', (text) => {
  const allowedSchemes = ['data', 'node', 'urn', 'javascript', 'blob']
  expect(lint(text, { options: { allowedSchemes } })).toEqual([])
  const set = [text, 'https://a.example/b/', 'https://a.example/c/']
  expect(codes(createLinter({ only: ['set-mixed-trailing-slash'] })(set))).toEqual([])
})

test.each<[LintRuleCode, LintRuleCode, readonly string[]]>([
  ['set-mixed-path-case', 'path-underscore', ['/a-b', '/c-d', '/e_f']],
  ['set-mixed-path-case', 'path-camel-case', ['/a-b', '/c-d', '/eF']],
  ['set-mixed-trailing-slash', 'path-trailing-slash', ['/a', '/b', '/c/']],
  ['set-mixed-number', 'collection-singular', ['/users/1', '/user/2']],
])('%s does not repeat what %s says of the same place', (ofSet, single, paths) => {
  const set = paths.map((path) => ({ text: path, kind: 'path' as const }))
  expect(codes(createLinter({ only: [ofSet, single] })(set))).toEqual([single])
  expect(
    codes(createLinter({ only: [ofSet, single], rules: { [single]: 'off' as const } })(set)),
  ).toEqual([ofSet])
})

test('a convention that is only as common as another is not called that of most names', () => {
  const slash = ['https://a.example/b', 'https://a.example/c/']
  const messageOf = (set: readonly string[]) =>
    createLinter({ only: ['set-mixed-trailing-slash'] })(set)[0]?.message
  // Both have the same facts: which styles there are.
  expect(messageOf(slash)).not.toBe(messageOf([...slash, 'https://a.example/d']))
})

test('splitting such a path reports the escape from a folder', () => {
  const found = lint('disk:a/..%2Fb/../c', { options: { allowedSchemes: ['disk'] } })
  expect(codes(found)).toEqual(['path-encoded-separator', 'path-dot-segment'])
})

test('a letter that only Unicode folds to one of an allowed scheme is another', () => {
  const options = { allowedSchemes: ['disk'] }
  const ask = (text: string) => codes(lint(text, { only: ['scheme-not-allowed'], options }))
  expect(ask('DISK:///a')).toEqual([])
  expect(ask('dis\u212a:///a')).toEqual(['scheme-not-allowed'])
  const disk = defineScheme({ name: 'disk', format: 'disk://space/page', summary: 'A disk.' })
  const found = (text: string) => codes(lint(text, { options: { schemes: [disk] } }))
  expect(found('disk://a')).toContain('scheme-format part-missing page')
  expect(found('dis\u212a://a')).not.toContain('scheme-format part-missing page')
})

test('a scheme of your own is known, and its format is checked', () => {
  const wiki = defineScheme({ name: 'wiki', format: 'wiki://space/page', summary: 'A page.' })
  const options = { schemes: [...guideSchemes, wiki] }
  expect(codes(lint('wiki://team/home'))).toEqual(['scheme-unknown'])
  expect(codes(lint('wiki://team/home', { options }))).toEqual([])
  expect(codes(lint('wiki://team', { options }))).toEqual(['scheme-format part-missing page'])
  const ask = (text: string, schemes: readonly string[]) =>
    codes(lint(text, { options: { schemes } }))
  expect(ask('wiki://team', ['wiki://space/page'])).toEqual(['scheme-format part-missing page'])
  expect(ask('wiki://team', ['wiki'])).toEqual([])
  // A server that declares `db` by name has a format of its own.
  expect(ask('db://schema', ['db'])).toEqual([])
})

test('what is found in a set, and what is legitimate there', () => {
  const ask = (texts: readonly string[], rule: LintRuleCode) =>
    createLinter({ only: [rule] })(texts.map((text) => ({ text, kind: 'template' as const }))).map(
      ({ index }) => index,
    )
  const shadowed = 'set-shadowed'
  expect(ask(['wiki://{kind}/{id}', 'wiki://pages/{id}'], shadowed)).toEqual([1])
  expect(ask(['wiki://pages/{id}', 'wiki://{kind}/{id}'], shadowed)).toEqual([])
  expect(ask(['wiki://pages/{id}', 'wiki://pages/home'], shadowed)).toEqual([])
  expect(ask(['wiki://{kind}/{id}', 'news://pages/{id}'], shadowed)).toEqual([])
  expect(ask(['a:/{x}/b', 'a:/c/{y}', 'a:/{x}/{y}'], shadowed)).toEqual([])
  const equivalent = 'set-equivalent'
  expect(ask(['a:/{x}/{y}', 'a:/{y}/{x}', 'a:/{+x}/{y}'], equivalent)).toEqual([1])
  expect(ask(['a:/b{?x}', 'a:/b{?y}', 'a:/b{;x}', 'a:/b{;y}'], equivalent)).toEqual([])
})

test.each(['verify', 'signed', 'sha', 'schema-ed', 'vi'])('no plural is made up for %s', (word) => {
  const text = `/${word}/{${word.replace('-', '_')}_id}`
  const found = lint({ text, kind: 'template' }, { only: ['collection-singular'] })
  expect(found.flatMap(({ fix }) => fix ?? [])).toEqual([])
})

test('severities are set by path, and the last pattern that matches counts', () => {
  const paths = {
    '/legacy/**': { 'path-naming': 'off' },
    '/legacy/new/*': { 'path-underscore': 'error' },
    'wiki://team/**': { 'path-underscore': 'info' },
  } as const
  const ask = (text: string) =>
    lint(text, { only: ['path-underscore'], paths }).map(({ severity }) => severity)
  expect(ask('https://a.example/a_b')).toEqual(['warning'])
  expect(ask('https://a.example/legacy/a_b?c')).toEqual([])
  expect(ask('https://a.example/legacy/new/a_b')).toEqual(['error'])
  expect(ask('https://a.example/legacy/new/x/a_b')).toEqual([])
  expect(ask('wiki://team/a_b')).toEqual(['info'])
  const raised = {
    rules: { 'path-verb': 'off' },
    paths: { '/a/**': { 'path-verb': 'error' } },
  } as const
  expect(lint('https://a.example/a/getUser', raised)).toMatchObject([
    { code: 'path-camel-case' },
    { code: 'path-verb', severity: 'error' },
  ])
  expect(() => lint('a:b', { paths: { '/**': { 'path-verbs': 'off' } as never } })).toThrow(
    errorWith({
      option: 'paths',
      code: 'option-refused',
      data: { name: 'path-verbs', near: 'path-verb' },
    }),
  )
})

test('segments that a pattern matches are identifiers', () => {
  const options = { identifiers: ['^sku_', /^cus_[a-z]+$/g] }
  for (const segment of ['sku_A', 'cus_ab', 'cus_cd'])
    expect(lint(`https://a.example/items/${segment}`, { options }), segment).toEqual([])
  expect(() => lint('a:b', { options: { identifiers: ['('] } })).toThrow(
    expect.objectContaining({ option: 'identifiers', code: 'option-wrong' }),
  )
})

test('places in templates are those of the template', () => {
  const text = 'https://api.example.com/user/{userId}/getPosts{?perPage,sort}'
  const found = lint({ text, kind: 'template' }).map(
    ({ code, start, end }) => `${code} ${text.slice(start, end)}`,
  )
  expect(found).toEqual([
    'collection-singular user',
    'path-camel-case getPosts',
    'path-verb getPosts',
    'query-not-snake-case perPage',
  ])
})

test('a list of lines has comments and ignore comments', () => {
  const text = [
    '# resources',
    'db://postgres/mydb/users',
    '  https://api.example.com/getUser   # waymark-ignore path-verb',
    '# waymark-ignore-next-line',
    'nonsense',
    'FILE:///a#L10',
    '',
  ].join('\r\n')
  const { items, findings } = lintDocument(text)
  expect(items.map((item) => item.text)).toEqual([
    'db://postgres/mydb/users',
    'https://api.example.com/getUser',
    'nonsense',
    'FILE:///a#L10',
  ])
  expect(codes(findings)).toEqual(['path-camel-case', 'scheme-not-lowercase'])
  const places = findings.map(({ documentStart, documentEnd }) =>
    text.slice(documentStart, documentEnd),
  )
  expect(places).toEqual(['getUser', 'FILE'])
  expect(lintDocument(`# waymark-ignore-file scheme-missing\nnonsense`).findings).toEqual([])
})

test('the lists of a server are read, with pointers, places and what is to be ignored', () => {
  const json = `{"jsonrpc":"2.0","id":1,"result":{
  "resources":[{"uri":"db:\\/\\/postgres/my\\u0064b/getUsers","name":"uri"},
    {"uri":"nonsense","_meta":{"waymark/ignore":["scheme-missing"]}}],
  "resourceTemplates":[{"uriTemplate":"file://{a}{b}","name":"x"}]}}`
  const { items, findings } = lintDocument(json)
  expect(items.map(({ kind, pointer }) => [kind, pointer])).toEqual([
    ['uri', '/result/resources/0/uri'],
    ['uri', '/result/resources/1/uri'],
    ['template', '/result/resourceTemplates/0/uriTemplate'],
  ])
  expect(codes(findings)).toEqual([
    'path-camel-case',
    'path-verb',
    'template-not-reversible template-ambiguous',
    'scheme-format file-not-absolute',
  ])
  const [first] = findings
  expect(json.slice(first!.documentStart, first!.documentEnd)).toBe('getUsers')
  expect(lintDocument('["db://postgres/mydb/users", "memory://s/{k}"]').items).toHaveLength(2)
  expect(() => lintDocument('{"resources": [')).toThrow(DocumentError)
})

test.each([
  ['{"resources":[{"uri":5}]}', ['resource-uri-not-string', '/resources/0/uri', '5']],
  [
    '{"result":{"resources":[{"uri":null}]}}',
    ['resource-uri-not-string', '/result/resources/0/uri', 'null'],
  ],
  ['{"resources":[{"uri":["a:b"]}]}', ['resource-uri-not-string', '/resources/0/uri', '[']],
  ['[{"uri":false}]', ['resource-uri-not-string', '/0/uri', 'false']],
  ['{"resourceTemplates":[{"uri":"a:b"}]}', ['resource-uri-missing', '/resourceTemplates/0', '{']],
  ['{"resources":["a:b"]}', ['resource-uri-missing', '/resources/0', '"a:b"']],
  ['["a:b", 5]', ['resource-uri-missing', '/1', '5']],
  ['{"resources":5}', ['resource-list-not-array', '/resources', '5']],
  [
    '{"resources":[{"uri":"a:b","\\u0075ri":"a:c"}]}',
    ['resource-member-repeated', '/resources/0/uri', '"\\u0075ri"'],
  ],
  [
    '[{"uri":"a:b","_meta":{"waymark/ignore":"path-verb"}}]',
    ['ignore-not-understood', '/0/_meta/waymark~1ignore', '"path-verb"'],
  ],
  [
    '[{"uri":"a:b","_meta":{"waymark/ignore":["path-verbs"]}}]',
    ['ignore-not-understood', '/0/_meta/waymark~1ignore/0', '"path-verbs"'],
  ],
])('what is wrong with a resource list is said, with its place: %s', (json, expected) => {
  for (const before of ['', '\ufeff']) {
    const text = before + json
    const { problems } = lintDocument(text)
    expect(
      problems.map(({ code, pointer, documentStart, documentEnd }) => [
        code,
        pointer,
        text.slice(documentStart, documentEnd),
      ]),
    ).toEqual([expected])
  }
})

test.each([
  '[{"jsonrpc":"2.0","id":1,"result":{"resources":[]}}]',
  '{"resources":[],"nextCursor":null}',
])('JSON that has no resource list has no problem of one: %s', (json) => {
  expect(lintDocument(json).problems).toEqual([])
})

test.each([
  [
    '# waymark-ignore-next-line path-verbs',
    'path-verbs',
    { detail: 'unknown-name', name: 'path-verbs', suggestion: 'path-verb' },
  ],
  [
    '# waymark-ignore-next-line part-misssing',
    'part-misssing',
    { detail: 'unknown-name', name: 'part-misssing', suggestion: 'part-missing' },
  ],
  [
    '# waymark-ignore-file set, path.verb',
    'path.verb',
    { detail: 'unknown-name', name: 'path.verb', suggestion: 'path-verb' },
  ],
  [
    '# waymark-ignore-nextline path-verb',
    'waymark-ignore-nextline',
    { word: 'waymark-ignore-nextline', directives: ['waymark-ignore-next-line'] },
  ],
  [
    '# waymark-ignore path-verb',
    'waymark-ignore',
    { word: 'waymark-ignore', directives: ['waymark-ignore-next-line'] },
  ],
  [
    'a:b # waymark-ignore path-verbs',
    'path-verbs',
    { detail: 'unknown-name', name: 'path-verbs', suggestion: 'path-verb' },
  ],
])('an ignore comment without effect is reported: %s', (comment, marked, data) => {
  const text = `\n  ${comment}\r\ndb://postgres/mydb/get-users\n`
  const { problems, findings } = lintDocument(text, { only: ['path-verb'] })
  expect(codes(findings as readonly Finding[])).toEqual(['path-verb'])
  expect(problems).toMatchObject([{ code: 'ignore-not-understood', severity: 'warning' }])
  expect(problems[0]!.data).toEqual(data)
  const [{ documentStart, documentEnd }] = problems as [(typeof problems)[0]]
  expect(text.slice(documentStart, documentEnd)).toBe(marked)
})

test('an ignore comment may name rules, groups and causes, and have a reason', () => {
  const names = 'path-verb, query-naming part-missing template-ambiguous *'
  const uri = 'db://postgres?pg=1'
  const only = { only: ['scheme-format', 'path-verb', 'query-naming'] } as const
  const { problems, findings } = lintDocument(`${uri} # waymark-ignore ${names} -- old`, only)
  expect(findings).toEqual([])
  expect(problems.map(({ code, data }) => [code, data])).toEqual([
    ['ignore-unused', { name: 'path-verb' }],
  ])
})

test('JSON that is nested too deep is refused', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect(lintDocument(nested(64)).findings).toEqual([])
  expect(() => lintDocument(nested(65))).toThrow(DocumentError)
})

test('a set is judged by what most of it does', () => {
  const lintSet = createLinter({ only: ['set'] })
  const found = lintSet([
    'https://a.example/a?page=1',
    'https://a.example/b?page=2',
    'https://a.example/c?offset=40',
  ])
  expect(found.map(({ code, index }) => [code, index])).toEqual([['set-mixed-pagination', 2]])
})

const designed = (path: string) => codes(lint({ text: path, kind: 'path' }))

test.each([
  ['/order_items_by_customer_2024', ['path-underscore']],
  ['/myResourceNameForVersion2', ['path-camel-case']],
  ['/createOrderForUser2', ['path-camel-case', 'path-verb']],
  ['/user/annual-report-2024', []],
  ['/user/sess_01HZX3K9QJ7W2M5N', ['collection-singular']],
  ['/user/dGVzdGluZzEyMzQ1Njc4', ['collection-singular']],
])('words with a number are not identifiers, but random strings are: %s', (path, found) => {
  expect(designed(path)).toEqual(found)
})

test('what a format calls an id was not chosen as a name', () => {
  expect(lint('custom://youtube/videos/dQw4w9WgXcQ')).toEqual([])
  expect(lint('db://postgres/mydb/users/cus_AB')).toEqual([])
  expect(codes(lint('custom://figma/myFiles/AbCdEf123'))).toEqual(['path-camel-case'])
})

test('one slash at the end is not part of a path in a repository', () => {
  expect(codes(lint('git://origin/main/src/', { only: ['scheme-format'] }))).toEqual([])
})

test.each(['x.org\\a', 'good.org\\@evil.org/a', 'x.o\trg/a', '@x.org/a', ':@x.org/a'])(
  'https://%s names no host',
  (rest) => {
    const findings = lint(`https://${rest}`, { only: ['scheme-format'] })
    expect(codes(findings)).toEqual(['scheme-format part-refused host'])
  },
)

test('a document may begin with a byte order mark', () => {
  const [finding] = lintDocument('\ufeff["https://x.example/user_groups"]').findings
  expect(finding).toMatchObject({ code: 'path-underscore', documentStart: 21, documentEnd: 32 })
})

test('an unknown kind of item is the caller’s mistake', () => {
  expect(() => lint({ text: '/a', kind: 'nope' as never })).toThrow(
    expect.objectContaining({ option: 'kind', code: 'option-wrong' }),
  )
})

test.each(['#L010-L005', '#L20-L010', '#L20'])('%s is not a reversed range', (text) => {
  expect(lint({ text, kind: 'fragment' })).toEqual([])
})

test.each([
  ['https://u:p@a.example/x', 'host', 'https', undefined],
  ['https://a\\b/x', 'host', 'https', undefined],
  ['https://a.example:99999/x', 'host', 'https', undefined],
  ['https://a.example/%ff', 'path', 'https', 'ill-formed-utf8'],
  ['git://origin/main/%2e%2E', 'path', 'git', 'dot-segment'],
])('what a format refuses in %s is said', (uri, part, scheme, code) => {
  const finding = lint(uri, { only: ['scheme-format'] })[0]
  const cause = code === undefined ? {} : { cause: { code } }
  expect(finding).toMatchObject({
    code: 'scheme-format',
    cause: { code: 'part-refused', part, scheme, ...cause },
    data: { format: guideSchemes.find(({ name }) => name === scheme)!.format },
  })
  expect(finding!.message).toBe(finding!.cause!.message)
})

test('a configuration that names what there is not is refused', () => {
  const ask = (config: object) => () => lint('db://a/b/c', config)
  expect(ask({ rules: { 'path-verbs': 'off' } as never })).toThrow(
    errorWith({
      option: 'rules',
      code: 'option-refused',
      data: { name: 'path-verbs', near: 'path-verb' },
    }),
  )
  expect(ask({ only: ['query-namin'] })).toThrow(
    errorWith({
      option: 'only',
      code: 'option-refused',
      data: { name: 'query-namin', near: 'query-naming' },
    }),
  )
  expect(ask({ rules: { 'path-verb': 'warn' } })).toThrow(
    expect.objectContaining({ option: 'rules', code: 'option-wrong' }),
  )
  expect(ask({ preset: 'strictest' })).toThrow(
    expect.objectContaining({ option: 'preset', code: 'option-wrong' }),
  )
  expect(ask({ presets: 'strict' })).toThrow(
    expect.objectContaining({
      option: 'presets',
      code: 'option-unknown',
      data: { near: 'preset' },
    }),
  )
  expect(ask({ options: { maxdepth: 1 } })).toThrow(
    expect.objectContaining({
      option: 'maxdepth',
      code: 'option-unknown',
      data: { near: 'maxDepth' },
    }),
  )
})

test('the name of a rule goes before its group, and both before the preset', () => {
  const rule = lintRules.find(({ code }) => code === 'path-verb')!
  const [group = ''] = rule.groups
  expect(ruleSeverity(rule, {})).toBe('warning')
  expect(ruleSeverity(rule, { preset: 'correctness' })).toBe('off')
  expect(ruleSeverity(rule, { preset: 'correctness', rules: { [group]: 'info' as const } })).toBe(
    'info',
  )
  expect(ruleSeverity(rule, { rules: { [group]: 'info' as const, 'path-verb': 'error' } })).toBe(
    'error',
  )
  expect(ruleSeverity(rule, { only: ['query-naming'] })).toBe('off')
})

test('input is a string, and an option has the type that its rule takes', () => {
  for (const item of [null, 5, {}, new globalThis.URL('https://a.example/')]) {
    expect(() => lint(item as unknown as string)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'item' }),
    )
  }
  const ask = (options: object) => () => lint('https://a.example/a/b/c', { options })
  for (const name of ['schemes', 'allowedSchemes', 'verbs', 'uncountable']) {
    expect(ask({ [name]: 'https' })).toThrow(
      errorWith({ option: name, code: 'option-wrong', data: { got: "'https'" } }),
    )
  }
  for (const maxDepth of [Number.NaN, -1, '3']) {
    expect(ask({ maxDepth })).toThrow(
      expect.objectContaining({ option: 'maxDepth', code: 'option-wrong' }),
    )
  }
  expect(ask({ maxDepth: undefined, verbs: undefined })).not.toThrow()
})

test('a linter keeps the configuration that it was made of, and takes sets only', () => {
  const verbs = ['frobnicate']
  const rules: Record<string, 'off' | 'error'> = { 'path-verb': 'error' }
  const lintSet = createLinter({ rules, options: { verbs } })
  const found = () => codes(lintSet(['https://a.example/frobnicate-users']))
  const before = found()
  expect(before).not.toEqual(codes(lint('https://a.example/frobnicate-users')))
  verbs.length = 0
  rules['path-verb'] = 'off'
  expect(found()).toEqual(before)
  expect(() => lintSet('https://a.example/' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'items' }),
  )
})

test('a configuration that is changed between two calls counts', () => {
  const config = { rules: { 'path-verb': 'error' as 'error' | 'off' } }
  expect(codes(lint('https://a.example/getUsers', config))).toContain('path-verb')
  config.rules['path-verb'] = 'off'
  expect(codes(lint('https://a.example/getUsers', config))).not.toContain('path-verb')
})
