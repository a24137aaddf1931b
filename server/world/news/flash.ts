// Short news of the day.
import type { ArticleSeed } from './article-seed.ts'

export const flashes: ArticleSeed[] = [
  {
    key: 'flash-var',
    topic: 'flash',
    sport: 'football',
    cover: 'review-screen',
    by: 'front',
    age: 0,
    about: { when: 'over', shape: 'cancelled-goal', leagues: ['hxcl', 'ljsl', 'bhl', 'ivl'] },
    zh: `
VAR 介入：{void}第 {void.m} 分钟的进球被取消
{home}对{away}的比赛中，一次回看改变了比分。
{league}，{home}与{away}的比赛进行到第 {void.m} 分钟，{void}将球打进，主裁判随后按住了耳机。
大约一分钟之后，他走向场边的屏幕，回来时画了一个方框。进球取消，看台上的欢呼停在了半空。
## 为什么取消
裁判组给出的理由是{void.why}。转播方重放的画面也支持这一判断。
> “规则就是规则，可那一分钟真的很长。”一位现场球迷说。
比赛最终以{score}结束。`,
    en: `
VAR rules out {void}'s goal in the {void.o} minute
One look at the screen changed the score of {home} against {away}.
In the {void.o} minute of {home} v {away} in the {league}, {void} put the ball in the net. Then the referee put a finger to his ear.
A minute or so later he walked over to the monitor, came back and drew the box. No goal, and a cheer that stopped in mid-air.
## Why it was disallowed
The officials gave {void.why} as the reason, and the replays shown on the broadcast bore it out.
> "Rules are rules, but that was a very long minute," one supporter in the ground said.
The match finished {score}.`,
    vi: `
VAR vào cuộc: bàn thắng phút {void.m} của {void} không được công nhận
Một lần xem lại màn hình đã đổi tỷ số trận {home} gặp {away}.
Phút {void.m} trận {home} gặp {away} thuộc {league}, {void} đưa bóng vào lưới. Ngay sau đó, trọng tài chính đưa tay lên tai nghe.
Chừng một phút sau, ông chạy ra màn hình bên đường biên rồi quay lại vẽ một khung chữ nhật. Bàn thắng bị hủy, tiếng reo hò đông cứng giữa chừng.
## Vì sao bị hủy
Tổ trọng tài đưa ra lý do: {void.why}. Hình ảnh quay chậm trên truyền hình cũng cho thấy điều đó.
> “Luật là luật, nhưng một phút ấy dài thật,” một khán giả trên sân nói.
Trận đấu kết thúc với tỷ số {score}.`,
  },
  {
    key: 'flash-whistle',
    topic: 'flash',
    sport: 'football',
    cover: 'card-yellow',
    by: 'front',
    age: 5,
    league: 'hxcl',
    teams: [],
    zh: `
{hxcl.s}裁判组解释拖延时间新尺度：门将八秒，替补三十秒
从本轮起，拖延时间的口头提醒只有一次。
{hxcl}裁判组今天向各队发出说明，统一了几项拖延时间的判罚尺度，从本轮开始执行。
门将双手控球超过八秒，判给对方角球；被换下的球员应在三十秒内从最近的边线离场，否则替补球员要等一分钟才能入场。
## 各队怎么看
多数教练表示支持，只有一位提出，边线外的球童也该统一递球的速度。
> “我们不是要多掏牌，是想少看表。”裁判组负责人说。
第一场执行新尺度的比赛，将在本周内进行。`,
    en: `
Eight seconds for keepers, thirty for substitutes: {hxcl.s} referees draw the line
From this round on there will be one spoken warning for time-wasting, and only one.
Referees of the {hxcl} wrote to the clubs today to set out how time-wasting will be handled, starting this round.
A goalkeeper who holds the ball for more than eight seconds concedes a corner. A player coming off has thirty seconds to leave by the nearest line; after that his replacement waits a minute.
## What the clubs say
Most coaches were in favour. One asked whether the ball boys might be given a speed limit as well.
> "We don't want to show more cards, we want to look at the watch less," the head of the panel said.
The first match under the new rules is this week.`,
    vi: `
Trọng tài {hxcl.s} siết câu giờ: thủ môn tám giây, cầu thủ rời sân ba mươi giây
Từ vòng này, câu giờ chỉ được nhắc miệng đúng một lần.
Ban trọng tài {hxcl} hôm nay gửi văn bản cho các đội, thống nhất cách xử lý câu giờ kể từ vòng này.
Thủ môn giữ bóng quá tám giây, đối phương được hưởng phạt góc; cầu thủ bị thay phải ra khỏi sân ở đường biên gần nhất trong ba mươi giây, nếu không người vào thay sẽ phải đợi một phút.
## Các đội nói gì
Phần lớn huấn luyện viên ủng hộ. Chỉ có một người hỏi thêm: liệu mấy cậu nhặt bóng có bị giới hạn tốc độ không.
> “Chúng tôi không muốn rút thẻ nhiều hơn, chỉ muốn phải nhìn đồng hồ ít đi,” trưởng ban trọng tài nói.
Trận đầu tiên áp dụng quy định mới sẽ diễn ra ngay trong tuần.`,
  },
  {
    key: 'flash-attendance',
    topic: 'flash',
    sport: 'football',
    cover: 'scarves-tides',
    by: 'front',
    age: 9,
    league: 'hxcl',
    teams: ['hxcl-lj'],
    zh: `
{hxcl-lj}季票复售两小时告罄，西看台将加装安全站席
俱乐部说，站席先试一个看台，秋天再看结果。
{hxcl-lj}今天上午开放了最后一批半程季票，原计划卖到周末，结果两小时就没有了。
俱乐部随后宣布，西看台十二排以上将加装安全站席，座椅可以折起锁住，每个位置前都有护栏。
## 票价不变
改造后的位置与原来票价相同，已购票的球迷可以优先选择留下或者换区。
> “我们家三代人都站过那儿。”一位排队的老人说，“后来坐下了，这回又能站起来。”
工程会避开主场比赛日，预计六周完成。`,
    en: `
{hxcl-lj} season tickets gone in two hours as the west stand gets rail seats
One stand first, the club says, and then a look at how it went in the autumn.
The last batch of half-season tickets for {hxcl-lj} went on sale this morning. They were supposed to last until the weekend. They lasted two hours.
Shortly afterwards the club said that everything above row twelve of the west stand will be fitted with rail seats: they fold and lock, with a barrier in front of each.
## Same price
The places will cost what they cost now, and people who already hold one may choose first whether to stay or move.
> "Three generations of us have stood up there," said an old man in the queue. "Then they sat us down. Now we can get up again."
Work will stop for home games and should take six weeks.`,
    vi: `
Vé mùa {hxcl-lj} hết veo sau hai giờ, khán đài tây sẽ có ghế đứng an toàn
Câu lạc bộ cho biết sẽ thử một khán đài trước, đến mùa thu tổng kết.
Sáng nay {hxcl-lj} mở bán đợt vé nửa mùa cuối cùng. Dự kiến bán đến cuối tuần, vậy mà chỉ hai tiếng đã hết.
Ngay sau đó, câu lạc bộ thông báo từ hàng mười hai trở lên của khán đài tây sẽ lắp ghế đứng an toàn: ghế gập được, khóa được, trước mỗi chỗ có một thanh chắn.
## Giá vé giữ nguyên
Chỗ cải tạo bán cùng giá cũ; người đã mua được quyền chọn trước, ở lại hay đổi khu.
> “Nhà tôi ba đời từng đứng ở đó,” một cụ ông trong hàng nói. “Rồi người ta bắt ngồi. Giờ lại được đứng.”
Công trình sẽ tạm dừng vào những ngày có trận sân nhà, dự kiến hoàn thành trong sáu tuần.`,
  },
  {
    key: 'flash-ball',
    topic: 'flash',
    sport: 'basketball',
    cover: 'rim-lights',
    by: 'feng',
    age: 15,
    league: 'hxbl',
    teams: [],
    zh: `
{hxbl.s}启用新计时系统：哨响即停，零点三秒不再靠人眼
表停不停，从此由哨子说了算。
{hxbl}宣布，下一轮起全联盟启用与哨声联动的计时系统：裁判腰间的麦克风一听到哨音，记时钟自动停下。
过去一个暂停、一次出界，开表停表全靠记录台的手。按联盟统计，每场因此多走或少走的时间加起来接近九秒。
## 球员的反应
有控卫说，以后最后一攻可以放心数到一了。
> “零点三秒够不够出手，我们吵了二十年。”一名老裁判说，“现在至少知道它真的是零点三秒。”
系统已在三座球馆试用了一个月。`,
    en: `
{hxbl.s} clocks will stop with the whistle from next round
Whether the clock has stopped is now up to the whistle.
The {hxbl} is to switch every arena to a timing system that listens for the whistle: a microphone on the referee's belt hears it and the clock stops by itself.
Until now every time-out and every ball out of play depended on a hand at the table. By the league's own count that adds up to almost nine seconds a game.
## From the floor
One point guard said he would finally trust himself to count all the way down to one.
> "We've argued for twenty years about whether three tenths is enough for a shot," a veteran referee said. "At least now we'll know it is three tenths."
The system has been on trial in three arenas for a month.`,
    vi: `
{hxbl.s} dùng đồng hồ nghe còi: còi vang là dừng, hết cảnh tranh cãi ba phần mười giây
Đồng hồ có dừng hay không, từ nay do tiếng còi quyết định.
{hxbl} thông báo từ vòng tới toàn bộ nhà thi đấu sẽ dùng hệ thống bấm giờ liên động: micro ở thắt lưng trọng tài nghe thấy tiếng còi là đồng hồ tự dừng.
Trước nay mỗi lần hội ý hay bóng ra biên, dừng hay chạy đều nhờ tay người ở bàn thư ký. Theo thống kê của giải, cộng lại mỗi trận chênh gần chín giây.
## Phản ứng trên sân
Một hậu vệ dẫn bóng bảo, từ nay pha cuối cùng có thể yên tâm đếm đến một.
> “Ba phần mười giây có đủ ném không, chúng tôi cãi nhau hai chục năm,” một trọng tài kỳ cựu nói. “Ít ra bây giờ biết chắc nó đúng là ba phần mười.”
Hệ thống đã được thử ở ba nhà thi đấu trong một tháng.`,
  },
  {
    key: 'flash-storm',
    topic: 'flash',
    sport: 'football',
    cover: 'corner-rain',
    by: 'chi',
    age: 21,
    league: 'ljsl',
    teams: ['ljsl-yc', 'ljsl-yw'],
    zh: `
雨季将至，{ljsl.s}启动排水预案：积水超两厘米推迟开球
沿海三座球场成为重点，{ljsl-yw}主场换上了新的排水层。
{ljsl}今天公布雨季预案：赛前一小时场地积水超过两厘米，开球推迟三十分钟复查；两次复查不合格，比赛改期。
{ljsl-yc}和{ljsl-yw}两家沿海俱乐部率先完成了改造，新的砂砾层能在一刻钟里吸走一场暴雨。
## 球迷提醒
改期的比赛原票有效，联赛会在当天中午和开球前两小时各发布一次场地情况。
> “我们这儿的人看天气比看赛程准。”{ljsl-yw}草坪主管说。
气象部门预计，未来十天沿海有两次明显降雨。`,
    en: `
{ljsl.s} readies for the rains: two centimetres of water and kick-off waits
Three grounds on the coast get the most attention, and {ljsl-yw} have a new drainage bed.
The {ljsl} has set out its rules for the wet season. If more than two centimetres stand on the pitch an hour before kick-off, the start is put back thirty minutes for another look; fail twice and the match is moved.
Two clubs by the sea, {ljsl-yc} and {ljsl-yw}, have finished their works first. The new gravel layer can swallow a downpour in a quarter of an hour.
## For those going
Tickets stay valid for a moved match, and the league will report on the pitch at noon and again two hours before kick-off.
> "People here read the sky better than the fixture list," said the groundsman at {ljsl-yw}.
Forecasters expect two spells of heavy rain on the coast in the next ten days.`,
    vi: `
Mùa mưa cận kề, {ljsl.s} ra phương án: sân đọng nước quá hai phân thì lùi giờ bóng lăn
Ba sân ven biển được chú ý nhất; {ljsl-yw} vừa thay xong lớp thoát nước mới.
{ljsl} hôm nay công bố phương án mùa mưa: trước giờ bóng lăn một tiếng, nếu mặt sân đọng quá hai xăng-ti-mét nước thì lùi ba mươi phút để kiểm tra lại; hai lần không đạt, trận đấu sẽ dời ngày.
Hai đội ven biển {ljsl-yc} và {ljsl-yw} là những nơi cải tạo xong sớm nhất. Lớp sỏi mới có thể hút hết một trận mưa rào trong mười lăm phút.
## Lưu ý cho khán giả
Vé của trận bị dời vẫn nguyên giá trị. Ban tổ chức sẽ thông báo tình trạng mặt sân vào giữa trưa và hai tiếng trước giờ bóng lăn.
> “Người ở đây xem trời còn chuẩn hơn xem lịch đấu,” người trông sân của {ljsl-yw} nói vui.
Cơ quan khí tượng dự báo mười ngày tới ven biển có hai đợt mưa lớn.`,
  },
  {
    key: 'flash-tennis',
    topic: 'flash',
    sport: 'tennis',
    cover: 'tennis-clay',
    by: 'front',
    age: 27,
    league: 'bay',
    teams: [],
    zh: `
{bay}宣布全部球场改用电子判线，挑战系统退场
“司线员”三个字，从此只留在照片里。
{bay}组委会表示，从本站开始，所有场地由电子系统判线，出界的声音会从底线两侧的音箱里传出来。
选手不再有挑战次数，也不再需要在泥地上指印子。唯一保留的是主裁判对两跳和触网的判断。
## 各方反应
年轻选手普遍欢迎，几位老将则说，少了那几秒的等待，比赛好像少了一口气。
> “机器不会不好意思。”一名退役司线员说，“我们会，所以我们看得更仔细。”
组委会将邀请十二名老司线员担任首日的开球嘉宾。`,
    en: `
{bay} goes fully electronic: no line judges, no challenges
Line judges will be something you see in photographs.
Organisers of the {bay} said that from this stop on every court will be called by machine, with the "out" coming from speakers at either end of the baseline.
Players will have no challenges left to use and no marks to point at. The umpire keeps only double bounces and touches of the net.
## Mixed feelings
Most of the younger players were pleased. A few older ones said that without those seconds of waiting the match loses a breath.
> "A machine doesn't get embarrassed," said one retired judge. "We did. That's why we looked harder."
Twelve former line judges have been invited to open play on the first day.`,
    vi: `
{bay} bắt vạch hoàn toàn bằng điện tử, không còn quyền khiếu nại
Trọng tài biên từ nay chỉ còn trong ảnh.
Ban tổ chức {bay} cho biết từ chặng này mọi sân đều do máy bắt vạch, tiếng “out” sẽ phát ra từ loa đặt hai bên cuối sân.
Tay vợt không còn quyền khiếu nại, cũng chẳng cần chỉ vết bóng trên nền sân. Trọng tài chính chỉ còn xét bóng nảy hai lần và chạm lưới.
## Người vui kẻ tiếc
Lớp trẻ phần lớn hoan nghênh; vài tay vợt kỳ cựu thì bảo thiếu mấy giây chờ đợi ấy, trận đấu như thiếu mất một hơi thở.
> “Máy không biết ngượng,” một trọng tài biên đã nghỉ hưu nói. “Chúng tôi thì biết, nên mới nhìn kỹ hơn.”
Mười hai cựu trọng tài biên được mời khai cuộc trong ngày đầu tiên.`,
  },
  {
    key: 'flash-esports',
    topic: 'flash',
    sport: 'esports',
    cover: 'esports-stage',
    by: 'night',
    age: 33,
    league: 'xy',
    teams: [],
    zh: `
{xy.s}公布秋季版本：地图缩小一圈，平均时长预计少四分钟
“慢慢发育”的日子要过去了。
{xy}今天确认，下个比赛日起使用秋季版本。外圈野区被收窄，两条侧路的河道宽度减少了五分之一。
官方测试显示，平均每局时长从三十二分钟降到二十八分钟，首次团战提前了将近两分钟。
## 谁会受益
擅长前期入侵的队伍应该最高兴，依赖后期核心的队伍则要重新算账。
> “我们的训练赛已经打了六十局，结论是：别贪。”一名助教说。
为公平起见，联盟允许每队多一次选人暂停，仅限本周。`,
    en: `
Smaller map, shorter games: {xy.s} confirms its autumn patch
The days of taking your time are about to end.
The {xy} confirmed today that it will move to the autumn version from the next match day. The outer jungle has been drawn in and both side lanes have lost a fifth of their river.
In official tests the average game fell from thirty-two minutes to twenty-eight, with the first big fight coming nearly two minutes sooner.
## Who gains
Teams that like to invade early ought to be delighted. Those built around a late carry have sums to do again.
> "We've scrimmed sixty games on it, and the conclusion is: don't be greedy," said one assistant coach.
To be fair to everyone, each team gets one extra pause in the draft, this week only.`,
    vi: `
{xy.s} công bố phiên bản mùa thu: bản đồ thu hẹp, ván đấu ngắn đi bốn phút
Cái thời “từ từ phát triển” sắp qua rồi.
{xy} hôm nay xác nhận sẽ dùng phiên bản mùa thu từ ngày thi đấu tới. Khu rừng vòng ngoài bị thu hẹp, khúc sông ở hai đường cánh hẹp đi một phần năm.
Theo thử nghiệm chính thức, thời lượng trung bình giảm từ ba mươi hai xuống còn hai mươi tám phút, giao tranh lớn đầu tiên đến sớm hơn gần hai phút.
## Ai được lợi
Những đội thích xâm lăng sớm hẳn vui nhất, còn đội dựa vào chủ lực cuối trận phải tính toán lại.
> “Chúng tôi đã đấu tập sáu chục ván, kết luận gọn lỏn: đừng tham,” một trợ lý huấn luyện viên nói.
Để công bằng, riêng tuần này mỗi đội được thêm một lần dừng khi cấm chọn.`,
  },
  {
    key: 'flash-badminton',
    topic: 'flash',
    sport: 'badminton',
    cover: 'badminton-shuttle',
    by: 'chi',
    age: 40,
    league: 'king',
    teams: [],
    zh: `
{king.s}试用人造羽毛球，选手：“声音不太一样”
飞得更稳，碎得更少，只是耳朵还要适应。
{king}组委会宣布，本站资格赛全部使用人造羽毛球，正赛仍用天然羽毛。
据测试，新球在高温场馆里的速度衰减更小，一局比赛平均只换一点四个球，过去是三点几个。
## 手感与声音
几位选手在训练后给出的评价相近：网前更听话，杀球少了那声脆响。
> “我一半的节奏是听出来的。”一名双打选手说，“给我两天，耳朵会学会的。”
组委会将在赛后公布全部数据，由球员投票决定下一站是否继续。`,
    en: `
{king.s} tries synthetic shuttles. "They sound different," say players
Steadier in flight and slower to break; it is the ears that need time.
Qualifying at this stop of the {king} will be played entirely with synthetic shuttles, the organisers said. The main draw stays with feathers.
In tests the new shuttle lost less speed in hot halls, and a game used up 1.4 of them on average, against more than three before.
## Touch and sound
After practice the verdicts were much alike: tamer at the net, but without that crack on the smash.
> "Half my rhythm is what I hear," said one doubles player. "Give me two days. The ears will learn."
All the figures will be published afterwards, and the players will vote on whether to go on with it.`,
    vi: `
{king.s} thử cầu lông nhân tạo, tay vợt bảo “tiếng nghe hơi khác”
Bay ổn định hơn, lâu hỏng hơn, chỉ có đôi tai là cần thời gian.
Ban tổ chức {king} thông báo vòng loại chặng này dùng hoàn toàn cầu nhân tạo, vòng chính vẫn dùng lông vũ tự nhiên.
Theo thử nghiệm, trong nhà thi đấu nóng, cầu mới ít hụt tốc độ hơn; mỗi ván trung bình chỉ thay 1,4 quả, trong khi trước đây là hơn ba.
## Cảm giác tay và âm thanh
Sau buổi tập, nhận xét khá giống nhau: trên lưới ngoan hơn, nhưng cú đập thiếu tiếng “chát”.
> “Một nửa nhịp của tôi là nghe mà ra,” một tay vợt đôi nói. “Cho tôi hai ngày, tai sẽ quen thôi.”
Toàn bộ số liệu sẽ được công bố sau giải, rồi các tay vợt bỏ phiếu xem có tiếp tục hay không.`,
  },
]
