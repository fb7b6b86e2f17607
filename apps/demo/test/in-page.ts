// What the browser tests run in the page: each function is sent there alone, and can use nothing else here.

/** The field in black without marks, and either its text or the copy hidden. */
export function drawPlainly(hidden: string): void {
  const highlights = [...CSS.highlights.keys()].map((name) => `.mirror::highlight(${name})`)
  const plain =
    'color: black !important; background: none !important; text-decoration: none !important'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    #field { max-height: none !important; outline: none !important; border-color: transparent !important }
    #field *, .ready #field textarea { ${plain}; caret-color: transparent !important }
    #field *::before, #field *::after { content: none !important }
    ${highlights.join()} { ${plain} }
    ${hidden} { opacity: 0 }`)
  document.adoptedStyleSheets = [sheet]
}

/** How high the text of the field and its copy are, at many widths of the field. */
export function heightsByWidth(): [width: number, own: number, mirrored: number][] {
  const field = document.querySelector<HTMLElement>('#field')!
  const area = document.querySelector<HTMLElement>('#url')!
  const mirror = document.querySelector<HTMLElement>('#mirror')!
  const widest = field.clientWidth
  area.style.height = '0'
  mirror.style.alignSelf = 'start'
  const heights: [number, number, number][] = []
  for (let width = widest - 120; width <= widest; width += 3) {
    field.style.width = `${width}px`
    heights.push([width, area.scrollHeight, mirror.offsetHeight])
  }
  field.style.width = ''
  area.style.height = ''
  mirror.style.alignSelf = ''
  return heights
}

/** How far apart two PNGs are where they differ most, from 0 to 255. */
export async function largestDifference(pictures: readonly string[]): Promise<number> {
  const [own, mirrored] = await Promise.all(
    pictures.map(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!
      canvas.drawImage(image, 0, 0)
      return canvas.getImageData(0, 0, image.width, image.height).data
    }),
  )
  if (own!.length !== mirrored!.length) return 255
  return own!.reduce((most, value, i) => Math.max(most, Math.abs(value - mirrored![i]!)), 0)
}

/** The texts with which the page is wider than its window, when they are typed into the first field. */
export function typedTooWide(inputs: readonly string[]): string[] {
  const field = document.querySelector<HTMLTextAreaElement>('#url')!
  return inputs.filter((input) => {
    field.value = input
    field.dispatchEvent(new Event('input'))
    return document.documentElement.scrollWidth !== document.documentElement.clientWidth
  })
}

/** The examples of a view with which the page is wider than its window, and what is there without them. */
export function examplesTooWide(place: Element): string[] {
  const isTooWide = () =>
    document.documentElement.scrollWidth !== document.documentElement.clientWidth
  const before = isTooWide() ? ['what is there at first'] : []
  const examples = [...place.querySelectorAll<HTMLButtonElement>('button.example')]
  const wide = examples.filter((example) => {
    example.click()
    return isTooWide()
  })
  return [...before, ...wide.map((example) => example.textContent!)]
}

/** The contrast of each visible text with the nearest opaque background. */
export function readContrasts(): { text: string; ratio: number }[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const known = new Map<string, Uint8ClampedArray>()
  const rgba = (color: string): Uint8ClampedArray => {
    const before = known.get(color)
    if (before !== undefined) return before
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const { data } = canvas.getImageData(0, 0, 1, 1)
    known.set(color, data)
    return data
  }
  const luminance = ([r = 0, g = 0, b = 0]: Iterable<number> & ArrayLike<number>): number => {
    const [x, y, z] = [r, g, b].map((each) => {
      const s = each / 255
      return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * x! + 0.7152 * y! + 0.0722 * z!
  }
  const texts: { text: string; ratio: number }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent!.trim()
    const parent = node.parentElement!
    if (text === '' || !parent.checkVisibility() || parent.closest('.visually-hidden, textarea'))
      continue
    let under: Element | null = parent
    while (under !== null && rgba(getComputedStyle(under).backgroundColor)[3] !== 255) {
      under = under.parentElement
    }
    const back = luminance(rgba(getComputedStyle(under ?? document.body).backgroundColor))
    const front = luminance(rgba(getComputedStyle(parent).color))
    const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05)
    texts.push({ text, ratio })
  }
  return texts
}

/** All text but that of fields and of the copies behind them. */
export function textBesideFields(place: Element): string {
  const copy = place.cloneNode(true) as Element // a clone of an element is one
  for (const field of copy.querySelectorAll('.field')) field.remove()
  return copy.textContent!
}

/**
 * Texts that look like English where nothing says that they are; names of rules and codes are not sentences. What is read out
 * (`#status`) follows a moment later, repeats sentences of the page, and cannot say that one of them is English.
 */
export function englishLeft(): string[] {
  const names =
    '#status, [lang=en], .url, bdi, code, option, .rule-name, .rung-name, .problem-name, .href'
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement!
    if (!parent.checkVisibility() || parent.closest(names)) continue
    const text = node.textContent!.replace(/https?:\S+|CSV on the Web/g, '')
    if (/\b(?:the|is|are|of|and|to|it|no)\b/.test(text)) texts.push(text)
  }
  return texts
}

