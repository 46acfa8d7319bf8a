import { expect, test } from '@jest/globals'
import { articleIdOf } from './ids'
import { articlePath, markdownPath, markdownSegment } from './paths'

test.each(['a=b', 'a=b=c', 'YWJj=', '=', '.md', 'x.txt', 'binh-luan', '50%3D', 'An/2?#'])(
  'the addresses of the article with the id %s lead to it',
  (id) => {
    const article = { id, type: 'NEWS', language: 'en' } as const
    const path = articlePath(article)
    expect(path).toMatch(/^\/en\/tin-tuc\/[^/?#]+$/)
    expect(markdownSegment(path)).toBeUndefined()
    expect(articleIdOf(path.replace('/en/tin-tuc/', ''))).toBe(id)
    expect(articleIdOf(markdownSegment(markdownPath(article)) ?? '')).toBe(id)
  },
)
