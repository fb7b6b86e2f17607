import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

// The schema is of draft 4, which names itself differently; of what it uses, the rest means the same today.
const { id: _, $schema: __, ...own } = schema as Record<string, unknown>
const ajv = new Ajv({
  strict: false,
  unicodeRegExp: false,
  formats: {
    uri: (text: string) => URL.canParse(text),
    'uri-reference': isReference,
    'date-time': true,
  },
})
const validate = ajv.compile(own)

/** What the schema of SARIF 2.1.0 says against a log. */
function faults(log: unknown): readonly string[] {
  validate(log)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function isReference(text: string): boolean {
  return /^[\w.~!$&'()*+,;=:@%/?#-]*$/.test(text) && URL.canParse(text, 'file:///')
}

test('the schema refuses what is not SARIF', () => {
  expect(faults({ version: '2.1.0' })).toEqual([" must have required property 'runs'"])
  const artifactLocation = { uri: 'a b' }
  const result = { message: { text: 'x' }, locations: [{ physicalLocation: { artifactLocation } }] }
  const runs = [{ tool: { driver: { name: 'x' } }, results: [result] }]
  expect(faults({ version: '2.1.0', runs })).toHaveLength(1)
})

test('what lint writes is valid SARIF, with and without fixes and problems', async () => {
  const folder = temporaryFolder()
  const files = {
    'a list.txt':
      '\ufeffDB://a/b/c_d/?pg=1\r\n# waymark-ignore-next-line nope\ndb://a/{b\n\u{1f600}\n',
    'resources.json': '{"resources":[{"uri":5},{"uri":"db://a/b/getUsers"},{}]}',
    'api.yaml':
      'openapi: 3.1.0\nservers:\n- url: HTTPS://a.example/\npaths:\n  /a_b/{c}:\n    get: { parameters: [{ in: query, name: token }] }\n',
    'clean.txt': 'db://postgres/mydb/users\n',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const names = Object.keys(files)
  for (const given of [names, ['clean.txt'], names.map((name) => join(folder, name))]) {
    const { stdout } = await runWaymark(['lint', ...given, '--format', 'sarif'], { cwd: folder })
    const log = JSON.parse(stdout)
    expect(faults(log)).toEqual([])
    expect(log.runs[0].results.length > 8).toBe(given.length > 1)
  }
})
