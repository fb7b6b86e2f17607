import { cpus } from 'node:os'

export interface Machine {
  readonly node: string
  readonly v8: string
  readonly machine: string
}

export function describeMachine(): Machine {
  return {
    node: process.version,
    v8: process.versions.v8,
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} CPUs, ${process.platform} ${process.arch}`,
  }
}
