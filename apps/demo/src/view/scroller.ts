/** Keeps a text of any length from making its surroundings high: the rest scrolls. */
export function limited<Box extends HTMLElement>(box: Box): Box {
  box.classList.add('limited')
  return reachable(box)
}

/** Lets the keyboard reach a box, which not every browser does by itself, while something in it scrolls. */
export function reachable<Box extends HTMLElement>(box: Box): Box {
  watcher.observe(box)
  return box
}

// A box that begins or ceases to scroll changes its size: it grows up to its limit first.
const watcher = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = target
    const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth
    if (scrolls) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
})
