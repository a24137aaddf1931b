// Reports from the women's league, basketball, tennis, badminton and e-sports.
import type { ArticleSeed } from './article-seed.ts'

export const otherReports: ArticleSeed[] = [
  {
    key: 'report-women',
    topic: 'report',
    sport: 'football',
    cover: 'joy-women',
    by: 'wan',
    age: 0,
    about: { when: 'over', shape: 'any', leagues: ['hxwsl'] },
    zh: `
女足看台：{home}{score}{away}，一场踢得很硬的比赛
没有花哨的开场，两支球队从第一分钟就开始争每一个落点。
{league}第 {round} 轮，{home}在{venue}迎来{away}。半场{half}，全场{score}。
女足联赛这几年最明显的变化是身体：以前靠脚下拉开差距，现在先要在对抗里站住。今天两队的中场都交出了自己的答卷。
## 看台上的孩子
主看台前四排留给了本地小学的女足校队。散场的时候，她们排着队等签名，队尾的那个孩子抱着比自己脑袋还大的球。
> “我小时候看台上没有人跟我长得一样。”{home}队长蹲下来给她签了名，“现在有了。”
两队下一轮都要在周末出战，留给恢复的时间并不宽裕。`,
    en: `
Women's football: {home} and {away} go at it, and it ends {score}
No pleasantries here. Both sides were fighting for every second ball from the first minute.
Round {round} of the {league} took {away} to {venue}. It was {half} at the break and {score} at the end.
If one thing has changed in this league over the past few years it is the physical side. You used to win it with your feet; now you have to stay on them first. Both midfields stood up to that today.
## The front four rows
They were kept for girls' teams from local primary schools. Afterwards the children queued for autographs, the last in line hugging a ball bigger than her own head.
> "When I was her age there was nobody in the stand who looked like me," the {home} captain said, kneeling to sign it. "Now there is."
Both play again at the weekend, which leaves little time to recover.`,
    vi: `
Bóng đá nữ: {home} và {away} quyết đấu, kết thúc {score}
Không màn dạo đầu nào cả, hai đội tranh nhau từng điểm rơi ngay từ phút đầu tiên.
Vòng {round} {league} đưa {away} đến {venue}. Hiệp một {half}, chung cuộc {score}.
Thay đổi rõ nhất của giải nữ vài năm qua là thể lực: trước đây hơn nhau ở đôi chân khéo, nay phải đứng vững trong tranh chấp đã. Hôm nay hàng tiền vệ hai bên đều trả lời được câu hỏi ấy.
## Bốn hàng ghế đầu
Chúng được dành cho đội nữ của các trường tiểu học trong vùng. Tan trận, các em xếp hàng xin chữ ký; cô bé cuối hàng ôm quả bóng còn to hơn cả đầu mình.
> “Hồi bằng tuổi em, trên khán đài chẳng có ai giống tôi,” đội trưởng {home} ngồi xuống ký tặng. “Giờ thì có rồi.”
Cuối tuần hai đội lại ra sân, thời gian hồi phục không còn nhiều.`,
  },
  {
    key: 'report-basketball-close',
    topic: 'report',
    sport: 'basketball',
    cover: 'three-dragons',
    by: 'feng',
    age: 0,
    about: { when: 'over', shape: 'close', leagues: ['hxbl', 'tbl', 'ljbl', 'rbl'] },
    zh: `
最后一攻见分晓：{winner}险胜{loser}
比分一直咬到终场前，{score}的结果谁都可以接受，也谁都不甘心。
{league}的这场比赛，{home}与{away}打了四节都没能真正分开。各节比分依次是{periods}。
最后两分钟，全场没有人坐得住。{winner}没有叫暂停，控卫直接把球推过半场，趁对方防守还没落位完成了得分。
## 细节
篮板两边几乎打平，失误才是分水岭：{loser}末节有两次边线球没发进来。
> “最后一攻我们没画战术，画了也来不及。”{winner}主帅说，“我只喊了一句，打你们自己看见的。”
赛后技术台前排队的球迷很久没有散，大家都在讨论同一个回合。`,
    en: `
Down to the last possession: {winner} edge {loser}
They were inseparable until the closing seconds. {score} was a result either side could live with, and neither was happy with.
Four quarters in the {league} were not enough to put daylight between {home} and {away}. The quarters went {periods}.
Nobody sat down for the last two minutes. {winner} did not call time; the point guard pushed it over half-way and scored before the defence was set.
## Small things
The rebounds came out about even. Turnovers did not: {loser} twice failed to get an inbounds pass in during the fourth.
> "We didn't draw anything up for the last one, there wasn't time," the {winner} coach said. "All I shouted was: play what you see."
A knot of fans stayed by the scorer's table long afterwards, all talking about the same possession.`,
    vi: `
Định đoạt ở pha bóng cuối: {winner} thắng sát nút {loser}
Tỷ số bám nhau đến tận những giây cuối. {score} là kết quả bên nào cũng chấp nhận được, mà bên nào cũng tiếc.
Bốn hiệp của {league} vẫn không đủ để {home} và {away} bỏ xa nhau. Tỷ số từng hiệp: {periods}.
Hai phút cuối, cả nhà thi đấu không ai ngồi yên. {winner} không xin hội ý; hậu vệ dẫn bóng đẩy thẳng qua nửa sân và ghi điểm trước khi hàng thủ kịp dàn xong.
## Chuyện nhỏ mà không nhỏ
Bóng bật bảng gần như ngang nhau, khác biệt nằm ở lỗi mất bóng: hiệp bốn {loser} hai lần không phát nổi bóng biên.
> “Pha cuối chúng tôi chẳng vẽ gì, vẽ cũng không kịp,” huấn luyện viên {winner} nói. “Tôi chỉ hét một câu: thấy gì đánh nấy.”
Tan trận, một nhóm khán giả còn nán lại cạnh bàn thư ký rất lâu, tất cả đều bàn về cùng một pha bóng.`,
  },
  {
    key: 'report-basketball-clear',
    topic: 'report',
    sport: 'basketball',
    cover: 'dunk-mammoths',
    by: 'feng',
    age: 0,
    about: { when: 'over', shape: 'clear', leagues: ['hxbl', 'tbl', 'ljbl', 'rbl'] },
    zh: `
{winner}大胜{loser}，三节过后主力就披上了毛巾
{score}，这是一场不需要看到最后一分钟的比赛。
{league}，{home}对{away}。各节比分{periods}，加在一起就是{score}。
{winner}赢在转换。抢到后场篮板的人不找控卫，自己就往前推，对方五个人往往只跑回来三个。
## 替补席的舞台
分差过二十之后，年轻人得到了整段时间。有人打出了生涯首次扣篮，替补席上的老将站起来把毛巾扔上了天。
> “我告诉他们，领先二十分的时候最容易养坏习惯。”{winner}主帅并没有笑，“所以最后五分钟我喊得最凶。”
{loser}的更衣室大门关了四十分钟，出来的时候，队长说了一句：“明天早上加一堂录像课，我提的。”`,
    en: `
{winner} cruise past {loser} with the starters in towels by the fourth
{score}: not one you needed to watch to the final minute.
{home} against {away} in the {league}. The quarters read {periods}, and that adds up to {score}.
{winner} won it in transition. Whoever took the rebound did not look for the guard but went himself, and more often than not only three of five defenders got back.
## The bench has its day
With twenty in hand the youngsters had whole stretches to themselves. One of them had the first dunk of his career, and a veteran on the bench threw his towel at the ceiling.
> "Twenty up is where bad habits come from," said the {winner} coach, who was not smiling. "That's why I shouted loudest in the last five."
The {loser} dressing room stayed shut for forty minutes. When the captain came out he said one thing: "Extra film tomorrow morning. My idea."`,
    vi: `
{winner} đè bẹp {loser}, hết ba hiệp trụ cột đã khoác khăn ngồi nghỉ
{score}: một trận đấu không cần xem đến phút cuối cùng.
{home} gặp {away} tại {league}. Tỷ số các hiệp {periods}, cộng lại thành {score}.
{winner} thắng ở khâu chuyển trạng thái. Ai bắt được bóng bật bảng thì tự mình dẫn lên luôn, còn đối phương năm người thường chỉ kịp chạy về ba.
## Sân khấu của băng ghế dự bị
Khi khoảng cách vượt hai mươi điểm, lớp trẻ được trao trọn thời gian. Có người úp rổ lần đầu trong đời thi đấu, một đàn anh trên ghế dự bị tung cả khăn lên trần.
> “Hơn hai mươi điểm là lúc dễ sinh tật xấu nhất,” huấn luyện viên {winner} không hề cười. “Nên năm phút cuối tôi quát to nhất.”
Phòng thay đồ {loser} đóng cửa suốt bốn mươi phút. Bước ra, đội trưởng chỉ nói một câu: “Sáng mai xem thêm băng hình. Tôi đề nghị đấy.”`,
  },
  {
    key: 'report-tennis',
    topic: 'report',
    sport: 'tennis',
    cover: 'tennis-serve',
    by: 'front',
    age: 0,
    about: { when: 'over', shape: 'any', leagues: ['bay', 'cliff', 'palm'] },
    zh: `
{winner}击败{loser}，晋级下一轮
{sets}，一场靠发球局撑起来的胜利。
{league}，{winner}与{loser}在{venue}打完了全部比赛，比分是{sets}。
胜负的分水岭在二发。{loser}的一发足够快，可一旦要靠二发，底线就会被压回来半步。
## 关键分
{winner}几次在被动的时候选择了高挑，把节奏慢下来，再等对手自己先失去耐心。
> “今天不是我打得最好的一天，是我等得最久的一天。”{winner}说完，把球拍插回了包里。
败者收拾得很快，走之前还是绕到看台边，给等了一下午的孩子签完了最后一个球。`,
    en: `
{winner} beats {loser} to reach the next round
{sets}: a win built on service games.
It took {sets} to settle it between {winner} and {loser} at {venue} in the {league}.
The difference was the second serve. {loser} had pace enough on the first, but whenever it missed, the baseline was suddenly half a step further away.
## Points that mattered
More than once, pinned back, {winner} threw up a high ball, took the speed out of the rally and waited for someone else to lose patience.
> "It wasn't my best day, it was my most patient one," {winner} said, sliding the racket back into the bag.
The loser packed up quickly but still walked over to the side of the stand to sign the last ball for a child who had waited all afternoon.`,
    vi: `
{winner} thắng {loser}, giành vé vào vòng sau
{sets}: chiến thắng được dựng lên từ những game cầm giao bóng.
{winner} và {loser} phân định thắng thua tại {venue} trong khuôn khổ {league} với tỷ số {sets}.
Khác biệt nằm ở giao bóng hai. {loser} có giao bóng một đủ nhanh, nhưng hễ phải trông vào giao bóng hai là lập tức bị đẩy lùi nửa bước.
## Những điểm then chốt
Không dưới một lần, khi bị ép, {winner} chọn cú lốp bổng, kéo nhịp chậm lại rồi chờ đối thủ tự mất kiên nhẫn.
> “Hôm nay không phải ngày tôi đánh hay nhất, mà là ngày tôi kiên nhẫn nhất,” {winner} nói rồi cất vợt vào túi.
Người thua thu dọn rất nhanh, nhưng vẫn vòng qua mép khán đài ký nốt quả bóng cho một em bé đã đợi cả buổi chiều.`,
  },
  {
    key: 'report-badminton',
    topic: 'report',
    sport: 'badminton',
    cover: 'badminton-smash',
    by: 'front',
    age: 0,
    about: { when: 'over', shape: 'any', leagues: ['king'] },
    zh: `
{winner}{sets}淘汰{loser}，网前一分一分磨出来
杀球好看，但决定这场比赛的是网前。
{league}在{venue}继续进行，{winner}以{sets}战胜{loser}。
{loser}开局就把球往两条边线上打，场地被拉得很开。{winner}的应对是把球放短，逼对手一次次向前，等到后场真的空出来才起跳。
## 最长的一个回合
第二局中段那个多拍，全场安静得能听见鞋底的声音。球落地之后，两个人都弯下了腰。
> “我数到三十就不数了。”{winner}笑着说，“再数就没气了。”
下一轮的对手要等到当天最后一场结束才会揭晓。`,
    en: `
{winner} wears {loser} down at the net, {sets}
The smashes made the noise, but it was the short game that won it.
{winner} beat {loser} {sets} at {venue} as the {league} went on.
{loser} came out hitting both lines and stretching the court. The reply was to drop it short, bring the opponent in again and again, and jump only when the back of the court was truly open.
## The longest rally
Midway through the second game came one that silenced the hall until all you could hear was shoes. When it finally fell, both of them were bent double.
> "I counted to thirty and stopped," {winner} said with a laugh. "Any more and I'd have run out of breath."
The next opponent would not be known until the last match of the day.`,
    vi: `
{winner} bào mòn {loser} bằng từng điểm trên lưới, {sets}
Những cú đập thì ồn ào, nhưng trận này được định đoạt ở trên lưới.
{league} tiếp diễn tại {venue}, nơi {winner} thắng {loser} {sets}.
{loser} vào trận với những đường cầu dồn ra hai biên, kéo giãn mặt sân. {winner} đáp lại bằng cách bỏ nhỏ, buộc đối thủ lao lên hết lần này đến lần khác, rồi chỉ bật nhảy khi cuối sân thật sự bỏ trống.
## Pha cầu dài nhất
Giữa ván hai, có một pha cầu khiến cả nhà thi đấu lặng đi, chỉ còn tiếng giày. Cầu rơi xuống, cả hai cùng gập người.
> “Tôi đếm đến ba mươi thì thôi,” {winner} cười. “Đếm nữa là hết hơi.”
Đối thủ vòng sau phải chờ đến trận cuối cùng trong ngày mới rõ.`,
  },
  {
    key: 'report-esports',
    topic: 'report',
    sport: 'esports',
    cover: 'esports-arena',
    by: 'night',
    age: 0,
    about: { when: 'over', shape: 'any', leagues: ['xy', 'lgq', 'tq', 'jz'] },
    zh: `
{winner}以{wscore}带走{loser}，一波团战写完结局
先赢运营，再赢团战，{winner}把顺序走对了。
{league}常规赛，{winner}与{loser}的系列赛以{wscore}收场。
真正的分歧出现在资源刷新前的三十秒：{loser}选择抢先手，{winner}选择等。等到对方技能交完，地图上已经没有可以退的地方。
## 选人的一手
{winner}在关键局拿出了一套不常见的阵容，解说席当场沉默了两秒，弹幕先替他们问了出来。
> “那套我们练了三个礼拜，一直没敢用。”队长摘下耳机说，“今天教练说，再不用就过期了。”
{loser}输在节奏，不在操作。下一次交手，答案也许完全不同。`,
    en: `
{winner} take the series {wscore} from {loser} with one clean fight
Win the map first, then the fight: {winner} got the order right.
{winner} and {loser} met in the regular season of the {league} and it finished {wscore}.
They parted ways in the thirty seconds before the objective came up. {loser} wanted to go first; {winner} wanted to wait. By the time the other side had spent everything, there was nowhere left on the map to run to.
## The draft
In the game that mattered {winner} brought out a line-up you hardly ever see. The casters were lost for words for two seconds, and the chat asked the question for them.
> "We'd practised that one for three weeks and never dared," the captain said, taking off the headset. "Today the coach told us it was about to go out of date."
{loser} lost on tempo, not on hands. The next meeting may have another answer entirely.`,
    vi: `
{winner} thắng {loser} {wscore} nhờ một pha giao tranh gọn gàng
Thắng thế trận trước, thắng giao tranh sau: {winner} đi đúng thứ tự.
Loạt đấu vòng bảng {league} giữa {winner} và {loser} khép lại với tỷ số {wscore}.
Khác biệt nằm ở ba mươi giây trước khi mục tiêu lớn xuất hiện: {loser} muốn ra tay trước, {winner} chọn chờ. Đến lúc đối phương dùng hết kỹ năng, trên bản đồ chẳng còn chỗ nào để lùi.
## Nước cờ cấm chọn
Ở ván then chốt, {winner} tung ra một đội hình hiếm gặp. Bàn bình luận lặng mất hai giây, còn khung chat thì hỏi thay họ.
> “Bài ấy chúng tôi tập ba tuần mà chưa dám dùng,” đội trưởng nói khi tháo tai nghe. “Hôm nay thầy bảo không dùng là hết hạn.”
{loser} thua ở nhịp độ chứ không ở kỹ năng. Lần gặp sau, đáp án có khi sẽ khác hẳn.`,
  },
]
