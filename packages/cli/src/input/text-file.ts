import { readFileSync } from 'node:fs'
import { strictDecoder } from '@waymark/sitemap/text'
import { asFailure, usageFailure, verbatim } from '../failure.ts'

const decode = strictDecoder('utf-8')

/**
 * Reads a small file whole, without its byte order mark.
 *
 * @param source - A descriptor of the file, if it is open.
 * @throws Failure if it cannot be read or is not UTF-8.
 */
export function readTextFile(path: string, source: string | number = path): string {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(source)
  } catch (error) {
    throw asFailure(error, path)
  }
  const text = decode(bytes)
  if (text === null) {
    throw usageFailure('{file:verbatim}: is not UTF-8 text: convert it first', {
      detail: 'utf8-needed',
      file: verbatim(path),
    })
  }
  return text.startsWith('\ufeff') ? text.slice(1) : text
}
