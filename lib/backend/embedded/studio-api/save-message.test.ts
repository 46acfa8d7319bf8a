import { expect, test } from '@jest/globals'
import { saveMessage } from './save-message'

test.each([
  [{ _status: 'published', reviewAsked: false, publishAt: null }, 'savedPublished'],
  [{ _status: 'draft', publishAt: '2027-01-01T00:00:00.000Z', reviewAsked: true }, 'savedPlanned'],
  [{ _status: 'draft', publishAt: null, reviewAsked: true }, 'savedForReview'],
  [{ _status: 'draft' }, 'savedDraft'],
])('%j: %s', (article, expected) => expect(saveMessage(article)).toBe(expected))
