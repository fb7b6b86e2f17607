/** @module-tag slow */
import { describe, expect, test } from 'vitest'
import { askCall, compareAnswers } from '../../../conformance/udf/ask.ts'
import { fullQuestions, liteQuestions, readLists } from '../../../conformance/udf/questions.ts'
import { hostScript, readStatements } from '../../../conformance/udf/sql-statements.ts'
import { dataFolder } from '../../../test/data.ts'
import { bigQuerySql } from '../src/bigquery.ts'
import { type BundleName, sqlName, udfsOf } from '../src/function.ts'
import { plv8Sql } from '../src/plv8.ts'
import { snowflakeSql } from '../src/snowflake.ts'
import { full, lite, runBare } from './bundles.ts'

const lists = readLists(dataFolder(), 'short')
const library = 'gs://bucket/waymark.js'

const persistent = readStatements(bigQuerySql({ library, dataset: 'my-project.d' }), 'bigquery')
const temporary = readStatements(bigQuerySql({ library }), 'bigquery')
const ofLite = readStatements(bigQuerySql({ library, bundle: 'lite' }), 'bigquery')
const snowflake = readStatements(snowflakeSql(lite), 'snowflake')
const plv8 = readStatements(plv8Sql(full), 'plv8')

/** Each kind of statement, as the engine runs it. */
const hosts: readonly (readonly [string, BundleName, string])[] = [
  ['BigQuery, functions in a dataset', 'full', hostScript(persistent, full)],
  ['BigQuery in strict mode', 'full', hostScript(persistent, full, true)],
  ['BigQuery, temporary functions', 'full', hostScript(temporary, full)],
  ['BigQuery with the script lite', 'lite', hostScript(ofLite, lite)],
  ['Snowflake', 'lite', hostScript(snowflake, '')],
  ['PL/v8', 'full', hostScript(plv8, '')],
]

/** One of each engine is asked about the lists in every run; the others have the same functions in other statements. */
const ASKED: readonly string[] = ['BigQuery in strict mode', 'Snowflake']

describe.each(hosts)('%s', (name, bundle, script) => {
  const tags = ASKED.includes(name) ? [] : ['night']

  test('every function gives what its examples say', () => {
    const examples = udfsOf(bundle).flatMap((udf) =>
      udf.of.examples
        .filter(([args]) => args.length === udf.arguments.length)
        .map(([args, result]) => ({ name: sqlName(udf), args, result })),
    )
    const call = `${JSON.stringify(examples)}.map(({ name, args }) => sql[name](...args) ?? null)`
    const found = runBare(script, call) as unknown[]
    expect(examples.map((example, index) => ({ ...example, result: found[index] }))).toEqual(
      examples,
    )
  })

  test.skipIf(lists === null)('the functions give what the packages give', { tags }, () => {
    const questions = bundle === 'full' ? fullQuestions : liteQuestions
    const json = runBare(script, askCall(questions, lists!)) as string
    const { asked, differences } = compareAnswers(json, questions, lists!)
    expect(differences.slice(0, 10)).toEqual([])
    expect(asked).toBeGreaterThan(20_000)
  })
})

test('a wrong answer and an error are found', () => {
  const few = { urls: ['https://a.example/', 'x', null], someUrls: [], tags: [] }
  const asked = [{ name: 'is_page_url' as const, list: 'urls' as const, rest: [] }]
  const answers = (code: string) =>
    compareAnswers(runBare(`var sql = { ${code} }`, askCall(asked, few)) as string, asked, few)
  expect(answers('waymark_is_page_url: (url) => url === null ? null : url !== "x"')).toEqual({
    asked: 3,
    differences: [],
  })
  expect(answers('waymark_is_page_url: () => true').differences).toEqual([
    'is_page_url("x") is true, not false',
    'is_page_url(null) is true, not null',
  ])
  expect(answers('').differences).toHaveLength(3)
})

test('a body in Snowflake runs the script once, and keeps it in one variable', () => {
  const keys = 'Object.getOwnPropertyNames(globalThis)'
  const found = runBare(
    hostScript(snowflake, ''),
    `
    const before = ${keys}
    sql.waymark_page_url('https://a.example/')
    const added = ${keys}.filter((key) => !before.includes(key))
    const kept = globalThis[added[0]]
    sql.waymark_part('https://a.example/', 'host')
    ;({ added, isKept: globalThis[added[0]] === kept, more: ${keys}.length - before.length })`,
  )
  expect(found).toEqual({
    added: [expect.stringMatching(/^waymark_lite_\d+_\d+_\d+/)],
    isKept: true,
    more: 1,
  })
})

test('each engine gets the functions of the registry', () => {
  expect(plv8.map(({ name }) => name)).toEqual(udfsOf('full').map(sqlName))
  expect(snowflake.map(({ name }) => name)).toEqual(udfsOf('lite').map(sqlName))
  expect(persistent.map(({ name }) => name)).toEqual(udfsOf('full').map(sqlName))
  expect(temporary.map(({ body }) => body)).toEqual(persistent.map(({ body }) => body))
})

test('bodies keep to the limits that the engines document', () => {
  for (const { body } of persistent) expect(body.length).toBeLessThan(32 * 1024)
  for (const { body } of snowflake) expect(body.length).toBeLessThan(100_000)
})
