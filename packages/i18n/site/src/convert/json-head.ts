import { utf8Decode } from '@waymark/infra'
import { isRecord } from '@waymark/infra/internal'
import { type ByteSource, readStart } from '../byte-source.ts'
import { isHead } from '../database/line-database.ts'

/** The members of a database other than its entries. */
export type Head = Readonly<Record<string, unknown>>

/** Returns the members that a database has before its entries, and the whole source; no members if it is unusual. */
export async function peekHead(
  input: ByteSource,
  form: 'json' | 'ndjson',
): Promise<{ readonly head: Head; readonly source: ByteSource }> {
  const { told, source } = await readStart(input, (start) => {
    const text = utf8Decode(start).replace(/^\ufeff/, '')
    return form === 'json' ? membersBefore(text) : membersOfLine(text)
  })
  return { head: told ?? {}, source }
}

/** The members before `urls`; `null` if the text does not have `urls`. */
function membersBefore(text: string): Head | null {
  const at = placeOfUrls(text)
  if (at === -1) return null
  try {
    const value: unknown = JSON.parse(`${text.slice(0, at).replace(/,\s*$/, '')}}`)
    return isRecord(value) ? value : null
  } catch {
    // The reader of the database says what is wrong.
    return null
  }
}

/** The members of the first line; none if it is an entry, `null` if the line does not end. */
function membersOfLine(text: string): Head | null {
  const line = /^\s*(\S[^\n]*)\n/.exec(text)?.[1]
  if (line === undefined) return null
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) && isHead(value) ? value : {}
  } catch {
    return {}
  }
}

/** Where the key `urls` of the outermost object begins; -1 if the text does not have it. */
function placeOfUrls(text: string): number {
  let depth = 0
  let isKey = false
  const part = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\],:]/gs
  for (const { 0: token, index } of text.matchAll(part)) {
    if (depth === 1 && isKey && token === '"urls"') return index
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    isKey = token === '{' || token === ','
  }
  return -1
}
