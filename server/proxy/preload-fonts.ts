/** The font files that every page uses in every language, by the names that `tools/fonts/faces.ts` gives them. */
export const fontsOfEveryPage = ['text-400', 'text-600', 'head-600'] as const

const address = new RegExp(`/_next/static/media/(?:${fontsOfEveryPage.join('|')})\\.[\\w.~-]+\\.woff2`, 'g')

/**
 * Preloads the fonts that every page uses, of those that the page's styles name, at the end of the page. There they
 * cannot delay any part of it, and on a fast connection the text is laid out once, with them (docs/adr/0014).
 */
export function preloadFonts(html: string, css: string): string {
  const end = html.lastIndexOf('</body>')
  if (end === -1) return html
  const links = [...new Set(css.match(address))].map(
    (file) => `<link rel="preload" href="${file}" as="font" crossorigin/>`,
  )
  return html.slice(0, end) + links.join('') + html.slice(end)
}
