import { expect, test } from '@jest/globals'
import { lexicalHtml } from './lexical'
import { mobiledocHtml } from './mobiledoc'
import { forMembers, forUnknownReaders, inEmail } from './readers'
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
  [
    'in one for everybody',
    gated('nonMember:true', `<p>a</p>${gated(members, '<p>Kín</p>')}<p>b</p>`),
    '<p>a</p><p>b</p>',
    [forMembers],
  ],
  [
    'around one for everybody',
    `<p>a</p>${gated(members, `<p>Kín</p>${gated('nonMember:true', '<p>Kín</p>')}<p>Kín</p>`)}<p>b</p>`,
    '<p>a</p><p>b</p>',
    [forMembers],
  ],
  [
    'in another one',
    `${gated(members, `<ul><li>Kín${gated(members, '<p>Kín</p>')}</li></ul><p>Kín</p>`)}<p>b</p>`,
    '<p>b</p>',
    [forMembers],
  ],
  [
    'that crosses an e-mail',
    `<p>a</p><!--kg-gated-block:begin ${members} -->Kín<!--kg-card-begin: email-->Kín<!--kg-gated-block:end-->Thư<!--kg-card-end: email--><p>b</p>`,
    '<p>a</p><p>b</p>',
    [forMembers, inEmail],
  ],
  [
    'of an unknown kind',
    '<p>a</p><!--kg-gated-block:start x--><p>Kín</p><!--kg-gated-block:end--><p>b</p>',
    '<p>a</p><p>b</p>',
    [forUnknownReaders],
  ],
  [
    'of unknown settings',
    `<p>a</p>${gated('nonMember:true {"nonMember":false}', '<p>Kín</p>')}`,
    '<p>a</p>',
    [forUnknownReaders],
  ],
  ['that contradicts itself', gated('nonMember:false nonMember:true', '<p>Kín</p>'), '', [forUnknownReaders]],
  ['whose readers are a word', gated('memberSegment:"nonMember:true"', '<p>Kín</p>'), '', [forMembers]],
  ['without a beginning', '<p>Kín</p><!--kg-gated-block:end--><p>b</p>', '<p>b</p>', [forUnknownReaders]],
  [
    'with an end in a text of code',
    gated(members, '<script>"<!--kg-gated-block:end-->"</script><p>Kín</p>'),
    '',
    [forMembers, forUnknownReaders],
  ],
  ['without an end', `<p>a</p><!-- kg-gated-block:begin ${members} --><p>Kín</p>`, '<p>a</p>', [forMembers]],
  [
    'whose first mark has no end',
    '<p>a</p><!--kg-gated-block:begin x <!--y--><p>Kín</p>',
    '<p>a</p>',
    [forUnknownReaders],
  ],
  ['in an e-mail without an end', '<p>a</p><!--kg-card-begin: email--><p>Thư</p>', '<p>a</p>', [inEmail]],
])('a part of a text %s', (_, given, html, expected) => {
  const dropped: string[] = []
  expect(renderedHtml(given, (what) => dropped.push(what))).toBe(html)
  expect([...new Set(dropped)]).toEqual(expected)
})

test.each<[visibility: unknown, dropped: string[]]>([
  [{ web: { nonMember: false, memberSegment: 'status:free' }, email: { memberSegment: '' } }, [forMembers]],
  [{ web: { nonMember: true, memberSegment: '' } }, []],
  [{ showOnWeb: false, showOnEmail: true, segment: '' }, [inEmail]],
  [{ emailOnly: true, segment: 'status:free' }, [inEmail]],
  [{ emailOnly: false, segment: '' }, []],
  [null, []],
  ['x', [forUnknownReaders]],
  [{}, [forUnknownReaders]],
  [{ web: {}, email: { memberSegment: '' } }, [forUnknownReaders]],
  [{ web: { nonMember: 'true' } }, [forUnknownReaders]],
  [{ showOnWeb: true, emailOnly: true }, [inEmail]],
  [undefined, []],
])('a card with the visibility %j', (visibility, expected) => {
  const dropped: string[] = []
  const tree = { root: { children: [{ type: 'html', html: '<p>Kín</p>', visibility }] } }
  expect(lexicalHtml(JSON.stringify(tree), (what) => dropped.push(what))).toBe(expected.length > 0 ? '' : '<p>Kín</p>')
  expect(dropped).toEqual(expected)
})

const secret = { type: 'paragraph', children: [{ type: 'text', text: 'Kín' }] }
const hidden = { web: { nonMember: false, memberSegment: 'status:free' } }

test.each<[what: string, node: object, dropped: string[]]>([
  ['a paragraph', { ...secret, visibility: hidden }, [forMembers]],
  ['a quotation around others', { type: 'quote', visibility: hidden, children: [secret] }, [forMembers]],
  [
    'a card in one for everybody',
    { type: 'aside', visibility: { web: { nonMember: true } }, children: [{ ...secret, visibility: hidden }] },
    [forMembers],
  ],
  ['words', { type: 'paragraph', children: [{ type: 'text', text: 'Kín', visibility: hidden }] }, [forMembers]],
  ['an unknown block with others in it', { type: 'gated', children: [secret] }, ['a card of the kind "gated"']],
  [
    'unknown words',
    { type: 'paragraph', children: [{ type: 'gated-text', text: 'Kín' }] },
    ['a card of the kind "gated-text"'],
  ],
  [
    'an unknown block in a list',
    { type: 'list', children: [{ type: 'listitem', children: [{ type: 'members', children: [secret] }] }] },
    ['a card of the kind "members"'],
  ],
])('in the tree of Ghost no text comes of %s', (_, node, expected) => {
  const dropped: string[] = []
  const html = lexicalHtml(JSON.stringify({ root: { children: [node] } }), (what) => dropped.push(what))
  expect(html).not.toContain('Kín')
  expect(dropped).toEqual(expected)
})

test('in the earlier editor no text comes of sections and cards that are not known', () => {
  const dropped: string[] = []
  const document = {
    cards: [['html', { html: 'Kín', visibility: hidden }]],
    sections: [
      [10, 0],
      [10, 7],
      [11, 'p', [[0, [], 0, 'Kín']]],
    ],
  }
  expect(mobiledocHtml(JSON.stringify(document), (what) => dropped.push(what))).toBe('')
  expect(dropped).toEqual([forMembers, 'a card that the export lacks', 'a section of the kind "11"'])
})

test('marks that never end, and settings without a value, cost no more than the text is long', () => {
  const marks = '<!--kg-gated-block '.repeat(50_000)
  expect(renderedHtml(marks + '<p>Kín</p>', () => undefined)).toBe('')
  expect(renderedHtml(gated('a'.repeat(400_000), '<p>Kín</p>'), () => undefined)).toBe('')
})
