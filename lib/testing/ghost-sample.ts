import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blackPng, pdf } from './attachment-samples'

/** The export of a Ghost site of an institute: 60 posts and pages, with its folder of pictures and files. */

const site = '__GHOST_URL__'
const subjects = ['hợp đồng', 'thuế', 'đất đai', 'lao động', 'dữ liệu cá nhân', 'trọng tài']
const tagsOfSubjects = ['tin-tuc', 'thue', 'dat-dai', 'nghien-cuu', 'dao-tao', 'lao-dong']

const tags = [
  { id: 't1', name: 'Tin tức', slug: 'tin-tuc' },
  { id: 't2', name: 'Thuế', slug: 'thue' },
  { id: 't3', name: 'Đất đai', slug: 'dat-dai' },
  { id: 't4', name: 'Nghiên cứu', slug: 'nghien-cuu' },
  { id: 't5', name: 'Đào tạo', slug: 'dao-tao' },
  { id: 't6', name: 'Lao động', slug: 'lao-dong' },
  { id: 't7', name: '#en', slug: 'hash-en' },
]

export interface SamplePost {
  id: string
  title: string
  slug: string
  tags?: string[]
  [field: string]: unknown
}

const rendered = (n: number, subject: string) =>
  `<p>Bài thứ ${n} nói về <strong>${subject}</strong>, xem <a href="${site}/bai-${(n % 40) + 1}/">bài kế tiếp</a>.</p>` +
  `<h2 id="muc">Quy định chung</h2><p>Doanh nghiệp cần lưu ý điều khoản của luật về ${subject}.</p>` +
  (n % 5 === 0
    ? `<figure class="kg-card kg-image-card kg-card-hascaption"><img src="${site}/content/images/size/w1000/2025/0${(n % 4) + 1}/anh.png" class="kg-image" alt="Ảnh ${subject}" loading="lazy" srcset="${site}/content/images/size/w600/2025/01/anh.png 600w" sizes="(min-width: 720px) 720px"><figcaption>Ảnh minh họa</figcaption></figure>`
    : '') +
  '<!--kg-card-begin: email--><p>Chỉ trong thư</p><!--kg-card-end: email-->'.repeat(n % 17 === 0 ? 1 : 0)

/** Posts of a kind that each site has some of. */
export const specialPosts: SamplePost[] = [
  {
    id: 's1',
    title: 'Bài nháp',
    slug: 'bai-nhap',
    status: 'draft',
    published_at: null,
    html: null,
    lexical: JSON.stringify({
      root: {
        type: 'root',
        children: [{ type: 'paragraph', children: [{ type: 'extended-text', text: 'Nháp', format: 1 }] }],
      },
    }),
  },
  { id: 's2', title: 'Hẹn giờ', slug: 'hen-gio', status: 'scheduled', published_at: '2999-01-01T00:00:00.000Z' },
  {
    id: 's3',
    title: 'Hẹn giờ đã qua',
    slug: 'hen-gio-da-qua',
    status: 'scheduled',
    published_at: '2020-01-01T00:00:00.000Z',
  },
  { id: 's4', title: 'Chỉ cho hội viên', slug: 'hoi-vien', visibility: 'members' },
  { id: 's5', title: 'Chỉ cho người trả phí', slug: 'tra-phi', visibility: 'paid' },
  { id: 's6', title: 'Bản tin thư', slug: 'ban-tin', status: 'sent' },
  { id: 's7', title: 'Giới thiệu', slug: 'gioi-thieu', type: 'page' },
  { id: 's8', title: 'Labour law in brief', slug: 'labour-law', tags: ['t7', 't6'], html: '<p>In English.</p>' },
  {
    id: 's9',
    title: 'Bài của năm 2019',
    slug: 'bai-2019',
    html: null,
    mobiledoc: JSON.stringify({
      version: '0.3.1',
      markups: [['strong'], ['a', ['href', `${site}/bai-1/`]]],
      atoms: [['soft-return', '', {}]],
      cards: [
        ['image', { src: '/content/images/2025/01/anh.png', caption: 'Chú thích' }],
        ['hr', {}],
      ],
      sections: [
        [
          1,
          'p',
          [
            [0, [], 0, 'Xem '],
            [0, [1], 1, 'bài một'],
            [1, [], 0, 0],
            [0, [0], 1, 'đậm'],
          ],
        ],
        [10, 0],
        [10, 1],
        [3, 'ul', [[[0, [], 0, 'một']], [[0, [], 0, 'hai']]]],
      ],
    }),
  },
  {
    id: 's10',
    title: 'Tài liệu',
    slug: 'tai-lieu',
    html: `<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="${site}/content/files/2025/01/Mẫu đơn.pdf" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">Mẫu đơn</div><div class="kg-file-card-caption">Bản 2025</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">Mau don.pdf</div><div class="kg-file-card-filesize">1 KB</div></div></div></a></div>`,
  },
  {
    id: 's11',
    title: 'Thiếu ảnh',
    slug: 'thieu-anh',
    html: `<p>a</p><img src="${site}/content/images/2025/09/khong-co.png" alt="Mất">`,
  },
  {
    id: 's12',
    title: 'Ảnh nơi khác',
    slug: 'anh-noi-khac',
    html: '<p>a</p><img src="https://images.example/x.jpg"><img src="file:///etc/passwd"><img src="__GHOST_URL__/content/images/../../../../etc/passwd">',
  },
  { id: 's13', title: 'Trống', slug: 'trong', html: '' },
  {
    id: 's14',
    title: `Một tiêu đề rất dài ${'về luật '.repeat(20)}`.trim(),
    slug: `mot-tieu-de-rat-dai-${'ve-luat-'.repeat(20)}một`,
    codeinjection_head: '<script>x()</script>',
  },
  {
    id: 's15',
    title: `Một tiêu đề rất dài ${'về luật '.repeat(20)}khác`.trim(),
    slug: `mot-tieu-de-rat-dai-${'ve-luat-'.repeat(20)}hai`,
  },
  {
    id: 's16',
    title: 'Mã độc',
    slug: 'ma-doc',
    html: '<p>a</p><script>alert(1)</script><form><input name="x"></form>',
  },
  { id: 's17', title: 'Chỉ trong thư', slug: 'chi-trong-thu', visibility: 'public' },
]

