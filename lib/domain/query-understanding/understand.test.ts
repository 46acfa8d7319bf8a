import { expect, test } from '@jest/globals'
import { longestQuery } from '../search-limits'
import { understand, type Understanding } from './understand'

/**
 * Queries, what they are widened to, and what they are corrected to. "=" for a text that is no other than the query,
 * "-" for none; a query alone is searched as typed only.
 */
const vietnamese = `
luaatj doanh nghieepj > - > luật doanh nghiệp
nghij quyeets > - > nghị quyết
lua65t > - > luật
luaatj ddaats ddai > - > luật đất đai
lua65t d9a61t d9ai > - > luật đất đai
hopwj ddoongf lao ddoongj > - > hợp đồng lao động
ho75p d9o62ng lao d9o65ng > - > hợp đồng lao động
thuees thu nhaapj cas nhaan > - > thuế thu nhập cá nhân
thue61 gia1 tri5 gia ta8ng > - > thuế giá trị gia tăng
hoas ddown ddieenj tuwr > - > hóa đơn điện tử
hoa1 d9o7n d9ie65n tu73 > - > hóa đơn điện tử
baor hieemr xax hooij > - > bảo hiểm xã hội
ba3o hie63m xa4 ho65i > - > bảo hiểm xã hội
sowr huwux tris tueej > - > sở hữu trí tuệ
so73 hu74u tri1 tue65 > - > sở hữu trí tuệ
trongj taif thuwowng maij > - > trọng tài thương mại
tro5ng ta2i thu7o7ng ma5i > - > trọng tài thương mại
giaayr pheps lao ddoongj > - > giẩy phép lao động
giaays pheps lao ddoongj > - > giấy phép lao động
chuwngs khoans > - > chứng khoán
tranh chaaps ddaats ddai > - > tranh chấp đất đai
tranh cha61p d9a61t d9ai > - > tranh chấp đất đai
tw vaans phaps luaatj > - > tư vấn pháp luật
tuw vaans phaps ly > - > tư vấn pháp ly
bats ddoongj sanr > - > bát động sản
nghij ddinhj 13/2023 > - > nghị định 13/2023
thoong tuw 80 > - > thoong tư 80
nguwowif lao ddoongj > - > người lao động
quyeenf suwr dungj ddaats > - > quyền sử dụng đất
Luaatj Doanh Nghieepj 2020 > - > luật Doanh nghiệp 2020
LUAATJ ĐAATS > - > luật đất
thuwa kees > - > thưa kế
di chucs > - > di chúc
ly hoon > - > ly hôn
phas sanr > - > phá sản
khieeus naij > - > khiếu nại
toos caos > - > tố cáo
cos hieeuj luwcj > - > có hiệu lực
ddawng kys kinh doanh > - > đăng ký kinh doanh
uyr ban nhaan daan > - > ủy ban nhân dân
luật doanh nghieepj > - > luật doanh nghiệp
nhãn hiệuj > - > nhãn hiệu
hợp đồngg > - > hợp đồng
hợp đoongf > - > hợp đồng
ra tòaf > - > ra tòa
điênj tử > - > điện tử
luât5 đât1 > - > luật đất
bất độngs sản
Đăks Lăks
TNHH > trách nhiệm hữu hạn > -
công ty TNHH > công ty trách nhiệm hữu hạn > -
công ty tnhh mtv > công ty trách nhiệm hữu hạn một thành viên > -
luật dn > luật doanh nghiệp > -
luat dn > luat doanh nghiệp > -
GTGT > giá trị gia tăng > -
thuế gtgt > thuế giá trị gia tăng > -
thuế giá trị gia tăng > = > -
TNDN > thu nhập doanh nghiệp > -
thue tndn > thue thu nhập doanh nghiệp > -
TNCN > thu nhập cá nhân > -
DNNVV > doanh nghiệp nhỏ và vừa > -
dnnvv > doanh nghiệp nhỏ và vừa > -
SME > doanh nghiệp nhỏ và vừa > -
SMEs > doanh nghiệp nhỏ và vừa > -
smes > doanh nghiệp nhỏ và vừa > -
doanh nghiệp nhỏ và vừa > = > -
doanh nghiep nho va vua > = > -
hd dien tu > hợp đồng / hóa đơn dien tu > -
HĐ điện tử > hợp đồng / hóa đơn điện tử > -
hđ thuê nhà > hợp đồng / hóa đơn thuê nhà > -
moi gioi bds > moi gioi bất động sản > -
môi giới BĐS > môi giới bất động sản > -
BĐS > bất động sản > -
kinh doanh bất động sản > = > -
HĐLĐ > hợp đồng lao động > -
hdld > hợp đồng lao động > -
h.đ.l.đ > hợp đồng lao động > -
h.d.l.d > hợp đồng lao động > -
B.H.X.H. bắt buộc > bảo hiểm xã hội bắt buộc > -
c.ty t.n.h.h > công ty trách nhiệm hữu hạn > -
A.I trong doanh nghiệp > trí tuệ nhân tạo trong doanh nghiệp > -
a.i biết
v.v.
67/2025/QH-15 > 67/2025/QH15 > -
luật 67/2025 qh 15 > luật 67/2025 qh15 > -
hợp đồng lao động (HĐLĐ) > = > -
HĐLĐ (hợp đồng lao động) > = > -
TNHH trách nhiệm hữu hạn > = > -
BHXH (bảo hiểm xã hội) một lần > = > -
SME (doanh nghiệp nhỏ và vừa) > = > -
doanh nghiệp nhỏ và vừa (SME) > = > -
TNHH TNHH > trách nhiệm hữu hạn TNHH > -
TS.Đức
mục 1.2.3
hợp đồng lao động > = > -
BHXH > bảo hiểm xã hội > -
bhxh một lần > bảo hiểm xã hội một lần > -
BHYT > bảo hiểm y tế > -
BHTN > bảo hiểm thất nghiệp > -
bảo hiểm thất nghiệp > = > -
SHTT > sở hữu trí tuệ > -
luật shtt > luật sở hữu trí tuệ > -
đăng ký SHTT > đăng ký sở hữu trí tuệ > -
PCCC > phòng cháy chữa cháy > -
pccc nhà xưởng > phòng cháy chữa cháy nhà xưởng > -
phòng cháy chữa cháy > = > -
UBND > ủy ban nhân dân > -
ubnd tỉnh > ủy ban nhân dân tỉnh > -
HĐQT > hội đồng quản trị > -
nghị quyết hđqt > nghị quyết hội đồng quản trị > -
ĐHĐCĐ > đại hội đồng cổ đông > -
dhdcd thường niên > đại hội đồng cổ đông thường niên > -
GPMB > giải phóng mặt bằng > -
đền bù gpmb > đền bù giải phóng mặt bằng > -
QSDĐ > quyền sử dụng đất > -
qsdd > quyền sử dụng đất > -
chuyển nhượng QSDĐ > chuyển nhượng quyền sử dụng đất > -
quyền sử dụng đất > = > -
ĐKKD > đăng ký kinh doanh > -
MST cá nhân > mã số thuế cá nhân > -
TMĐT > thương mại điện tử > -
tmdt > thương mại điện tử > -
hddt > hóa đơn điện tử > -
VAT > giá trị gia tăng > -
giảm VAT > giảm giá trị gia tăng > -
dong vat
FDI > đầu tư trực tiếp nước ngoài > -
dn fdi > doanh nghiệp đầu tư trực tiếp nước ngoài > -
CTCP > công ty cổ phần > -
hộ kinh doanh > = > -
NLĐ nước ngoài > người lao động nước ngoài > -
BLDS 2015 > bộ luật dân sự 2015 > -
blhs > bộ luật hình sự > -
TAND cấp cao > tòa án nhân dân cấp cao > -
THADS > thi hành án dân sự > -
VIAC > trung tâm trọng tài quốc tế việt nam > -
trọng tài thương mại > = > -
an toàn thực phẩm > = > -
KCN > khu công nghiệp > -
NĐ 13 > nghị định 13 > -
nd 13 > nghị định 13 > -
QĐ 749 > quyết định 749 > -
tt 80 > thông tư / thủ tục 80 > -
nghị định cp > nghị định chính phủ / cổ phần > -
AI > trí tuệ nhân tạo > -
ai
trí tuệ nhân tạo
quy định về AI > quy định về trí tuệ nhân tạo > -
TVPL > tư vấn pháp luật / tư vấn pháp lý > -
luaatj DN > luaatj doanh nghiệp > luật doanh nghiệp
thuees GTGT > thuees giá trị gia tăng > thuế giá trị gia tăng
thue61 TNCN > thue61 thu nhập cá nhân > thuế thu nhập cá nhân
ubnd huyeenj > ủy ban nhân dân huyeenj > ủy ban nhân dân huyện
HĐLĐ cos thoiwf hanj > hợp đồng lao động cos thoiwf hanj > hợp đồng lao động có thời hạn
taxes > = > tax
tax
law
business
hoa don
luật đất đai > = > -
luat dat dai > = > -
LDN > luật doanh nghiệp > -
lđđ > luật đất đai > -
lai
NQ68 > nghị quyết 68 > -
nđ13/2023 > nghị định 13/2023 > -
TT80 > thông tư 80 > -
L59 > luật 59 > -
đăng kí kinh doanh > = > -
khóa học hợp đồng > = > -
59/2020/QH14
luật số 91
chung cư
chứng cứ
Nguyễn Minh Đức
hòa giải
hoà giải
top5
co2
個人信息 > - > 个人信息
稅 > - > 税`

