import { phrasesOf } from '@/lib/domain/phrases'
import type { Language } from '@/lib/domain/languages'

/** Frequent Vietnamese words of several syllables. A space divides syllables, and no browser or ICU knows the words. */
const several =
  'bất động sản|bắt đầu|bằng chứng|chuẩn bị|dành cho|khả năng|liên hệ|mục tiêu|nguyên nhân|sẵn sàng|tổng quan|tuyên bố|giá trị gia tăng|cơ sở dữ liệu|an toàn|bán hàng|báo cáo|bảo hiểm|bảo hộ|bảo mật|bảo vệ|bàn giao|bản quyền|bí mật|biên bản|bổ sung|cá nhân|cán bộ|cập nhật|chi phí|chỉ định|chính phủ|chính sách|chủ sở hữu|chung cư|chữ ký|chứng chỉ|chứng cứ|chứng nhận|chứng từ|chương trình|chuyển đổi|chuyên gia|cổ đông|công chứng|công nghệ|công nghiệp|công nợ|công ty|cơ quan|cơ sở|danh mục|dân sự|dịch vụ|doanh nghiệp|doanh thu|dòng tiền|dữ liệu|dự án|đàm phán|đào tạo|đánh giá|đất đai|đầu tư|đăng ký|địa chỉ|điện tử|điều kiện|điều khoản|điều lệ|đối tác|đội ngũ|gia đình|giá trị|giám đốc|giao dịch|giải pháp|giải quyết|giấy phép|giới thiệu|hành chính|hiệp hội|hiệu lực|hoàn thành|hoạt động|học viên|hồ sơ|hỗ trợ|hội đồng|hội thảo|hội viên|hợp đồng|hợp tác|hóa đơn|hưởng lợi|kế hoạch|kế toán|khách hàng|khảo sát|khoa học|khóa học|kinh doanh|kinh tế|lao động|lãnh đạo|lộ trình|luật sư|mặt bằng|môi giới|nghề nghiệp|nghị định|nghị quyết|nghiên cứu|ngân hàng|người lao động|nhãn hiệu|nhà xưởng|nhân sự|nhân viên|nội bộ|nội dung|nội quy|pháp chế|pháp lý|pháp luật|phần mềm|phòng cháy|chữa cháy|phát triển|phương án|quản lý|quản trị|quốc gia|quốc hội|quốc tế|quy chế|quy định|quy trình|quyết định|quyết toán|rà soát|rủi ro|sinh viên|số hóa|sở hữu|sửa đổi|tài chính|tài khoản|tài liệu|tài sản|tác động|thanh toán|thành lập|thành viên|thay đổi|thẩm quyền|thị trường|thỏa thuận|thông báo|thông tin|thông tư|thời hạn|thu nhập|thuế suất|thực hành|thực tập|thực tiễn|thương lượng|thương mại|tiếp cận|tín dụng|tòa án|tổ chức|tranh chấp|trách nhiệm|trí tuệ|trọng tài|truyền thông|tuyển dụng|tư nhân|tư vấn|ủy ban|ủy quyền|ưu đãi|văn bản|văn phòng|vận hành|vi phạm|xã hội|xây dựng|xử lý|xử phạt'
const words = new RegExp(`(?<!\\p{L})(?:${several})(?!\\p{L})`, 'giu')

/** A text whose lines break between words only, not within one: nor within "2025年". */
export function withWholeWords(text: string, language: Language): string {
  if (language === 'vi') return text.replace(words, (word) => word.replaceAll(' ', '\u00A0'))
  if (language === 'zh')
    return phrasesOf(text)
      .map((phrase) => [...phrase].join('\u2060'))
      .join('')
  return text
}
