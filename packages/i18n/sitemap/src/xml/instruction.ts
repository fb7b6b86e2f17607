import { type Sentence, sentence } from '@waymark/infra/internal'
import { isSpace } from './characters.ts'
import type { Cursor } from './cursor.ts'
import { MarkupError } from './markup-error.ts'
import { parseName } from './names.ts'
import { characterAt, type TagLimits } from './start-tag.ts'

/** https://www.w3.org/TR/xml/#NT-XMLDecl */
const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>$/

/**
 * Reads a processing instruction or an XML declaration. The cursor is at its `<`.
 *
 * @param isFirst - Whether the document begins there.
 * @returns `false` if the string ends before the instruction does; the cursor has not moved then.
 * @throws MarkupError
 * @see https://www.w3.org/TR/xml/#sec-pi
 */
export function parseInstruction(cursor: Cursor, limits: TagLimits, isFirst: boolean): boolean {
  const { text, at: start, end } = cursor
  const most = limits.maxNameLength + limits.maxAttributeLength
  const close = cursor.find('?>')
  if ((close === -1 ? end : close) - start > most) {
    const message = sentence('A processing instruction has more than {most} characters.', {
      detail: 'instruction',
      most,
    })
    throw new MarkupError(start, message, 'attribute-too-long')
  }
  if (close === -1) return false
  cursor.at += 2
  // Not `null`: the string has the end of the instruction, so the name is complete.
  const target = parseName(cursor, start, limits.maxNameLength)!
  if (cursor.at !== close && !isSpace(cursor.peek())) {
    const message = sentence(
      'There is an unexpected {character:quote} in the processing instruction {target}.',
      { detail: 'instruction', character: characterAt(cursor), target },
    )
    throw new MarkupError(cursor.at, message)
  }
  cursor.at = close + 2
  if (target.toLowerCase() === 'xml') {
    const message = explainDeclaration(text.slice(start, cursor.at), isFirst)
    if (message !== null) throw new MarkupError(start, message)
  }
  return true
}

function explainDeclaration(declaration: string, isFirst: boolean): Sentence | null {
  if (!isFirst)
    return sentence('An XML declaration must be at the beginning of the file.', {
      detail: 'late-xml-declaration',
    })
  return DECLARATION.test(declaration)
    ? null
    : sentence('The XML declaration must be written like <?xml version="1.0" encoding="UTF-8"?>.', {
        detail: 'xml-declaration',
      })
}
