import { expect, test } from '@jest/globals'
import { lexicalHtml } from './lexical'
import { forMembers, inEmail } from './readers'
import { renderedHtml } from './rendered'

const gated = (who: string, inside: string) => `<!--kg-gated-block:begin ${who} -->${inside}<!--kg-gated-block:end-->`
const members = 'nonMember:false memberSegment:"status:free,status:-free"'

test.each([
  ['for members', `<p>a</p>${gated(members, '<p>Kín</p>')}<p>b</p>`, '<p>a</p><p>b</p>', [forMembers]],
  [
    'for nobody who is named',
    `<p>a</p>${gated('memberSegment:"status:free"', '<p>Kín</p>')}`,
    '<p>a</p>',
    [forMembers],
  ],
  ['for everybody', `<p>a</p>${gated('nonMember:true memberSegment:""', '<p>b</p>')}`, '<p>a</p><p>b</p>', []],
  ['without an end', `<p>a</p><!-- kg-gated-block:begin ${members} --><p>Kín</p>`, '<p>a</p>', [forMembers]],
  ['in an e-mail without an end', '<p>a</p><!--kg-card-begin: email--><p>Thư</p>', '<p>a</p>', [inEmail]],
])('a part of a text %s', (_, given, html, expected) => {
  const dropped: string[] = []
  expect(renderedHtml(given, (what) => dropped.push(what))).toBe(html)
  expect(dropped).toEqual(expected)
})

test.each<[visibility: unknown, dropped: string[]]>([
  [{ web: { nonMember: false, memberSegment: 'status:free' }, email: { memberSegment: '' } }, [forMembers]],
  [{ web: { nonMember: true, memberSegment: '' } }, []],
  [{ showOnWeb: false, showOnEmail: true, segment: '' }, [inEmail]],
  [{ emailOnly: true, segment: 'status:free' }, [inEmail]],
  [{ emailOnly: false, segment: '' }, []],
  ['x', []],
  [undefined, []],
])('a card with the visibility %j', (visibility, expected) => {
  const dropped: string[] = []
  const tree = { root: { children: [{ type: 'html', html: '<p>Kín</p>', visibility }] } }
  expect(lexicalHtml(JSON.stringify(tree), (what) => dropped.push(what))).toBe(expected.length > 0 ? '' : '<p>Kín</p>')
  expect(dropped).toEqual(expected)
})
