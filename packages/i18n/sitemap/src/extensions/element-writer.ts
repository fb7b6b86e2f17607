import { type Sentence, sentence, suggest } from '@waymark/infra/internal'
import { escapeSpecials } from '../protocol/escape-xml.ts'
import type { ExtensionPlace } from '../protocol/extension.ts'
import { type SitemapErrorCode, sitemapError } from '../protocol/sitemap-error.ts'
import { findIllegalCharacter, illegalCharacter } from '../xml/characters.ts'
import type { ElementDefinition, ExtensionDefinition } from './definition.ts'
import { explainText, type TextType } from './text-types.ts'

/**
 * Writes one value by a table.
 *
 * @throws SitemapError for the first thing that the table does not allow.
 */
export function writeItem(
  definition: ExtensionDefinition,
  value: unknown,
  place: ExtensionPlace,
): string {
  const { prefix, element, elements, anyOf } = definition
  const record = toRecord(value, place)
  const inner = writeChildren(prefix, elements, record, place, '    ')
  if (anyOf?.every((member) => record[member] === undefined) === true) {
    const message = sentence('One of the members {members,and} is required.', { members: anyOf })
    refuse('extension-incomplete', message, place)
  }
  return `  <${prefix}:${element}>\n${inner}  </${prefix}:${element}>\n`
}

function writeChildren(
  prefix: string,
  elements: Readonly<Record<string, ElementDefinition>>,
  record: Readonly<Record<string, unknown>>,
  place: ExtensionPlace,
  indent: string,
): string {
  checkMembers(record, Object.keys(elements), place)
  let xml = ''
  for (const [member, definition] of Object.entries(elements)) {
    const value = record[member]
    const at = below(place, member)
    if (value === undefined) {
      if (definition.isRequired === true) refuseMissing(at)
      continue
    }
    const { most = 1 } = definition
    if (most === 1) {
      xml += writeElement(prefix, definition, value, at, indent)
      continue
    }
    if (!Array.isArray(value)) {
      refuse('invalid-entry', sentence('The value is not an array.'), at)
    }
    if (value.length > most) {
      refuse('too-many-elements', sentence('There can be at most {most} values.', { most }), at)
    }
    for (const [i, item] of value.entries()) {
      xml += writeElement(prefix, definition, item, below(at, String(i)), indent)
    }
  }
  return xml
}

function writeElement(
  prefix: string,
  definition: ElementDefinition,
  value: unknown,
  place: ExtensionPlace,
  indent: string,
): string {
  const { element, type, children, attributes, textMember, isMedia } = definition
  const name = `${prefix}:${element}`
  if (type === undefined) {
    const inner = writeChildren(
      prefix,
      children ?? {},
      toRecord(value, place),
      place,
      `${indent}  `,
    )
    return `${indent}<${name}>\n${inner}${indent}</${name}>\n`
  }
  let content = value
  let contentPlace = place
  let written = ''
  if (attributes !== undefined && textMember !== undefined) {
    const record = toRecord(value, place)
    checkMembers(record, [textMember, ...Object.keys(attributes)], place)
    content = record[textMember]
    contentPlace = below(place, textMember)
    for (const [member, { attribute, type, isRequired = false }] of Object.entries(attributes)) {
      const at = below(place, member)
      if (record[member] !== undefined) {
        written += ` ${attribute}="${writeText(type, record[member], at)}"`
      } else if (isRequired) refuseMissing(at)
    }
  }
  const text = writeText(type, content, contentPlace)
  if (isMedia === true && text === escapeSpecials(place.page)) {
    const message = sentence('The URL is that of the page.')
    refuse('extension-value', message, place, String(content))
  }
  return `${indent}<${name}${written}>${text}</${name}>\n`
}

function writeText(type: TextType, value: unknown, place: ExtensionPlace): string {
  if (value === undefined) refuseMissing(place)
  const text = type.write(value, place)
  if (text === null) {
    const shown = typeof value === 'object' ? undefined : String(value)
    const { code, message } = explainText(shown ?? '', type, null)
    refuse(code, message, place, shown)
  }
  const illegal = findIllegalCharacter(text)
  if (illegal !== -1) {
    refuse('illegal-character', illegalCharacter(text.charCodeAt(illegal)), place, text)
  }
  return toAscii(escapeSpecials(text))
}

/** Writes what is not ASCII as references, so that the size of a file is its number of characters. */
function toAscii(text: string): string {
  return text.replace(/[^ -~]/gu, (character) => `&#${character.codePointAt(0)};`)
}

function toRecord(value: unknown, place: ExtensionPlace): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse('invalid-entry', sentence('The value is not an object.'), place)
  }
  return value as Readonly<Record<string, unknown>>
}

/** A misspelt member would be lost without a word. */
function checkMembers(record: object, names: readonly string[], place: ExtensionPlace): void {
  const unknown = Object.keys(record).find((name) => !names.includes(name))
  if (unknown === undefined) return
  const near = suggest(unknown, names)
  const message =
    near === null
      ? sentence('The member {member} does not exist; the members are {members,list}.', {
          member: unknown,
          members: names,
        })
      : sentence('The member {member} does not exist; did you mean {near}?', {
          member: unknown,
          near,
        })
  refuse('invalid-entry', message, below(place, unknown))
}

function below(place: ExtensionPlace, member: string): ExtensionPlace {
  return { ...place, pointer: `${place.pointer}/${member}` }
}

function refuseMissing(place: ExtensionPlace): never {
  refuse('extension-incomplete', sentence('The value is missing.'), place)
}

function refuse(
  code: SitemapErrorCode,
  message: Sentence,
  { entry, pointer }: ExtensionPlace,
  value?: string,
): never {
  throw sitemapError(code, message, {
    entry,
    pointer,
    ...(value === undefined ? {} : { value }),
  })
}
