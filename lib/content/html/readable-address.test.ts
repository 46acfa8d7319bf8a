import { expect, test } from '@jest/globals'
import { readableAddress } from './readable-address'

test.each([
  ['https://a.example/Lu%E1%BA%ADt-%C4%91%E1%BA%A5t-%C4%91ai', 'https://a.example/Luật-đất-đai'],
  ['https://a.example/Lua%CC%A3%CC%82t', 'https://a.example/Luật'],
  ['https://a.example/%E6%B3%95%E5%BE%8B?q=%E6%B3%95#m%E1%BB%A5c', 'https://a.example/法律?q=法#mục'],
  ['https://a.example/?u=https%3A%2F%2Fb.example%2Fc', 'https://a.example/?u=https://b.example/c'],
  ['https://a.example/a%2Fb%20c%23d', 'https://a.example/a%2Fb c%23d'],
  ['https://a.example/%FF', 'https://a.example/%FF'],
  [new URL('https://luật.example:8080/x').href, 'https://luật.example:8080/x'],
  ['mailto:a@b.vn?subject=H%E1%BB%8Fi', 'mailto:a@b.vn?subject=Hỏi'],
])('%s is read as %s', (address, read) => {
  expect(readableAddress(address)).toBe(read)
})

test.each(['https://a.example/a%2Fb?c=%26%25&d=e%2Bf#g%20h', 'https://a.example/%E1%BA%ADt?q=%E1%BA%AD%3A'])(
  '%s: what is read leads to the same page',
  (address) => {
    const [as, read] = [address, readableAddress(address)].map((each) => new URL(each))
    expect([read?.pathname, read?.hash]).toEqual([as?.pathname, as?.hash])
    expect([...(read?.searchParams ?? [])]).toEqual([...(as?.searchParams ?? [])])
  },
)
