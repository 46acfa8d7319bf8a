import { expect, test } from '@jest/globals'
import { amapLink, messengersFor } from './messengers'
import { secondsOf } from './video-duration'

const social = { whatsapp: '0912345678', wechat: 'vien-ilc' }

test.each([
  ['vi', social, []],
  ['en', social, ['WhatsApp https://wa.me/84912345678', 'WeChat undefined']],
  ['zh', social, ['WeChat undefined', 'WhatsApp https://wa.me/84912345678']],
  ['zh', { whatsapp: '+4930123456', wechat: '' }, ['WhatsApp https://wa.me/4930123456']],
  ['en', { whatsapp: '', wechat: '' }, []],
] as const)('in %s of %j: %j', (language, input, shown) => {
  expect(messengersFor(language, input).map(({ name, href }) => `${name} ${href}`)).toEqual(shown)
})

test('the map for China has longitude first', () => {
  const { host, searchParams } = new URL(amapLink({ latitude: 21.03, longitude: 105.85 }, '河内'))
  expect(host).toBe('uri.amap.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({ position: '105.85,21.03', name: '河内' })
})

test.each([
  ['2:35', 155],
  ['1:02:35', 3755],
  ['0:00', undefined],
  ['2:75', undefined],
  ['2m35', undefined],
] as const)('a length of %s is %s seconds', (typed, seconds) => {
  expect(secondsOf(typed)).toBe(seconds)
})
