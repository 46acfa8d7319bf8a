import { describe, expect, test } from '@jest/globals'
import { pasteOf } from '@/lib/testing/prepared-html'
import { allowedFrame, embedOf, frameOrigins, longestVideoAddress, videoPlayer } from '.'
import { preparePlainText } from '../../paste/prepare-paste'
import { tidy } from '../tidy'
import { videoError } from './video-error'
import { youtubeId } from './youtube'

const yt = 'https://www.youtube-nocookie.com/embed'
const www = 'https://www.youtube.com'
const watch = `${www}/watch?v=aqz-KE-bpKQ`
const list = 'PLmau0000000000000'
const channel = 'UCmau00000000000000000'
const facebook = 'https://www.facebook.com'
const fb = `${facebook}/plugins/video.php?href=`
const fbVideo = `${fb}${facebook}/watch/%3Fv%3D123`
const vimeo = 'https://player.vimeo.com/video'
const osm = 'https://www.openstreetmap.org'
const maps = 'https://www.google.com/maps'
const pb =
  '!1m18!1m12!1m3!1d3919.4!2d106.695!3d10.776!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x31752f:0x5d4!2zQuG6v24gVGjDoG5o!5e0!3m2!1svi!2s!4v1'

const embeds: [written: string, player: string | undefined, page: string][] = [
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0&enablejsapi=1', `${yt}/aqz-KE-bpKQ`, watch],
  ['www.youtube.com/embed/aqz-KE-bpKQ', `${yt}/aqz-KE-bpKQ`, watch],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?si=x&amp;amp;start=12', `${yt}/aqz-KE-bpKQ?start=12`, `${watch}&t=12s`],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=5&end=9', `${yt}/aqz-KE-bpKQ?start=5&end=9`, `${watch}&t=5s`],
  ['https://youtu.be/aqz-KE-bpKQ?si=AbC&t=90', `${yt}/aqz-KE-bpKQ?start=90`, `${watch}&t=90s`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', `${yt}/aqz-KE-bpKQ?start=3723`, `${watch}&t=3723s`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=1m', `${yt}/aqz-KE-bpKQ?start=60`, `${watch}&t=60s`],
  ['https://m.youtube.com/watch?feature=share&v=aqz-KE-bpKQ', `${yt}/aqz-KE-bpKQ`, watch],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share', `${yt}/aqz-KE-bpKQ`, watch],
  ['http://www.youtube.com/v/aqz-KE-bpKQ&hl=vi&fs=1', `${yt}/aqz-KE-bpKQ`, watch],
  [`${watch}&list=${list}&index=2`, `${yt}/aqz-KE-bpKQ?list=${list}`, `${watch}&list=${list}`],
  [`${www}/embed/videoseries?list=${list}`, `${yt}/videoseries?list=${list}`, `${www}/playlist?list=${list}`],
  [
    `${www}/embed/live_stream?channel=${channel}&autoplay=1`,
    `${yt}/live_stream?channel=${channel}`,
    `${www}/channel/${channel}/live`,
  ],
  [`${www}/channel/${channel}/live`, `${yt}/live_stream?channel=${channel}`, `${www}/channel/${channel}/live`],
  [`${vimeo}/1?h=abc&badge=0&autopause=0`, `${vimeo}/1?h=abc`, 'https://vimeo.com/1/abc'],
  [`${vimeo}/1?color=fff&amp;h=abc#t=90s`, `${vimeo}/1?h=abc#t=90s`, 'https://vimeo.com/1/abc#t=90s'],
  ['https://vimeo.com/1/abc?share=copy', `${vimeo}/1?h=abc`, 'https://vimeo.com/1/abc'],
  ['https://vimeo.com/channels/staffpicks/7', `${vimeo}/7`, 'https://vimeo.com/7'],
  ['http://vimeo.com/moogaloop.swf?clip_id=7&server=vimeo.com', `${vimeo}/7`, 'https://vimeo.com/7'],
  [
    `${facebook}/plugins/video.php?height=314&href=https%3A%2F%2Fwww.facebook.com%2Filc.mau%2Fvideos%2F123%2F&width=560&t=0`,
    `${fb}${facebook}/ilc.mau/videos/123`,
    `${facebook}/ilc.mau/videos/123`,
  ],
  [
    `${fb}https%3A%2F%2Fwww.facebook.com%2Freel%2F123%2F&t=12`,
    `${fb}${facebook}/reel/123&t=12`,
    `${facebook}/reel/123`,
  ],
  ['https://m.facebook.com/watch/?v=123&ref=sharing', fbVideo, `${facebook}/watch/?v=123`],
  ['https://vi-vn.facebook.com/video/embed?video_id=123', fbVideo, `${facebook}/watch/?v=123`],
  [`${facebook}/plugins/post.php?href=${facebook}/ilc/posts/9`, undefined, `${facebook}/ilc/posts/9`],
  [`${maps}/embed?pb=${pb}`, `${maps}/embed?pb=${pb}`, `${maps}/search/B%E1%BA%BFn+Th%C3%A0nh/@10.776,106.695,16z`],
  [
    'https://maps.google.com/maps?f=q&source=s_q&hl=vi&geocode=&q=ILC&aq=0&ie=UTF8&z=14&iwloc=A&output=embed',
    `${maps}?q=ILC&z=14&hl=vi&output=embed`,
    `${maps}?q=ILC&z=14&hl=vi`,
  ],
  [
    `${maps}/embed/v1/place?key=mau&q=H%C3%A0+N%E1%BB%99i&attribution_source=x`,
    `${maps}/embed/v1/place?key=mau&q=H%C3%A0+N%E1%BB%99i`,
    `${maps}?q=H%C3%A0+N%E1%BB%99i`,
  ],
  [
    `${maps}/embed/v1/directions?origin=A&destination=B&key=mau&mode=driving`,
    `${maps}/embed/v1/directions?key=mau&origin=A&destination=B&mode=driving`,
    `${maps}?saddr=A&daddr=B`,
  ],
  [`${maps}/d/u/0/embed?mid=1abc&ehbc=2E312F`, `${maps}/d/embed?mid=1abc`, `${maps}/d/viewer?mid=1abc`],
  [
    `${maps}/place/B%E1%BA%BFn+Th%C3%A0nh/@10.776,106.695,17z/data=!3m1!4b1`,
    `${maps}?q=B%E1%BA%BFn+Th%C3%A0nh&ll=10.776,106.695&z=17&output=embed`,
    `${maps}?q=B%E1%BA%BFn+Th%C3%A0nh&ll=10.776,106.695&z=17`,
  ],
  [`${maps}/dir/A/B/@10.7,106.6,12z`, `${maps}?saddr=A&daddr=B&output=embed`, `${maps}?saddr=A&daddr=B`],
  [
    `${osm}/export/embed.html?bbox=106.69%2C10.77%2C106.7%2C10.78&amp;layer=mapnik&amp;marker=10.775%2C106.695`,
    `${osm}/export/embed.html?bbox=106.69,10.77,106.7,10.78&layer=mapnik&marker=10.775,106.695`,
    `${osm}/?mlat=10.775&mlon=106.695#map=16/10.775/106.695`,
  ],
  [
    '//openstreetmap.org/export/embed.html?bbox=106,10,107,11&x=1',
    `${osm}/export/embed.html?bbox=106,10,107,11`,
    `${osm}/#map=16/10.50000/106.50000`,
  ],
  ['https://www.tiktok.com/embed/v2/7000000001', undefined, 'https://www.tiktok.com/@/video/7000000001'],
  ['https://platform.twitter.com/embed/Tweet.html?dnt=1&id=123', undefined, 'https://x.com/i/status/123'],
  [
    'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/ilc/bai-1&color=x',
    undefined,
    'https://soundcloud.com/ilc/bai-1',
  ],
]

