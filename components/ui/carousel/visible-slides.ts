/**
 * Takes the slides out of sight out of the tab order too, so that the keyboard goes as one sees. The pictures of the
 * slides to come are fetched now: a browser sees that a lazy one is needed only when it slides in.
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
