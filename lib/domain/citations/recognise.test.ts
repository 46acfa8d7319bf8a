import { expect, test } from '@jest/globals'
import type { Citation } from './citation'
import { recogniseCitations } from './recognise'

function short(citation: Citation): string {
  const { provision } = citation
  const what =
    citation.by === 'number'
      ? `${citation.number} ${citation.kind ?? '?'}${citation.year ? ` ${citation.year}` : ''}`
      : `${citation.name} @${citation.year}`
  const place = provision && [provision.article, provision.clause, provision.point].filter(Boolean).join('/')
  return place ? `${what} §${place}` : what
}

function results(text: string): [marked: string, cited: string] {
  const citations = recogniseCitations(text)
  let marked = text
  for (const { end, start } of citations.toReversed())
    marked = `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`
  return [marked, citations.map(short).join(', ')]
}

/** What is cited stands between brackets. */
test.each([
  ['[Luật Doanh nghiệp số 59/2020/QH14]', '59/2020/QH14 LAW'],
  ['theo [59/2020/QH14],', '59/2020/QH14 ?'],
  ['[Bộ luật Lao động (số 45/2019/QH14])', '45/2019/QH14 LAW'],
  ['[Pháp lệnh số 06/2005/PL-UBTVQH11]', '06/2005/PL-UBTVQH11 ORDINANCE'],
  ['[Nghị quyết 326/2016/UBTVQH14]', '326/2016/UBTVQH14 RESOLUTION'],
  ['[NĐ 13/2023/NĐ-CP]', '13/2023/NĐ-CP DECREE'],
  ['[Nghị quyết số 68/NQ-CP] ngày 17/5/2025', '68/NQ-CP RESOLUTION 2025'],
  ['[Quyết định số 749/QĐ-TTg] ngày 03 tháng 6 năm 2020 của Thủ tướng', '749/QĐ-TTg DECISION 2020'],
  ['[Thông tư 01/2021/TT-BGD&ĐT]', '01/2021/TT-BGDĐT CIRCULAR'],
  ['[Thông tư 12/2030/TT-BMKM]', '12/2030/TT-BMKM CIRCULAR'],
  ['[Thông tư 15a/2010/TT-BTC]', '15a/2010/TT-BTC CIRCULAR'],
  ['[Thông tư liên tịch số 06/2017/TTLT-BTP-VKSNDTC-TANDTC]', '06/2017/TTLT-BTP-VKSNDTC-TANDTC JOINT_CIRCULAR'],
  ['TTLT [17/2007/TTLT/BCA-BQP]', '17/2007/TTLT-BCA-BQP JOINT_CIRCULAR'],
  ['[Văn bản hợp nhất số 67/VBHN-VPQH]', '67/VBHN-VPQH CONSOLIDATED'],
  ['[Nghị định 13/2023/ND-CP]', '13/2023/NĐ-CP DECREE'],
  ['[Nghị định 13/2023/NÐ-CP]', '13/2023/NĐ-CP DECREE'],
  ['[nghi dinh 13/2023/nd-cp]', '13/2023/NĐ-CP DECREE'],
  ['[Nghị định 13/2023/NĐ\u2011CP]', '13/2023/NĐ-CP DECREE'],
  ['[Nghị định 13 / 2023 / NĐ-CP]', '13/2023/NĐ-CP DECREE'],
  ['[Nghị định 13／2023／NĐ－CP]', '13/2023/NĐ-CP DECREE'],
  ['[Nghị\u00a0định số\u00a013/2023/NĐ-CP]', '13/2023/NĐ-CP DECREE'],
  ['[Nghị định 13/\u200b2023/NĐ-\u00adCP]', '13/2023/NĐ-CP DECREE'],
  ['[Nghị định 2/2023/NĐ-CP]', '02/2023/NĐ-CP DECREE'],
  ['[Nghị định 123/2020]', '123/2020/NĐ-CP DECREE'],
  ['QH14: [59/2020/QH14] - Luật', '59/2020/QH14 ?'],
  ['Luật này; số [59/2020/QH14]', '59/2020/QH14 ?'],
  ['Luật\nsố [59/2020/QH14]', '59/2020/QH14 ?'],
  ['Luật [13/2023/NĐ-CP]', '13/2023/NĐ-CP DECREE'],
  ['[Luật Doanh nghiệp năm 2020 số 59/2020/QH14]', '59/2020/QH14 LAW'],
  ['[Luật Phòng, chống tham nhũng số 36/2018/QH14]', '36/2018/QH14 LAW'],
  [
    'các [Nghị định 13/2023/NĐ-CP], [123/2020/NĐ-CP] và [01/2021/NĐ-CP]',
    '13/2023/NĐ-CP DECREE, 123/2020/NĐ-CP DECREE, 01/2021/NĐ-CP DECREE',
  ],
  ['[khoản 2 Điều 5 Luật Đất đai 2024]', 'dat dai @2024 §5/2'],
  ['[Điều 5 Nghị định 13/2023/NĐ-CP]', '13/2023/NĐ-CP DECREE §5'],
  ['[điểm đ khoản 2 Điều 5 của Nghị định 13/2023/NĐ-CP]', '13/2023/NĐ-CP DECREE §5/2/đ'],
  ['[Điều 5 khoản 2 điểm a Luật số 59/2020/QH14]', '59/2020/QH14 LAW §5/2/a'],
  ['[Article 5 of Decree No. 13/2023/ND-CP]', '13/2023/NĐ-CP DECREE §5'],
  ['[Article 5(2)(a) of Law No. 59/2020/QH14]', '59/2020/QH14 LAW §5/2/a'],
  ['[第13/2023/ND-CP号法令第5条第2款]', '13/2023/NĐ-CP DECREE §5/2'],
  ['[第59/2020/QH14号企业法第一百二十三条]', '59/2020/QH14 LAW §123'],
  ['[2024年《土地法》第十二条第二款]', '土地法 @2024 §12/2'],
  ['[Luật Đất đai năm 2024]', 'dat dai @2024'],
  ['[Bộ luật Dân sự 2015]', 'dan su @2015'],
  ['[BLTTDS năm 2015]', 'to tung dan su @2015'],
  ['[Luật Doanh nghiệp 2020] ([Luật số 59/2020/QH14])', 'doanh nghiep @2020, 59/2020/QH14 LAW'],
  ['[Law on Enterprises 2020]', 'enterprise @2020'],
  ['the [Law on Land of 2024]', 'land @2024'],
  ['the [2024 Land Law]', 'land @2024'],
  ['under the [Civil Code 2015]', 'civil @2015'],
  ['根据[2024年土地法]，', '土地法 @2024'],
  ['[《土地法》（2024年]）', '土地法 @2024'],
  ['[Decree 13/2023]', '13/2023/NĐ-CP DECREE'],
  ['[Law on Enterprises No. 59/2020/QH14]', '59/2020/QH14 LAW'],
  ['[Decision No. 749/QD-TTg] dated 3 June 2020', '749/QĐ-TTg DECISION 2020'],
  ['[第13/2023/ND-CP号法令]', '13/2023/NĐ-CP DECREE'],
  ['[第31/2024/QH15号《土地法》第5条]', '31/2024/QH15 LAW §5'],
  ['《企业法》（[第59/2020/QH14号]）', '59/2020/QH14 ?'],
])('recognises citations in %j', (marked, expected) => {
  expect(results(marked.replace(/[[\]]/g, ''))).toEqual([marked, expected])
})

