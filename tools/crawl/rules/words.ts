import { isFurther, isItself, metas, type Page } from '../page'
import type { Problem, Rule } from '../site'

/** Length of a text in columns: a Chinese character counts as two letters. */
const columns = (text: string) => [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0)

const bounds = { title: { least: 6, most: 140 }, description: { least: 30, most: 320 } } as const

const titleOf = (page: Page) => page.tags.find(({ name }) => name === 'title')?.text.trim() ?? ''

const texts = { title: titleOf, description: (page: Page) => metas(page, 'description')[0]?.trim() ?? '' }

/**
 * Titles and descriptions are neither too short nor too long, and unique within a language, except on later pages of
 * lists.
 */
export const words: Rule = ({ pages }) => {
  const found = [...pages.values()].filter(isItself)
  return Object.entries(texts).flatMap(([name, read]) => {
    const { least, most } = bounds[name as keyof typeof texts]
    const first = new Map<string, string>()
    return found.flatMap((page): Problem[] => {
      const text = read(page)
      const size = columns(text)
      const key = `${page.language} ${text}`
      const twin = isFurther(page) ? undefined : first.get(key)
      if (!isFurther(page) && twin === undefined) first.set(key, page.address)
      return [
        ...(size < least || size > most
          ? [{ page: page.address, what: `the ${name} is ${size} letters long: “${text}”` }]
          : []),
        ...(twin === undefined ? [] : [{ page: page.address, what: `has the ${name} of ${twin}: “${text}”` }]),
      ]
    })
  })
}
