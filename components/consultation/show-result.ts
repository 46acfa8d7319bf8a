/** The id of the heading or of the note that says what became of a form. */
export const resultId = 'consultation-result'

/**
 * Scrolls to the result of the form in a section and moves the focus to it, unless the visitor is doing something
 * outside of the page's main part.
 */
export function showResult(section: Element | null | undefined): void {
  const result = section?.querySelector<HTMLElement>(`#${resultId}`)
  const { activeElement: active, body } = document
  if (!section || !result || (active && active !== body && !section.closest('main')?.contains(active))) return
  // What was sent replaces the form, so the section is seen from its start.
  if (result.matches('h3')) section.scrollIntoView()
  else result.scrollIntoView({ block: 'nearest' })
  result.focus({ preventScroll: true })
}
