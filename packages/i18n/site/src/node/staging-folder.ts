import { mkdtempSync, utimesSync } from 'node:fs'
import { lstat, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { hasOwn } from '@waymark/infra/internal'

const MARK = '.waymark-partial-'

/** How often a running process touches its folders, in milliseconds. */
export const TOUCH_EVERY = 60_000

/**
 * A folder that is untouched for an hour was left by a run that was killed. An hour is far more than a busy process,
 * or two clocks that differ, need.
 */
const STALE_AFTER = 3_600_000

/**
 * Creates a hidden folder in which this run prepares its output, and removes folders of killed runs next to it.
 *
 * The number of a process does not identify it, because processes in different containers often have the same number. So
 * names are random, and a folder of a killed run is recognised by its age: a running process touches its folder with
 * {@link touch}. The name also has the process that created the folder. A run that can see the same processes checks
 * directly whether that process still runs, so a suspended process keeps its folder.
 */
export async function makeStagingFolder(folder: string): Promise<string> {
  const space = await processSpace()
  await sweep(folder, space)
  const began = (await beganAt(process.pid)) ?? 0
  const owner = space === null ? '' : `${space}-${process.pid}-${began}-`
  // Synchronous, so that no signal ends the run before the folder is registered.
  return mkdtempSync(join(folder, MARK + owner))
}

/** Marks a folder as used by a running process. */
export function touch(path: string): void {
  try {
    const now = new Date()
    utimesSync(path, now, now)
  } catch {
    // Writing to the folder reports the error.
  }
}

/** Removes the hidden folders of killed runs, if possible. */
async function sweep(folder: string, space: string | null): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(MARK)) continue
    const path = join(folder, name)
    try {
      if (await isLeftOver(path, name, space)) await rm(path, { recursive: true, force: true })
    } catch {
      // Another run has removed it, or it belongs to another user.
    }
  }
}

const OWNER = /^([0-9a-z.]+)-(\d+)-(\d+)-[^-]+$/

async function isLeftOver(path: string, name: string, space: string | null): Promise<boolean> {
  const [, itsSpace, pid, began] = OWNER.exec(name.slice(MARK.length)) ?? []
  if (itsSpace !== undefined && itsSpace === space)
    return !(await lives(Number(pid), Number(began)))
  return Date.now() - (await lstat(path)).mtimeMs > STALE_AFTER
}

async function lives(pid: number, began: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // A process of another user cannot be signalled, but it exists.
    return error instanceof Error && hasOwn(error, 'code') && error.code === 'EPERM'
  }
  // Another process may have the number now.
  return ((await beganAt(pid)) ?? began) === began
}

/**
 * Identifies the set of processes that this one can see: those of one machine since its start, in one container. `null` if
 * this is not known; then only the age of a folder decides.
 */
async function processSpace(): Promise<string | null> {
  const parts = [hostname().slice(0, 64)]
  if (process.platform === 'linux') {
    try {
      // A container may have the /proc of its host, which has other process numbers.
      if ((await readlink('/proc/self')) !== String(process.pid)) return null
      parts.push((await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).slice(0, 8))
      parts.push((await readlink('/proc/self/ns/pid')).replace(/\D/g, ''))
    } catch {
      return null
    }
  }
  return parts
    .join('.')
    .toLowerCase()
    .replace(/[^0-9a-z.]/g, '')
}

/**
 * Returns when a process began, in ticks of the kernel; 0 if it has ended but its parent has not waited for it. `null` if
 * this is not known.
 */
async function beganAt(pid: number): Promise<number | null> {
  try {
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name in parentheses may contain any character.
    const text = await readFile(`/proc/${pid}/stat`, 'latin1')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 0 : Number(fields[19])
  } catch {
    return null
  }
}
