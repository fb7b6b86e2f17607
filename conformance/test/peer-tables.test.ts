import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { fieldsOf, goRows } from '../peers/tables/go-tables.ts'
import { peerSuites } from '../peers/tables/index.ts'
import { statementsOfJavaScript } from '../peers/tables/javascript.ts'
import { ComputedError, readValue, resolved } from '../peers/tables/literal.ts'
import { pythonRows } from '../peers/tables/python-rows.ts'
import { statementsOf } from '../peers/tables/statements.ts'
import { SkippedRow, tableCase, UnknownRow } from '../peers/tables/table-case.ts'
import { VERDICTS } from '../peers/tables/verdicts.ts'
import { written } from '../peers/tables/written.ts'
import { runJob } from '../run-suite.ts'

/** The value of the first assignment of a program. */
function firstValue(source: string, language: 'go' | 'java' | 'python'): unknown {
  const first = statementsOf(source, language).find(({ kind }) => kind === 'assign')
  return readValue(first!.value)
}

describe('Python', () => {
  test.each([
    ["x = ('a', \"b\\t\\x41\\u00e9\", r'\\n', None)", ['a', 'b\tA\u00e9', '\\n', null]],
    ["x = ('one '\n  'two',)", ['one two']],
    ["x = ('only')", 'only'],
    ["x = b'\\xc3\\xa9'", '\u00e9'],
    ["x = [True, -1, 'a' + 'b']  # a remark", [true, -1, 'ab']],
    ["x: list[str] = ['''a\nb''']", ['a\nb']],
  ])('%s', (source, expected) => {
    expect(firstValue(source, 'python')).toEqual(expected)
  })

  test('bytes that are not UTF-8 are bytes', () => {
    expect(firstValue("x = b'\\xff'", 'python')).toEqual(new Uint8Array([0xff]))
  })

  test.each(["x = f'{y}/a'", 'x = [a for a in b]', 'x = ("a", *rest)', 'x = y'])(
    'what the program computes has no value: %s',
    (source) => {
      expect(() => firstValue(source, 'python')).toThrow(ComputedError)
    },
  )

  test('the rows of a parametrised test, and assertions with what was assigned', () => {
    const rows = pythonRows(`
@pytest.mark.parametrize("url, out", [
    ("http://a", "b"),
    pytest.param("c", "d", id="named"),
])
def test_rows(url, out):
    assert ask(url)[0] == out

def test_alone():
    base = "http://x"
    assert ask(base + "/y", deep=True).text() \\
        == "z"
    assert ask("1") is None

def no_test():
    assert ask("2") == "3"
`)
    const texts = Array.from(rows, (row) => {
      if (row.kind === 'unreadable') return row.problem
      return `${row.of} ${written(row.kind === 'assert' ? row.value : row.row)}`
    })
    expect(texts).toEqual([
      'test_rows ("http://a", "b")',
      'test_rows ("c", "d")',
      'test_alone ask("http://x" + "/y", deep=True).text() == "z"',
      'test_alone ask("1") == None',
    ])
  })

  test('an assertion that cannot be read is not left out', () => {
    const rows = [...pythonRows('def test_a():\n    assert x[0] == 1\n')]
    expect(rows.map(({ kind }) => kind)).toEqual(['unreadable'])
  })
})

