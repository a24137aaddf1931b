// Lines of text live for football: zh | en | vi. {p} player, {q} second player, {t} side, {o} other side, {s} score, {n} number.
export const footballText = {
  'kick-off': `
开球！{t}主场迎战{o}，比赛开始。|We are under way: {t} host {o}.|Bóng lăn! {t} tiếp đón {o} trên sân nhà.
主裁判一声哨响，{t}与{o}的较量开始了。|The referee blows and {t} against {o} begins.|Tiếng còi khai cuộc vang lên, {t} gặp {o}.
看台已经坐满，{t}先开球。|The stands are full and {t} get us started.|Khán đài đã kín chỗ, {t} giao bóng trước.
`,
  'second-half': `
易边再战，下半场开始，比分{s}。|Sides changed, the second half begins at {s}.|Hai đội đổi sân, hiệp hai bắt đầu với tỷ số {s}.
球员回到场上，下半场哨响。|The players are back and the second half is on.|Các cầu thủ trở lại, hiệp hai bắt đầu.
`,
  'half-time': `
上半场结束，{t} {s} {o}。|Half-time: {t} {s} {o}.|Hết hiệp một: {t} {s} {o}.
中场哨响，双方带着{s}的比分走进更衣室。|The whistle goes for the break with the score at {s}.|Tiếng còi nghỉ giữa hiệp, hai đội vào phòng thay đồ với tỷ số {s}.
`,
  'full-time': `
全场比赛结束，{t} {s} {o}。|Full-time: {t} {s} {o}.|Trận đấu kết thúc: {t} {s} {o}.
终场哨响！最终比分{s}，感谢收看文字直播。|That is it, {s} the final score. Thank you for following.|Còi mãn cuộc! Tỷ số chung cuộc là {s}. Cảm ơn đã theo dõi.
`,
  abandoned: `
主裁判宣布比赛中止，不再继续。中止时比分{s}，本场不计成绩。|The referee calls it off for good at {s}: the match is abandoned and does not count.|Trọng tài cho dừng hẳn trận đấu khi tỷ số là {s}; kết quả trận này không được tính.
场地已无法比赛，{t}与{o}之战中止，比分停在{s}，不计成绩。|The pitch is beyond play: {t} against {o} is abandoned at {s} and will not count.|Mặt sân không thể thi đấu tiếp, trận {t} gặp {o} bị hủy giữa chừng ở tỷ số {s} và không được tính.
`,
  'extra-time': `
九十分钟难分胜负，比赛进入加时。|Nothing between them after ninety minutes: extra time it is.|Bất phân thắng bại sau 90 phút, trận đấu bước vào hiệp phụ.
加时赛开始，体能成了最大的考验。|Extra time begins, and tired legs will be tested.|Hiệp phụ bắt đầu, thể lực giờ là thử thách lớn nhất.
`,
  'extra-half': `
加时上半场结束，短暂交换场地。|The first period of extra time is over; they swap ends.|Hết hiệp phụ thứ nhất, hai đội đổi sân.
`,
  'shoot-out': `
点球大战！谁的心理更硬？|It goes to penalties. Who has the nerve?|Loạt luân lưu! Ai bản lĩnh hơn?
`,
  goal: `
球进了！{p}为{t}破门，比分变成{s}！|Goal! {p} scores for {t}, it is {s}!|Vào! {p} ghi bàn cho {t}, tỷ số là {s}!
{p}禁区内冷静推射，皮球滚入死角，{s}！|{p} stays calm in the box and rolls it into the corner, {s}!|{p} bình tĩnh dứt điểm trong vòng cấm, bóng lăn vào góc xa, {s}!
{t}打破了{o}的防线，{p}攻门得手，{s}。|{t} break {o} open and {p} finishes, {s}.|{t} xuyên thủng hàng thủ {o}, {p} dứt điểm thành công, {s}.
不停球直接打门，{p}！{t}取得进球，{s}。|First time from {p}, and in! {s} to the delight of {t}.|Sút một chạm, {p} đã ghi bàn! {t} có bàn thắng, {s}.
`,
  'goal-assisted': `
{q}送出妙传，{p}攻破球门，{s}！|{q} with the pass, {p} with the goal: {s}!|{q} chuyền tuyệt hay, {p} chọc thủng lưới, {s}!
{q}横传门前，{p}跟上推空门，{s}。|{q} squares it and {p} cannot miss, {s}.|{q} trả ngang trước khung thành, {p} đệm vào lưới trống, {s}.
{t}打出漂亮配合，{q}助攻{p}得分，{s}！|Lovely move by {t}: {q} sets up {p}, {s}!|Pha phối hợp đẹp mắt của {t}: {q} kiến tạo cho {p}, {s}!
`,
  'goal-header': `
{q}传中，{p}高高跃起头球破门，{s}！|{q} crosses, {p} rises highest and heads in, {s}!|{q} tạt vào, {p} bật cao đánh đầu tung lưới, {s}!
头球！{p}甩开盯防顶进球门，{s}。|A header! {p} loses the marker and it is {s}.|Đánh đầu! {p} thoát kèm và ghi bàn, {s}.
`,
  'goal-long': `
世界波！{p}禁区外起脚，皮球直挂死角，{s}！|What a strike! {p} from outside the box into the top corner, {s}!|Siêu phẩm! {p} sút xa, bóng găm vào góc cao, {s}!
{p}远射得分，门将毫无办法，{s}。|{p} lets fly from distance and the keeper has no chance, {s}.|{p} sút xa ghi bàn, thủ môn bó tay, {s}.
`,
  'goal-free-kick': `
任意球直接破门！{p}绕过人墙，{s}！|Straight from the free kick! {p} bends it round the wall, {s}!|Đá phạt trực tiếp thành bàn! {p} cứa lòng qua hàng rào, {s}!
`,
  'goal-counter': `
快速反击！{p}一路推进，单刀破门，{s}！|On the break! {p} runs clear and scores, {s}!|Phản công chớp nhoáng! {p} băng xuống đối mặt và ghi bàn, {s}!
`,
  'goal-own': `
乌龙球！{p}解围时碰进自家球门，{s}。|Own goal! {p} turns it into the wrong net, {s}.|Phản lưới nhà! {p} phá bóng vào lưới đội mình, {s}.
不走运的{p}，皮球折射入网，{s}。|Bad luck: it goes in off {p}, {s}.|Kém may cho {p}, bóng đập chân bật vào lưới, {s}.
`,
  'goal-penalty': `
点球命中！{p}骗过门将，{s}。|Scored! {p} sends the keeper the wrong way, {s}.|Penalty thành bàn! {p} đánh lừa thủ môn, {s}.
{p}主罚点球一蹴而就，{s}。|{p} makes no mistake from the spot, {s}.|{p} sút phạt đền chính xác, {s}.
`,
  'penalty-given': `
点球！{q}禁区内绊倒{p}，主裁判指向点球点。|Penalty! {q} brings down {p} and the referee points to the spot.|Phạt đền! {q} phạm lỗi với {p} trong vòng cấm.
主裁判判罚点球，{t}获得绝佳机会。|The referee gives a penalty. A huge chance for {t}.|Trọng tài cho hưởng phạt đền, cơ hội lớn cho {t}.
`,
  'penalty-saved': `
扑出来了！{q}判断对方向，拒绝了{p}的点球。|Saved! {q} reads it and keeps out the penalty of {p}.|Cản phá thành công! {q} đoán đúng hướng quả phạt đền của {p}.
`,
  'penalty-wide': `
点球打飞！{p}错失良机。|Missed! {p} puts the penalty over.|Hỏng phạt đền! {p} sút vọt xà.
`,
  'shot-saved': `
{p}射门，{q}稳稳没收。|{p} shoots, {q} holds on.|{p} dứt điểm, {q} bắt gọn.
好球！{p}低射远角，被{q}侧身扑出。|{p} aims low for the far corner; {q} gets down to it.|{p} sút chéo góc, {q} đổ người cứu thua.
{p}头球攻门，{q}单掌托出横梁。|{p} heads at goal and {q} tips it over the bar.|{p} đánh đầu, {q} đẩy bóng qua xà.
{q}出击及时，化解了{p}的单刀。|{q} is off the line in time to deny {p}.|{q} băng ra kịp thời, hóa giải pha đối mặt của {p}.
`,
  'shot-wide': `
{p}禁区前沿起脚，高出横梁。|{p} tries from the edge of the box, over the bar.|{p} sút từ rìa vòng cấm, bóng vọt xà.
{p}的射门擦着立柱偏出。|The shot of {p} goes just past the post.|Cú sút của {p} đi sạt cột dọc.
{t}组织进攻，{p}最后一脚打偏。|{t} work it well but {p} drags it wide.|{t} phối hợp tốt nhưng {p} dứt điểm ra ngoài.
{p}抢点头球，顶高了。|{p} meets the cross and heads over.|{p} đón bóng đánh đầu, bóng bay cao.
`,
  'shot-blocked': `
{p}射门被后卫封堵。|The shot of {p} is blocked.|Cú dứt điểm của {p} bị hậu vệ chặn lại.
{o}防守球员用身体挡出{p}的劲射。|A {o} defender gets in front of the drive of {p}.|Hậu vệ {o} lấy thân cản cú sút mạnh của {p}.
`,
  'shot-post': `
中柱！{p}的射门击中门框弹出。|Off the post! So close for {p}.|Cột dọc! Cú sút của {p} dội khung gỗ.
横梁救了{o}！{p}差一点就进球了。|The bar saves {o}! {p} was inches away.|Xà ngang cứu {o}! {p} suýt có bàn thắng.
`,
  corner: `
{t}获得角球。|Corner to {t}.|{t} được hưởng phạt góc.
{p}主罚角球，双方球员挤在门前。|{p} takes the corner, with the box full.|{p} đá phạt góc, vòng cấm chật kín người.
{t}再获角球，连续施压。|Another corner for {t}, who keep up the pressure.|Thêm một quả phạt góc cho {t}, sức ép tiếp tục.
`,
  foul: `
{p}对{q}犯规，{o}得到任意球。|{p} fouls {q}; free kick to {o}.|{p} phạm lỗi với {q}, {o} được đá phạt.
{p}拉拽{q}，主裁判鸣哨。|{p} pulls back {q} and the whistle goes.|{p} kéo áo {q}, trọng tài thổi còi.
中场拼抢激烈，{p}放倒了{q}。|It is fierce in midfield: {p} takes {q} down.|Tranh chấp quyết liệt giữa sân, {p} đốn ngã {q}.
`,
  'card-yellow': `
{p}吃到黄牌。|{p} goes into the book.|{p} nhận thẻ vàng.
战术犯规，{p}被黄牌警告。|A tactical foul, and a yellow card for {p}.|Lỗi chiến thuật, {p} bị phạt thẻ vàng.
{p}向裁判抱怨，黄牌。|{p} says too much to the referee: yellow card.|{p} phản ứng với trọng tài và nhận thẻ vàng.
`,
  'card-second-yellow': `
两黄变一红！{p}被罚下，{t}少一人作战。|Second yellow! {p} is off and {t} are a man short.|Thẻ vàng thứ hai! {p} rời sân, {t} chơi thiếu người.
`,
  'card-red': `
红牌！{p}被直接罚下场。|Red card! {p} is sent straight off.|Thẻ đỏ! {p} bị truất quyền thi đấu trực tiếp.
{p}动作过大，主裁判直接出示红牌。|A reckless one by {p}, and the referee shows red.|{p} vào bóng quá nguy hiểm, trọng tài rút thẻ đỏ.
`,
  offside: `
{p}越位在先，进攻中断。|{p} is flagged offside.|{p} việt vị.
{t}直塞身后，可惜{p}启动早了。|{t} look in behind, but {p} went too early.|{t} chọc khe, tiếc là {p} xuất phát sớm.
`,
  substitution: `
{t}换人：{p}换下{q}。|Change for {t}: {p} on for {q}.|{t} thay người: {p} vào thay {q}.
{q}体力透支，{p}替补登场。|{q} has nothing left; {p} comes on.|{q} đã thấm mệt, {p} vào sân.
`,
  injury: `
{p}倒地不起，队医进场治疗。|{p} stays down and the physio is on.|{p} nằm sân, nhân viên y tế vào chăm sóc.
比赛暂停，{p}正在接受检查。|Play is stopped while {p} is looked at.|Trận đấu tạm dừng để kiểm tra chấn thương của {p}.
`,
  'added-time': `
第四官员举牌：补时 {n} 分钟。|The fourth official shows {n} added minutes.|Trọng tài bàn giơ bảng: bù giờ {n} phút.
`,
  review: `
VAR 介入，主裁判走向场边回看。|VAR has a word; the referee goes to the screen.|VAR vào cuộc, trọng tài ra xem lại màn hình.
判罚有争议，VAR 正在复核。|There is doubt about it: VAR is checking.|Tình huống gây tranh cãi, VAR đang kiểm tra.
`,
  'goal-confirmed': `
VAR 复核完毕，进球有效！比分{s}。|Check complete: the goal stands, {s}.|VAR xác nhận bàn thắng hợp lệ! Tỷ số {s}.
`,
  'goal-cancelled': `
VAR 改判，{p}的进球被取消，比分回到{s}。|VAR overturns it: no goal for {p}, back to {s}.|VAR hủy bàn thắng của {p}, tỷ số trở lại {s}.
进球无效！{t}的庆祝来早了，比分仍是{s}。|No goal! {t} celebrated too soon and it stays {s}.|Bàn thắng không được công nhận! {t} mừng hụt, tỷ số vẫn là {s}.
`,
  'card-confirmed': `
回看之后维持原判，红牌有效。|The red card stands after the review.|Sau khi xem lại, trọng tài giữ nguyên thẻ đỏ.
`,
  'card-cancelled': `
VAR 改判，{p}的红牌被撤销，可以继续比赛。|The red card is taken back and {p} stays on.|VAR rút lại thẻ đỏ, {p} được thi đấu tiếp.
`,
  scorer: `
官方更正：刚才的进球记在{p}名下。|Correction: that goal is given to {p}.|Đính chính: bàn thắng vừa rồi được tính cho {p}.
`,
  score: `
数据更正：刚才的进球不算，比分仍是{s}。|Correction: that did not go in, it is still {s}.|Đính chính: pha bóng vừa rồi không thành bàn, tỷ số vẫn là {s}.
`,
  'kick-scored': `
{p}罚进点球，点球比分{s}。|{p} scores, {s} on penalties.|{p} sút thành công, luân lưu {s}.
`,
  'kick-missed': `
{p}罚失点球，点球比分{s}。|{p} misses, {s} on penalties.|{p} sút hỏng, luân lưu {s}.
`,
  spell: `
{t}控球耐心，寻找{o}防线的空当。|{t} keep the ball and look for a gap in the {o} defence.|{t} kiên nhẫn cầm bóng, tìm khoảng trống nơi hàng thủ {o}.
{p}边路带球推进，可惜传中质量不高。|{p} goes down the wing but the cross is poor.|{p} dốc bóng bên cánh nhưng quả tạt không tốt.
{t}前场逼抢很凶，{o}出球困难。|{t} press high and {o} struggle to play out.|{t} pressing tầm cao, {o} gặp khó khi triển khai bóng.
{p}长传转移，找到了弱侧的队友。|{p} switches play to the far side.|{p} chuyền dài chuyển cánh cho đồng đội.
{o}大脚解围，{t}再次组织。|{o} clear it long and {t} come again.|{o} phá bóng dài, {t} tổ chức lại tấn công.
看台歌声不断，{t}渐渐占据主动。|The stands are singing and {t} are getting on top.|Khán đài không ngừng hát, {t} dần làm chủ thế trận.
{p}中路拿球转身，被及时拦下。|{p} turns in midfield and is stopped in time.|{p} xoay người giữa sân nhưng bị chặn kịp thời.
双方在中场反复争夺，节奏慢了下来。|It is a midfield battle now and the pace has dropped.|Hai bên giằng co ở giữa sân, nhịp độ chậm lại.
{t}界外球快发，{p}突入禁区后丢球。|A quick throw by {t}; {p} gets into the box and loses it.|{t} ném biên nhanh, {p} vào vòng cấm rồi để mất bóng.
`,
} as const
export type FootballLine = keyof typeof footballText
