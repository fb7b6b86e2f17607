import { BOOLEAN, type OptionTable } from '@waymark/infra/options'
import type { ToAsciiOptions, UnicodeProcessingOptions } from './options.ts'

export const UNICODE_PROCESSING_OPTIONS: OptionTable<UnicodeProcessingOptions> = {
  checkHyphens: BOOLEAN,
  checkBidi: BOOLEAN,
  checkJoiners: BOOLEAN,
  useStd3AsciiRules: BOOLEAN,
  ignoreInvalidPunycode: BOOLEAN,
}

export const TO_ASCII_OPTIONS: OptionTable<ToAsciiOptions> = {
  ...UNICODE_PROCESSING_OPTIONS,
  verifyDnsLength: BOOLEAN,
}
