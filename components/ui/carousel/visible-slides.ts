/**
 * Makes the slides out of view inert, so that the tab order follows what is visible. Loads the images of the next
 * slides now: a browser would load a lazy one only when it slides in.
 */
export function showOnly(slides: HTMLElement[], viewport: HTMLElement, index: number, last: number): void {
  const visible = slides.length - last
  for (const [i, slide] of slides.entries()) {
    const away = i < index || i >= index + visible
    if (away && slide.contains(document.activeElement)) viewport.focus({ preventScroll: true })
    slide.inert = away
  }
  for (const slide of [...slides.slice(index, index + visible + 1), ...slides.slice(0, 1), ...slides.slice(-1)]) {
    for (const image of slide.querySelectorAll('img')) image.loading = 'eager'
  }
}
