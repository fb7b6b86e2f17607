import type { SiteProblem } from '@waymark/site'
import { safePath, safeText } from '../terminal/safe-text.ts'

/** Where a problem is, for people, in parts: `urls.json:12` and `/urls/3/loc`. */
export function placeTexts({ file, line, column, pointer }: SiteProblem): string[] {
  const place = [...(file === undefined ? [] : [safePath(file)]), line, column]
  return [
    ...(file === undefined ? [] : [place.filter((part) => part !== undefined).join(':')]),
    ...pointerText(pointer),
  ]
}

/**
 * A JSON Pointer for people, made safe to print because its names come from the document. The empty pointer gets a
 * name; without a pointer the list is empty.
 */
function pointerText(pointer: string | undefined): string[] {
  return pointer === undefined ? [] : [pointer === '' ? '(whole document)' : safeText(pointer)]
}
