export {
  buildUrlPatternFromInfraValue,
  buildUrlPatternFromWebIdlValue,
} from './build-url-pattern.ts'
export { compareComponent, generateComponent } from './components.ts'
export { PatternProblem } from './pattern-problem.ts'
export type { PatternProblemCode } from './pattern-words.ts'
export type { URLPatternComponent } from './url-component.ts'
export { URLPattern } from './url-pattern-class.ts'
export type { URLPatternConstructor } from './url-pattern-interface.ts'
export type {
  URLPatternComponentResult,
  URLPatternInit,
  URLPatternInput,
  URLPatternOptions,
  URLPatternResult,
  UrlLike,
} from './url-pattern-types.ts'
