import { expect, test } from '@jest/globals'
import { convertText } from './text'

const uploads = 'https://old.example/wp-content/uploads/'
const image = { id: '10', url: `${uploads}a.jpg`, title: 'A', caption: '', alt: 'Ảnh', parent: '1', link: '' }
const figure = `<figure><img src="${uploads}a.jpg" alt="Ảnh"></figure>`
const video = '<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>'

function converted(content: string) {
  const { html, notes } = convertText(
    { content, meta: new Map() },
    {
      media: { byId: (id) => (id === '10' ? image : undefined), own: () => [] },
      reusable: () => undefined,
    },
  )
  return { notes, html: html.replace(/\n+/g, ' ').replace(/> </g, '><').trim() }
}

test('a page of Flatsome shows what its codes hold and name', () => {
  const content = `[section bg="10" bg_overlay="rgba(0,0,0,.5)" label="Đầu trang"]
[row style="collapse"]
[col span="6" span__sm="12"]
[title style="center" text="Dịch vụ luật sư" tag_name="h3"]
[ux_image id="10" image_size="original"]
<p>Văn phòng luật <strong>ABC</strong></p>
[gap]
[button text="Liên hệ ngay" link="/lien-he/" radius="99"]
[/col]
[col span="6"]
[accordion]
[accordion-item title="Thủ tục ly hôn?"]
<p>Nộp đơn tại toà.</p>
[/accordion-item]
[/accordion]
[ux_video url="https://youtu.be/dQw4w9WgXcQ"]
[/col]
[/row]
[/section]`
  expect(converted(content)).toEqual({
    html: `${figure}<h3>Dịch vụ luật sư</h3>${figure}<p>Văn phòng luật <strong>ABC</strong></p><p><a href="/lien-he/">Liên hệ ngay</a></p><h3>Thủ tục ly hôn?</h3><p>Nộp đơn tại toà.</p>${video}`,
    notes: [
      'codes of a page builder became what they hold: title, ux_image, button, col (2 times), accordion-item, accordion, ux_video, row, section',
    ],
  })
})

test('a page of WPBakery', () => {
  const raw = Buffer.from(encodeURIComponent('<b>Riêng</b>')).toString('base64')
  const link = `url:${encodeURIComponent('https://old.example/lien-he/')}|title:Li%C3%AAn||`
  const content = `[vc_row css=".vc_custom_1{background-image: url(${uploads}b.jpg?id=12) !important;}"][vc_column width="1/2"][vc_custom_heading text="Giới thiệu \`{\`mới\`}\` %93" font_container="tag:h2"][vc_single_image image="10" img_size="full"][vc_column_text]
<p>Nội dung</p>

Dòng thường
[/vc_column_text][vc_raw_html]${raw}[/vc_raw_html][vc_btn title="Xem thêm" link="${link}"][vc_tta_accordion][vc_tta_section title="Câu 1" tab_id="1"][vc_column_text]Đáp 1[/vc_column_text][/vc_tta_section][/vc_tta_accordion][vc_gallery images="10,99"][vc_video link="https://youtu.be/dQw4w9WgXcQ"][vc_empty_space height="30px"][rev_slider alias="home"][/vc_column][/vc_row]`
  expect(converted(content)).toEqual({
    html: `<figure><img src="${uploads}b.jpg" alt=""></figure><h3>Giới thiệu [mới] %93</h3>${figure}<p>Nội dung</p><p>Dòng thường</p><p><b>Riêng</b></p><p><a href="https://old.example/lien-he/">Xem thêm</a></p><h3>Câu 1</h3><p>Đáp 1</p>${figure}${video}`,
    notes: [
      expect.stringMatching(/^codes of a page builder became what they hold: .*vc_column_text \(2 times\)/),
      'without files that are not in the export: 99',
      'without blocks and codes that WordPress filled itself: rev_slider',
    ],
  })
})

test.each([
  [
    'Divi',
    `[et_pb_section fb_built="1"][et_pb_row][et_pb_column type="4_4"][et_pb_text admin_label="x"]<p>Chữ</p>[/et_pb_text][et_pb_image src="${uploads}c.png" alt="Đồ thị" /][et_pb_blurb title="Thuế %22mới%22" url="/thue/"]Nội dung[/et_pb_blurb][et_pb_button button_url="https://luat.example/" button_text="Gọi" /][/et_pb_column][/et_pb_row][/et_pb_section]`,
    `<p>Chữ</p><figure><img src="${uploads}c.png" alt="Đồ thị"></figure><h3><a href="/thue/">Thuế "mới"</a></h3><p>Nội dung</p><p><a href="https://luat.example/">Gọi</a></p>`,
  ],
  [
    'Avada',
    `[fusion_builder_container][fusion_title size="2"]Tiêu đề[/fusion_title][fusion_imageframe]${uploads}d.jpg[/fusion_imageframe][fusion_youtube id="dQw4w9WgXcQ"][/fusion_builder_container]`,
    `<h3>Tiêu đề</h3><figure><img src="${uploads}d.jpg" alt=""></figure><iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></iframe>`,
  ],
])('%s', (_, content, html) => {
  expect(converted(content).html).toBe(html)
})

test.each(['[section 5 of the Act]', '[title]', 'xem [tab] và [row 3]'])(
  'words in brackets are no codes: %s',
  (text) => {
    expect(converted(text)).toEqual({ html: `<p>${text}</p>`, notes: [] })
  },
)
