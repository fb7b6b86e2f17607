/**
 * The demo is not a page of VitePress, whose router would look for one: the browser goes there.
 *
 * @param to - The path, as the router has it.
 * @returns Whether the router goes there.
 */
export function leaveForDemo(to: string): boolean {
  if (!to.startsWith('/play/')) return true
  location.assign(to)
  return false
}
