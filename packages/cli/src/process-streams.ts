import { fstatSync } from 'node:fs'
import type { ProcessStreams } from './io.ts'
import { DescriptorOutput } from './output/descriptor-output.ts'
import type { TextTarget } from './output/text-output.ts'

const STANDARD_OUTPUT = 1

/** The streams of this process. Node makes one when it is first asked for, which takes milliseconds. */
export function processStreams(stderr: () => TextTarget = () => process.stderr): ProcessStreams {
  return {
    get stdin() {
      return process.stdin
    },
    stdout: standardOutput(),
    get stderr() {
      return stderr()
    },
    env: process.env,
  }
}

/** The stream of Node is for terminals and other devices, and for Windows, where Node does not write to pipes at once. */
function standardOutput(): TextTarget {
  return isFileOrPipe(STANDARD_OUTPUT) && process.platform !== 'win32'
    ? new DescriptorOutput(STANDARD_OUTPUT)
    : process.stdout
}

function isFileOrPipe(descriptor: number): boolean {
  try {
    const stats = fstatSync(descriptor)
    return stats.isFile() || stats.isFIFO() || stats.isSocket()
  } catch {
    // It is closed.
    return false
  }
}
