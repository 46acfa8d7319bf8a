import { expect, test } from '@jest/globals'
import { articleWords } from './article-words'

test.each([
  ['vi', '[Thiếu hình: a.jpg]', '[Thiếu hình: không có tên]', '[Thiếu nội dung nhúng: Khảo sát]'],
  ['en', '[Missing picture: a.jpg]', '[Missing picture: without a name]', '[Missing embedded content: Khảo sát]'],
  ['zh', '［缺少图片：a.jpg］', '［缺少图片：未命名］', '［缺少嵌入内容：Khảo sát］'],
] as const)('what is missing is marked in %s', (language, named, unnamed, embed) => {
  const words = articleWords(language)
  expect([words.missingImage('a.jpg'), words.missingImage(''), words.missingEmbed('Khảo sát')]).toEqual([
    named,
    unnamed,
    embed,
  ])
})
