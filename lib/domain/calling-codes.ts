/** Country codes of ITU-T E.164 in use, as patterns by their first digit; without 84, which is Vietnam. */
const codes = [
  '[17]',
  '2(?:[07]|1[12368]|[23]\\d|4\\d|5[0-8]|6\\d|9[01789])',
  '3(?:[0-469]|5\\d|7\\d|8[0-35-79])',
  '4(?:[013-9]|2[013])',
  '5(?:[1-8]|0\\d|9\\d)',
  '6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])',
  '8(?:[126]|5[02356]|7[08]|8[01236])',
  '9(?:[0-58]|6[0-8]|7[0-79]|9[2-8])',
]

const foreignPhone = new RegExp(`^\\+(?=\\d{7,15}$)(?:${codes.join('|')})`)

export const isForeignPhone = (phone: string): boolean => foreignPhone.test(phone)
