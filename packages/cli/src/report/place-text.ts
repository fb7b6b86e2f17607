import type { RelatedSitePlace, SiteProblem } from '@waymark/site'
import { saidName } from '../input/said-name.ts'
import { say, spoken } from '../speech.ts'
import { safePath, safeText } from '../terminal/safe-text.ts'

const SHOWN_RELATED = 3

/** Where a problem is, for people, in parts: `urls.json:12` and `/urls/3/loc`; in a table, `pages.csv:12:4` and `column lang`. */
export function placeTexts({
  file,
  line,
  column,
  cell,
  pointer,
}: SiteProblem | RelatedSitePlace): string[] {
  const ofFile = (name: string) =>
    [safePath(saidName(name)), line, column].filter((part) => part !== undefined).join(':')
  return [
    ...(file === undefined ? [] : [ofFile(file)]),
    ...(cell === undefined ? [] : [say('column {cell}', { cell })]),
    ...pointerText(pointer),
  ]
}

/** How many pages see a problem of a table, if it is more than one: `seen by 7 pages`. */
export function seenTexts({ pages = 1 }: SiteProblem): string[] {
  return pages === 1 ? [] : [say('seen by {pages} {pages|page|pages}', { pages })]
}

/** The other places of a problem, for people: `the first entry: urls.json:12 /urls/3/loc`. */
export function relatedTexts(
  { related = [] }: SiteProblem,
  most: number = SHOWN_RELATED,
): string[] {
  return related
    .slice(0, most)
    .map(
      (place) =>
        `${safeText(spoken().say({ text: place.note, data: place.data ?? {} }), 300)}: ${placeTexts(place).join(' ')}`,
    )
}

/**
 * A JSON Pointer for people, made safe to print because its names come from the document. The empty pointer gets a
 * name; without a pointer the list is empty.
 */
function pointerText(pointer: string | undefined): string[] {
  return pointer === undefined ? [] : [pointer === '' ? say('(whole document)') : safeText(pointer)]
}