const english = `
enterprises > = > enterprise
supervise > = > =
taxes > = > tax
tax
apartments > = > apartment
apartment > =
arbitrations > = > arbitration
arbitration > = > =
einvoice > = > e-invoice
einvoices > = > e-invoices
e-invoice > = > =
e-invoices > = > =
e-commerce > = > =
ecommerce > = > e-commerce
labor law > = > labour law
labour law > = > labor law
labor contracts > = > labour contract
labour contracts > = > labor contract
organization > = > organisation
organisation > = > organization
organisations > = > organisation
world trade organisation > = > world trade organization
judgement > = > judgment
resolving > = > =
resolves > = > resolve
notified > = > =
involved > = > =
judgments > = > judgment
licences > = > licence
licenses > = > license
company > = > =
companies > = > company
policies > = > policy
policy > = > =
investment centre > = > investment center
data centers > = > data center
programmes > = > programme
SME > small and medium enterprises / small and medium-sized enterprises > -
smes > small and medium enterprises / small and medium-sized enterprises > -
small and medium enterprises > = > -
VAT > value added tax > -
vat refund > value added tax refund > -
value added tax > = > -
TNHH > limited liability company > -
gtgt > value added tax > -
LLC > limited liability company > -
limited liability company > = > -
IP > intellectual property > -
ip rights > intellectual property rights > intellectual property right
intellectual property > = > -
UBO beneficial owner > = > -
beneficial owner UBO > = > -
IT outsourcing > information technology outsourcing > information technology outsourcing
it
FDI > foreign direct investment > -
foreign direct investment > = > -
business
fees > = > fee
loss
search
free trade agreement > = > -
disputes > = > dispute
tax treaties > = > tax treaty
legalisation > = > legalization
authorized person > = > authorised person
analysis > = > analyses
analyses > = > analyse
cheques > = > cheque
labor unions > = > labour union
people's committee > = > -
luaatj > - > luật
esignature > = > e-signature
cancelled contract > = > canceled contract
news`

