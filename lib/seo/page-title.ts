/** The browser title: the page's label, a separator, the brand (spec 1). */
export function pageTitle(label: string): string {
  return `${label} | ILC`
}
