import { describe, expect, test } from '@jest/globals'
import { dueChange, planError, type PlannedArticle } from './publication-plan'

const now = new Date('2026-11-25T08:00:00+07:00')
const [past, soon, later] = [-60, 60, 120].map((minutes) => new Date(now.getTime() + minutes * 60_000)) as [
  Date,
  Date,
  Date,
]

const article = (input: Partial<PlannedArticle>): PlannedArticle => ({
  publishAt: undefined,
  unpublishAt: undefined,
  createDate: past,
  isPublished: false,
  ...input,
})

const error = (input: Partial<PlannedArticle>, before?: Partial<PlannedArticle>): string | undefined => {
  const result = planError(article(input), before && article(before), now)
  return result && `${result.field} ${result.reason}`
}

describe('a plan', () => {
  test.each<[string, Partial<PlannedArticle>, Partial<PlannedArticle> | undefined, string | undefined]>([
    ['a draft of a later day without a plan', { createDate: later }, undefined, undefined],
    ['a plan ahead', { publishAt: soon }, undefined, undefined],
    ['both times in order', { publishAt: soon, unpublishAt: later }, undefined, undefined],
    ['a date up to the publication', { publishAt: soon, createDate: soon }, undefined, undefined],
    ['a date after it', { publishAt: soon, createDate: later }, undefined, 'createDate dateAfterPublication'],
    ['a time that is over', { publishAt: past }, undefined, 'publishAt past'],
    ['this moment', { publishAt: now }, undefined, 'publishAt past'],
    ['a time that is over, changed', { publishAt: past }, { publishAt: soon }, 'publishAt past'],
    ['a time that came while it was tried', { publishAt: past }, { publishAt: past }, undefined],
    ['a withdrawal in the past', { unpublishAt: past }, undefined, 'unpublishAt past'],
    ['a withdrawal first', { publishAt: later, unpublishAt: soon }, undefined, 'unpublishAt beforePublication'],
  ])('of a draft: %s', (_, input, before, expected) => {
    expect(error(input, before)).toBe(expected)
  })

  test.each<[string, Partial<PlannedArticle>, Partial<PlannedArticle> | undefined, string | undefined]>([
    ['now', { createDate: now }, undefined, undefined],
    ['with a date ahead', { createDate: soon }, undefined, 'createDate dateAhead'],
    ['with another date ahead', { createDate: later }, { createDate: soon, isPublished: true }, 'createDate dateAhead'],
    ['with the date that it was public with', { createDate: soon }, { createDate: soon, isPublished: true }, undefined],
    ['although it is planned', { publishAt: soon }, { publishAt: soon }, 'publishAt planned'],
    ['although a time was just typed', { publishAt: soon }, undefined, 'publishAt planned'],
    ['after its time has come', { publishAt: past }, { publishAt: past }, undefined],
    ['until a time', { unpublishAt: later }, undefined, undefined],
    ['until a time that is over', { unpublishAt: past }, { unpublishAt: past }, 'unpublishAt past'],
  ])('published %s', (_, given, before, expected) => {
    expect(error({ ...given, isPublished: true }, before)).toBe(expected)
  })

  test.each([
    [undefined, undefined, undefined],
    [soon, later, undefined],
    [now, undefined, 'publish'],
    [past, later, 'publish'],
    [past, now, 'withdraw'],
    [undefined, past, 'withdraw'],
  ])('of %s until %s: %s', (publishAt, unpublishAt, expected) => {
    expect(dueChange({ publishAt, unpublishAt }, now)).toBe(expected)
  })
})
