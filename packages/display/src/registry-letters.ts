/** Letters, each with the top-level domains below which it is usual. */
export type RegistryLetters = ReadonlyMap<number, readonly string[]>

/** Reads items such as `þð is fo`: letters, then domains. */
export function readRegistryLetters(items: readonly string[]): RegistryLetters {
  const domains = new Map<number, readonly string[]>()
  for (const item of items) {
    const [letters, ...names] = item.split(' ')
    for (const letter of letters!) {
      const c = letter.codePointAt(0)!
      domains.set(c, [...(domains.get(c) ?? []), ...names])
    }
  }
  return domains
}

/** Whether a character is one of these letters, and not usual below this top-level domain. */
export function isForeign(letters: RegistryLetters, c: number, top: string): boolean {
  return letters.get(c)?.includes(top) === false
}
