import { styleText } from 'node:util'

type Format = Parameters<typeof styleText>[0]

/** Paints text, or returns it unchanged if colours are off. */
export type Paint = (format: Format, text: string) => string

export const plain: Paint = (_format, text) => text

const painted: Paint = (format, text) => styleText(format, text, { validateStream: false })

interface PaintedStream {
  readonly isTTY?: boolean
}

/**
 * Colours for a stream: only on a terminal, unless `FORCE_COLOR` says otherwise. `NO_COLOR` always wins.
 *
 * @see https://no-color.org/
 */
export function paintFor(stream: PaintedStream, env: Readonly<NodeJS.ProcessEnv>): Paint {
  if (isSet(env['NO_COLOR'])) return plain
  const forced = env['FORCE_COLOR']
  if (isSet(forced)) return forced === '0' || forced === 'false' ? plain : painted
  return stream.isTTY === true && env['TERM'] !== 'dumb' ? painted : plain
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== ''
}
