/** The error for a URL that cannot be parsed. It does not say why: this parser reports nothing. */
export function invalidUrl(_parser: unknown, input: string, base: string | null): TypeError {
  const error = Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL' })
  // Consoles print the members that are enumerable, and these may have a password.
  Object.defineProperty(error, 'input', { value: input })
  return base === null ? error : Object.defineProperty(error, 'base', { value: base })
}
