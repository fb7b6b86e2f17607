import { hasOwn, safeMessage } from '@waymark/infra/internal'

/** The code of a system error; empty for anything else. */
export function systemCode(error: unknown): string {
  return error instanceof Error && hasOwn(error, 'code') ? String(error.code) : ''
}

/** What the system says when it has no file numbers or memory left: something else may be true a moment later. */
const EXHAUSTED: readonly string[] = ['EMFILE', 'ENFILE', 'ENOMEM']

/** Whether an error says nothing about what was asked. */
export function saysExhausted(error: unknown): boolean {
  return EXHAUSTED.includes(systemCode(error))
}

/** What the system says when a path is not what it was a moment ago: a link, another kind of file, or nothing. */
const SWAPPED: readonly string[] = ['ELOOP', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENXIO']

/** Whether a system error about something that was there shows that it was replaced. */
export function saysSwapped(error: unknown): boolean {
  return SWAPPED.includes(systemCode(error))
}

/** Whether an error of `readlink` shows that the link was replaced. */
export function saysNotLink(error: unknown): boolean {
  return systemCode(error) === 'EINVAL' || saysSwapped(error)
}

/**
 * Puts the path that the caller knows into a system error, in place of the one that was opened, such as
 * `/proc/self/fd/7/a`. An error about the root itself keeps it. The message is as safe to print as our own.
 */
export function renamePath(error: unknown, root: string, path: string): unknown {
  if (!(error instanceof Error && hasOwn(error, 'path') && typeof error.path === 'string'))
    return error
  const { message, stack } = error
  const opened = `'${error.path}'`
  if (error.path !== root) error.path = path
  const known = `'${error.path}'`
  error.message = safeMessage(message.replaceAll(opened, () => known))
  if (stack !== undefined) error.stack = stack.replace(message, () => error.message)
  return error
}
