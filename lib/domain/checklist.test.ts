import { expect, test } from '@jest/globals'
import { toChecklist } from './checklist'

test('services come before courses and research, each by title as in Vietnamese, without news and other languages', () => {
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
    article('Án lệ', 'RESEARCH'),
    article('Đất đai', 'SERVICE'),
  ]
  expect(toChecklist(articles, 'vi').map(({ title }) => title)).toEqual([
    'Dân sự',
    'Đất đai',
    'Đào tạo',
    'Án lệ',
    'Ủy quyền',
  ])
})
