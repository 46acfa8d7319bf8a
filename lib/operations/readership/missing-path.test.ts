import { expect, test } from '@jest/globals'
import { isMasked, missingPath } from './missing-path'

test.each([
  ['/2019/05/luat-moi/?ma=1', '/2019/05/luat-moi'],
  ['/t%C3%A0i-li%E1%BB%87u', '/tài-liệu'],
  ['/wp-content/uploads/2019/05/x.pdf', '/wp-content/uploads/2019/05/x.pdf'],
  ['/tin/20190512103045-luat-dat-dai.htm', '/tin/20190512103045-luat-dat-dai.htm'],
  ['/bo/an.nguyen@thu.example/x', '/bo/***/x'],
  ['/bo/an.nguyen%40thu.example', '/bo/***'],
  ['/goi/0912345678', '/goi/***'],
  ['/goi/0912.345.678-ngay', '/goi/***-ngay'],
  ['/goi/+84 912 345 678', '/goi/***'],
  ['/cccd/001090123456', '/cccd/***'],
  ['/ho-so.0912345678', '/ho-so.***'],
  ['/lien-he/(024)%203825%201234', '/lien-he/(***'],
  ['/ten/0912%C2%A0345%C2%A0678', '/ten/***'],
  ['/tra-cuu/MST-3601234567', '/tra-cuu/MST-***'],
  ['/u/a%2540b.example', '/u/***'],
  ['/u/an@localhost', '/u/***'],
  ['/2019/05/12/luat-moi-15', '/2019/05/12/luat-moi-15'],
  [`/${'a'.repeat(60_000)}`, undefined],
  [`/${'1-'.repeat(60_000)}`, undefined],
  ['/mat-khau/3f2a9c1b4d5e6f708192a3b4', '/mat-khau/***'],
  ['/don/8f14e45f-ceea-467f-a0e6-1b0c9d2f3a4b', '/don/***'],
  [`/${'x'.repeat(400)}`, `/${'x'.repeat(299)}`],
  ['/', undefined],
  ['/?p=12', undefined],
  ['/not-found', undefined],
  ['/.env', undefined],
  ['/wp-login.php', undefined],
  ['//khac.example', undefined],
  ['/a%zz', undefined],
])('%j is counted as %j', (address, expected) => {
  const path = missingPath(address)
  expect(path).toBe(expected)
})

test.each([
  ['/bo/an@thu.example', true],
  ['/bo/an', false],
])('whether %j is masked: %s', (address, expected) => expect(isMasked(missingPath(address) ?? '')).toBe(expected))
