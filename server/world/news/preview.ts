// Previews: each is bound to a scheduled match of the simulated world.
import type { ArticleSeed } from './article-seed.ts'

export const previews: ArticleSeed[] = [
  {
    key: 'preview-first',
    topic: 'preview',
    sport: 'football',
    cover: 'stadium-night',
    by: 'front',
    age: 1,
    about: { when: 'upcoming', shape: 'any', leagues: ['hxcl'] },
    zh: `
前瞻：{home}对{away}，{venue}的灯已经试亮
{date}{time}开球，{league}第 {round} 轮最受关注的一场。
{venue}的草皮昨天剪到了 2.4 厘米，管理员说，这是为了让球滚得更快一点。主队喜欢这样的场地。
{home}在家里习惯先控后传，两名中场会轮流回撤到中卫之间；{away}则更愿意把节奏交给边路，丢球之后的五秒是他们最凶的时候。
## 看点
第一，主队的左中卫能不能在压力下把球送过第一道线；第二，客队的反击会不会在第一次触球就停下来。
> “这种比赛不需要动员，需要的是别太激动。”主队的一位老队员说。
预计双方都会派出最强的首发。开球时间为北京时间{time}。`,
    en: `
Preview: {home} v {away}, and the lights at {venue} have been tested
Kick-off is at {time} Beijing time on {date}, the pick of round {round} in the {league}.
They cut the grass at {venue} to 24 millimetres yesterday. It makes the ball run a shade faster, the groundsman said, and that is how the home side likes it.
At home {home} keep it first and pass second, with the two midfielders taking turns to drop between the centre-backs. {away} would sooner leave the tempo to the flanks, and are at their fiercest in the five seconds after losing the ball.
## What to look for
Whether the left-sided centre-back can get it past the first line under pressure. And whether the visitors' breaks die on the first touch.
> "You don't need a speech before a game like this," said one of the hosts' older hands. "You need to calm down a bit."
Both are expected to pick their strongest side.`,
    vi: `
Trước trận {home} – {away}: {venue} đã thử đèn
Bóng lăn lúc {time} giờ Bắc Kinh {date}, trận đáng chờ nhất vòng {round} {league}.
Hôm qua mặt cỏ {venue} được cắt còn 2,4 phân. Người trông sân bảo để bóng lăn nhanh hơn một chút, và chủ nhà thích thế.
Trên sân nhà, {home} quen giữ bóng rồi mới chuyền, hai tiền vệ thay nhau lùi xuống giữa cặp trung vệ. {away} thì giao nhịp cho hai biên, đáng sợ nhất là năm giây sau khi mất bóng.
## Điểm nhấn
Một là trung vệ lệch trái của chủ nhà có đưa được bóng qua tuyến pressing đầu tiên hay không. Hai là các pha phản công của đội khách có chết ngay ở nhịp chạm đầu hay không.
> “Trận thế này chẳng cần lên dây cót, chỉ cần bớt hồi hộp,” một cựu binh bên chủ nhà nói.
Dự kiến hai bên đều tung ra đội hình mạnh nhất.`,
  },
  {
    key: 'preview-derby',
    topic: 'preview',
    sport: 'football',
    cover: 'header-lions',
    by: 'huai',
    age: 4,
    about: { when: 'upcoming', shape: 'any', leagues: ['hxcl'] },
    zh: `
老槐看球：{home}碰{away}，胜负手在第二落点
战术板可以画满，球还是要先落地。
{date}{time}，{home}在{venue}迎战{away}。我不猜比分，我只说我会盯着哪里看。
两队的长传都不少，长传本身没有错，错的是传完之后站着看。谁的中场先启动两步，谁就能拿到那个所有人都以为没主的球。
## 三个小问题
主队角球时禁区外留几个人？客队界外球敢不敢往回掷？六十分钟以后，谁先换后腰？
> 看球看久了会发现，足球里大多数大事，都是小事攒出来的。
答案很快揭晓。到时候如果我说错了，欢迎拿这篇文章来问我。`,
    en: `
Lao Huai: {home} against {away} will be won on second balls
Draw all you like on the board. The ball still has to come down.
{home} host {away} at {venue}, {time} Beijing time on {date}. I won't guess the score. I'll tell you where I'll be looking.
Neither is shy of a long pass. There's nothing wrong with that; what's wrong is standing and watching it. Whoever's midfield takes the first two steps gets the ball everyone thought was nobody's.
## Three small questions
How many will the hosts leave outside the box on their corners? Dare the visitors throw it backwards? And after the hour, who changes a holding player first?
> Watch enough of this game and you find that most of the big things in it are small things that added up.
We'll know soon. If I'm wrong, bring this column and ask me about it.`,
    vi: `
Lão Hòe: {home} gặp {away}, hơn thua ở bóng hai
Bảng chiến thuật vẽ kín cũng được, nhưng bóng vẫn phải rơi xuống đất đã.
{date}, lúc {time} giờ Bắc Kinh, {home} tiếp {away} tại {venue}. Tôi không đoán tỷ số, tôi chỉ nói mình sẽ nhìn vào đâu.
Cả hai đều không ngại chuyền dài. Chuyền dài không có lỗi, lỗi là chuyền xong đứng nhìn. Tiền vệ bên nào bước trước hai bước sẽ lấy được quả bóng mà ai cũng tưởng vô chủ.
## Ba câu hỏi nhỏ
Chủ nhà đá phạt góc thì để mấy người ngoài vòng cấm? Đội khách có dám ném biên về phía sau? Qua phút 60, bên nào thay tiền vệ trụ trước?
> Xem bóng lâu mới thấy, phần lớn chuyện lớn trong bóng đá là do chuyện nhỏ gom lại.
Sắp có lời đáp. Nếu tôi sai, cứ mang bài này ra hỏi tôi.`,
  },
  {
    key: 'preview-numbers',
    topic: 'preview',
    sport: 'football',
    cover: 'board-football',
    by: 'data',
    age: 7,
    about: { when: 'upcoming', shape: 'any', leagues: ['hxcl', 'bhl', 'ivl'] },
    zh: `
数据局：读懂{home}对{away}，只要三张图
不谈气势，不谈运气，只看球在哪里丢、在哪里拿回来。
{league}，{home}将在{date}{time}对阵{away}。我们把两队最近的比赛切成了两千多个片段。
第一张图是丢球位置：{away}的失误集中在本方左路，离底线三十米，正好是{home}最喜欢逼抢的地方。
## 第二张与第三张
第二张图是传中落点：{home}有七成送到后点。第三张图是门将出击：{away}的门将很少离开小禁区。两张叠在一起，你就知道该看哪一个人了。
> 数据不会告诉你谁赢，它只告诉你，如果有人赢，大概会从哪里开始。
比赛结束之后，我们会把这三张图再画一遍。`,
    en: `
By the numbers: three pictures that explain {home} v {away}
Nothing about momentum, nothing about luck. Just where the ball is lost and where it is won back.
{home} meet {away} in the {league} at {time} Beijing time on {date}. We have cut both sides' recent matches into more than two thousand pieces.
Picture one is where the ball is lost. {away} give it away mostly on their own left, thirty yards out, which happens to be where {home} most like to press.
## Pictures two and three
Two is where crosses land: seven in ten from {home} go to the far post. Three is how far goalkeepers come: the one at {away} rarely leaves his six-yard box. Lay one on the other and you know whom to watch.
> The figures won't tell you who wins. They tell you where it would probably start.
When it is over we will draw all three again.`,
    vi: `
Những con số: ba bức hình để hiểu trận {home} – {away}
Không bàn khí thế, không bàn vận may, chỉ xem bóng mất ở đâu và đoạt lại ở đâu.
{date}, {time} giờ Bắc Kinh, {home} gặp {away} tại {league}. Chúng tôi đã cắt các trận gần đây của hai đội thành hơn hai nghìn đoạn.
Bức thứ nhất là nơi mất bóng: {away} hay để mất ở cánh trái phần sân nhà, cách biên ngang ba chục mét, đúng chỗ {home} thích áp sát nhất.
## Bức thứ hai và thứ ba
Bức hai là điểm rơi của các quả tạt: bảy phần mười của {home} hướng về cột xa. Bức ba là tầm ra của thủ môn: người gác đền {away} hiếm khi rời khu 5m50. Chồng hai bức lên nhau, bạn sẽ biết phải nhìn ai.
> Con số không nói ai thắng. Nó chỉ nói nếu có người thắng thì nhiều khả năng bắt đầu từ đâu.
Hết trận, chúng tôi sẽ vẽ lại cả ba bức.`,
  },
  {
    key: 'preview-lanjiang',
    topic: 'preview',
    sport: 'football',
    cover: 'scarves-lantern',
    by: 'chi',
    age: 6,
    about: { when: 'upcoming', shape: 'any', leagues: ['ljsl'] },
    zh: `
{home}迎战{away}，全城早收摊
街边的面馆贴出告示：比赛日提前打烊，都去看球。
{league}，{home}将在{date}{time}坐镇主场迎来{away}。
在这座城市，比赛日从上午就开始了：鼓手在桥头集合，卖灯笼的换上主队颜色，公交车的站名播报里多了一句“祝好运”。
## 场上的事
{home}的边路速度是联盟里最让人头疼的之一，{away}的办法是让边锋先参与防守，再谈进攻。谁先累，谁就先露出空当。
> “我们不看积分榜，我们看我们的鼓还响不响。”一位老鼓手说。
转播从赛前半小时开始。`,
    en: `
The city will shut early for {home} v {away}
The noodle shop on the corner has put up a sign: closing early on match day, gone to the game.
{home} welcome {away} in the {league} at {time} Beijing time on {date}.
Here match day begins in the morning. The drummers gather on the bridge, the lantern sellers change into the home colours, and the voice on the bus adds "good luck" to the name of the stop.
## On the grass
Few in this league cause as much trouble as {home} do out wide. The answer from {away} is to have the wingers defend first and attack later. Whoever tires first will leave the gap.
> "We don't look at the table," said an old drummer. "We listen whether the drum still sounds."
Coverage starts half an hour before.`,
    vi: `
{home} đón {away}, cả thành phố nghỉ bán sớm
Quán mì đầu ngõ treo biển: ngày có trận đóng cửa sớm, đi xem bóng đá.
{home} tiếp {away} trong khuôn khổ {league}, {time} giờ Bắc Kinh {date}.
Ở đây, ngày có trận bắt đầu từ buổi sáng: đội trống tụ lại trên cầu, hàng đèn lồng thay màu áo chủ nhà, loa xe buýt đọc tên bến xong lại thêm câu “chúc may mắn”.
## Chuyện trên sân
Ít đội ở giải khiến người ta đau đầu ở hai biên như {home}. Cách của {away} là cho tiền đạo cánh lùi về thủ trước rồi mới tính chuyện công. Bên nào đuối trước, bên ấy hở trước.
> “Chúng tôi không nhìn bảng xếp hạng, chúng tôi nghe xem trống còn kêu không,” một tay trống già nói.
Truyền hình trực tiếp từ nửa tiếng trước giờ bóng lăn.`,
  },
  {
    key: 'preview-women',
    topic: 'preview',
    sport: 'football',
    cover: 'shot-women',
    by: 'wan',
    age: 11,
    about: { when: 'upcoming', shape: 'any', leagues: ['hxwsl'] },
    zh: `
女足前瞻：{home}对{away}，两名门将的较量
一个喜欢出来，一个喜欢留下。
{date}{time}，{league}第 {round} 轮，{home}主场对阵{away}。
{home}的门将几乎是第三名中卫，平均站位比同行靠前七米；{away}的门将则把小禁区守得滴水不漏，很少给第二次机会。
## 会怎么踢
客队很可能在中圈附近就尝试远射，逼对方门将退回去。只要她退两步，主队的防线也会跟着退。
> “我知道她们会吊我，我小时候就有人吊我。”主队门将说，“现在他们都不吊了。”
当天女学生凭证件可免费入场。`,
    en: `
Women's preview: {home} v {away} is a tale of two goalkeepers
One likes to come, the other likes to stay.
{home} are at home to {away} in round {round} of the {league}, {time} Beijing time on {date}.
The {home} keeper is as good as a third centre-back and stands seven metres further out than her peers. Her opposite number at {away} has the six-yard box sewn up and seldom allows a second bite.
## How it may go
Look for the visitors to try one from the centre circle. Push that keeper back two steps and the whole back line goes with her.
> "I know they'll try to lob me. People have been lobbing me since I was little," she said. "They've stopped now."
Schoolgirls get in free on the day.`,
    vi: `
Bóng đá nữ: {home} – {away}, cuộc đọ sức của hai thủ môn
Một người thích băng ra, một người thích ở lại.
Vòng {round} {league}, {home} tiếp {away} lúc {time} giờ Bắc Kinh {date}.
Thủ môn {home} gần như một trung vệ thứ ba, vị trí trung bình cao hơn đồng nghiệp bảy mét. Bên kia, thủ môn {away} giữ khu 5m50 kín như bưng, hiếm khi cho đối phương cơ hội thứ hai.
## Trận đấu sẽ ra sao
Rất có thể đội khách sẽ thử sút từ vòng tròn giữa sân để ép thủ môn chủ nhà lùi. Cô lùi hai bước là cả hàng thủ lùi theo.
> “Tôi biết họ sẽ lốp tôi. Từ bé đã bị lốp rồi,” cô nói. “Giờ thì chẳng ai lốp nữa.”
Nữ sinh xuất trình thẻ được vào sân miễn phí.`,
  },
  {
    key: 'preview-basketball',
    topic: 'preview',
    sport: 'basketball',
    cover: 'tip-off',
    by: 'feng',
    age: 8,
    about: { when: 'upcoming', shape: 'any', leagues: ['hxbl', 'tbl', 'rbl'] },
    zh: `
篮下前瞻：{home}要守住{away}的弱侧
球在强侧，胜负在弱侧。
{league}，{home}将在{date}{time}于{venue}对阵{away}。
{away}最喜欢的一招是强侧高位挡拆，等对方协防一动，球立刻甩到弱侧底角。那里的命中率，是他们全队的底气。
## 守法有几种
要么不协防，赌内线一个人扛得住；要么协防之后换人轮转，赌五个人都记得自己该去哪儿。前一种累一个，后一种累五个。
> “我选后一种。”{home}主帅说，“累五个人，总有一个还跑得动。”
开赛前九十分钟，球馆大门开放。`,
    en: `
Under the rim: {home} must mind the weak side against {away}
The ball is on the strong side. The game is on the other.
{home} play {away} at {venue} in the {league}, {time} Beijing time on {date}.
What {away} like best is a high screen on the strong side. The moment the help moves, the ball goes to the far corner, and what they shoot from there is what the whole team lives on.
## Ways to stop it
Don't help, and bet one man can hold up inside. Or help and rotate, and bet that all five remember where to go. The first tires out one, the second tires out five.
> "I'll take the second," the {home} coach said. "Tire out five and one of them can still run."
Doors open ninety minutes before the start.`,
    vi: `
Dưới rổ: {home} phải canh cánh yếu khi gặp {away}
Bóng ở cánh mạnh, thắng thua ở cánh yếu.
{home} gặp {away} tại {venue} trong khuôn khổ {league}, {time} giờ Bắc Kinh {date}.
Bài ruột của {away} là pick-and-roll trên cao ở cánh mạnh: hễ người hỗ trợ nhúc nhích là bóng văng sang góc đáy bên kia. Tỷ lệ ném từ đó là chỗ dựa của cả đội.
## Mấy cách chống
Hoặc không hỗ trợ, đặt cược vào một mình người gác trong; hoặc hỗ trợ rồi xoay người, đặt cược cả năm đều nhớ chỗ của mình. Cách đầu mệt một người, cách sau mệt năm.
> “Tôi chọn cách sau,” huấn luyện viên {home} nói. “Mệt năm người thì thế nào cũng còn một người chạy được.”
Cửa nhà thi đấu mở trước giờ ném bóng chín mươi phút.`,
  },
  {
    key: 'preview-tennis',
    topic: 'preview',
    sport: 'tennis',
    cover: 'tennis-racket',
    by: 'front',
    age: 5,
    about: { when: 'upcoming', shape: 'any', leagues: ['bay', 'cliff', 'palm'] },
    zh: `
{league}：{home}对{away}，先看谁的脚步先到
拍子可以慢半拍，脚不行。
{date}{time}，{home}与{away}将在{venue}碰面。
两人的打法几乎是镜像：都愿意站在底线里面抢上升点，都不喜欢被拖进超过十二拍的相持。
## 天气与球速
赛会把这块场地的球速定在中等偏快。若是夜场，空气变沉，抢点的人会多吃一点力。
> “想赢很简单，第一步别迈错。”一位退役名将在解说席上说。
上一场如果提前结束，这场比赛会随之提前，但不会早于{time}。`,
    en: `
{league}: {home} v {away}, and it starts with the feet
The racket may be half a beat late. The feet may not.
{home} and {away} meet at {venue}, {time} Beijing time on {date}.
They are almost mirror images. Both like to stand inside the baseline and take it on the rise, and neither enjoys being dragged past a dozen strokes.
## Air and pace
The tournament has set this court at medium to fast. At night the air grows heavier, and whoever takes the ball early has to put a little more into it.
> "Winning's easy, just don't get the first step wrong," a retired champion said in the commentary box.
If the match before it ends early this one may be called sooner, but not before {time}.`,
    vi: `
{league}: {home} gặp {away}, xem đôi chân ai đến trước
Vợt có thể chậm nửa nhịp, chân thì không.
{home} và {away} chạm trán tại {venue}, {time} giờ Bắc Kinh {date}.
Hai người gần như soi gương: cùng thích đứng trong vạch cuối sân đánh sớm, cùng không ưa bị kéo vào những loạt bóng quá mười hai chạm.
## Không khí và tốc độ
Giải ấn định mặt sân này ở mức trung bình đến nhanh. Nếu đánh buổi tối, không khí nặng hơn, người đánh sớm sẽ phải dùng thêm sức.
> “Muốn thắng dễ lắm, đừng bước sai bước đầu,” một cựu vô địch nói trên bàn bình luận.
Nếu trận trước kết thúc sớm, trận này có thể được gọi vào sớm hơn, nhưng không trước {time}.`,
  },
  {
    key: 'preview-badminton',
    topic: 'preview',
    sport: 'badminton',
    cover: 'badminton-doubles',
    by: 'chi',
    age: 13,
    about: { when: 'upcoming', shape: 'any', leagues: ['king'] },
    zh: `
{league}看点：{home}与{away}，谁先离开中场
羽毛球里最危险的地方，是自己刚刚离开的那一步。
{date}{time}，{home}对{away}的比赛将在{venue}进行。
一个擅长突击，一个擅长拉吊。拉吊的人要把球场变大，突击的人要把时间变短。
## 前四个球
这类对决往往在前四个球就能看出端倪：发球之后，谁能先把对手逼到两侧的边线，谁就拿住了这一分的钥匙。
> “我只想让对手多走一步。”一位教练总结说，“一局二十一分，就是二十一步。”
赛会提醒观众，比赛进行中请勿使用闪光灯。`,
    en: `
{league}: {home}, {away}, and the question of who leaves the middle first
The most dangerous place on a badminton court is the one you have just left.
{home} faces {away} at {venue}, {time} Beijing time on {date}.
One attacks, the other moves people about. The mover wants the court bigger; the attacker wants the time shorter.
## The first four shots
It tends to show within four shots. Whoever first drives the other to a sideline after the serve is holding the key to the point.
> "All I want is to make the other one take an extra step," one coach put it. "Twenty-one points, twenty-one steps."
Spectators are asked not to use flash during play.`,
    vi: `
{league}: {home} gặp {away}, ai rời giữa sân trước
Chỗ nguy hiểm nhất trên sân cầu lông là chỗ mình vừa rời đi.
{home} đối đầu {away} tại {venue}, {time} giờ Bắc Kinh {date}.
Một người mạnh tấn công, một người giỏi điều cầu. Người điều cầu muốn mặt sân rộng ra, người tấn công muốn thời gian ngắn lại.
## Bốn nhịp đầu
Kiểu đối đầu này thường lộ ngay trong bốn nhịp: sau cú giao, ai ép được đối thủ dạt ra biên trước thì người đó cầm chìa khóa của điểm ấy.
> “Tôi chỉ cần đối thủ bước thêm một bước,” một huấn luyện viên đúc kết. “Hai mươi mốt điểm là hai mươi mốt bước.”
Ban tổ chức nhắc khán giả không dùng đèn flash khi trận đấu đang diễn ra.`,
  },
]
