import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parseRegister, readRegister } from './legal-texts'
import type { Problem } from './problems'

const heading = 'number,kind,title_vi,issuer_vi,issued,in_force_from,expired_from,replaced_by,address'
const withAmendments = `${heading},amended_by`

function read(...lines: string[]) {
  const problems: Problem[] = []
  const entries = parseRegister(lines.join('\n'), 'x.csv', problems)
  return { entries, problems: problems.map(({ line, message }) => `${line} ${message}`) }
}

test('the sample register has no problems', () => {
  const entries = readRegister(readFileSync('content/legal-texts.csv', 'utf8'), 'legal-texts.csv')
  expect(entries.length).toBeGreaterThanOrEqual(15)
  const ids = entries.map(({ id }) => id)
  const early = entries.filter(({ amendedBy, id, replacedBy }) =>
    [replacedBy ?? [], amendedBy].flat().some((later) => ids.indexOf(later) >= ids.indexOf(id)),
  )
  expect(early).toEqual([])
})

test('reads texts, and puts those that are replaced last', () => {
  const { entries, problems } = read(
    heading,
    '45/2013/qh13,LAW,Luật Đất đai,Quốc hội,2013-11-29,2014-07-01,2024-08-01,31/2024/QH15,',
    '31/2024/QH15,LAW,Luật Đất đai,Quốc hội,2024-01-18,2024-08-01,,,https://vbpl.vn/x',
    '13/2023/ND-CP,,Nghị định,Chính phủ,,,,,',
  )
  expect(problems).toEqual([])
  expect(entries).toMatchObject([
    { id: 'luat-31-2024-qh15', number: '31/2024/QH15', replacedBy: undefined, address: 'https://vbpl.vn/x', line: 3 },
    { id: 'luat-45-2013-qh13', number: '45/2013/QH13', replacedBy: 'luat-31-2024-qh15', expiredFrom: '2024-08-01' },
    { id: 'nghi-dinh-13-2023-nd-cp', number: '13/2023/NĐ-CP', kind: 'DECREE', issued: '' },
  ])
})

test('reads what amends a text, and puts that first', () => {
  const { entries, problems } = read(
    withAmendments,
    '59/2020/QH14,LAW,Luật Doanh nghiệp,Quốc hội,,,,,,76/2025/qh15; 03/2022/QH15;',
    '76/2025/QH15,LAW,Luật sửa đổi,Quốc hội,,,,,,',
  )
  expect(problems).toEqual([])
  expect(entries).toMatchObject([
    { id: 'luat-76-2025-qh15', amendedBy: [] },
    { id: 'luat-59-2020-qh14', amendedBy: ['luat-76-2025-qh15', 'luat-03-2022-qh15'] },
  ])
})

test('names every error with its line, and reads nothing then', () => {
  const { entries, problems } = read(
    heading,
    '59/2020/QH14,LAW,Luật Doanh nghiệp,Quốc hội,2020-06-17,2021-01-01,,,',
    '59/2020,LAW,Luật,Quốc hội,,,,,',
    '98/2015/QH13,,Nghị quyết,Quốc hội,,,,,',
    '13/2023/NĐ-CP,LAW,Nghị định,Chính phủ,,,,,',
    '01/2021/NĐ-CP,DECREE,,Chính phủ,2021-02-30,,,,',
    '749/QĐ-TTg,DECISION,Quyết định,Thủ tướng,,,,,',
    '02/2021/NĐ-CP,DECREE,Nghị định,Chính phủ,2021-01-04,2020-01-01,,,javascript:x',
    '59/2020/qh14,LAW,Luật Doanh nghiệp,Quốc hội,,,,xyz,',
    '03/2021/NĐ-CP,DECREE,Nghị định,Chính phủ,,,,,,too,many',
  )
  expect(entries).toEqual([])
  expect(problems).toEqual([
    '3 number: must be the number of a text of law, as 59/2020/QH14, found "59/2020"',
    '4 kind: must be LAW, RESOLUTION or ORDINANCE: the number does not say',
    '5 kind: must be DECREE, as the number says',
    '6 title_vi: must not be empty',
    '6 issued: must be a day, as 2026-03-14, found "2021-02-30"',
    '7 issued: must be given, because the number has no year',
    '8 address: must be an http(s) address, found "javascript:x"',
    '8 in_force_from: must not be before the day of issue',
    '10 has 11 values, but there are 9 columns',
    '9 number: 59/2020/QH14 is also on line 2',
    '9 replaced_by: must be the number of a text of law',
  ])
})

test.each([
  ['', '1 must begin with the columns number,kind,'],
  ['number,colour\n59/2020/QH14,red', '2 column colour: is none of number, kind, title_vi'],
  ['number\n"59', '2 a quotation mark is never closed'],
])('%j is no register', (csv, message) => {
  const { entries, problems } = read(csv)
  expect(entries).toEqual([])
  expect(problems).toContainEqual(expect.stringContaining(message))
})

test('what replaces a text is of its kind, if several have the number', () => {
  const law = '59/2020/QH14,LAW,Luật,Quốc hội,,,,,'
  const resolution = '59/2020/QH14,RESOLUTION,Nghị quyết,Quốc hội,,,,,'
  const { entries } = read(heading, resolution, law, '68/2014/QH13,LAW,Luật,Quốc hội,,,,59/2020/QH14,')
  const replacing = entries.find(({ number }) => number === '68/2014/QH13')?.replacedBy
  expect(entries.find(({ id }) => id === replacing)?.kind).toBe('LAW')
  expect(read(heading, resolution, law, '1/2021/NĐ-CP,,a,b,,,,59/2020/QH14,').problems).toEqual([
    '4 replaced_by: 2 texts have the number 59/2020/QH14',
  ])
})

test.each([
  ['1/2021/NĐ-CP,,a,b,,,,1/2021/NĐ-CP,,'],
  ['1/2021/NĐ-CP,,a,b,,,,2/2021/NĐ-CP,,', '2/2021/NĐ-CP,,a,b,,,,,,3/2021/NĐ-CP;1/2021/NĐ-CP'],
])('a text cannot replace or amend itself: %s', (...rows) => {
  expect(read(withAmendments, ...rows)).toEqual({
    entries: [],
    problems: ['2 replaced_by, amended_by: 01/2021/NĐ-CP would replace or amend itself'],
  })
})
