// Fixture news: dates, venues, and rescheduled matches.
import type { ArticleSeed } from './article-seed.ts'

export const fixturesNews: ArticleSeed[] = [
  {
    key: 'fixtures-rain',
    topic: 'fixtures',
    sport: 'football',
    cover: 'calendar-tides',
    by: 'front',
    age: 3.5,
    league: 'hxcl',
    teams: [],
    zh: `
{hxcl.s}启动雨季预案：改期比赛七十二小时内公布新时间
改期不可怕，不知道改到哪天才可怕。
{hxcl}今天发布雨季赛程预案。因场地或天气无法进行的比赛，新的日期会在七十二小时内公布，并优先安排在两队都没有周中比赛的那一周。
已经预约提醒的用户会自动收到新时间，原来的门票继续有效。
## 三条新规定
第一，改期不早于原定时间后四十八小时；第二，同一支球队一个月内最多改期两次；第三，最后两轮同时开球，不受预案影响。
> “我们的目标是让球迷少看一次天气预报。”赛程部负责人说。
各队完整赛程可在赛程页按日查看。`,
    en: `
{hxcl.s} rainy-season plan: new dates within seventy-two hours
A postponed match is nothing. Not knowing until when is the trouble.
The {hxcl} published its plan for the wet season today. When a match cannot be played because of the pitch or the weather, a new date will follow within seventy-two hours, if possible in a week when neither side plays on a Wednesday.
Anyone who has asked for a reminder gets the new time by itself, and tickets stay valid.
## Three new rules
Not sooner than forty-eight hours after the original kick-off. Not more than twice a month for the same club. And the last two rounds start together, whatever the plan says.
> "We want people to look at one forecast fewer," said the head of fixtures.
You will find every match by day on the schedule page.`,
    vi: `
{hxcl.s} có phương án mùa mưa: trận bị dời sẽ có lịch mới trong 72 giờ
Dời trận không đáng sợ, không biết dời đến bao giờ mới đáng sợ.
{hxcl} hôm nay công bố phương án mùa mưa. Trận nào không thể diễn ra vì mặt sân hay thời tiết sẽ có ngày mới trong vòng bảy mươi hai giờ, ưu tiên tuần mà cả hai đội không phải đá giữa tuần.
Ai đã đặt nhắc lịch sẽ tự động nhận giờ mới, vé cũ vẫn dùng được.
## Ba quy định mới
Một, không dời sớm hơn bốn mươi tám giờ sau giờ gốc. Hai, mỗi đội không bị dời quá hai lần một tháng. Ba, hai vòng cuối đá cùng giờ, phương án nào cũng không áp dụng.
> “Chúng tôi muốn người hâm mộ bớt phải xem dự báo thời tiết một lần,” phụ trách lịch thi đấu nói.
Lịch đầy đủ theo ngày có ở trang Lịch thi đấu.`,
  },
  {
    key: 'fixtures-women',
    topic: 'fixtures',
    sport: 'football',
    cover: 'trophy-blue',
    by: 'wan',
    age: 18,
    league: 'hxwsl',
    teams: [],
    zh: `
{hxwsl.s}收官战定档，决赛首次在中立场举行
一块新草皮，一座没有主队的球场。
{hxwsl}公布本赛季收官安排，冠军赛将第一次放在中立场，由各俱乐部抽签决定更衣室。
中立场意味着没有主场优势，也意味着两边的看台要自己填满。联盟为此准备了十二趟免费球迷列车。
## 怎么买票
首批门票优先给持有任意一家女足俱乐部季票的球迷，第二批面向公众，每人限购四张。
> “我妈说她终于可以不用选边坐了。”一名即将退役的队员说。
开球时间将在半决赛之后最终确认。`,
    en: `
{hxwsl.s} set for its finish: a final on neutral ground for the first time
New turf, and nobody's home.
The {hxwsl} has announced how the season will end. The title match will be on neutral ground for the first time, with lots drawn for the dressing rooms.
No home side means no advantage, and two ends to be filled from scratch. The league is laying on twelve free trains.
## Tickets
First come holders of a season ticket at any club in the league. Then it is open to all, four each at most.
> "My mother says she finally won't have to choose an end," said a player who retires this year.
The kick-off will be settled after the semi-finals.`,
    vi: `
{hxwsl.s} chốt ngày hạ màn: chung kết lần đầu trên sân trung lập
Một mặt cỏ mới, một sân không có chủ nhà.
{hxwsl} công bố kế hoạch kết thúc mùa giải: trận tranh chức vô địch lần đầu diễn ra trên sân trung lập, phòng thay đồ chia bằng bốc thăm.
Không chủ nhà nghĩa là không ai có lợi thế, cũng nghĩa là hai đầu khán đài phải tự lấp đầy. Giải chuẩn bị mười hai chuyến tàu miễn phí cho cổ động viên.
## Mua vé thế nào
Đợt một dành cho người có vé mùa của bất kỳ câu lạc bộ nữ nào, đợt hai bán rộng rãi, mỗi người tối đa bốn vé.
> “Mẹ tôi bảo cuối cùng không phải chọn ngồi phe nào nữa,” một cầu thủ sắp giải nghệ nói.
Giờ bóng lăn sẽ chốt sau vòng bán kết.`,
  },
  {
    key: 'fixtures-basketball',
    topic: 'fixtures',
    sport: 'basketball',
    cover: 'stadium-morning',
    by: 'feng',
    age: 28,
    league: 'hxbl',
    teams: [],
    zh: `
{hxbl.s}试行“早场日”：每月一个周日，上午开打
孩子写完作业的下午，父母还能睡个午觉。
{hxbl}宣布下月起试行早场日，每月选一个周日，四场比赛全部提前到白天，最早一场十四点前结束。
这个点子来自一位带两个孩子看球的母亲。她在信里写：晚上的比赛，我家小的从来没有看到过第四节。
## 球员怎么适应
体能教练会把训练提前两小时，热身区增加补光灯。多数球员同意，只有几位说，闹钟也要提前练。
> “让他们看一次第四节。”联盟回信只有这一句。
早场日的比赛，十二岁以下观众免票。`,
    en: `
{hxbl.s} to try an early day: one Sunday a month, all in daylight
Home in time for homework, and for the parents a nap.
From next month the {hxbl} will try an early day. On one Sunday a month all four games move into the daytime, and the first is over before two.
It was the idea of a mother who brings two children. "At night," she wrote, "my little one has never seen a fourth quarter."
## How players cope
Training will begin two hours earlier, and there will be daylight lamps where they warm up. Most were in favour. A few said the alarm clock needs practice too.
> "Let them see a fourth quarter." That was the whole of the league's reply.
On early days under-twelves get in free.`,
    vi: `
{hxbl.s} thử “ngày đấu sớm”: mỗi tháng một Chủ nhật, đánh ban ngày
Con kịp về làm bài, bố mẹ vẫn kịp ngủ trưa.
Từ tháng sau {hxbl} thử tổ chức ngày đấu sớm: mỗi tháng chọn một Chủ nhật, cả bốn trận dời sang ban ngày, trận đầu kết thúc trước hai giờ chiều.
Ý tưởng đến từ một người mẹ hay dẫn hai con đi xem. Chị viết trong thư: “Trận buổi tối, đứa bé nhà tôi chưa bao giờ được xem hiệp bốn.”
## Cầu thủ thích nghi ra sao
Giờ tập đẩy sớm hai tiếng, khu khởi động lắp thêm đèn bổ sáng. Phần lớn đồng ý, chỉ vài người bảo đồng hồ báo thức cũng phải tập.
> “Hãy để các cháu xem một lần hiệp bốn.” Thư trả lời của giải chỉ có đúng một câu.
Ngày đấu sớm, khán giả dưới mười hai tuổi vào cửa tự do.`,
  },
  {
    key: 'fixtures-north',
    topic: 'fixtures',
    sport: 'football',
    cover: 'stadium-old',
    by: 'front',
    age: 52,
    league: 'bhl',
    teams: ['bhl-ob', 'bhl-gl'],
    zh: `
{bhl.s}公布节日赛程：三天之内踢完一整轮，老传统回来了
热红酒、旧看台，还有一张排得满满的赛程表。
{bhl}确认，节日期间的传统恢复：一整轮比赛将在三天之内踢完，{bhl-ob}和{bhl-gl}都在主场。
这个传统曾因球员负荷问题停了四年。这次的条件是：每队大名单扩大到二十五人，换人名额加一个。
## 看球指南
东亚的球迷多半要熬夜。好消息是，三天里每天都有一场在北京时间晚上十点之前结束。
> “我爷爷那一辈，节日里最热闹的地方不是广场，是这座看台。”{bhl-ob}的一位老会员说。
赛程页已经可以预约提醒。`,
    en: `
{bhl.s} brings back the holiday round: everyone in three days
Mulled wine, old stands, and a fixture list with no room left on it.
The {bhl} has confirmed that an old custom returns over the holidays: a whole round inside three days, with {bhl-ob} and {bhl-gl} both at home.
It was dropped four years ago to spare the players. The price of bringing it back is a squad of twenty-five for everyone and one more substitute.
## Where and when
In East Asia it mostly means staying up late. The good news: on each of the three days one match will be over before ten in the evening, Beijing time.
> "In my grandfather's day the liveliest place at this time of year wasn't the square, it was this stand," said an old member at {bhl-ob}.
Reminders can be set on the schedule page now.`,
    vi: `
{bhl.s} nối lại vòng đấu mùa lễ: trọn một vòng trong ba ngày
Rượu vang nóng, khán đài cũ và một tờ lịch kín chỗ.
{bhl} xác nhận truyền thống cũ trở lại trong kỳ nghỉ lễ: trọn một vòng đấu gói trong ba ngày, {bhl-ob} và {bhl-gl} đều đá sân nhà.
Truyền thống này từng dừng bốn năm vì lo cầu thủ quá tải. Điều kiện để nối lại: danh sách mỗi đội tăng lên hai mươi lăm người, thêm một quyền thay người.
## Xem lúc nào
Khán giả Đông Á phần lớn phải thức khuya. Tin vui là cả ba ngày, ngày nào cũng có một trận kết thúc trước mười giờ tối giờ Bắc Kinh.
> “Thời ông nội tôi, dịp lễ nơi đông vui nhất không phải quảng trường, mà là khán đài này,” một hội viên lâu năm của {bhl-ob} kể.
Trang Lịch thi đấu đã cho đặt nhắc giờ.`,
  },
]
