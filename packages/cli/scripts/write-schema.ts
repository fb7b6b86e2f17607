/**
 * Writes config.schema.json, the JSON Schema of configurations, from the commands, and the schemas of their outputs.
 *
 *     node --conditions=@waymark/source scripts/write-schema.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Command } from '../src/command.ts'
import type { Option } from '../src/command-description.ts'
import { CONFIGURABLE_NAMES } from '../src/command-names.ts'
import { loadCommands } from '../src/commands/load-command.ts'
import { outputSchemas, outputSchemaText } from './output-schemas.ts'

/** The schema, in the package's folder. */
export const schemaFile: URL = new URL('../config.schema.json', import.meta.url)

/** Where the schema of an output is. */
export function outputSchemaFile(name: string): URL {
  return new URL(`../schemas/${name}.schema.json`, import.meta.url)
}

const rulesFile = new URL('../../normalize/rules.schema.json', import.meta.url)

const KINDS = ['uri', 'template', 'path', 'segment', 'query', 'fragment', 'identifier']

type Schema = Readonly<Record<string, unknown>>

/** The schema of a configuration, as the file that is published. */
export async function writeConfigSchema(): Promise<string> {
  const all = await loadCommands()
  const commands = all.filter(({ name }) => CONFIGURABLE_NAMES.includes(name))
  const { $schema, ...rules } = JSON.parse(readFileSync(rulesFile, 'utf8'))
  const schema = {
    $schema,
    title: 'Configuration of waymark',
    description:
      'The options of the commands, by their long names. Options on the command line win.',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      rules: {
        description: 'A rule file, or the path of one, for all commands that take --rules.',
        anyOf: [{ type: 'string' }, { $ref: 'rules.schema.json' }],
      },
      ...Object.fromEntries(commands.map((command) => [command.name, commandSchema(command)])),
    },
    additionalProperties: false,
    // A schema in another one has a name, from which its own references count.
    $defs: { rules: { $id: 'rules.schema.json', ...rules } },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

function commandSchema({ name, summary, options }: Command): Schema {
  return {
    description: `waymark ${name}: ${summary}.`,
    type: 'object',
    properties: Object.fromEntries(options.map((option) => [option.name, optionSchema(option)])),
    additionalProperties: false,
  }
}

function optionSchema(option: Option): Schema {
  const { value, choices, fallback, summary, listJoiner, isRecord, isBare } = option
  const description = fallback === undefined ? summary : `${summary} Default: ${fallback}.`
  if (value === undefined) return { description, type: 'boolean' }
  if (choices !== undefined) return { description, enum: choices }
  // Only the linter takes a team's own rules.
  if (option.isInline === true) return { description, type: ['string', 'array'], items: LINT_RULE }
  if (isBare === true) return { description, type: ['boolean', 'string'] }
  const string = { type: 'string' }
  if (listJoiner !== undefined) {
    return { description, type: ['string', 'array'], items: string }
  }
  if (isRecord === true) {
    return { description, type: ['string', 'object'], additionalProperties: string }
  }
  return { description, type: value === 'json' ? ['string', 'object'] : ['string', 'number'] }
}

const TEXT = { type: 'string' }

/** A rule of a team, as `CustomLintRule` of @waymark/uri-design describes it. */
const LINT_RULE: Schema = {
  type: 'object',
  properties: {
    code: { ...TEXT, pattern: '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)+$' },
    severity: { enum: ['error', 'warning', 'info'] },
    summary: TEXT,
    explanation: TEXT,
    remedy: TEXT,
    source: TEXT,
    kinds: { type: 'array', items: { enum: KINDS } },
    part: {
      enum: ['whole', 'host', 'path', 'segment', 'query-name', 'query-value', 'fragment'],
    },
    forbid: TEXT,
    require: TEXT,
    message: TEXT,
    fix: TEXT,
    isFixUnsafe: { type: 'boolean' },
    examples: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          text: TEXT,
          kind: { enum: KINDS },
          findings: { type: 'integer', minimum: 0 },
          fixed: TEXT,
        },
        required: ['text', 'findings'],
        additionalProperties: false,
      },
    },
  },
  required: ['code', 'severity', 'summary'],
  additionalProperties: false,
}

async function main(): Promise<void> {
  writeFileSync(schemaFile, await writeConfigSchema())
  for (const name of Object.keys(outputSchemas)) {
    writeFileSync(outputSchemaFile(name), outputSchemaText(name))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
