import { bigQuerySql, plv8Sql, snowflakeSql, sqlName, udfs } from '@waymark/udf'
import { functionForms } from '@waymark/worker/functions'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const library = 'gs://bucket/waymark.js'
const script = '/*! @waymark/udf 1.2.3-beta.1 lite: defines waymarkLite\n */\nvar waymarkLite={};\n'

const LITE = [
  'waymark_part',
  'waymark_host',
  'waymark_param',
  'waymark_params',
  'waymark_resolve',
  'waymark_valid',
  'waymark_page_url',
  'waymark_is_page_url',
  'waymark_page_url_problem',
  'waymark_version',
]

test('names are those of the table, and lite has the functions that are small', () => {
  expect(udfs).toBe(functionForms)
  expect(udfs.slice(0, 3).map(sqlName)).toEqual([
    'waymark_normalize',
    'waymark_normalize_by',
    'waymark_key',
  ])
  expect(udfs.filter(({ of }) => of.isSmall).map(sqlName)).toEqual(LITE)
  // BigQuery has no functions of one name with other arguments.
  expect(new Set(udfs.map(sqlName)).size).toBe(udfs.length)
})

test('a statement of BigQuery', () => {
  expect(bigQuerySql({ library, dataset: 'my-project.d', names: ['key_by'] })).toBe(
    `CREATE OR REPLACE FUNCTION \`my-project.d.waymark_key_by\`(url STRING, method STRING)
RETURNS STRING
DETERMINISTIC
LANGUAGE js
OPTIONS (library = ["gs://bucket/waymark.js"], description = "The key of a URL by a method of comparison: two URLs are equal if they have the same key. NULL for a string to which the method gives no key.")
AS r"""
return waymark.key(url, method);
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
  ['hreflang', 'BOOL'],
  ['domain', 'STRING'],
  ['warnings', 'STRING'],
])('%s gives BigQuery a %s', (name, type) => {
  expect(bigQuerySql({ library, names: [name] }).split('\n')[1]).toBe(`RETURNS ${type}`)
})

test.each<[string, string]>([
  ['is_page_url', 'BOOLEAN'],
  ['page_url', 'VARCHAR'],
])('%s gives Snowflake a %s', (name, type) => {
  expect(
    snowflakeSql(script, { names: [name] })
      .split('\n')
      .slice(0, 2),
  ).toEqual([`CREATE OR REPLACE FUNCTION waymark_${name}(url VARCHAR)`, `RETURNS ${type}`])
})

test('statements are those of the whole script, in the order of the registry', () => {
  const heads = (sql: string): string[] =>
    [...sql.matchAll(/^CREATE.* FUNCTION (\w+)\(/gm)].map((match) => match[1]!)
  expect(heads(bigQuerySql({ library }))).toEqual(udfs.map(sqlName))
  expect(heads(bigQuerySql({ library, bundle: 'lite' }))).toEqual(LITE)
  expect(heads(snowflakeSql(script))).toEqual(LITE)
  expect(heads(bigQuerySql({ library, names: ['waymark_domain', 'part'] }))).toEqual([
    'waymark_part',
    'waymark_domain',
  ])
  expect(bigQuerySql({ library, names: [] })).toBe('')
})

test('there is an empty line between statements', () => {
  const names = ['is_page_url', 'valid']
  const [valid, isPageUrl] = ['valid', 'is_page_url'].map((name) => ({ names: [name] }))
  expect(bigQuerySql({ library, names })).toBe(
    `${bigQuerySql({ library, ...valid })}\n${bigQuerySql({ library, ...isPageUrl })}`,
  )
  expect(snowflakeSql(script, { names })).toBe(
    `${snowflakeSql(script, valid)}\n${snowflakeSql(script, isPageUrl)}`,
  )
})

test('a description without a case of NULL says nothing of it', () => {
  expect(bigQuerySql({ library, dataset: 'd', names: ['hreflang'] })).toContain(
    'description = "Whether search engines use the value of an hreflang attribute.")',
  )
  expect(snowflakeSql(script, { names: ['page_url'] })).toContain(
    "COMMENT = 'The URL of a public page, as normalizeURL of @waymark/i18n-validation writes it: without query, fragment, default port and trailing slash. NULL for a string that is_page_url rejects.'",
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
COMMENT = 'A part of a URL as browsers see it; an empty string if the part is there and empty. NULL for a string that is not a URL, and a part that the URL does not have.'
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

test('a statement of PL/v8 has the script, lite or full', () => {
  const sql = plv8Sql(script, { schema: 's', names: ['part'] })
  expect(sql).toBe(
    `CREATE OR REPLACE FUNCTION s.waymark_part(url text, part text)
RETURNS text
LANGUAGE plv8 IMMUTABLE STRICT
AS $$
if (typeof waymark_lite_1_2_3_beta_1 === "undefined") {
waymark_lite_1_2_3_beta_1 = (function () {
${script.trimEnd()}
return waymarkLite;
})();
}
return waymark_lite_1_2_3_beta_1.part(url, part);
$$;
COMMENT ON FUNCTION s.waymark_part(text, text) IS 'A part of a URL as browsers see it; an empty string if the part is there and empty. NULL for a string that is not a URL, and a part that the URL does not have.';
`,
  )
  const full = script.replace('lite', 'full')
  const [domain] = plv8Sql(full, { names: ['domain_by'] }).split('COMMENT')
  expect(domain).toContain('return waymark;\n')
  expect(domain).toContain('return waymark_full_1_2_3_beta_1.domain(url, section);')
  expect(plv8Sql(full, { names: ['hreflang'] }).split('\n')[1]).toBe('RETURNS boolean')
  expect([...plv8Sql(full).matchAll(/FUNCTION (\w+)\(.*\n/g)].length).toBe(2 * udfs.length)
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
      { library, names: ['domian'] },
      { option: 'names', code: 'option-refused', data: { near: 'domain' } },
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

  test.each<[string, object, object]>([
    ['var waymark = {}', {}, NO_SCRIPT],
    [script.replace('lite', 'fuller'), {}, NO_SCRIPT],
    [`${script}$$`, {}, NO_SCRIPT],
    [script, { schema: "s'" }, { option: 'schema', code: 'option-wrong' }],
    [
      script,
      { names: ['domain'] },
      { option: 'names', code: 'option-refused', data: { bundle: 'lite', name: 'domain' } },
    ],
  ])('for PL/v8: %j with %j', (text, options, error) => {
    expect(() => plv8Sql(text, options as never)).toThrow(errorWith(error))
  })
})
