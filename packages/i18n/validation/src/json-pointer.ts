/**
 * Adds a step to a JSON Pointer.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6901#section-3
 */
export function pointTo(pointer: string, step: string | number): string {
  if (typeof step === 'number') return `${pointer}/${step}`
  // Nearly all names need no escapes.
  if (!/[~/]/.test(step)) return `${pointer}/${step}`
  return `${pointer}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
