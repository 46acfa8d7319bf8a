export function pageTitle(label: string): string {
  return `${label} | ILC`
}
