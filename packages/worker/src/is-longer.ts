import { utf8Encode } from '@waymark/infra'

/** Whether a text has more bytes of UTF-8 than that. A code unit has three at most. */
export function isLonger(text: string, bytes: number): boolean {
  if (text.length * 3 <= bytes) return false
  return text.length > bytes || utf8Encode(text).length > bytes
}
