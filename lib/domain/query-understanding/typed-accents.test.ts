import { expect, test } from '@jest/globals'
import { withTypedAccents } from './typed-accents'

const undone = `luaatj=luật nghieepj=nghiệp nghij=nghị quyeets=quyết ddieenj=điện tuwr=tử hopwj=hợp
  dduwowcj=được dduocwj=được dduowcj=được nguwowif=người quyeenf=quyền suwr=sử dungj=dụng ddaats=đất nuowcs=nước
  thuees=thuế chaaps=chấp taif=tài lys=lý hoas=hóa toaf=tòa thuys=thúy giuwax=giữa gif=gì giuwx=giữ tawng=tăng
  khoans=khoán quoocs=quốc phaps=pháp chinhs=chính tw=tư ddaauf=đầu thuwowng=thương maij=mại ddoongj=động cos=có
  muwa=mưa muaw=mưa khieeus=khiếu naij=nại giair=giải trongj=trọng vieetj=việt huynhf=huỳnh
  nghieeng=nghiêng uyr=ủy ddooij=đội hooij=hội LUAATJ=luật Nghij=nghị hair=hải teen=tên cow=cơ tins=tín been=bên bats=bát
  lua65t=luật nghi5=nghị quye61t=quyết d9ie6n5=điện d9ie65n=điện tu73=tử thue61=thuế hop75=hợp ho75p=hợp d9o62ng=đồng
  d9u7o75c=được giay61=giấy d9a61t=đất nga2nh=ngành tha1ng=tháng nu7o71c=nước ba3o=bảo hie63m=hiểm`

const left = `tax law laws loss search fees business taxes tee need free see book test term form terms owner owners
  service services arbitration arbitrations contract contracts company companies labor labour dispute investment license
  court customs trust cost costs host has was his this of for if or on us is tow town draw down row care core
  luat doanh nghiep hop dong tranh chap nhan ban tin thue lao dong dat dai cong ty hoa don dien tu gia nam boong
  59 qh14 tt39 91 2024 nd123 luat91 luat15 luat2024 b2b h5n1 co2 mp3 covid19 mau01 g20 top5 t3 a4 tnhh gtgt tndn dnnvv sme hd
  luật nghị 企业 x z jj sss ddd aaaa www s ws ngh nghnghnghngh luaatjluaatj luaats5`

const words = (table: string) => table.split(/\s+/)

test.each(words(undone))('typed without an input method: %s', (pair) => {
  const [typed = '', meant] = pair.split('=')
  expect(withTypedAccents(typed)).toBe(meant)
})

test.each(words(left))('left as typed: %s', (word) => {
  expect(withTypedAccents(word)).toBeUndefined()
})