const chinese = `
個人信息 > - > 个人信息
個人信息保護 > - > 个人信息保护
企業所得稅 > - > 企业所得税
勞動合同 > - > 劳动合同
中小企業 > - > 中小企业
中小企业 > = > -
SME > 中小企业 > -
SME貸款 > 中小企业貸款 > 中小企业贷款
中小企业SME贷款 > = > -
SME中小企业 > = > -
VAT > 增值税 > -
增值稅 > - > 增值税
增值税 > = > -
知識產權 > - > 知识产权
電子發票 > - > 电子发票
仲裁
爭議 > - > 争议
AI > 人工智能 > -
人工智能 > = > -
著作权 > - > =
小企业贷款 > - > =
外國投資 FDI > 外國投資 外国直接投资 > 外国投资 外国直接投资`

const rowsOf = (table: string, language: 'vi' | 'en' | 'zh') =>
  table
    .trim()
    .split('\n')
    .map((line) => [language, ...line.split(' > ')] as const)

const rows = [...rowsOf(vietnamese, 'vi'), ...rowsOf(english, 'en'), ...rowsOf(chinese, 'zh')]

function shown(understanding: Understanding | undefined): string {
  if (!understanding) return '-'
  return understanding.isRewritten ? understanding.text : '='
}

test.each(rows)('%s: %s is understood', (language, query, widened = '-', corrected = '-') => {
  const understood = understand(query, language)
  expect([shown(understood.widened), shown(understood.corrected)]).toEqual([widened, corrected])
  expect(understand(query.normalize('NFD'), language)).toEqual(understood)
})

