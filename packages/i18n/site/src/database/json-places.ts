import { JsonPlaces } from '@waymark/infra/json'
import { EntryPlaces } from './entry-places.ts'
import type { Position } from './position.ts'

/**
 * Returns the places in an entry.
 *
 * @param text - The entry, which is valid JSON.
 * @param start - Where in the file it begins.
 */
export function placesIn(text: string, start: Position): EntryPlaces {
  return new EntryPlaces(start, (places) => {
    const json = new JsonPlaces(text)
    const placeAt = positionsIn(text, start)
    for (const { name, value } of json.members(json.root)) {
      places.addMember(name, placeAt(value.start))
      if (name !== 'alternates') continue
      for (const element of json.elements(value)) {
        places.addAlternate(placeAt(element.start))
        for (const member of json.members(element)) {
          places.addAlternateMember(member.name, placeAt(member.value.start))
        }
      }
    }
  })
}

/** Returns a function that returns the position of an index in a text. The indexes must not decrease. */
function positionsIn(text: string, start: Position): (index: number) => Position {
  let { line } = start
  let lineStart = 1 - start.column
  let lineEnd = text.indexOf('\n')
  return (index) => {
    for (; lineEnd !== -1 && lineEnd < index; lineEnd = text.indexOf('\n', lineStart)) {
      line++
      lineStart = lineEnd + 1
    }
    return { line, column: index - lineStart + 1 }
  }
}

/** Returns the position of an index in a text. */
export function positionIn(text: string, start: Position, index: number): Position {
  return positionsIn(text, start)(index)
}
