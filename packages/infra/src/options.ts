export { checkOptions, OptionError, type OptionTable } from './check-options.ts'
export {
  BOOLEAN,
  CALLBACK,
  COUNT,
  either,
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
} from './option-types.ts'
