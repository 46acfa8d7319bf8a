import { expect, test } from '@jest/globals'
import { toChecklist } from './checklist'

test('news and other languages are left out, and Đ is sorted after D as in Vietnamese', () => {
  const article = (
    title: string,
    type: 'SERVICE' | 'NEWS' | 'TRAINING' | 'RESEARCH',
    language: 'vi' | 'en' = 'vi',
  ) => ({ id: title, title, type, language })
  const articles = [
    article('Đào tạo', 'TRAINING'),
    article('Tin', 'NEWS'),
    article('Ủy quyền', 'RESEARCH'),
    article('Dân sự', 'SERVICE'),
    article('Law', 'SERVICE', 'en'),
  ]
  expect(toChecklist(articles, 'vi').map(({ title }) => title)).toEqual(['Dân sự', 'Đào tạo', 'Ủy quyền'])
})
