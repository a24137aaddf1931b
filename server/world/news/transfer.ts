// Transfers and contract renewals.
import type { ArticleSeed } from './article-seed.ts'

export const transfers: ArticleSeed[] = [
  {
    key: 'transfer-ruan',
    topic: 'transfer',
    sport: 'football',
    cover: 'signing-boats',
    by: 'front',
    age: 3,
    league: 'hxcl',
    teams: ['hxcl-qy', 'ljsl-dd'],
    zh: `
{hxcl-qy}签下边锋阮文海，合同三年
这名 23 岁的左脚球员来自{ljsl-dd}，转会窗打开后即可上场。
{hxcl-qy}今天宣布，与边锋阮文海签约三年，附带一年续约选项。他将身披 11 号，明天起随队训练。
阮文海在{ljsl}出道，习惯从右路内切，上赛季有九次助攻来自同一块区域。球探部门跟了他十四个月，看了二十六场现场。
## 为什么是他
{hxcl-qy.s}今年的进攻过于依赖左路，对手只要把重心移过去，另一边就成了摆设。主教练点名要一个“让对手两边都睡不好”的人。
> “我小时候跟父亲出海，船上的收音机里就有青屿的比赛。”阮文海说，“现在轮到我让他听见我的名字。”
双方没有公布转会费。{ljsl-dd}在声明里祝他顺利，并说港口的灯会给他留着。`,
    en: `
{hxcl-qy} sign winger Nguyen Van Hai on a three-year deal
The left-footer, 23, arrives from {ljsl-dd} and can play as soon as the window opens.
{hxcl-qy} have signed winger Nguyen Van Hai for three years, with the option of a fourth. He takes the number 11 shirt and starts training tomorrow.
He came through in the {ljsl}, likes to cut in from the right, and had nine assists last season from more or less the same patch of grass. The scouts followed him for fourteen months and saw him twenty-six times in the flesh.
## Why him
{hxcl-qy.s} have leaned too heavily on the left this year: shift over that way and the other flank is furniture. The coach asked for somebody "who spoils their sleep on both sides".
> "When I was little I went out on the boat with my father, and the radio had Qingyu on," Nguyen said. "Now it's my turn to let him hear a name he knows."
The fee was not disclosed. {ljsl-dd} wished him well and said the harbour light would stay on for him.`,
    vi: `
{hxcl-qy} chiêu mộ Nguyễn Văn Hải với bản hợp đồng ba năm
Cầu thủ chạy cánh thuận chân trái, 23 tuổi, đến từ {ljsl-dd} và có thể ra sân ngay khi cửa sổ chuyển nhượng mở.
{hxcl-qy} hôm nay công bố đã ký với tiền vệ cánh Nguyễn Văn Hải ba năm, kèm điều khoản gia hạn một năm. Anh mang áo số 11 và tập cùng đội từ ngày mai.
Trưởng thành ở {ljsl}, Hải quen đá bên phải rồi ngoặt vào trong; mùa trước chín pha kiến tạo của anh đều xuất phát từ gần như cùng một khoảng cỏ. Bộ phận tuyển trạch theo anh mười bốn tháng, xem trực tiếp hai mươi sáu trận.
## Vì sao là anh
Năm nay {hxcl-qy.s} quá phụ thuộc cánh trái: đối thủ chỉ cần dồn sang đó là cánh còn lại thành đồ trang trí. Huấn luyện viên đòi bằng được một người “khiến họ mất ngủ cả hai bên”.
> “Hồi nhỏ theo cha ra khơi, radio trên thuyền toàn tường thuật trận của Thanh Dữ,” Hải kể. “Giờ đến lượt tôi để cha nghe thấy tên mình.”
Phí chuyển nhượng không được tiết lộ. {ljsl-dd} chúc anh may mắn và nhắn rằng ngọn đèn ngoài cảng vẫn để sáng chờ anh.`,
  },
  {
    key: 'transfer-loan',
    topic: 'transfer',
    sport: 'football',
    cover: 'boots-locker',
    by: 'front',
    age: 12,
    league: 'hxcl',
    teams: ['hxcl-fl', 'hxcl-xl'],
    zh: `
{hxcl-fl}租出两名小将，{hxcl-xl}得到一个夏天的实验
一名门将、一名后腰，两份租约都不带买断条款。
{hxcl-fl}与{hxcl-xl}达成一致，20 岁的门将裴若海与 19 岁的后腰祝星野租借半年。
两人上半年几乎都在预备队。{hxcl-fl.s}一线队的门将位置排了三个人，后腰则是全队最拥挤的地方。
## 条款里的细节
租约写明，每人每月至少要有两场首发，否则租借费用翻倍。业内人士说，这种条款越来越常见：小将要的是比赛，不是球衣。
> “坐在豪门的板凳上也能长大，只是长得慢。”{hxcl-xl}体育总监说，“我们这里椅子少。”
两人周末就可能进入大名单。`,
    en: `
{hxcl-fl} loan out two youngsters, and {hxcl-xl} get a summer's experiment
A keeper and a holding midfielder, and no option to buy on either.
{hxcl-fl} and {hxcl-xl} have agreed half-season loans for goalkeeper Pei Ruohai, 20, and defensive midfielder Zhu Xingye, 19.
Both have spent most of the year with the reserves. There are three goalkeepers ahead of one of them at {hxcl-fl.s}, and nowhere in the squad is as crowded as the other one's position.
## In the small print
Each must start at least twice a month or the loan fee doubles. Clauses like that are becoming common, people in the business say: youngsters want matches, not shirts.
> "You can grow up on a big club's bench too, only slowly," said the sporting director of {hxcl-xl}. "We don't have that many chairs."
Both could be in the squad this weekend.`,
    vi: `
{hxcl-fl} cho mượn hai tài năng trẻ, {hxcl-xl} có thêm một phép thử
Một thủ môn, một tiền vệ trụ, cả hai đều không kèm điều khoản mua đứt.
{hxcl-fl} và {hxcl-xl} thống nhất cho mượn nửa mùa hai cầu thủ: thủ môn Bùi Nhược Hải 20 tuổi và tiền vệ phòng ngự Chúc Tinh Dã 19 tuổi.
Từ đầu năm cả hai hầu như chỉ đá cho đội dự bị. Ở {hxcl-fl.s}, khung thành đã có ba người xếp hàng, còn tiền vệ trụ là vị trí đông nhất đội.
## Điều khoản nhỏ
Hợp đồng ghi rõ mỗi người phải được đá chính ít nhất hai trận mỗi tháng, nếu không phí mượn tăng gấp đôi. Giới trong nghề bảo kiểu điều khoản này ngày một nhiều: cầu thủ trẻ cần trận đấu chứ không cần chiếc áo.
> “Ngồi ghế dự bị đội lớn cũng trưởng thành được, chỉ là chậm,” giám đốc thể thao {hxcl-xl} nói. “Chỗ chúng tôi ít ghế lắm.”
Cả hai có thể góp mặt trong danh sách ngay cuối tuần này.`,
  },
  {
    key: 'transfer-captain',
    topic: 'transfer',
    sport: 'football',
    cover: 'contract-thunder',
    by: 'front',
    age: 19,
    league: 'hxcl',
    teams: ['hxcl-wy'],
    zh: `
{hxcl-wy}队长续约到 2029：“我不喜欢搬家”
三十一岁，第十二个赛季，只穿过一种颜色的球衣。
{hxcl-wy}宣布与队长贺承影续约三年。新合同签完，他在这家俱乐部将至少待满十五个赛季。
贺承影司职中后卫，从青训梯队一路踢上来，经历过降级，也经历过附加赛最后一分钟的点球。
## 一件小事
签约仪式没有安排在发布厅，而是在训练基地食堂。他要求的：给他打了十二年饭的阿姨必须在场。
> “经纪人问我还要什么，我说我不喜欢搬家。”贺承影说，“他说，那这个简单。”
俱乐部同时确认，他退役后将留在青训部门任职。`,
    en: `
{hxcl-wy} captain signs to 2029: "I don't like moving house"
Thirty-one years old, twelve seasons, one colour of shirt.
He Chengying, captain of {hxcl-wy}, has signed for three more years. By the end of them he will have spent at least fifteen seasons at the club.
A centre-back who came up through the youth teams, he has been relegated with them and has stood over a penalty in the last minute of a play-off.
## A small thing
The ceremony was not in the press room but in the canteen of the training ground. That was his condition: the woman who has been serving him lunch for twelve years had to be there.
> "My agent asked what else I wanted. I said I don't like moving house," He said. "He told me that one was easy."
The club also confirmed that there will be a job for him in the academy when he stops.`,
    vi: `
Đội trưởng {hxcl-wy} ký đến 2029: “Tôi không thích dọn nhà”
Ba mươi mốt tuổi, mùa giải thứ mười hai, và chỉ khoác đúng một màu áo.
{hxcl-wy} công bố gia hạn ba năm với đội trưởng Hạ Thừa Ảnh. Hết hợp đồng này, anh sẽ có ít nhất mười lăm mùa ở câu lạc bộ.
Đá trung vệ, lên từ lò đào tạo trẻ, anh từng cùng đội xuống hạng, cũng từng đứng trước chấm phạt đền ở phút cuối trận play-off.
## Một chuyện nhỏ
Lễ ký không diễn ra ở phòng họp báo mà ngay trong nhà ăn của trung tâm tập luyện. Đó là yêu cầu của anh: cô cấp dưỡng mười hai năm xới cơm cho anh phải có mặt.
> “Người đại diện hỏi còn muốn gì nữa không, tôi bảo tôi không thích dọn nhà,” anh kể. “Ông ấy nói, thế thì dễ.”
Câu lạc bộ cũng xác nhận khi giải nghệ anh sẽ ở lại làm việc cho tuyến trẻ.`,
  },
  {
    key: 'transfer-women',
    topic: 'transfer',
    sport: 'football',
    cover: 'signing-thunder',
    by: 'wan',
    age: 24,
    league: 'hxwsl',
    teams: ['hxwsl-wy'],
    zh: `
{hxwsl-wy}引进组织核心，8 号球衣空了两年终于有人穿
她说，自己挑的不是号码，是位置。
{hxwsl-wy}正式签下中场孟听澜。她上赛季在海外联赛出场二十七次，传球成功率全队第一。
8 号自从前任队长退役后一直空着。俱乐部原本打算再留一年，直到她在体检之后问了一句：“那件没人穿吗？”
## 能带来什么
教练组希望她解决两个问题：后场被压时谁来接第一脚，以及领先之后谁敢把球停下来。
> “我不快，也不高，但我知道下一脚在哪儿。”孟听澜说。
首秀可能在下一个主场。俱乐部为当天准备了一千张学生票。`,
    en: `
{hxwsl-wy} find their playmaker, and the number 8 is taken again after two years
She says she didn't choose the number, she chose the position.
Meng Tinglan has joined {hxwsl-wy}. She played twenty-seven times abroad last season and had the best passing figures in her team.
Nobody has worn 8 since the last captain retired. The club meant to leave it another year, until she asked after the medical: "Is nobody using that one?"
## What she brings
The staff want two things from her: someone to take the first pass when the defence is under pressure, and someone with the nerve to put a foot on the ball when they are ahead.
> "I'm not quick and I'm not tall, but I know where the next pass is," Meng said.
Her first game could be the next one at home. A thousand tickets have been put aside for students.`,
    vi: `
{hxwsl-wy} có nhạc trưởng mới, áo số 8 bỏ trống hai năm nay đã có chủ
Cô bảo mình không chọn số áo, mình chọn vị trí.
{hxwsl-wy} chính thức ký với tiền vệ Mạnh Thính Lan. Mùa trước cô ra sân hai mươi bảy lần ở nước ngoài, tỷ lệ chuyền chính xác cao nhất đội.
Số 8 bỏ trống từ ngày cựu đội trưởng giải nghệ. Câu lạc bộ định để thêm một năm, cho tới khi cô hỏi sau buổi kiểm tra y tế: “Cái áo kia không ai mặc ạ?”
## Cô mang đến điều gì
Ban huấn luyện muốn cô giải hai bài toán: ai nhận đường chuyền đầu tiên khi bị ép sân, và ai dám giữ bóng lại khi đội đang dẫn.
> “Tôi không nhanh, cũng chẳng cao, nhưng tôi biết đường chuyền kế tiếp nằm ở đâu,” Thính Lan nói.
Trận ra mắt có thể là trận sân nhà tới. Câu lạc bộ dành sẵn một nghìn vé cho học sinh.`,
  },
  {
    key: 'transfer-centre',
    topic: 'transfer',
    sport: 'basketball',
    cover: 'huddle-leopards',
    by: 'feng',
    age: 30,
    league: 'hxbl',
    teams: ['hxbl-yl'],
    zh: `
{hxbl-yl}补强内线：2 米 13 的中锋带着一把小提琴来了
球队终于不用再让前锋去顶对方的大个子。
{hxbl-yl}宣布签下中锋彭砺，合同到赛季结束。他身高 2 米 13，臂展比身高还长十一厘米。
上一阶段，{hxbl-yl.s}在禁区里的失分排在后半区。主教练的说法是：“我们的协防没问题，问题是总在协防。”
## 箱子里的东西
彭砺下飞机时提着一个长条箱，接机的球迷以为是护具，打开是一把小提琴。他说客场的酒店晚上很安静，正好练。
> “拉琴和卡位一样，别急，脚要先站对。”
他将在下一个主场进入轮换名单。`,
    en: `
{hxbl-yl} go big: a seven-foot centre and his violin
At last the forwards can stop wrestling other people's giants.
{hxbl-yl} have signed centre Peng Li until the end of the season. He is 2.13 metres tall, and his arms are eleven centimetres longer than that.
{hxbl-yl.s} have been in the bottom half for points given up in the paint. "Our help defence is fine," the coach put it. "The trouble is that it's always help."
## What's in the case
Peng came off the plane with a long case in his hand. The fans who had come to meet him took it for medical gear. It was a violin. Hotels are quiet on the road, he said, and good for practice.
> "Playing and boxing out are the same. Don't rush, get your feet right first."
He goes into the rotation for the next home game.`,
    vi: `
{hxbl-yl} gia cố dưới rổ: trung phong 2m13 và cây vĩ cầm
Cuối cùng các tiền phong không còn phải vật lộn với người khổng lồ nhà khác.
{hxbl-yl} công bố ký hợp đồng đến hết mùa với trung phong Bành Lệ. Anh cao 2m13, sải tay còn dài hơn chiều cao mười một phân.
Thời gian qua {hxbl-yl.s} nằm ở nửa dưới bảng về số điểm để thua dưới rổ. Huấn luyện viên nói gọn: “Phòng ngự hỗ trợ của chúng tôi ổn, chỉ có điều lúc nào cũng phải hỗ trợ.”
## Trong chiếc hộp có gì
Bành Lệ xuống máy bay với một chiếc hộp dài. Người hâm mộ ra đón tưởng dụng cụ y tế, mở ra là cây vĩ cầm. Anh bảo khách sạn sân khách buổi tối yên tĩnh, tiện tập.
> “Kéo đàn với chiếm vị trí giống nhau: đừng vội, chân phải đứng đúng chỗ trước đã.”
Anh sẽ vào danh sách xoay vòng ở trận sân nhà tới.`,
  },
  {
    key: 'transfer-coach',
    topic: 'transfer',
    sport: 'football',
    cover: 'coach-lions',
    by: 'huai',
    age: 37,
    league: 'hxcl',
    teams: ['hxcl-dl'],
    zh: `
{hxcl-dl}换帅，新教练第一天先让全队学着走路
不跑圈，不分组，一个半小时只练站位。
{hxcl-dl}确认温怀瑾出任主教练，签约两年半。他上一份工作是带一支低级别球队连续两年升级。
首堂训练课没有人出汗。温怀瑾让十一个人按位置站好，球在脚下慢慢传，谁的站位错了，全队停下来等他。
## 老队员的看法
三十四岁的后卫说，这是他踢球以来最慢的一堂课，也是说话最多的一堂课。
> “快是结果，不是要求。”温怀瑾说，“先知道往哪儿走，再谈跑。”
他带来的助教只有一名，专门负责定位球。`,
    en: `
{hxcl-dl} change coach, and on day one he teaches them to walk
No laps, no teams, an hour and a half of standing in the right place.
{hxcl-dl} have appointed Wen Huaijin on a two-and-a-half-year contract. In his last job he took a club up twice in two years.
Nobody broke sweat in the first session. Wen put eleven men in position and had the ball passed slowly to feet. Whenever somebody stood wrong, everyone stopped and waited for him.
## From an old hand
A defender of thirty-four said it was the slowest session of his career and the one with the most talking.
> "Speed is what comes out of it, not what I ask for," Wen said. "First know where you're going. Then we can talk about running."
He has brought one assistant with him, to look after set pieces.`,
    vi: `
{hxcl-dl} thay tướng, ngày đầu thầy mới dạy cả đội… đi bộ
Không chạy vòng, không chia đội, một tiếng rưỡi chỉ tập đứng đúng chỗ.
{hxcl-dl} xác nhận Ôn Hoài Cẩn làm huấn luyện viên trưởng, hợp đồng hai năm rưỡi. Ở nơi cũ, ông giúp một đội hạng dưới thăng hạng hai năm liền.
Buổi tập đầu tiên không ai đổ mồ hôi. Ông xếp mười một người vào vị trí, cho chuyền bóng chậm dưới chân; ai đứng sai, cả đội dừng lại đợi.
## Lời người cũ
Một hậu vệ 34 tuổi nói đó là buổi tập chậm nhất đời cầu thủ của anh, cũng là buổi nói nhiều nhất.
> “Nhanh là kết quả, không phải yêu cầu,” ông Ôn nói. “Biết mình đi đâu đã, rồi hãy bàn chuyện chạy.”
Ông chỉ mang theo một trợ lý, chuyên lo bóng chết.`,
  },
  {
    key: 'transfer-roster',
    topic: 'transfer',
    sport: 'esports',
    cover: 'esports-desk',
    by: 'night',
    age: 43,
    league: 'xy',
    teams: [],
    zh: `
{xy.s}转会窗关闭：十一笔交易，最贵的不是选手
真正被抢的，是看录像的人。
{xy}冬季转会窗今天零点关闭，全联盟完成十一笔交易，其中七笔是选手，四笔是教练和分析师。
一名分析师的签约费用超过了三名首发选手之和。他的电脑里据说有九千局训练赛的笔记。
## 新的算法
俱乐部经理们的解释很一致：选手的操作差距越来越小，赛前知道对手第五手选什么，比赢一次对线更值钱。
> “我们买的不是人，是他睡不着的那些晚上。”一名经理说。
新阵容从下一个比赛日起可以登场。`,
    en: `
{xy.s} window shuts: eleven deals, and the dearest was not for a player
What everyone was after was the man who watches the tape.
The winter window of the {xy} closed at midnight. Eleven deals were done across the league, seven for players and four for coaches and analysts.
One analyst cost more than three starters put together. His computer is said to hold notes on nine thousand practice games.
## New sums
The managers all tell it the same way. The players are closer to one another than ever, and knowing an opponent's fifth pick beforehand is worth more than winning a lane.
> "We're not buying a person, we're buying the nights he couldn't sleep," one of them said.
New line-ups may be used from the next match day.`,
    vi: `
{xy.s} đóng cửa chuyển nhượng: mười một thương vụ, đắt nhất lại không phải tuyển thủ
Thứ thật sự bị tranh giành là người ngồi xem băng hình.
Kỳ chuyển nhượng mùa đông của {xy} khép lại lúc nửa đêm. Toàn giải có mười một thương vụ: bảy tuyển thủ, bốn huấn luyện viên và chuyên gia phân tích.
Phí ký của một chuyên gia phân tích còn cao hơn ba tuyển thủ chính thức cộng lại. Nghe nói trong máy anh có ghi chép của chín nghìn ván đấu tập.
## Cách tính mới
Các nhà quản lý giải thích giống hệt nhau: chênh lệch tay nghề ngày càng nhỏ, biết trước lượt chọn thứ năm của đối thủ đáng giá hơn thắng một đường.
> “Chúng tôi không mua con người, mà mua những đêm anh ta mất ngủ,” một quản lý nói.
Đội hình mới được ra sân từ ngày thi đấu tới.`,
  },
]
