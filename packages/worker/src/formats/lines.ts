import type { ByteSink } from '@waymark/normalize/bulk/lines'
import type { OpValue } from '../op.ts'
import type { FormatFault } from '../row-fault.ts'
import type { FormatSettings, LineCodec, LineRow } from './format.ts'

/** One value on each line, as it is. */
export class PlainCodec implements LineCodec {
  readonly bound: number

  constructor({ maxLength }: FormatSettings) {
    this.bound = maxLength
  }

  read(_: Uint8Array, start: number, end: number, { decode, values }: LineRow): FormatFault | null {
    values[0] = decode(start, end)
    return null
  }

  skim(): void {}

  endSkim(): null {
    return null
  }

  write([answer = null]: readonly OpValue[], sink: ByteSink): void {
    if (answer === null) return
    if (typeof answer === 'boolean') sink.text(answer ? '1' : '0')
    // An answer of two lines would be taken for two rows.
    else if (!/[\n\r]/.test(answer)) sink.text(answer)
  }
}
