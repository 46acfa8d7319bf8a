import { describe, expect, test } from '@jest/globals'
import { pasteOf, preparation } from '@/lib/testing/prepared-html'
import { quickTextOfHtml } from './quick-text'
import { textOfHtml } from './text'

function everywhere(content: string) {
  const { article, changes } = preparation(content)
  const pasted = pasteOf(content)
  const forms = [article.html.vi, article.portable, article.markdown, pasted?.html ?? '']
  return { texts: [...forms, textOfHtml(content), quickTextOfHtml(content)], changes, pasted, article }
}

const word = `<html><body lang=VI><!--StartFragment-->
<p class=MsoNormal>Mức phí là 10 triệu đồng<span style='display:none;mso-hide:all'> (nội bộ: MẬT)</span>.</p>
<p class=MsoNormal>Thời hạn <del cite="mailto:Bien%20tap" datetime="2026-11-20T08:00">ba mươi MẬT</del><ins cite="mailto:Bien%20tap" datetime="2026-11-20T08:00">mười lăm</ins> ngày.</p>
<p class=MsoNormal><a style='mso-comment-reference:BT_1;mso-comment-date:20261120T0800'>Khách hàng</a><span class=MsoCommentReference><span style='mso-special-character:comment'>&nbsp;<a class=msocomanchor id="_anchor_1" href="#_msocom_1">[MẬT1]</a></span></span> ký tên.</p>
<table><tr><td>Giữ</td></tr><tr><td><del cite="mailto:a" datetime="2026-11-20T08:00">MẬT</del></td></tr></table>
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>&nbsp;<a class=msocomoff href="#_msoanchor_1">[MẬT1]</a>MẬT: đừng nêu tên khách.</p></div></div></div>
</body></html>`

test('a text of Word keeps neither hidden text nor comments, and its changes are accepted', () => {
  const { texts, changes, pasted, article } = everywhere(word)
  for (const text of texts) {
    expect(text).not.toMatch(/MẬT|mailto|Bien|msocom|_anchor/)
    expect(text).toMatch(/Thời hạn mười lăm ngày/)
    expect(text).toMatch(/Khách hàng\s*ký tên/)
  }
  for (const html of [article.html.vi, pasted?.html ?? '']) expect(html).not.toMatch(/<ins|<del|<hr|<a\b/)
  expect(article.html.vi.match(/<tr/g)).toHaveLength(1)
  expect(changes).toMatchObject({ hidden: 2, revisions: 3 })
  expect(pasted?.changes).toMatchObject({ hidden: 2, revisions: 3 })
})

describe('text that nobody was to read is left out and counted', () => {
  test.each([
    ['display', '<div style="display: none !important">MẬT</div>'],
    ['the attribute', '<p hidden>MẬT</p>'],
    ['visibility', '<p style="VISIBILITY:hidden">MẬT</p>'],
    ['a collapsed row', '<table><tr><td>a</td></tr><tr style="visibility:collapse"><td>MẬT</td></tr></table>'],
    ['no size', '<span style="font-size:0pt">MẬT</span>'],
    ['no colour', '<span style="color:transparent">MẬT</span>'],
    ['a transparent colour', '<span style="color:rgba(0, 0, 0, 0)">MẬT</span>'],
    ['no opacity', '<p style="opacity:0.0">MẬT</p>'],
    ['beside the screen', '<p style="position:absolute;left:-9999px">MẬT</p>'],
    ['an indent', '<p style="text-indent:-9999px">MẬT</p>'],
    ['a margin', '<p style="margin-left:-5000px">MẬT</p>'],
    ['a movement', '<p style="transform:translateX(-9999px)">MẬT</p>'],
    ['a scale', '<p style="transform:scale(0)">MẬT</p>'],
    ['no height', '<div style="height:0;overflow:hidden">MẬT</div>'],
    ['a clip', '<p style="position:absolute;clip:rect(1px,1px,1px,1px)">MẬT</p>'],
    ['a clip path', '<p style="clip-path:inset(100%)">MẬT</p>'],
    ['a class', '<style>p.NoiBo {mso-style-name:NoiBo; display:none}</style><p class="x NoiBo">MẬT</p>'],
    ['an id', '<style><!-- #spam{position:absolute;left:-9999px} --></style><div id=spam>MẬT</div>'],
    ['a closed dialog', '<dialog>MẬT</dialog>'],
    ['a link in hidden text', '<div style="display:none"><p>x</p><a href="https://a.example">MẬT</a></div>'],
    [
      'a comment of Google Docs',
      '<p>a<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>MẬT</span></p></div>',
    ],
  ])('%s', (name, hidden) => {
    const { texts, changes, pasted } = everywhere(`<p>Đầu</p>${hidden}<p>Cuối</p>`)
    // The search index does not know of comments by what they link to.
    for (const text of name.includes('Google') ? texts.slice(0, 4) : texts) {
      expect(text).toMatch(/Đầu[^]*Cuối/)
      expect(text).not.toMatch(/MẬT|a\.example|\[a\]/)
    }
    expect(changes.hidden).toBe(1)
    expect(pasted?.changes.hidden).toBe(1)
  })
})

describe('what readers see, or can open, stays', () => {
  test.each([
    ['a decoration for screen readers', '<p aria-hidden="true">THẤY</p>'],
    ['closed details', '<details><summary>Mở</summary><p>THẤY</p></details>'],
    ['what a search of the page opens', '<p hidden="until-found">THẤY</p>'],
    ['a price that was crossed out', '<p><del>THẤY</del> 500</p>'],
    ['a gradient', '<p style="color:transparent;background-clip:text">THẤY</p>'],
    ['a size of its own in a box without one', '<div style="font-size:0"><p style="font-size:16px">THẤY</p></div>'],
    [
      'a visible part of an invisible one',
      '<div style="visibility:hidden"><p style="visibility:visible">THẤY</p></div>',
    ],
    ['a rule for paper', '<style>@media print { .x { display:none } }</style><p class=x>THẤY</p>'],
    ['a style over its class', '<style>.x{display:none}</style><p class=x style="display:block">THẤY</p>'],
    ['a centred text', '<p style="position:absolute;left:50%;transform:translate(-50%,-50%)">THẤY</p>'],
    ['a line of a converted PDF', '<p style="position:absolute;top:4200px;left:90px">THẤY</p>'],
  ])('%s', (_, html) => {
    const { texts, changes } = everywhere(`<p>Đầu</p>${html}`)
    for (const text of texts) expect(text).toContain('THẤY')
    expect(changes).toMatchObject({ hidden: 0, revisions: 0 })
  })
  test('and a video in a frame whose height is a padding', () => {
    const video =
      '<div style="height:0;overflow:hidden;padding-bottom:56.25%"><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe></div>'
    expect(everywhere(video).texts[0]).toContain('aqz-KE-bpKQ')
  })
})
