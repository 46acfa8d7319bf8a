import type { Problem, Rule } from '../site'

/** The site's guide for language models exists, begins with a title (llmstxt.org), and links only to existing pages. */
export const guide: Rule = ({ origin, pages, files, guide: { address, status, type, text } }) => {
  const links = [...text.matchAll(/\]\(([^)\s]+)/g)].flatMap(([, written = '']) =>
    URL.canParse(written, address) ? [new URL(written, address).href] : [],
  )
  const own = links.filter((link) => new URL(link).origin === origin)
  return [
    ...(status === 200 && /^text\/(?:plain|markdown)\b/.test(type) ? [] : [`answers ${status} as ${type}`]),
    ...(/^# \S/.test(text) ? [] : ['begins with no title']),
    ...(own.length > 0 ? [] : ['leads nowhere']),
    ...own.flatMap((link) => {
      const found = (pages.get(link) ?? files.get(link))?.status
      return found === 200 ? [] : [`${link} answers ${found ?? 'nothing'}`]
    }),
  ].map((what): Problem => ({ page: address, what }))
}
