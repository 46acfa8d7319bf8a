import { expect, test } from '@jest/globals'
import { markdownOfHtml } from './markdown-of-html'

test.each([
  ['<p>a <strong>b</strong> c</p>', 'a **b** c'],
  ['<p>依<strong>第91号法</strong>自2026年起</p>', '依**第91号法**自2026年起'],
  ['<p><strong>第91号《法》</strong>自2026年起</p>', '<strong>第91号《法》</strong>自2026年起'],
  ['<p>依据：<strong>《法》</strong>，办理</p>', '依据：**《法》**，办理'],
  ['<p><strong>Lưu ý:</strong> ký</p>', '**Lưu ý:** ký'],
  ['<p>依<em>强调</em>办理</p>', '依*强调*办理'],
  ['<p>a<strong> </strong>b</p>', 'a b'],
])('%s is %s', (html, markdown) => expect(markdownOfHtml(html)).toBe(markdown))
