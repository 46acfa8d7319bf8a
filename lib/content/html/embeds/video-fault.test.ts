import { expect, test } from '@jest/globals'
import { videoFault } from './video-fault'

test.each([
  [{}, 'videoMissing'],
  [{ file: null, videoId: '' }, 'videoMissing'],
  [{ file: null, videoId: null }, 'videoMissing'],
  [{ file: 1 }, undefined],
  [{ videoId: 'aqz-KE-bpKQ' }, undefined],
  [{ file: 1, videoId: 'https://youtu.be/aqz-KE-bpKQ' }, undefined],
  [{ videoId: 'khong' }, 'videoIdInvalid'],
  [{ file: 1, videoId: 'khong' }, 'videoIdInvalid'],
])('the fault of a video with %j: %s', (video, fault) => {
  expect(videoFault(video)).toBe(fault)
})