describe('Go', () => {
  const source = `
var (
	cases = [...]*row{
		{"a", \`b\\\`, Low | High, false}, // a remark
		&row{name: "\\xc3\\xa9", flags: pkg.Low},
	}
)

func TestMap(t *testing.T) {
	cases := map[string][]string{"k": []string{"v", "w"}}
}

func TestLoop(t *testing.T) {
	for i := 0; i < 3; i++ {
	}
}
`
  test('the rows of lists and maps, and the tests without one', () => {
    const rows = Array.from(goRows(source, ['cases']), (row) =>
      typeof row === 'string' ? row : `${row.of} ${written(row.row)}`,
    )
    expect(rows).toEqual([
      ' ("a", "b\\\\", Low | High, false)',
      ' (name="\u00e9", flags=pkg.Low)',
      'TestMap ("k", ("v", "w"))',
      'TestLoop',
    ])
  })

  test('fields by their order or by their names; other shapes have none', () => {
    const rows = [...goRows(source, ['cases'])].flatMap((row) =>
      typeof row === 'string' ? [] : row.row,
    )
    const names = ['name', 'text', 'flags', 'on']
    expect([...fieldsOf(rows[0]!, names)!.keys()]).toEqual(names)
    expect([...fieldsOf(rows[1]!, names)!.keys()]).toEqual(['name', 'flags'])
    expect(fieldsOf(rows[0]!, ['name'])).toBe(null)
    expect(fieldsOf(rows[1]!, ['name'])).toBe(null)
  })

  test('a string with a byte that is not UTF-8 is bytes', () => {
    expect(firstValue('x := "a\\x80"', 'go')).toEqual(new Uint8Array([0x61, 0x80]))
  })
})

test('Java: chains of calls, and what names stand for', () => {
  const statements = statementsOf(
    `void a() {
       URI base = new URI("s:/\\u00e9\\1");
       test("x").s("y").n(-1).with(base); /* a remark */
     }`,
    'java',
  )
  const names = new Map(statements.map(({ name, value }) => [name, value]))
  const chain = statements.find(({ kind }) => kind === 'value')!
  expect(written(resolved(chain.value, names))).toBe(
    'test("x").s("y").n(-1).with(URI("s:/\u00e9\\u0001"))',
  )
})

test('JavaScript: the statements of each test', () => {
  const statements = statementsOfJavaScript(`
import test from 'x'
test('first', t => {
  const options = {list: [/^a/i, 'b'], on: true}
  t.is(ask('c', options), 'd')
  for (;;) {}
})
`)
  expect(statements.map(({ kind, name, value }) => `${kind} ${name} ${written(value)}`)).toEqual([
    'function first ',
    'assign options (list=(/^a/i, "b"), on=true)',
    'value  t.is(ask("c", options), "d")',
    'unreadable ForStatement ',
  ])
})

describe('a row', () => {
  test('is skipped with its reason, or fails if its shape is unknown', async () => {
    const skipped = tableCase('a', () => {
      throw new SkippedRow('no rule for it')
    })
    const unknown = tableCase('b', () => {
      throw new UnknownRow('another shape')
    })
    expect(skipped.skip).toBe('no rule for it')
    expect(await unknown.check()).toBe('another shape')
    expect(tableCase('c', () => ({ expected: ['x'], ours: () => ['x'] })).check()).toBe(null)
    expect(tableCase('c', () => ({ expected: 'x', ours: () => null })).check()).toBe(
      'it is null, not "x"',
    )
  })

  test.each(peerSuites.map((suite) => [suite.file, suite] as const))(
    'is expected in %s: a file without any fails',
    async (file, suite) => {
      const empty = file.endsWith('.json') ? '{}' : ''
      const cases: unknown[] = []
      for await (const one of file.endsWith('urltestdata.json') ? [] : suite.cases(empty, '', file))
        cases.push(one)
      expect(cases).toEqual([])
      const root = fileURLToPath(new URL('empty/', import.meta.url))
      expect((await runJob(root, { file, suite })).unexpectedFailures).not.toEqual([])
    },
  )
})

test('every known disagreement has a verdict, and names a file that is read', () => {
  const known: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(new URL('../peers/tables/known.json', import.meta.url), 'utf8'),
  )
  const files = peerSuites.map(({ file }) => file)
  for (const [file, ids] of Object.entries(known)) {
    expect(files).toContain(file)
    for (const causes of Object.values(ids)) {
      for (const name of causes.split(', ')) expect([...VERDICTS.keys()]).toContain(name)
    }
  }
})

test('no verdict is left open', () => {
  for (const verdict of VERDICTS.values()) expect(verdict).not.toMatch(/^Open|not judged/)
})
