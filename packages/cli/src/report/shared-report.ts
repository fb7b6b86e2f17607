import type { FileFigures } from '@waymark/site'
import { SharedNames } from '../output/shared-names.ts'
import type { ListedReport } from './listing.ts'

/** The parts of a report that name files. */
export interface SharedReport extends Pick<ListedReport, 'kinds' | 'hidden' | 'failures'> {
  readonly input: readonly string[]
  /** The files that were read. */
  readonly files: readonly FileFigures[]
}

/** A report that may be sent to others: without the folders above the inputs. */
export function sharedReport<Report extends SharedReport>(report: Report): Report {
  const { input, files, kinds, failures } = report
  const shared = new SharedNames(input)
  return {
    ...report,
    input: input.map((path) => (path === '-' ? 'standard input' : shared.in(path))),
    files: files.map((file) => ({ ...file, path: shared.in(file.path) })),
    kinds: kinds.map((kind) => ({ ...kind, first: kind.first.map((one) => shared.of(one)) })),
    failures: failures.map((failure) => shared.of(failure)),
  }
}
