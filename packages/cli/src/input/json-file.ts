import { type Sentence, sentence } from '@waymark/infra/internal'
import { FileError, parseJsonText } from '@waymark/site/files/node'
import { EXIT } from '../exit-status.ts'
import { type Failure, fileFailure, usageFailure, verbatim } from '../failure.ts'
import { offsetOfPointer, type PlaceKind, repeatedMember } from './json-places.ts'
import { readTextFile } from './text-file.ts'
import { type TextPlace, textPlaces } from './text-places.ts'

/** A small file that says how a command works. */
export interface SettingsFile {
  readonly value: unknown
  /** The place of the name of a member, or of an element; `null` if the file is a program. */
  placeOf(pointer: string): TextPlace | null
  /** The failure of a value in it, or of the name of a member, with its place. */
  fault(message: Sentence, pointer: string, at?: PlaceKind): Failure
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
    const message = sentence('the member {member:quote80} is there twice: keep one of them', {
      detail: 'member-twice',
      member: repeated.name,
    })
    throw faultAt(path, placeAt(text, repeated.offset), message)
  }
  const placeOf = (pointer: string, at: PlaceKind = 'name'): TextPlace =>
    placeAt(text, offsetOfPointer(text, pointer, at))
  return {
    value,
    placeOf,
    fault: (message, pointer, at = 'value') => faultAt(path, placeOf(pointer, at), message),
  }
}

function faultAt(path: string, { line, column }: TextPlace, message: Sentence): Failure {
  // The fault has facts of its own, which may be a file, too.
  return usageFailure(
    '{settings:verbatim}: line {atLine:digits}, column {atColumn:digits}: {fault:phrase}',
    { settings: verbatim(path), atLine: line, atColumn: column, fault: message },
  )
}

function placeAt(text: string, offset: number): TextPlace {
  const [place = { line: 1, column: 1 }] = textPlaces(text, [offset])
  return place
}

function parse(name: string, text: string): unknown {
  try {
    return parseJsonText(name, text)
  } catch (error) {
    if (error instanceof FileError) throw fileFailure(error, EXIT.usage)
    throw error
  }
}
