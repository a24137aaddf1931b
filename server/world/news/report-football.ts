// Reports of football matches played in the simulated world, one for each kind of result.
import type { ArticleSeed } from './article-seed.ts'

const huaxiaFirst = ['hxcl', 'ljsl', 'bhl', 'ivl']

export const footballReports: ArticleSeed[] = [
  {
    key: 'report-late-winner',
    topic: 'report',
    sport: 'football',
    cover: 'net-tides',
    by: 'front',
    age: 0,
    about: { when: 'over', shape: 'late-winner', leagues: huaxiaFirst },
    zh: `
第 {scorer.m} 分钟的绝杀：{winner}{wscore}带走三分
比赛已经走到补时的边缘，{scorer}在第 {scorer.m} 分钟改写了结果。
{league}{date}的这场比赛，九十分钟里看上去都像一场平局。{home}与{away}互相试探，谁也不愿意先露出身后的空当。
直到第 {scorer.m} 分钟，{scorer}等到了那一下落点。球进网的瞬间，替补席先于看台跳了起来。
## 最后十分钟发生了什么
{loser}换上体力更好的人去守中场，防线随之后撤了五六米。正是这五六米，让对手的传中第一次有了第二落点。
> “我们没有运气，我们只是一直没有停下来。”{winner}主帅在场边说，“踢到八十五分钟，大多数球队会开始算账，我让他们别算。”
终场比分{wscore}，半场{whalf}。{loser}赛后绕场一周向自己的球迷致意，几名队员把球衣拉到了脸上。`,
    en: `
{scorer} strikes in the {scorer.o} minute as {winner} win it late
It had the look of a draw for almost the whole match, until {scorer} found the corner with the clock running down.
For eighty-odd minutes in the {league} on {date}, {home} and {away} circled each other, neither side willing to leave the door open behind it.
Then, in the {scorer.o} minute, {scorer} was first to the loose ball. The bench was off its feet before the stand was.
## The ten minutes that decided it
{loser} had brought on legs in midfield to see it out, and the back line dropped five or six yards with them. Those yards gave the crosses a second ball to fall to.
> "We weren't lucky, we just never stopped," the {winner} coach said on the touchline. "By eighty-five minutes most teams are doing sums. I told mine not to."
It finished {wscore}, having been {whalf} at the break. {loser} went over to their own supporters afterwards, several of them with their shirts pulled up over their faces.`,
    vi: `
Phút {scorer.m} định đoạt: {winner} thắng nghẹt thở {wscore}
Trận đấu tưởng đã khép lại với tỷ số hòa, cho tới khi {scorer} lên tiếng ở phút {scorer.m}.
Suốt hơn tám mươi phút của trận đấu {date} tại {league}, {home} và {away} chỉ dò xét nhau, không bên nào dám để hở khoảng trống sau lưng.
Rồi phút {scorer.m} đến. {scorer} là người có mặt đầu tiên ở điểm rơi. Băng ghế dự bị bật dậy trước cả khán đài.
## Mười phút cuối đã xảy ra chuyện gì
{loser} tung người vào giữa sân để giữ kết quả, hàng thủ theo đó lùi thêm năm sáu mét. Chính khoảng cách ấy biến những quả tạt vô hại thành bóng hai.
> “Chúng tôi không may mắn, chúng tôi chỉ không chịu dừng lại,” huấn luyện viên {winner} nói bên đường biên. “Đến phút 85 đội nào cũng bắt đầu tính toán. Tôi bảo học trò đừng tính.”
Tỷ số chung cuộc {wscore}, hiệp một {whalf}. Cầu thủ {loser} đi một vòng cảm ơn cổ động viên, vài người kéo áo che mặt.`,
  },
  {
    key: 'report-home-win',
    topic: 'report',
    sport: 'football',
    cover: 'stadium-dusk',
    by: 'front',
    age: 0,
    about: { when: 'over', shape: 'home-win', leagues: huaxiaFirst },
    zh: `
{venue}座无虚席：{home}{score}{away}
主队在自己的球迷面前拿到了想要的结果，{scorer}打进决定性的一球。
开球前一小时，{venue}外面的路就走不动了。卖围巾的老人说，这是入秋以来人最多的一次。
{home}没有让他们失望。球队从第一分钟起就把线推过中圈，{away}的后场出球几乎每次都要找门将重来。
## 转折
第 {scorer.m} 分钟，{scorer}完成了这场比赛最重要的一脚，{away}此后再没能追平。半场比分是{half}。
> “主场不是借口，是责任。”{home}队长说，“看台唱到第九十分钟，我们就得跑到第九十分钟。”
{away}全场并非没有机会，只是每次传到禁区前沿就慢了半拍。{score}的比分，双方都没有太多可以争辩的地方。`,
    en: `
Full house at {venue} as {home} see off {away}
The home side got what it came for in front of its own people, with {scorer} providing the decisive goal.
An hour before kick-off you could barely move on the road to {venue}. The old man who sells scarves there said he had not seen it this full all autumn.
{home} repaid them. From the first minute they pushed up past the centre circle, and {away} kept having to go back to the keeper and start again.
## Where it turned
The goal that mattered came from {scorer} in the {scorer.o} minute, and {away} were never level again. The half-time score was {half}.
> "Home isn't an excuse, it's a duty," the {home} captain said. "If they sing for ninety minutes, we run for ninety."
{away} had their moments, but were always half a beat slow at the edge of the box. At {score}, nobody was arguing much.`,
    vi: `
{venue} chật kín: {home} khuất phục {away}
Đội chủ nhà có đúng điều mình muốn trước mặt khán giả nhà, với bàn thắng quyết định của {scorer}.
Một giờ trước khi bóng lăn, con đường dẫn vào {venue} đã kín người. Ông cụ bán khăn quàng bảo từ đầu thu đến giờ chưa hôm nào đông thế.
{home} không phụ lòng họ. Ngay từ phút đầu, đội bóng dâng qua vòng tròn giữa sân, buộc {away} liên tục phải chuyền về cho thủ môn làm lại từ đầu.
## Bước ngoặt
Phút {scorer.m}, {scorer} ghi bàn thắng quan trọng nhất trận, và từ đó {away} không gỡ hòa được nữa. Tỷ số hiệp một là {half}.
> “Sân nhà không phải cái cớ, mà là trách nhiệm,” đội trưởng {home} nói. “Khán đài hát đến phút 90 thì chúng tôi phải chạy đến phút 90.”
{away} không phải không có cơ hội, chỉ là luôn chậm nửa nhịp trước vòng cấm. Với tỷ số {score}, chẳng ai còn gì để tranh cãi.`,
  },
  {
    key: 'report-away-win',
    topic: 'report',
    sport: 'football',
    cover: 'road-dawn',
    by: 'chi',
    age: 0,
    about: { when: 'over', shape: 'away-win', leagues: ['ljsl', ...huaxiaFirst] },
    zh: `
客队笑到最后：{away}在{home}的地盘拿下一场{wscore}
远征的大巴没有白跑，{scorer}的进球让客队看台唱到了最后。
来自远方的六辆大巴在开球前三个小时停进{venue}的停车场。车上的人说，路上已经把要唱的歌排练了两遍。
{away}的计划很清楚：让出边路，守住中路，等对手压上之后打身后。第 {scorer.m} 分钟，{scorer}把这套计划变成了比分。
> “客场赢球没有秘密，就是少犯一个错误。”{away}主帅说完笑了笑，“今天我们只犯了两个，对手三个。”
## 主队的难题
{home}控球更多，却很少真正让对方门将忙起来。半场{half}，全场{score}，数字说明了那些漂亮传递的归宿。
散场以后，大巴重新上路。司机把车里的灯调暗，只留下后排还在哼的那首歌。`,
    en: `
Worth every mile: {away} leave {home} with all three points
Six coaches made the trip, and {scorer} gave them something to sing about all the way back.
They pulled into the car park at {venue} three hours before kick-off. By then, the people on board said, they had been through every song twice.
{away} had a plan and stuck to it: give up the flanks, guard the middle, and run in behind once the hosts came forward. In the {scorer.o} minute {scorer} turned the plan into a goal.
> "There's no secret to winning away, you just make one mistake fewer," the {away} coach said with a smile. "Today we made two. They made three."
## A familiar problem
{home} had the ball but seldom made the goalkeeper work. {half} at the interval, {score} at the end: the numbers show where all that pretty passing went.
Afterwards the coaches set off again. The driver of the first turned the lights down and left the back row humming.`,
    vi: `
Chuyến đi bõ công: {away} thắng {wscore} ngay trên sân {home}
Sáu chiếc xe khách vượt đường xa không uổng: bàn thắng của {scorer} khiến góc khán đài đội khách hát đến phút cuối.
Ba tiếng trước giờ bóng lăn, đoàn xe tấp vào bãi đỗ của {venue}. Người trên xe kể dọc đường họ đã hát thử hết các bài tới hai lượt.
{away} chơi đúng bài: nhường hai biên, khóa chặt trung lộ, chờ chủ nhà dâng lên rồi đánh vào sau lưng. Phút {scorer.m}, {scorer} biến kế hoạch ấy thành bàn thắng.
> “Thắng sân khách chẳng có bí quyết gì, chỉ là mắc ít hơn một lỗi,” huấn luyện viên {away} cười. “Hôm nay chúng tôi mắc hai, họ mắc ba.”
## Bài toán cũ của chủ nhà
{home} giữ bóng nhiều hơn nhưng hiếm khi khiến thủ môn đối phương phải vất vả. Hiệp một {half}, chung cuộc {score}: những pha phối hợp đẹp mắt rốt cuộc đi về đâu, con số đã trả lời.
Tan trận, đoàn xe lại lên đường. Bác tài vặn nhỏ đèn, chỉ còn hàng ghế cuối khe khẽ ngân nga.`,
  },
  {
    key: 'report-thrashing',
    topic: 'report',
    sport: 'football',
    cover: 'joy-tides',
    by: 'front',
    age: 0,
    about: { when: 'over', shape: 'thrashing', leagues: huaxiaFirst },
    zh: `
{wscore}！{winner}打出本周最痛快的一场
从第一个进球开始，这场比赛就只有一个方向。
{first}在第 {first.m} 分钟首开纪录之后，{loser}的阵型就再也没有合拢过。半场{whalf}，全场{wscore}。
{winner}的进攻并不复杂：边后卫插上，中场直塞，禁区里永远有两个人。复杂的是{loser}始终没找到谁该盯住第二个人。
## 看台上的数字
主客双方的球迷都留到了终场。赢的一边在数进球，输的一边在数还剩几场。
> “这种比赛一年也许就一次，今天享受，明天忘掉。”{winner}主帅说，“周中训练照旧七点半。”
{loser}方面只派出助教参加赛后发布会，他说得很短：“是我们的错，不是他们的。下一场见。”`,
    en: `
{winner} run riot: {wscore} and it could have been more
From the first goal on, this one only ever went in one direction.
Once {first} had opened the scoring in the {first.o} minute, {loser} never got their shape back. It was {whalf} at half-time and {wscore} by the end.
There was nothing elaborate about it: full-backs bombing on, early balls through the middle, always two in the box. What {loser} could not work out was who had the second one.
## Counting
Both sets of supporters stayed to the finish, one lot counting goals, the other counting fixtures left.
> "You get a day like this once a year if you're lucky. Enjoy it today and forget it tomorrow," said the {winner} coach. "Training's still at half past seven."
{loser} sent an assistant to face the press, and he kept it brief. "It's on us, not on them. See you at the next one."`,
    vi: `
{wscore}! {winner} có trận cầu sướng mắt nhất tuần
Từ bàn mở tỷ số trở đi, trận đấu chỉ còn một chiều.
{first} khai thông thế bế tắc ở phút {first.m}, và kể từ lúc ấy đội hình {loser} không sao khép lại được nữa. Hiệp một {whalf}, chung cuộc {wscore}.
Lối đánh của {winner} chẳng có gì cầu kỳ: hậu vệ biên chồng lên, tiền vệ chọc khe sớm, trong vòng cấm lúc nào cũng có hai người. Cái khó của {loser} là không biết ai phải theo người thứ hai.
## Những con số trên khán đài
Cổ động viên hai bên đều ở lại đến hết giờ: bên thắng đếm bàn, bên thua đếm xem còn mấy vòng.
> “Trận thế này mỗi năm may ra có một. Hôm nay cứ vui, mai thì quên đi,” huấn luyện viên {winner} nói. “Giữa tuần vẫn tập lúc bảy rưỡi.”
{loser} chỉ cử trợ lý ra họp báo và ông nói rất ngắn: “Lỗi ở chúng tôi, không phải ở họ. Hẹn trận sau.”`,
  },
  {
    key: 'report-draw',
    topic: 'report',
    sport: 'football',
    cover: 'wide-tides',
    by: 'data',
    age: 0,
    about: { when: 'over', shape: 'draw', leagues: huaxiaFirst },
    zh: `
{score}：{home}与{away}各取一分，谁都有话要说
你来我往的九十分钟之后，双方谁也没能把对手甩开。
{first}第 {first.m} 分钟的进球把比赛点燃，此后两队轮流掌握节奏。半场时比分是{half}，终场停在{score}。
如果只看射门位置，{home}更靠近球门；如果只看反击速度，{away}更让人不安。两种踢法在中圈附近撞到一起，结果就是谁都没有真正占到上风。
## 一分意味着什么
对主队来说，这是丢掉的两分；对客队来说，这是守住的一分。同一张比分，两间更衣室的温度差了好几度。
> “我愿意为这样的平局买票。”一位散场的老球迷说，“但别每周都这样。”
两队下一轮都有时间调整：训练场上最该练的，也许是领先之后的那五分钟。`,
    en: `
{home} and {away} share it, and neither is quite happy
Ninety minutes of give and take, and at the end of them nobody had got away.
{first} lit the fuse in the {first.o} minute, and from there the two sides took turns with the ball. {half} at the break, {score} at the finish.
Look at where the shots came from and {home} were closer; look at the speed of the breaks and {away} were the ones to worry about. The two ideas met somewhere around the centre circle and cancelled out.
## What a point is worth
To the hosts it was two dropped, to the visitors one saved. Same scoreline, two dressing rooms, several degrees apart.
> "I'd pay to see a draw like that," one old hand said on his way out. "Just not every week."
Both have a few days to put things right. The thing to work on may be the five minutes after scoring.`,
    vi: `
{home} và {away} chia điểm, bên nào cũng còn điều để nói
Chín mươi phút ăn miếng trả miếng, rốt cuộc không ai bỏ lại được ai.
Bàn thắng của {first} ở phút {first.m} thổi bùng trận đấu, rồi hai đội thay nhau cầm nhịp. Hiệp một {half}, kết thúc {score}.
Nếu chỉ nhìn vị trí dứt điểm, {home} đến gần khung thành hơn; nếu chỉ nhìn tốc độ phản công, {away} mới là đội khiến người ta thót tim. Hai lối chơi va nhau ở khu giữa sân và triệt tiêu lẫn nhau.
## Một điểm đáng giá bao nhiêu
Với chủ nhà, đó là hai điểm đánh rơi; với đội khách, đó là một điểm giữ được. Cùng một tỷ số mà không khí ở hai phòng thay đồ chênh nhau mấy độ.
> “Trận hòa thế này tôi vẫn mua vé,” một cổ động viên lâu năm nói khi ra về. “Miễn là đừng tuần nào cũng thế.”
Hai đội có vài ngày để chấn chỉnh. Thứ cần tập nhất có lẽ là năm phút ngay sau khi ghi bàn.`,
  },
  {
    key: 'report-goalless',
    topic: 'report',
    sport: 'football',
    cover: 'wide-rain',
    by: 'huai',
    age: 0,
    about: { when: 'over', shape: 'goalless', leagues: huaxiaFirst },
    zh: `
零比零也有看头：{home}与{away}的九十分钟拉锯
没有进球，却有两条几乎没有裂缝的防线。
{league}第 {round} 轮，{home}坐镇{venue}迎战{away}，终场哨响时比分牌上还是两个零。
习惯看集锦的人会跳过这一场，但懂防守的人会看第二遍：两边的中后卫把禁区前二十米守成了一条街，谁进来都要被问一句。
## 最接近进球的一次
下半场中段，主队的一脚弧线球擦着立柱出去，全场都站了起来，又一起坐下。
> “有些平局是偷来的，今天的是挣来的。”{away}门将赛后说，手套还没有摘。
两队教练握手时都笑了。他们知道，这样的比赛电视不会重播，录像分析室会。`,
    en: `
No goals, no complaints: {home} and {away} fight it to a standstill
The board never moved, and that was down to two back lines with hardly a crack in them.
Round {round} of the {league} brought {away} to {venue}, and when the whistle went the two noughts were still up there.
Anyone who lives on highlights will skip this one. Anyone who likes defending will watch it twice: both pairs of centre-backs turned the twenty yards in front of the box into a checkpoint.
## As close as it came
Midway through the second half a curling effort from the hosts shaved the post. The whole ground stood up, and the whole ground sat down again.
> "Some draws you steal. We earned this one," the {away} goalkeeper said, gloves still on.
The coaches were both smiling as they shook hands. Television will not repeat a game like this; the analysts will.`,
    vi: `
Không bàn thắng mà vẫn đáng xem: {home} và {away} giằng co chín mươi phút
Bảng tỷ số không nhúc nhích, bởi hai hàng thủ gần như không một kẽ hở.
Vòng {round} {league}, {home} tiếp {away} tại {venue}, và khi còi mãn cuộc vang lên, trên bảng vẫn là hai con số không.
Ai chỉ quen xem tổng hợp bàn thắng sẽ bỏ qua trận này. Ai mê nghệ thuật phòng ngự sẽ xem lại lần hai: cặp trung vệ hai bên biến hai mươi mét trước vòng cấm thành chốt kiểm soát.
## Lần đến gần bàn thắng nhất
Giữa hiệp hai, một cú cứa lòng của chủ nhà đưa bóng sượt cột dọc. Cả sân đứng dậy, rồi cả sân lại ngồi xuống.
> “Có trận hòa là ăn may, trận này thì chúng tôi xứng đáng,” thủ môn {away} nói khi găng còn chưa tháo.
Hai huấn luyện viên bắt tay nhau mà cùng cười. Họ biết truyền hình sẽ không phát lại trận này, nhưng phòng phân tích thì có.`,
  },
  {
    key: 'report-comeback',
    topic: 'report',
    sport: 'football',
    cover: 'net-redwings',
    by: 'front',
    age: 0,
    about: { when: 'over', shape: 'comeback', leagues: huaxiaFirst },
    zh: `
先丢球，后翻盘：{winner}{wscore}逆转{loser}
落后的时候没有人低头，这是{winner}这一场最好的地方。
{first}第 {first.m} 分钟的进球让{loser}抢得先机，客观地说，那时候他们配得上领先。
但足球不看前半段的印象分。{winner}在落后之后换了站位，两名边锋收进来，把对手的双后腰拉散，{scorer}第 {scorer.m} 分钟的一球完成了超越。
## 更衣室里的白板
据说中场休息时白板上只写了三个字：往前传。一个箭头都没有画。
> “逆转不是喊出来的，是一脚一脚传出来的。”{winner}队长说。
终场{wscore}，半场{whalf}。{loser}的球员在中圈站了很久，像在回想那场本可以守住的比赛。`,
    en: `
Behind, then ahead: {winner} come back to beat {loser}
Nobody's head went down when it was going wrong. That was the best thing about {winner} on the day.
{first} put {loser} in front in the {first.o} minute, and in truth they had earned it by then.
But nobody gives out points for first impressions. {winner} changed shape, brought both wingers inside, pulled the two holding players apart, and {scorer} completed the turnaround in the {scorer.o} minute.
## One line on the board
The story goes that there were only three words on the whiteboard at half-time: pass it forward. Not a single arrow.
> "You don't shout your way back into a game, you pass your way back," the {winner} captain said.
{wscore} the final score, {whalf} at the break. The {loser} players stood in the centre circle for a long while, going over the match they let slip.`,
    vi: `
Bị dẫn rồi lội ngược: {winner} hạ {loser}
Không ai cúi đầu lúc khó khăn, và đó là điều hay nhất của {winner} ở trận này.
Bàn thắng của {first} ở phút {first.m} đưa {loser} vượt lên trước, và công bằng mà nói, khi ấy họ xứng đáng dẫn bàn.
Nhưng bóng đá không chấm điểm ấn tượng ban đầu. {winner} đổi cách đứng, kéo hai tiền vệ cánh vào trong, xé toang cặp tiền vệ trụ đối phương, rồi {scorer} hoàn tất màn ngược dòng ở phút {scorer.m}.
## Ba chữ trên bảng trắng
Nghe nói giờ nghỉ, trên bảng chiến thuật chỉ có đúng ba chữ: chuyền lên trước. Không một mũi tên nào.
> “Lội ngược dòng không phải hét là được, mà là từng đường chuyền một,” đội trưởng {winner} chia sẻ.
Chung cuộc {wscore}, hiệp một {whalf}. Cầu thủ {loser} đứng rất lâu ở vòng tròn giữa sân, như đang nhớ lại trận đấu lẽ ra phải thuộc về mình.`,
  },
  {
    key: 'report-red-card',
    topic: 'report',
    sport: 'football',
    cover: 'card-red',
    by: 'front',
    age: 0,
    about: { when: 'over', shape: 'red-card', leagues: huaxiaFirst },
    zh: `
{red}第 {red.m} 分钟染红，{home}{score}{away}
一张红牌把比赛分成了前后两半。
第 {red.m} 分钟，裁判的手伸向口袋的时候，{red.t}的替补席已经知道答案。{red}低头走下场，没有争辩。
在那之前，比赛还算平衡；在那之后，一边算人数，一边算时间。半场{half}，终场{score}。
## 十个人怎么守
{red.t}立即换下一名边锋，改成两条四人线，中圈以外几乎全部放弃。这个选择不好看，却合理。
> “判罚我不评论，我只说我的球员跑了多少。”{red.t}主帅说，“你们回去看看数据。”
按规定，{red}至少会缺席下一场比赛。`,
    en: `
{red} sees red in the {red.o} minute as {home} v {away} ends {score}
One card split the match into two different games.
As the referee's hand went to his pocket in the {red.o} minute, the {red.t} bench already knew. {red} walked off with his head down and did not argue.
Until then it had been even enough. After it, one side counted players and the other counted minutes. It was {half} at half-time and {score} at the end.
## How ten men held on
{red.t} took off a winger at once and set up two banks of four, giving away almost everything beyond the centre circle. It was not pretty. It was sensible.
> "I won't talk about the decision, I'll talk about how far my players ran," said the {red.t} coach. "Go home and look at the numbers."
Under the rules {red} will miss at least the next match.`,
    vi: `
{red} nhận thẻ đỏ phút {red.m}, {home} và {away} kết thúc {score}
Một chiếc thẻ chia trận đấu thành hai nửa khác hẳn nhau.
Phút {red.m}, khi trọng tài đưa tay vào túi áo, băng ghế dự bị {red.t} đã đoán được câu trả lời. {red} cúi đầu rời sân, không một lời tranh cãi.
Trước đó thế trận còn cân bằng; sau đó, một bên đếm người, một bên đếm phút. Hiệp một {half}, chung cuộc {score}.
## Mười người thủ thế nào
{red.t} lập tức rút một tiền vệ cánh, dựng hai hàng bốn người và gần như bỏ ngỏ phía trên vòng tròn giữa sân. Không đẹp mắt, nhưng hợp lý.
> “Tôi không bình luận quyết định của trọng tài, tôi chỉ nói các cầu thủ của tôi đã chạy bao nhiêu,” huấn luyện viên {red.t} nói. “Các anh cứ về xem số liệu.”
Theo điều lệ, {red} sẽ vắng mặt ít nhất trận tới.`,
  },
]
