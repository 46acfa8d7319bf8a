import { expect, test } from '@jest/globals'
import { site } from '../samples'
import { rules } from './index'

test.each(Object.entries(rules))('on a good site %s', (_, rule) => {
  expect(rule(site())).toEqual([])
})
