import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml, cut } from '@/lib/domain/text'
import type { Language } from '@/lib/domain/languages'
import { phrasesOf } from '@/lib/domain/phrases'
import { renderable } from './renderable-text'
import { faces, type PreviewFace } from './faces'

/** Frequent Vietnamese words of several syllables. A space divides syllables, and no browser or ICU knows the words. */
const several =
  'bất động sản|bắt đầu|bằng chứng|chuẩn bị|dành cho|khả năng|liên hệ|mục tiêu|nguyên nhân|sẵn sàng|tổng quan|tuyên bố|giá trị gia tăng|cơ sở dữ liệu|an toàn|bán hàng|báo cáo|bảo hiểm|bảo hộ|bảo mật|bảo vệ|bàn giao|bản quyền|bí mật|biên bản|bổ sung|cá nhân|cán bộ|cập nhật|chi phí|chỉ định|chính phủ|chính sách|chủ sở hữu|chung cư|chữ ký|chứng chỉ|chứng cứ|chứng nhận|chứng từ|chương trình|chuyển đổi|chuyên gia|cổ đông|công chứng|công nghệ|công nghiệp|công nợ|công ty|cơ quan|cơ sở|danh mục|dân sự|dịch vụ|doanh nghiệp|doanh thu|dòng tiền|dữ liệu|dự án|đàm phán|đào tạo|đánh giá|đất đai|đầu tư|đăng ký|địa chỉ|điện tử|điều kiện|điều khoản|điều lệ|đối tác|đội ngũ|gia đình|giá trị|giám đốc|giao dịch|giải pháp|giải quyết|giấy phép|giới thiệu|hành chính|hiệp hội|hiệu lực|hoàn thành|hoạt động|học viên|hồ sơ|hỗ trợ|hội đồng|hội thảo|hội viên|hợp đồng|hợp tác|hóa đơn|hưởng lợi|kế hoạch|kế toán|khách hàng|khảo sát|khoa học|khóa học|kinh doanh|kinh tế|lao động|lãnh đạo|lộ trình|luật sư|mặt bằng|môi giới|nghề nghiệp|nghị định|nghị quyết|nghiên cứu|ngân hàng|người lao động|nhãn hiệu|nhà xưởng|nhân sự|nhân viên|nội bộ|nội dung|nội quy|pháp chế|pháp lý|pháp luật|phần mềm|phòng cháy|chữa cháy|phát triển|phương án|quản lý|quản trị|quốc gia|quốc hội|quốc tế|quy chế|quy định|quy trình|quyết định|quyết toán|rà soát|rủi ro|sinh viên|số hóa|sở hữu|sửa đổi|tài chính|tài khoản|tài liệu|tài sản|tác động|thanh toán|thành lập|thành viên|thay đổi|thẩm quyền|thị trường|thỏa thuận|thông báo|thông tin|thông tư|thời hạn|thu nhập|thuế suất|thực hành|thực tập|thực tiễn|thương lượng|thương mại|tiếp cận|tín dụng|tòa án|tổ chức|tranh chấp|trách nhiệm|trí tuệ|trọng tài|truyền thông|tuyển dụng|tư nhân|tư vấn|ủy ban|ủy quyền|ưu đãi|văn bản|văn phòng|vận hành|vi phạm|xã hội|xây dựng|xử lý|xử phạt'
const words = new RegExp(`(?<!\\p{L})(?:${several})(?!\\p{L})`, 'giu')

/** A text whose lines break between words only, not within one: nor within "2025年". */
function withWholeWords(text: string, language: Language): string {
  if (language === 'vi') return text.replace(words, (word) => word.replaceAll(' ', '\u00A0'))
  if (language === 'zh')
    return phrasesOf(text)
      .map((phrase) => [...phrase].join('\u2060'))
      .join('')
  return text
}

export interface Block {
  data: Buffer
  width: number
  height: number
}

export interface Style {
  language: Language
  face: Exclude<PreviewFace, 'han'>
  colour: string
  /** Space between letters, in 1024ths of a pixel. */
  spacing?: number
}

/** One way to set a text. Size and width are in pixels. */
export interface Step {
  size: number
  width: number
  lines: number
}

const lineHeight = { vi: 1.32, en: 1.32, zh: 1.46 } as const satisfies Record<Language, number>

const marks = 0.35

const longest = 240

function shortened(text: string, length: number, language: Language): string {
  const start = cut(text, length)
  const whole = language === 'zh' ? start : start.replace(/(?<=\s\S.*)\s\S{0,20}…$/u, '…')
  return whole.replace(/[\s\p{P}]+…$/u, '…')
}

let loading: Promise<void> | undefined

/** A font must be used once by its file. Then the whole process knows it. */
async function load(): Promise<void> {
  for (const { family, file } of Object.values(faces))
    await sharp({ text: { text: 'a', font: `${family} 20`, fontfile: file } })
      .raw()
      .toBuffer()
}

/** Both fonts have Chinese punctuation: the Chinese one, first, has it as wide as its characters. */
function fontOf({ language, face }: Style, size: number): string {
  const names = language === 'zh' ? (['han', 'head'] as const) : ([face, 'head', 'han'] as const)
  return `${[...new Set(names)].map((name) => faces[name].family).join(', ')} ${size}`
}

async function set(
  text: string,
  style: Style,
  size: number,
  width: number,
  wrap: 'word' | 'word-char',
): Promise<Block> {
  // Text with letter spacing is a single line, and a joiner would get spacing like a letter.
  const isHeld = wrap === 'word' && !style.spacing
  const marked = `<span foreground="${style.colour}" letter_spacing="${style.spacing ?? 0}">${escapeHtml(isHeld ? withWholeWords(text, style.language) : text)}</span>`
  const made = sharp({
    text: {
      text: marked,
      font: fontOf(style, size),
      width: Math.round(width),
      align: 'centre',
      wrap,
      rgba: true,
      dpi: 72,
    },
  })
  const { data, info } = await made.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The same number of lines, as narrow as possible, so that no line has only a single word. */
async function balanced(text: string, style: Style, { size, lines, width }: Step, block: Block): Promise<Block> {
  let [low, high, best] = [width / lines, block.width, block]
  while (high - low > 12) {
    const middle = (low + high) / 2
    const narrower = await set(text, style, size, middle, 'word')
    if (narrower.height <= block.height && narrower.width <= middle + 1) [high, best] = [middle, narrower]
    else low = middle
  }
  return best
}

/** Sets a text in the first step that fits; the last step cuts it, with an ellipsis. Undefined if nothing is left. */
export async function fitted(
  text: string,
  style: Style,
  steps: readonly [...Step[], Step],
): Promise<Block | undefined> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  await loading
  const whole = cut(renderable(text), longest)
  if (whole === '') return undefined
  const fits = ({ height, width }: Block, step: Step) =>
    height <= step.size * (step.lines * lineHeight[style.language] + marks) && width <= step.width
  for (const step of steps) {
    const block = await set(whole, style, step.size, step.width, 'word')
    if (fits(block, step)) return balanced(whole, style, step, block)
  }
  const last = steps[steps.length - 1] as Step
  let [low, high] = [0, longest]
  let best: Block | undefined
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const block = await set(shortened(whole, middle, style.language), style, last.size, last.width, 'word-char')
    if (fits(block, last)) [low, best] = [middle, block]
    else high = middle - 1
  }
  return best
}

export function placed({ data, height, width }: Block, left: number, top: number): OverlayOptions {
  return { input: data, raw: { width, height, channels: 4 }, left: Math.round(left), top: Math.round(top) }
}
