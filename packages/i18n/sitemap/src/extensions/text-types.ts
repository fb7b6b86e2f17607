import { type Sentence, sentence } from '@waymark/infra/internal'
import { includesCredentials, parseUrl, serializeUrl } from '@waymark/url-parser'
import type { ExtensionPlace } from '../protocol/extension.ts'
import { isValidLocLength } from '../protocol/limits.ts'
import { type Advice, advise } from '../protocol/sitemap-problem.ts'
import { parseW3cDate, type W3cDate } from '../protocol/w3c-date.ts'

/** What the text of an element or an attribute must be. */
export interface TextType {
  /** In words, after "must be". */
  expected(): Sentence
  /** The value that a text means; `null` if it is not of this type. */
  read(text: string): unknown
  /** The text of a value; `null` if it is not of this type. */
  write(value: unknown, place?: ExtensionPlace): string | null
}

/** A type whose values are strings as they are written. */
function stringType(expected: () => Sentence, accepts: (text: string) => boolean): TextType {
  const read = (text: string) => (accepts(text) ? text : null)
  return { expected, read, write: (value) => (typeof value === 'string' ? read(value) : null) }
}

function urlType(expected: () => Sentence, schemes: readonly string[]): TextType {
  const serialize = (text: string, place?: ExtensionPlace) => {
    const url = place?.parse === undefined ? parseUrl(text) : place.parse(text, place.pointer)
    if (url === null || !schemes.includes(url.scheme) || includesCredentials(url)) return null
    const href = serializeUrl(url)
    return isValidLocLength(href.length) ? href : null
  }
  return {
    expected,
    read: (text) => (serialize(text) === null ? null : text),
    write: (value, place) => (typeof value === 'string' ? serialize(value, place) : null),
  }
}

/** An absolute URL of http or https. */
export const HTTP_URL: TextType = /* @__PURE__ */ urlType(
  () => sentence('an absolute http or https URL', { detail: 'http-url' }),
  ['http', 'https'],
)

/** The URL of a file: Google fetches videos by FTP, too. */
export const FILE_URL: TextType = /* @__PURE__ */ urlType(
  () => sentence('an absolute http, https or ftp URL', { detail: 'file-url' }),
  ['http', 'https', 'ftp'],
)

/** What is wrong with a text that is not of a type. */
export interface TextFault {
  readonly code: 'extension-value' | 'credentials'
  readonly message: Advice
}

/** What has a text: an element, or an attribute of it. */
export interface TextHolder {
  readonly element: string
  readonly attribute?: string | undefined
}

/**
 * Says what is wrong with a text that is not of a type.
 *
 * @param holder - `null` for a value that is to be written.
 */
export function explainText(text: string, type: TextType, holder: TextHolder | null): TextFault {
  const url = type === HTTP_URL || type === FILE_URL ? parseUrl(text) : null
  if (url !== null && includesCredentials(url)) {
    return {
      code: 'credentials',
      message: sentence('The URL contains a user name or a password.'),
    }
  }
  const expected = type.expected()
  const remedy = sentence('Write {expected:phrase}.', { expected })
  return { code: 'extension-value', message: advise(explainType(expected, holder), remedy) }
}

function explainType(expected: Sentence, holder: TextHolder | null): Sentence {
  if (holder === null) return sentence('The value must be {expected:phrase}.', { expected })
  const { element, attribute } = holder
  if (attribute === undefined) {
    return sentence('The {element} must be {expected:phrase}.', { element, expected })
  }
  return sentence('The attribute {attribute} of {element} must be {expected:phrase}.', {
    attribute,
    element,
    expected,
  })
}

/** Text with at least one character, and at most so many. */
export function textOf(most: number = Number.POSITIVE_INFINITY): TextType {
  return stringType(
    () =>
      most === Number.POSITIVE_INFINITY
        ? sentence('text', { detail: 'text' })
        : sentence('text of at most {most} characters', { detail: 'text', most }),
    (text) => text.trim() !== '' && (text.length <= most || [...text].length <= most),
  )
}

function numberType(expected: () => Sentence, form: RegExp, least: number, most: number): TextType {
  const read = (text: string) => {
    const number = form.test(text) ? Number(text) : Number.NaN
    return number >= least && number <= most ? number : null
  }
  return {
    expected,
    read,
    write: (value) =>
      typeof value === 'number' && read(String(value)) !== null ? String(value) : null,
  }
}

/** A whole number between two bounds. */
export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER): TextType {
  const expected = () =>
    most === Number.MAX_SAFE_INTEGER
      ? sentence('a whole number, {least} or more', { detail: 'whole-number', least })
      : sentence('a whole number from {least} to {most}', { detail: 'whole-number', least, most })
  return numberType(expected, /^\+?\d+$/, least, most)
}

/** A decimal between two bounds. */
export function decimal(least: number, most: number): TextType {
  const expected = () =>
    sentence('a number from {least} to {most}', { detail: 'number', least, most })
  return numberType(expected, /^[+-]?(?!\.?$)\d*(\.\d*)?$/, least, most)
}

function isDateTo(text: string, ...granularities: readonly W3cDate['granularity'][]): boolean {
  const date = parseW3cDate(text)
  return date !== null && granularities.includes(date.granularity)
}

/** A date with a day, and perhaps a time to the second. */
export const DATE: TextType = /* @__PURE__ */ stringType(
  () => sentence('a date such as 2024-03-15 or 2024-03-15T10:00:00+00:00', { detail: 'date' }),
  (text) => isDateTo(text, 'day', 'second', 'fraction'),
)

/** The same, also with a time to the minute. The schema has no such time, so it is written with seconds. */
export const NEWS_DATE: TextType = {
  expected: () => DATE.expected(),
  read: (text) => (isDateTo(text, 'day', 'minute', 'second', 'fraction') ? text : null),
  write: (value) =>
    typeof value === 'string' ? DATE.write(value.replace(/(T\d\d:\d\d)(?=Z|[+-])/, '$1:00')) : null,
}

/** `yes` or `no`, as `true` and `false`. */
export const YES_NO: TextType = {
  expected: () => sentence('yes or no', { detail: 'yes-no' }),
  read: (text) =>
    /^(?:yes|Yes|YES)$/.test(text) ? true : /^(?:no|No|NO)$/.test(text) ? false : null,
  write: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : null),
}

/** One of some words. */
export function wordOf(...words: readonly string[]): TextType {
  return stringType(
    () => sentence('{words,or}', { words }),
    (text) => words.includes(text),
  )
}

/** Words of one form, with spaces between them, as a list. */
export function listOf(expected: () => Sentence, form: RegExp): TextType {
  const isWord = (word: unknown) => typeof word === 'string' && form.test(word)
  return {
    expected,
    read(text) {
      const words = text === '' ? [] : text.split(/ +/)
      return words.every(isWord) ? words : null
    },
    write: (value) => (Array.isArray(value) && value.every(isWord) ? value.join(' ') : null),
  }
}

/** The language of a publication. */
export const NEWS_LANGUAGE: TextType = /* @__PURE__ */ stringType(
  () =>
    sentence('a language code of two or three letters, or zh-cn or zh-tw', { detail: 'language' }),
  (text) => /^(?:zh-cn|zh-tw|[a-z]{2,3})$/.test(text),
)
