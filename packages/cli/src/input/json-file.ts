import { FileError, parseJsonText } from '@waymark/site/files/node'
import { type Failure, usageFailure } from '../failure.ts'
import { quoted } from '../terminal/safe-text.ts'
import { offsetOfPointer, type PlaceKind, repeatedMember } from './json-places.ts'
import { readTextFile } from './text-file.ts'
import { type TextPlace, textPlaces } from './text-places.ts'

/** A small file that says how a command works. */
export interface SettingsFile {
  readonly value: unknown
  /** The place of the name of a member, or of an element; `null` if the file is a program. */
  placeOf(pointer: string): TextPlace | null
  /** The failure of a value in it, or of the name of a member, with its place. */
  fault(message: string, pointer: string, at?: PlaceKind): Failure
}

/**
 * @param source - A descriptor of the file, if it is open.
 * @throws Failure that says where the file is not JSON, or which member is there twice.
 */
export function readJsonFile(path: string, source: string | number = path): SettingsFile {
  const text = readTextFile(path, source)
  const value = parse(path, text)
  const repeated = repeatedMember(text)
  if (repeated !== null) {
    const { line, column } = placeAt(text, repeated.offset)
    throw usageFailure(
      `${path}: line ${line}, column ${column}: the member ${quoted(repeated.name, 80)} is there twice: keep one of them`,
    )
  }
  const placeOf = (pointer: string, at: PlaceKind = 'name'): TextPlace =>
    placeAt(text, offsetOfPointer(text, pointer, at))
  return {
    value,
    placeOf,
    fault(message, pointer, at = 'value') {
      const { line, column } = placeOf(pointer, at)
      return usageFailure(`${path}: line ${line}, column ${column}: ${message}`)
    },
  }
}

function placeAt(text: string, offset: number): TextPlace {
  const [place = { line: 1, column: 1 }] = textPlaces(text, [offset])
  return place
}

function parse(name: string, text: string): unknown {
  try {
    return parseJsonText(name, text)
  } catch (error) {
    if (error instanceof FileError) throw usageFailure(error.message)
    throw error
  }
}
