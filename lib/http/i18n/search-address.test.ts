import { expect, test } from '@jest/globals'
import { searchAddress } from './search-address'

test.each([
  [
    { q: ' luật ', loai: 'tin-tuc', nam: '2026', page: '2' },
    { q: 'luật', loai: 'NEWS', nam: 2026, page: 2 },
  ],
  [{ q: '\ufeffＱＨ１５ ' }, { q: 'QH15', page: 1 }],
  [{}, { q: '', page: 1 }],
  [
    { loai: 'khong-co', nam: 'x', page: '0' },
    { q: '', page: 1 },
  ],
  [
    { loai: ['dao-tao', 'x'], nam: ['2025', 'x'] },
    { q: '', loai: 'TRAINING', nam: 2025, page: 1 },
  ],
  [{ nam: '99999' }, { q: '', page: 1 }],
])('%j is read as %j', (inputs, parsed) => {
  expect(searchAddress.parse(inputs)).toEqual(parsed)
})
