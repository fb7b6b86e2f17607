import { bigQuerySql, snowflakeSql, sqlName, udfs } from '@waymark/udf'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const library = 'gs://bucket/waymark.js'
const script = '/*! @waymark/udf 1.2.3-beta.1 lite: defines waymarkLite\n */\nvar waymarkLite={};\n'

test('names are those of the scripts, written as SQL writes them', () => {
  expect(udfs.slice(0, 3).map(sqlName)).toEqual([
    'waymark_normalize',
    'waymark_is_valid',
    'waymark_why_invalid',
  ])
})

test('an entry says which script has it, and lite is the first of full', () => {
  const ofLite = ['normalize', 'isValid', 'whyInvalid', 'part', 'param', 'resolve', 'version']
  expect(udfs.filter(({ bundle }) => bundle === 'lite').map(({ name }) => name)).toEqual(ofLite)
  expect(udfs.slice(0, ofLite.length).map(({ bundle }) => bundle)).toEqual(ofLite.map(() => 'lite'))
  expect(new Set(udfs.slice(ofLite.length).map(({ bundle }) => bundle))).toEqual(new Set(['full']))
})

test('entries are complete', () => {
  expect(new Set(udfs.map(({ name }) => name)).size).toBe(udfs.length)
  for (const udf of udfs) {
    expect(udf.summary, udf.name).toMatch(/^[A-Z].*\.$/)
    expect(udf.parameters.length > 0, udf.name).toBe(udf.examples.length > 0)
    for (const [args] of udf.examples) {
      expect(args.length, udf.name).toBe(udf.parameters.length)
      expect(args, udf.name).not.toContain('')
    }
    for (const { name } of udf.parameters) expect(name).toMatch(/^[a-z]+$/)
  }
})

test('a statement of BigQuery', () => {
  expect(bigQuerySql({ library, dataset: 'my-project.d', names: ['domainWarnings'] })).toBe(
    `CREATE OR REPLACE FUNCTION \`my-project.d.waymark_domain_warnings\`(url STRING)
RETURNS ARRAY<STRING>
DETERMINISTIC
LANGUAGE js
OPTIONS (library = ["gs://bucket/waymark.js"], description = "The codes of what in the domain of the URL could deceive people. NULL for a string that is not a URL, and for a host that is not a domain.")
AS r"""
return waymark.domainWarnings(url);
""";
`,
  )
})

test('a temporary function of BigQuery with the script lite', () => {
  expect(bigQuerySql({ library, bundle: 'lite', names: ['waymark_part'] })).toBe(
    `CREATE TEMP FUNCTION waymark_part(url STRING, part STRING)
RETURNS STRING
DETERMINISTIC
LANGUAGE js
OPTIONS (library = ["gs://bucket/waymark.js"])
AS r"""
return waymarkLite.part(url, part);
""";
`,
  )
})

test.each<[string, string]>([
  ['isHreflang', 'BOOL'],
  ['domain', 'STRING'],
  ['domainWarnings', 'ARRAY<STRING>'],
])('%s gives BigQuery a %s', (name, type) => {
  expect(bigQuerySql({ library, names: [name] }).split('\n')[1]).toBe(`RETURNS ${type}`)
})

test.each<[string, string]>([
  ['isValid', 'BOOLEAN'],
  ['normalize', 'VARCHAR'],
])('%s gives Snowflake a %s', (name, type) => {
  expect(
    snowflakeSql(script, { names: [name] })
      .split('\n')
      .slice(0, 2),
  ).toEqual([`CREATE OR REPLACE FUNCTION ${sqlName({ name })}(url VARCHAR)`, `RETURNS ${type}`])
})

