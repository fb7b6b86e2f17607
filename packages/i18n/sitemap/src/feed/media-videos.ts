import { sentence } from '@waymark/infra/internal'
import {
  explainText,
  FILE_URL,
  HTTP_URL,
  type TextType,
  textOf,
  wholeNumber,
} from '../extensions/text-types.ts'
import type {
  ElementNode,
  ExtensionFault,
  ExtensionReading,
  ReadExtension,
} from '../protocol/extension.ts'
import { type Advice, advise, tellAdvice } from '../protocol/sitemap-problem.ts'
import { trimSpace } from '../xml/characters.ts'

/** Where the value of a member is: in the element itself or in one of its children, as an attribute or as text. */
interface MediaValue {
  readonly member:
    | 'thumbnailLoc'
    | 'title'
    | 'description'
    | 'contentLoc'
    | 'playerLoc'
    | 'duration'
  readonly child?: string
  readonly attribute?: string
  readonly type: TextType
  readonly isRequired?: boolean
  /** Whether it is the URL of a file or a player, which must not be that of the page. */
  readonly isMedia?: boolean
}

/** What Google reads of a video in a feed. */
const VALUES: readonly MediaValue[] = [
  {
    member: 'thumbnailLoc',
    child: 'thumbnail',
    attribute: 'url',
    type: HTTP_URL,
    isRequired: true,
  },
  { member: 'title', child: 'title', type: /* @__PURE__ */ textOf(100), isRequired: true },
  {
    member: 'description',
    child: 'description',
    type: /* @__PURE__ */ textOf(2_048),
    isRequired: true,
  },
  { member: 'contentLoc', attribute: 'url', type: FILE_URL, isMedia: true },
  { member: 'playerLoc', child: 'player', attribute: 'url', type: HTTP_URL, isMedia: true },
  { member: 'duration', attribute: 'duration', type: /* @__PURE__ */ wholeNumber(1, 28_800) },
]

/** Media RSS, with and without the slash at the end. */
const NAMESPACE = /^http:\/\/search\.yahoo\.com\/mrss\/?$/

/** Whether an element is of Media RSS. */
export function isMediaElement(namespace: string): boolean {
  return NAMESPACE.test(namespace)
}

/**
 * Returns the videos among the media elements of an item. A title, a description, a thumbnail or a player of the item or of a
 * group is also that of the contents in it.
 *
 * @see https://www.rssboard.org/media-rss
 */
export function videosOf(elements: readonly ElementNode[]): ElementNode[] {
  const shared = inheritedFrom(elements)
  const videos: ElementNode[] = []
  for (const element of elements) {
    if (element.local === 'group') {
      const inherited = [...inheritedFrom(element.children), ...shared]
      for (const content of element.children) addVideo(videos, content, inherited)
    } else addVideo(videos, element, shared)
  }
  return videos
}

/** The first element of each kind that also applies to its sibling contents. */
function inheritedFrom(elements: readonly ElementNode[]): readonly ElementNode[] {
  const media = elements.filter(({ namespace }) => isMediaElement(namespace))
  return VALUES.flatMap(({ child }) => media.find(({ local }) => local === child) ?? [])
}

function addVideo(
  videos: ElementNode[],
  content: ElementNode,
  inherited: readonly ElementNode[],
): void {
  if (content.local !== 'content' || !isMediaElement(content.namespace)) return
  const whole = { ...content, children: [...content.children, ...inherited] }
  if (isVideo(whole)) videos.push(whole)
}

/** Whether a `media:content` says that it is a video; others are images and sounds. */
function isVideo({ attributes, children }: ElementNode): boolean {
  const medium = attributes.get('medium')
  const type = attributes.get('type')
  if (medium !== undefined) return medium === 'video'
  if (type !== undefined) return type.startsWith('video/')
  return children.some(({ local }) => local === 'player')
}

/**
 * Reads a video of Media RSS as that of a sitemap.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps#mrss
 */
export const mediaVideos: ReadExtension = {
  member: 'videos',
  maxPerPage: Number.POSITIVE_INFINITY,
  read(node) {
    const value: Record<string, unknown> = {}
    const faults: ExtensionFault[] = []
    const media: ExtensionReading['media'][number][] = []
    const prefix = /^[^:]*:|/.exec(node.name)![0]
    let isLost = false
    let hasWrongMedia = false
    const report = (
      code: ExtensionFault['code'],
      message: Advice,
      text: string | null,
      { place, isFatal }: { readonly place: ElementNode; readonly isFatal: boolean },
    ) => {
      isLost ||= isFatal
      const { line, column } = place
      const refuses = isFatal ? 'extension' : 'value'
      faults.push({ code, ...tellAdvice(message), value: text, place: { line, column }, refuses })
    }
    for (const { member, child, attribute, type, isRequired = false, isMedia } of VALUES) {
      const name = child === undefined ? node.name : `${prefix}${child}`
      const holder =
        child === undefined
          ? node
          : node.children.find(
              ({ local, namespace }) => local === child && namespace === node.namespace,
            )
      const text = attribute === undefined ? holder?.text : holder?.attributes.get(attribute)
      if (text === undefined) {
        if (!isRequired) continue
        const facts = { element: node.name, member: name }
        const message =
          holder === undefined || attribute === undefined
            ? advise(
                sentence('The {element} has no {member}.', facts),
                sentence('Add {member}.', facts),
              )
            : advise(
                sentence('The {element} has no {member} with the attribute {attribute}.', {
                  ...facts,
                  attribute,
                }),
                sentence('Add {member} with the attribute {attribute}.', { ...facts, attribute }),
              )
        report('extension-incomplete', message, null, { place: node, isFatal: true })
        continue
      }
      const place = holder!
      const trimmed = trimSpace(text)
      const read = type.read(trimmed)
      if (read === null) {
        const { code, message } = explainText(trimmed, type, { element: name, attribute })
        report(code, message, trimmed, { place, isFatal: isRequired })
        hasWrongMedia ||= isMedia === true
        continue
      }
      value[member] = read
      if (isMedia === true) media.push({ url: String(read), element: name, attribute, place })
    }
    if (media.length === 0) {
      const facts = { element: node.name, member: `${prefix}player` }
      const message = hasWrongMedia
        ? advise(
            sentence('The {element} has no usable attribute url and no usable {member}.', {
              detail: 'unusable',
              ...facts,
            }),
            sentence('Correct the attribute url or {member}.', facts),
          )
        : advise(
            sentence('The {element} has no attribute url and no {member}.', {
              detail: 'missing',
              ...facts,
            }),
            sentence('Add the attribute url or {member}.', facts),
          )
      report('extension-incomplete', message, null, { place: node, isFatal: true })
    }
    return { value: isLost ? null : value, faults, media }
  },
}
