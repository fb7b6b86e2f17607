// An app has no page whose scripts could replace the language's own functions, and an interpreter would take time to look.

export const charCodeAt: (index: number) => number = String.prototype.charCodeAt

export function isTampered(): boolean {
  return false
}

export function cut(text: string, start: number, end?: number): string {
  return text.slice(start, end)
}

/** Nothing calls it where nothing is tampered with. */
export function withOriginals<Parameters extends readonly unknown[], Result>(
  run: (...parameters: Parameters) => Result,
  parameters: Parameters,
): Result {
  return run(...parameters)
}
