import { sentence, suggest } from '@waymark/infra/internal'
import { escapeSpecials } from '../protocol/escape-xml.ts'
import type { ExtensionPlace } from '../protocol/extension.ts'
import { type SitemapErrorCode, sitemapError } from '../protocol/sitemap-error.ts'
import { type Advice, advise } from '../protocol/sitemap-problem.ts'
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
    const facts = { members: anyOf }
    const message = sentence('One of the members {members,and} is required.', facts)
    const remedy = sentence('Add {members,or}.', facts)
    refuse('extension-incomplete', advise(message, remedy), place)
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
      const message = sentence('The value is not an array.')
      refuse('invalid-entry', advise(message, sentence('Write a list.')), at)
    }
    if (value.length > most) {
      const message = sentence('There can be at most {most} values.', { most })
      const remedy = sentence('Keep at most {most} values.', { most })
      refuse('too-many-elements', advise(message, remedy), at)
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
    const remedy = sentence('Write the URL of the file, not that of its page.')
    refuse('extension-value', advise(message, remedy), place, String(content))
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
    const message = illegalCharacter(text.charCodeAt(illegal))
    refuse('illegal-character', advise(message, sentence('Remove the character.')), place, text)
  }
  return toAscii(escapeSpecials(text))
}

/** Writes what is not ASCII as references, so that the size of a file is its number of characters. */
function toAscii(text: string): string {
  return text.replace(/[^ -~]/gu, (character) => `&#${character.codePointAt(0)};`)
}

function toRecord(value: unknown, place: ExtensionPlace): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = sentence('The value is not an object.', { detail: 'not-an-object' })
    refuse('invalid-entry', advise(message, sentence('Write an object.')), place)
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
      ? advise(
          sentence('The member {member} does not exist; the members are {members,list}.', {
            member: unknown,
            members: names,
          }),
          sentence('Remove the member {member:quote}.', { member: unknown }),
        )
      : advise(
          sentence('The member {member} does not exist; did you mean {near}?', {
            member: unknown,
            near,
          }),
          sentence('Write {near} instead of {member}.', { member: unknown, near }),
        )
  refuse('invalid-entry', message, below(place, unknown))
}

function below(place: ExtensionPlace, member: string): ExtensionPlace {
  return { ...place, pointer: `${place.pointer}/${member}` }
}

function refuseMissing(place: ExtensionPlace): never {
  const member = place.pointer.slice(place.pointer.lastIndexOf('/') + 1)
  const remedy = sentence('Add the member {member:quote}.', { member })
  refuse('extension-incomplete', advise(sentence('The value is missing.'), remedy), place)
}

function refuse(
  code: SitemapErrorCode,
  message: Advice,
  { entry, pointer }: ExtensionPlace,
  value?: string,
): never {
  throw sitemapError(code, message, {
    entry,
    pointer,
    ...(value === undefined ? {} : { value }),
  })
}
