import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { growthOf, maxGrowth, sumOfDepths, workCounter } from '@/lib/testing/dom-work'
import { articleWords } from '../../article-words'
import { preparePaste } from '../../paste/prepare-paste'
import { unifyMedia } from '.'
import { frameBareVideos } from './bare-videos'
import { linkPlayers, presentPlayers } from './present-players'
import { replaceForeignMedia } from './foreign-media'

const video = '<iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>'
const sound = '<audio src="/media/a.mp3"></audio>'

const large: [name: string, html: (size: number) => string][] = [
  ['films in one paragraph', (size) => `<p>${video.repeat(size)}</p>`],
  ['films on lines', (size) => `<p>${`${video}<br>`.repeat(size)}</p>`],
  ['films and sounds', (size) => `<p>${`${video} ${sound} `.repeat(size)}</p>`],
  ['pictures of other sites', (size) => `<p>${'<img src="https://a.example/1.png"> '.repeat(size)}</p>`],
  ['addresses on lines', (size) => `<p>${'https://youtu.be/aqz-KE-bpKQ<br>'.repeat(size)}</p>`],
]

const words = articleWords('vi')

const { window } = new JSDOM('')
const workOf = workCounter(window)
const parser = new window.DOMParser()

const steps: [name: string, step: (body: HTMLElement, fragment: DocumentFragment) => void][] = [
  ['bringing media into their forms', (body) => unifyMedia(body)],
  ['framing addresses', (body) => frameBareVideos(body)],
  ['replacing what is not shown', (_, fragment) => replaceForeignMedia(fragment, words)],
  ['showing players', (_, fragment) => presentPlayers(fragment, words, 'https://ilc.example/tin-tuc/bai')],
  ['linking players', (_, fragment) => linkPlayers(fragment, words)],
  ['a paste', (body) => void preparePaste(body.ownerDocument, 'https://ilc.example')],
]

describe.each(steps)('the work of %s grows with the text', (_, step) => {
  function workFor(html: string): [number, number] {
    const { body } = parser.parseFromString(html, 'text/html')
    const fragment = body.ownerDocument.createDocumentFragment()
    fragment.append(...[...body.childNodes].map((node) => node.cloneNode(true)))
    const depths = sumOfDepths(body)
    return [workOf(() => step(body, fragment)), depths]
  }
  test.each(large)('of many %s', (_name, html) => expect(growthOf(html, workFor)).toBeLessThan(maxGrowth))
})
