import type { Sentence } from '@waymark/infra/internal'
import type { XmlProblemCode } from '../xml/markup-error.ts'
import type { Place } from '../xml/text-position.ts'

/** Why a file was not read to its end. */
export type FileProblemCode =
  | XmlProblemCode
  | 'empty'
  | 'wrong-root'
  | 'wrong-namespace'
  | 'not-a-feed'
  | 'invalid-encoding'
  | 'unsupported-encoding'
  | 'truncated-gzip'
  | 'corrupt-gzip'
  | 'loc-too-long'
  | 'element-too-long'
  | 'file-too-large'

/** A reason to stop, and where. */
export interface Fault {
  readonly code: FileProblemCode
  readonly message: Sentence
  readonly place: Place
}

/** Carries a fault out of what the XML reader calls; never leaves this package. */
export class FaultError extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.message.text)
    this.fault = fault
  }
}
