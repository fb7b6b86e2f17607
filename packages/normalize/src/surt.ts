export { massageHost, reorderQuery } from './surt/ia-canonical.ts'
export { stripPathSessionId, stripQuerySessionId } from './surt/ia-session-ids.ts'
export {
  type IaOptions,
  type IaSurtOptions,
  iaCanonical,
  iaSurt,
} from './surt/ia-surt.ts'
export { reverseHost, type SurtOptions, sortBySsurt, ssurt, ssurtHost, surt } from './surt/ssurt.ts'
