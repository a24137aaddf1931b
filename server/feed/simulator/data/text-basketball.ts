// Lines of text live for basketball: zh | en | vi. {p} player, {q} second player, {t} side, {o} other side, {s} score, {n} number.
export const basketballText = {
  start: `
跳球！{t}与{o}的比赛开始。|Tip-off: {t} against {o} is on.|Tung bóng! {t} gặp {o} bắt đầu.
双方首发已经站定，裁判抛球。|The fives are out and the ball goes up.|Đội hình xuất phát đã sẵn sàng, trọng tài tung bóng.
`,
  quarter: `
第 {n} 节开始，比分{s}。|Quarter {n} begins at {s}.|Hiệp {n} bắt đầu, tỷ số {s}.
第 {n} 节，双方换上新的五人。|Quarter {n}, and fresh fives on both sides.|Hiệp {n}, hai đội thay đổi đội hình trên sân.
`,
  'quarter-end': `
第 {n} 节结束，{t} {s} {o}。|End of quarter {n}: {t} {s} {o}.|Hết hiệp {n}: {t} {s} {o}.
本节时间到，比分来到{s}。|Time in the quarter, the score is {s}.|Hết giờ của hiệp, tỷ số là {s}.
`,
  half: `
半场结束，{t} {s} {o}。|Half-time: {t} {s} {o}.|Hết hiệp hai: {t} {s} {o}.
`,
  overtime: `
四节战平，进入加时！|Level after four quarters: overtime!|Hòa sau bốn hiệp, bước vào hiệp phụ!
`,
  end: `
全场结束，{t} {s} {o}。|Final: {t} {s} {o}.|Kết thúc: {t} {s} {o}.
终场哨响，最终比分{s}。|The buzzer goes at {s}.|Còi kết thúc vang lên, tỷ số chung cuộc {s}.
`,
  three: `
{p}三分命中，{s}！|{p} from three, {s}!|{p} ném ba điểm thành công, {s}!
空位三分，{p}稳稳投进，{s}。|Open three for {p}, and good: {s}.|Ném ba điểm trống trải, {p} ghi điểm, {s}.
{p}超远三分！全场沸腾，{s}。|{p} from way out! The place erupts, {s}.|{p} ném ba từ rất xa! Cả nhà thi đấu bùng nổ, {s}.
`,
  'three-assisted': `
{q}妙传，{p}接球就投，三分命中，{s}！|{q} finds {p} open and it is three, {s}!|{q} tìm thấy {p} trống trải, ba điểm, {s}!
{q}突破分球，{p}底角三分，{s}。|{q} drives and kicks, {p} hits from the corner: {s}.|{q} đột phá rồi chuyền ra, {p} ném ba từ góc sân, {s}.
`,
  two: `
{p}中距离跳投命中，{s}。|{p} with the mid-range jumper, {s}.|{p} nhảy ném cự ly trung bình vào rổ, {s}.
{p}背身翻身跳投，{s}。|{p} turns over the shoulder and scores, {s}.|{p} xoay người ném rổ, {s}.
`,
  'two-assisted': `
{q}回传，{p}罚球线附近跳投命中，{s}。|{q} finds {p} at the elbow, good: {s}.|{q} chuyền lại, {p} ném rổ gần vạch ném phạt, {s}.
{q}挡拆后传球，{p}急停出手命中，{s}。|Off the screen from {q}, {p} pulls up and hits: {s}.|{q} phối hợp che người, {p} dừng ném chính xác, {s}.
`,
  layup: `
{p}突破上篮得分，{s}。|{p} drives and lays it in, {s}.|{p} đột phá lên rổ ghi điểm, {s}.
{p}欧洲步晃过防守，打板得分，{s}。|{p} steps round the defence and banks it, {s}.|{p} bước lách qua hậu vệ, đập bảng ghi điểm, {s}.
`,
  'layup-assisted': `
{q}直塞，{p}反篮得分，{s}。|{q} threads it and {p} reverses it in, {s}.|{q} chọc khe, {p} lên rổ ngược tay, {s}.
{q}妙传，{p}篮下轻松打进，{s}。|Nice feed by {q}, easy for {p} at the rim: {s}.|{q} chuyền đẹp, {p} ghi điểm dễ dàng dưới rổ, {s}.
`,
  dunk: `
{p}扣篮！{s}！|{p} throws it down, {s}!|{p} úp rổ! {s}!
`,
  'dunk-assisted': `
{q}助攻，{p}顺下暴扣，{s}！|{q} rolls it to {p}, who slams, {s}!|{q} kiến tạo, {p} băng vào úp rổ, {s}!
空中接力！{q}抛球，{p}双手暴扣，{s}。|Alley-oop! {q} lobs, {p} finishes with two hands: {s}.|Phối hợp trên không! {q} tung bóng, {p} úp rổ hai tay, {s}.
`,
  free: `
{p}罚球命中，{s}。|{p} makes the free throw, {s}.|{p} ném phạt thành công, {s}.
{p}站上罚球线，稳稳罚进，{s}。|{p} from the line, good: {s}.|{p} trên vạch ném phạt, bóng vào rổ, {s}.
`,
  miss: `
{p}投篮不中，{q}抢下篮板。|{p} misses and {q} has the rebound.|{p} ném trượt, {q} bắt bóng bật bảng.
{p}出手偏出，{q}保护住篮板。|Off the rim from {p}; {q} cleans up.|{p} ném không chính xác, {q} giữ được bóng.
`,
  block: `
大帽！{q}封盖了{p}的出手。|Blocked! {q} turns {p} away.|Chắn bóng! {q} chặn cú ném của {p}.
{p}上篮被{q}从身后追帽。|{q} chases down {p} for the block.|{p} lên rổ bị {q} chắn từ phía sau.
`,
  steal: `
{q}抢断！{p}丢了球。|{q} picks the pocket of {p}.|{q} cướp bóng từ tay {p}.
传球被读到，{q}断下{p}的球。|{q} reads the pass of {p} and takes it.|Đường chuyền bị đọc được, {q} cắt bóng của {p}.
`,
  turnover: `
{p}走步违例，球权转换。|Travelling on {p}; the ball goes over.|{p} chạy bước, đổi quyền kiểm soát bóng.
{t}传球失误，{p}把球送出底线。|A loose pass by {p} and {t} give it away.|{t} chuyền hỏng, {p} để bóng ra ngoài biên.
`,
  foul: `
{p}打手犯规，{q}走上罚球线。|{p} hacks {q}, who goes to the line.|{p} phạm lỗi với {q}, ném phạt.
{p}阻挡犯规，{o}获得罚球。|Blocking foul on {p}; free throws for {o}.|{p} phạm lỗi cản người, {o} được ném phạt.
`,
  timeout: `
{t}请求暂停，教练重新布置。|Timeout {t}: the coach wants a word.|{t} xin hội ý, huấn luyện viên chỉ đạo lại.
对手打出高潮，{t}叫了暂停。|{o} are rolling, so {t} call time.|Đối thủ đang hưng phấn, {t} xin hội ý.
`,
} as const
export type BasketballLine = keyof typeof basketballText
