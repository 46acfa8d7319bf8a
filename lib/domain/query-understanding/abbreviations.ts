import { fold } from '../text'
import type { Language } from '../languages'

/** Abbreviations of Vietnamese texts. An ambiguous one has its meanings in one line, synonyms have a line each. */
const vietnamese = `
TNHH=trách nhiệm hữu hạn
MTV=một thành viên
CTCP=công ty cổ phần
DN=doanh nghiệp
DNTN=doanh nghiệp tư nhân
DNNN=doanh nghiệp nhà nước
DNNVV=doanh nghiệp nhỏ và vừa
SME=doanh nghiệp nhỏ và vừa
SMEs=doanh nghiệp nhỏ và vừa
HTX=hợp tác xã
HKD=hộ kinh doanh
ĐKKD=đăng ký kinh doanh
ĐKDN=đăng ký doanh nghiệp
GCN=giấy chứng nhận
ĐHĐCĐ=đại hội đồng cổ đông
HĐQT=hội đồng quản trị
HĐTV=hội đồng thành viên
BKS=ban kiểm soát
NĐT=nhà đầu tư
GTGT=giá trị gia tăng
VAT=giá trị gia tăng
TNDN=thu nhập doanh nghiệp
CIT=thu nhập doanh nghiệp
TNCN=thu nhập cá nhân
PIT=thu nhập cá nhân
TTĐB=tiêu thụ đặc biệt
XNK=xuất nhập khẩu
NSNN=ngân sách nhà nước
MST=mã số thuế
HĐĐT=hóa đơn điện tử
TMĐT=thương mại điện tử
HĐ=hợp đồng|hóa đơn
HĐLĐ=hợp đồng lao động
HĐMB=hợp đồng mua bán
NLĐ=người lao động
NSDLĐ=người sử dụng lao động
ATLĐ=an toàn lao động
ATVSLĐ=an toàn vệ sinh lao động
BHXH=bảo hiểm xã hội
BHYT=bảo hiểm y tế
BHTN=bảo hiểm thất nghiệp
TNLĐ=tai nạn lao động
BLLĐ=bộ luật lao động
BLDS=bộ luật dân sự
BLHS=bộ luật hình sự
BLTTDS=bộ luật tố tụng dân sự
BLTTHS=bộ luật tố tụng hình sự
TTDS=tố tụng dân sự
THADS=thi hành án dân sự
TAND=tòa án nhân dân
TANDTC=tòa án nhân dân tối cao
VKSND=viện kiểm sát nhân dân
HĐXX=hội đồng xét xử
TTTM=trọng tài thương mại
VIAC=trung tâm trọng tài quốc tế việt nam
UBND=ủy ban nhân dân
HĐND=hội đồng nhân dân
TTHC=thủ tục hành chính
VPHC=vi phạm hành chính
QPPL=quy phạm pháp luật
VBQPPL=văn bản quy phạm pháp luật
XHCN=xã hội chủ nghĩa
NĐ=nghị định
NQ=nghị quyết
QĐ=quyết định
TT=thông tư|thủ tục
CP=chính phủ|cổ phần
TNMT=tài nguyên môi trường
KHĐT=kế hoạch đầu tư
KHCN=khoa học công nghệ
GDĐT=giáo dục đào tạo
SHTT=sở hữu trí tuệ
SHCN=sở hữu công nghiệp
QTG=quyền tác giả
CNTT=công nghệ thông tin
TTTT=thông tin truyền thông
ANM=an ninh mạng
DLCN=dữ liệu cá nhân
BVDLCN=bảo vệ dữ liệu cá nhân
AI=trí tuệ nhân tạo
PCCC=phòng cháy chữa cháy
BVMT=bảo vệ môi trường
ĐTM=đánh giá tác động môi trường
BĐS=bất động sản
KDBĐS=kinh doanh bất động sản
GPMB=giải phóng mặt bằng
QSDĐ=quyền sử dụng đất
QSD=quyền sử dụng
GPXD=giấy phép xây dựng
KCN=khu công nghiệp
KCX=khu chế xuất
NƠXH=nhà ở xã hội
TSBĐ=tài sản bảo đảm
TCTD=tổ chức tín dụng
NHNN=ngân hàng nhà nước
TPDN=trái phiếu doanh nghiệp
CTCK=công ty chứng khoán
UBCKNN=ủy ban chứng khoán nhà nước
BTC=bộ tài chính
BCT=bộ công thương
BYT=bộ y tế
FDI=đầu tư trực tiếp nước ngoài
ODA=hỗ trợ phát triển chính thức
PPP=đối tác công tư
GPLĐ=giấy phép lao động
VSATTP=vệ sinh an toàn thực phẩm
ATTP=an toàn thực phẩm
NTD=người tiêu dùng
QLTT=quản lý thị trường
CSGT=cảnh sát giao thông
GTVT=giao thông vận tải
CCCD=căn cước công dân
HNGĐ=hôn nhân gia đình
TGPL=trợ giúp pháp lý
TVPL=tư vấn pháp luật|tư vấn pháp lý
PBGDPL=phổ biến giáo dục pháp luật`

