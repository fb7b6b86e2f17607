/**
 * Writes rules.schema.json, the JSON Schema of rule files, from the catalogue.
 *
 *     node --conditions=@waymark/source scripts/write-schema.ts
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { optionValues, presets, type Rule, type RuleOption, rules } from '@waymark/normalize'
import { formOf } from '../src/rule-file/option-forms.ts'

/** The schema, in the package's folder. */
export const schemaFile: URL = new URL('../rules.schema.json', import.meta.url)

type Schema = Readonly<Record<string, unknown>>

/** The schema of a rule file, as the file that is published. */
export function writeRulesSchema(): string {
  return `${JSON.stringify(rulesSchema(), null, 2)}\n`
}

function rulesSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Rules of URL normalisation',
    description:
      'A rule file of @waymark/normalize: a preset or rules, and other ones for some hosts.',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      ...choice(),
      hosts: {
        description:
          'Other rules for some hosts. A host takes the most specific entry. Without a preset, an entry changes the rules that the file has for all hosts.',
        type: 'array',
        items: {
          type: 'object',
          properties: { host: HOST, ...choice() },
          required: ['host'],
          anyOf: ['preset', 'model', 'rules'].map((name) => ({ required: [name] })),
          additionalProperties: false,
        },
      },
    },
    anyOf: ['preset', 'rules'].map((name) => ({ required: [name] })),
    additionalProperties: false,
    $defs: { rules: rulesMember() },
  }
}

const STRINGS: Schema = { type: 'array', items: { type: 'string' } }

const HOST: Schema = {
  description: 'A host, or *. and a domain for all hosts below it; or a list of such.',
  anyOf: [
    { type: 'string', minLength: 1 },
    { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1 },
  ],
}

function choice(): Schema {
  return {
    preset: {
      description: 'A preset, which the rules change. Without it, only the rules run.',
      oneOf: Object.values(presets).map(({ name, summary }) => ({
        const: name,
        description: summary,
      })),
    },
    model: {
      description:
        'What the rules run on: URL records of the URL Standard, or strings as they are written (RFC 3986).',
      enum: ['whatwg', 'rfc3986'],
    },
    rules: { $ref: '#/$defs/rules' },
  }
}

function rulesMember(): Schema {
  return {
    description:
      'Rules by name, each true, an object with its options, or false to leave it out of the preset. They run in the order of the catalogue.',
    type: 'object',
    properties: Object.fromEntries(rules.map((rule) => [rule.name, ruleSetting(rule)])),
    additionalProperties: false,
  }
}

function ruleSetting({ summary, category, options }: Rule): Schema {
  const description = `${summary} Category: ${category}.`
  if (options.length === 0) return { description, type: ['boolean', 'object'], maxProperties: 0 }
  return {
    description,
    type: ['boolean', 'object'],
    properties: Object.fromEntries(options.map((option) => [option.name, optionValue(option)])),
    additionalProperties: false,
  }
}

function optionValue(option: RuleOption): Schema {
  const fallback = option.default === null ? '' : ` Default: ${option.default}.`
  return { description: option.summary + fallback, ...valueSchema(option) }
}

function valueSchema(option: RuleOption): Schema {
  switch (formOf(option.type)) {
    case 'word':
      return { enum: optionValues(option) }
    case 'switch':
      return { type: 'boolean' }
    case 'list':
      return STRINGS
    case 'record':
      return { type: 'object', additionalProperties: { type: 'string' } }
    case 'numbers':
      return { type: 'object', additionalProperties: { type: 'integer' } }
    case 'sites':
      return {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            site: { type: 'string' },
            path: { type: 'string' },
            allow: STRINGS,
            deny: STRINGS,
          },
          required: ['site'],
          additionalProperties: false,
        },
      }
  }
}

function main(): void {
  writeFileSync(schemaFile, writeRulesSchema())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