test.each(embeds)('%s', (written, player, page) => {
  expect(embedOf(written)).toMatchObject({ player, page })
})

describe('a player and a page mean what the address meant', () => {
  test.each(embeds.filter(([, player]) => player))('%s', (_, player = '', page) => {
    expect(embedOf(player)).toMatchObject({ player })
    expect(allowedFrame(player)?.src).not.toMatch(/\s|&amp;/)
    expect(URL.canParse(page)).toBe(true)
  })
})

test.each([
  ['https://youtu.be/aqz-KE-bpKQ', `${yt}/aqz-KE-bpKQ?autoplay=1`],
  ['https://vimeo.com/1/abc#t=9', 'https://player.vimeo.com/video/1?h=abc&autoplay=1#t=9s'],
  [`${maps}?q=1,2&output=embed`, `${maps}?q=1,2&output=embed`],
])('%s is shown as %s', (src, shown) => {
  expect(allowedFrame(src)?.src).toBe(shown)
})

test.each([
  'https://www.youtube.com/redirect?q=x',
  'https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ',
  'https://evil.example/embed/aqz-KE-bpKQ',
  'https://evil.example/?u=https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://vimeo.com/about',
  'https://www.facebook.com/plugins/video.php?href=https://evil.example/videos/1',
  'https://www.google.com/maps/embed/v1/place?q=x',
  'https://google.evil.example/maps?q=x&output=embed',
  'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3',
  'https://user@evil.example/maps',
  'javascript:alert(1)',
  'javascript://www.youtube.com/embed/aqz-KE-bpKQ',
  'data:text/html,//youtu.be/aqz-KE-bpKQ',
  '/embed/aqz-KE-bpKQ',
  '',
])('%s is in no frame', (src) => {
  expect(allowedFrame(src)).toBeUndefined()
})

