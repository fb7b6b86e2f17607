import type { Fix } from './rule.ts'

/** Applies fixes in the order of their places. Of those that overlap, the first is applied. */
export function applyInOrder(text: string, fixes: readonly Fix[]): string {
  const inOrder = [...fixes].sort((a, b) => a.start - b.start || a.end - b.end)
  const pieces: string[] = []
  let at = 0
  for (const fix of inOrder) {
    if (fix.start < at) continue
    pieces.push(text.slice(at, fix.start), fix.text)
    at = fix.end
  }
  return pieces.join('') + text.slice(at)
}
