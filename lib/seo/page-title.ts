/** The title in the browser: the page's label, a separator and the brand (spec 1). */
export function pageTitle(label: string): string {
  return `${label} | ILC`
}