test('the policy lists exactly the hosts of the players', () => {
  const used = embeds.flatMap(([written]) => allowedFrame(written)?.src ?? []).map((src) => new URL(src).origin)
  expect([...new Set(used)].sort()).toEqual([...frameOrigins].sort())
})

test.each([
  ['youtu.be/aqz-KE-bpKQ', false],
  ['Xem https://youtu.be/aqz-KE-bpKQ', false],
  ['https://maps.google.com/maps?q=ILC&output=embed', false],
  ['https://www.tiktok.com/embed/v2/7000000001', false],
])('%s is the address of a video: %s', (address, isVideoAddress) => {
  expect(videoPlayer(address) !== undefined).toBe(isVideoAddress)
})

test.each([
  ['aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  [' https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/playlist?list=PLrEnWoR732-BHrPp', undefined],
  ['https://evil.example/watch?v=aqz-KE-bpKQ', undefined],
  ['', undefined],
])('the video of %j on YouTube: %s', (input, id) => expect(youtubeId(input)).toBe(id))

test.each(['l.php?u=https://evil.example', 'login/?next=https://evil.example', 'dialog/share?href=x', ''])(
  'no player and no page of Facebook for the plugin of /%s',
  (path) => {
    const href = encodeURIComponent(`https://www.facebook.com/${path}`)
    expect(embedOf(`https://www.facebook.com/plugins/video.php?href=${href}`)).toBeUndefined()
  },
)

test.each([
  [{}, 'videoMissing'],
  [{ file: 1 }, undefined],
  [{ videoId: 'aqz-KE-bpKQ' }, undefined],
  [{ videoId: 'khong' }, 'videoIdInvalid'],
])('the error of a video with %j: %s', (video, error) => {
  expect(videoError(video)).toBe(error)
})

const addressOf = (length: number) => 'https://youtu.be/aqz-KE-bpKQ?si='.padEnd(length, 'x')

const readers: [name: string, isVideoAddress: (address: string) => boolean][] = [
  ['a paragraph of an article', (address) => tidy(`<p>${address}</p>`).includes('<iframe')],
  ['a line of an article without markup', (address) => tidy(`a\n${address}\nb`).includes('<iframe')],
  ['a paragraph that was pasted', (address) => pasteOf(`<p>${address}</p>`)?.inserts[0]?.kind === 'video'],
  ['plain text that was pasted', (address) => preparePlainText(address)?.inserts[0]?.kind === 'video'],
]

test.each(readers)('%s has the same limit of length', (_, isVideoAddress) =>
  expect([longestVideoAddress, longestVideoAddress + 1].map((length) => isVideoAddress(addressOf(length)))).toEqual([
    true,
    false,
  ]),
)
