import { bigQuerySql, snowflakeSql, sqlName, udfs } from '@waymark/udf'
import { describe, expect, test } from 'vitest'

const library = 'gs://bucket/waymark.js'
const script = '/*! @waymark/udf 1.2.3-beta.1 lite: defines waymarkLite\n */\nvar waymarkLite={};\n'

test('names are those of the scripts, written as SQL writes them', () => {
  expect(udfs.slice(0, 3).map(sqlName)).toEqual([
    'waymark_normalize',
    'waymark_is_valid',
    'waymark_why_invalid',
  ])
})

test('entries are complete', () => {
  expect(new Set(udfs.map(({ name }) => name)).size).toBe(udfs.length)
  for (const udf of udfs) {
    expect(udf.summary, udf.name).toMatch(/^[A-Z].*\.$/)
    expect(udf.parameters.length > 0, udf.name).toBe(udf.examples.length > 0)
    for (const [args] of udf.examples) expect(args.length, udf.name).toBe(udf.parameters.length)
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
    [{}, 'library'],
    [{ library: 'https://example.com/x.js' }, 'gs://my-bucket/waymark.js'],
    [{ library: 'gs://b/x.js"]) AS r"""' }, 'gs://my-bucket/waymark.js'],
    [{ library, dataset: 'd`' }, 'my_dataset'],
    [{ library, bundle: 'fulll' }, "'full'"],
    [{ library, names: ['waymark_domian'] }, 'did you mean "waymark_domain"?'],
    [{ library, bundle: 'lite', names: ['domain'] }, 'The script lite has no function "domain"'],
    [{ library, datset: 'd' }, 'dataset'],
  ])('for BigQuery: %j', (options, message) => {
    // What the types do not allow is the point.
    expect(() => bigQuerySql(options as never)).toThrow(message)
  })

  test.each([
    ['var waymarkLite = {}', {}, 'dist/lite.js'],
    [script.replace('lite', 'full'), {}, 'dist/lite.js'],
    [`${script}$$`, {}, 'dist/lite.js'],
    [script, { schema: "s'" }, 'my_dataset'],
    [script, { names: ['domain'] }, 'The script lite has no function "domain"'],
    [script, { shema: 's' }, 'schema'],
  ])('for Snowflake: %j with %j', (text, options, message) => {
    expect(() => snowflakeSql(text, options as never)).toThrow(message)
  })
})