test('statements are those of the whole script, in the order of the registry', () => {
  const heads = (sql: string): string[] =>
    [...sql.matchAll(/^CREATE.* FUNCTION (\w+)\(/gm)].map((match) => match[1]!)
  const ofLite = udfs.filter(({ bundle }) => bundle === 'lite').map(sqlName)
  expect(heads(bigQuerySql({ library }))).toEqual(udfs.map(sqlName))
  expect(heads(bigQuerySql({ library, bundle: 'lite' }))).toEqual(ofLite)
  expect(heads(snowflakeSql(script))).toEqual(ofLite)
  expect(heads(bigQuerySql({ library, names: ['waymark_domain', 'part'] }))).toEqual([
    'waymark_part',
    'waymark_domain',
  ])
  expect(bigQuerySql({ library, names: [] })).toBe('')
})

test('there is an empty line between statements', () => {
  const names = ['isValid', 'normalize']
  const [normalize, isValid] = ['normalize', 'isValid'].map((name) => ({ names: [name] }))
  expect(bigQuerySql({ library, names })).toBe(
    `${bigQuerySql({ library, ...normalize })}\n${bigQuerySql({ library, ...isValid })}`,
  )
  expect(snowflakeSql(script, { names })).toBe(
    `${snowflakeSql(script, normalize)}\n${snowflakeSql(script, isValid)}`,
  )
})

test('a description without a case of NULL says nothing of it', () => {
  expect(bigQuerySql({ library, dataset: 'd', names: ['isHreflang'] })).toContain(
    'description = "Whether search engines document the value for hreflang.")',
  )
  expect(snowflakeSql(script, { names: ['normalize'] })).toContain(
    "COMMENT = 'The normal form of the URL of a page, as normalizeURL of @waymark/i18n-validation writes it: without query, fragment, default port and trailing slash. NULL for what waymark_is_valid rejects.'",
  )
})

describe('takes', () => {
  test.each(['gs://b/x', 'gs://b/a/b.js', 'gs://my-bucket/waymark-0.1.0.js'])(
    'the script %s',
    (library) => {
      expect(bigQuerySql({ library, names: ['domain'] })).toContain(`library = ["${library}"]`)
    },
  )

  test.each(['d', '_', 'D', '_1', 'a-b', 'a.b', 'my-project.d_1.Z9'])('the path %s', (path) => {
    expect(bigQuerySql({ library, dataset: path, names: ['domain'] })).toContain(
      `FUNCTION \`${path}.waymark_domain\`(`,
    )
    expect(snowflakeSql(script, { schema: path, names: ['part'] })).toContain(
      `FUNCTION ${path}.waymark_part(`,
    )
  })

  test.each(['0', '1.2.3', '1.2.3-beta.1'])('a script of version %s', (version) => {
    const held = `waymark_lite_${version.replaceAll(/[.-]/g, '_')}`
    const text = `/*! @waymark/udf ${version} lite*/`
    expect(snowflakeSql(text, { names: ['part'] })).toContain(`return ${held}.part(URL, PART);`)
  })
})

test('a statement of Snowflake', () => {
  expect(snowflakeSql(script, { schema: 'db.s', names: ['part'] })).toBe(
    `CREATE OR REPLACE FUNCTION db.s.waymark_part(url VARCHAR, part VARCHAR)
RETURNS VARCHAR
LANGUAGE JAVASCRIPT
RETURNS NULL ON NULL INPUT
IMMUTABLE
COMMENT = 'A part of the URL as browsers see it; href is the whole URL. NULL for a string that is not a URL, and for a part that the URL does not have.'
AS $$
if (typeof waymark_lite_1_2_3_beta_1 === "undefined") {
waymark_lite_1_2_3_beta_1 = (function () {
${script.trimEnd()}
return waymarkLite;
})();
}
return waymark_lite_1_2_3_beta_1.part(URL, PART);
$$;
`,
  )
})

describe('refuses', () => {
  test.each([
    [{}, { option: 'library', code: 'option-wrong' }],
    [{ library: 'https://example.com/x.js' }, { option: 'library', code: 'option-wrong' }],
    [{ library: 'gs://b/' }, { option: 'library', code: 'option-wrong' }],
    [{ library: 'gs:///x' }, { option: 'library', code: 'option-wrong' }],
    [{ library: 'gs://b' }, { option: 'library', code: 'option-wrong' }],
    [{ library: 'ags://b/x' }, { option: 'library', code: 'option-wrong' }],
    [{ library: 'gs://b/x y' }, { option: 'library', code: 'option-wrong' }],
    [{ library: 'gs://b/x\\' }, { option: 'library', code: 'option-wrong' }],
    [{ library: "gs://b'/x" }, { option: 'library', code: 'option-wrong' }],
    [{ library: 5 }, { option: 'library', code: 'option-wrong' }],
    [
      { library, dataset: '' },
      { option: 'dataset', code: 'option-wrong' },
    ],
    [
      { library, dataset: '1' },
      { option: 'dataset', code: 'option-wrong' },
    ],
    [
      { library, dataset: ' d' },
      { option: 'dataset', code: 'option-wrong' },
    ],
    [
      { library, dataset: 'd.' },
      { option: 'dataset', code: 'option-wrong' },
    ],
    [
      { library, dataset: 'd..e' },
      { option: 'dataset', code: 'option-wrong' },
    ],
    [
      { library, dataset: 'd.1' },
      { option: 'dataset', code: 'option-wrong' },
    ],
    [
      { library, dataset: 5 },
      { option: 'dataset', code: 'option-wrong' },
    ],
    [
      { library, names: 'domain' },
      { option: 'names', code: 'option-wrong' },
    ],
    [
      { library, names: [5] },
      { option: 'names', code: 'option-wrong' },
    ],
    [
      { library, bundle: 'lite', names: ['zzzzzzzzzzzz'] },
      { option: 'names', code: 'option-refused', data: { bundle: 'lite', name: 'zzzzzzzzzzzz' } },
    ],
    [{ library: 'gs://b/x.js"]) AS r"""' }, { option: 'library', code: 'option-wrong' }],
    [
      { library, dataset: 'd`' },
      { option: 'dataset', code: 'option-wrong' },
    ],
    [
      { library, bundle: 'fulll' },
      { option: 'bundle', code: 'option-wrong', data: { near: 'full' } },
    ],
    [
      { library, names: ['waymark_domian'] },
      { option: 'names', code: 'option-refused', data: { near: 'waymark_domain' } },
    ],
    [
      { library, bundle: 'lite', names: ['domain'] },
      { option: 'names', code: 'option-refused', data: { bundle: 'lite', name: 'domain' } },
    ],
    [
      { library, datset: 'd' },
      { option: 'datset', code: 'option-unknown', data: { near: 'dataset' } },
    ],
  ])('for BigQuery: %j', (options, error) => {
    // What the types do not allow is the point.
    expect(() => bigQuerySql(options as never)).toThrow(errorWith(error))
  })

  const NO_SCRIPT = { name: 'ArgumentError', argument: 'script' }

  test.each<[string, object, object]>([
    ['var waymarkLite = {}', {}, NO_SCRIPT],
    [script.replace('lite', 'full'), {}, NO_SCRIPT],
    [` ${script}`, {}, NO_SCRIPT],
    [script.replace('1.2.3-beta.1 ', ''), {}, NO_SCRIPT],
    [script.replace('lite', 'lites'), {}, NO_SCRIPT],
    [`${script}$$`, {}, NO_SCRIPT],
    [script, { schema: "s'" }, { option: 'schema', code: 'option-wrong' }],
    [
      script,
      { names: ['domain'] },
      { option: 'names', code: 'option-refused', data: { bundle: 'lite', name: 'domain' } },
    ],
    [script, { shema: 's' }, { option: 'shema', code: 'option-unknown', data: { near: 'schema' } }],
  ])('for Snowflake: %j with %j', (text, options, error) => {
    expect(() => snowflakeSql(text, options as never)).toThrow(errorWith(error))
  })
})
