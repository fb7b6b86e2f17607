/** https://infra.spec.whatwg.org/#namespaces, of which these three can appear in a page. */
export type Namespace = 'html' | 'svg' | 'mathml'

/** How the text inside an element is read, unless it is markup. */
export type RawText = 'rcdata' | 'rawtext' | 'script' | 'plaintext'

/** What the tree construction asks about an element. Elements with one name in one namespace share one type. */
export interface ElementType {
  readonly name: string
  readonly namespace: Namespace
  /** Of known HTML elements, from 1; 0 for all others. */
  readonly id: number
  readonly isVoid: boolean
  /** Handled by the rules of the head, wherever it is. */
  readonly isOfHead: boolean
  /** https://html.spec.whatwg.org/multipage/parsing.html#special */
  readonly isSpecial: boolean
  /** Ends the search for elements that are in scope. */
  readonly isScope: boolean
  /** Its start tag closes a paragraph. */
  readonly closesParagraph: boolean
  /** Its start tag is ignored in the body. */
  readonly isIgnored: boolean
  /** Its start tag may close others of its kind; see `closeSiblings`. */
  readonly closesSiblings: boolean
  /** https://html.spec.whatwg.org/multipage/parsing.html#formatting */
  readonly isFormatting: boolean
  readonly isHeading: boolean
  /** Exists only in a table; see `TABLE_CONTEXTS`. */
  readonly isOfTable: boolean
  /** Its start tag ends foreign content. */
  readonly isBreakout: boolean
  /** HTML may be inside a foreign element. */
  readonly integration: 'html' | 'text' | null
  readonly raw: RawText | null
}

/** What the tree construction asks about the attributes of a start tag. */
export interface TagAttributes {
  get(name: string): string | null
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const VOID = /* @__PURE__ */ words(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
)
const OF_HEAD = /* @__PURE__ */ words(
  'base basefont bgsound link meta noframes noscript script style template title',
)
const SPECIAL = /* @__PURE__ */ words(
  'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp',
)
const SCOPES = /* @__PURE__ */ words('applet caption html table td th marquee object template')
const CLOSING_P = /* @__PURE__ */ words(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp',
)
const IGNORED = /* @__PURE__ */ words('body frame frameset head html')
const CLOSING_SIBLINGS = /* @__PURE__ */ words(
  'a button dd dt h1 h2 h3 h4 h5 h6 li nobr optgroup option',
)
const FORMATTING = /* @__PURE__ */ words('a b big code em font i nobr s small strike strong tt u')
const OF_TABLE = /* @__PURE__ */ words('caption col colgroup tbody td tfoot th thead tr')
const BREAKOUT = /* @__PURE__ */ words(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
)
const RAW: ReadonlyMap<string, RawText> = /* @__PURE__ */ new Map([
  ['title', 'rcdata'],
  ['textarea', 'rcdata'],
  ['script', 'script'],
  ['plaintext', 'plaintext'],
  // Search engines that render pages run scripts, and then this is text, too.
  ['noscript', 'rawtext'],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [name, 'rawtext'] as const),
])
/** Known because something is asked about them, although no rule above names them. */
const OTHERS = /* @__PURE__ */ words('font optgroup option')
const TEXT_INTEGRATION = /* @__PURE__ */ words('mi mo mn ms mtext')
const SVG_INTEGRATION = /* @__PURE__ */ words('foreignobject desc title')

const HTML_TYPES: ReadonlyMap<string, ElementType> = /* @__PURE__ */ new Map(
  [...new Set([...VOID, ...SPECIAL, ...CLOSING_P, ...FORMATTING, ...BREAKOUT, ...OTHERS])].map(
    (name, i) => [name, htmlType(name, i + 1)],
  ),
)

/** How many numbers the types of HTML elements have. */
export const ID_COUNT: number = /* @__PURE__ */ HTML_TYPES.size + 1

function htmlType(name: string, id: number): ElementType {
  return {
    name,
    namespace: 'html',
    id,
    isVoid: VOID.has(name),
    isOfHead: OF_HEAD.has(name),
    isSpecial: SPECIAL.has(name),
    isScope: SCOPES.has(name),
    closesParagraph: CLOSING_P.has(name),
    isIgnored: IGNORED.has(name),
    closesSiblings: CLOSING_SIBLINGS.has(name),
    isFormatting: FORMATTING.has(name),
    isHeading: /^h[1-6]$/.test(name),
    isOfTable: OF_TABLE.has(name),
    isBreakout: BREAKOUT.has(name),
    integration: null,
    raw: RAW.get(name) ?? null,
  }
}

/** The type of an HTML element. */
export function typeOfHtml(name: string): ElementType {
  return HTML_TYPES.get(name) ?? { ...OTHER, name }
}

/** What no rule names. */
const OTHER: ElementType = /* @__PURE__ */ htmlType('', 0)

/**
 * The type of an element of SVG or MathML.
 *
 * @param isHtmlPoint - Whether its attributes make it an HTML integration point.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#html-integration-point
 */
export function typeOfForeign(
  name: string,
  namespace: 'svg' | 'mathml',
  isHtmlPoint: boolean,
): ElementType {
  const isText = namespace === 'mathml' && TEXT_INTEGRATION.has(name)
  const isHtml = namespace === 'svg' ? SVG_INTEGRATION.has(name) : isHtmlPoint
  const isSpecial = isText || isHtml || (namespace === 'mathml' && name === 'annotation-xml')
  const integration = isHtml ? 'html' : isText ? 'text' : null
  return { ...OTHER, name, namespace, isSpecial, isScope: isSpecial, integration }
}
