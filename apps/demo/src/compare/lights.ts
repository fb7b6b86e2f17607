/** What a method says of two URLs. */
export type Light = 'equal' | 'different' | 'silent' | 'choice'

export const LIGHTS: readonly Light[] = ['equal', 'different', 'silent', 'choice']

export const SIGNS: Readonly<Record<Light, string>> = {
  equal: '=',
  different: '≠',
  silent: '–',
  choice: '?',
}
