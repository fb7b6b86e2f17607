import { mkdtempSync, utimesSync } from 'node:fs'
import { lstat, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

const MARK = '.waymark-partial-'

/** How often a living run touches its folders. */
export const TOUCH_EVERY = 60_000

/**
 * A folder that is untouched for an hour was left by a run that was killed. An hour is far more than a busy process,
 * or two clocks that differ, need.
 */
const STALE_AFTER = 3_600_000

/**
 * Makes a hidden folder, for this run alone, in which output is prepared, and removes the leftovers
 * of killed runs beside it.
 *
 * Whose a folder is must not hang on the number of the process: in a container that is nearly always
 * the same, and another container on the same disk has it, too. So names are random, and leftovers
 * are known by their age: a living run touches its folder with {@link touch}. The name also says
 * which process made it. Only a run that sees the same processes can ask for that one, and then
 * knows at once; a folder of a living process stays there however long it was suspended.
 */
export async function makeStagingFolder(folder: string): Promise<string> {
  const space = await processSpace()
  await sweep(folder, space)
  const began = (await beganAt(process.pid)) ?? 0
  const owner = space === null ? '' : `${space}-${process.pid}-${began}-`
  // At once, so that no signal ends the run before it knows of its folder.
  return mkdtempSync(join(folder, MARK + owner))
}

/** Says that the run lives whose folder this is. */
export function touch(path: string): void {
  try {
    const now = new Date()
    utimesSync(path, now, now)
  } catch {
    // Whoever writes into the folder meets the error.
  }
}

/** Removes what killed runs have left in a folder, as far as that can be. */
async function sweep(folder: string, space: string | null): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(MARK)) continue
    const path = join(folder, name)
    try {
      if (await isLeftOver(path, name, space)) await rm(path, { recursive: true, force: true })
    } catch {
      // Another run was quicker, or it belongs to somebody else: it stands in nobody's way.
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
    // A process of somebody else may not be asked, and lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  // Another process may have the number by now.
  return ((await beganAt(pid)) ?? began) === began
}

/**
 * Names the processes that this one can see: on one machine, since its start, in one container. `null` where that
 * cannot be told, and age alone decides.
 */
async function processSpace(): Promise<string | null> {
  const parts = [hostname().slice(0, 64)]
  if (process.platform === 'linux') {
    try {
      // What /proc says must be about our own numbers: a container may have that of its host.
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
 * When a process began, in ticks of the kernel; 0 for one that has ended and whose parent has not
 * asked how. `null` where that cannot be told.
 */
async function beganAt(pid: number): Promise<number | null> {
  try {
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name in parentheses may hold anything.
    const text = await readFile(`/proc/${pid}/stat`, 'latin1')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 0 : Number(fields[19])
  } catch {
    return null
  }
}
