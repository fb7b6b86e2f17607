export type { Direction } from './bidi.ts'
export { decodeComponent } from './decode-component.ts'
export {
  createInspector,
  type DomainInspection,
  type DomainWarning,
  displayDomain,
  type InspectDomainOptions,
  type Inspector,
  inspectDomain,
} from './inspect-domain.ts'
export type { PartKind, RenderedPart } from './parts.ts'
export {
  createRenderer,
  type RenderedUrl,
  type Renderer,
  type RenderOptions,
  renderUrl,
} from './render-url.ts'
export type { DomainWarningCode, Likeness } from './warning-words.ts'
