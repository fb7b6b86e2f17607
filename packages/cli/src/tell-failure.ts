import { hidePasswords } from '@waymark/infra/problem'
import type { Failure } from './failure.ts'
import type { Io } from './io.ts'
import { spoken } from './speech.ts'
import { safeText } from './terminal/safe-text.ts'

/** Tells what a command could not do, in one line on stderr. */
export function tellFailure(
  { said }: Failure,
  who: string,
  io: Pick<Io, 'complain' | 'failed' | 'paintError'>,
): void {
  io.failed?.(said.data)
  const message = hidePasswords(spoken().say(said))
  io.complain(`${io.paintError('red', `${who}:`)} ${safeText(message, 2000)}`)
}
