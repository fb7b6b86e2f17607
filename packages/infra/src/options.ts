export {
  checkOptions,
  OptionError,
  type OptionErrorCode,
  type OptionTable,
} from './check-options.ts'
export {
  BOOLEAN,
  CALLBACK,
  COUNT,
  either,
  FILE_PATH,
  FUNCTION,
  LIMIT,
  listOf,
  type OptionType,
  oneOf,
  optional,
  optionType,
  RECORD,
  recordOf,
  STRING,
  type WrongValue,
} from './option-types.ts'
