// Messages of Vietnamese-speaking viewers during a match.

import type { Phrases } from './phrases.ts'
import { linesOf } from './word-rows.ts'

export const phrases: Phrases = {
  'goal-for': linesOf(`
VÀOOOOOO!!!|Vào rồi ae ơi!|Aaaaaaaa sướng quá|{club} ơiiiii!|Đỉnh của chóp!|Hét khản cả cổ rồi|{player} số dzách!|{player}!!! {player}!!!
Biết ngay là vào mà|{score}, đã cái nư|{minute}, nhớ phút này nha|Hàng xóm gõ cửa kệ luôn|Nổi hết da gà|Cả nhà nhảy dựng lên
Bàn này khoe được cả năm|{club} vô đối!|Thêm quả nữa đi {club}|Rơi cả điện thoại|Đánh rơi ly trà đá luôn|{other} run chưa?
Mở nhạc lên quẩy thôi|Đang ăn mì mà phun luôn|Chiếu lại mười lần đi|Chờ mãi mới có giây phút này|Con mèo nhà tui chạy mất rồi
`),
  'goal-against': linesOf(`
Thôi rồi…|Trời ơi thủng lưới|Hàng thủ đâu rồi?|Sao không ai kèm vậy|Cay thế nhỉ|Tắt tivi… thôi coi tiếp|{club} tỉnh lại đi
Bàn đẹp, phải công nhận|{player} trống trải vậy trời|{score}, hít thở sâu|Tại mình vừa khen hàng thủ|Chưa sao, còn thời gian|Toang chưa
Đi rửa mặt cái đã|Nhà tự nhiên im phăng phắc|Việt vị không? Không à…|Thương thủ môn ghê|Ngẩng đầu lên, đá tiếp|{other} khoan mừng nha
{minute}, tim tui rớt|Bỏng ngô hết ngon|Gỡ lại liền đi {club}|Thay người đi chứ còn gì nữa
`),
  goal: linesOf(`
Vào!|Bàn thắng!!!|Ồ hay quá|Người ngoài coi cũng sướng|{score} rồi kìa|{player} là ai mà hay dữ|Nhớ tên nha, {player}|Trận đấu nóng rồi
{minute} có bàn, căng à nha|Vừa vô đã có bàn, mát tay ghê|Mạng chậm, đọc chat mới biết|Ai báo trước đó, bước ra|Cho xem lại đi nào
Cúi gắp miếng thịt là vào|Bình luận viên lạc cả giọng|Dứt khoát!|Quá mượt|Đáng đồng tiền… à xem miễn phí|Không theo ai, theo bàn đẹp thôi
Chụp màn hình lẹ|Vỗ tay cái nào|Bóng đá là phải vậy chứ|{player} bình tĩnh thật
`),
  'goal-cancelled': linesOf(`
Ơ không tính à?|Mừng hụt rồi|Hủy bàn thắng!|Hét uổng cả hơi|Rút lại cái ôm nãy nha|Luật là luật thôi|May quá trời may
Tim nào chịu nổi|Tỷ số y như cũ|Vừa nhắn khoe cả nhóm xong|Lần sau nhìn trọng tài biên trước|Tàu lượn còn thua
`),
  review: linesOf(`
VAR kìa|Nín thở chờ VAR|Trọng tài đi xem tivi|Kẻ vạch lâu quá|Đừng đổi mà, năn nỉ|Đổi đi, đổi đi|Góc này chịu, không thấy gì
Chat thành trọng tài hết rồi|Hồi hộp hơn chờ điểm thi|Tranh thủ rót ly nước|Em thấy hợp lệ|Tui thấy không ổn
`),
  'penalty-missed': linesOf(`
Hỏng ăn rồi!|Phạt đền mà không vào?|Trời ơi 11 mét|Thoát rồi hú hồn|Chân run thấy rõ|Chạy đà phân vân quá|Thủ môn thắng đấu trí
Ai đá cũng run thôi|Ôm người đá cái, buồn lắm|Bước ngoặt là đây|Đúng là may rủi|Chưa đá đã thấy lo rồi
`),
  'red-card': linesOf(`
Thẻ đỏ!|Ra sân luôn?|Đi tắm sớm rồi|Thiếu người đá sao đây|Hơi nặng tay nhỉ|Đỏ là đúng rồi|Nóng quá làm chi
Trận này đổi chiều rồi|HLV xanh cả mặt|Rút thẻ lẹ ghê|Giờ phải co về thủ thôi
`),
  'yellow-card': linesOf(`
Thẻ vàng|Dính thẻ rồi, cẩn thận|Vàng là nhẹ đó|Thế cũng thẻ á?|Phạm lỗi chiến thuật, hiểu mà|Bình tĩnh nào|Trọng tài bắt đầu rút rồi
Nhìn mà đau giùm|Mang thẻ đá khó lắm|Nóng lên rồi đây|Đáng lẽ rút từ nãy
`),
  corner: linesOf(`
Phạt góc!|Quả này có mùi bàn thắng|Cao to lên hết rồi|Kèm người kìa|Cột xa trống kìa|Đừng đá ngắn mà|Treo vào đi!
Bóng hai nhớ giành|Vòng cấm đông như chợ|Thủ môn đứng chắc nha|Góc nữa hả, sợ ghê
`),
  'kick-off': linesOf(`
Bóng lăn rồi!|Bắt đầu thôi|Vào chỗ vào chỗ|{club} cố lên!|{club} gặp {other}, chiến!|Trà đá sẵn, coi thôi|Tắt chuông điện thoại, coi bóng
Vào trận chắc chắn nha|Đừng thua sớm đó|Chúc cả nhà xem vui|Tim đập rồi đây
`),
  'half-time': linesOf(`
Hết hiệp một rồi, thở cái|Đi lấy nước nha|{score}, hiệp hai tính tiếp|Hiệp này nhanh ghê|Hiệp này dài cả năm|HLV chắc đang la dữ lắm
Mì gói thôi|Hiệp sau thay ai ta|Cho hiệp một 7 điểm|Mười lăm phút nữa gặp|Quên cả uống nước
`),
  'second-half': linesOf(`
Hiệp hai rồi!|Về chỗ đi mọi người|Mì chưa chín đã đá rồi|45 phút nữa thôi|{score}, đá tiếp nào|Hiệp này của {club} nha|Có thay ai không, mới vô lại
Đổi sân đổi vận|Giờ mới là đá thật|Đọ thể lực rồi đây|Đừng khởi động chậm nữa
`),
  'full-time-won': linesOf(`
Thắng rồi!!!|{club} thắng rồi anh em!|{score}, đi ngủ ngon|Ăn mừng thôi|Khao đi khao đi|Cảm ơn {club}!|{other} đá cũng hay, nể
Hết giọng nhưng vui|Áo này khỏi giặt, hên lắm|Thắng là hết đau đầu|Mai gặp bạn có chuyện khoe|Trận sau chiến tiếp|Đi bão… quanh phòng khách
`),
  'full-time-lost': linesOf(`
Thua rồi, buồn|Thôi về|Hẹn trận sau gỡ lại|{score}, chấp nhận|{club} ngẩng đầu lên|Thua vẫn là đội mình|Chúc mừng {other}
Nuốt cơm không trôi|Không sao, bụi vào mắt thôi|Cơ hội có mà… tiếc|Hôm nay không muốn nói gì|Buồn nhưng vẫn theo
`),
  'full-time-drawn': linesOf(`
Hòa, cũng được|{score}, chẳng ai phục ai|Chia điểm cho lành|Tiếc, đáng lẽ thắng|Không thua là mừng|Bắt tay nhau cái|Xem thì sướng mà kết nhạt
Hai bên mệt phờ|Kết quả công bằng|Để dành lần sau phân thắng bại|Về ăn cơm thôi
`),
  'extra-time': linesOf(`
Hiệp phụ!|Ba mươi phút nữa, ráng lên|Chuột rút hết rồi|Giờ là đá bằng ý chí|Tim cũng đá hiệp phụ|Còn quyền thay người không|Đừng tới luân lưu nha
Sai một ly là đi|Được khuyến mãi ba mươi phút|Trận này nhớ đời|Hâm lại cơm coi tiếp
`),
  'shoot-out': linesOf(`
Luân lưu rồi!|Không dám coi luôn|Che mắt mà vẫn hé nhìn|Từng quả một thôi|Đừng nhìn thủ môn|Chọn góc rồi sút mạnh vào|Ai hỏng cũng đừng trách
Cả nhà đứng hết dậy|Tay ướt mồ hôi|Ngồi yên, đổi chỗ là xui|Thủ môn lên đồng đi
`),
  near: linesOf(`
Trời ơi!|Suýt nữa!|Tưởng vào rồi chứ|Tiếc hùi hụi|Hú hồn|Đứng dậy rồi lại ngồi|Vậy mà không vào?|Vỗ đùi cái đét|Một chút xíu nữa thôi
Sắp có bàn rồi đây|Giơ tay mừng mất rồi|Thót tim
`),
  idle: linesOf(`
Các bác xem ở đâu đấy|Trà đá tới đâu rồi|Trống sân này chuẩn nhịp ghê|Con mèo che tivi rồi|Coi lén trong giờ làm
Sếp cũng đang coi, yên tâm|Em mới tập xem, chỉ với|Áo đội này đẹp|Đang thăm dò nhau|Ai ở sân điểm danh|Đang trên xe buýt, mạng đừng rớt
Tới bến mà không muốn xuống|Con ngủ rồi, coi tắt tiếng|Vợ hỏi xem đến mấy giờ|Hướng dương hết rồi|Bên bạn có mưa không|HLV lại ghi sổ
Chai nước của HLV tội quá|Khán đài làm sóng kìa|Bài hát gì hay vậy|Lặn nãy giờ, ngoi lên chút|Linh cảm sắp có biến
Ngồi không yên các bác ạ|Nhà dưới cũng hét, chung trận?|Hình nét ghê|Đừng báo trước, mình trễ mười giây|Xem vui thôi, đừng cãi nhau nhé
Đang buồn ngủ mà tỉnh luôn|Chơi sạch, thích thế|Hay dần rồi đấy|Mẹ hỏi hét cái gì|Bố bảo hồi xưa bố cũng vậy|Tai nghe hết pin rồi
Pha nãy ai nhìn rõ không|Không khí này mê thật|Vừa gấp đồ vừa xem|Ai cho mượn cục sạc|Mỏi lưng quá, đứng tí|Bắp rang xong rồi nè
Vỗ đỏ cả tay
`),
  leading: linesOf(`
Dẫn rồi, giữ chắc|{score}, đừng chủ quan|Thêm cái nữa cho chắc|{club} hôm nay hay|Đừng lùi sâu quá|Giữ bóng thôi, khỏi vội|{other} sốt ruột rồi
Cười không khép miệng|Im, sợ nói trước|Gác chân coi cho sướng|Dẫn mà vẫn chạy, thương ghê
`),
  trailing: linesOf(`
Còn gỡ được|{score}, chưa hết đâu|{club} vùng lên|Thay người đi thầy ơi|Chuyền nhanh lên|Gỡ một cái trước đã|Dồn lên thôi, hết đường lùi
Vẫn tin|Đừng cuống|Thua mới biết ai thật lòng|Không ai về sớm nha|Cần ai đó tạo đột biến
`),
  level: linesOf(`
Vẫn hòa, căng|{score}, ai sai trước là chết|Giằng co ghê|Ai phá thế bế tắc đây|{club} mạnh dạn lên|Ngang tài ngang sức|Bàn tới quan trọng lắm
Hòa kiểu này mệt tim|Bắt bài nhau hết rồi|Cần kiên nhẫn thôi|Một quả cố định là khác liền
`),
  late: linesOf(`
Còn mấy phút vậy?|{minute} rồi, tim đập thình thịch|Sao đồng hồ chạy chậm thế|Thổi còi đi|Khoan thổi, cho pha nữa|Dồn hết lên rồi
Bù giờ mấy phút?|Đứng sát tivi luôn|Hết pin cả rồi|Đừng ai về|Cố nốt hơi cuối|Mùi bàn thắng phút chót
`),
  tactical: linesOf(`
Hậu vệ biên dâng cao quá|Thiếu người nhận bóng ở giữa|Nách trung lộ trống hoài|Pressing cao, ai mệt trước đây|Ba trung vệ mà như năm
Phải đánh ra sau lưng|Đổi cánh nhanh hơn chút|Tiền vệ trụ bị cô lập|Cự ly đội hình giãn quá|Cánh yếu không ai coi
Chuyển trạng thái hơi chậm|Kéo giãn biên là có khoảng trống|Cỏ xanh mướt luôn|Giữa sân kẹt xe|Cánh phải trống hoài|Chuyền mượt đó
Chạy chỗ đi chứ|Ép lên rồi kìa|Thủ môn la suốt|Nhịp chậm lại rồi|Trọng tài chạy khỏe ghê|Trọng tài biên giơ cờ từ từ
Dự bị khởi động rồi|Pha đỡ bóng ngọt|Bóng hai lại mất
`),
  before: linesOf(`
Giữ chỗ trước nha|Có đội hình chưa|Chưa đá đã hồi hộp|Đoán 2:1 cho {club}|Đồ ăn đủ hết rồi|Áo đội mặc sẵn|{other} khó chơi đó
Pin đầy, sẵn sàng|Đếm ngược thôi|Tới sớm, tám chút đi|Đang kẹt xe, chờ với
`),
  break: linesOf(`
Nghỉ chút, tám đi|Ai mua nước mua giùm|Nãy giờ căng thật|Theo bạn thay ai?|Đứng dậy vươn vai nào|Tranh thủ trả lời tin nhắn|Đá lại nhớ kêu mình
Ai hay nhất nãy giờ?|Sạc pin cái|Nghỉ mà trôi nhanh ghê|Uống nước đi, khản cổ rồi
`),
  after: linesOf(`
Xong trận, cảm ơn mọi người|Hẹn trận sau|Ai hay nhất trận?|Xem lại lần nữa đây|Chat hôm nay vui ghê|Đói rồi, đi ăn|Về cẩn thận nha
Còn bàn cả tuần|Theo dõi rồi, mai ghé|Xem chưa đã|Tim giờ mới bình thường
`),
  greeting: linesOf(`
Chào cả nhà|Tới rồi đây|Mới vô, mấy mấy rồi?|Còn chỗ không, ngồi ké|Điểm danh|Tan làm chạy về liền|Lần đầu ghé, chào mọi người
Rủ bạn vào xem cùng|Chỗ cũ nha|Đông vui ghê|Hello phòng mình
`),
  'thanks-gift': linesOf(`
{player} chơi lớn!|Đại gia đây rồi|Cảm ơn {player} nha|Hiệu ứng đẹp quá|{player} mới lãnh lương hả|Sáng cả màn hình|Nể {player} thật
Vỗ tay cho {player}|Cả phòng nóng lên luôn|Quà này lần đầu thấy|Cho mình đi theo với
`),
  basketball: linesOf(`
Bật bảng kìa!|Trống thế mà không ném|Lùi về thủ nhanh|Chuyền hay quá|Ném phạt cẩn thận|Dự bị hôm nay bốc|Che người chuẩn|Sắp hết 24 giây
Xin hội ý đi|Nhịp nhanh chóng mặt|Ba điểm đi!|Thủ rát ghê|Phản công lẹ!
`),
  'basketball-run': linesOf(`
Ghi điểm liên tục luôn|Tay nóng rồi, cản sao nổi|Hội ý lẹ đi|Rổ to như cái ao|Chớp mắt lại vào|Thủ tốt là công tốt|Khí thế ngút trời
Ghế dự bị nhảy cẫng|Cầm máu gấp!|Chuỗi này đã mắt thật|Hai phút cháy nhất trận
`),
  tennis: linesOf(`
Giao bóng góc hiểm quá|Thuận tay mượt ghê|Bền cuối sân, kiên nhẫn|Giao hai đừng run|Suỵt, giao bóng kìa|Bỏ nhỏ ác thật|Xem mà mỏi cổ
Lên lưới đi|Giữ game là được|Tiếng giày nghe đã tai|Điểm lớn mới biết gan|Di chuyển nhẹ như múa
`),
  'tennis-point': linesOf(`
Điểm hay quá!|Sát vạch luôn|Đánh gọn!|Góc này chịu|Nắm tay ăn mừng kìa|Vậy mà cũng thắng?|Đối thủ cũng phải vỗ tay
Lấy điểm đúng lúc|Cho coi lại điểm này|Thêm điểm nữa nào|Lì thật sự
`),
  badminton: linesOf(`
Tiếng đập nghe giòn|Bỏ nhỏ tinh tế|Chân lướt như trượt băng|Pha cầu dài quá|Thủ như bức tường|Động tác giả lừa cả tui|Cổ tay dẻo ghê
Dồn cuối sân đi|Bốn góc chạy mệt nghỉ|Cầu rụng lông rồi|Nhìn nhẹ mà đánh mệt|Phản xạ gì nhanh vậy
`),
  esports: linesOf(`
Gom lại đi|Tầm nhìn tốt|Đi vị trí khéo|Chờ đủ người hẵng đánh|Coi chừng bên hông|Giữ chiêu lại|Kinh tế ngang nhau|Về cuối mới mạnh, từ từ
Hỗ trợ nhanh thật|Tay nhanh nhìn không kịp|Đội hình lạ mà hay|Chỉ huy tỉnh ghê
`),
  'esports-fight': linesOf(`
Thắng giao tranh rồi!|Mở giao tranh đẹp|Dọn sạch!|Kỹ năng đỉnh|Phản đòn kìa!|Canh giờ chuẩn|Chưa kịp nhìn đã xong|Phối hợp như một
Lên highlight chắc luôn|Lợi thế rồi đừng vội|Không ai chạy thoát
`),
  cards: linesOf(`
Bài đẹp ghê|Khoan ra bom|Giữ con joker lại|Nông dân hợp sức nào|Làm địa chủ không?|Đừng xé sảnh|Còn hai lá, chặn lại!|Bài xấu mà đánh hay
Học được chiêu này rồi|Cứ nghĩ từ từ|Tính xa thật|Đồng đội đỡ bài hay
`),
  'set-won': linesOf(`
Lấy được rồi!|Thắng ván này sướng|Đánh lì thật|Cứ vậy mà đánh|Khí thế lên rồi|Gần thắng thêm bước nữa|Tập trung, chưa xong đâu|{club} chắc tay
Ván này đáng xem|Lau mồ hôi, đánh tiếp|Điểm lớn không run
`),
  'set-lost': linesOf(`
Mất một ván, không sao|Ván sau lấy lại|Lỗi hơi nhiều|Quên đi, làm lại|Thả lỏng tay nào|{club} trụ vững nha|Đối thủ ván này hay thật|Đổi cách đánh xem
Nóng máy chậm thôi mà|Chưa hết cơ hội|Đừng cúi đầu
`),
  'quarter-end': linesOf(`
Hết hiệp, nghỉ tay|{score}, hiệp tới gặp|Cho chính nghỉ chút đi|Hiệp này nhanh thật|Thầy vẽ bài lẹ nào|Hiệp sau lo bật bảng nha|Còi làm giật cả mình
Hiệp này ai hay nhất?|Tay đừng nguội nha|Đổi đội hình thử coi|Đi lấy ly nước, về liền
`),
  private: linesOf(`
Chào bạn, bạn cũng đang xem à?|Xin lỗi, mình vừa đi rót nước|Haha đúng rồi|Đợi mình xem hết pha này nhé|Run tay luôn|Bạn theo đội nào?
Gặp nhau trong phòng nhé|Pha vừa rồi bạn thấy không?|Mình cũng nghĩ vậy|Hết hiệp nói chuyện tiếp nha|Cảm ơn bạn|Để mình nghĩ đã|Ok bạn|Mạng mình hơi lag
`),
}