function postOf(post: SamplePost): object {
  const created = '2025-01-02T03:04:05.000Z'
  return {
    uuid: `u-${post.id}`,
    html: '<p>Nội dung.</p>',
    lexical: null,
    mobiledoc: null,
    feature_image: null,
    featured: 0,
    type: 'post',
    status: 'published',
    locale: null,
    visibility: 'public',
    created_at: created,
    updated_at: created,
    published_at: created,
    custom_excerpt: null,
    ...post,
    // In a table of their own.
    tags: undefined,
  }
}

/** The export as an object, to be changed and written as JSON. */
export function ghostSample() {
  const usual: SamplePost[] = Array.from({ length: 43 }, (_, i) => {
    const subject = subjects[i % subjects.length] ?? ''
    return {
      id: `p${i + 1}`,
      title: `Bài ${i + 1}: điều cần biết về ${subject}`,
      slug: `bai-${i + 1}`,
      html: rendered(i + 1, subject),
      tags: [`t${(i % tagsOfSubjects.length) + 1}`],
      feature_image: i % 3 === 0 ? `${site}/content/images/2025/01/anh.png` : null,
      custom_excerpt: i % 2 === 0 ? `Tóm tắt ${i + 1}` : null,
    }
  })
  const posts = [...usual, ...specialPosts]
  const data = {
    posts: posts.map(postOf),
    posts_meta: [
      {
        post_id: 'p1',
        feature_image_alt: 'Tòa nhà',
        feature_image_caption: '<span>Ảnh: <b>Ban biên tập</b></span>',
        meta_title: 'Tên cho máy tìm kiếm',
      },
      { post_id: 's17', email_only: 1 },
    ],
    tags,
    users: [
      { id: 'a1', name: 'ThS. Nguyễn Văn An', slug: 'an', email: 'an@mail.example', password: 'x' },
      { id: 'a2', name: 'Ban biên tập', slug: 'ban-bien-tap' },
    ],
    posts_tags: posts.flatMap(({ id, tags: of = [] }) =>
      of.map((tag, sort_order) => ({ id: `${id}${tag}`, post_id: id, tag_id: tag, sort_order })),
    ),
    posts_authors: posts.map(({ id }, i) => ({
      id: `x${id}`,
      post_id: id,
      author_id: `a${(i % 2) + 1}`,
      sort_order: 0,
    })),
    settings: [{ id: 'z', key: 'title', value: 'ILC' }],
    newsletters: [{ id: 'n', name: 'Bản tin' }],
  }
  return { db: [{ meta: { exported_on: 1_767_225_600_000, version: '5.105.0' }, data }] }
}

/** Writes the folder `content` of the Ghost site. */
export function writeGhostContent(folder: string): void {
  for (const month of ['01', '02', '03', '04']) {
    mkdirSync(path.join(folder, 'images', '2025', month), { recursive: true })
    writeFileSync(path.join(folder, 'images', '2025', month, 'anh.png'), blackPng(20 + Number(month), 10))
  }
  mkdirSync(path.join(folder, 'files', '2025', '01'), { recursive: true })
  writeFileSync(path.join(folder, 'files', '2025', '01', 'Mẫu đơn.pdf'), pdf())
}
