import { execFileSync } from 'node:child_process'

/** The processes below another that run a worker. */
export function workersBelow(pid: number): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split(
    '\n',
  )
  const processes = lines.flatMap((line) => {
    const [, id, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return id === undefined ? [] : [{ id: Number(id), parent: Number(parent), args: args! }]
  })
  const below = new Set([pid])
  // A parent can be listed after its child.
  for (let size = 0; size !== below.size; ) {
    size = below.size
    for (const { id, parent } of processes) if (below.has(parent)) below.add(id)
  }
  return processes
    .filter(({ id, args }) => below.has(id) && / --op /.test(args) && !/^\/bin\/sh|^sh /.test(args))
    .map(({ id }) => id)
}

/** Kills one worker, if there is one. @returns whether one was killed. */
export function killOneWorker(pid: number, choose: (count: number) => number): boolean {
  const workers = workersBelow(pid)
  if (workers.length === 0) return false
  try {
    process.kill(workers[choose(workers.length)]!, 'SIGKILL')
    return true
  } catch {
    // It has ended by itself.
    return false
  }
}
