// Lines of text live for tennis, badminton and e-sports: zh | en | vi. {t} side, {o} other side, {s} score, {n} number.
export const setsText = {
  'tennis-set-start': `
第 {n} 盘开始。|Set {n} begins.|Set {n} bắt đầu.
第 {n} 盘，双方重新站到底线。|Set {n}: both are back at the baseline.|Set {n}, hai tay vợt trở lại cuối sân.
`,
  'tennis-hold': `
{t}保发，本盘{s}。|{t} holds, {s} in the set.|{t} giữ game giao bóng, {s} trong set này.
{t}发球局轻松拿下，{s}。|An easy hold for {t}, {s}.|{t} thắng game giao bóng nhẹ nhàng, {s}.
多拍相持后{t}守住发球局，{s}。|After long rallies {t} keeps serve, {s}.|Sau nhiều pha bóng bền, {t} giữ được game giao, {s}.
`,
  'tennis-break': `
破发！{t}拿下对手的发球局，{s}。|Break! {t} takes the serve of {o}, {s}.|Bẻ game! {t} thắng game giao bóng của {o}, {s}.
{o}双误送出破发，{t}领到一局，{s}。|A double fault gives {t} the break, {s}.|{o} mắc lỗi giao bóng kép, {t} bẻ game, {s}.
`,
  'tennis-tie-break': `
抢七惊险拿下，{t}赢下这一盘，{s}。|{t} edges the tie-break, {s}.|{t} thắng loạt tie-break nghẹt thở, {s}.
`,
  'tennis-set': `
{t}赢下第 {n} 盘。|{t} takes set {n}.|{t} thắng set {n}.
`,
  ace: `
{t}发出 ACE 球。|An ace from {t}.|{t} giao bóng ăn điểm trực tiếp.
`,
  'break-point': `
{t}握有破发点。|Break point for {t}.|{t} có điểm bẻ game.
`,
  challenge: `
{t}申请鹰眼挑战，结果待定。|{t} challenges the call.|{t} yêu cầu xem lại bằng mắt diều hâu.
`,
  'set-point': `
{t}拿到盘点，本盘{s}。|Set point for {t} at {s}.|{t} có điểm thắng set, {s}.
`,
  'game-point': `
{t}拿到局点，本局{s}。|Game point for {t} at {s}.|{t} có điểm thắng ván, {s}.
`,
  'map-point': `
{t}拿到局点，本局{s}。|Map point for {t} at {s}.|{t} có điểm thắng ván, {s}.
`,
  'badminton-game-start': `
第 {n} 局开始。|Game {n} begins.|Ván {n} bắt đầu.
`,
  'badminton-smash': `
{t}后场跳杀得分，{s}。|{t} smashes from the back, {s}.|{t} nhảy đập ghi điểm, {s}.
{t}杀球直线得手，{s}。|A smash down the line by {t}, {s}.|{t} đập dọc biên thành công, {s}.
`,
  'badminton-rally': `
{t}网前放小球，对手回球下网，{s}。|{t} drops it short and the reply finds the net, {s}.|{t} bỏ nhỏ, đối thủ trả lưới, {s}.
{o}回球出界，{t}得分，{s}。|{o} goes long, {t} takes the point: {s}.|{o} đánh ra ngoài, {t} được điểm, {s}.
`,
  'badminton-long': `
三十拍的拉锯，{t}笑到最后，{s}。|A rally of thirty shots goes to {t}, {s}.|Pha cầu hơn ba mươi chạm, {t} thắng điểm, {s}.
`,
  interval: `
技术暂停，{t}以{s}领先。|The interval, with {t} ahead at {s}.|Nghỉ giữa ván, {t} dẫn {s}.
`,
  'badminton-game': `
{t}拿下第 {n} 局。|Game {n} to {t}.|{t} thắng ván {n}.
`,
  'esports-map-start': `
第 {n} 局开始，双方阵容已经锁定。|Map {n} is on, the drafts are locked.|Ván {n} bắt đầu, đội hình đã khóa.
`,
  fight: `
团战爆发，{t}打出优势，人头{s}。|A team fight breaks out and {t} win it, kills {s}.|Giao tranh tổng nổ ra, {t} thắng thế, mạng {s}.
{t}绕后开团，对手被打散，人头{s}。|{t} flank and scatter them, kills {s}.|{t} vòng sau mở giao tranh, đối thủ tan tác, mạng {s}.
`,
  pick: `
{t}抓到落单的对手，人头{s}。|{t} catch one out, kills {s}.|{t} bắt lẻ thành công, mạng {s}.
`,
  tower: `
{t}推掉一座防御塔。|{t} take down a tower.|{t} phá một trụ.
`,
  dragon: `
{t}拿下小龙。|{t} take the dragon.|{t} hạ rồng.
`,
  baron: `
{t}拿下大龙，带着增益推进。|{t} slay the baron and push with its power.|{t} hạ Baron và dồn ép bằng sức mạnh của nó.
`,
  plant: `
{t}下包，{o}必须回防。|{t} plant the bomb, {o} must retake.|{t} đặt bom, {o} phải chiếm lại.
`,
  defusal: `
{t}在最后关头拆掉炸弹。|{t} defuse it with little time left.|{t} gỡ bom vào phút chót.
`,
  round: `
{t}赢下这一回合，{s}。|{t} take the round, {s}.|{t} thắng hiệp đấu này, {s}.
残局一打二，{t}完成翻盘，{s}。|One against two, and {t} clutch it: {s}.|Một chọi hai, {t} lật ngược tình thế, {s}.
`,
  'esports-map': `
{t}拿下第 {n} 局。|Map {n} goes to {t}.|{t} thắng ván {n}.
`,
  end: `
比赛结束，{t}以{s}战胜{o}。|It is over: {t} beat {o} {s}.|Trận đấu kết thúc: {t} thắng {o} {s}.
`,
} as const
export type SetsLine = keyof typeof setsText
