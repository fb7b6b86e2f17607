export {
  type FunctionForm,
  functionForms,
  type OpName,
  opName,
  spellCamel,
  spellDotted,
  spellSnake,
} from './functions/spelling.ts'
export { MAX_LENGTH, urlFunctions } from './functions/table.ts'
export type {
  ArgumentKind,
  ArgumentName,
  FormName,
  FunctionArgument,
  FunctionExample,
  FunctionName,
  FunctionResult,
  FunctionType,
  NameList,
  UrlFunction,
} from './functions/url-function.ts'