/** Abbreviations of English texts, and Vietnamese ones that foreigners see on papers. */
const english = `
SME=small and medium enterprises
SME=small and medium-sized enterprises
SMEs=small and medium enterprises
SMEs=small and medium-sized enterprises
VAT=value added tax
GTGT=value added tax
CIT=corporate income tax
TNDN=corporate income tax
PIT=personal income tax
TNCN=personal income tax
LLC=limited liability company
TNHH=limited liability company
JSC=joint stock company
FDI=foreign direct investment
PPP=public private partnership
IP=intellectual property
SHTT=intellectual property
IPR=intellectual property rights
BHXH=social insurance
BHYT=health insurance
UBND=people's committee
AGM=general meeting of shareholders
BOD=board of directors
NDA=non-disclosure agreement
ADR=alternative dispute resolution
ODR=online dispute resolution
VIAC=vietnam international arbitration centre
AI=artificial intelligence
AML=anti money laundering
CSR=corporate social responsibility
HR=human resources
IT=information technology
FTA=free trade agreement
WTO=world trade organization
IRC=investment registration certificate
ERC=enterprise registration certificate
LURC=land use right certificate
EIA=environmental impact assessment
ESG=environmental social governance
DPIA=data protection impact assessment`

const chinese = `
SME=中小企业
SMEs=中小企业
VAT=增值税
CIT=企业所得税
PIT=个人所得税
IP=知识产权
AI=人工智能
FDI=外国直接投资
PPP=公私合作
ESG=环境社会治理
HR=人力资源
WTO=世界贸易组织
LLC=有限责任公司`

/** Abbreviations that are words, too, if folded. They are understood in capitals only, and not sought. */
const wordsToo: Record<Language, readonly string[]> = { vi: ['ai', 'vat'], en: ['it', 'pit', 'bod'], zh: [] }

/** What an abbreviation stands for in a language; several texts if it is ambiguous. */
type Abbreviation = [short: string, full: string[]]

const parsed = (list: string): Abbreviation[] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split('='))
    .map(([short = '', full = '']) => [short, full.split('|')])

/** Words of a text in lower case and without accents, with one space between. */
const keyOf = (text: string) =>
  fold(text)
    .match(/[\p{Letter}\p{Number}]+/gu)
    ?.join(' ') ?? ''

function grouped(entries: [key: string, value: string][]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [key, value] of entries) groups.set(key, [...new Set([...(groups.get(key) ?? []), value])])
  return groups
}

function lookups(list: string, language: Language) {
  const table = parsed(list)
  const sought = table.filter(([short, full]) => full.length === 1 && !wordsToo[language].includes(keyOf(short)))
  return {
    full: grouped(table.flatMap(([short, full]) => full.map((text): [string, string] => [keyOf(short), text]))),
    short: grouped(
      sought.flatMap(([short, full]) => full.map((text): [string, string] => [keyOf(text), keyOf(short)])),
    ),
  }
}

const byLanguage = {
  vi: lookups(vietnamese, 'vi'),
  en: lookups(english, 'en'),
  zh: lookups(chinese, 'zh'),
} satisfies Record<Language, unknown>

/** Words of the longest full text. */
export const mostWords = Math.max(
  ...Object.values(byLanguage).flatMap(({ short }) => [...short.keys()].map((key) => key.split(' ').length)),
)

/** The full texts that a typed abbreviation may stand for, with or without accents. Empty for other words. */
export function fullTexts(typed: string, language: Language): string[] {
  const key = fold(typed)
  if (wordsToo[language].includes(key) && typed !== typed.toUpperCase()) return []
  return byLanguage[language].full.get(key) ?? []
}

/** The abbreviations, in lower case and without accents, of folded words with one space between. */
export const abbreviationsOf = (words: string, language: Language): string[] =>
  byLanguage[language].short.get(words) ?? []