test('there are enough queries', () => {
  expect(rows.length).toBeGreaterThan(200)
})

/** Requirements in short: "*" after words that may go on, "|" between what may stand for each other. */
const required = (understanding: Understanding | undefined) =>
  understanding?.required
    .map((each) =>
      each.map(({ words }) => words.map(({ word, isWhole }) => (isWhole ? word : `${word}*`)).join('+')).join('|'),
    )
    .join(' ')

test.each([
  ['vi', 'luat dn', 'luat* dn*|doanh+nghiep'],
  ['vi', 'hd hd, hd', 'hd*|hop+dong|hoa+don'],
  ['vi', 'hd dien tu', 'hd*|hop+dong|hoa+don dien* tu*'],
  ['vi', 'DNNVV', 'dnnvv*|doanh+nghiep+nho+va+vua'],
  ['vi', 'vay vốn doanh nghiệp nhỏ và vừa', 'vay*+von*|tin+dung doanh*+nghiep*+nho*+va*+vua*|dnnvv|sme|smes'],
  ['en', 'VAT refund', 'vat*|value*+added*+tax* refund*'],
  ['en', 'e-invoice', 'e*+invoice*|e*+invoic*|einvoice*|electronic*+invoice*|electronic*+invoic*'],
  ['en', 'beneficial owner (UBO)', 'beneficial*+owner*|ubo'],
  ['zh', '中小企业SME贷款', '中小*+小企*+企业*|sme|smes sme*|中小*+小企*+企业* 贷款*'],
] as const)('%s: %s is widened to what a text must have', (language, query, expected) => {
  expect(required(understand(query, language).widened)).toBe(expected)
})

test.each([
  ['vi', 'luaatj doanh nghieepj', 'luat* doanh*+nghiep*|dn'],
  ['vi', 'thue61 TNCN', 'thue* tncn*|thu+nhap+ca+nhan'],
  ['en', 'labor laws', 'labor*|labour*|laborlaws laws*|law*|laborlaws'],
  ['en', 'enterprises', 'enterprises*|enterprise*'],
  ['en', 'einvoices', 'einvoices*|e*+invoices*|e*+invoice*'],
  ['zh', '個人信息', '个人*+人信*+信息*|个人*+人数*+数据*'],
] as const)('%s: %s is corrected to what a text must have', (language, query, expected) => {
  expect(required(understand(query, language).corrected)).toBe(expected)
})

const odd = [
  '',
  '   ',
  '"*" OR NEAR(a b) NOT -x',
  "'; DROP TABLE articles; --",
  '\\ % _ $& $1 [a-z]+ (((',
  '\u0000\u0301\u200b\ud800',
  '😀 luaatj',
  '__proto__ constructor toString',
]

test.each(odd)('an odd query is understood: %j', (query) => {
  const { widened, corrected } = understand(query, 'vi')
  const words = [widened, corrected].flatMap((each) => each?.required ?? []).flat(2)
  expect(words.flatMap((each) => each.words).filter(({ word }) => !/^[\p{Letter}\p{Number}]+$/u.test(word))).toEqual([])
})

test.each<[string, (i: number) => string]>([
  ['words that differ', (i: number) => `tu${i}`],
  ['abbreviations', () => 'hd'],
  ['Telex', () => 'luaatj'],
  ['traditional Chinese', () => '個人信息'],
])('what a long query requires grows with the query: %s', (_, wordOf) => {
  expect.hasAssertions()
  const query = Array.from({ length: 1000 }, (_, i) => wordOf(i)).join(' ')
  for (const each of [query, query.slice(0, longestQuery)])
    for (const understanding of Object.values<Understanding>({ ...understand(each, 'vi') })) {
      const words = understanding.required.flat().flatMap((alternative) => alternative.words)
      expect(words.length).toBeLessThanOrEqual(3 * each.length)
    }
})
