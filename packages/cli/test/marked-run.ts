import { main } from '../src/main.ts'
import { printer } from './sample-reports.ts'
import { memoryIo } from './sources.ts'

/** What a command line prints on a terminal with so many columns, line by line, with its styles as `<style>…</>`. */
export async function runMarked(
  args: readonly string[],
  {
    columns = 80,
    input = '',
  }: { readonly columns?: number; readonly input?: string | Buffer } = {},
) {
  const { io, stdout, stderr, failures } = memoryIo(input)
  const { paint } = printer(columns)
  const status = await main(args, { ...io, columns, paint, paintError: paint })
  return { status, lines: stdout().split('\n'), stderr: stderr(), failures }
}