/** Unfolds so many of each kind, and folds the others. */
export function openDetails(most: number): void {
  const opened = new Map<string, number>()
  for (const box of document.querySelectorAll('details:not(.drawer)')) {
    const count = opened.get(box.className) ?? 0
    box.toggleAttribute('open', count < most)
    opened.set(box.className, count + 1)
  }
}

/** The levels of the headings that are shown, in order. */
export function headingLevels(): number[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  return headings.filter((each) => each.checkVisibility()).map(({ tagName }) => Number(tagName[1]))
}

/** On how many lines the number in each of some texts stands. */
export function linesOfNumbers(boxes: readonly Element[]): number[] {
  return boxes.map((box) => {
    const text = box.firstChild!
    const [number] = /\d[\d,]*/.exec(text.textContent!)!
    const start = text.textContent!.indexOf(number)
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + number.length)
    return range.getClientRects().length
  })
}

/** What scrolls, and can have no focus, neither itself nor anything in it. */
export function unreachable(): string[] {
  const focusable = 'a, button, input, select, textarea, summary, [tabindex]'
  const scrolls = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight
  return [...document.querySelectorAll('main *')]
    .filter((box) => box.checkVisibility() && getComputedStyle(box).overflow.includes('auto'))
    .filter(
      (box) => scrolls(box) && !box.matches(focusable) && box.querySelector(focusable) === null,
    )
    .map((box) => `${box.tagName} ${box.className}`)
}

/** Keeps what is said to those who listen, from before the page begins to speak. */
export function rememberStatus(): void {
  const said: string[] = []
  Reflect.set(window, 'said', said)
  document.addEventListener('DOMContentLoaded', () => {
    const status = document.querySelector('#status')!
    new MutationObserver(() => said.push(status.textContent!)).observe(status, { childList: true })
  })
}

/** Begins to count, before each frame, what the browser has to lay out. */
export function watchLaidOut(): void {
  const most = { fields: 0, text: 0, elements: 0 }
  Reflect.set(window, 'laidOut', most)
  const count = () => {
    const fields = document.querySelectorAll<HTMLTextAreaElement>('textarea, input')
    const shown = [...fields].reduce((sum, field) => sum + field.value.length, 0)
    most.fields = Math.max(most.fields, shown)
    most.text = Math.max(most.text, document.body.textContent!.length)
    most.elements = Math.max(most.elements, document.body.querySelectorAll('*').length)
    requestAnimationFrame(count)
  }
  count()
}

/** The most that was to be laid out in any frame: characters in fields, elsewhere, and elements. */
export function mostLaidOut(): { fields: number; text: number; elements: number } {
  return Reflect.get(window, 'laidOut')
}
