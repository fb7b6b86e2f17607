export type { Direction } from './bidi.ts'
export { decodeComponent } from './decode-component.ts'
export {
  type DomainInspection,
  type DomainWarning,
  displayDomain,
  type InspectDomainOptions,
  inspectDomain,
} from './inspect-domain.ts'
export type { PartKind, RenderedPart } from './parts.ts'
export { type RenderedUrl, type RenderOptions, renderUrl } from './render-url.ts'
export type { DomainWarningCode, Likeness } from './warning-words.ts'
