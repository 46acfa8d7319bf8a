import { expect, test } from '@jest/globals'
import { wantsMarkdown } from './wants-markdown'

test.each([
  [undefined, false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['text/markdown;q=0', false],
])('%j: %s', (accept, expected) => expect(wantsMarkdown(accept)).toBe(expected))
