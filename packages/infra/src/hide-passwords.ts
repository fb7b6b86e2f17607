/**
 * Replaces the passwords of URLs by `***`, because reports are shown to many people.
 *
 * @param text - A URL, or a sentence that quotes URLs.
 *
 * @example
 * ```ts
 * import { hidePasswords } from '@waymark/infra/problem'
 *
 * hidePasswords('https://ann:secret@example.com/') // => 'https://ann:***@example.com/'
 * ```
 */
export function hidePasswords(text: string): string {
  if (!text.includes('@')) return text
  return text
    .replace(/([/\\]{2}[^\s/\\?#:@"]*:)[^/\\?#"]*@/g, '$1***@')
    .replace(/\b(https?:[/\\]?[^\s/\\?#:@"]{0,256}:)[^/\\?#"]{0,256}@/gi, '$1***@')
}
