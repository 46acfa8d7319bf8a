import { expect, test } from '@jest/globals'
import { videoError } from './video-error'

test.each([
  [{}, 'videoMissing'],
  [{ file: null, videoId: '' }, 'videoMissing'],
  [{ file: null, videoId: null }, 'videoMissing'],
  [{ file: 1 }, undefined],
  [{ videoId: 'aqz-KE-bpKQ' }, undefined],
  [{ file: 1, videoId: 'https://youtu.be/aqz-KE-bpKQ' }, undefined],
  [{ videoId: 'khong' }, 'videoIdInvalid'],
  [{ file: 1, videoId: 'khong' }, 'videoIdInvalid'],
])('the error of a video with %j: %s', (video, error) => {
  expect(videoError(video)).toBe(error)
})