test.each([
  '13/2023',
  'số 59/2020 đường Láng, Hà Nội',
  'điện thoại 0913/2023/456',
  'hợp đồng số 13/2023/HĐ-MB',
  'Quyết định 12/2024/QĐ-UBND',
  'https://example.com/van-ban/13/2023/ND-CP',
  'example.com/59/2020/QH14',
  'x59/2020/QH14',
  '59/2020/QH14x',
  '59/2020/QH14/abc',
  '59/1820/QH14',
  '59/20201/QH14',
  '13/2023/NĐ',
  '13/2023/tt-xyzq',
  '749/QĐ-TTg',
  'pháp luật Việt Nam năm 2024',
  'luật sư Nguyễn Văn A năm 2024',
  'Công ty Luật Minh Khuê 2024',
  'Luật Đất đai',
  'Luật Đất đai 2024-2025',
  'the law on paper in 2024',
  '依法2024年',
  '2026年初起不再实行定额包税办法',
  'Nghị định 13',
  'Nghị định tháng 13/2023',
  '',
])('finds no citation in %j', (text) => {
  expect(recogniseCitations(text)).toEqual([])
})

test('decomposed text gives the same', () => {
  const text = 'Theo khoản 2 Điều 5 Luật Đất đai năm 2024 và Nghị định số 13/2023/NĐ-CP của Chính phủ'
  expect(results(text.normalize('NFD')).map((each) => each.normalize('NFC'))).toEqual(results(text))
  expect(recogniseCitations(text)).toHaveLength(2)
})

/** Positions that the recogniser asks for grow with the text, not with its square: so do these, which stand for it. */
test.each([
  ['numbers', '13/2023/NĐ-CP '],
  ['laws', 'luật '],
  ['articles', 'Điều 5 khoản 2 '],
  ['digits', '1'],
  ['spaces', ' '],
  ['brackets', '2024年《土地'],
  ['English', 'The Land Law of '],
  ['marks', 'ế\u0301'.normalize('NFD')],
  ['addresses', 'https://'],
])('reads half a million characters of %s', (_, piece) => {
  const text = piece.repeat(Math.ceil(500_000 / piece.length))
  expect(recogniseCitations(text).length).toBeLessThanOrEqual(2000)
})
